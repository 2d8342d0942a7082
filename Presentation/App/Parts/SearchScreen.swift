import TerminalKit

/// A screen that is one page to search on, with the list of what was found.
protocol SearchScreen: Screen where State: SearchState, Action: SearchAction {
  static func page(_ state: State, in view: ViewContext) -> SearchPage
}

/// The state of a page to search on.
protocol SearchState {
  associatedtype Row: Hashable

  var field: TextFieldState { get }
  var found: RowList<Row> { get set }
}

/// What somebody does to the list of what was found.
protocol SearchAction {
  static func list(_ input: ListInput) -> Self
}

extension SearchState {
  var isBlank: Bool { field.value.allSatisfy(\.isWhitespace) }
}

extension SearchScreen {
  static func fit(_ state: inout State, in view: ViewContext) {
    state.found.visible = SearchPage.visible(in: view)
  }

  static func action(for mouse: MouseEvent, _ state: State, in view: ViewContext) -> Action? {
    page(state, in: view).input(mouse, in: view).map { .list($0) }
  }

  static func render(_ state: State, in view: ViewContext) -> Frame {
    page(state, in: view).render(in: view)
  }
}
