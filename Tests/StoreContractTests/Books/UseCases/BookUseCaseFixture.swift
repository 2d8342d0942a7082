import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain

/// The book use cases on a new store, in Seoul, with a clock that the test sets.
struct BookUseCaseFixture: UseCaseFixture {
  let new: NewStore

  init(
    _ kind: StoreKind, at local: String = "2026-11-20T09:30",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    new = try NewStore(kind, at: local, sourceLocation)
  }

  var release: ReleaseStarters {
    ReleaseStarters(store: store, clock: clock) { [] }
  }

  var useCases: BookUseCases {
    let (store, context) = (store, context)
    return BookUseCases(
      context, release: release,
      sources: BookSources(order: { [] }, search: { _ in ShelfBookSearch(store: store) }))
  }

  /// Adds a goal with that many pages.
  @discardableResult
  func goal(_ title: String = "책", pages: Int = 300, isbn: String? = nil) throws -> Book {
    try useCases.add(bookDetails(title, isbn: isbn, pages: pages))
  }

  @discardableResult
  func read(_ book: Book, _ page: Int, on date: String? = nil) throws -> ProgressOutcome {
    try useCases.record(book.id, .page(page), on: date.map(day))
  }

  /// Returns the records of the book as `day page pages`, the earliest first.
  func history(_ book: Book) throws -> [String] {
    try useCases.queries.history(of: book.id, in: 0..<999).reversed()
      .map { "\($0.day) \($0.page) \($0.pages)" }
  }
}
