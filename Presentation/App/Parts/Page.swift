import TerminalKit

/// A screen that lies over the first one of a tab, with its state.
struct Page<Effect> {
  private var screen: any PageScreen<Effect>

  init<S: Screen>(_ screen: S.Type, _ state: S.State) where S.Output == Effect {
    self.screen = ShownScreen<S>(state: state)
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
  ) rethrows -> Result? where S.Output == Effect {
    guard var shown = screen as? ShownScreen<S> else { return nil }
    let result = try body(&shown.state)
    screen = shown
    return result
  }

  /// What the page wants after that action, if it is that screen which is shown.
  mutating func act<S: Screen>(_ type: S.Type, _ action: S.Action) -> Effect?
  where S.Output == Effect {
    change(type) { S.update(&$0, action) } ?? nil
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

private struct ShownScreen<S: Screen>: PageScreen {
  var state: S.State

  var takesText: Bool { S.keys(state).takesText }
  var isTyping: Bool { S.isTyping(state) }
  var keyHelp: [KeyHelp] { S.keys(state).keyHelp }
  var frameTime: Duration? { S.frameTime(state) }

  mutating func advance() { S.advance(&state) }
  mutating func write(_ text: String) {
    if let action = S.written(text) { _ = S.update(&state, action) }
  }

  mutating func handle(_ event: TerminalEvent, in view: ViewContext) -> ScreenAnswer<S.Output> {
    S.answer(to: event, &state, in: view)
  }

  func render(in view: ViewContext) -> Frame { S.render(state, in: view) }
}
