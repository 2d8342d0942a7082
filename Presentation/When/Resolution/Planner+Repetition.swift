import HearthDomain

extension Planner {
  /// Returns a repeating plan from its first occurrence on.
  mutating func repeatingPlan(_ given: Facts) throws(OpenReason) -> PlannedTime {
    var parts = given
    guard var pattern = parts.repetition else { throw .missingDay }
    if pattern.frequency < .daily { return try hourlyPlan(pattern, parts) }
    if pattern.hasUsualDay { addGuess(.usualDay) }
    try applyWeekdayRange(&pattern, &parts)
    if let daySpan = parts.daySpan {
      guard parts.first == nil, parts.last == nil else { throw .contradiction }
      var (start, end) = (daySpan.start, daySpan.end)
      start.date.complete(from: end.date)
      end.date.complete(after: start.date)
      (parts.first, parts.last) = (start, end)
    }
    if hasBegun(parts) { parts.first = nil }
    try applyDay(&pattern, &parts)
    namesStart = given.first != nil || parts.first != nil
    if let first = parts.first, !first.hasDate {
      parts.moment = (parts.moment ?? Moment()).merged(with: first) ?? first
      parts.first = nil
    }
    if !parts.months.isEmpty {
      guard pattern.months.isEmpty, pattern.frequency > .daily else { throw .contradiction }
      pattern.months = parts.months
    }
    try applyExceptedWeekdays(&pattern, parts)
    var rule = try recurrence(pattern)
    let (first, hours) = try firstInstance(&rule, pattern, &parts)
    var length = parts.length
    let lastDay = try lastDay(&length, from: first, parts, pattern, hasHours: hours != nil)
    if let lastDay {
      guard parts.count == nil else { throw .count }
      guard lastDay >= first else { throw .endBeforeStart }
      rule.until = .day(lastDay)
    }
    if let count = parts.count {
      guard (1...9_999).contains(count) else { throw .count }
      rule.count = count
    }
    var plan = try plan(on: first, hours, length)
    plan.repetition = EnteredRepetition(
      .rule(rule), except: try exceptions(parts, rule, first),
      skipsHolidays: parts.skipsHolidays)
    return plan
  }

  /// Whether the repetition is in months, and the first one was within the last five months.
  private func hasBegun(_ parts: Facts) -> Bool {
    guard let first = parts.first?.date.onlyMonth, let last = parts.last?.date.onlyMonth else {
      return false
    }
    let (length, now) = ((last - first + 12) % 12, (context.today.month - first + 12) % 12)
    return context.searchDirection == .future && now > 0 && now <= min(length, 5)
  }

  /// Returns the first day of a rule and its hours; several hours of a day become part of the rule.
  private mutating func firstInstance(
    _ rule: inout Recurrence, _ pattern: RepetitionPattern, _ parts: inout Facts
  ) throws(OpenReason) -> (Day, (start: Int, end: Int?)?) {
    let isDaily = pattern.frequency == .daily && pattern.interval == 1
    let isOnWorkdays = isDaily || Set(pattern.weekdays).isSuperset(of: RepetitionPattern.workdays)
    var hours = try hours(&parts, isOnWorkdays: isOnWorkdays)
    let listed = try listedHours(parts, .init(hasDay: true, isOnWorkdays: isOnWorkdays))
    let base = try firstDay(parts)
    var first = try firstInstance(of: rule, from: base, at: listed.last ?? hours?.start)
    if let parity = pattern.weekParity, first.weekNumber % 2 != parity {
      first = try firstInstance(of: rule, from: first.upcoming(.sunday).adding(days: 1), at: nil)
    }
    if let earliest = listed.first {
      let next = listed.first { first != context.today || $0 > context.minuteNow }
      hours = (next ?? earliest, nil)
      rule.hours = listed.map { $0 / 60 }
    }
    return (first, hours)
  }

  private func plan(
    on day: Day, _ hours: (start: Int, end: Int?)?, _ length: Length?
  ) throws(OpenReason) -> PlannedTime {
    guard let hours else {
      guard let length else { return PlannedTime(day...day) }
      guard length.isOfDays, length.count > 0 else { throw .missingHour }
      return PlannedTime(day...(try dayResolver.lastDay(of: length, from: day)))
    }
    if let length, length.isOfDays { throw .severalDays }
    let end =
      hours.end ?? length.map { hours.start + $0.count } ?? hours.start + Self.defaultMinutes
    var plan = PlannedTime(day, hours.start, end)
    plan.hasEnd = hours.end != nil || length != nil
    return plan
  }

  // MARK: Parts of the rule

  /// Converts the span of `every day mon to fri` to the weekdays of the rule.
  private func applyWeekdayRange(
    _ pattern: inout RepetitionPattern, _ parts: inout Facts
  ) throws(OpenReason) {
    guard let span = parts.daySpan, let first = span.start.date.onlyWeekday,
      let last = span.end.date.onlyWeekday
    else { return }
    guard pattern.frequency <= .weekly, pattern.weekdays.isEmpty else { throw .contradiction }
    pattern = .weekly(Weekday.days(first, to: last), every: pattern.interval)
    parts.daySpan = nil
  }

