/// Entries of one device as they travel together, and what it says of itself with them.
package struct SyncSegment: Hashable, Sendable {
  package let device: DeviceID
  /// What people call the device.
  package let name: String
  /// What it had applied when it wrote this.
  package let seen: SeenEntries
  /// In the order of their numbers, none missing.
  package var entries: [SyncedEntry]

  package init(device: DeviceID, name: String, seen: SeenEntries, entries: [SyncedEntry]) {
    self.device = device
    self.name = name
    self.seen = seen
    self.entries = entries
  }
}

/// How segments are written.
package protocol SegmentFormat: Sendable {
  func bytes(of segment: SyncSegment) throws -> [UInt8]

  /// Throws ``Damage/sealed(_:)`` for what is none, or stands for more than there may be.
  func segment(of bytes: [UInt8]) throws -> SyncSegment

  /// Some of what a snapshot has. Throws ``SyncRefusal/isTooLarge`` for more than bytes may stand
  /// for.
  func bytes(of page: SyncState) throws -> [UInt8]

  /// Throws ``Damage/sealed(_:)`` for what is none, stands for more than there may be, or has
  /// things that only a newer program knows.
  func page(of bytes: [UInt8]) throws -> SyncState
}

/// A segment that is too large for a relay goes in parts: each begins with how many there are.
enum SegmentParts {
  /// A little less than a relay takes: a store keeps each in a row, which has a name as well.
  private static let size = RelayLimits.piece - 4096
  private static let header = 2
  static let most = 64

  static func parts(of bytes: [UInt8]) -> [[UInt8]] {
    let count = max(1, (bytes.count + size - 1) / size)
    return (0..<count).map { part in
      [UInt8(truncatingIfNeeded: count >> 8), UInt8(truncatingIfNeeded: count)]
        + bytes[(part * size)..<min((part + 1) * size, bytes.count)]
    }
  }

  /// How many parts there are, and what this one has; nil for what is no part.
  static func read(_ bytes: [UInt8]) -> (count: Int, bytes: ArraySlice<UInt8>)? {
    guard bytes.count >= header else { return nil }
    let count = Int(bytes[0]) << 8 | Int(bytes[1])
    return (1...most).contains(count) ? (count, bytes[header...]) : nil
  }
}
