import HearthDomain
import Testing

@Suite struct ReviewTests {
  @Test func `a keyword has at most five syllables, or ten letters`() throws {
    #expect(try Keyword(" 다섯글자요 ").value == "다섯글자요")
    #expect(try Keyword("👩‍👧👩‍👧👩‍👧👩‍👧👩‍👧").value.count == 5)
    #expect(try Keyword("birthdayz!").value.count == 10)
    #expect(throws: DomainError.invalid(.keyword, .tooWide(limit: 10, actual: 12))) {
      try Keyword("여섯글자라서")
    }
    #expect(throws: DomainError.invalid(.keyword, .empty)) { try Keyword(" ") }
  }

  @Test func `of several keywords the one that is too long is named`() throws {
    #expect(try Keyword(amongOthers: "다섯글자요") == Keyword("다섯글자요"))
    let problem = Problem.elementTooWide("여섯글자라서", limit: 10, actual: 12)
    #expect(throws: DomainError.invalid(.keyword, problem)) {
      try Keyword(amongOthers: "여섯글자라서")
    }
    #expect(throws: DomainError.invalid(.keyword, .empty)) { try Keyword(amongOthers: " ") }
  }

  @Test func `a memo has up to a hundred characters and keeps its lines`() throws {
    #expect(try Memo("첫 줄\n둘째 줄").value == "첫 줄\n둘째 줄")
    #expect(try Memo(String(repeating: "가", count: 100)).value.count == 100)
    #expect(throws: DomainError.invalid(.memo, .tooWide(limit: 200, actual: 202))) {
      try Memo(String(repeating: "가", count: 101))
    }
  }

  @Test func `three keywords are accepted, a fourth is refused`() throws {
    let keywords = try ["하나", "둘", "셋", "넷"].map { try Keyword($0) }
    #expect(try Review(keywords: Array(keywords.prefix(3))).keywords.count == 3)
    #expect(throws: DomainError.invalid(.keywords, .tooMany(limit: 3, actual: 4))) {
      try Review(keywords: keywords)
    }
  }

  @Test func `a repeated keyword is stored once`() throws {
    let keywords = try ["하나", "둘", "하나", "셋"].map { try Keyword($0) }
    #expect(try Review(keywords: keywords).keywords.map(\.value) == ["하나", "둘", "셋"])
  }

  @Test func `a review without keywords and memo is blank`() throws {
    #expect(try Review(memo: Memo("  ")).isBlank)
    #expect(try !Review(memo: Memo("안부")).isBlank)
    #expect(try !Review(keywords: [Keyword("여행")]).isBlank)
  }
}
