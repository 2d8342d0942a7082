import HearthDomain

extension DateInput {
  /// `금 밤 12시`, `24:00`, `내일 밤 12시 반`: the midnight at which a day ends, and the hour after
  /// it, belong on the calendar to the day that follows.
  func endOfDay(_ text: String) -> (Reading<Day>, Reading<TimeOfDay?>)? {
    guard let (day, minute) = dayThatEnds(text) else { return nil }
    return (
      Reading(day.flatMap { Day(number: $0.number + 1) }),
      .found(TimeOfDay(hour: 0, minute: minute))
    )
  }

  /// Whether the text is nothing but that midnight.
  static func isEndOfDay(_ text: String) -> Bool {
    minutesAfterMidnight(InputScanner(text)) == 0
  }

  /// The day at whose end the text points, nil if there is none such, and the minutes after it.
  private func dayThatEnds(_ text: String) -> (day: Day?, minute: Int)? {
    let start = InputScanner(text)
    if let minute = DateInput.minutesAfterMidnight(start) { return (origin, minute) }
    let timeLast = firstReading(from: start) { rest -> Int? in
      var rest = rest
      rest.skipSpaces()
      _ = rest.take(",") || rest.take("에")
      rest.skipSpaces()
      return DateInput.minutesAfterMidnight(rest)
    }
    if let timeLast { return (timeLast.day, timeLast.rest) }
    var scanner = start
    guard let minute = DateInput.lateTime(&scanner), scanner.skipSpaces(),
      let day = wholeDay(scanner)
    else { return nil }
    return (day.value, minute)
  }

  private static func minutesAfterMidnight(_ start: InputScanner) -> Int? {
    var scanner = start
    let minute = lateTime(&scanner)
    _ = scanner.take("에")
    return scanner.isAtEnd ? minute : nil
  }

  /// Takes the time and tells how many minutes after midnight it is.
  private static func lateTime(_ scanner: inout InputScanner) -> Int? {
    scanner.attempt { scanner in
      if scanner.take(midnights) != nil { return 0 }
      guard scanner.take("밤") else { return nil }
      scanner.skipSpaces()
      guard scanner.number(digits: 2...2) == 12 else { return nil }
      return TimeForm.minutesAfterHour(&scanner)
    }
  }

  private static let midnights = Vocabulary<Void>([("24:00|24시", ())])
}
