/// The part of a long list that was read, around the selected row.
struct LoadedRows<Row: Hashable>: Hashable {
  /// Number of rows read before and after the selected one; more than fit on any screen.
  static var reach: Int { 150 }

  /// Maximum number of rows that a search lists.
  static var maxFoundRows: Int { 200 }

  let start: Int
  let rows: [Row]
  /// Number of rows of the whole list.
  let count: Int
}

extension LoadedRows {
  static var empty: LoadedRows { LoadedRows(all: []) }

  /// Creates a window of a list that was read completely.
  init(all rows: [Row]) {
    self.init(start: 0, rows: rows, count: rows.count)
  }

  subscript(index: Int?) -> Row? {
    guard let index, rows.indices.contains(index - start) else { return nil }
    return rows[index - start]
  }

  /// Returns the indices to read for the row and its surroundings.
  static func places(about index: Int) -> Range<Int> {
    max(0, index - reach)..<max(0, index) + reach
  }

  /// Whether all rows that may be visible together with the row were read.
  func covers(_ index: Int) -> Bool {
    let first = max(0, index - LoadedRows.reach / 2)
    let last = min(count - 1, index + LoadedRows.reach / 2)
    return count == 0 || (first >= start && last < start + rows.count)
  }

  /// Returns the index of the wanted row in the whole list; nil if the list does not contain it.
  ///
  /// In a list that was not read completely, uses binary search, so the list must be sorted by
  /// `isBefore`.
  func place(
    where isWanted: (Row) -> Bool, of wanted: () throws -> Row?,
    row: (_ index: Int) throws -> Row?, isBefore: (Row, Row) -> Bool
  ) rethrows -> Int? {
    if let index = rows.firstIndex(where: isWanted) { return start + index }
    guard rows.count < count, let wanted = try wanted() else { return nil }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      guard let row = try row(middle) else { return nil }
      if isWanted(row) { return middle }
      if isBefore(row, wanted) { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
