import HearthDomain

/// Resolves the facts of a reading to days and times.
struct Planner {
  static let defaultMinutes = 60

  let context: WhenContext
  let subject: Subject
  let dayResolver: DayResolver
  var clockResolver: ClockResolver
  private(set) var guesses: [Guess] = []
  /// Whether the text of a repetition also says when it begins. A day that is part of the rule, as
  /// in `every year on 1 march`, does not.
  var namesStart = false

  init(_ context: WhenContext, _ subject: Subject) {
    self.context = context
    self.subject = subject
    dayResolver = DayResolver(context: context)
    clockResolver = ClockResolver(context, subject)
  }

  mutating func addGuess(_ guess: Guess) {
    if !guesses.contains(guess) { guesses.append(guess) }
  }

  /// Returns the plans that the facts mean, likeliest first; several plans lead to a question.
  mutating func plans(_ facts: Facts) throws(OpenReason) -> [PlannedTime] {
    let feast = facts.moment?.date.feast ?? facts.repetition?.feast
    guard let feast, feast.rule(in: context.country) == nil else {
      return try plansOnCertainDays(facts)
    }
    // The feast has several days in other countries and none in this one.
    var plans: [PlannedTime] = []
    for rule in feast.alternatives {
      let only = Feast(rules: ["": rule])
      var facts = facts
      if facts.moment?.date.feast != nil { facts.moment?.date.feast = only }
      if facts.repetition?.feast != nil { facts.repetition?.feast = only }
      plans += try plansOnCertainDays(facts)
    }
    return plans
  }

  private mutating func plansOnCertainDays(_ facts: Facts) throws(OpenReason) -> [PlannedTime] {
    if let reason = facts.openReasons.first { throw reason }
    if facts.averageIntervalDays != nil { throw .rate }
    var plans = try possiblePlans(facts)
    for index in plans.indices {
      plans[index].zone = facts.zone
      if let other = facts.startElsewhere { try checkSameInstant(other, at: plans[index]) }
      if let zone = facts.endZone { plans[index].setEnd(onClockOf: zone, context) }
      plans[index].isDeadline = plans[index].isDeadline || facts.due != nil
      plans[index].reminders = try facts.reminders.map { length throws(OpenReason) in
        try minutes(of: length)
      }
      plans[index].reminders += try facts.remindersAt.map { moment throws(OpenReason) in
        try leadMinutes(of: moment, before: plans[index].start)
      }
      plans[index].disablesReminders = facts.disablesReminders
      if plans[index].isDeadline { plans[index].endAtStart() }
      if facts.includesHolidays { plans[index].repetition?.skipsHolidays = false }
    }
    if let guess = clockResolver.guess { addGuess(guess) }
    return plans
  }

  /// Checks that both times are the same moment: `6pm ET / 3pm PT`.
  private mutating func checkSameInstant(
    _ elsewhere: ZonedTime, at plan: PlannedTime
  ) throws(OpenReason) {
    guard let zone = context.zone.zone(named: elsewhere.zone),
      let minute = try clockResolver.minute(elsewhere.clock, .init(hasDay: true))
    else { return }
    let start = zone.localTime(at: context.zone.instant(of: plan.start))
    guard start.time.seconds / 60 == minute % 1_440 else { throw .zone }
  }

  private mutating func possiblePlans(_ facts: Facts) throws(OpenReason) -> [PlannedTime] {
    if !facts.listedDays.isEmpty {
      return try facts.repetition == nil
        ? plansForListedDays(facts) : possiblePlans(yearlyFacts(facts))
    }
    if let length = facts.afterDone { return [try planAfterDone(length, facts)] }
    var parts = facts.normalized
    if let weekdays = parts.moment?.date.weekdays, !weekdays.isEmpty, parts.repetition == nil {
      return try plansForWeekdays(weekdays, parts)
    }
    parts.shareEnds()
    if let days = parts.daySpan, parts.repetition == nil, parts.moment?.hasDate != true,
      parts.span != nil || parts.moment?.hasTime == true,
      let first = days.start.date.onlyWeekday, let last = days.end.date.onlyWeekday
    {
      parts.daySpan = nil
      return try plansForWeekdays(Weekday.days(first, to: last), parts)
    }
    if parts.repetition == nil, parts.span != nil || parts.moment?.hasHour == true,
      let weekday = parts.moment?.date.onlyWeekday, let length = parts.length,
      length.unit == .week, length.count > 1
    {
      // `pottery wed 6-8pm for 8 weeks`
      return try plansForWeekdays([weekday], parts)
    }
    if parts.repetition != nil { return [try repeatingPlan(parts)] }
    if let together = repetition(overDaysOf: parts) { return [try repeatingPlan(together)] }
    if !facts.exceptions.isEmpty || facts.skipsHolidays || !facts.months.isEmpty {
      throw .exception
    }
    if facts.count != nil { throw .count }
    if !facts.listedHours.isEmpty { return try oneOfHours(facts) }
    if let choices = try plansForPartOfDay(parts) { return choices }
    if let choices = try plansForWeekdayAfterWeeks(parts) { return choices }
    return [try singlePlan(parts)] + (try otherMeaning(ofDayIn: parts))
  }

