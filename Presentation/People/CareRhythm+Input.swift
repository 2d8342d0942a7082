import HearthDomain

extension CareRhythm {
  /// What somebody typed as every how many days: `7`, `7d`, `week`, `2 weeks`, `once a month`,
  /// `매주`, `주`, `2주마다`, `주 2회`, `한 달에 한 번`; throws ``DomainError/invalid(_:)`` for all else.
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
    let before = scanner.take(timesBefore)
    scanner.skipSpaces()
    let counted = DayCount.take(&scanner)
    guard let days = counted ?? scanner.take(periods) else { return nil }
    scanner.skipSpaces()
    _ = scanner.take("마다")
    scanner.skipSpaces()
    let times = before ?? scanner.attempt(timesBehind)
    scanner.skipSpaces()
    guard scanner.isAtEnd else { return nil }
    // More often than once a day is every day.
    return max(1, days / max(1, times ?? 1))
  }

  /// `once a week`, `two times a month`.
  private static let timesBefore = Vocabulary<Int>([
    ("once|one time", 1), ("twice|two times", 2), ("three times", 3),
  ])

  /// A week and a month without their count: `주 2회`, `월 1회`, `주`, `달`.
  private static let periods = Vocabulary<Int>([("주", 7), ("월|달", 30)])

  /// `에 한 번`, `2회`.
  private static func timesBehind(_ scanner: inout InputScanner) -> Int? {
    _ = scanner.take("에")
    scanner.skipSpaces()
    guard let times = scanner.take(counts) ?? scanner.number(digits: 1...2) else { return nil }
    scanner.skipSpaces()
    return scanner.take(unitsOfTimes) == nil ? nil : times
  }

  private static let counts = Vocabulary<Int>([("한", 1), ("두", 2), ("세", 3)])
  private static let unitsOfTimes = Vocabulary<Void>([("번|회", ())])
}
