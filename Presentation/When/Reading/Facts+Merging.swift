import HearthDomain

extension Facts {
  /// Returns the combined facts; nil if they contradict each other.
  func merged(with other: Facts) -> Facts? {
    var result = self
    if let moment = other.moment {
      guard let both = result.moment.map({ $0.merged(with: moment) }) ?? moment else { return nil }
      result.moment = both
    }
    if let pattern = other.repetition {
      guard let both = result.repetition.map({ $0.merged(with: pattern) }) ?? pattern else {
        return nil
      }
      result.repetition = both
    }
    if let span = other.span, !result.add(span) { return nil }
    guard combine(&result.daySpan, other.daySpan), combine(&result.length, other.length),
      combine(&result.first, other.first), combine(&result.last, other.last),
      combine(&result.due, other.due), combine(&result.count, other.count),
      combine(&result.averageIntervalDays, other.averageIntervalDays),
      combine(&result.zone, other.zone), combine(&result.startElsewhere, other.startElsewhere),
      combine(&result.endZone, other.endZone), combine(&result.afterDone, other.afterDone),
      result.listedDays.isEmpty || other.listedDays.isEmpty || result.listedDays == other.listedDays
    else { return nil }
    if result.listedDays.isEmpty { result.listedDays = other.listedDays }
    guard
      result.listedHours.isEmpty || other.listedHours.isEmpty
        || result.listedHours == other.listedHours
    else {
      return nil
    }
    if result.listedHours.isEmpty { result.listedHours = other.listedHours }
    result.exceptions += other.exceptions
    result.months += other.months.filter { !months.contains($0) }
    result.reminders += other.reminders
    result.remindersAt += other.remindersAt
    result.openReasons += other.openReasons
    result.disablesReminders = result.disablesReminders || other.disablesReminders
    result.skipsHolidays = result.skipsHolidays || other.skipsHolidays
    result.includesHolidays = result.includesHolidays || other.includesHolidays
    result.isAllDay = result.isAllDay || other.isAllDay
    return result.isConsistent ? result : nil
  }

  /// Adds a span and returns whether it fits; a span of days and a span of hours can be combined.
  private mutating func add(_ span: Span) -> Bool {
    guard let mine = self.span else {
      self.span = span
      return true
    }
    guard mine != span else { return true }
    guard mine.start.hasTime != span.start.hasTime, daySpan == nil else { return false }
    (daySpan, self.span) = mine.start.hasTime ? (span, mine) : (mine, span)
    return true
  }

  private var isConsistent: Bool {
    if !listedDays.isEmpty, moment?.hasDate == true { return false }
    if !listedHours.isEmpty, moment?.hasTime == true || span?.start.hasTime == true { return false }
    if let due, let moment, moment.merged(with: due) == nil { return false }
    guard let span else { return true }
    if let moment {
      let isAny = moment.date.isOnlyPeriod || moment.date.onlyWeekday != nil
      if moment.hasDate, span.start.hasDate, !isAny { return false }
      if moment.date.isWeekend, span.start.date.day != nil { return false }
      if moment.hasHour, span.start.hasTime { return false }
    }
    return length?.isOfDays ?? true || !span.start.hasTime
  }
}

/// Sets the value if there is none yet; returns false if there is a different one.
func combine<Item: Equatable>(_ mine: inout Item?, _ theirs: Item?) -> Bool {
  guard let theirs else { return true }
  guard let own = mine else {
    mine = theirs
    return true
  }
  return own == theirs
}

extension Moment {
  /// Returns a moment with the properties of both; nil if they contradict each other.
  func merged(with other: Moment) -> Moment? {
    guard let date = date.merged(with: other.date), let clock = clock.merged(with: other.clock)
    else { return nil }
    // `12.25 크리스마스` is not a quarter past twelve.
    let feastDay = Feast.Rule.date(month: clock.hour ?? 0, day: clock.minute ?? 0)
    if date.feast?.rules.values.contains(feastDay) ?? false { return nil }
    let result = Moment(date, clock)
    return result.minutesFromNow != nil && result.hasTime ? nil : result
  }
}

extension DatePattern {
  func merged(with other: DatePattern) -> DatePattern? {
    if other.isEmpty { return self }
    if isEmpty { return other }
    var result = self
    guard combine(&result.year, other.year), combine(&result.month, other.month),
      combine(&result.day, other.day), combine(&result.weekday, other.weekday),
      combine(&result.nth, other.nth), combine(&result.lastOf, other.lastOf),
      combine(&result.weekNumber, other.weekNumber), combine(&result.quarter, other.quarter),
      combine(&result.quarterOffset, other.quarterOffset),
      combine(&result.season, other.season), combine(&result.portion, other.portion),
      combine(&result.distance, other.distance), combine(&result.weekOffset, other.weekOffset),
      combine(&result.monthOffset, other.monthOffset),
      combine(&result.yearOffset, other.yearOffset),
      combine(&result.feast, other.feast), combine(&result.lunar, other.lunar),
      combine(&result.shift, other.shift), merge(&result.weekdays, other.weekdays)
    else { return nil }
    result.isWeekend = isWeekend || other.isWeekend
    result.isWholeWeek = isWholeWeek || other.isWholeWeek
    result.excludesToday = excludesToday || other.excludesToday
    result.isNear = isNear || other.isNear
    result.isNextDay = isNextDay || other.isNextDay
    result.order = order ?? other.order
    result.certainOrder = certainOrder ?? other.certainOrder
    return result.isPossible ? result : nil
  }

