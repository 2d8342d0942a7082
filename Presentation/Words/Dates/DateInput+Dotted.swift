import HearthDomain

/// Numbers with a dot between them, which are a date or a time: `tue 10.30`, `10.30`.
extension DateInput {
  /// Beside a day a time, unless it is a weekday on which that date falls within a year; alone
  /// what is possible of the two. Throws ``DateInputError/unclear(_:spellings:)`` where both are.
  func dotted(_ text: String) throws(DateInputError) -> (day: Day, time: TimeOfDay?)? {
    guard text.utf8.contains(UInt8(ascii: ".")) else { return nil }
    let start = InputScanner(text)
    if let numbers = DottedNumbers(start) {
      guard let day = date(of: numbers) else { return time(of: numbers).map { (origin, $0) } }
      guard let time = time(of: numbers) else { return (day, nil) }
      throw .unclear(text, spellings: [numbers.asDate, spelling(of: time)])
    }
    try checkOrder(of: text)
    if let moment = dateBesideTime(text) { return moment }
    guard let (name, day, numbers) = dayBesideDot(text), let time = time(of: numbers) else {
      return nil
    }
    if DayWords.weekdays.names(name), let date = date(of: numbers), date.weekday == day.weekday,
      date - origin < 366
    {
      throw .unclear(text, spellings: [numbers.asDate, "\(name) \(spelling(of: time))"])
    }
    return (day, time)
  }

  /// The time that the text names alone, also with a dot before its minutes: `10.45`; nil for
  /// other texts. Throws ``DateInputError/unclear(_:spellings:)`` for what could be a date too.
  func timeAlone(_ text: String) throws(DateInputError) -> TimeOfDay? {
    if let time = try? time(text) { return time }
    guard DottedNumbers(InputScanner(text)) != nil else { return nil }
    return try dotted(text)?.time
  }

  /// Where only a day is asked for, `10.30` is one.
  func dottedDay(_ text: String) -> Reading<Day>? {
    DottedNumbers(InputScanner(text)).map { Reading(date(of: $0)) }
  }

  /// Throws ``DateInputError/unclear(_:spellings:)`` for `1.12.`, `1.12. 8:00` and `1.12.-3.12.`
  /// where nobody can tell which number is the month; a weekday would tell it.
  func checkOrder(of text: String) throws(DateInputError) {
    guard zone.dottedOrder == nil, text.utf8.contains(UInt8(ascii: ".")) else { return }
    let parts = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    guard !parts.contains(where: DayWords.weekdays.names) else { return }
    let words = DottedDate.joined(parts)
    for (place, word) in words.enumerated() {
      let sides = word.split { "-–~".contains($0) }.map { DottedDate($0.filter { $0 != " " }) }
      let numbers = sides.compactMap(\.self)
      guard !sides.contains(nil), numbers.count < 3 else { continue }
      let rest = (words[..<place] + words[(place + 1)...]).joined(separator: " ")
      let isDate = numbers.contains(where: \.isClosed) || rest.isEmpty || (try? time(rest)) != nil
      let orders = [numbers.map(\.swapped), numbers].map { spelling(of: $0) }
      let spellings = orders.compactMap(\.self)
      guard isDate, spellings.count == 2, spellings[0] != spellings[1] else { continue }
      throw .unclear(word, spellings: spellings)
    }
  }

  /// The same with names for the months; nil where there are no such days.
  private func spelling(of dates: [DottedDate]) -> String? {
    let days = dates.compactMap(date)
    guard days.count == dates.count else { return nil }
    let words = DateWords(.english, today: now.day)
    return zip(days, dates).map { $1.year == nil ? words.short($0) : "\($0)" }
      .joined(separator: " - ")
  }

  private func date(_ numbers: DottedDate) -> Day? {
    guard Month.hasDate(month: numbers.first, day: numbers.second) else { return nil }
    guard let written = numbers.year else {
      return dayForm.yearless(month: numbers.first, day: numbers.second).value
    }
    guard let year = written < 100 ? dayForm.nearYear(written) : written else { return nil }
    return Day(year: year, month: numbers.first, day: numbers.second)
  }

  /// What is planned for `3.30` is seldom planned for the night.
  private func time(of numbers: DottedNumbers) -> TimeOfDay? {
    let isShown = leaning == .past || numbers.isPadded
    let hour = isShown ? numbers.first : HalfOfDay.planned.hour(numbers.first)
    return hour.flatMap { TimeOfDay(hour: $0, minute: numbers.second) }
  }

  private func spelling(of time: TimeOfDay) -> String {
    DateWords(.english, today: now.day).time(time)
  }

  /// `12.19 오후 6시`: beside a time the numbers are a date.
  private func dateBesideTime(_ text: String) -> (day: Day, time: TimeOfDay?)? {
    let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 2, let numbers = DottedNumbers(InputScanner(words[0])),
      let time = try? time(words[1]), let day = date(of: numbers)
    else { return nil }
    return (day, time)
  }

  private func date(of numbers: DottedNumbers) -> Day? {
    let (month, day) = dayForm.monthAndDay(numbers.first, numbers.second)
    // `06.25` is a time where no date begins with its month.
    let isDayFirst = zone.dateOrder == .dayFirst
    if numbers.isPadded, month != (isDayFirst ? numbers.second : numbers.first) { return nil }
    return dayForm.yearless(month: month, day: day).value
  }

  /// `tue 10.30`, `내일 10.30`, `10.30 tue`, `tue at 10.30`.
  private func dayBesideDot(_ text: String) -> (name: String, day: Day, DottedNumbers)? {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
      .filter { !["at", "@"].contains($0.lowercased()) }
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

/// Two numbers with a dot between them, the day and the month in either order: `1.12.`, `1.12.26`.
private struct DottedDate: Hashable {
  var first: Int
  var second: Int
  let year: Int?
  let isClosed: Bool

  init?(_ word: String) {
    var scanner = InputScanner(word)
    guard let first = scanner.number(digits: 1...2), scanner.take("."),
      let second = scanner.number(digits: 1...2)
    else { return nil }
    isClosed = scanner.take(".")
    year = isClosed ? scanner.number(digits: 4...4) ?? scanner.number(digits: 2...2) : nil
    guard scanner.isAtEnd else { return nil }
    (self.first, self.second) = (first, second)
  }

  /// With `12. 4.` as one word.
  static func joined(_ words: [String]) -> [String] {
    words.reduce(into: []) { joined, word in
      let isNumber = { (word: String) in
        word.hasSuffix(".") && (1...99).contains(Int(word.dropLast()) ?? 0)
      }
      if let last = joined.last, isNumber(last), isNumber(word) {
        joined[joined.count - 1] += " " + word
      } else {
        joined.append(word)
      }
    }
  }

  var swapped: DottedDate {
    var other = self
    (other.first, other.second) = (second, first)
    return other
  }
}

/// Two numbers with a dot between them and nothing else, the second of two digits.
private struct DottedNumbers {
  let first: Int
  let second: Int
  /// Whether the first has a zero before it, as on a clock of 24 hours: `06.25`.
  let isPadded: Bool

  init?(_ start: InputScanner) {
    var scanner = start
    isPadded = scanner.isNext("0")
    guard let first = scanner.number(digits: isPadded ? 2...2 : 1...2), scanner.take("."),
      let second = scanner.number(digits: 2...2)
    else { return nil }
    _ = scanner.take("에")
    guard scanner.isAtEnd else { return nil }
    (self.first, self.second) = (first, second)
  }

  var asDate: String { "\(first)/\(second)" }
}
