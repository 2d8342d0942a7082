import TerminalKit

/// A list on a screen: the rows that were read, the selected one, and how many are in view.
struct RowList<Row: Hashable>: Hashable {
  var window: RowWindow<Row>
  private(set) var state: ListState
  /// How many rows are in view.
  var visible: Int
  /// Whether there were more than are at hand.
  private(set) var hasMore = false

  /// A list that is read in parts, about the selected row.
  init() {
    window = .empty
    state = ListState()
    visible = 10
  }

  /// A list whose rows are all at hand, and in view unless its screen says otherwise; of more than
  /// there may be, the first ones.
  init(all rows: [Row], most: Int = .max, selection: Int = 0) {
    window = RowWindow(all: Array(rows.prefix(most)))
    state = ListState(selection: selection)
    visible = window.count
    hasMore = rows.count > most
  }

  var count: Int { window.count }
  var shape: ListShape { ListShape(count: count, visible: visible) }
  var selectedIndex: Int? { state.selection(of: count) }
  /// The selected row; nil when there is none, or when it was not read yet.
  var selected: Row? { window[selectedIndex] }

  mutating func select(_ index: Int) {
    state.select(index, in: shape)
  }

  /// Reads the rows about the selection anew, which goes to that place where there is one, and else
  /// stays or goes to the first row.
  mutating func reread(
    selecting place: (RowWindow<Row>) throws -> Int?, staysInPlace: Bool,
    rows read: (_ index: Int) throws -> RowWindow<Row>
  ) rethrows {
    let index = selectedIndex ?? 0
    window = try read(index)
    guard let place = try place(window) else { return select(staysInPlace ? index : 0) }
    if !window.covers(place) { window = try read(place) }
    select(place)
  }

  /// Reads the rows about the selection where they are not there yet.
  mutating func readRowsInView(_ read: (_ index: Int) throws -> RowWindow<Row>) rethrows {
    guard let index = selectedIndex, !window.covers(index) else { return }
    window = try read(index)
  }

  /// Puts other rows in place of all there were, and selects the first.
  mutating func show(_ rows: [Row], most: Int = .max) {
    let visible = visible
    self = RowList(all: rows, most: most)
    self.visible = visible
  }

  /// Puts other rows in place of those at hand; the selection stays on the same row, or where it
  /// was.
  mutating func renew(_ rows: [Row], most: Int = .max, isSame: (Row, Row) -> Bool) {
    let old = selected
    let place = old.flatMap { old in rows.firstIndex { isSame($0, old) } } ?? selectedIndex ?? 0
    let visible = visible
    self = RowList(all: rows, most: most, selection: place)
    self.visible = visible
  }

  /// Moves the selection; whether the selected row shall be opened.
  mutating func apply(_ input: ListInput) -> Bool {
    switch input {
    case .move(let move):
      state.apply(move, in: shape)
      return false
    case .pressed(let row, let isDouble):
      select(row)
      return isDouble
    }
  }

  /// The list as a widget; rows that were not read yet are dots.
  func list(
    whenEmpty text: StyledText = "", look: List.Look, row: @escaping (Row) -> StyledText
  ) -> List {
    List(count: count, state: state, emptyText: text, look: look) { index in
      window[index].map(row) ?? "…"
    }
  }
}

/// What somebody does to a list.
enum ListInput: Hashable {
  case move(ListMove)
  case pressed(row: Int, isDouble: Bool)

  /// What the mouse does over the list that is drawn at that place; nil when nothing.
  init?(_ mouse: MouseEvent, on list: List, at place: Rect) {
    if let move = ListMove(mouse) {
      self = .move(move)
    } else if mouse.isLeftPress, let row = list.row(at: mouse.position, in: place) {
      self = .pressed(row: row, isDouble: mouse.isLeftDoublePress)
    } else {
      return nil
    }
  }
}
