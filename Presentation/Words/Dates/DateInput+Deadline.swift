import HearthDomain

extension DateInput {
  /// The day that the text names, or to which so many days, weeks or months lead from today:
  /// `next fri`, `2 weeks`, `2주`, `1 month`, `보름`, or with which a stretch of days ends, as `연말`;
  /// what is a day already stays one, as `20일`.
  ///
  /// Throws ``DateInputError/missingUnit(_:_:)`` for a number alone.
  package func deadline(_ text: String) throws(DateInputError) -> Day {
    do {
      return try day(text)
    } catch {
      guard case .unknownForm = error else { throw error }
      if let last = lastDay(named: text) ?? startOfYear(named: text) { return last }
      if DateInput.isNumber(text) { throw .missingUnit(text, .daysAhead) }
      guard let reading = wholeDay(InputScanner("+" + text)) else { throw error }
      guard let day = reading.value else { throw .noSuchDay(text) }
      return day
    }
  }

  /// `연초`, `the start of the year`: the first day of the next one.
  private func startOfYear(named text: String) -> Day? {
    var scanner = InputScanner(text)
    guard scanner.take(DayWords.startOfYear) != nil, scanner.isAtEnd else { return nil }
    return Day(year: now.day.year + 1, month: 1, day: 1)
  }
}
