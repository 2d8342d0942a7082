/// Reads how many days are meant where a number of days is asked for.
enum DayCount {
  /// The days of a number alone, of a count with its unit, or of a word for both: `7`, `7d`,
  /// `2 weeks`, `2주`, `이틀`, `week`; nil for anything else. A month has 30 days here.
  static func days(_ text: String) -> Int? {
    if let number = Int(text.filter { !$0.isWhitespace }) { return number }
    var scanner = InputScanner(text)
    scanner.skipSpaces()
    guard let days = take(&scanner) else { return nil }
    scanner.skipSpaces()
    return scanner.isAtEnd ? days : nil
  }

  /// Takes a count with its unit, or a word for both.
  static func take(_ scanner: inout InputScanner) -> Int? {
    scanner.take(spans) ?? scanner.attempt(counted)
  }

  private static func counted(_ scanner: inout InputScanner) -> Int? {
    // More digits than anybody means, far from the end of the numbers.
    guard let count = scanner.take(counts) ?? scanner.number(digits: 1...6) else { return nil }
    scanner.skipSpaces()
    return scanner.take(units).map { count * $0 }
  }

  private static let counts = Vocabulary<Int>([
    ("a|an|one|한", 1), ("two|두", 2), ("three|세|석", 3), ("four|네|넉", 4),
  ])

  private static let units = Vocabulary<Int>([
    ("d|day|days|일", 1), ("w|week|weeks|주|주일", 7), ("month|months|달|개월", 30),
    ("quarter|quarters|분기", 90),
  ])

  private static let spans = Vocabulary<Int>([
    ("day|daily|매일|하루", 1), ("week|weekly|매주|일주일", 7), ("other day|every other day|이틀", 2),
    ("사흘", 3), ("나흘", 4), ("닷새", 5), ("엿새", 6), ("열흘", 10),
    ("fortnight|fortnightly|biweekly|other week|every other week|격주", 14), ("보름", 15),
    ("month|monthly|매달|매월", 30), ("quarter|quarterly|분기|매분기", 90),
  ])
}
