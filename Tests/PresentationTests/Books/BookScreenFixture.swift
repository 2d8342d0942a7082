import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit

@testable import HearthPresentation

/// The full screen with books in memory and a clock set by the test.
final class BookScreenFixture {
  let store = InMemoryStore()
  let covers = InMemoryCovers()
  let files = InMemoryFiles()
  let workRunner = ManualWorkRunner()
  /// How the online source answers a search.
  var beyond: @Sendable (BookQuery, Cancellation) throws -> FoundBooks = { _, _ in .none }
  /// What the online source knows about one book.
  var known: @Sendable (ISBN) -> FoundBook? = { _ in nil }
  private let time: TestClock
  private let numbers = Randomness.counting()

  /// Creates the fixture with the welcome finished.
  init(at moment: String = "2026-11-20T21:00") throws {
    time = TestClock(moment)
    try FinishWelcome(store: store, now: clock.now)(displayName: DisplayName(""))
  }

  func set(_ moment: String) { time.set(moment) }

  var clock: LocalClock { time.clock }
  var books: BookUseCases { tools.books }

  private var sources: BookSources {
    let (beyond, known, store) = (beyond, known, store)
    let search: @Sendable (BookSource) -> any BookSearch = { source in
      switch source {
      case .shelf: ShelfBookSearch(store: store)
      case .classics:
        PreparedSearch(source: source) { query, _ in
          FoundBooks(SampleBooks.classics.filter { $0.answers(to: query) }, hasMore: false)
        }
      case .catalogue: PreparedSearch(source: source) { _, _ in .none }
      default: PreparedSearch(source: source, answer: beyond, lookedUp: known)
      }
    }
    return BookSources(order: { BookSearchSettings.standard.order }, search: search)
  }

  var tools: BookTools {
    .testing(
      UseCaseContext(store, clock, numbers), sources: sources, files: files, covers: covers)
  }

  @discardableResult
  func add(
    _ title: String, by author: String = "", pages: Int, until target: String,
    theme: CardTheme = .riceCake, isbn: String? = nil, category: BookCategory = .fiction
  ) throws -> Book {
    try books.add(
      BookDetails(
        title: BookTitle(title), author: BookAuthor(author),
        isbn: isbn.map { try ISBN($0) }, pages: PageCount(pages), category: category),
      target: Day(literal: target), theme: theme)
  }

  func read(_ book: Book, to page: Int, on day: String) throws {
    try books.record(
      book.id, .page(page), on: Day(literal: day), at: TimeOfDay(hour: 21, minute: 0))
  }

  func app(_ language: Language, reducesMotion: Bool = false) -> AppCoordinator {
    AppCoordinator(
      [TodayCoordinator(on: store, clock), BooksCoordinator(tools)], on: store,
      .plain(language, reducesMotion: reducesMotion), now: clock.now)
  }

  /// Opens the Books tab and plays the keys. The end of the script quits the program.
  @discardableResult
  func run(
    _ script: KeyScript, from tab: KeyScript = "6 ", language: Language = .english,
    size: Size = Size(width: 80, height: 24), reducesMotion: Bool = false,
    initialRoute route: Route? = nil, pictures: PictureSupport = .none
  ) throws -> TestTerminal {
    let start = KeyScript(events: pictures == .none ? [] : [.pictures(pictures)])
    let terminal = TestTerminal(
      size: size, script: start + (route == nil ? tab + script : script), pictures: pictures)
    var app = app(language, reducesMotion: reducesMotion)
    app.initialRoute = route
    let editor = Editor { text, _ in text + "편집기에서 적은 문장" }
    try terminal.play(app, now: clock.now, editor: editor, workRunner: workRunner)
    return terminal
  }
}

/// A source whose answers the test prepares.
struct PreparedSearch: BookSearch {
  let source: BookSource
  let answer: @Sendable (BookQuery, Cancellation) throws -> FoundBooks

  func search(_ query: BookQuery, until cancellation: Cancellation) throws -> FoundBooks {
    try answer(query, cancellation)
  }

  var lookedUp: @Sendable (ISBN) -> FoundBook? = { _ in nil }

  func lookUp(_ isbn: ISBN, until cancellation: Cancellation) throws -> FoundBook? {
    lookedUp(isbn)
  }
}

extension FoundBook {
  fileprivate func answers(to query: BookQuery) -> Bool {
    details.searchedTexts.contains { !SearchFolding.matchRanges(of: query.text, in: $0).isEmpty }
  }
}
