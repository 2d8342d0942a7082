/// Numbers written in Hangul, native or Sino-Korean.
enum KoreanNumerals {
  /// Returns the value of a numeral; nil for any other word.
  static func value(of word: Substring) -> Int? {
    if let native = native[String(word)] { return native }
    guard word.utf8.count <= 30 else { return nil }
    var (sum, digit) = (0, 0)
    var previousPower = Int.max
    for letter in word.unicodeScalars {
      if let power = powers[letter] {
        guard power < previousPower else { return nil }
        sum += max(digit, 1) * power
        (digit, previousPower) = (0, power)
      } else if let value = digits[letter], digit == 0 {
        digit = value
      } else {
        return nil
      }
    }
    let total = sum + digit
    return total == 0 ? nil : total
  }

  static func isNative(_ word: String) -> Bool { native[word] != nil }

  private static let powers: [Unicode.Scalar: Int] = ["십": 10, "백": 100, "천": 1000]

  private static let digits: [Unicode.Scalar: Int] = [
    "일": 1, "이": 2, "삼": 3, "사": 4, "오": 5, "육": 6, "유": 6, "륙": 6, "칠": 7, "팔": 8,
    "구": 9,
  ]

  private static let native: [String: Int] = [
    "한": 1, "하나": 1, "두": 2, "둘": 2, "세": 3, "석": 3, "셋": 3, "네": 4, "넉": 4, "다섯": 5,
    "여섯": 6, "일곱": 7, "여덟": 8, "아홉": 9, "열": 10, "열한": 11, "열두": 12, "열세": 13,
    "열네": 14, "열다섯": 15, "스무": 20, "스물": 20,
  ]
}
