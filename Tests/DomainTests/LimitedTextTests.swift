import Foundation
import HearthDomain
import Testing

private enum OneLine: TextRule {
  static let field = Field.displayName
  static let lengthRange = 2...5
  static let keepsLineBreaks = false
}

private enum Lines: TextRule {
  static let field = Field.displayName
  static let lengthRange = 1...5
  static let keepsLineBreaks = true
}

@Suite struct LimitedTextTests {
  private static let family = "👩‍👧"

  @Test(arguments: [
    ("가나", "가나"), ("  가나다라마 \n", "가나다라마"), ("a\nb", "a b"), ("a\r\nb", "a b"),
    (String(repeating: family, count: 5), String(repeating: family, count: 5)),
    ("🇰🇷🇰🇷", "🇰🇷🇰🇷"), ("\u{3000}가\u{A0}나\u{2028}", "가\u{A0}나"), ("a\u{0}b", "a\u{0}b"),
    (" \u{301}x ", "\u{301}x"), ("x \u{301}", "x \u{301}"),
  ])
  func `a text is trimmed`(raw: String, kept: String) throws {
    #expect(try Array(LimitedText<OneLine>(raw).value.utf8) == Array(kept.utf8))
  }

  @Test func `letters are counted as users count them`() throws {
    let decomposed = "가나다라마".decomposedStringWithCanonicalMapping
    #expect(decomposed.unicodeScalars.count == 10)
    #expect(try LimitedText<OneLine>(decomposed).value == decomposed)
  }

  @Test(arguments: [
    ("", Problem.empty), (" \n\t ", .empty), ("가", .tooShort(least: 2)),
    (family, .tooShort(least: 2)), ("가나다라마바", .tooLong(limit: 5, actual: 6)),
    (String(repeating: family, count: 6), .tooLong(limit: 5, actual: 6)),
    ("a\nb\nc\n d", .tooLong(limit: 5, actual: 8)),
  ])
  func `a text beyond the limits is refused with its length`(raw: String, problem: Problem) {
    #expect(throws: DomainError.invalid(.displayName, problem)) {
      try LimitedText<OneLine>(raw)
    }
  }

  @Test(arguments: [("a\nb", "a\nb"), ("\n\na\n", "a"), ("a\r\nb", "a\r\nb"), ("a", "a")])
  func `line breaks are kept if the rule allows them`(raw: String, kept: String) throws {
    #expect(try LimitedText<Lines>(raw).value == kept)
  }

  @Test func `a line break is one character in every form`() throws {
    #expect(try LimitedText<Lines>("a\r\nb\r\nc").value == "a\r\nb\r\nc")
    #expect(throws: DomainError.invalid(.displayName, .tooLong(limit: 5, actual: 6))) {
      try LimitedText<Lines>("a\nb\ncd")
    }
  }

  @Test(arguments: ["\u{200B}", "\u{200B} \u{FEFF}", "\u{3164}", "\u{2060}\u{200D}"])
  func `a text without visible characters is empty`(text: String) {
    #expect(throws: DomainError.invalid(.personName, .empty)) { try PersonName(text) }
    #expect(throws: Never.self) { try PersonName("엄마\(text)") }
  }
}
