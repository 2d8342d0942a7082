/// Set of days as offsets from 0 to 511.
struct YearBits {
  private(set) var words = SIMD8<UInt64>()

  static let none = YearBits()

  var isEmpty: Bool { words == .zero }

  func contains(_ bit: Int) -> Bool { words[bit >> 6] >> UInt64(bit & 63) & 1 == 1 }

  mutating func insert(_ bit: Int) {
    insert(1, at: bit)
  }

  /// Adds the days whose bits are set in the word, each increased by `start`; those outside of the
  /// range are left out.
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
      insert(.lowestBits(min(64, days.upperBound - start)), at: start)
    }
  }

  mutating func formIntersection(_ other: YearBits) { words &= other.words }

  /// Returns the word with this index, reduced to days in the range.
  func word(_ index: Int, in range: Range<Int>) -> UInt64 {
    let low = max(range.lowerBound - index << 6, 0)
    let high = min(range.upperBound - index << 6, 64)
    guard low < high else { return 0 }
    return words[index] & (.lowestBits(high - low) << UInt64(low))
  }

  func count(in range: Range<Int>) -> Int {
    guard !range.isEmpty else { return 0 }
    return (range.lowerBound >> 6...min((range.upperBound - 1) >> 6, 7))
      .reduce(0) { $0 + word($1, in: range).nonzeroBitCount }
  }

  /// Calls the body with each day in the range, in order, until the body returns false. Returns
  /// true if it never did.
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

  /// Returns all days on these weekdays; `first` is the weekday of day 0.
  static func weekdays(_ week: UInt64, from first: Int) -> YearBits {
    var bits = YearBits()
    for index in 0..<8 {
      // A word covers nine weeks and one day, so each word begins one weekday later.
      let turn = UInt64((first + index) % 7)
      let turned = (week >> turn | week << (7 - turn)) & 0x7F
      bits.words[index] = turned &* 0x8102_0408_1020_4081
    }
    return bits
  }
}

extension UInt64 {
  /// Returns a word in which the lowest `count` bits are set.
  static func lowestBits(_ count: Int) -> UInt64 { count >= 64 ? .max : 1 << UInt64(count) - 1 }
}
