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
    guard let days = DayCount.take(&scanner) else { return nil }
    scanner.skipSpaces()
    _ = scanner.take("마다")
    scanner.skipSpaces()
    return scanner.isAtEnd ? days : nil
  }
}
