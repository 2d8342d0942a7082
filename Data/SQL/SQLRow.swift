import HearthDomain

/// A row of a result, read by column names.
///
/// A missing value or one of another type is thrown as ``Damage/row(table:column:id:)``, never
/// skipped. The first column of every query is the id in that error.
package struct SQLRow: Sendable {
  package let table: String
  package let columns: SQLColumns
  package let values: [SQLValue]
  /// Log that records why values are invalid.
  var invalidRowLog: InvalidRowLog?

  package func integer(_ column: String) throws -> Int64 {
    guard case .integer(let value) = self[column] else { throw damage(in: column) }
    return value
  }

  package func text(_ column: String) throws -> String {
    guard case .text(let value) = self[column] else { throw damage(in: column) }
    return value
  }

  package func bytes(_ column: String) throws -> [UInt8] {
    guard case .bytes(let value) = self[column] else { throw damage(in: column) }
    return value
  }

  package func flag(_ column: String) throws -> Bool {
    switch self[column] {
    case .integer(0): false
    case .integer(1): true
    default: throw damage(in: column)
    }
  }

  package func int(_ column: String) throws -> Int {
    try convert(column, integer(column)) { Int(exactly: $0) }
  }

  /// Returns a number within the range, so that arithmetic cannot overflow.
  func int(_ column: String, in range: ClosedRange<Int>) throws -> Int {
    try convert(column, int(column)) { range.contains($0) ? $0 : nil }
  }

  package func day(_ column: String) throws -> Day {
    try convert(column, int(column)) { Day(number: $0) }
  }

  package func instant(_ column: String) throws -> Instant {
    Instant(milliseconds: try integer(column))
  }

  package func id<Entity>(_ column: String) throws -> ID<Entity> {
    try convert(column, integer(column)) { ID(rawValue: $0) }
  }

  /// Returns the column's value as converted by `read`; nil if the column is null.
  package func optional<T>(_ column: String, _ read: (String) throws -> T) throws -> T? {
    if case .null = self[column] { nil } else { try read(column) }
  }

  /// Returns the converted value. Throws damage if the conversion returns nil or throws.
  package func convert<Raw, T>(
    _ column: String, _ raw: Raw, _ conversion: (Raw) throws -> T?
  ) throws -> T {
    do {
      if let value = try conversion(raw) { return value }
    } catch DomainError.invalid(let issues) {
      throw damage(in: column, issues)
    } catch {}
    throw damage(in: column)
  }

  /// Returns the damage, and records the broken rule.
  func damage(in column: String, _ issues: [Issue]) -> DomainError {
    if let issue = issues.first {
      invalidRowLog?.explain(InvalidRow(table: table, column: column, id: id), by: issue)
    }
    return damage(in: column)
  }

  package func damage(in column: String) -> DomainError {
    .damaged(.row(table: table, column: column, id: id))
  }

  private subscript(column: String) -> SQLValue? {
    guard let index = columns.index(of: column), values.indices.contains(index) else {
      return nil
    }
    return values[index]
  }

  private var id: String {
    switch values.first {
    case .integer(let number): String(number)
    case .text(let text): text
    case .real(let number): String(number)
    case .bytes, .null, nil: "?"
    }
  }
}
