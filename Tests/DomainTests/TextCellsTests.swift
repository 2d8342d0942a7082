import Testing

@testable import HearthDomain

@Suite struct TextCellsTests {
  @Test(arguments: [
    ("", 0), ("birthday", 8), ("엄마", 4), ("김장 tea", 8), ("é", 1), ("e\u{301}", 1), ("👩‍👩‍👧", 2),
    ("♥️", 2), ("♥", 1), ("ㅇㅁ", 4), ("漢字", 4), ("ｱ", 1), ("Ａ", 2), ("\u{200B}", 1),
  ])
  func `a syllable takes two cells, and a letter one`(text: String, cells: Int) {
    #expect(TextCells.count(text) == cells)
  }

  @Test(arguments: [
    ("엄마와 tea", 0, ""), ("엄마와 tea", 3, "엄"), ("엄마와 tea", 4, "엄마"), ("tea", 9, "tea"),
    ("👩‍👩‍👧a", 2, "👩‍👩‍👧"),
  ])
  func `a text is cut before the first character that does not fit`(
    text: String, most: Int, cut: String
  ) {
    #expect(text.prefix(cells: most) == cut)
  }

  @Test func `keywords of both languages may be ten cells wide`() throws {
    #expect(try Keyword("birthday").value == "birthday")
    #expect(try Keyword("돌잔치준비").value == "돌잔치준비")
    #expect(throws: DomainError.invalid(.keyword, .tooWide(limit: 10, actual: 12))) {
      try Keyword("돌잔치준비해")
    }
    #expect(throws: DomainError.invalid(.keyword, .tooWide(limit: 10, actual: 11))) {
      try Keyword("birthdayboy")
    }
    #expect(try PersonName(String(repeating: "n", count: 80)).value.count == 80)
    #expect(throws: DomainError.self) { try PersonName(String(repeating: "n", count: 81)) }
    #expect(try Nickname(String(repeating: "가", count: 20)).value.count == 20)
    #expect(throws: DomainError.self) { try Nickname(String(repeating: "가", count: 21)) }
    #expect(try DisplayName(String(repeating: "가", count: 15)).value.count == 15)
    #expect(throws: DomainError.self) { try DisplayName(String(repeating: "가", count: 16)) }
  }
}
