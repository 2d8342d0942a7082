import HearthDomain

extension BookCommandFixture {
  /// Returns a fixture with one book of each kind.
  static func full(_ language: Language, _ form: CommandFixture.Form) -> BookCommandFixture {
    let room = BookCommandFixture(language, form)
    room.day("2026-11-10")
    for line in [
      "데미안 --author \"헤르만 헤세\" --pages 240 --target +14d --category 소설 --theme mango",
      "코스모스 --author \"칼 세이건\" --pages 692 --target +30d --category 과학 --theme cloud",
      "\"오만과 편견\" --author \"제인 오스틴\" --pages 512 --target +5d --category 고전",
      "싯다르타 --author \"헤르만 헤세 (Hesse)\" --pages 230 --isbn 9788937460432",
    ] {
      room.run("book add " + line)
    }
    room.run("read 데미안 60")
    room.run("read \"오만과 편견\" 120")
    room.run("read 코스모스 50 --at 07:30")
    room.run("book sentence add 데미안 \"알은 세계다\" --page 10")
    room.day("2026-11-15")
    room.run("book finish 싯다르타 --yes")
    room.run("book rate 싯다르타 5")
    room.run("book favourite 싯다르타")
    room.day("2026-11-20")
    return room
  }
}
