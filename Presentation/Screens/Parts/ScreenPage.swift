import TerminalKit

/// A screen over others with its state, as an enum with a case for each screen.
protocol ScreenPage<Effect> {
  associatedtype Effect

  var shown: any ShownScreen<Self> { get }
}

extension ScreenPage {
  var keyHelp: [KeyHelp] { shown.keyHelp }
  var takesText: Bool { shown.takesText }
  /// Whether a text field has the focus.
  var isTyping: Bool { shown.isTyping }
  var searchBeingTyped: String? { shown.searchBeingTyped }
  var frameTime: Duration? { shown.frameTime }
  /// Whether the page is a question that must be answered first.
  var isDialog: Bool { shown.isDialog }

  func render(in view: ViewContext) -> Frame { shown.render(in: view) }

  /// Returns a frame of the size of the view, drawn over the frame below.
  func render(over frame: Frame, in view: ViewContext) -> Frame {
    shown.render(over: frame, in: view)
  }

  mutating func handle(_ event: TerminalEvent, in view: ViewContext) -> ScreenAnswer<Effect> {
    change { $0.handle(event, in: view) }
  }

  /// Advances the animation by one step.
  mutating func advance() { change { $0.advance() } }

  /// Receives the text from the user's editor.
  mutating func write(_ text: String) { change { $0.write(text) } }

  /// The state of the case, identified by its constructor, so that a screen this page never
  /// displays does not compile. Nil for another case; setting it then has no effect.
  subscript<State>(wrap: (State) -> Self) -> State? {
    get { shown.state as? State }
    set {
      guard let newValue, shown.state is State else { return }
      self = wrap(newValue)
    }
  }

  private mutating func change<Answer>(
    _ body: (inout any ShownScreen<Self>) -> Answer
  ) -> Answer {
    var shown = shown
    defer { self = shown.page }
    return body(&shown)
  }
}

/// A type-erased screen with its state.
protocol ShownScreen<Page> {
  associatedtype Page: ScreenPage
  associatedtype State

  var state: State { get }
  /// The page with the current state.
  var page: Page { get }
  var keyHelp: [KeyHelp] { get }
  var takesText: Bool { get }
  var isTyping: Bool { get }
  var searchBeingTyped: String? { get }
  var frameTime: Duration? { get }
  var isDialog: Bool { get }
  func render(in view: ViewContext) -> Frame
  func render(over frame: Frame, in view: ViewContext) -> Frame
  mutating func handle(
    _ event: TerminalEvent, in view: ViewContext
  ) -> ScreenAnswer<Page.Effect>
  mutating func advance()
  mutating func write(_ text: String)
}

/// A screen with its state, and the constructor of its page case.
struct Shown<S: Screen, Page: ScreenPage>: ShownScreen where S.Output == Page.Effect {
  private(set) var state: S.State
  private let wrap: (S.State) -> Page

  init(_ screen: S.Type, _ state: S.State, as wrap: @escaping (S.State) -> Page) {
    self.state = state
    self.wrap = wrap
  }

  var page: Page { wrap(state) }
  var keyHelp: [KeyHelp] { S.keys(state).keyHelp }
  var takesText: Bool { S.keys(state).takesText }
  var isTyping: Bool { S.isTyping(state) }
  var searchBeingTyped: String? { S.searchBeingTyped(state) }
  var frameTime: Duration? { S.frameTime(state) }
  var isDialog: Bool { S.self is any DialogScreen.Type }

  func render(in view: ViewContext) -> Frame { S.render(state, in: view) }
  func render(over frame: Frame, in view: ViewContext) -> Frame {
    S.render(state, over: frame, in: view)
  }

  mutating func handle(
    _ event: TerminalEvent, in view: ViewContext
  ) -> ScreenAnswer<S.Output> {
    S.answer(to: event, &state, in: view)
  }

  mutating func advance() { S.advance(&state) }

  mutating func write(_ text: String) {
    if let action = S.editorReturned(text) { _ = S.update(&state, action) }
  }
}
