import TerminalKit

/// A screen that lies over the first one of a tab, with its state and what its outputs mean.
struct Page<Effect> {
  private var screen: any PageScreen<Effect>

  /// The closure turns an output into what the tab shall do, if anything.
  init<S: Screen>(
    _ screen: S.Type, _ state: S.State, takesText: Bool = false,
    effect: @escaping (S.Output, S.State) -> Effect?
  ) {
    self.screen = ShownScreen<S, Effect>(state: state, takesText: takesText, effect: effect)
  }

  var takesText: Bool { screen.takesText }
  /// Whether a text field has the focus.
  var isTyping: Bool { screen.isTyping }
  var keyHelp: [KeyHelp] { screen.keyHelp }

  mutating func handle(_ event: TerminalEvent, in view: ViewContext) -> ScreenAnswer<Effect> {
    screen.handle(event, in: view)
  }

  func render(in view: ViewContext) -> Frame { screen.render(in: view) }

  /// Changes the state if it is that screen which is shown; nil if it is another one.
  @discardableResult
  mutating func change<S: Screen, Result>(
    _ type: S.Type, _ body: (inout S.State) throws -> Result
  ) rethrows -> Result? {
    guard var shown = screen as? ShownScreen<S, Effect> else { return nil }
    let result = try body(&shown.state)
    screen = shown
    return result
  }

  /// What the page wants after that action, if it is that screen which is shown.
  mutating func act<S: Screen>(_ type: S.Type, _ action: S.Action) -> Effect? {
    guard var shown = screen as? ShownScreen<S, Effect> else { return nil }
    defer { screen = shown }
    return S.update(&shown.state, action).flatMap { shown.effect($0, shown.state) }
  }
}

private protocol PageScreen<Effect> {
  associatedtype Effect

  var takesText: Bool { get }
  var isTyping: Bool { get }
  var keyHelp: [KeyHelp] { get }
  mutating func handle(_ event: TerminalEvent, in view: ViewContext) -> ScreenAnswer<Effect>
  func render(in view: ViewContext) -> Frame
}

private struct ShownScreen<S: Screen, Effect>: PageScreen {
  var state: S.State
  let takesText: Bool
  let effect: (S.Output, S.State) -> Effect?

  var isTyping: Bool { S.isTyping(state) }
  var keyHelp: [KeyHelp] { S.keys(state).keyHelp }

  mutating func handle(_ event: TerminalEvent, in view: ViewContext) -> ScreenAnswer<Effect> {
    S.answer(to: event, &state, in: view).map { effect($0, state) }
  }

  func render(in view: ViewContext) -> Frame { S.render(state, in: view) }
}

extension ScreenAnswer {
  /// The answer with what its output means.
  func map<Other>(_ change: (Output) -> Other?) -> ScreenAnswer<Other> {
    switch self {
    case .ignored: .ignored
    case .refused(let reason): .refused(reason)
    case .handled(let output): .handled(output.flatMap(change))
    }
  }
}