  private var isPossible: Bool {
    if weekday != nil, !weekdays.isEmpty { return false }
    // A named day is not a weekend: `wedding weekend fri 11 dec`.
    let isWorkday = weekday.map { !RepetitionPattern.weekend.contains($0) } ?? false
    if isWeekend, day != nil || isWorkday || month != nil && nth == nil { return false }
    let hasMonthOrDay = month != nil || day != nil
    if namesPartOfYear, distance != nil || day != nil || feast != nil || weekOffset != nil {
      return false
    }
    if weekNumber != nil, month != nil { return false }
    // A day of the month, an nth weekday and the last day exclude each other.
    if [day != nil, nth != nil, lastOf != nil].filter({ $0 }).count > 1 { return false }
    // Each of these determines the day alone.
    let ways = [distance != nil, feast != nil, lunar != nil, shift != nil].filter { $0 }.count
    guard ways > 0 else { return true }
    // Date of a holiday: `12.25 크리스마스`, `Christmas dinner on the 25th`.
    let isDated =
      feast?.rules.values.contains { rule in
        guard case .date(let ownMonth, let ownDay) = rule else { return false }
        return day == ownDay && month ?? ownMonth == ownMonth
      } ?? false
    // Day that a word and a date name: `12/2 tomorrow`.
    let isNamedTwice = distance?.unit == .day && month != nil && day != nil
    return ways == 1 && (isDated || isNamedTwice || !hasMonthOrDay) && weekdays.isEmpty
      && (!isWeekend || feast != nil) && (feast == nil || weekOffset == nil)
  }

  private var namesPartOfYear: Bool {
    quarter != nil || quarterOffset != nil || season != nil || weekNumber != nil
  }

}

extension ClockPattern {
  func merged(with other: ClockPattern) -> ClockPattern? {
    if other.isEmpty { return self }
    if isEmpty { return other }
    var result = self
    if let mine = hour, let theirs = other.hour, mine != theirs {
      guard mine % 12 == theirs % 12 else { return nil }
      result.hour = max(mine, theirs)
    } else {
      result.hour = hour ?? other.hour
    }
    if let mine = part, let theirs = other.part, mine != theirs {
      guard Set([mine, theirs]) == [.evening, .night] else { return nil }
      result.part = .night
    } else {
      result.part = part ?? other.part
    }
    guard combine(&result.minute, other.minute), combine(&result.half, other.half),
      combine(&result.portion, other.portion)
    else { return nil }
    if let part = result.part, let half = result.half, !part.allows(half) { return nil }
    result.is24Hour = is24Hour || other.is24Hour
    result.isBare = isBare && other.hour == nil || other.isBare && hour == nil
    result.isApproximate = isApproximate || other.isApproximate
    result.isImplied = isImplied && other.hour == nil || other.isImplied && hour == nil
    return result
  }
}

extension RepetitionPattern {
  func merged(with other: RepetitionPattern) -> RepetitionPattern? {
    if self == other { return self }
    guard frequency == other.frequency else {
      return combiningWeekdays(with: other) ?? other.combiningWeekdays(with: self)
    }
    var result = self
    guard interval == other.interval || interval == 1 || other.interval == 1,
      combine(&result.nth, other.nth), combine(&result.lunar, other.lunar),
      combine(&result.feast, other.feast), combine(&result.part, other.part),
      combine(&result.weekParity, other.weekParity), merge(&result.weekdays, other.weekdays),
      merge(&result.monthDays, other.monthDays),
      merge(&result.months, other.months), merge(&result.weekNumbers, other.weekNumbers)
    else { return nil }
    result.interval = max(interval, other.interval)
    result.hasUsualDay = hasUsualDay || other.hasUsualDay
    return result.monthDays.isEmpty || result.nth == nil ? result : nil
  }

  /// Returns the combination of a daily repetition with several weekdays.
  private func combiningWeekdays(with other: RepetitionPattern) -> RepetitionPattern? {
    guard frequency == .daily, isPlain, other.frequency == .weekly, other.weekdays.count > 1 else {
      return nil
    }
    guard interval > 1 else { return other }
    guard other.interval == 1, other.isOnWeekdays else { return nil }
    var result = self
    result.weekdays = other.weekdays
    return result
  }

  private var isOnWeekdays: Bool {
    var plain = self
    plain.weekdays = []
    return plain.isPlain
  }
}

/// Fills an empty list with another one; returns false if the lists differ.
private func merge<Item: Equatable>(_ mine: inout [Item], _ theirs: [Item]) -> Bool {
  if mine.isEmpty { mine = theirs }
  return theirs.isEmpty || mine == theirs
}
