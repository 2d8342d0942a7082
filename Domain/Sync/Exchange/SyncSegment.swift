/// Consecutive entries of one device that are sent together, with the device's name and the entries
/// it had applied.
package struct SyncSegment: Hashable, Sendable {
  package let device: DeviceID
  /// Name of the device.
  package let name: String
  /// The entries that the device had applied when it wrote the segment.
  package let seen: SeenEntries
  /// The entries, sorted by number without gaps.
  package var entries: [SyncedEntry]

  package init(device: DeviceID, name: String, seen: SeenEntries, entries: [SyncedEntry]) {
    self.device = device
    self.name = name
    self.seen = seen
    self.entries = entries
  }
}

/// Encoding of segments and of pages of snapshots.
package protocol SegmentFormat: Sendable {
  func bytes(of segment: SyncSegment) throws -> [UInt8]

  /// Decodes a segment; throws ``Damage/sealed(_:)`` if it is malformed or decompresses to too
  /// much.
  func segment(of bytes: [UInt8]) throws -> SyncSegment

  /// Encodes a page of a snapshot. Throws ``SyncRefusal/isTooLarge`` if it exceeds the size limit.
  func bytes(of page: SyncState) throws -> [UInt8]

  /// Decodes a page. Throws ``Damage/sealed(_:)`` if it is malformed, decompresses to too much, or
  /// contains items of kinds that only a newer program knows.
  func page(of bytes: [UInt8]) throws -> SyncState
}

/// Splits segments that are too large for a relay into parts. Each part begins with the number of
/// parts.
enum SegmentParts {
  /// Maximum size of a part. It is slightly less than a relay's limit, since a store keeps the
  /// piece's name in the same row.
  private static let maxPartSize = RelayLimits.maxPieceSize - 4096
  private static let headerSize = 2
  static let maxCount = 64

  static func parts(of bytes: [UInt8]) -> [[UInt8]] {
    let count = max(1, (bytes.count + maxPartSize - 1) / maxPartSize)
    return (0..<count).map { part in
      [UInt8(truncatingIfNeeded: count >> 8), UInt8(truncatingIfNeeded: count)]
        + bytes[(part * maxPartSize)..<min((part + 1) * maxPartSize, bytes.count)]
    }
  }

  /// Returns the number of parts and the payload of this part; nil if it is malformed.
  static func decode(_ bytes: [UInt8]) -> (count: Int, bytes: ArraySlice<UInt8>)? {
    guard bytes.count >= headerSize else { return nil }
    let count = Int(bytes[0]) << 8 | Int(bytes[1])
    return (1...maxCount).contains(count) ? (count, bytes[headerSize...]) : nil
  }
}
