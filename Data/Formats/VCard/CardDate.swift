/// A date in any format used in cards; it may not exist in the calendar.
struct CardDate {
  let year: Int?
  let month: Int
  let day: Int
  /// Time after the date, without separators: `231000Z`; often empty.
  let time: String

  /// Parses `19800322`, `1980-03-22`, `--0322` and `--03-22`, with or without a time. Returns nil
  /// for anything else, such as `1980`, `1980-03`, `---22` and words.
  init?(_ text: some Collection<UInt8>) {
    let hyphen = UInt8(ascii: "-")
    let date = Array(text.prefix { !CardDate.beginsTime($0) })
    let rest = text.dropFirst(date.count + 1)
    guard rest.allSatisfy(CardDate.isTimeByte) else { return nil }
    time = String(decoding: rest.filter { $0 != UInt8(ascii: ":") }, as: UTF8.self)
    if date.starts(with: [hyphen, hyphen]) {
      guard let numbers = CardDate.numbers(date.dropFirst(2), compact: [2, 2]) else { return nil }
      (year, month, day) = (nil, numbers[0], numbers[1])
    } else {
      guard let numbers = CardDate.numbers(date[...], compact: [4, 2, 2]) else { return nil }
      (year, month, day) = (numbers[0], numbers[1], numbers[2])
    }
  }

  private static func beginsTime(_ byte: UInt8) -> Bool {
    byte.asciiLowercased == UInt8(ascii: "t") || byte == .space
  }

  private static func isTimeByte(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || ":.,+-Zz".utf8.contains(byte)
  }

  /// Splits the text into numbers of the given widths, with or without separators.
  private static func numbers(_ bytes: ArraySlice<UInt8>, compact widths: [Int]) -> [Int]? {
    let marks = [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/")]
    var parts = bytes.split(omittingEmptySubsequences: false) { marks.contains($0) }
    if parts.count == 1, bytes.count == widths.reduce(0, +) {
      var rest = bytes
      parts = widths.map { width in
        defer { rest = rest.dropFirst(width) }
        return rest.prefix(width)
      }
    }
    // A year has four digits; with separators, a month or day may have one.
    let numbers = zip(parts, widths).compactMap { number($0, ($1 == 4 ? 4 : 1)...$1) }
    return parts.count == widths.count && numbers.count == widths.count ? numbers : nil
  }

  /// Parses a number whose count of digits is in the range; returns nil for anything else.
  static func number(_ bytes: some Collection<UInt8>, _ width: ClosedRange<Int>) -> Int? {
    guard width.contains(bytes.count), bytes.allSatisfy(\.isASCIIDigit) else { return nil }
    return bytes.reduce(0) { $0 * 10 + Int($1 - 48) }
  }
}
