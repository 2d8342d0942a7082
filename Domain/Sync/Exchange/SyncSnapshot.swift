/// The complete sync state of a device at one time. It replaces all entries in `seen`.
package struct SyncSnapshot: Hashable, Sendable {
  package let seen: SeenEntries
  package let state: SyncState
}

extension SyncState {
  /// Splits the state into pages of at most `size` items. The first page has no items, but
  /// everything else.
  func pages(of size: Int) -> [SyncState] {
    let sorted = itemStates.sorted { Self.precedes($0.key, $1.key) }
    var first = SyncState(itemStates: [:], greatestSayingNumber: greatestSayingNumber)
    for entry in undecodedEntries.values { first.insert(entry) }
    return [first]
      + stride(from: 0, to: sorted.count, by: size).map { start in
        let some = sorted[start..<min(start + size, sorted.count)]
        return SyncState(
          itemStates: Dictionary(uniqueKeysWithValues: some.map { ($0.key, $0.value) }),
          greatestSayingNumber: 0)
      }
  }
}

/// First part of a snapshot, with its properties and the hashes of the other parts. It is written
/// last; a snapshot without it counts as absent.
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
    var reader = KeyPieceReader(bytes)
    let version = try reader.readNumber()
    guard version <= Self.version else {
      throw DomainError.damaged(.sealed(.newerFormat(Int(version))))
    }
    seen = try reader.readSeenEntries()
    size = Int(clamping: try reader.readNumber())
    hashes = try (0..<(try reader.readCount())).map { _ in try reader.readBytes() }
    guard size >= 0, hashes.allSatisfy({ $0.count == PieceLabel.hashSize }) else {
      throw DomainError.damaged(.sealed(.notAuthentic))
    }
  }

  var bytes: [UInt8] {
    var packed = KeyPieceWriter()
    packed.put(Self.version)
    packed.put(seen)
    packed.put(Int64(size))
    packed.put(Int64(hashes.count))
    for hash in hashes { packed.put(hash) }
    return packed.bytes
  }
}
