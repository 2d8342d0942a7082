/// The `.dat` file of a fortune file: offsets of the entries, and their encoding.
///
/// Big-endian as `strfile` writes it: version 2, count, longest, shortest, flags, the delimiter and
/// three zeros, then the offset of each entry and of the end.
package struct FortuneIndex: Hashable, Sendable {
  /// Character that the lines between entries consist of.
  package var delimiter = UInt8(ascii: "%")
  /// Whether letters are encoded with ROT13.
  package var isRotated = false
  /// Whether lines that begin with two delimiters are comments.
  package var hasComments = false
  /// Size of the longest entry in bytes, including its line end.
  package private(set) var longest: UInt32 = 0
  package private(set) var shortest: UInt32 = .max
  /// Offsets at which the entries begin, and the offset of the end of the text.
  package private(set) var offsets: [UInt32] = [0]

  private static let headerSize = 24

  package init() {}

  package var count: Int { offsets.count - 1 }

  /// Appends an entry of `size` bytes without its delimiter; `end` is the offset after the
  /// delimiter.
  mutating func append(size: Int, end: Int) {
    longest = max(longest, UInt32(clamping: size))
    shortest = min(shortest, UInt32(clamping: size))
    offsets.append(UInt32(clamping: end))
  }

  /// Parses a `.dat` file; nil if the bytes are not one.
  package init?(reading bytes: [UInt8]) {
    let words = FortuneIndex.bigEndianWords(of: bytes)
    guard bytes.count >= FortuneIndex.headerSize, bytes.count.isMultiple(of: 4), words.count >= 6,
      1...2 ~= words[0], words.count - 7 == Int(words[1]) || words[1] == 0
    else { return nil }
    delimiter = bytes[20]
    isRotated = words[4] & 4 != 0
    hasComments = words[4] & 8 != 0
    (longest, shortest) = (words[2], words[3])
    offsets = words.count > 6 ? Array(words[6...]) : [0]
  }

  /// The file as `strfile` writes it.
  package var bytes: [UInt8] {
    let flags: UInt32 = (isRotated ? 4 : 0) | (hasComments ? 8 : 0)
    let head = [2, UInt32(clamping: count), longest, shortest, flags, UInt32(delimiter) << 24]
    var bytes: [UInt8] = []
    bytes.reserveCapacity((head.count + offsets.count) * 4)
    for word in head + offsets {
      for shift: UInt32 in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    return bytes
  }

  private static func bigEndianWords(of bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count - bytes.count % 4, by: 4).map { start in
      bytes[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}
