import HearthDomain
import Testing

@Suite struct TextWeightTests {
  private static func marked(_ letter: String, _ marks: Int) -> String {
    letter + String(repeating: "\u{301}", count: marks)
  }

  @Test(arguments: [31, 0, 10])
  func `a character may have a limited number of marks`(marks: Int) throws {
    let name = Self.marked("e", marks) + "n"
    #expect(try PersonName(name).value.unicodeScalars.count == marks + 2)
  }

  @Test(arguments: [32, 4_000, 400_000])
  func `a character with more marks is refused with their number`(marks: Int) {
    #expect(
      throws: DomainError.invalid(.personName, .tooManyCombiningMarks(limit: 31, actual: marks))
    ) {
      try PersonName("Jo " + Self.marked("e", marks))
    }
  }

  @Test func `emoji without marks can fill every field`() throws {
    let family = "👩‍👧"
    let names = String(repeating: family, count: PersonNameRule.lengthRange.upperBound / 2)
    #expect(try PersonName(names).value == names)
  }

  @Test(arguments: [
    "👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩🏻‍❤️‍💋‍👨🏿", "👨🏻‍👩🏽‍👧🏿‍👦🏼", "🏳️‍🌈", "🇰🇷",
  ])
  func `as many of the longest emoji as characters are accepted`(emoji: String) throws {
    #expect(emoji.count == 1)
    let whole = { (count: Int) in String(repeating: emoji, count: count) }
    #expect(try Attribution(whole(80)).value.count == 80)
    #expect(try MoodMemo(whole(1000)).value.count == 1000)
    #expect(try EventTitle(whole(500)).value.count == 500)
    #expect(throws: DomainError.invalid(.memo, .tooLong(limit: 1000, actual: 1001))) {
      try MoodMemo(whole(1001))
    }
  }

  @Test func `the longest texts may consist of family emoji up to a limit`() throws {
    let families = String(repeating: "👨‍👩‍👧‍👦", count: 5000)
    #expect(try SayingText(families).value.count == 5000)
    let skins = String(repeating: "👨🏻‍👩🏽‍👧🏿‍👦🏼", count: 5000)
    #expect(throws: DomainError.invalid(.sayingText, .tooManyBytes(limit: 80_000, actual: 205_000)))
    {
      try SayingText(skins)
    }
  }

  @Test func `marks on an emoji or a letter count in full`() {
    for letter in ["👩", "🏳", "e", "1"] {
      let line = String(repeating: Self.marked(letter, 20), count: 1000)
      #expect(throws: DomainError.self, "\(letter)") { try MoodMemo(line) }
    }
  }

  @Test func `a text of many heavy characters is refused by its bytes`() throws {
    let line = String(repeating: Self.marked("e", 31), count: 300)
    #expect(throws: DomainError.invalid(.memo, .tooManyBytes(limit: 16_000, actual: 18_900))) {
      try MoodMemo(line)
    }
    #expect(try MoodMemo(String(line.prefix(60))).value.count == 60)
  }

  @Test func `the length of a query is limited`() throws {
    #expect(try SearchedText(String(repeating: "가", count: 256)).value.count == 256)
    #expect(throws: DomainError.invalid(.query, .tooLong(limit: 256, actual: 90_000))) {
      try SearchedText(String(repeating: "가", count: 90_000))
    }
  }

  @Test func `a stored text is not checked again`() throws {
    let name = Self.marked("e", 4_000)
    #expect(try PersonName(stored: name).value == name)
    #expect(throws: DomainError.invalid(.personName, .empty)) { try PersonName(stored: " ") }
  }
}
