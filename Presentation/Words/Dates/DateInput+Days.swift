import HearthDomain

extension DateInput {
  /// The days that the text names: one, those of a week, of a weekend, of a month, of a quarter or
  /// of a year: `fri`, `week`, `kw 49`, `next week`, `다음주`, `이번 주말`, `month`, `2026-11`, `이번 달`,
  /// `2026`, `last year`, `next 3 weeks`.
  package func days(_ text: String) throws(DateInputError) -> ClosedRange<Day> {
    if InputScanner(text).isAtWrittenDate, let day = try? day(text) { return day...day }
    if let week = week(InputScanner(text)) ?? week(around: InputScanner(text)) { return week }
    if let week = week(numbered: text) { return week }
    if let weekend = weekend(text) { return weekend }
    if let reading = monthReading(InputScanner(text)) ?? bareMonth(InputScanner(text)) {
      guard let month = reading.value else { throw .noSuchDay(text) }
      return month.firstDay...month.lastDay
    }
    if let months = quarter(InputScanner(text)) ?? year(InputScanner(text)) {
      return months.lowerBound.firstDay...months.upperBound.lastDay
    }
    if let days = span(InputScanner(text)) { return days }
    do {
      let day = try day(text)
      return day...day
    } catch {
      guard case .unknownForm = error else { throw error }
      throw .unknownForm(text, .days)
    }
  }

  /// The month that the text names: `2026-11`, `2026년 11월`, `november`, `11월`, `next month`;
  /// without its year, the nearest one to which the input leans; `month` alone is this one.
  package func month(_ text: String) throws(DateInputError) -> Month {
    let start = InputScanner(text)
    guard let month = (monthReading(start) ?? bareMonth(start))?.value else {
      throw .unknownForm(text, .month)
    }
    return month
  }

  /// The year that the text names: `2026`, `2026년`, `last year`, `작년`.
  func year(_ text: String) throws(DateInputError) -> Int {
    guard let months = year(InputScanner(text)) else { throw .unknownForm(text, .year) }
    return months.lowerBound.year
  }

  /// Whether the text has the form of a month, be there such a one or not.
  static func isMonth(_ text: String) -> Bool {
    let anyDay = LocalTime(clampingSecondsSinceEpoch: 0)
    return DateInput(now: anyDay, leaning: .past).monthReading(InputScanner(text)) != nil
  }

  /// The month or the day that the text names: `11월`, `next month`, `yesterday`, `12월 3일`.
  package func monthOrDay(_ text: String) throws(DateInputError) -> CalendarPeriod {
    if let reading = monthReading(InputScanner(text)) ?? bareMonth(InputScanner(text)) {
      guard let month = reading.value else { throw .noSuchDay(text) }
      return .month(month)
    }
    do {
      return .day(try day(text))
    } catch {
      guard case .unknownForm = error else { throw error }
      throw .unknownForm(text, .monthOrDay)
    }
  }

  /// The Saturday and the Sunday of the weekend that the text names; of one that has begun, what
  /// is left of it.
  func weekend(_ text: String) -> ClosedRange<Day>? {
    var scanner = InputScanner(text)
    guard let distance = scanner.take(DayWords.weekends) else { return nil }
    _ = scanner.take("에")
    guard scanner.isAtEnd else { return nil }
    let sunday = now.day.upcoming(.sunday).adding(days: 7 * distance)
    let saturday = sunday.adding(days: -1)
    return distance == 0 && now.day == sunday ? sunday...sunday : saturday...sunday
  }

  /// The last of the days that the text names where something ends then: of a year, in Korean also
  /// of a weekend and of a week; nil for what names a day. `Until next week` may end before it.
  func lastDay(named text: String) -> Day? {
    if let day = InputScanner.whole(text, dayForm.endOfYear) { return day }
    guard Hangul.isIn(text) else { return nil }
    return weekend(text)?.upperBound ?? week(InputScanner(text))?.upperBound
  }

  private func week(_ start: InputScanner) -> ClosedRange<Day>? {
    var scanner = start
    guard let distance = scanner.take(DayWords.wholeWeeks), scanner.isAtEnd else { return nil }
    let first = now.day.latest(weekStart).adding(days: 7 * distance)
    return first...first.adding(days: 6)
  }

  /// The first day of the week that the text names; where a week is wanted anyway, of that of the
  /// days that it names, or of today. Nil where the text names something else.
  func weekBegun(named text: String?, isWanted: Bool) throws(DateInputError) -> Day? {
    guard isWanted else {
      guard let text, let days = try? days(text), days.upperBound - days.lowerBound == 6 else {
        return nil
      }
      return days.lowerBound
    }
    guard let text else { return now.day.latest(weekStart) }
    return try days(text).lowerBound.latest(weekStart)
  }

  /// `week of 7 dec`.
  private func week(around start: InputScanner) -> ClosedRange<Day>? {
    var scanner = start
    _ = scanner.takeLead("the")
    guard scanner.takeLead("week"), scanner.takeLead("of"), let day = wholeDay(scanner)?.value
    else {
      return nil
    }
    let first = day.latest(weekStart)
    return first...first.adding(days: 6)
  }

