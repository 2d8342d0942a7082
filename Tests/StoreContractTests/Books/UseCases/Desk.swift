import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain

/// The use cases of books on a new store, in Seoul, with a clock that a test sets.
struct Desk {
  let tried: StoreUnderTest
  private let soundness: Soundness
  private let time: TestClock
  private let numbers = Randomness.seeded(1)

  init(
    _ kind: StoreKind, at local: String = "2026-11-20T09:30",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    tried = try kind.make()
    soundness = Soundness(of: tried, sourceLocation)
    time = TestClock(local)
  }

  var store: any Store { tried.store }

  func set(_ local: String) { time.set(local) }

  var clock: LocalClock { time.clock }
  var newID: NewID { NewID(now: clock.now, randomness: numbers) }

  var release: ReleaseStarters {
    ReleaseStarters(store: store, clock: clock, newID: newID, lines: [])
  }

  var queries: BookQueries { BookQueries(store: store, clock: clock) }
  var reading: ReadingQueries { ReadingQueries(store: store, clock: clock) }
  var add: AddBook { AddBook(store: store, clock: clock, newID: newID) }
  var edit: EditBook { EditBook(store: store, clock: clock) }
  var remove: RemoveBook { RemoveBook(store: store) }
  var move: MoveBook { MoveBook(store: store, clock: clock) }
  var rate: RateBook { RateBook(store: store) }
  var progress: RecordProgress { RecordProgress(store: store, clock: clock, newID: newID) }
  var editRecord: EditRecord { EditRecord(store: store, clock: clock) }
  var removeRecord: RemoveRecord { RemoveRecord(store: store) }
  var finish: FinishBook { FinishBook(store: store, clock: clock) }
  var reopen: ReopenBook { ReopenBook(store: store) }
  var again: ReadAgain { ReadAgain(store: store, clock: clock) }
  var favourite: MarkFavourite { MarkFavourite(store: store, clock: clock, newID: newID) }
  var importing: ImportBooks { ImportBooks(store: store, clock: clock, newID: newID) }
  var export: ExportBooks { ExportBooks(store: store) }

  var addSentence: AddSentence {
    AddSentence(store: store, clock: clock, newID: newID, release: release)
  }

  var editSentence: EditSentence {
    EditSentence(store: store, clock: clock, newID: newID, release: release)
  }

  var removeSentence: RemoveSentence { RemoveSentence(store: store) }

  /// A goal of so many pages.
  @discardableResult
  func goal(_ title: String = "책", pages: Int = 300, isbn: String? = nil) throws -> Book {
    try add(bookDetails(title, isbn: isbn, pages: pages))
  }

  @discardableResult
  func read(_ book: Book, _ page: Int, on date: String? = nil) throws -> ProgressOutcome {
    try progress(book.id, .page(page), on: date.map(day))
  }

  /// The records of the book as `day page pages`, the earliest first.
  func history(_ book: Book) throws -> [String] {
    try queries.history(of: book.id, in: 0..<999).reversed()
      .map { "\($0.day) \($0.page) \($0.pages)" }
  }
}
