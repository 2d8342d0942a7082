import TerminalKit

/// A screen that is one page to search on, with the list of what was found.
protocol SearchScreen: Screen
where State: SearchState, Action == SearchAction, Output: SearchEffect {
  static func page(_ state: State, in view: ViewContext) -> SearchPage

  /// The key that opens what is selected.
  static func openKey(_ state: State) -> KeyBinding<SearchAction>

  /// Where what is selected leads; nil where nothing is.
  static func opened(_ state: State) -> Output?
}

/// The state of a page to search on.
protocol SearchState {
  associatedtype Row: Hashable

  var field: TextFieldState { get set }
  var found: RowList<Row> { get set }
}

/// What somebody does on a page to search on.
enum SearchAction: Hashable {
  case typed(TextInput)
  case list(ListInput)
  case opened
  case cancelled
}

/// What a page to search on asks of its coordinator, beside opening what was found.
protocol SearchEffect: LeavingEffect {
  static func find(_ text: String) -> Self
}

extension SearchState {
  var isBlank: Bool { field.value.allSatisfy(\.isWhitespace) }
}

extension SearchScreen {
  static func keys(_ state: State) -> Keymap<SearchAction> {
    Keymap(
      [
        openKey(state),
        KeyBinding(
          [Key(.escape)], Words(ko: "그만두기", en: "cancel"),
          help: Words(ko: "찾기를 그만두고 돌아가요", en: "End the search and go back"),
          action: .cancelled),
      ] + ListMove.bindingsWhileTyping { .list(.move($0)) }, typing: { .typed($0) })
  }

  static func update(_ state: inout State, _ action: SearchAction) -> Output? {
    switch action {
    case .typed(let input):
      state.field.apply(input) ? .find(state.field.value) : nil
    case .list(let input): state.found.apply(input) ? opened(state) : nil
    case .opened: opened(state)
    case .cancelled: .back
    }
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.found.visible = SearchPage.visible(in: view)
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> SearchAction? {
    page(state, in: view).input(mouse, in: view).map { .list($0) }
  }

  static func render(_ state: State, in view: ViewContext) -> Frame {
    page(state, in: view).render(in: view)
  }
}
