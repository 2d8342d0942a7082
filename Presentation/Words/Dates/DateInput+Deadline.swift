import HearthDomain

extension DateInput {
  /// The day that the text names, or to which so many days, weeks or months lead from today:
  /// `next fri`, `2 weeks`, `2주`, `1 month`, `보름`; what is a day already stays one, as `20일`.
  ///
  /// Throws ``DateInputError/missingUnit(_:_:)`` for a number alone.
  package func deadline(_ text: String) throws(DateInputError) -> Day {
    do {
      return try day(text)
    } catch {
      guard case .unknownForm = error else { throw error }
      if DateInput.isNumber(text) { throw .missingUnit(text, .daysAhead) }
      guard let reading = wholeDay(InputScanner("+" + text)) else { throw error }
      guard let day = reading.value else { throw .noSuchDay(text) }
      return day
    }
  }
}
