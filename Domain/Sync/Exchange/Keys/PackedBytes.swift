/// Writer for the binary encoding of key pieces: numbers and byte strings in sequence.
struct PackedBytes {
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
    put(Int64(seen.ends.count))
    for end in seen.ends {
      put(end.device.rawValue)
      put(Int64(end.number))
    }
  }
}

/// Reads what ``PackedBytes`` wrote; throws ``SealDamage/notAuthentic`` for malformed input.
struct PackedBytesReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number() throws -> Int64 {
    guard rest.count >= 8 else { throw DomainError.damaged(.sealed(.notAuthentic)) }
    defer { rest = rest.dropFirst(8) }
    return rest.prefix(8).reduce(0) { $0 << 8 | Int64($1) }
  }

  mutating func count() throws -> Int {
    guard let count = Int(exactly: try number()), (0...rest.count).contains(count) else {
      throw DomainError.damaged(.sealed(.notAuthentic))
    }
    return count
  }

  mutating func piece() throws -> [UInt8] {
    let count = try count()
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func seen() throws -> SeenEntries {
    var seen = SeenEntries()
    for _ in 0..<(try count()) {
      let device = DeviceID(rawValue: try number())
      guard let last = Int(exactly: try number()), EntryID.numbers.contains(last) else {
        throw DomainError.damaged(.sealed(.notAuthentic))
      }
      seen.insert(EntryID(device, last))
    }
    return seen
  }
}
