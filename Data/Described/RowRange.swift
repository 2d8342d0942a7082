import HearthDomain

/// The range of a table that contains a page, in the order of an index.
struct RowRange {
  /// The columns of the index. The first one is limited by `bounds`; the last one is the id.
  private let columns: [String]
  private var bounds: ClosedRange<Int64>
  /// Values of the columns in the row before the page; empty for the first page.
  private let rowBefore: [SQLValue]
  /// Values of the columns in the last row of the range; empty if only the bounds end it.
  private var lastRow: [SQLValue] = []
  private let isDescending: Bool

  /// Creates the range of rows within the bounds and after the row `mark`; nil if it is empty.
  init?(
    _ columns: [String], in bounds: ClosedRange<Int64>, after mark: [SQLValue] = [],
    isDescending: Bool
  ) {
    self.columns = columns
    self.bounds = bounds
    self.rowBefore = mark
    self.isDescending = isDescending
    // The row before the page limits the first column as well, so that SQLite reads nothing before
    // the page.
    guard narrowBounds(by: mark, isLower: !isDescending) else { return nil }
  }

  private mutating func narrowBounds(by mark: [SQLValue], isLower: Bool) -> Bool {
    guard case .integer(let bound)? = mark.first else { return true }
    let first = isLower ? max(bounds.lowerBound, bound) : bounds.lowerBound
    let last = isLower ? bounds.upperBound : min(bounds.upperBound, bound)
    guard first <= last else { return false }
    bounds = first...last
    return true
  }

  /// Returns the part of this range that ends with the given row.
  func ending(at row: [SQLValue]) -> RowRange {
    var part = self
    part.lastRow = row
    return part.narrowBounds(by: row, isLower: isDescending) ? part : self
  }

  /// The columns of the index, for a query.
  var columnList: String { columns.joined(separator: ", ") }

  private func columnNames(id: String?) -> [String] {
    columns.dropLast() + [id ?? columns[columns.count - 1]]
  }

  /// Returns the columns and directions for ORDER BY. `id` replaces the name of the id column.
  func order(id: String? = nil) -> String {
    columnNames(id: id).map { "\($0)\(isDescending ? " DESC" : "")" }.joined(separator: ", ")
  }

  /// Returns the SQL condition of the range. Its parameters are numbered from `first` on, and `id`
  /// replaces the name of the id column.
  func condition(from first: Int, id: String? = nil) -> String {
    let names = columnNames(id: id).joined(separator: ", ")
    var (condition, next) = ("\(columns[0]) BETWEEN ?\(first) AND ?\(first + 1)", first + 2)
    for (row, sign) in [
      (rowBefore, isDescending ? "<" : ">"), (lastRow, isDescending ? ">=" : "<="),
    ]
    where !row.isEmpty {
      let parameters = row.indices.map { "?\(next + $0)" }.joined(separator: ", ")
      condition += " AND (\(names)) \(sign) (\(parameters))"
      next += row.count
    }
    return condition
  }

  var values: [SQLValue] {
    [.integer(bounds.lowerBound), .integer(bounds.upperBound)] + rowBefore + lastRow
  }
}
