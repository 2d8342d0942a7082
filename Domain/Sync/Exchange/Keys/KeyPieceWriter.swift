/// Writer for the binary encoding of key pieces: numbers and byte strings, one after another.
struct KeyPieceWriter {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ number: Int64) {
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
  }

  /// Appends the length and the bytes.
  mutating func put(_ piece: some Collection<UInt8>) {
    put(Int64(piece.count))
    bytes += piece
  }

  mutating func put(_ seen: SeenEntries) {
    put(Int64(seen.lastEntries.count))
    for end in seen.lastEntries {
      put(end.device.rawValue)
      put(Int64(end.number))
    }
  }
}

/// Reads the encoding of ``KeyPieceWriter``; throws ``SealDamage/notAuthentic`` for malformed
/// input.
struct KeyPieceReader {
  private var remaining: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    remaining = bytes[...]
  }

  var isAtEnd: Bool { remaining.isEmpty }

  mutating func readNumber() throws -> Int64 {
    guard remaining.count >= 8 else { throw DomainError.damaged(.sealed(.notAuthentic)) }
    defer { remaining = remaining.dropFirst(8) }
    return remaining.prefix(8).reduce(0) { $0 << 8 | Int64($1) }
  }

  mutating func readCount() throws -> Int {
    guard let count = Int(exactly: try readNumber()), (0...remaining.count).contains(count) else {
      throw DomainError.damaged(.sealed(.notAuthentic))
    }
    return count
  }

  mutating func readBytes() throws -> [UInt8] {
    let count = try readCount()
    defer { remaining = remaining.dropFirst(count) }
    return Array(remaining.prefix(count))
  }

  mutating func readSeenEntries() throws -> SeenEntries {
    var seen = SeenEntries()
    for _ in 0..<(try readCount()) {
      let device = DeviceID(rawValue: try readNumber())
      guard let last = Int(exactly: try readNumber()), EntryID.acceptedNumbers.contains(last) else {
        throw DomainError.damaged(.sealed(.notAuthentic))
      }
      seen.insert(EntryID(device, last))
    }
    return seen
  }
}
