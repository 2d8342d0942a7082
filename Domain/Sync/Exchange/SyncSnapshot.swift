/// Everything a device knew at one time. It replaces all entries in `seen`.
package struct SyncSnapshot: Hashable, Sendable {
  package let seen: SeenEntries
  package let state: SyncState
}

extension SyncState {
  /// Splits the state into pages of at most `size` items; the first page has no items, only the
  /// rest.
  func pages(of size: Int) -> [SyncState] {
    let sorted = things.sorted { Self.precedes($0.key, $1.key) }
    var first = SyncState(things: [:], lastNumber: lastNumber)
    for entry in unread.values { first.insert(entry) }
    return [first]
      + stride(from: 0, to: sorted.count, by: size).map { start in
        let some = sorted[start..<min(start + size, sorted.count)]
        return SyncState(
          things: Dictionary(uniqueKeysWithValues: some.map { ($0.key, $0.value) }), lastNumber: 0)
      }
  }
}

/// First part of a snapshot: its contents and the hashes of the other parts. It is written last, so
/// that a snapshot without it counts as absent.
struct SnapshotManifest {
  /// Newest version that this program understands.
  static let version: Int64 = 1

  let seen: SeenEntries
  /// Size of the other parts, in bytes.
  let size: Int
  /// Hashes of the other parts, in order.
  let hashes: [[UInt8]]
}

extension SnapshotManifest {
  init(_ bytes: [UInt8]) throws {
    var reader = PackedBytesReader(bytes)
    let version = try reader.number()
    guard version <= Self.version else {
      throw DomainError.damaged(.sealed(.newerFormat(Int(version))))
    }
    seen = try reader.seen()
    size = Int(clamping: try reader.number())
    hashes = try (0..<(try reader.count())).map { _ in try reader.piece() }
    guard size >= 0, hashes.allSatisfy({ $0.count == PieceLabel.hashSize }) else {
      throw DomainError.damaged(.sealed(.notAuthentic))
    }
  }

  var bytes: [UInt8] {
    var packed = PackedBytes()
    packed.put(Self.version)
    packed.put(seen)
    packed.put(Int64(size))
    packed.put(Int64(hashes.count))
    for hash in hashes { packed.put(hash) }
    return packed.bytes
  }
}
