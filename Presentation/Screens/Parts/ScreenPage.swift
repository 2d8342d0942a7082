import HearthDomain
import TerminalKit

/// A screen over others with its state, as an enum with a case for each screen.
protocol ScreenPage<Effect> {
  associatedtype Effect
  /// The coordinator, which reads what pages display.
  associatedtype Reader

  /// The page's screen with its state, and how the state is read again.
  var shownScreen: any ShownScreen<Self> { get }
}

extension ScreenPage {
  var keyHelp: [KeyHelp] { shownScreen.keyHelp }
  var textKeys: TextKeys { shownScreen.textKeys }
  var takesText: Bool { textKeys != .none }
  /// Whether a text field has the focus.
  var isTyping: Bool { shownScreen.isTyping }
  var searchTextBeingTyped: String? { shownScreen.searchTextBeingTyped }
  var frameDuration: Duration? { shownScreen.frameDuration }
  /// Whether the page is a question that must be answered first.
  var isDialog: Bool { shownScreen.isDialog }
  /// The selected or displayed thing; nil if there is none.
  var selection: HistorySubject? { shownScreen.selection }

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

  /// Reads what the page displays again. Text being typed stays; if it throws, everything does.
  mutating func reread(with reader: Reader) throws {
    try changeScreen { try $0.reread(with: reader) }
  }

  /// Displays the error beside its field of a form. Returns whether there is such a field.
  mutating func showError(_ error: DomainError) -> Bool { changeScreen { $0.showError(error) } }

  /// Merges the form with the current values of what it edits, and saves it, or tells that the user
  /// must resolve a conflict. Returns nil if merging is not possible.
  mutating func mergeChanges(with reader: Reader) throws -> EventResult<Effect>? {
    try changeScreen { try $0.mergeChanges(with: reader) }
  }

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
    _ body: (inout any ShownScreen<Self>) throws -> Answer
  ) rethrows -> Answer {
    var shown = shownScreen
    let answer = try body(&shown)
    self = shown.page
    return answer
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
  var textKeys: TextKeys { get }
  var isTyping: Bool { get }
  var searchTextBeingTyped: String? { get }
  var frameDuration: Duration? { get }
  var isDialog: Bool { get }
  var selection: HistorySubject? { get }
  func render(in view: ViewContext) -> Frame
  func render(over frame: Frame, in view: ViewContext) -> Frame
  mutating func handle(
    _ event: TerminalEvent, in view: ViewContext
  ) -> EventResult<Page.Effect>
  mutating func advanceAnimation()
  mutating func receiveEditorText(_ text: String)
  mutating func reread(with reader: Page.Reader) throws
  mutating func showError(_ error: DomainError) -> Bool
  mutating func mergeChanges(with reader: Page.Reader) throws -> EventResult<Page.Effect>?
}

/// A screen with its state, the constructor of its page case, and how the state is read again.
struct ScreenWithState<S: Screen, Page: ScreenPage>: ShownScreen where S.Output == Page.Effect {
  private(set) var state: S.State
  private let makePage: (S.State) -> Page
  private let readAgain: (inout S.State, Page.Reader) throws -> Void
  /// What only forms can do.
  private var form:
    (
      showError: (inout S.State, DomainError) -> Bool,
      merge: (inout S.State, Page.Reader) throws -> EventResult<S.Output>?
    )?

  /// Creates a page. `reread` updates the state from the store; text being typed stays.
  init(
    _ screen: S.Type, _ state: S.State, as wrap: @escaping (S.State) -> Page,
    reread: @escaping (inout S.State, Page.Reader) throws -> Void = { _, _ in }
  ) {
    self.state = state
    self.makePage = wrap
    readAgain = reread
  }

  /// Creates the page of a form. `now` returns the form as it would be opened now.
  init(
    form screen: S.Type, _ state: S.State, as wrap: @escaping (S.State) -> Page,
    reread: @escaping (inout S.State, Page.Reader) throws -> Void = { _, _ in },
    now: @escaping (S.State, Page.Reader) throws -> S.State
  ) where S: EntryFormScreen {
    self.init(screen, state, as: wrap, reread: reread)
    form = (
      { $0.showError($1) },
      { state, reader in
        switch S.mergeChanges(&state, try now(state, reader)) {
        case .merged: .handled(S.update(&state, .saved))
        case .conflicting: .refused(.hasConflicts)
        case .fieldRemoved: nil
        }
      }
    )
  }

  var page: Page { makePage(state) }
  var keyHelp: [KeyHelp] { S.keys(state).keyHelp }
  var textKeys: TextKeys { S.keys(state).textKeys }
  var isTyping: Bool { S.isTyping(state) }
  var searchTextBeingTyped: String? { S.searchTextBeingTyped(state) }
  var frameDuration: Duration? { S.frameDuration(state) }
  var isDialog: Bool { S.self is any DialogScreen.Type }
  var selection: HistorySubject? { S.selection(state) }

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

  mutating func reread(with reader: Page.Reader) throws { try readAgain(&state, reader) }

  mutating func showError(_ error: DomainError) -> Bool { form?.showError(&state, error) ?? false }

  mutating func mergeChanges(with reader: Page.Reader) throws -> EventResult<S.Output>? {
    try form?.merge(&state, reader)
  }
}
