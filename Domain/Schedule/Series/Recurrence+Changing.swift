extension Recurrence {
  /// The rule without COUNT and UNTIL.
  var withoutEnd: Recurrence {
    var rule = self
    (rule.count, rule.until) = (nil, nil)
    return rule
  }

  func withEnd(_ until: Until?, count: Int? = nil) -> Recurrence {
    var rule = self
    (rule.count, rule.until) = (count, until)
    return rule
  }

  /// Returns the rule with the month and day that it would otherwise take from its start. Needed if
  /// it gets another start with another day, such as the 28th in place of a 29th that does not
  /// exist.
  func withExplicitDay(of start: RepetitionStart) -> Recurrence {
    guard skip != .omit, frequency >= .monthly, weekdays.isEmpty, yearDays.isEmpty,
      weekNumbers.isEmpty
    else { return self }
    let day = start.localTime.day
    var rule = self
    let (month, date) =
      switch calendarScale {
      case .gregorian: (MonthInYear(day.month), day.dayOfMonth)
      case .dangi:
        KoreanLunarCalendar.lunarDate(of: day)
          .map { (MonthInYear($0.month, isLeap: $0.isLeap), $0.day) }
          ?? (MonthInYear(day.month), day.dayOfMonth)
      }
    if frequency == .yearly, months.isEmpty { rule.months = [month] }
    if monthDays.isEmpty { rule.monthDays = [date] }
    return rule
  }

  /// Returns the rule moved from the old start to the new one. Nil if the rule has parts that do
  /// not follow from the old start.
  package func moved(from old: RepetitionStart, to new: RepetitionStart) -> Recurrence? {
    var rule = self
    guard rule.moveTimes(from: old, to: new),
      old.localTime.day == new.localTime.day
        || rule.moveDays(from: old.localTime.day, to: new.localTime.day)
    else { return nil }
    let seconds = new.localTime.secondsSinceEpoch - old.localTime.secondsSinceEpoch
    switch until {
    case .day(let day):
      rule.until = .day(day.adding(days: new.localTime.day - old.localTime.day))
    case .local(let time):
      let moved = time.adding(seconds: seconds)
      let last = lastDay(endingAt: time, from: old.localTime).map {
        $0.adding(days: new.localTime.day - old.localTime.day).start.adding(seconds: 86_399)
      }
      rule.until = .local(last.map { min(moved, $0) } ?? moved)
    case .utc, nil: break
    }
    // Move all additional rules or none.
    let others = additionalRules.compactMap { $0.moved(from: old, to: new) }
    let excluded = exclusionRules.compactMap { $0.moved(from: old, to: new) }
    guard others.count == rule.additionalRules.count, excluded.count == rule.exclusionRules.count
    else {
      return nil
    }
    (rule.additionalRules, rule.exclusionRules) = (others, excluded)
    return rule
  }

  /// Returns the day of the last possible occurrence up to that time. The rule is then limited by
  /// this day, so that moving it by some minutes does not add a day. Nil for a rule with several
  /// occurrences on a day.
  private func lastDay(endingAt end: LocalTime, from start: LocalTime) -> Day? {
    guard frequency >= .daily, hours.count < 2, minutes.count < 2, seconds.count < 2 else {
      return nil
    }
    return start.time <= end.time ? end.day : end.day.adding(days: -1)
  }

  private mutating func moveTimes(from old: RepetitionStart, to new: RepetitionStart) -> Bool {
    guard case .time(let next) = new else {
      (hours, minutes, seconds) = ([], [], [])
      return frequency >= .daily
    }
    guard case .time(let last) = old, last.time != next.time else { return true }
    func move(_ values: inout [Int], _ from: Int, _ to: Int) -> Bool {
      guard !values.isEmpty, from != to else { return true }
      guard values == [from] else { return false }
      values = [to]
      return true
    }
    return move(&hours, last.time.hour, next.time.hour)
      && move(&minutes, last.time.minute, next.time.minute)
      && move(&seconds, last.time.second, next.time.second)
  }

  private mutating func moveDays(from old: Day, to new: Day) -> Bool {
    guard yearDays.isEmpty, weekNumbers.isEmpty, positions.isEmpty else { return false }
    if !weekdays.isEmpty {
      guard weekdays == [WeekdayInPeriod(old.weekday)] else { return false }
      weekdays = [WeekdayInPeriod(new.weekday)]
    }
    guard !monthDays.isEmpty || !months.isEmpty else { return true }
    guard calendarScale == .gregorian else { return false }
    if !monthDays.isEmpty {
      guard monthDays == [old.dayOfMonth] else { return false }
      monthDays = [new.dayOfMonth]
    }
    if !months.isEmpty {
      guard months == [MonthInYear(old.month)] else { return false }
      months = [MonthInYear(new.month)]
    }
    return true
  }
}
