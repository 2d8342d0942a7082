import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct SayingDraftTests {
  @Test(
    arguments: [
      ("한 줄", nil, "", []), (nil, "one line", "who", ["a"]),
      ("두\n\n줄", "three\n\n\nlines", "나", ["아침", "a,b", "c; d"]),
      ("=== 영어 English ===", "\\=== 한국어 Korean ===\n  === x", "=== 누가 Who ===", ["=== t"]),
      ("\\\\=== \\", "=", "", ["\\==="]), ("#주석", "# comment\n-- who", "", []),
    ] as [(String?, String?, String, [String])])
  func `a draft is read back equal`(
    korean: String?, english: String?, who: String, tags: [String]
  ) throws {
    let details = try SayingDetails(
      korean: korean.map { try SayingText($0) }, english: english.map { try SayingText($0) },
      author: Attribution(who), tags: Tags(tags.map { try Tag($0) }))
    for language in Language.allCases {
      #expect(try SayingDraft.details(SayingDraft(details).text(language)) == details)
    }
  }

  @Test(
    arguments: [
      ("just this", nil, "just this"), ("이것만", "이것만", nil),
      ("first\n=== 영어 English ===\nsecond", nil, "first\n\nsecond"),
      ("위\n=== 영어 English ===\nbelow", "위", "below"),
      ("=== 영어 English ===\na\n===  영어   English ===  \nb", nil, "a\nb"),
      ("=== 영어 English ===\r\na\r\n\r\n", nil, "a"),
      ("=== no heading ===\nb", nil, "=== no heading ===\nb"),
    ] as [(String, String?, String?)])
  func `missing headings lose no text`(
    text: String, korean: String?, english: String?
  ) throws {
    let details = try SayingDraft.details(text)
    #expect(details.korean?.value == korean)
    #expect(details.english?.value == english)
  }

  @Test func `a heading after CR LF is text`() throws {
    let details = try SayingDetails(english: SayingText("a\r\n=== 누가 Who ===\r\nb"))
    let read = try SayingDraft.details(SayingDraft(details).text(.english))
    #expect(read.english?.value == "a\n=== 누가 Who ===\nb")
    #expect(read.author.isEmpty)
  }

  @Test func `a draft of headings only is refused`() throws {
    #expect(throws: DomainError.invalid(.sayingText, .empty)) {
      try SayingDraft.details("=== 영어 English ===\n\n=== 누가 Who ===\nme\n")
    }
  }
}
