import HearthDomain
import JSONText

/// The archive of a store in an SQL database; see `README.md` beside this file.
public struct SQLArchive: StoreArchive {
  static let format = "hearth-archive"
  static let version = 1

  private let store: SQLStore

  public init(store: SQLStore) {
    self.store = store
  }

  public func write(to write: ([UInt8]) throws -> Void) throws -> [ArchiveCount] {
    try store.bracket(.read) { connection, _ in
      try write(Array(#"{"format":"\#(SQLArchive.format)","version":\#(SQLArchive.version)"#.utf8))
      let counts = try ArchiveArea.all.map { area in
        try write(Array(",\n\"\(area.key)\":[".utf8))
        let count = try SQLArchive.write(area, of: connection, to: write)
        try write(Array((count == 0 ? "]" : "\n]").utf8))
        return ArchiveCount(area: area.key, records: count)
      }
      try write(Array("}\n".utf8))
      return counts
    }
  }

  /// So many bytes are gathered before they are handed over.
  private static let piece = 1 << 16

  private static func write(
    _ area: ArchiveArea, of connection: any SQLConnection, to write: ([UInt8]) throws -> Void
  ) throws -> Int {
    var count = 0
    var bytes: [UInt8] = []
    try connection.query(area.everything, [], of: area.table) { row in
      var writer = JSONWriter()
      writer.write(.object(try record(row, of: area)))
      bytes += (count == 0 ? "\n" : ",\n").utf8
      bytes += writer.bytes
      count += 1
      if bytes.count >= piece {
        try write(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    try write(bytes)
    return count
  }

  private static func record(_ row: SQLRow, of area: ArchiveArea) throws -> JSONObject {
    var record = JSONObject()
    for (field, value) in zip(area.fields, row.values) where value != .null {
      guard let json = field.form.json(of: value) else { throw row.damage(in: field.column) }
      record.append(field.key, json)
    }
    return record
  }

  public func read(
    _ source: @escaping () throws -> [UInt8], replacing: Bool
  ) throws -> ArchiveOutcome {
    try store.bracket(.write) { connection, search in
      var reading = ArchiveReading(
        bracket: ArchiveBracket(connection, search), replaces: replacing)
      do {
        try reading.read(JSONItems(source: source))
      } catch let error as JSONError {
        switch error.problem {
        case .noList, .empty: throw DomainError.damaged(.notAnArchive)
        default: throw DomainError(error)
        }
      }
      return reading.outcome
    }
  }
}

/// The archive of a store in memory: there is none.
public struct InMemoryArchive: StoreArchive {
  public init() {}

  public func write(to write: ([UInt8]) throws -> Void) throws -> [ArchiveCount] {
    throw DomainError.refused(.store(.isInMemory))
  }

  public func read(
    _ source: @escaping () throws -> [UInt8], replacing: Bool
  ) throws -> ArchiveOutcome {
    throw DomainError.refused(.store(.isInMemory))
  }
}
