import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct FindBooksTests {
  /// A source that returns these books, or throws the error.
  private struct Fixed: BookSearch {
    let source: BookSource
    var titles: [(String, isbn: String?)] = []
    var error: DomainError?
    var hasMore = false

    func search(_ query: BookQuery, until cancellation: Cancellation) throws -> FoundBooks {
      if let error { throw error }
      return FoundBooks(try titles.map(found), hasMore: hasMore)
    }

    func lookUp(_ isbn: ISBN, until cancellation: Cancellation) throws -> FoundBook? {
      if let error { throw error }
      return try titles.first { $0.isbn == isbn.value }.map(found)
    }

    private func found(_ title: String, _ isbn: String?) throws -> FoundBook {
      FoundBook(try bookDetails(title, isbn: isbn), from: source)
    }
  }

  private func finding(
    _ fixture: BookUseCaseFixture, _ order: [BookSource], _ searches: [Fixed]
  ) -> FindBooks {
    FindBooks(
      context: .of(store: fixture.store),
      sources: BookSources(
        order: { order },
        search: { source in
          guard let search = searches.first(where: { $0.source == source }) else {
            throw DomainError.unavailable(.service(name: source.rawValue, .noConnection))
          }
          return search
        }))
  }

  private let down = DomainError.unavailable(.service(name: "Kakao", .noConnection))

  @Test(arguments: StoreKind.available)
  func `sources are merged in the order of the settings, each book once`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let find = finding(
      fixture, [.shelf, .kakao, .classics],
      [
        Fixed(source: .classics, titles: [("하나", nil), ("넷", isbn(4))], hasMore: true),
        Fixed(source: .shelf, titles: [("하나", nil), ("둘", isbn(2)), ("둘", isbn(3))]),
        Fixed(source: .kakao, titles: [("이름만 다른 둘", isbn(2)), ("셋", nil), ("둘", nil)]),
      ])
    let answer = try find(BookQuery("책"))
    #expect(answer.rows.map(\.book.details.title.value) == ["하나", "둘", "둘", "셋", "넷"])
    #expect(answer.rows.map(\.book.source) == [.shelf, .shelf, .shelf, .kakao, .classics])
    #expect(answer.hasMore && answer.failures.isEmpty)
    #expect(try find.pick(4) == answer.rows[3].book)
    for pick in [0, 6, -1] {
      #expect(throws: DomainError.notFound(.foundBook, query: "\(pick)", nearest: [])) {
        try find.pick(pick)
      }
    }
    // A later search replaces the results.
    #expect(try find(BookQuery("책"), in: .classics).rows.count == 2)
    #expect(throws: DomainError.self) { try find.pick(4) }
  }

  @Test(arguments: StoreKind.available)
  func `rows are marked if the user has the book`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    try fixture.goal("하나", isbn: isbn(1))
    try fixture.markFavourite(FoundBook(bookDetails("둘"), from: .shelf))
    let find = finding(
      fixture, [.classics],
      [Fixed(source: .classics, titles: [("다른 판", isbn(1)), ("둘", isbn(2)), ("셋", nil)])])
    let rows = try find(BookQuery("책")).rows
    #expect(rows.map(\.isGoal) == [true, false, false])
    #expect(rows.map(\.isFavourite) == [false, true, false])
  }

  @Test(arguments: StoreKind.available)
  func `a failing source is reported, and throws if it was named`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let find = finding(
      fixture, [.kakao, .classics, .yes24],
      [Fixed(source: .kakao, error: down), Fixed(source: .classics, titles: [("하나", isbn(1))])])
    let answer = try find(BookQuery("책"))
    #expect(answer.rows.count == 1 && answer.failures.map(\.source) == [.kakao, .yes24])
    #expect(throws: down) { try find(BookQuery("책"), in: .kakao) }
    #expect(try find.pick(1) == answer.rows[0].book)
    // A failed source is ignored if another one has the book.
    #expect(try find.lookUp(ISBN(isbn(1)))?.source == .classics)
    #expect(throws: down) { try find.lookUp(ISBN(isbn(2))) }
    #expect(try find.lookUp(ISBN(isbn(2)), in: .classics) == nil)
    let cancelled = DomainError.unavailable(.service(name: "Kakao", .cancelled))
    let waiting = finding(
      fixture, [.kakao, .classics],
      [Fixed(source: .kakao, error: cancelled), Fixed(source: .classics)])
    #expect(throws: cancelled) { try waiting(BookQuery("책")) }
    #expect(throws: cancelled) { try waiting.lookUp(ISBN(isbn(1))) }
  }

  @Test(arguments: [("", 1), (" \n", 1), ("책", 0), ("책", 1001), ("책", -1)])
  func `a query without words or with an invalid page is refused`(text: String, page: Int) {
    #expect(throws: DomainError.self) { try BookQuery(text, page: page) }
  }

  @Test func `a page is a range of result indices`() throws {
    #expect(try BookQuery(" 책 ").text == "책")
    #expect(try BookQuery("책").resultIndices == 0..<20)
    #expect(try BookQuery("책", page: 1000).resultIndices == 19_980..<20_000)
  }
}