  /// `2026-W49`, `kw 49`, `week 49`, `49주차`: as weeks are numbered, from Monday, the first one
  /// with 4 January; without its year the nearest one to which the input leans.
  func week(numbered text: String) -> ClosedRange<Day>? {
    var scanner = InputScanner(text)
    let year = scanner.attempt { scanner in
      scanner.number(digits: 4...4).flatMap { year in
        if scanner.take("-") { return year }
        return scanner.skipSpaces() ? year : nil
      }
    }
    let isLed = ["week", "wk", "kw", "cw", "w"].contains { scanner.take($0) }
    scanner.skipSpaces()
    guard let number = scanner.number(digits: 1...2), (1...53).contains(number),
      // `2주` is as long.
      isLed || scanner.take("주차") || number > 9 && scanner.take("주"), scanner.isAtEnd
    else { return nil }
    // Not every year has 53.
    let years = year.map { [$0] } ?? (-7...7).map { now.day.year + $0 }
    let weeks = years.compactMap { DateInput.week(number, of: $0) }
    switch leaning {
    case .past: return weeks.last { $0.lowerBound <= now.day } ?? weeks.first
    case .upcoming: return weeks.first { $0.upperBound >= now.day } ?? weeks.last
    case .nearest: return weeks.min { abs($0.lowerBound - now.day) < abs($1.lowerBound - now.day) }
    }
  }

  /// Nil where the year has no such week.
  private static func week(_ number: Int, of year: Int) -> ClosedRange<Day>? {
    guard let fourth = Day(year: year, month: 1, day: 4) else { return nil }
    let monday = fourth.latest(.monday).adding(days: 7 * (number - 1))
    return monday.adding(days: 3).year == year ? monday...monday.adding(days: 6) : nil
  }

  /// `next 3 weeks`, `last 10 days`, `지난 2주`, `다음 2주`: as many days, of which today is one.
  private func span(_ start: InputScanner) -> ClosedRange<Day>? {
    var scanner = start
    guard let direction = scanner.take(DayWords.spanLeads), scanner.skipSpaces(),
      let days = DayCount.take(&scanner), scanner.isAtEnd, (2...3_660).contains(days)
    else { return nil }
    let other = now.day.adding(days: direction * (days - 1))
    return min(now.day, other)...max(now.day, other)
  }

  private func quarter(_ start: InputScanner) -> ClosedRange<Month>? {
    var scanner = start
    guard let distance = scanner.take(DayWords.wholeQuarters), scanner.isAtEnd else { return nil }
    let current = now.day.calendarMonth
    let first = current.adding(months: 3 * distance - (current.month - 1) % 3)
    return first...first.adding(months: 2)
  }

  /// `2026`, `2026년`, `last year`.
  private func year(_ start: InputScanner) -> ClosedRange<Month>? {
    var scanner = start
    let year: Int
    if let distance = scanner.take(DayWords.wholeYears) {
      year = now.day.year + distance
    } else if let number = scanner.number(digits: 4...4) {
      _ = scanner.take("년")
      year = number
    } else {
      return nil
    }
    guard scanner.isAtEnd, let first = Month(year: year, month: 1),
      let last = Month(year: year, month: 12)
    else { return nil }
    return first...last
  }

  /// The month if the text is nothing else; impossible for a month that no year has.
  private func monthReading(_ start: InputScanner) -> Reading<Month>? {
    let forms = [relativeMonth, numberedMonth, namedMonth, monthOfNamedYear]
    for form in forms {
      var scanner = start
      if let reading = form(&scanner), scanner.isAtEnd { return reading }
    }
    return nil
  }

  /// `month` by itself, as `week` is this one; only where days are asked for.
  private func bareMonth(_ start: InputScanner) -> Reading<Month>? {
    var scanner = start
    return scanner.take("month") && scanner.isAtEnd ? .found(now.day.calendarMonth) : nil
  }

  private func relativeMonth(_ scanner: inout InputScanner) -> Reading<Month>? {
    scanner.take(DayWords.wholeMonths).map { .found(now.day.calendarMonth.adding(months: $0)) }
  }

  /// `2026-11`, `2026년 11월`, `11월`.
  private func numberedMonth(_ scanner: inout InputScanner) -> Reading<Month>? {
    guard let year = scanner.number(digits: 4...4) else {
      return scanner.number(before: "월").map { Reading(nearest($0)) }
    }
    let isKorean = scanner.take("년")
    guard isKorean || scanner.take(DayWords.dateMarks) != nil else { return nil }
    scanner.skipSpaces()
    guard let month = scanner.number(digits: 1...2), !isKorean || scanner.take("월") else {
      return nil
    }
    return Reading(Month(year: year, month: month))
  }

  /// `november`, `nov 2026`.
  private func namedMonth(_ scanner: inout InputScanner) -> Reading<Month>? {
    guard let month = scanner.take(DayWords.months) else { return nil }
    scanner.skipSpaces()
    guard let year = scanner.number(digits: 4...4) else { return Reading(nearest(month)) }
    return Reading(Month(year: year, month: month))
  }

  /// `작년 12월`, `last year december`, `december last year`.
  private func monthOfNamedYear(_ scanner: inout InputScanner) -> Reading<Month>? {
    let leading = scanner.attempt { $0.take(DayWords.namedYears) }
    scanner.skipSpaces()
    let month = scanner.take(DayWords.months) ?? scanner.number(before: "월")
    scanner.skipSpaces()
    guard let month, let distance = leading ?? scanner.take(DayWords.namedYears) else { return nil }
    return Reading(Month(year: now.day.year + distance, month: month))
  }

  private func nearest(_ month: Int) -> Month? {
    let current = origin.calendarMonth
    let ahead = month - current.month
    let years =
      switch leaning {
      case .upcoming: ahead >= 0 ? 0 : 1
      case .past: ahead <= 0 ? 0 : -1
      case .nearest: ahead < -6 ? 1 : ahead > 6 ? -1 : 0
      }
    return Month(year: current.year + years, month: month)
  }

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
    DayWords.startOfYear.names(text) ? Day(year: now.day.year + 1, month: 1, day: 1) : nil
  }
}

/// What a calendar is asked for.
package enum CalendarPeriod: Hashable, Sendable {
  case month(Month)
  case day(Day)
}
