/// The part of a long list that was read, about the row that is selected.
struct RowWindow<Row: Hashable>: Hashable {
  /// How many rows are read before and after the selected one; more than any screen is high.
  static var reach: Int { 150 }

  /// How many rows a search lists at most.
  static var mostFound: Int { 200 }

  let start: Int
  let rows: [Row]
  /// How many rows the whole list has.
  let count: Int
}

extension RowWindow {
  static var empty: RowWindow { RowWindow(all: []) }

  /// A list that was read as a whole.
  init(all rows: [Row]) {
    self.init(start: 0, rows: rows, count: rows.count)
  }

  subscript(index: Int?) -> Row? {
    guard let index, rows.indices.contains(index - start) else { return nil }
    return rows[index - start]
  }

  /// The places to read so that the row and its surroundings are there.
  static func places(about index: Int) -> Range<Int> {
    max(0, index - reach)..<max(0, index) + reach
  }

  /// Whether all rows that can be in view with that one are there.
  func covers(_ index: Int) -> Bool {
    let first = max(0, index - RowWindow.reach / 2)
    let last = min(count - 1, index + RowWindow.reach / 2)
    return count == 0 || (first >= start && last < start + rows.count)
  }

  /// The place of the wanted row in the whole list; nil where it is not listed.
  ///
  /// A list that was not read as a whole is halved again and again: it is in a known order.
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
