import HearthDomain
import TerminalKit

/// Leads through the list of books and the screens that lie over it.
public struct BooksCoordinator: TabCoordinator, EffectPerforming {
  public let area = Area.books
  let tools: BookTools
  var list: BooksScreen.State
  /// What lies over the list.
  var pages = PageStack<BooksEffect>()
  /// What is waited for; an answer to anything else is dropped.
  var awaited: BackgroundWork?
  /// Whether what is waited for fills in the form in front.
  var isFillingIn = false
  /// How many pieces of work were begun, which numbers them.
  var begun = 0

  public init(_ tools: BookTools) {
    self.tools = tools
    list = BooksScreen.State(today: tools.books.queries.today)
  }

  public var keyHelp: [KeyHelp] {
    pages.front?.keyHelp ?? BooksScreen.keys(list).keyHelp
  }

  public var takesText: Bool { pages.front?.takesText ?? list.search.isOpen }
  public var isTyping: Bool { pages.front?.isTyping ?? takesText }
  public var canGoBack: Bool { !pages.isEmpty }
  public var isWorking: Bool { awaited != nil }

  /// Leaves rise until they rest.
  public var isMoving: Bool {
    var front = pages.front
    return front?.change(RatingScreen.self) { $0.isMoving } ?? false
  }

  public var frameTime: Duration { .milliseconds(isWorking ? 150 : 100) }

  public mutating func advance() {
    pages.front?.change(RatingScreen.self) { $0.step += 1 }
    pages.front?.change(BookSearchScreen.self) { $0.waiting?.step += 1 }
  }

  public mutating func goBack() {
    stopWaiting()
    pages.pop()
  }

  public mutating func handle(
    _ event: TerminalEvent, in view: ViewContext
  ) throws -> TabOutcome {
    if takesText, event == .key(Key(.function(1))) { return .ignored }
    return try settle(answer(to: event, in: view))
  }

  public mutating func show(_ route: Route) throws {
    switch route {
    case .book(let id): try show(id, at: nil)
    case .sentence(let sentence, let id): try show(id, at: sentence)
    default: return
    }
  }

  /// Opens the book, at that sentence if one is given.
  private mutating func show(_ id: ID<Book>, at sentence: ID<Sentence>?) throws {
    try returnToList(selecting: try tools.books.queries.book(id))
    _ = try perform(.show(.book(id)))
    guard let sentence else { return }
    pages.front?.change(BookScreen.self) { $0.show(sentence) }
  }

  public mutating func answer(_ isConfirmed: Bool) throws -> TabOutcome {
    guard let effect = pages.answered(isConfirmed) else { return .handled }
    return try perform(effect)
  }

  public mutating func written(_ text: String) -> TabOutcome {
    pages.front?.change(SentenceFormScreen.self) {
      _ = SentenceFormScreen.update(&$0, .written(text))
    }
    return .handled
  }

  public func render(in view: ViewContext) -> Frame {
    pages.front?.render(in: view) ?? BooksScreen.render(list, in: view)
  }

  private mutating func answer(
    to event: TerminalEvent, in view: ViewContext
  ) -> ScreenAnswer<BooksEffect> {
    pages.front?.handle(event, in: view)
      ?? BooksScreen.answer(to: event, &list, in: view).map(\.effect)
  }
}
