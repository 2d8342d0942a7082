/// A set of days close to each other, by how many days they lie behind some day: 0 to 511.
struct YearBits {
  private(set) var words = SIMD8<UInt64>()

  static let none = YearBits()

  var isEmpty: Bool { words == .zero }

  func contains(_ bit: Int) -> Bool { words[bit >> 6] >> UInt64(bit & 63) & 1 == 1 }

  mutating func insert(_ bit: Int) {
    insert(1, at: bit)
  }

  /// Adds the set bits of a word as days from that one on; what lies outside is left out.
  mutating func insert(_ bits: UInt64, at start: Int) {
    guard start > -64, start < 512 else { return }
    if start < 0 {
      words[0] |= bits >> UInt64(-start)
      return
    }
    let (word, shift) = (start >> 6, UInt64(start & 63))
    words[word] |= bits << shift
    if shift > 0, word < 7 { words[word + 1] |= bits >> (64 - shift) }
  }

  mutating func insert(_ days: Range<Int>) {
    for start in stride(from: days.lowerBound, to: days.upperBound, by: 64) {
      insert(.ones(min(64, days.upperBound - start)), at: start)
    }
  }

  mutating func formIntersection(_ other: YearBits) { words &= other.words }

  /// The word of that number with only those of its days that lie in the range.
  func word(_ index: Int, in range: Range<Int>) -> UInt64 {
    let low = max(range.lowerBound - index << 6, 0)
    let high = min(range.upperBound - index << 6, 64)
    guard low < high else { return 0 }
    return words[index] & (.ones(high - low) << UInt64(low))
  }

  func count(in range: Range<Int>) -> Int {
    guard !range.isEmpty else { return 0 }
    return (range.lowerBound >> 6...min((range.upperBound - 1) >> 6, 7))
      .reduce(0) { $0 + word($1, in: range).nonzeroBitCount }
  }

  /// Calls with each day of the range in order, until it is told false; tells whether it never was.
  func forEach(in range: Range<Int>, _ body: (Int) -> Bool) -> Bool {
    guard !range.isEmpty else { return true }
    for index in range.lowerBound >> 6...min((range.upperBound - 1) >> 6, 7) {
      var word = word(index, in: range)
      while word != 0 {
        guard body(index << 6 + word.trailingZeroBitCount) else { return false }
        word &= word - 1
      }
    }
    return true
  }

  /// All days of these weekdays, where the first day has that one.
  static func weekdays(_ week: UInt64, from first: Int) -> YearBits {
    var bits = YearBits()
    for index in 0..<8 {
      // A word is nine weeks and a day.
      let turn = UInt64((first + index) % 7)
      let turned = (week >> turn | week << (7 - turn)) & 0x7F
      bits.words[index] = turned &* 0x8102_0408_1020_4081
    }
    return bits
  }
}

extension UInt64 {
  /// So many of the lowest bits.
  static func ones(_ count: Int) -> UInt64 { count >= 64 ? .max : 1 << UInt64(count) - 1 }
}
