import HearthDomain

/// Facts with several meanings, and facts that only form a repetition together.
extension Planner {
  /// Returns the plans for a part of the day without a day: today if it is still to come, and
  /// tomorrow. Nil for other facts.
  mutating func plansForPartOfDay(_ parts: Facts) throws(OpenReason) -> [PlannedTime]? {
    guard let moment = parts.moment, !moment.hasDate, !moment.hasHour, moment.clock.part != nil,
      parts.span == nil, parts.daySpan == nil, parts.first == nil, parts.last == nil,
      !parts.isAllDay, let minute = try minute(moment)
    else { return nil }
    let isToCome = minute > context.minuteNow && minute < 1_440
    return try (isToCome ? [0, 1] : [1]).map { days throws(OpenReason) in
      var dated = parts
      dated.moment?.date.distance = Length(days, .day)
      return try singlePlan(dated)
    }
  }

  /// Returns the plans for `2주 뒤 화요일`: the weekday in the week that far away, or the next one after
  /// it. Nil for other facts.
  mutating func plansForWeekdayAfterWeeks(_ parts: Facts) throws(OpenReason) -> [PlannedTime]? {
    guard let date = parts.moment?.date, let weekday = date.weekday, let distance = date.distance,
      distance.unit == .week
    else { return nil }
    let base = try dayResolver.day(context.today, adding: distance)
    let candidates = [context.startOfWeek(base).upcoming(weekday), base.upcoming(weekday)]
    let different = candidates[0] == candidates[1] ? [candidates[0]] : candidates
    return try different.map { day throws(OpenReason) in
      var dated = parts
      dated.moment?.date.distance = Length(day - context.today, .day)
      return try singlePlan(dated)
    }
  }

  /// Returns the meanings of `3일` other than the next third: a number of days, or a day of each
  /// month.
  mutating func otherMeaning(ofDayIn parts: Facts) throws(OpenReason) -> [PlannedTime] {
    guard let moment = parts.moment, let day = moment.date.onlyDay, !moment.hasTime,
      parts.length == nil, parts.due == nil, !parts.isAllDay, parts.last == nil
    else { return [] }
    if subject.isStay { return [PlannedTime(context.today...context.today.adding(days: day - 1))] }
    guard subject.isMonthly else { return [] }
    var monthly = parts
    monthly.repetition = RepetitionPattern(.monthly)
    return [try repeatingPlan(monthly)]
  }

  /// Returns the repetition of days with hours: weekly on weekdays, or daily until the last day.
  /// Nil for other facts.
  func repetition(overDaysOf parts: Facts) -> Facts? {
    guard let span = parts.daySpan, parts.span != nil || parts.moment?.hasHour == true else {
      return nil
    }
    var repeated = parts
    repeated.repetition = RepetitionPattern(.daily)
    let around = parts.moment?.date ?? DatePattern()
    var (start, end) = (span.start, span.end)
    guard let within = start.date.merged(with: around) else { return nil }
    start.date = within
    repeated.moment?.date = DatePattern()
    start.date.complete(from: end.date)
    end.date.complete(after: start.date)
    (repeated.first, repeated.last, repeated.daySpan) = (start, end, nil)
    return repeated
  }

  /// Returns the number of minutes between a reminder at an hour and the start.
  mutating func leadMinutes(
    of moment: Moment, before start: LocalTime
  ) throws(OpenReason) -> Int {
    guard let minute = try clockResolver.minute(moment.clock, .init(hasDay: true)),
      let distance = moment.date.distance
    else { throw .part }
    let days = -distance.count * (distance.unit == .week ? 7 : 1)
    let lead = start.time.seconds / 60 + 1_440 * days - minute
    guard lead >= 0 else { throw .part }
    return lead
  }

  /// Returns the hours of a rule with several times a day, in minutes of the day.
  mutating func listedHours(
    _ facts: Facts, _ around: ClockResolver.HourContext
  ) throws(OpenReason) -> [Int] {
    var minutes: [Int] = []
    // `6시, 18시`: one hour on a 24-hour clock puts all on it.
    let is24Hour = facts.listedHours.contains(where: \.is24Hour)
    for given in facts.listedHours {
      var clock = given
      if given.needsHalf { clock.is24Hour = is24Hour }
      guard let minute = try clockResolver.minute(clock, around), minute < 1_440 else {
        throw .severalTimes
      }
      minutes.append(minute)
    }
    guard Set(minutes.map { $0 % 60 }).count <= 1 else { throw .unequalMinutes }
    guard Set(minutes).count == minutes.count else { throw .severalTimes }
    return minutes.sorted()
  }
}

extension DayResolver {
  /// Like ``answer``, but returns the usual day for the beginning, middle or end of a period.
  func resolveForPlan(
    _ pattern: DatePattern, from base: Day? = nil, at minute: Int? = nil
  ) throws(OpenReason) -> ResolvedDays {
    guard let portion = pattern.portion, portion != .remainder else {
      return try resolve(pattern, from: base, at: minute)
    }
    var named = pattern
    if named.hasOnly([.portion]) {
      // This month, or the next month if that day has passed.
      named.monthOffset = 0
      let day = try resolveForPlan(named, from: base).first
      guard day < context.today, context.searchDirection == .future else {
        return ResolvedDays(day)
      }
      named.monthOffset = 1
    }
    let found = try resolve(named, from: base)
    var whole = named
    whole.portion = nil
    let start = try resolve(whole, from: base).first
    let isWeek = pattern.weekOffset != nil
    guard isWeek || pattern.month != nil || named.monthOffset != nil else {
      // A year, quarter or season begins on its first day and ends on its last day.
      if portion == .middle { return found }
      return ResolvedDays(portion == .beginning || portion == .early ? start : found.last)
    }
    switch portion {
    case .beginning: return ResolvedDays(start)
    case .early: return ResolvedDays(start.adding(days: isWeek ? 0 : 4))
    case .middle: return ResolvedDays(start.adding(days: isWeek ? 2 : 14))
    case .late: return ResolvedDays(start.adding(days: isWeek ? 4 : 24))
    case .end, .remainder: return ResolvedDays(isWeek ? start.adding(days: 4) : found.last)
    }
  }
}
