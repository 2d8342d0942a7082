import HearthDomain
import HearthTestSupport
import Testing

@Suite struct BookFindingsContractTests {
  private func found(_ title: String, _ source: BookSource = .classics) throws -> FoundBook {
    FoundBook(
      BookDetails(
        title: try BookTitle(title), subtitle: try BookSubtitle(title),
        author: try BookAuthor(title), publisher: .blank,
        publishedOn: PublicationDate(year: 1925, month: 12), isbn: try ISBN(isbn(5)), pages: nil,
        category: .fiction, link: try WebLink("https://example.com"), coverLink: nil,
        description: try BookDescription(title + "\n끝"), thickness: try Thickness(tenths: 1)),
      from: source)
  }

  @Test(arguments: StoreKind.available)
  func `results of the last search are found by their row numbers`(kind: StoreKind) throws {
    let tried = try kind.make()
    func row(_ pick: Int) throws -> FoundBook? {
      try tried.reopened().read { try $0.bookFindings.book(pick) }
    }
    #expect(try row(1) == nil)
    // Results may repeat a book, and none of them is a book of the user.
    let first =
      try awkwardNames.map { try found($0) } + BookSource.allCases.map { try found("책", $0) }
    try tried.store.write { try $0.bookFindings.replace(with: first) }
    for (place, book) in first.enumerated() { #expect(try row(place + 1) == book) }
    for pick in [.min, -1, 0, first.count + 1, .max] { #expect(try row(pick) == nil) }
    #expect(try tried.store.read { try $0.books.totals() } == BookTotals())

    let second = [try found("새 책")]
    try tried.store.relaxedWrite { try $0.bookFindings.replace(with: second) }
    #expect(try row(1) == second[0] && row(2) == nil)
    try tried.store.write { try $0.bookFindings.replace(with: []) }
    #expect(try row(1) == nil)
  }

  @Test(arguments: StoreKind.available)
  func `a failed write leaves the last search unchanged`(kind: StoreKind) throws {
    struct Interruption: Error, Equatable {}
    let tried = try kind.make()
    let kept = [try found("하나"), try found("둘")]
    try tried.store.write { try $0.bookFindings.replace(with: kept) }
    #expect(throws: Interruption()) {
      try tried.store.write { repositories in
        try repositories.bookFindings.replace(with: [try found("셋")])
        throw Interruption()
      }
    }
    #expect(try tried.reopened().read { try $0.bookFindings.book(2) } == kept[1])
  }
}
