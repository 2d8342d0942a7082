import HearthDomain

extension PeopleCommandFixture {
  /// Returns two people: one watered twice and due today, and one never watered and wilted.
  static func watered(_ language: Language, _ form: CommandFixture.Form) throws
    -> PeopleCommandFixture
  {
    let garden = PeopleCommandFixture(language, form)
    garden.run("person add 엄마 --every 7 --nickname 꼬마 --birthday lunar:10-15 --phone 010-1234-5678")
    garden.run("person add 지민 --every 16 --birthday 02-29")
    garden.day("2026-11-06")
    garden.run("water 엄마 --by call --keyword 김장 --memo \"토요일에 같이\"")
    garden.day("2026-11-13")
    garden.run("water 엄마 --by meet")
    garden.day("2026-11-20")
    return garden
  }
}
