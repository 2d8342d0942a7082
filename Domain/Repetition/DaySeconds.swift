/// A set of seconds of a day, stored as bits so that union and subtraction work on whole words.
struct DaySeconds: Sendable {
  static let secondsPerDay = 86_400

  private var words = [UInt64](repeating: 0, count: secondsPerDay / 64)

  init() {}

  /// Creates a set from words of bits, at least those of a whole day.
  init(words: [UInt64]) {
    self.words = Array(words.prefix(Self.secondsPerDay / 64))
  }

  init(_ seconds: [Int]) {
    for second in seconds where (0..<Self.secondsPerDay).contains(second) {
      words[second >> 6] |= 1 << UInt64(second & 63)
    }
  }

  mutating func formUnion(_ other: DaySeconds) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  mutating func subtract(_ other: DaySeconds) {
    for index in words.indices { words[index] &= ~other.words[index] }
  }

  /// Adds the seconds below `count` of the other set, each increased by `start`.
  mutating func insert(_ other: DaySeconds, upTo count: Int, at start: Int) {
    let (word, shift) = (start >> 6, UInt64(start & 63))
    for index in 0..<(count + 63) / 64 where other.words[index] != 0 {
      let bits = other.words[index]
      if word + index < words.count { words[word + index] |= bits << shift }
      if shift > 0, word + index + 1 < words.count {
        words[word + index + 1] |= bits >> (64 - shift)
      }
    }
  }

  /// Removes all seconds outside the range.
  mutating func clamp(to range: ClosedRange<Int>) {
    for index in words.indices {
      let (low, high) = (range.lowerBound - index << 6, range.upperBound + 1 - index << 6)
      if low > 0 { words[index] &= low >= 64 ? 0 : ~UInt64.lowestBits(low) }
      if high < 64 { words[index] &= high <= 0 ? 0 : .lowestBits(high) }
    }
  }

  /// Returns the first `most` seconds, in order.
  func first(_ most: Int) -> [Int] {
    var found: [Int] = []
    for index in words.indices where found.count < most {
      var word = words[index]
      while word != 0, found.count < most {
        found.append(index << 6 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
    return found
  }
}
