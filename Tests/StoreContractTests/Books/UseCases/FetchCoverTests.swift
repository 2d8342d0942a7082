import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct FetchCoverTests {
  private let isbn = "9788937460449"

  private func useCases(
    _ shelf: BookUseCaseFixture, _ covers: InMemoryCovers, answering bytes: [UInt8]
  ) -> BookUseCases {
    BookUseCases(
      shelf.context, release: shelf.release,
      sources: BookSources(
        order: { [] }, search: { _ in ShelfBookSearch(store: shelf.store) },
        cover: { _, _ in bytes }),
      covers: covers)
  }

  private func details(_ isbn: String, hasCover: Bool = true) throws -> BookDetails {
    var details = try bookDetails("데미안", isbn: isbn, pages: 240)
    if hasCover { details.coverLink = try WebLink("https://covers.example.com/1.jpg") }
    return details
  }

  @Test(arguments: StoreKind.allCases)
  func `a cover is removed with its book, and unused ones at the next fetch`(kind: StoreKind) throws
  {
    let (shelf, covers) = (try BookUseCaseFixture(kind), InMemoryCovers())
    let cover = try SamplePicture.jpeg.bytes
    let books = useCases(shelf, covers, answering: cover)
    let stray = try ISBN("9788932473901")
    // The cover of a book that was looked up but never added.
    try books.fetchCover(of: details(stray.value), stray)
    #expect(covers.allISBNs() == [stray])
    let book = try books.add(details(isbn))
    #expect(books.fetchCover.cover(of: book) == nil)
    #expect(try books.fetchCover(of: book.details, ISBN(isbn)) == cover.count)
    #expect(covers.allISBNs() == [try ISBN(isbn)])
    #expect(books.fetchCover.cover(of: book) == cover)
    try books.remove(book.id)
    #expect(covers.allISBNs().isEmpty)
    // Undoing the removal restores the book without its cover.
    let journal = JournalUseCases(shelf.context, collection: nil)
    _ = try journal.undo()
    #expect(try books.queries.book(book.id) == book)
    #expect(books.fetchCover.cover(of: book) == nil)
  }

  @Test func `data that is not a picture is refused, and the former cover stays`() throws {
    let (shelf, covers) = (try BookUseCaseFixture(.inMemory), InMemoryCovers())
    let (number, cover) = (try ISBN(isbn), try SamplePicture.png.bytes)
    try useCases(shelf, covers, answering: cover).fetchCover(of: details(isbn), number)
    let large = cover + [UInt8](repeating: 0, count: FetchCover.maxBytes)
    let link = "https://covers.example.com/1.jpg"
    for (bytes, flaw) in [
      ([], PictureFlaw.empty), (Array("<html>Not here</html>".utf8), .unknownFormat),
      (Array(cover.prefix(20)), .truncated), (Array(cover.dropLast()), .truncated),
      (large, .tooManyBytes(most: FetchCover.maxBytes)),
    ] {
      #expect(throws: DomainError.invalid(.picture, .notAPicture(link, flaw))) {
        try useCases(shelf, covers, answering: bytes).fetchCover(of: details(isbn), number)
      }
    }
    #expect(throws: DomainError.refused(.book(.noCover(title: "데미안")))) {
      try useCases(shelf, covers, answering: cover)
        .fetchCover(of: details(isbn, hasCover: false), number)
    }
    #expect(covers.cover(of: number) == cover)
  }
}
