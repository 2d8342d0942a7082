import TerminalKit

/// A screen over others with its state, as an enum with a case for each screen.
protocol ScreenPage<Effect> {
  associatedtype Effect

  var shownScreen: any ShownScreen<Self> { get }
}

extension ScreenPage {
  var keyHelp: [KeyHelp] { shownScreen.keyHelp }
  var takesText: Bool { shownScreen.takesText }
  /// Whether a text field has the focus.
  var isTyping: Bool { shownScreen.isTyping }
  var searchTextBeingTyped: String? { shownScreen.searchTextBeingTyped }
  var frameDuration: Duration? { shownScreen.frameDuration }
  /// Whether the page is a question that must be answered first.
  var isDialog: Bool { shownScreen.isDialog }

  func render(in view: ViewContext) -> Frame { shownScreen.render(in: view) }

  /// Returns a frame of the size of the view, drawn over the frame below.
  func render(over frame: Frame, in view: ViewContext) -> Frame {
    shownScreen.render(over: frame, in: view)
  }

  mutating func handle(_ event: TerminalEvent, in view: ViewContext) -> EventResult<Effect> {
    changeScreen { $0.handle(event, in: view) }
  }

  /// Advances the animation by one step.
  mutating func advanceAnimation() { changeScreen { $0.advanceAnimation() } }

  /// Receives the text from the user's editor.
  mutating func receiveEditorText(_ text: String) { changeScreen { $0.receiveEditorText(text) } }

  /// The state of the page's screen, if `wrap` makes the case that the page is; otherwise nil, and
  /// setting it has no effect. Example: `page[AppPage.search]`.
  subscript<State>(wrap: (State) -> Self) -> State? {
    get { shownScreen.state as? State }
    set {
      guard let newValue, shownScreen.state is State else { return }
      self = wrap(newValue)
    }
  }

  private mutating func changeScreen<Answer>(
    _ body: (inout any ShownScreen<Self>) -> Answer
  ) -> Answer {
    var shown = shownScreen
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
  var searchTextBeingTyped: String? { get }
  var frameDuration: Duration? { get }
  var isDialog: Bool { get }
  func render(in view: ViewContext) -> Frame
  func render(over frame: Frame, in view: ViewContext) -> Frame
  mutating func handle(
    _ event: TerminalEvent, in view: ViewContext
  ) -> EventResult<Page.Effect>
  mutating func advanceAnimation()
  mutating func receiveEditorText(_ text: String)
}

/// A screen with its state, and the constructor of its page case.
struct ScreenWithState<S: Screen, Page: ScreenPage>: ShownScreen where S.Output == Page.Effect {
  private(set) var state: S.State
  private let makePage: (S.State) -> Page

  init(_ screen: S.Type, _ state: S.State, as wrap: @escaping (S.State) -> Page) {
    self.state = state
    self.makePage = wrap
  }

  var page: Page { makePage(state) }
  var keyHelp: [KeyHelp] { S.keys(state).keyHelp }
  var takesText: Bool { S.keys(state).takesText }
  var isTyping: Bool { S.isTyping(state) }
  var searchTextBeingTyped: String? { S.searchTextBeingTyped(state) }
  var frameDuration: Duration? { S.frameDuration(state) }
  var isDialog: Bool { S.self is any DialogScreen.Type }

  func render(in view: ViewContext) -> Frame { S.render(state, in: view) }
  func render(over frame: Frame, in view: ViewContext) -> Frame {
    S.render(state, over: frame, in: view)
  }

  mutating func handle(
    _ event: TerminalEvent, in view: ViewContext
  ) -> EventResult<S.Output> {
    S.handle(event, &state, in: view)
  }

  mutating func advanceAnimation() { S.advanceAnimation(&state) }

  mutating func receiveEditorText(_ text: String) {
    if let action = S.editorReturned(text) { _ = S.update(&state, action) }
  }
}
