import HearthDomain

/// Months and years in what may follow a repetition.
extension DateInput {
  /// ` to march`, ` 3월까지` behind a first day: to its end; of `until march` more is asked.
  func throughMonth(from first: Day, _ scanner: inout InputScanner) -> Day? {
    let korean = scanner.attempt { scanner -> Int? in
      scanner.skipSpaces()
      let month = scanner.number(before: "월")
      return scanner.take(ClauseWords.through) != nil ? month : nil
    }
    let number =
      korean
      ?? scanner.attempt { scanner -> Int? in
        scanner.takeBetween(ClauseWords.toMonth) ? scanner.takeWord(DayWords.months) : nil
      }
    guard let number, (1...12).contains(number), scanner.isAtWordEnd else { return nil }
    let year = scanner.attempt { scanner -> Int? in
      guard scanner.skipSpaces(), let year = scanner.number(digits: 4...4), scanner.isAtWordEnd
      else { return nil }
      return (first.year...first.year + 50).contains(year) ? year : nil
    }
    let last = year.map { Month(year: $0, month: number) }
    return (last ?? first.calendarMonth.months(through: number).last)?.lastDay
  }

  /// `2028` of `from 2028`.
  func beginningOfYear(_ scanner: inout InputScanner) -> Day? {
    guard let year = scanner.number(digits: 4...4), scanner.isAtWordEnd,
      (now.day.year + 1...now.day.year + 50).contains(year)
    else { return nil }
    return Day(year: year, month: 1, day: 1)
  }

  /// `1월까지`, `내년 2월까지`, `내년 2월 말까지`: in Korean that is with all of the month.
  func endOfMonth(_ scanner: inout InputScanner) -> Day? {
    let distance = scanner.attempt { scanner -> Int? in
      let distance = scanner.take(DayWords.namedYears)
      return scanner.skipSpaces() ? distance : nil
    }
    guard let month = scanner.number(before: "월"), (1...12).contains(month) else { return nil }
    _ = scanner.attempt { scanner -> Void? in
      scanner.skipSpaces()
      return scanner.take(DayWords.lastDay).map { _ in }
    }
    guard scanner.take(ClauseWords.through) != nil, scanner.isAtWordEnd else { return nil }
    guard let distance else { return origin.calendarMonth.months(through: month).last?.lastDay }
    return Month(year: now.day.year + distance, month: month)?.lastDay
  }
}
