import HearthDomain

/// The range of a table that contains a page, in the order of an index.
struct RowRange {
  /// The columns of the index: the first one is bounded, and the last one is the id.
  private let columns: [String]
  private var bounds: ClosedRange<Int64>
  /// Values of the columns after which the page begins; empty for the first page.
  private let rowBefore: [SQLValue]
  /// Values of the columns at which it ends; empty if it ends with the range.
  private var lastRow: [SQLValue] = []
  private let isDescending: Bool

  /// Returns nil if the range is empty.
  init?(
    _ columns: [String], in bounds: ClosedRange<Int64>, after mark: [SQLValue] = [],
    isDescending: Bool
  ) {
    self.columns = columns
    self.bounds = bounds
    self.rowBefore = mark
    self.isDescending = isDescending
    // The mark bounds the first column as well, so that nothing before the page is read.
    guard narrowBounds(by: mark, isLower: !isDescending) else { return nil }
  }

  private mutating func narrowBounds(by mark: [SQLValue], isLower: Bool) -> Bool {
    guard case .integer(let place)? = mark.first else { return true }
    let first = isLower ? max(bounds.lowerBound, place) : bounds.lowerBound
    let last = isLower ? bounds.upperBound : min(bounds.upperBound, place)
    guard first <= last else { return false }
    bounds = first...last
    return true
  }

  /// Returns the part until a row of it, given by its values of the columns.
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

  /// Returns the sort order, with another name of the id.
  func order(id: String? = nil) -> String {
    columnNames(id: id).map { "\($0)\(isDescending ? " DESC" : "")" }.joined(separator: ", ")
  }

  /// Returns the condition, with the values as parameters from that number on.
  func condition(from place: Int, id: String? = nil) -> String {
    let names = columnNames(id: id).joined(separator: ", ")
    var (condition, next) = ("\(columns[0]) BETWEEN ?\(place) AND ?\(place + 1)", place + 2)
    for (row, sign) in [
      (rowBefore, isDescending ? "<" : ">"), (lastRow, isDescending ? ">=" : "<="),
    ]
    where !row.isEmpty {
      let places = row.indices.map { "?\(next + $0)" }.joined(separator: ", ")
      condition += " AND (\(names)) \(sign) (\(places))"
      next += row.count
    }
    return condition
  }

  var values: [SQLValue] {
    [.integer(bounds.lowerBound), .integer(bounds.upperBound)] + rowBefore + lastRow
  }
}