  /// Returns the choices for several hours: every day unless a day is named, or one of them.
  private func oneOfHours(_ facts: Facts) throws(OpenReason) -> [PlannedTime] {
    var choices = facts.listedHours.map { hour in
      var facts = facts
      (facts.listedHours, facts.moment) = ([], Moment(facts.moment?.date ?? DatePattern(), hour))
      return facts
    }
    if !facts.namesDay {
      choices.insert(facts, at: 0)
      choices[0].repetition = RepetitionPattern(.daily)
    }
    var plans: [PlannedTime] = []
    for choice in choices {
      var other = self
      plans += try other.possiblePlans(choice)
    }
    return plans
  }

  // MARK: Lists

  /// Returns the plans for two dates: a span if they are consecutive, or two times if an hour is
  /// named. Throws otherwise.
  private mutating func plansForListedDays(_ facts: Facts) throws(OpenReason) -> [PlannedTime] {
    guard facts.span == nil, facts.listedDays.count == 2 else { throw .severalDays }
    let first = try dayResolver.day(facts.listedDays[0].date)
    var second = facts.listedDays[1].date
    if second.day != nil, second.month == nil { second.month = facts.listedDays[0].date.month }
    let last = try dayResolver.day(second, from: first)
    guard let moment = facts.moment, moment.hasTime else {
      guard last - first == 1 else { throw .severalDays }
      return [PlannedTime(first...last)]
    }
    guard let minute = try clockResolver.minute(moment.clock, .init(hasDay: true)) else {
      throw .severalDays
    }
    let plans = [first, last].map { PlannedTime($0, minute, minute + Self.defaultMinutes) }
    guard last - first == 1 else { return plans }
    var both = plans[0]
    var daily = Recurrence(.daily)
    daily.count = 2
    both.repetition = EnteredRepetition(.rule(daily))
    return [both] + plans
  }

  /// Returns facts whose yearly rule contains both listed dates: `every year on 20 and 30 aug`,
  /// `매년 3월 1일과 9월 1일`. Throws if no rule does.
  private func yearlyFacts(_ given: Facts) throws(OpenReason) -> Facts {
    guard let pattern = given.repetition, pattern.frequency == .yearly, given.listedDays.count == 2
    else {
      throw .severalDays
    }
    var (first, second) = (given.listedDays[0].date, given.listedDays[1].date)
    (first.month, second.month) = (first.month ?? second.month, second.month ?? first.month)
    guard var both = try pattern.including(first), let other = try pattern.including(second),
      both.monthDays.count == 1, other.monthDays.count == 1
    else { throw .severalDays }
    if both.months == other.months {
      both.monthDays += other.monthDays
    } else if both.monthDays == other.monthDays {
      both.months += other.months
    } else {
      throw .severalDays
    }
    var facts = given
    (facts.repetition, facts.listedDays) = (both, [])
    return facts
  }

  /// Returns the plans for listed weekdays. Weekdays in a row are a span or weekly; three or more
  /// others are weekly; two lead to a question.
  private mutating func plansForWeekdays(
    _ weekdays: [Weekday], _ parts: Facts
  ) throws(OpenReason) -> [PlannedTime] {
    var weekly = parts
    weekly.moment?.date.weekdays = []
    if let offset = weekly.moment?.date.weekOffset {
      weekly.moment?.date.weekOffset = nil
      weekly.first = Moment(DatePattern(weekdays[0], offset))
    }
    weekly.repetition = .weekly(weekdays)
    weekly.shareEnds()
    let first = try dayResolver.day(DatePattern(weekdays[0], parts.moment?.date.weekOffset))
    let isRow = zip(weekdays, weekdays.dropFirst()).allSatisfy { $1.rawValue == $0.rawValue + 1 }
    let hasTime = parts.moment?.hasTime == true || parts.span != nil
    if isRow, !hasTime {
      let span = PlannedTime(first...first.adding(days: weekdays.count - 1))
      return [span, try repeatingPlan(weekly)]
    }
    if parts.moment?.date.weekOffset != nil { throw .severalDays }
    let plan = try repeatingPlan(weekly)
    // Two or three days in a row with an hour may be a few shifts.
    let hasEnd = parts.last != nil || parts.daySpan != nil || parts.length?.isOfDays == true
    if weekdays.count > (isRow ? 3 : 2) || hasEnd || parts.count != nil {
      addGuess(.weekly)
      return [plan]
    }
    var once = weekly
    once.count = weekdays.count
    guard isRow, once.first == nil else { return [plan, try repeatingPlan(once)] }
    var daily = once
    (daily.repetition, daily.first) = (RepetitionPattern(.daily), Moment(DatePattern(weekdays[0])))
    return [try repeatingPlan(daily), plan]
  }

