/// What the first bytes of a database say of the state that it is in.
struct DatabaseHead: Equatable {
  static let length = 100

  private let bytes: [UInt8]

  /// Nil for what is no database.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == DatabaseHead.length, bytes.starts(with: Array("SQLite format 3\0".utf8))
    else { return nil }
    self.bytes = bytes
  }

  /// Whether it is changed by way of a log. SQLite says so before it writes the first one, and
  /// takes it back after it has removed the last.
  var usesLog: Bool { bytes[18] == 2 }

  var pageSize: UInt32 {
    let size = UInt32(bytes[16]) << 8 | UInt32(bytes[17])
    return size == 1 ? 65_536 : size
  }

  /// Nil where whoever wrote it counted none.
  var pages: UInt32? { count == bytes.word(at: 92) ? bytes.word(at: 28) : nil }

  /// What tells stores apart that have changed as often; each change of the schema adds one.
  private var name: UInt32 { bytes.word(at: 40) }
  private var count: UInt32 { bytes.word(at: 24) }

  /// Whether this may be the first state that was written into a log, after that one. The count
  /// stays when the log before was of the same connection.
  func mayFollow(_ base: DatabaseHead) -> Bool {
    guard (count &- base.count) <= 1 else { return false }
    return !StoreName.isOne(base.name) && StoreName.isOne(name)
      || (name &- base.name) < StoreName.one
  }
}

/// The number that a store is given in the place where SQLite counts changes of the schema, so far
/// above what those come to that no two stores have the same.
enum StoreName {
  fileprivate static let one: UInt32 = 1 << 16

  static func isOne(_ number: UInt32) -> Bool { number >= one }
  static func random() -> UInt32 { .random(in: 1..<(1 << 15)) * one }
}

extension [UInt8] {
  /// Four bytes, the greatest first.
  func word(at place: Int) -> UInt32 {
    self[place..<(place + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
