import HearthDomain
import TerminalKit

/// Leads through the list of books and the screens that lie over it.
package struct BooksCoordinator: SharingCoordinator {
  typealias Home = BookListScreen

  package let area = Area.books
  let tools: BookTools
  var home: Home.State
  /// What lies over the list.
  var pages = ScreenStack<BooksPage>()
  /// What is waited for; an answer to anything else is dropped.
  var awaited: BackgroundWork?
  /// Whether what is waited for fills in the form in front.
  var isFillingIn = false
  /// In which language the screen is, and how cards are shown there, for sentences to share.
  var language = Language.english
  var look = SayingLook.standard
  /// How many pieces of work were begun, which numbers them.
  var begun = 0

  package init(_ tools: BookTools) {
    self.tools = tools
    home = BookListScreen.State(today: tools.books.queries.today)
  }

  var isWorking: Bool { awaited != nil }
  var cards: CardTools { tools.cards }

  mutating func goBack() {
    stopWaiting()
    pages.pop()
  }

  package mutating func show(_ route: Route) throws {
    switch route {
    case .book(let id): try show(id, at: nil)
    case .sentence(let sentence, let id): try show(id, at: sentence)
    case .tab, .event, .task, .person, .contact, .watering, .review, .saying, .mood, .gauge: return
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
