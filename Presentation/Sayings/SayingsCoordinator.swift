import HearthDomain
import TerminalKit

/// Leads through the screen of all sayings and those that lie over it.
public struct SayingsCoordinator: TabCoordinator, EffectPerforming {
  public let area = Area.sayings
  let tools: SayingTools
  var home: SayingsScreen.State
  /// What lies over the first screen.
  var pages = PageStack<SayingEffect>()
  /// In which language the screen is, which decides what text comes first.
  var language = Language.english

  public init(_ tools: SayingTools) {
    self.tools = tools
    home = SayingsScreen.State(now: tools.sayings.queries.now)
  }

  public var keyHelp: [KeyHelp] {
    pages.front?.keyHelp ?? SayingsScreen.keys(home).keyHelp
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
    pages.front?.render(in: view) ?? SayingsScreen.render(home, in: view)
  }

  private mutating func answer(
    to event: TerminalEvent, in view: ViewContext
  ) -> ScreenAnswer<SayingEffect> {
    pages.front?.handle(event, in: view)
      ?? SayingsScreen.answer(to: event, &home, in: view).map(\.effect)
  }
}
