import HearthDomain
import HearthTestSupport
import Testing

/// Merging two books, and changes after the merge.
@Suite struct MergeBooksTests {
  /// Merges two books whose records alternate.
  private func joined(
    _ kind: StoreKind
  ) throws -> (fixture: BookUseCaseFixture, book: Book, second: ReadingRecord) {
    let fixture = try BookUseCaseFixture(kind)
    let (book, twin) = (try fixture.goal("책"), try fixture.goal("책, 다시"))
    try fixture.read(book, 20, on: "2026-11-16")
    let second = try fixture.read(book, 25, on: "2026-11-17").record
    try fixture.read(twin, 9, on: "2026-11-17")
    try fixture.read(twin, 10, on: "2026-11-18")
    try fixture.read(book, 60, on: "2026-11-19")
    try fixture.useCases.merge(book.id, with: twin.id)
    return (fixture, book, second)
  }

  @Test(arguments: StoreKind.available)
  func `after a merge no record has negative pages`(kind: StoreKind) throws {
    let (fixture, book, second) = try joined(kind)
    #expect(
      try fixture.history(book) == [
        "2026-11-16 20 20", "2026-11-17 25 5", "2026-11-18 10 0", "2026-11-19 60 50",
      ])
    try fixture.removeRecord(second.id)
    #expect(
      try fixture.history(book)
        == ["2026-11-16 20 20", "2026-11-18 10 0", "2026-11-19 60 50"])
  }

  @Test(
    arguments: StoreKind.available,
    [
      (50, "2026-11-16", 20, "2026-11-18", (50, 20)),
      (20, "2026-11-18", 50, "2026-11-16", (50, 20)),
      (50, "2026-11-16", 60, "2026-11-18", nil), (50, "2026-11-18", 20, "2026-11-18", nil),
      (50, "2026-11-16", 50, "2026-11-18", nil),
    ] as [(Int, String, Int, String, (Int, Int)?)])
  func `a merge announces which page it goes back to, and leads to that page`(
    kind: StoreKind, row: (page: Int, on: String, other: Int, otherOn: String, back: (Int, Int)?)
  ) throws {
    let fixture = try BookUseCaseFixture(kind)
    let (book, twin) = (try fixture.goal("책"), try fixture.goal("책, 다시"))
    try fixture.read(book, row.page, on: row.on)
    try fixture.read(twin, row.other, on: row.otherOn)
    let told = try fixture.useCases.merge.loweredPage(book.id, with: twin.id)
    #expect(told?.from == row.back?.0 && told?.to == row.back?.1 && told?.isInPercent != true)
    let joined = try fixture.useCases.merge(book.id, with: twin.id).book
    #expect(joined.reading?.page == row.back?.1 ?? max(row.page, row.other))
  }

  @Test(arguments: StoreKind.available, [(100, 150), (150, 100)])
  func `of two pages without records the greater one is used`(
    kind: StoreKind, pages: (own: Int, others: Int)
  ) throws {
    let fixture = try BookUseCaseFixture(kind)
    let books = try [("책", pages.own), ("책, 다시", pages.others)].map { title, page in
      ImportedBook(try bookDetails(title, pages: 300), state: .reading, page: page)
    }
    try fixture.importBooks(BookFilesTests.Listed(books: books)) { [] }
    let (book, twin) = (try fixture.queries.find("책"), try fixture.queries.find("책, 다시"))
    #expect(try fixture.useCases.merge.loweredPage(book.id, with: twin.id) == nil)
    let joined = try fixture.useCases.merge(book.id, with: twin.id).book
    #expect(joined.reading?.page == 150 && joined.reading?.firstPage == 150)
  }

  @Test(arguments: StoreKind.available, [(240, 300), (300, 240), (100, 300)])
  func `after merging editions no record exceeds the number of pages`(
    kind: StoreKind, pages: (own: Int, others: Int)
  ) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal("책", pages: pages.own)
    let twin = try fixture.goal("책, 개정판", pages: pages.others)
    try fixture.read(book, 20, on: "2026-11-17")
    try fixture.read(twin, pages.others, on: "2026-11-18")
    let droppedFields = try fixture.useCases.merge.fieldsToDrop(book.id, with: twin.id)
    #expect(droppedFields.first { $0.name == "title" }?.before == .text("책, 개정판"))
    let joined = try fixture.useCases.merge(book.id, with: twin.id).book
    #expect(joined.details.pages?.value == max(pages.own, pages.others))
    let records = try fixture.queries.history(of: joined.id, in: 0..<9)
    #expect(records.allSatisfy { $0.page <= joined.lastPage } && records.count == 2)
  }

  @Test(
    arguments: StoreKind.available,
    [(BookCategory.other, .fiction), (.fiction, .other)] as [(BookCategory, BookCategory)])
  func `a default category is replaced by a chosen one`(
    kind: StoreKind, categories: (own: BookCategory, others: BookCategory)
  ) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.add(bookDetails("책", category: categories.own))
    let twin = try fixture.add(bookDetails("책, 둘", category: categories.others))
    let droppedFields = try fixture.useCases.merge.fieldsToDrop(book.id, with: twin.id)
    #expect(!droppedFields.contains { $0.name == "category" })
    let joined = try fixture.useCases.merge(book.id, with: twin.id).book
    #expect(joined.details.category == .fiction)
  }

  @Test(arguments: StoreKind.available)
  func `the smaller number of pages stays if nobody read beyond it`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal("책", pages: 240)
    let twin = try fixture.goal("책, 개정판", pages: 300)
    try fixture.read(twin, 240, on: "2026-11-18")
    #expect(try fixture.useCases.merge(book.id, with: twin.id).book.details.pages?.value == 240)
    // If a page beyond the end was read, the page count of the other edition applies, not the page
    // reached.
    let longer = try fixture.goal("책, 큰 글자", pages: 400)
    try fixture.read(longer, 350, on: "2026-11-19")
    #expect(try fixture.useCases.merge(book.id, with: longer.id).book.details.pages?.value == 400)
  }

  @Test(arguments: StoreKind.available)
  func `percentages become pages if the other book has pages`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal("책", pages: 200)
    let twin = try fixture.useCases.add(bookDetails("전자책", pages: nil))
    try fixture.record(twin.id, .percent(45), on: day("2026-11-18"))
    try fixture.read(book, 20, on: "2026-11-17")
    try fixture.useCases.merge(book.id, with: twin.id)
    #expect(try fixture.history(book) == ["2026-11-17 20 20", "2026-11-18 90 70"])
  }

  @Test(arguments: StoreKind.available)
  func `undo restores a day that both books had`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let (book, twin) = (try fixture.goal("책"), try fixture.goal("책, 다시"))
    try fixture.read(book, 20, on: "2026-11-17")
    try fixture.read(twin, 30, on: "2026-11-17")
    try fixture.useCases.merge(book.id, with: twin.id)
    #expect(try fixture.history(book) == ["2026-11-17 30 30"])
    try JournalUseCases(fixture.context, collection: nil).undo()
    #expect(try fixture.history(book) == ["2026-11-17 20 20"])
    #expect(try fixture.history(twin) == ["2026-11-17 30 30"])
  }
}
