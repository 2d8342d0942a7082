import TerminalKit

/// A screen that is a list of which one row is chosen.
protocol ListScreen: Screen
where State: ListScreenState, Action == ListAction<Output>, Output: LeavingEffect {
  /// What its keys do beside moving in the list.
  static func ownKeys(_ state: State) -> [KeyBinding<Action>]
  /// Why nothing can be selected; nil where something can.
  static func emptiness(_ state: State) -> Words?
  /// What choosing the selected row leads to; nil where there is none.
  static func opened(_ state: State) -> Output?
  /// Moves what is changed with the arrows beside the list.
  static func step(_ state: inout State, by steps: Int)
  static func listPlace(_ state: State, in view: ViewContext) -> Rect
  static func list(of state: State, width: Int, in view: ViewContext) -> List
}

/// The state of a screen that is a list.
protocol ListScreenState {
  associatedtype Row: Hashable
  var rows: RowList<Row> { get set }
}

/// What is done on a screen that is a list.
enum ListAction<Output: Hashable>: Hashable {
  case list(ListInput)
  case opened
  case stepped(Int)
  case asked(Output)
}

extension ListScreen {
  static func emptiness(_ state: State) -> Words? { nil }
  static func step(_ state: inout State, by steps: Int) {}
  static func listPlace(_ state: State, in view: ViewContext) -> Rect { view.titledPage.body }

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      ownKeys(state) + ListMove.bindings(disabled: emptiness(state)) { .list(.move($0)) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .list(let input): return state.rows.apply(input) ? opened(state) : nil
    case .opened: return opened(state)
    case .stepped(let steps):
      step(&state, by: steps)
      return nil
    case .asked(let output): return output
    }
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.rows.visible = listPlace(state, in: view).height
  }

  static func action(for mouse: MouseEvent, _ state: State, in view: ViewContext) -> Action? {
    let place = listPlace(state, in: view)
    return ListInput(mouse, on: list(of: state, width: place.width, in: view), at: place)
      .map { .list($0) }
  }

  static func drawList(of state: State, in frame: inout Frame, _ view: ViewContext) {
    let place = listPlace(state, in: view)
    list(of: state, width: place.width, in: view).draw(in: &frame, at: place)
  }
}

extension ViewContext {
  var titledPage: (title: Rect, body: Rect) { size.titledPage(lowBelow: 12) }
}
