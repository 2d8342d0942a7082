/// The contents of a compiled zone file (TZif, RFC 9636).
struct ZoneFile {
  private(set) var changes: [Int64] = []
  private(set) var offsets: [Int] = []
  private(set) var offsetBefore = 0
  private(set) var rule: POSIXZone?

  /// Parses a zone file; nil if the bytes are not a valid one.
  init?(_ bytes: [UInt8]) {
    var reader = BigEndianReader(bytes)
    guard let old = Header(&reader) else { return nil }
    if old.version == 0 {
      guard readBlock(&reader, old, wide: false) else { return nil }
      return
    }
    // Since version 2, a file contains everything again with 64-bit numbers, and then a rule for
    // later times.
    guard reader.skip(old.blockLength(wide: false)), let header = Header(&reader),
      readBlock(&reader, header, wide: true), readRule(&reader)
    else { return nil }
  }

  private mutating func readBlock(
    _ reader: inout BigEndianReader, _ header: Header, wide: Bool
  ) -> Bool {
    guard reader.remaining >= header.blockLength(wide: wide) else { return false }
    for _ in 0..<header.changes {
      guard let second = wide ? reader.readInt64() : reader.readInt32().map(Int64.init),
        second > changes.last ?? .min || changes.isEmpty
      else { return false }
      changes.append(second)
    }
    let kinds = (0..<header.changes).compactMap { _ in reader.readByte().map(Int.init) }
    let offsetOfKind = (0..<header.localTimeTypes).compactMap { _ in readOffset(&reader) }
    guard let first = offsetOfKind.first, offsetOfKind.count == header.localTimeTypes,
      kinds.allSatisfy({ $0 < header.localTimeTypes })
    else { return false }
    offsetBefore = first
    offsets = kinds.map { offsetOfKind[$0] }
    return reader.skip(header.lengthAfterTypes(wide: wide))
  }

  /// Reads a local time type, which consists of offset, daylight saving flag and abbreviation;
  /// returns the offset.
  private func readOffset(_ reader: inout BigEndianReader) -> Int? {
    guard let offset = reader.readInt32().map(Int.init), reader.skip(2),
      POSIXZone.validOffsets.contains(offset)
    else { return nil }
    return offset
  }

  private mutating func readRule(_ reader: inout BigEndianReader) -> Bool {
    guard let text = reader.nextLine() else { return false }
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
    let localTimeTypes: Int
    let abbreviationBytes: Int

    init?(_ reader: inout BigEndianReader) {
      guard reader.readInt32() == 0x545A_6966, let version = reader.readByte(), reader.skip(15)
      else {
        return nil
      }
      // Limit all counts, so that their sums cannot overflow.
      let counts = (0..<6).compactMap { _ in
        reader.readInt32().flatMap { (0...1_000_000).contains($0) ? Int($0) : nil }
      }
      guard counts.count == 6 else { return nil }
      self.version = version
      universalMarks = counts[0]
      standardMarks = counts[1]
      leapSeconds = counts[2]
      changes = counts[3]
      localTimeTypes = counts[4]
      abbreviationBytes = counts[5]
    }

    func blockLength(wide: Bool) -> Int {
      changes * (wide ? 9 : 5) + localTimeTypes * 6 + lengthAfterTypes(wide: wide)
    }

    func lengthAfterTypes(wide: Bool) -> Int {
      abbreviationBytes + leapSeconds * (wide ? 12 : 8) + standardMarks + universalMarks
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

  mutating func readByte() -> UInt8? {
    guard remaining >= 1 else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func readInt32() -> Int32? {
    readNumber(of: 4).map { Int32(truncatingIfNeeded: $0) }
  }

  mutating func readInt64() -> Int64? {
    readNumber(of: 8).map { Int64(bitPattern: $0) }
  }

  /// Reads the text between two line feeds; nil if there is none.
  mutating func nextLine() -> String? {
    guard readByte() == 10, let end = bytes[position...].firstIndex(of: 10) else { return nil }
    defer { position = end + 1 }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  private mutating func readNumber(of count: Int) -> UInt64? {
    guard remaining >= count else { return nil }
    defer { position += count }
    return bytes[position..<position + count].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
