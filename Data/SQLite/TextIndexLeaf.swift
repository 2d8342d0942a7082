/// A leaf page of an FTS5 index. It contains words, of which shared prefixes are omitted, with
/// their positions, and then the distances between words.
///
/// The integrity check of SQLite 3.40 crashes if the numbers in a page are wrong, so this type
/// checks them before.
struct TextIndexLeaf {
  private let bytes: [UInt8]

  /// Creates a page from a record of the index; nil for records that are not leaf pages.
  init?(id: Int64, _ bytes: [UInt8]) {
    guard id >> 37 > 0, id & 0x1F_8000_0000 == 0 else { return nil }
    self.bytes = bytes
  }

  /// Whether all distances between words are valid and stay within the page's words.
  var isValid: Bool {
    guard bytes.count >= 4 else { return false }
    let end = Int(bytes[2]) << 8 | Int(bytes[3])
    guard (4...bytes.count).contains(end) else { return false }
    var steps = Numbers(in: bytes[end...])
    var (word, length) = (0, 0)
    while !steps.isAtEnd {
      guard let step = steps.next(), step < end - word else { return false }
      let isFirst = word == 0
      word += step
      var numbers = Numbers(in: bytes[word..<end])
      guard let kept = isFirst ? 0 : numbers.next(), kept <= length,
        let more = numbers.next(), more <= numbers.remainingCount
      else { return false }
      length = kept + more
    }
    return true
  }
}

/// Reads variable-length numbers of 7 bits per byte, highest bits first.
private struct Numbers {
  private var bytes: ArraySlice<UInt8>

  init(in bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { bytes.isEmpty }
  var remainingCount: Int { bytes.count }

  /// Returns nil if the number is truncated, or longer than possible in a page.
  mutating func next() -> Int? {
    var number = 0
    for _ in 0..<3 {
      guard let byte = bytes.popFirst() else { return nil }
      number = number << 7 | Int(byte & 0x7F)
      if byte < 0x80 { return number }
    }
    return nil
  }
}
