/// The part of a long list that was read, around the selected row.
struct LoadedRows<Row: Hashable>: Hashable {
  /// Number of rows read before and after the selected one; more than fit on any screen.
  static var readAheadCount: Int { 150 }

  /// Maximum number of rows that a search lists.
  static var maxSearchResults: Int { 200 }

  let startIndex: Int
  let rows: [Row]
  /// Number of rows of the whole list.
  let count: Int
}

extension LoadedRows {
  static var empty: LoadedRows { LoadedRows(all: []) }

  /// Creates a list of which all rows were read.
  init(all rows: [Row]) {
    self.init(startIndex: 0, rows: rows, count: rows.count)
  }

  subscript(index: Int?) -> Row? {
    guard let index, rows.indices.contains(index - startIndex) else { return nil }
    return rows[index - startIndex]
  }

  /// Returns the indices to read for the row and its surroundings.
  static func indicesToRead(around index: Int) -> Range<Int> {
    max(0, index - readAheadCount)..<max(0, index) + readAheadCount
  }

  /// Whether all rows that may be visible together with the row were read.
  func containsNeighbors(of index: Int) -> Bool {
    let first = max(0, index - LoadedRows.readAheadCount / 2)
    let last = min(count - 1, index + LoadedRows.readAheadCount / 2)
    return count == 0 || (first >= startIndex && last < startIndex + rows.count)
  }

  /// Returns the index of the wanted row in the whole list; nil if the list does not contain it.
  ///
  /// If only a part of the list was read, it uses binary search. The list must then be sorted by
  /// `isBefore`.
  func index(
    where isWanted: (Row) -> Bool, of wanted: () throws -> Row?,
    row: (_ index: Int) throws -> Row?, isBefore: (Row, Row) -> Bool
  ) rethrows -> Int? {
    if let index = rows.firstIndex(where: isWanted) { return startIndex + index }
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
