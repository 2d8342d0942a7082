import HearthDomain

/// Understands birthdays as people type them, in Korean and in English alike.
///
/// `03-21`, `3/21`, `1990-03-21`, `19 April`, `April 19, 1990`, `3월 21일`, `1990년 3월 21일`; by the
/// Korean moon `lunar:08-15`, `음력 8월 15일`, `(음) 8.15`, `음력 1990년 8월 15일`, with `leap` or `윤`
/// for a leap month. Of two numbers the first is the month, or the day where dates are written so,
/// unless only the other order makes a day; before a year it has to be clear which one is.
enum BirthdayInput {
  /// Throws ``DomainError/invalid(_:)`` for another form and for a day that no calendar has.
  static func birthday(_ text: String, _ order: DateOrder = .monthFirst) throws -> Birthday {
    var scanner = InputScanner(withMoonFirst(text))
    if let (year, date) = scanner.attempt(moonDate), scanner.isAtEnd {
      return try .lunar(checking: date.month, date.day, isLeapMonth: date.isLeap, year: year)
    }
    scanner = InputScanner(withMoonFirst(text))
    let isLunar = scanner.take(moon) != nil
    scanner.skipSpaces()
    let isLeap = isLunar && scanner.take(leap) != nil
    scanner.skipSpaces()
    // What is none of these says itself that it is not.
    guard let date = date(scanner, isLunar ? .monthFirst : order) else {
      return try Birthday(text)
    }
    return isLunar
      ? try .lunar(checking: date.month, date.day, isLeapMonth: isLeap, year: date.year)
      : try .solar(checking: date.month, date.day, year: date.year)
  }

  /// The text with the whole word for the moon before the date, where it is written as calendars
  /// print it: `(음) 12.2`, `음 12/2`, `12.2(음)`.
  private static func withMoonFirst(_ text: String) -> String {
    let marks = ["(음력)", "(음)"]
    if let mark = (marks + [" 음력"]).first(where: { text.hasSuffix($0) }) {
      return "음력 " + text.dropLast(mark.count)
    }
    let mark = (marks + ["음 "]).first { text.hasPrefix($0) }
    return mark.map { "음력 " + text.dropFirst($0.count) } ?? text
  }

  /// A date of the moon with its year, which stands before or after the word for the moon.
  private static func moonDate(_ scanner: inout InputScanner) -> (Int?, LunarWords)? {
    let year = scanner.attempt(yearInWords)
    guard let date = LunarWords(&scanner, takesYear: year == nil) else { return nil }
    return (year ?? date.year, date)
  }

  private static func yearInWords(_ scanner: inout InputScanner) -> Int? {
    guard let year = scanner.number(digits: 4...4), scanner.take("년") else { return nil }
    scanner.skipSpaces()
    return year
  }

  private typealias Date = (year: Int?, month: Int, day: Int)

  private static let moon = Vocabulary<Void>([("lunar:|lunar|음력:|음력", ())])
  private static let leap = Vocabulary<Void>([("leap-|leap|윤달|윤", ())])

  /// The date if what is left of the text is nothing else.
  private static func date(_ start: InputScanner, _ order: DateOrder) -> Date? {
    let numbers = { (scanner: inout InputScanner) in inNumbers(&scanner, order) }
    for form in [inWords, byName, numbers] {
      var scanner = start
      if let date = form(&scanner), scanner.isAtEnd { return date }
    }
    return nil
  }

  /// `3월 21일`, `1990년 3월 21일`.
  private static func inWords(_ scanner: inout InputScanner) -> Date? {
    let year = scanner.attempt(yearInWords)
    guard let month = scanner.number(digits: 1...2), scanner.take("월") else { return nil }
    scanner.skipSpaces()
    guard let day = scanner.number(digits: 1...2), scanner.take("일") else { return nil }
    return (year, month, day)
  }

  /// `19 April`, `19th of April 1990`, `April 19, 1990`.
  private static func byName(_ scanner: inout InputScanner) -> Date? {
    let first = scanner.attempt(dayOfMonth)
    scanner.skipSpaces()
    _ = scanner.attempt { $0.take("of") && $0.skipSpaces() ? () : nil }
    guard let month = scanner.take(DayWords.months) else { return nil }
    scanner.skipSpaces()
    guard let day = first ?? scanner.attempt(dayOfMonth) else { return nil }
    let year = scanner.attempt { scanner in
      _ = scanner.take(",")
      scanner.skipSpaces()
      return scanner.number(digits: 4...4)
    }
    return (year, month, day)
  }

  private static func dayOfMonth(_ scanner: inout InputScanner) -> Int? {
    let day = scanner.number(digits: 1...2)
    if day != nil, scanner.take(DayWords.ordinalEndings) == nil { _ = scanner.take(".") }
    return day
  }

  /// `03-21`, `3/21`, `21/3`, `1990-03-21`, `21.3.1990`, also with other marks.
  private static func inNumbers(_ scanner: inout InputScanner, _ order: DateOrder) -> Date? {
    let year = scanner.attempt { $0.number(digits: 4...4) }
    let yearMark = year.flatMap { _ in scanner.take(DayWords.dateMarks) }
    if year != nil, yearMark == nil { return nil }
    scanner.skipSpaces()
    guard let month = scanner.number(digits: 1...2), let mark = scanner.take(DayWords.dateMarks),
      yearMark == nil || yearMark == mark
    else { return nil }
    scanner.skipSpaces()
    guard let day = scanner.number(digits: 1...2) else { return nil }
    if year != nil {
      if mark == "." { _ = scanner.take(".") }
      return (year, month, day)
    }
    let isDate = Month.hasDate(month: month, day: day)
    let isOther = Month.hasDate(month: day, day: month)
    // With a hyphen it is the end of `1990-03-05` everywhere.
    let isSwapped = isOther && (!isDate || order == .dayFirst && mark != "-")
    let later = scanner.attempt { scanner -> Int? in
      guard scanner.take(mark) else { return nil }
      scanner.skipSpaces()
      return scanner.number(digits: 4...4)
    }
    // The fifth of January, or the first of May? With dots one who writes days first means that.
    if later != nil, month != day, isDate, isOther, mark != "." || order != .dayFirst {
      return nil
    }
    if mark == "." { _ = scanner.take(".") }
    return isSwapped ? (later, day, month) : (later, month, day)
  }
}
