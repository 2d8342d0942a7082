/// The `.dat` file beside a fortune file: where its entries begin, and how they are written.
///
/// Big-endian as `strfile` writes it: version 2, count, longest, shortest, flags, the delimiter and
/// three zeros, then where each entry begins and where the file ends.
package struct FortuneIndex: Hashable, Sendable {
  /// The mark that stands alone on the lines between entries.
  package var delimiter = UInt8(ascii: "%")
  /// Whether letters are turned by thirteen places.
  package var isRotated = false
  /// Whether lines that begin with the mark twice are remarks.
  package var hasRemarks = false
  /// The size of the longest entry in bytes, its line end included.
  package private(set) var longest: UInt32 = 0
  package private(set) var shortest: UInt32 = .max
  /// Where the entries begin, and where the text ends.
  package private(set) var offsets: [UInt32] = [0]

  private static let headerSize = 24

  package init() {}

  package var count: Int { offsets.count - 1 }

  /// Takes an entry of the text that ends there, the mark behind it left out.
  mutating func append(size: Int, end: Int) {
    longest = max(longest, UInt32(clamping: size))
    shortest = min(shortest, UInt32(clamping: size))
    offsets.append(UInt32(clamping: end))
  }

  /// Reads a `.dat` file; nil if the bytes are none.
  package init?(reading bytes: [UInt8]) {
    let words = FortuneIndex.words(of: bytes)
    guard bytes.count >= FortuneIndex.headerSize, bytes.count.isMultiple(of: 4), words.count >= 6,
      1...2 ~= words[0], words.count - 7 == Int(words[1]) || words[1] == 0
    else { return nil }
    delimiter = bytes[20]
    isRotated = words[4] & 4 != 0
    hasRemarks = words[4] & 8 != 0
    (longest, shortest) = (words[2], words[3])
    offsets = words.count > 6 ? Array(words[6...]) : [0]
  }

  /// The file as `strfile` writes it.
  package var bytes: [UInt8] {
    let flags: UInt32 = (isRotated ? 4 : 0) | (hasRemarks ? 8 : 0)
    let head = [2, UInt32(clamping: count), longest, shortest, flags, UInt32(delimiter) << 24]
    var bytes: [UInt8] = []
    bytes.reserveCapacity((head.count + offsets.count) * 4)
    for word in head + offsets {
      for shift: UInt32 in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    return bytes
  }

  private static func words(of bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count - bytes.count % 4, by: 4).map { start in
      bytes[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}
