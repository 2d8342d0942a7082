import HearthDomain

/// Understands birthdays as people type them, in Korean and in English alike.
///
/// `03-21`, `3/21`, `1990-03-21`, `19 April`, `April 19, 1990`, `3월 21일`, `1990년 3월 21일`; by the
/// Korean moon `lunar:08-15`, `음력 8월 15일`, with `leap` or `윤` for a leap month. Of two numbers
/// alone the first is the month.
enum BirthdayInput {
  /// Throws ``DomainError/invalid(_:)`` for another form and for a day that no calendar has.
  static func birthday(_ text: String) throws -> Birthday {
    var scanner = InputScanner(text)
    if let date = scanner.attempt(LunarWords.init), scanner.isAtEnd {
      return try .lunar(checking: date.month, date.day, isLeapMonth: date.isLeap)
    }
    let isLunar = scanner.take(moon) != nil
    scanner.skipSpaces()
    let isLeap = isLunar && scanner.take(leap) != nil
    scanner.skipSpaces()
    // What is none of these says itself that it is not.
    guard let date = date(scanner), !(isLunar && date.year != nil) else {
      return try Birthday(text)
    }
    return isLunar
      ? try .lunar(checking: date.month, date.day, isLeapMonth: isLeap)
      : try .solar(checking: date.month, date.day, year: date.year)
  }

  private typealias Date = (year: Int?, month: Int, day: Int)

  private static let moon = Vocabulary<Void>([("lunar:|lunar|음력:|음력", ())])
  private static let leap = Vocabulary<Void>([("leap-|leap|윤달|윤", ())])

  /// The date if what is left of the text is nothing else.
  private static func date(_ start: InputScanner) -> Date? {
    for form in [inWords, byName, inNumbers] {
      var scanner = start
      if let date = form(&scanner), scanner.isAtEnd { return date }
    }
    return nil
  }

  /// `3월 21일`, `1990년 3월 21일`.
  private static func inWords(_ scanner: inout InputScanner) -> Date? {
    let year = scanner.attempt { scanner in
      scanner.number(digits: 4...4).flatMap { scanner.take("년") ? $0 : nil }
    }
    scanner.skipSpaces()
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
    if day != nil { _ = scanner.take(DayWords.ordinalEndings) }
    return day
  }

  /// `03-21`, `3/21`, `1990-03-21`, also with dots.
  private static func inNumbers(_ scanner: inout InputScanner) -> Date? {
    let year = scanner.attempt { $0.number(digits: 4...4) }
    let yearMark = year.flatMap { _ in scanner.take(DayWords.dateMarks) }
    if year != nil, yearMark == nil { return nil }
    scanner.skipSpaces()
    guard let month = scanner.number(digits: 1...2), let mark = scanner.take(DayWords.dateMarks),
      yearMark == nil || yearMark == mark
    else { return nil }
    scanner.skipSpaces()
    guard let day = scanner.number(digits: 1...2) else { return nil }
    if mark == "." { _ = scanner.take(".") }
    return (year, month, day)
  }
}
