import HearthDomain

/// Numbers with a dot between them, which are a date or a time: `tue 10.30`, `10.30`.
extension DateInput {
  /// Beside a day a time, unless it is a weekday on which that date falls within a year; alone
  /// what is possible of the two. Throws ``DateInputError/unclear(_:spellings:)`` where both are.
  func dotted(_ text: String) throws(DateInputError) -> (day: Day, time: TimeOfDay?)? {
    guard text.utf8.contains(UInt8(ascii: ".")) else { return nil }
    let start = InputScanner(text)
    if let numbers = DottedNumbers(start) {
      guard let day = date(of: numbers) else { return numbers.time.map { (origin, $0) } }
      guard numbers.time != nil else { return (day, nil) }
      throw .unclear(text, spellings: [numbers.asDate, numbers.asTime])
    }
    guard let (name, day, numbers) = dayBesideDot(text), let time = numbers.time else { return nil }
    if DayWords.weekdays.names(name), let date = date(of: numbers), date.weekday == day.weekday,
      date - origin < 366
    {
      throw .unclear(text, spellings: [numbers.asDate, "\(name) \(numbers.asTime)"])
    }
    return (day, time)
  }

  /// Where only a day is asked for, `10.30` is one.
  func dottedDay(_ text: String) -> Reading<Day>? {
    DottedNumbers(InputScanner(text)).map { Reading(date(of: $0)) }
  }

  private func date(of numbers: DottedNumbers) -> Day? {
    let (month, day) = dayForm.monthAndDay(numbers.first, numbers.second)
    return dayForm.yearless(month: month, day: day).value
  }

  /// `tue 10.30`, `내일 10.30`, `10.30 tue`.
  private func dayBesideDot(_ text: String) -> (name: String, day: Day, DottedNumbers)? {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count > 1, words.count < 8, let first = words.first, let last = words.last else {
      return nil
    }
    for (word, rest) in [(last, words.dropLast()), (first, words.dropFirst())] {
      let name = rest.joined(separator: " ")
      if let numbers = DottedNumbers(InputScanner(word)),
        let day = wholeDay(InputScanner(name))?.value
      {
        return (name, day, numbers)
      }
    }
    return nil
  }
}

/// Two numbers with a dot between them and nothing else, the second of two digits.
private struct DottedNumbers {
  let first: Int
  let second: Int

  init?(_ start: InputScanner) {
    var scanner = start
    guard !scanner.isNext("0"), let first = scanner.number(digits: 1...2), scanner.take("."),
      let second = scanner.number(digits: 2...2)
    else { return nil }
    _ = scanner.take("에")
    guard scanner.isAtEnd else { return nil }
    (self.first, self.second) = (first, second)
  }

  var time: TimeOfDay? { TimeOfDay(hour: first, minute: second) }
  var asDate: String { "\(first)/\(second)" }
  var asTime: String { "\(first):\(second < 10 ? "0" : "")\(second)" }
}
