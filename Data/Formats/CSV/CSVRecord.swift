/// One record of a CSV file.
public struct CSVRecord: Hashable, Sendable {
  /// The line at which it begins, counted from 1.
  public let line: Int
  public let values: [String]

  public init(line: Int, values: [String]) {
    self.line = line
    self.values = values
  }

  /// The value of a column of ``CSVHeader``; nil if there is no such column, or the record ends
  /// before it.
  public subscript(column: Int?) -> String? {
    guard let column, values.indices.contains(column) else { return nil }
    return values[column]
  }
}
