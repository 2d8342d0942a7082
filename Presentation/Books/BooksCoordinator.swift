import HearthDomain
import TerminalKit

/// Manages the list of books and the pages over it.
package struct BooksCoordinator: SharingCoordinator {
  typealias Home = BookListScreen

  package let area = Area.books
  let tools: BookTools
  var home: Home.State
  /// The pages over the list.
  var pages = ScreenStack<BooksPage>()
  /// The background task in progress; results of other tasks are ignored.
  var pendingWork: BackgroundWork?
  /// Whether the background task looks up a missing page count for the form in front.
  var isCompletingForm = false
  /// The language of the screen, and the look of cards for sharing sentences.
  var language = Language.english
  var sayingLook = SayingLook.standard
  /// Number of background tasks started so far; it numbers the next one.
  var startedWorkCount = 0

  package init(_ tools: BookTools) {
    self.tools = tools
    home = BookListScreen.State(today: tools.books.queries.today)
  }

  var isWorking: Bool { pendingWork != nil }
  var cards: CardTools { tools.cards }

  mutating func goBack() {
    cancelWork()
    pages.pop()
  }

  package mutating func show(_ route: Route) throws {
    switch route {
    case .book(let id): try show(id, at: nil)
    case .sentence(let sentence, let id): try show(id, at: sentence)
    case .tab, .day, .event, .task, .person, .contact, .watering, .review, .saying, .mood, .gauge:
      return
    }
  }

  /// Opens the book, at that sentence if one is given.
  private mutating func show(_ id: ID<Book>, at sentence: ID<Sentence>?) throws {
    try returnToList(selecting: try tools.books.queries.book(id))
    _ = try perform(.show(.book(id)))
    guard let sentence else { return }
    pages[BooksPage.book]?.show(sentence)
  }
}
