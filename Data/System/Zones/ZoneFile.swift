/// Contents of a compiled zone file (TZif, RFC 9636).
struct ZoneFile {
  private(set) var changes: [Int64] = []
  private(set) var offsets: [Int] = []
  private(set) var offsetBefore = 0
  private(set) var rule: POSIXZone?

  /// Returns nil if the bytes are no such file or are invalid.
  init?(_ bytes: [UInt8]) {
    var reader = BigEndianReader(bytes)
    guard let old = Header(&reader) else { return nil }
    if old.version == 0 {
      guard readBlock(&reader, old, wide: false) else { return nil }
      return
    }
    // Later versions repeat everything with 64-bit numbers, and add a rule for later times.
    guard reader.skip(old.blockLength(wide: false)), let header = Header(&reader),
      readBlock(&reader, header, wide: true), readRule(&reader)
    else { return nil }
  }

  private mutating func readBlock(
    _ reader: inout BigEndianReader, _ header: Header, wide: Bool
  ) -> Bool {
    guard reader.remaining >= header.blockLength(wide: wide) else { return false }
    for _ in 0..<header.changes {
      guard let second = wide ? reader.int64() : reader.int32().map(Int64.init),
        second > changes.last ?? .min || changes.isEmpty
      else { return false }
      changes.append(second)
    }
    let kinds = (0..<header.changes).compactMap { _ in reader.byte().map(Int.init) }
    let offsetOfKind = (0..<header.kinds).compactMap { _ in offset(&reader) }
    guard let first = offsetOfKind.first, offsetOfKind.count == header.kinds,
      kinds.allSatisfy({ $0 < header.kinds })
    else { return false }
    offsetBefore = first
    offsets = kinds.map { offsetOfKind[$0] }
    return reader.skip(header.lengthAfterKinds(wide: wide))
  }

  /// Reads a local time type (offset, daylight saving flag, abbreviation) and returns its offset.
  private func offset(_ reader: inout BigEndianReader) -> Int? {
    guard let offset = reader.int32().map(Int.init), reader.skip(2),
      POSIXZone.offsets.contains(offset)
    else { return nil }
    return offset
  }

  private mutating func readRule(_ reader: inout BigEndianReader) -> Bool {
    guard let text = reader.line() else { return false }
    if text.isEmpty { return true }
    rule = POSIXZone(text)
    return rule != nil
  }

  private struct Header {
    let version: UInt8
    let universalMarks: Int
    let standardMarks: Int
    let leapSeconds: Int
    let changes: Int
    let kinds: Int
    let letters: Int

    init?(_ reader: inout BigEndianReader) {
      guard reader.int32() == 0x545A_6966, let version = reader.byte(), reader.skip(15) else {
        return nil
      }
      // An upper bound for all counts, so that sums cannot overflow.
      let counts = (0..<6).compactMap { _ in
        reader.int32().flatMap { (0...1_000_000).contains($0) ? Int($0) : nil }
      }
      guard counts.count == 6 else { return nil }
      self.version = version
      universalMarks = counts[0]
      standardMarks = counts[1]
      leapSeconds = counts[2]
      changes = counts[3]
      kinds = counts[4]
      letters = counts[5]
    }

    func blockLength(wide: Bool) -> Int {
      changes * (wide ? 9 : 5) + kinds * 6 + lengthAfterKinds(wide: wide)
    }

    func lengthAfterKinds(wide: Bool) -> Int {
      letters + leapSeconds * (wide ? 12 : 8) + standardMarks + universalMarks
    }
  }
}

/// Reads big-endian numbers, never beyond the end.
private struct BigEndianReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var remaining: Int { bytes.count - position }

  mutating func skip(_ count: Int) -> Bool {
    guard count <= remaining else { return false }
    position += count
    return true
  }

  mutating func byte() -> UInt8? {
    guard remaining >= 1 else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func int32() -> Int32? {
    number(of: 4).map { Int32(truncatingIfNeeded: $0) }
  }

  mutating func int64() -> Int64? {
    number(of: 8).map { Int64(bitPattern: $0) }
  }

  /// Reads the text between two line feeds.
  mutating func line() -> String? {
    guard byte() == 10, let end = bytes[position...].firstIndex(of: 10) else { return nil }
    defer { position = end + 1 }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  private mutating func number(of count: Int) -> UInt64? {
    guard remaining >= count else { return nil }
    defer { position += count }
    return bytes[position..<position + count].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