  /// Adds a day next to a repetition to the rule if the rule lacks it; otherwise it is the first
  /// day.
  private func applyDay(
    _ pattern: inout RepetitionPattern, _ parts: inout Facts
  ) throws(OpenReason) {
    guard var date = parts.moment?.date, !date.isEmpty else { return }
    if date.isWholeWeek { throw .severalDays }
    // `매일 한 줄 철학 내일 8시`: an event on one day does not repeat daily.
    if pattern.frequency == .daily, pattern.isPlain, !date.isOnlyPeriod { throw .contradiction }
    if let weekday = date.weekday, date.onlyWeekday == nil, date.nth == nil,
      pattern.frequency == .weekly, pattern.weekdays.isEmpty
    {
      pattern.weekdays = [weekday]
      if date.day == nil, date.weekOffset == nil { date.weekday = nil }
    }
    if pattern.frequency >= .monthly, date.shift != nil { throw .missingDay }
    if pattern.frequency == .yearly, date.isOnlyPeriod || date.season != nil, date.year == nil,
      date.yearOffset == nil
    {
      throw .missingDay
    }
    if pattern.frequency == .weekly, !pattern.weekdays.isEmpty, let distance = date.distance,
      distance.unit == .day, !pattern.weekdays.contains(try dayResolver.day(date).weekday)
    {
      throw .contradiction
    }
    if let merged = try pattern.including(date) {
      pattern = merged
      // `monthly from 1 dec`: the date is also the first day.
      if date.month != nil, pattern.frequency == .monthly { parts.first = Moment(date) }
    } else if date.isOnlyPeriod, parts.first == nil, parts.last == nil {
      // `every tuesday next month`: the period limits the repetition.
      parts.first = Moment(date)
      if parts.count == nil { parts.last = Moment(date) }
    } else if parts.first != nil {
      throw .severalDays
    } else {
      parts.first = Moment(date)
    }
    parts.moment?.date = DatePattern()
  }

  private func applyExceptedWeekdays(
    _ pattern: inout RepetitionPattern, _ facts: Facts
  ) throws(OpenReason) {
    for exception in facts.exceptions {
      switch exception {
      case .weekdays(let left):
        if pattern.frequency == .daily, pattern.interval == 1 {
          pattern = .weekly(Weekday.allCases.filter { !left.contains($0) })
        } else if pattern.frequency <= .weekly, !pattern.weekdays.isEmpty {
          pattern.weekdays.removeAll(where: left.contains)
        } else if pattern.frequency == .daily {
          pattern.weekdays = Weekday.allCases.filter { !left.contains($0) }
        } else {
          throw .exception
        }
        if pattern.weekdays.isEmpty { throw .exception }
      case .months(let left):
        let months = pattern.months.isEmpty ? Array(1...12) : pattern.months
        pattern.months = months.filter { !left.contains($0) }
        if pattern.months.isEmpty { throw .exception }
      case .day, .days: break
      }
    }
  }

  private func exceptions(
    _ facts: Facts, _ rule: Recurrence, _ first: Day
  ) throws(OpenReason) -> [Day] {
    var result: [Day] = []
    for exception in facts.exceptions {
      let range: ClosedRange<Day>
      switch exception {
      case .day(let pattern): range = try dayResolver.resolve(pattern, from: first).days
      case .days(let span):
        var (start, end) = (span.start.date, span.end.date)
        start.complete(from: end)
        end.complete(after: start)
        let from = try dayResolver.resolve(start, from: first).first
        range = from...max(from, try dayResolver.resolve(end, from: from).last)
      case .weekdays, .months: continue
      }
      guard let repetition = try? Repetition(rule, from: .day(first)) else { throw .exception }
      result += range.days.filter { repetition.hasOccurrence(at: $0.start) }
    }
    let isDated = facts.exceptions.contains { exception in
      switch exception {
      case .day, .days: true
      case .weekdays, .months: false
      }
    }
    if isDated, result.isEmpty { throw .exception }
    return result
  }

  private mutating func hours(
    _ parts: inout Facts, isOnWorkdays: Bool
  ) throws(OpenReason) -> (start: Int, end: Int?)? {
    let around = ClockResolver.HourContext(hasDay: true, isOnWorkdays: isOnWorkdays)
    if let span = parts.span {
      return try clockResolver.minutes(from: span.start.clock, to: span.end.clock, around)
    }
    var clock = parts.moment?.clock ?? ClockPattern()
    if let first = parts.first?.clock, !first.isEmpty { clock = clock.merged(with: first) ?? clock }
    if let last = parts.last, !last.hasDate, last.hasTime, clock.hour != nil {
      parts.last = nil
      return try clockResolver.minutes(from: clock, to: last.clock, around)
    }
    if let minute = try clockResolver.minute(clock, around) { return (minute, nil) }
    guard let meal = subject.meal, !parts.isAllDay, parts.length?.isOfDays != true else {
      return nil
    }
    addGuess(.meal(meal.minute))
    return (meal.minute, nil)
  }

