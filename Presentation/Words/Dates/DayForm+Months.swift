import HearthDomain

/// Days that are told by their place in a month.
extension DayForm {
  /// `다음 달 1일`, `이번 달 말일`, `the 1st of next month`.
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

  private func koreanDay(_ scanner: inout InputScanner) -> Reading<Day>? {
    guard let month = scanner.take(DayWords.wholeMonths).map(monthAway) else { return nil }
    scanner.skipSpaces()
    if scanner.take(DayWords.lastDay) != nil { return .found(month.lastDay) }
    guard let day = scanner.number(digits: 1...2), scanner.take("일") else { return nil }
    return Reading(month.day(day))
  }

  private func englishDay(_ scanner: inout InputScanner) -> Reading<Day>? {
    _ = scanner.attempt { $0.take("the") && $0.skipSpaces() ? () : nil }
    guard let day = DayForm.ordinal(&scanner), scanner.skipSpaces(), scanner.take("of"),
      scanner.skipSpaces(), let month = scanner.take(DayWords.wholeMonths).map(monthAway)
    else { return nil }
    return Reading(month.day(day))
  }

  private func calendarMonth(_ scanner: inout InputScanner) -> Month? {
    scanner.take(DayWords.months).flatMap(nearest)
  }

  /// `11월` before what tells the day.
  private func numberedMonth(_ scanner: inout InputScanner) -> Month? {
    guard let month = scanner.number(digits: 1...2), scanner.take("월") else { return nil }
    return nearest(month)
  }

  private var thisMonth: Month { today.calendarMonth }

  private func monthAway(_ months: Int) -> Month { thisMonth.adding(months: months) }

  /// The nearest month of that number whose last day lies to the side to which days lean.
  private func nearest(_ month: Int) -> Month? {
    let step = leaning == .upcoming ? 1 : -1
    return [0, step].lazy.compactMap { Month(year: origin.year + $0, month: month) }
      .first { lies($0.lastDay) }
  }
}
