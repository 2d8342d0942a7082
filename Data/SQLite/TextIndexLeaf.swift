/// A page of an index of words, as FTS5 keeps it: the words, of each but the first only what it has
/// not in common with the one before, with the places of their texts; behind them how far it is
/// from one word to the next.
///
/// The check of SQLite 3.40 trusts these numbers, and of a damaged page reads what lies gigabytes
/// away, which ends the program. So they are looked at before.
struct TextIndexLeaf {
  private let bytes: [UInt8]

  /// Nil for what is kept beside the pages: the index's form, and where long lists begin.
  init?(id: Int64, _ bytes: [UInt8]) {
    guard id >> 37 > 0, id & 0x1F_8000_0000 == 0 else { return nil }
    self.bytes = bytes
  }

  /// Whether each word lies where the page says, and within what it says to be words.
  var isSound: Bool {
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
        let more = numbers.next(), more <= numbers.left
      else { return false }
      length = kept + more
    }
    return true
  }
}

/// Numbers of 7 bits a byte, the highest first.
private struct Numbers {
  private var bytes: ArraySlice<UInt8>

  init(in bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { bytes.isEmpty }
  var left: Int { bytes.count }

  /// Nil where it is cut off, or longer than any within a page.
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
