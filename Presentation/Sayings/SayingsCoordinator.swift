import HearthDomain
import TerminalKit

/// Leads through the shelf of sayings and the screens that lie over it.
public struct SayingsCoordinator: TabCoordinator, EffectPerforming {
  public let area = Area.sayings
  let useCases: ShelfUseCases
  var shelf: ShelfScreen.State
  /// What lies over the shelf.
  var pages = PageStack<SayingEffect>()
  /// In which language the screen is, which decides what text comes first.
  var language = Language.english

  public init(_ useCases: ShelfUseCases) {
    self.useCases = useCases
    shelf = ShelfScreen.State(now: useCases.sayings.now)
  }

  public var keyHelp: [KeyHelp] {
    pages.front?.keyHelp ?? ShelfScreen.keys(shelf).keyHelp
  }

  public var takesText: Bool { pages.front?.takesText ?? false }
  public var isTyping: Bool { pages.front?.isTyping ?? takesText }
  public var canGoBack: Bool { !pages.isEmpty }

  public mutating func goBack() {
    pages.pop()
  }

  public mutating func handle(
    _ event: TerminalEvent, in view: ViewContext
  ) throws -> TabOutcome {
    if takesText, event == .key(Key(.function(1))) { return .ignored }
    language = view.language
    return try settle(answer(to: event, in: view))
  }

  public mutating func show(_ route: Route) throws {
    guard case .saying(let id) = route else { return }
    try returnToShelf(selecting: id)
    _ = try perform(.open(id, from: .list))
  }

  public mutating func answer(_ isConfirmed: Bool) throws -> TabOutcome {
    guard let effect = pages.answered(isConfirmed) else { return .handled }
    return try perform(effect)
  }

  public mutating func written(_ text: String) -> TabOutcome {
    pages.front?.change(SayingFormScreen.self) { _ = SayingFormScreen.update(&$0, .written(text)) }
    return .handled
  }

  public func render(in view: ViewContext) -> Frame {
    pages.front?.render(in: view) ?? ShelfScreen.render(shelf, in: view)
  }

  private mutating func answer(
    to event: TerminalEvent, in view: ViewContext
  ) -> ScreenAnswer<SayingEffect> {
    pages.front?.handle(event, in: view)
      ?? ShelfScreen.answer(to: event, &shelf, in: view).map(\.effect)
  }
}
