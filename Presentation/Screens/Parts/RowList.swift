import TerminalKit

/// A list on a screen: the rows read so far, the selection, and the number of visible rows.
struct RowList<Row: Hashable>: Hashable {
  var loadedRows: LoadedRows<Row>
  private(set) var state: ListState
  /// Number of visible rows.
  var visibleCount: Int
  /// Whether rows were left out because of the limit.
  private(set) var hasMore = false

  /// Creates an empty list that is read in parts around the selection.
  init() {
    loadedRows = .empty
    state = ListState()
    visibleCount = 10
  }

  /// Creates a list of rows in memory, with at most `most` rows. All of them count as visible until
  /// the screen sets their number.
  init(all rows: [Row], most: Int = .max, selection: Int = 0) {
    loadedRows = LoadedRows(all: Array(rows.prefix(most)))
    state = ListState(selection: selection)
    visibleCount = loadedRows.count
    hasMore = rows.count > most
  }

  var count: Int { loadedRows.count }
  var shape: ListShape { ListShape(count: count, visibleCount: visibleCount) }
  var selectedIndex: Int? { state.selection(of: count) }
  /// The selected row; nil if there is none, or if it was not read yet.
  var selected: Row? { loadedRows[selectedIndex] }

  mutating func select(_ index: Int) {
    state.select(index, in: shape)
  }

  /// Reads the rows around the selection again. Selects the index that `place` returns. If it
  /// returns nil, keeps the selected index with `keepsIndex`, and otherwise selects the first row.
  mutating func reread(
    selecting place: (LoadedRows<Row>) throws -> Int?, keepsIndex staysInPlace: Bool,
    rows read: (_ index: Int) throws -> LoadedRows<Row>
  ) rethrows {
    let index = selectedIndex ?? 0
    loadedRows = try read(index)
    guard let place = try place(loadedRows) else { return select(staysInPlace ? index : 0) }
    if !loadedRows.containsNeighbors(of: place) { loadedRows = try read(place) }
    select(place)
  }

  /// Reads the rows around the selection unless they were read already.
  mutating func readRowsInView(_ read: (_ index: Int) throws -> LoadedRows<Row>) rethrows {
    guard let index = selectedIndex, !loadedRows.containsNeighbors(of: index) else { return }
    loadedRows = try read(index)
  }

  /// Replaces all rows and selects the first.
  mutating func replaceRows(_ rows: [Row], most: Int = .max) {
    let visible = visibleCount
    self = RowList(all: rows, most: most)
    self.visibleCount = visible
  }

  /// Replaces all rows. The same row stays selected; if it is gone, the same index.
  mutating func refreshRows(_ rows: [Row], most: Int = .max, isSame: (Row, Row) -> Bool) {
    let old = selected
    let place = old.flatMap { old in rows.firstIndex { isSame($0, old) } } ?? selectedIndex ?? 0
    let visible = visibleCount
    self = RowList(all: rows, most: most, selection: place)
    self.visibleCount = visible
  }

  /// Moves the selection. Returns whether the selected row should be opened.
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

  /// Returns the list as a widget. Rows that were not read yet are displayed as an ellipsis.
  func list(
    whenEmpty text: StyledText = "", look: List.Look, row: @escaping (Row) -> StyledText
  ) -> List {
    List(count: count, state: state, emptyText: text, look: look) { index in
      loadedRows[index].map(row) ?? "…"
    }
  }
}

/// An action on a list.
enum ListInput: Hashable {
  case move(ListMove)
  case pressed(row: Int, isDouble: Bool)

  /// Creates the input for a mouse event over the list drawn in that rect; nil if it has no
  /// meaning.
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
