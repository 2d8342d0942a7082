import TerminalKit

/// A screen that lies over the first one of a tab, with its state and what its outputs mean.
struct Page<Effect> {
  private var screen: any PageScreen<Effect>

  /// The closure turns an output into what the tab shall do, if anything.
  init<S: Screen>(
    _ screen: S.Type, _ state: S.State,
    effect: @escaping (S.Output, S.State) -> Effect?
  ) {
    self.screen = ShownScreen<S, Effect>(state: state, effect: effect)
  }

  var takesText: Bool { screen.takesText }
  /// Whether a text field has the focus.
  var isTyping: Bool { screen.isTyping }
  var keyHelp: [KeyHelp] { screen.keyHelp }
  var frameTime: Duration? { screen.frameTime }

  mutating func advance() { screen.advance() }

  /// Takes the text that was written in the user's editor.
  mutating func write(_ text: String) { screen.write(text) }

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
  var frameTime: Duration? { get }
  mutating func advance()
  mutating func write(_ text: String)
  mutating func handle(_ event: TerminalEvent, in view: ViewContext) -> ScreenAnswer<Effect>
  func render(in view: ViewContext) -> Frame
}

private struct ShownScreen<S: Screen, Effect>: PageScreen {
  var state: S.State
  let effect: (S.Output, S.State) -> Effect?

  var takesText: Bool { S.keys(state).takesText }
  var isTyping: Bool { S.isTyping(state) }
  var keyHelp: [KeyHelp] { S.keys(state).keyHelp }
  var frameTime: Duration? { S.frameTime(state) }

  mutating func advance() { S.advance(&state) }
  mutating func write(_ text: String) {
    if let action = S.written(text) { _ = S.update(&state, action) }
  }

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
