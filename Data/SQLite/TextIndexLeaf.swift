/// A leaf page of an FTS5 index: words with shared prefixes omitted, and their positions, followed
/// by the distances between words.
///
/// The integrity check of SQLite 3.40 trusts these numbers, and crashes on a damaged page. So they
/// are checked before.
struct TextIndexLeaf {
  private let bytes: [UInt8]

  /// Returns nil for other records: the structure of the index, and doclist indexes.
  init?(id: Int64, _ bytes: [UInt8]) {
    guard id >> 37 > 0, id & 0x1F_8000_0000 == 0 else { return nil }
    self.bytes = bytes
  }

  /// Whether all distances are valid and within the area of words.
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

/// A reader of variable-length numbers: 7 bits per byte, highest first.
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
