import CLibrary
import HearthDomain

/// The header of a database file.
struct DatabaseHeader: Equatable {
  static let length = 100

  private let bytes: [UInt8]

  /// Reads the header of the file; nil if it contains no readable database.
  init?(of file: FilePath) {
    let descriptor = open(file.cString, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let file = OpenFile(adopting: descriptor)
    guard let bytes = file.bytes(DatabaseHeader.length, at: 0) else { return nil }
    self.init(bytes)
  }

  /// Returns nil if the bytes are no database header.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == DatabaseHeader.length, bytes.starts(with: Array("SQLite format 3\0".utf8))
    else { return nil }
    self.bytes = bytes
  }

  /// Whether the database uses a write-ahead log. SQLite sets this flag before it creates the log,
  /// and clears it after removing it.
  var usesLog: Bool { bytes[18] == 2 }

  var pageSize: UInt32 {
    let size = UInt32(bytes[16]) << 8 | UInt32(bytes[17])
    return size == 1 ? 65_536 : size
  }

  /// Schema version of a store of this program; nil for any other database.
  var storeSchema: Int? {
    bytes.bigEndianWord(at: 68) == UInt32(SQLiteConnection.applicationID)
      ? Int(bytes.bigEndianWord(at: 60)) : nil
  }

  /// Number of pages; nil if the writer did not record it.
  var pageCount: UInt32? {
    changeCounter == bytes.bigEndianWord(at: 92) ? bytes.bigEndianWord(at: 28) : nil
  }

  /// SQLite's schema version, which every schema change increases by one. In a store its upper bits
  /// also identify the store (``StoreName``).
  private var schemaCounter: UInt32 { bytes.bigEndianWord(at: 40) }
  private var changeCounter: UInt32 { bytes.bigEndianWord(at: 24) }

  /// Whether this may be the first state in a log written after `base`. The change counter is
  /// unchanged if the same connection also wrote the previous log.
  func mayFollow(_ base: DatabaseHeader) -> Bool {
    guard (changeCounter &- base.changeCounter) <= 1 else { return false }
    return !StoreName.isStoreName(base.schemaCounter) && StoreName.isStoreName(schemaCounter)
      || (schemaCounter &- base.schemaCounter) < StoreName.minimum
  }
}

/// A random number that identifies a store. It is kept in the upper bits of SQLite's schema
/// version, so that no two stores have the same one.
enum StoreName {
  fileprivate static let minimum: UInt32 = 1 << 16

  static func isStoreName(_ number: UInt32) -> Bool { number >= minimum }
  static func random() -> UInt32 { .random(in: 1..<(1 << 15)) * minimum }
}

extension [UInt8] {
  /// Returns the big-endian word at the index.
  func bigEndianWord(at place: Int) -> UInt32 {
    self[place..<(place + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
