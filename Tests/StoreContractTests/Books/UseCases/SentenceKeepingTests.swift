import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct SentenceKeepingTests {
  private func entry(
    _ text: String, page: Int? = nil, saying: Bool = false
  ) throws -> SentenceDetails {
    SentenceDetails(text: try SentenceText(text), page: page, becomesSaying: saying)
  }

  @Test(arguments: StoreKind.available)
  func `sentences are added, edited, counted and removed`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal()
    let one = try fixture.addSentence(entry("파도가 친다", page: 300), to: book.id)
    let two = try fixture.addSentence(entry("바람이 분다"), to: book.id)
    #expect(one.addedAt == fixture.clock.now() && one.book == book.id)
    #expect(try fixture.queries.book(book.id).sentenceCount == 2)
    #expect(try fixture.queries.sentences(of: book.id, in: 0..<9) == [one, two])
    #expect(try fixture.queries.findSentence("바람", of: book.id) == two)
    let edited = try fixture.editSentence(one.id, to: entry("파도가 인다"))
    #expect(edited.page == nil && edited.addedAt == one.addedAt)
    #expect(try fixture.queries.book(book.id).sentenceCount == 2)
    #expect(try fixture.removeSentence(one.id) == edited)
    #expect(try fixture.queries.book(book.id).sentenceCount == 1)
    #expect(throws: DomainError.notFound(.sentence, query: one.id.shortForm, nearest: [])) {
      try fixture.removeSentence(one.id)
    }
    #expect(throws: DomainError.invalid(.page, .pastEnd(of: book.title, pages: 300, actual: 301))) {
      try fixture.addSentence(entry("없는 쪽", page: 301), to: book.id)
    }
    for page in [0, -1] {
      #expect(throws: DomainError.invalid(.page, .outOfRange(1...300, actual: page))) {
        try fixture.addSentence(entry("없는 쪽", page: page), to: book.id)
      }
    }
    #expect(try fixture.queries.totals().sentences == 1)
  }

  @Test(arguments: StoreKind.available)
  func `an unchanged page is not checked again`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal()
    let kept = try fixture.addSentence(entry("파도가 친다", page: 250), to: book.id)
    var change = EditBook.Change(of: book)
    change.details.pages = try PageCount(200)
    try fixture.edit(book.id, to: change)
    #expect(try fixture.editSentence(kept.id, to: entry("파도가 인다", page: 250)).page == 250)
    #expect(throws: DomainError.invalid(.page, .pastEnd(of: book.title, pages: 200, actual: 251))) {
      try fixture.editSentence(kept.id, to: entry("파도가 인다", page: 251))
    }
    #expect(try fixture.editSentence(kept.id, to: entry("파도가 인다", page: 200)).page == 200)
    #expect(throws: DomainError.invalid(.page, .pastEnd(of: book.title, pages: 200, actual: 250))) {
      try fixture.editSentence(kept.id, to: entry("파도가 인다", page: 250))
    }
  }

  @Test(arguments: StoreKind.available)
  func `a saying is made from a sentence with author and title`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.add(bookDetails("소년이 온다", author: "한강"))
    func saying(of sentence: Sentence) throws -> Saying {
      let id = try #require(sentence.saying)
      return try #require(try fixture.store.read { try $0.sayings.saying(id) })
    }
    let korean = try fixture.addSentence(entry("당신이 죽은 뒤", page: 99, saying: true), to: book.id)
    #expect(try saying(of: korean).details.korean?.value == "당신이 죽은 뒤")
    #expect(try saying(of: korean).details.author.value == "한강, 소년이 온다")
    let english = try fixture.addSentence(entry("After you died", saying: true), to: book.id)
    #expect(try saying(of: english).details.english?.value == "After you died")
    #expect(try saying(of: english).details.korean == nil)
    // Sentences with equal text share one saying.
    let same = try fixture.addSentence(entry("당신이 죽은 뒤", saying: true), to: book.id)
    #expect(same.saying == korean.saying)
    // The saying does not change with the sentence, and the sentence survives its removal.
    let edited = try fixture.editSentence(korean.id, to: entry("당신이 떠난 뒤", saying: true))
    #expect(edited.saying == korean.saying)
    #expect(try saying(of: edited).details.korean?.value == "당신이 죽은 뒤")
    let id = try #require(korean.saying)
    try RemoveSaying(context: .of(store: fixture.store))(id)
    #expect(try fixture.queries.findSentence("떠난", of: book.id).saying == nil)
    #expect(try fixture.editSentence(korean.id, to: entry("다시", saying: true)).saying != nil)
  }

  @Test(arguments: StoreKind.available)
  func `a long author and title are shortened for the saying`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let title = String(repeating: "긴", count: 300)
    let book = try fixture.add(bookDetails(title, author: String(repeating: "a ", count: 99)))
    let longest = String(repeating: "👩‍👧", count: 300)
    let kept = try fixture.addSentence(entry(longest, saying: true), to: book.id)
    let saying = try fixture.store.read { try $0.sayings.saying(#require(kept.saying)) }
    #expect(saying?.details.english?.value == longest)
    #expect(saying?.details.author.isEmpty == false)
  }
}
