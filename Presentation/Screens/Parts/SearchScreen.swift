import TerminalKit

/// A screen that is a search page with a list of results.
protocol SearchScreen: Screen
where State: SearchState, Action == SearchAction<Output>, Output: SearchEffect {
  static func page(_ state: State, in view: ViewContext) -> SearchPage

  /// Returns the key that opens the selected result.
  static func openKey(_ state: State) -> KeyBinding<Action>

  /// Returns the screen's own keys, besides those that open a result, close the page, or move.
  static func screenKeys(_ state: State) -> [KeyBinding<Action>]

  /// Help of the key that closes the page.
  static var closeHelp: Words { get }

  /// Returns the output for opening the selected result; nil if there is none.
  static func openOutput(_ state: State) -> Output?
}

/// The state of a search page.
protocol SearchState {
  associatedtype Row: Hashable

  var field: TextFieldState { get set }
  var results: RowList<Row> { get set }
}

/// An action on a search page.
enum SearchAction<Output: Hashable>: Hashable {
  case typed(TextInput)
  case list(ListInput)
  case opened
  case requested(Output)
}

/// The effects of a search page other than opening a result.
protocol SearchEffect: LeavingEffect {
  static func find(_ text: String) -> Self
}

extension SearchState {
  var isBlank: Bool { field.value.allSatisfy(\.isWhitespace) }
}

extension SearchScreen {
  static func screenKeys(_ state: State) -> [KeyBinding<Action>] { [] }
  static var closeHelp: Words { Words(ko: "검색을 그만두고 돌아가요", en: "End the search and go back") }

  static func searchTextBeingTyped(_ state: State) -> String? { state.field.value }

  static func keys(_ state: State) -> Keymap<Action> {
    let leave = KeyBinding(
      [Key(.escape)], Words(ko: "그만두기", en: "cancel"), help: closeHelp,
      action: Action.requested(.back))
    return Keymap(
      [openKey(state)] + screenKeys(state) + [leave]
        + ListMove.bindingsWhileTyping { .list(.move($0)) }, textAction: { .typed($0) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .typed(let input):
      state.field.apply(input) ? .find(state.field.value) : nil
    case .list(let input): state.results.apply(input) ? openOutput(state) : nil
    case .opened: openOutput(state)
    case .requested(let output): output
    }
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.results.visibleCount = SearchPage.visibleRowCount(in: view)
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    page(state, in: view).listInput(for: mouse, in: view).map { .list($0) }
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    page(state, in: view).draw(in: &frame, view)
  }
}
