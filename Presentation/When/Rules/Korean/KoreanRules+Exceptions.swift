import HearthDomain

/// Exceptions of repetitions.
extension KoreanRules {
  static let except = "은|는|만? 빼고|빼곤|제외|제외하고|제외한|말고|빼놓고|쉬고"

  static func addExceptions(to grammar: inout GrammarBuilder) {
    grammar.rule("except", "DATE \(except)", .exception, 5) { a in exceptions(a) }
    grammar.rule("except two", "DATE \(listSeparators)? DATE \(except)", .exception, 9) { a in
      exceptions(a)
    }
    grammar.rule(
      "except three", "DATE \(listSeparators)? DATE \(listSeparators)? DATE \(except)", .exception,
      6
    ) { a in exceptions(a) }
    grammar.rule("except weekdays", "WDS|WDR \(except)", .exception, 6) { a in
      .exceptions([.weekdays(a.weekdays(0))])
    }
    grammar.rule("except a span", "SPAN \(except)", .exception, 6) { a in
      let (start, end) = (a.span(0).start, a.span(0).end)
      guard !start.hasTime else { return nil }
      if let first = start.date.onlyMonth, let last = end.date.onlyMonth, first <= last {
        return .exceptions([.months(Array(first...last))])
      }
      return .exceptions([.days(a.span(0))])
    }
  }

  private static func exceptions(_ a: Arguments) -> Value? {
    var list: [ExceptionPattern] = []
    for index in 0..<3 where a.has(index) {
      guard let exception = exception(a.date(index)) else { return nil }
      if case .months(let months) = exception, case .months(let before)? = list.last {
        list[list.count - 1] = .months(before + months)
      } else {
        list.append(exception)
      }
    }
    // Months, weekdays and days do not mix: a weekday before a date belongs to the repetition.
    return Set(list.map(\.kind)).count == 1 ? .exceptions(list) : nil
  }

  private static func exception(_ date: DatePattern) -> ExceptionPattern? {
    if let weekday = date.onlyWeekday { return .weekdays([weekday]) }
    if date.isOnlyWeekend, date.weekOffset == nil { return .weekdays(RepetitionPattern.weekend) }
    if let month = date.onlyMonth { return .months([month]) }
    return date.weekday == nil || date.day != nil || date.weekOffset != nil ? .day(date) : nil
  }
}

extension ExceptionPattern {
  fileprivate var kind: Int {
    switch self {
    case .weekdays: 0
    case .day, .days: 1
    case .months: 2
    }
  }
}