  private mutating func planAfterDone(
    _ length: Length, _ facts: Facts
  ) throws(OpenReason) -> PlannedTime {
    guard facts.last == nil else { throw .length }
    var once = facts
    (once.afterDone, once.count) = (nil, nil)
    (once.moment, once.first) = (facts.first ?? facts.moment, nil)
    var plan = PlannedTime(context.today...context.today)
    if once.namesHour {
      plan = try singlePlan(once)
    } else if let moment = once.moment {
      let day = try dayResolver.day(moment.date)
      plan = PlannedTime(day...day)
    }
    plan.repetition = EnteredRepetition(
      .afterDone(days: try length.days, times: facts.count))
    namesStart = facts.first != nil || facts.moment?.hasDate == true
    return plan
  }

  func minutes(of length: Length) throws(OpenReason) -> Int {
    guard let minutes = length.inMinutes else { throw .length }
    return minutes
  }

  /// Returns the minute of the day of a moment; nil if it names no time.
  mutating func minute(
    _ moment: Moment, isOnWorkdays: Bool = false
  ) throws(OpenReason) -> Int? {
    try clockResolver.minute(
      moment.clock,
      .init(
        hasDay: moment.hasDate, isOnWorkdays: isOnWorkdays, isToday: isToday(moment.date)))
  }

  /// Returns the days of a pattern; notes a guess if one day was chosen, as for `early march`.
  mutating func resolveForPlan(
    _ pattern: DatePattern, from base: Day? = nil, at minute: Int? = nil
  ) throws(OpenReason) -> DayResolver.ResolvedDays {
    let answer = try dayResolver.resolveForPlan(pattern, from: base, at: minute)
    let isChosen = [.early, .middle, .late].contains(pattern.portion)
    if isChosen, answer.isOneDay { addGuess(.usualDay) }
    return answer
  }

  func isToday(_ pattern: DatePattern) -> Bool { pattern.distance == Length(0, .day) }

  mutating func resolveOneDay(
    _ pattern: DatePattern, _ minute: Int? = nil, isDeadline: Bool = false
  ) throws(OpenReason) -> DayResolver.ResolvedDays {
    let answer = try resolveForPlan(pattern, at: minute)
    // What is due by next week or next month is due on its last day; a named month is asked about.
    if answer.isPeriod, isDeadline, minute == nil, pattern.month == nil {
      return DayResolver.ResolvedDays(answer.last)
    }
    guard !answer.isPeriod else { throw .period }
    if pattern.isFarAway(answer.first, from: context.today) { throw .severalDays }
    if let past = dayResolver.closerPastDay(pattern, next: answer.first) {
      addGuess(.hasPassed(past))
    }
    if pattern.lunar?.isLeap == true,
      KoreanLunarCalendar.lunarDate(of: answer.first)?.isLeap != true
    {
      addGuess(.plainMonth)
    }
    return answer
  }
}

extension Facts {
  /// The facts with a span of days as such, and with the deadline as the moment.
  var normalized: Facts {
    var facts = self
    if let only = span, !only.start.hasTime, !only.end.hasTime {
      (facts.daySpan, facts.span) = (only, nil)
    }
    if var due {
      // A deadline in the morning is at noon.
      if due.clock.hour == nil, due.clock.part == .am {
        due.clock = ClockPattern(hour: 12, is24Hour: true)
      }
      facts.moment = moment?.merged(with: due) ?? due
    }
    return facts
  }

  /// Applies the day and the part of the day of one end of a span to the other end.
  mutating func shareEnds() {
    guard var hours = span else { return }
    if !hours.start.hasDate, hours.end.hasDate, moment?.hasDate != true, hours.end.hasTime,
      !hours.end.date.isNextDay, hours.end.date.weekday == nil || hours.start.hasHour
    {
      moment = (moment ?? Moment()).merged(with: hours.end.dateOnly) ?? hours.end.dateOnly
      hours.end = hours.end.timeOnly
    }
    if hours.start.hasDate {
      moment = moment?.merged(with: hours.start.dateOnly) ?? hours.start.dateOnly
      hours.start = hours.start.timeOnly
    }
    if let part = moment?.clock.part, moment?.hasHour != true {
      if hours.start.clock.part == nil { hours.start.clock.part = part }
      if let half = moment?.clock.half { hours.start.clock.half = hours.start.clock.half ?? half }
      moment?.clock = ClockPattern()
    }
    span = hours
  }
}
