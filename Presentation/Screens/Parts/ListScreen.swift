import TerminalKit

/// A screen that is a list with one selected row.
protocol ListScreen: Screen
where State: ListScreenState, Action == ListAction<Output>, Output: LeavingEffect {
  /// Returns the screen's own keys, besides those that move in the list.
  static func screenKeys(_ state: State) -> [KeyBinding<Action>]
  /// Returns the reason why nothing can be selected; nil if there are rows.
  static func noSelectionReason(_ state: State) -> Words?
  /// Returns the output for opening the selected row; nil if there is none.
  static func openOutput(_ state: State) -> Output?
  /// Changes by `steps` what the left and right keys change, such as the day shown.
  static func changeValue(_ state: inout State, by steps: Int)
  static func listRect(_ state: State, in view: ViewContext) -> Rect
  static func list(of state: State, width: Int, in view: ViewContext) -> List
}

/// The state of a screen that is a list.
protocol ListScreenState {
  associatedtype Row: Hashable
  var rows: RowList<Row> { get set }
}

/// An action on a screen that is a list.
enum ListAction<Output: Hashable>: Hashable {
  case list(ListInput)
  case opened
  case stepped(Int)
  case requested(Output)
}

extension ListScreen {
  static func noSelectionReason(_ state: State) -> Words? { nil }
  static func changeValue(_ state: inout State, by steps: Int) {}
  static func listRect(_ state: State, in view: ViewContext) -> Rect { view.titledPageAreas.body }

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      screenKeys(state) + ListMove.bindings(disabled: noSelectionReason(state)) { .list(.move($0)) }
    )
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .list(let input): return state.rows.apply(input) ? openOutput(state) : nil
    case .opened: return openOutput(state)
    case .stepped(let steps):
      changeValue(&state, by: steps)
      return nil
    case .requested(let output): return output
    }
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.rows.visibleCount = listRect(state, in: view).height
  }

  static func action(for mouse: MouseEvent, _ state: State, in view: ViewContext) -> Action? {
    let place = listRect(state, in: view)
    return ListInput(mouse, on: list(of: state, width: place.width, in: view), at: place)
      .map { .list($0) }
  }

  static func drawList(of state: State, in frame: inout Frame, _ view: ViewContext) {
    let place = listRect(state, in: view)
    list(of: state, width: place.width, in: view).draw(in: &frame, at: place)
  }
}

extension ViewContext {
  var titledPageAreas: (title: Rect, body: Rect) { size.titledPageAreas(lowBelow: 12) }
}
