/// All that a device knew at one time: whoever has it needs none of the entries that it has seen.
package struct SyncSnapshot: Hashable, Sendable {
  package let seen: SeenEntries
  package let state: SyncState
}

extension SyncState {
  /// In parts that have so many things at most, whatever else there is in the first one.
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

/// The first part of a snapshot, written last: what is in it, and what the other parts are. While
/// it is not there, there is no snapshot.
struct SnapshotManifest {
  /// Who reads this understands all up to it.
  static let version: Int64 = 1

  let seen: SeenEntries
  /// So many bytes the other parts have.
  let size: Int
  /// Of the other parts, in their order.
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
