import HearthDomain

extension CareRhythm {
  /// What somebody typed as every how many days: `7`, `7d`, `week`, `2 weeks`, `매주`, `2주마다`;
  /// throws ``DomainError/invalid(_:)`` for all else.
  init(typed text: String) throws {
    if text.allSatisfy(\.isWhitespace) { throw DomainError.invalid(.interval, .empty) }
    guard let days = Int(text.filter { !$0.isWhitespace }) ?? CareRhythm.days(text) else {
      throw DomainError.invalid(.interval, .unreadable(text))
    }
    try self.init(everyDays: days)
  }

  /// How many days a count with its unit, or a word for both, makes.
  private static func days(_ text: String) -> Int? {
    var scanner = InputScanner(text)
    scanner.skipSpaces()
    if scanner.take("every") { scanner.skipSpaces() }
    guard let days = scanner.take(spans) ?? counted(&scanner) else { return nil }
    scanner.skipSpaces()
    _ = scanner.take("마다")
    scanner.skipSpaces()
    return scanner.isAtEnd ? days : nil
  }

  private static func counted(_ scanner: inout InputScanner) -> Int? {
    // More digits than any interval has, far from the end of the numbers.
    guard let count = scanner.take(counts) ?? scanner.number(digits: 1...6) else { return nil }
    scanner.skipSpaces()
    return scanner.take(units).map { count * $0 }
  }

  private static let counts = Vocabulary<Int>([
    ("a|an|one|한", 1), ("two|두", 2), ("three|세", 3), ("four|네", 4),
  ])

  private static let units = Vocabulary<Int>([
    ("d|day|days|일", 1), ("w|week|weeks|주|주일", 7), ("month|months|달|개월", 30),
  ])

  private static let spans = Vocabulary<Int>([
    ("day|daily|매일|하루", 1), ("week|weekly|매주|일주일", 7), ("other day|이틀", 2), ("사흘", 3),
    ("나흘", 4), ("닷새", 5), ("열흘", 10), ("fortnight|격주", 14), ("보름", 15),
    ("month|monthly|매달|매월", 30),
  ])
}