  // MARK: First and last day

  private mutating func firstDay(_ parts: Facts) throws(OpenReason) -> Day {
    guard let first = parts.first else { return context.today }
    let answer = try resolveForPlan(first.date)
    return answer.isPeriod && context.searchDirection == .future
      ? max(answer.first, min(context.today, answer.last)) : answer.first
  }

  /// Returns the first day of the rule from the base on; today counts only if the hour is still to
  /// come.
  private func firstInstance(
    of rule: Recurrence, from base: Day, at minute: Int?
  ) throws(OpenReason) -> Day {
    var start = base
    if start == context.today, let minute, minute < 1_440, minute <= context.minuteNow {
      start = start.adding(days: 1)
    }
    // The interval counts from the first occurrence, not from the day of planning.
    var plain = rule
    plain.interval = 1
    guard let repetition = try? Repetition(plain, from: .day(start)),
      let first = repetition.occurrences(after: nil, limit: 1).times.first
    else { throw .noSuchDay }
    return first.day
  }

  private mutating func lastDay(
    _ length: inout Length?, from first: Day, _ parts: Facts, _ pattern: RepetitionPattern,
    hasHours: Bool
  ) throws(OpenReason) -> Day? {
    let end = try lastDay(named: parts.last, from: first)
    guard let given = length, given.isOfDays else { return end }
    let isStay = given.unit == .day || given.unit == .night
    if pattern.frequency >= .monthly, isStay, !hasHours { return nil }
    length = nil
    let last = try dayResolver.lastDay(
      of: Length(given.count, given.unit == .night ? .day : given.unit), from: first)
    // `12월 한 달간`, typed on the 3rd, lasts until the end of the month.
    return end.map { min($0, last) } ?? last
  }

  private mutating func lastDay(named last: Moment?, from first: Day) throws(OpenReason) -> Day? {
    guard let named = last?.date else { return nil }
    let isOwnYear = named.year != nil || named.yearOffset != nil
    return try resolveForPlan(named, from: isOwnYear ? nil : first).last
  }

  // MARK: Hours and minutes

  /// Returns a repetition in hours or minutes, from a start time on.
  private mutating func hourlyPlan(
    _ pattern: RepetitionPattern, _ parts: Facts
  ) throws(OpenReason) -> PlannedTime {
    var start = nextFiveMinutes
    var end: LocalTime?
    let given = parts.first ?? parts.moment ?? Moment()
    namesStart = parts.first != nil || given.hasDate
    if let span = parts.span {
      guard !given.hasTime, parts.last == nil, parts.length == nil,
        case .times(let from, let to) = try planOverHours(span, given, isRepeated: true).bounds
      else { throw .contradiction }
      (start, end) = (from, to)
    } else if given.hasHour {
      let minute = try minute(given) ?? 0
      var day = context.today
      if given.hasDate {
        day = try dayResolver.day(given.date)
      } else if minute <= context.minuteNow {
        day = day.adding(days: 1)
      }
      start = LocalTime(day: day, time: .midnight).adding(minutes: minute)
    } else if given.hasDate {
      start = LocalTime(day: try dayResolver.day(given.date), time: TimeOfDay(knownHour: 9))
    }
    var rule = try recurrence(pattern)
    rule.count = parts.count
    let step = rule.interval * (rule.frequency == .hourly ? 60 : 1)
    if let end {
      guard rule.count == nil else { throw .count }
      let minutes =
        1_440 * (end.day - start.day) + (end.time.seconds - start.time.seconds) / 60
      rule.until = .local(start.adding(minutes: minutes - minutes % max(step, 1)))
    } else if let length = parts.length {
      guard length.count > 0 else { throw .length }
      var minutes = length.count - 1
      if length.isOfDays {
        minutes =
          1_440 * (try dayResolver.day(start.day, adding: length) - start.day)
          - start.time.seconds / 60 - 1
      }
      rule.until = .local(start.adding(minutes: minutes - minutes % max(step, 1)))
    } else if let last = parts.last {
      rule.until = .day(try dayResolver.resolve(last.date).last)
    }
    var plan = PlannedTime(.times(start, start.adding(minutes: Self.defaultMinutes)))
    plan.repetition = EnteredRepetition(.rule(rule), skipsHolidays: parts.skipsHolidays)
    return plan
  }
}

extension ClosedRange<Day> {
  /// Days of the range, limited to about a year.
  var days: [Day] {
    (0...Swift.min(upperBound - lowerBound, 366)).map { lowerBound.adding(days: $0) }
  }
}
