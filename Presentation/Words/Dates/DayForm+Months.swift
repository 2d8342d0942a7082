import HearthDomain

/// Days that are told by their place in a month.
extension DayForm {
  /// `다음 달 1일`, `이번 달 말일`, `the 1st of next month`, `first of next month`.
  func dayOfNamedMonth(_ scanner: inout InputScanner) -> Reading<Day>? {
    scanner.attempt(koreanDay) ?? scanner.attempt(englishDay)
  }

  /// `이달 말`, `월말`, `end of the month`, `11월 말일`, `last day of november`.
  func endOfMonth(_ scanner: inout InputScanner) -> Reading<Day>? {
    if scanner.take(DayWords.endOfThisMonth) != nil { return .found(thisMonth.lastDay) }
    if scanner.take(DayWords.lastDayOf) != nil {
      scanner.skipSpaces()
      let month = scanner.take(DayWords.wholeMonths).map(monthAway) ?? calendarMonth(&scanner)
      return month.map { .found($0.lastDay) }
    }
    guard let month = numberedMonth(&scanner) else { return nil }
    scanner.skipSpaces()
    return scanner.take(DayWords.lastDay) == nil ? nil : .found(month.lastDay)
  }

  /// `연말`, `the end of the year`, of the year of today.
  func endOfYear(_ scanner: inout InputScanner) -> Day? {
    guard scanner.take(DayWords.endOfYear) != nil else { return nil }
    return Day(year: today.year, month: 12, day: 31)
  }

  /// The first day of `next week`, `next month`, `january`, or today where that is over.
  func beginning(_ scanner: inout InputScanner) -> Day? {
    let first =
      scanner.takeWord(DayWords.weeksBehind).map { today.latest(weekStart).adding(days: 7 * $0) }
      ?? (scanner.takeWord(DayWords.wholeMonths).map(monthAway)
      ?? scanner.takeWord(DayWords.months).flatMap(nearest))?.firstDay
    return first.map { max($0, today) }
  }

  /// The same of `다음 주`, `다음 달`, `1월`, `내년` and `내년 3월`, before `부터`.
  func koreanBeginning(_ scanner: inout InputScanner) -> Day? {
    let first =
      scanner.take(DayWords.wholeWeeks).map { today.latest(weekStart).adding(days: 7 * $0) }
      ?? scanner.take(DayWords.wholeMonths).map { monthAway($0).firstDay }
      ?? scanner.attempt(beginningOfYear) ?? scanner.attempt(numberedMonth)?.firstDay
    return first.map { max($0, today) }
  }

  private func beginningOfYear(_ scanner: inout InputScanner) -> Day? {
    guard let distance = scanner.take(DayWords.namedYears) else { return nil }
    let month = scanner.attempt { scanner -> Int? in
      scanner.skipSpaces()
      return scanner.number(before: "월")
    }
    return Day(year: today.year + distance, month: month ?? 1, day: 1)
  }

  /// `다음 달 둘째 주 토요일`, `12월 마지막 금요일`, `second sat of next month`, `last fri in december`.
  func weekdayOfMonth(_ scanner: inout InputScanner) -> Reading<Day>? {
    scanner.attempt(koreanWeekdayOfMonth) ?? scanner.attempt(englishWeekdayOfMonth)
  }

  /// `10.30(금)`, `10. 30. (금)`, `27.11`: a date that a weekday in brackets, a dot at its end or its
  /// first number tells from a time.
  func dottedDate(_ scanner: inout InputScanner) -> Reading<Day>? {
    guard let first = scanner.number(digits: 1...2), scanner.take(".") else { return nil }
    scanner.skipSpaces()
    guard let second = scanner.number(digits: 1...2) else { return nil }
    let isClosed = scanner.take(".")
    let weekday = scanner.attempt { scanner -> Weekday? in
      scanner.skipSpaces()
      guard scanner.take("("), let weekday = scanner.take(DayWords.weekdays) else { return nil }
      return scanner.take(")") ? weekday : nil
    }
    guard isClosed || weekday != nil || first > 24 else { return nil }
    if weekday == nil, isOpen(first, second) { return nil }
    let (month, day) = monthAndDay(first, second)
    let date = yearless(month: month, day: day)
    guard let weekday else { return date }
    return Reading(date.value.flatMap { $0.weekday == weekday ? $0 : nil })
  }

  private func koreanWeekdayOfMonth(_ scanner: inout InputScanner) -> Reading<Day>? {
    let named = scanner.take(DayWords.wholeMonths).map { [monthAway($0)] }
    guard let months = named ?? scanner.attempt(nearMonths) else { return nil }
    scanner.skipSpaces()
    guard let ordinal = scanner.take(RepetitionWords.koreanOrdinals) else { return nil }
    scanner.skipSpaces()
    if scanner.attempt({ $0.take("주") ? () : nil }) != nil { scanner.skipSpaces() }
    guard let weekday = scanner.take(DayWords.weekdays) else { return nil }
    return nth(ordinal, weekday, of: months)
  }

