import HearthDomain
import JSONText

/// Writes the records of an area one by one.
struct ArchiveWriter {
  private let area: ArchiveArea
  private(set) var count = 0
  private var bytes: [UInt8] = []
  /// Key of the record written last.
  private var lastKey: [SQLValue] = []

  /// Number of bytes to collect before they are written.
  private static let chunkSize = 1 << 16

  init(_ area: ArchiveArea) {
    self.area = area
  }

  mutating func writeAll(
    of connection: any SQLConnection, to write: ([UInt8]) throws -> Void
  ) throws {
    try connection.query(area.selectAll, [], of: area.table) { try self.write($0, to: write) }
    try write(bytes)
  }

  /// Writes all records that can be exported, and skips others. If the database is damaged, first
  /// reads up to the damage, and then from the end back to it.
  mutating func writeReadable(
    of connection: any SQLConnection, to write: ([UInt8]) throws -> Void,
    missing: (ArchiveGap) -> Void
  ) throws {
    if try !writeReadable(area.selectAll, until: [], of: connection, to: write, missing) {
      missing(.records(area: area.key))
      _ = try writeReadable(
        area.selectAllReversed, until: lastKey, of: connection, to: write, missing)
    }
    try write(bytes)
  }

  /// Writes the readable records of the query. Returns true if it reached its end or the record
  /// with the key `end`, false if it met damage.
  private mutating func writeReadable(
    _ sql: String, until end: [SQLValue], of connection: any SQLConnection,
    to write: ([UInt8]) throws -> Void, _ missing: (ArchiveGap) -> Void
  ) throws -> Bool {
    do {
      try connection.query(sql, [], of: area.table) { row, isEnough in
        isEnough = !end.isEmpty && Array(row.values.prefix(area.keyCount)) == end
        if isEnough { return }
        do {
          try self.write(row, to: write)
        } catch DomainError.damaged(.row(let table, let column, let id)) {
          missing(.row(InvalidRow(table: table, column: column, id: id)))
        }
      }
      return true
    } catch DomainError.damaged(.store) {
      return false
    }
  }

  private mutating func write(_ row: SQLRow, to write: ([UInt8]) throws -> Void) throws {
    var writer = JSONWriter()
    writer.write(.object(try record(row)))
    bytes += (count == 0 ? "\n" : ",\n").utf8
    bytes += writer.bytes
    count += 1
    lastKey = Array(row.values.prefix(area.keyCount))
    if bytes.count >= ArchiveWriter.chunkSize {
      try write(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
  }

  private func record(_ row: SQLRow) throws -> JSONObject {
    var record = JSONObject()
    for (field, value) in zip(area.fields, row.values) where value != .null {
      guard let json = field.fieldType.json(of: value) else { throw row.damage(in: field.column) }
      record.append(field.key, json)
    }
    return record
  }
}