  private func englishWeekdayOfMonth(_ scanner: inout InputScanner) -> Reading<Day>? {
    scanner.takeLead("the")
    let ordinal =
      scanner.takeWord(RepetitionWords.ordinals)
      ?? scanner.ordinal().flatMap { $0 < 10 ? $0 : nil }
    guard let ordinal, scanner.skipSpaces(),
      let weekday = scanner.takeWord(RepetitionWords.weekdays), scanner.skipSpaces(),
      scanner.take("of") || scanner.take("in"), scanner.skipSpaces()
    else { return nil }
    if let distance = scanner.take(DayWords.wholeMonths) {
      return nth(ordinal, weekday, of: [monthAway(distance)])
    }
    guard let month = scanner.takeWord(DayWords.months) else { return nil }
    return nth(ordinal, weekday, of: nearMonths(month))
  }

  /// That weekday of the first of the months in which it lies on the side to which days lean.
  private func nth(_ ordinal: Int, _ weekday: Weekday, of months: [Month]) -> Reading<Day> {
    let days = months.compactMap { month -> Day? in
      guard ordinal > 0 else { return month.lastDay.latest(weekday) }
      let day = month.firstDay.upcoming(weekday).adding(days: 7 * (ordinal - 1))
      return day.calendarMonth == month ? day : nil
    }
    return Reading(months.count == 1 ? days.first : nearest(of: days))
  }

  /// `12월`: this year's, and those of the years beside it.
  private func nearMonths(_ scanner: inout InputScanner) -> [Month]? {
    scanner.number(before: "월").map(nearMonths)
  }

  private func nearMonths(_ month: Int) -> [Month] {
    (-1...1).compactMap { Month(year: origin.year + $0, month: month) }
  }

  private func koreanDay(_ scanner: inout InputScanner) -> Reading<Day>? {
    guard let month = scanner.take(DayWords.wholeMonths).map(monthAway) else { return nil }
    scanner.skipSpaces()
    if scanner.take(DayWords.lastDay) != nil { return .found(month.lastDay) }
    return scanner.number(before: "일").map { Reading(month.day($0)) }
  }

  private func englishDay(_ scanner: inout InputScanner) -> Reading<Day>? {
    scanner.takeLead("the")
    let named = scanner.takeWord(RepetitionWords.ordinals).flatMap { $0 > 0 ? $0 : nil }
    guard let day = named ?? DayForm.ordinal(&scanner), scanner.skipSpaces(), scanner.take("of"),
      scanner.skipSpaces(), let month = scanner.take(DayWords.wholeMonths).map(monthAway)
    else { return nil }
    return Reading(month.day(day))
  }

  private func calendarMonth(_ scanner: inout InputScanner) -> Month? {
    scanner.take(DayWords.months).flatMap(nearest)
  }

  /// `11월` before what tells the day.
  private func numberedMonth(_ scanner: inout InputScanner) -> Month? {
    scanner.number(before: "월").flatMap(nearest)
  }

  /// `christmas 2027`, `2027년 추석`, `내년 설날`: a feast of the year that is told.
  func feastOfYear(_ scanner: inout InputScanner) -> Reading<Day>? {
    let before = scanner.attempt { scanner -> Int? in
      let year =
        scanner.take(DayWords.namedYears).map { today.year + $0 }
        ?? scanner.attempt { scanner in
          scanner.number(digits: 4...4).flatMap { scanner.take("년") ? $0 : nil }
        }
      return scanner.skipSpaces() ? year : nil
    }
    guard let feast = feast(&scanner) else { return nil }
    let after = scanner.attempt { scanner -> Int? in
      guard scanner.skipSpaces(), let year = scanner.number(digits: 4...4),
        (today.year...today.year + 50).contains(year)
      else { return nil }
      return year
    }
    return (before ?? after).map { Reading(feast($0)) }
  }

  /// The day of the feast in each year.
  func feast(_ scanner: inout InputScanner) -> ((Int) -> Day?)? {
    if let date = scanner.take(DayWords.feasts) {
      return { Day(year: $0, month: date.month, day: date.day) }
    }
    if let days = scanner.take(DayWords.easterFeasts) {
      return { Day.easter(inYear: $0)?.adding(days: days) }
    }
    if let date = scanner.take(DayWords.lunarFeasts) {
      return { year in
        LunarDate.anniversary(month: date.month, day: date.day, isLeap: false, inYear: year)
          .map(KoreanLunarCalendar.day)
      }
    }
    if let term = scanner.take(DayWords.solarTerms) { return term.day }
    return scanner.take(DayWords.weekdayFeasts).map { feast in
      { year in Month(year: year, month: feast.month).map(feast.day) }
    }
  }

  private var thisMonth: Month { today.calendarMonth }

  private func monthAway(_ months: Int) -> Month { thisMonth.adding(months: months) }

  /// The nearest month of that number whose last day lies to the side to which days lean.
  private func nearest(_ month: Int) -> Month? {
    nearest(of: nearMonths(month).map(\.lastDay))?.calendarMonth
  }
}
