import HearthDomain

extension Planner {
  /// Returns a plan that takes place once.
  mutating func singlePlan(_ given: Facts) throws(OpenReason) -> PlannedTime {
    var parts = given
    try applyStart(&parts)
    if let last = parts.last {
      if let plan = try applyEnd(last, &parts) { return plan }
    }
    if let daySpan = parts.daySpan { return try planOverDays(daySpan, parts) }
    let moment = parts.moment ?? Moment()
    if let minutes = moment.minutesFromNow, parts.span == nil {
      return try planStartingSoon(minutes, parts)
    }
    if let span = parts.span {
      guard parts.first?.hasDate != true, parts.length == nil else { throw .severalDays }
      return try planOverHours(span, moment, isRepeated: false)
    }
    return try planAtMoment(moment, parts)
  }

  /// Uses a `from` day or hour as the start of a span if there is an end, otherwise as the time
  /// itself.
  private func applyStart(_ parts: inout Facts) throws(OpenReason) {
    guard let first = parts.first, parts.span == nil, parts.daySpan == nil else { return }
    if let last = parts.last {
      if first.hasDate, let moment = parts.moment, moment.merged(with: first) == nil {
        throw .contradiction
      }
      if first.hasTime || last.hasTime {
        parts.span = Span(start: first, end: last)
        parts.shareEnds()
      } else {
        parts.daySpan = Span(start: first, end: last)
      }
      parts.last = nil
    } else if parts.length != nil || !first.hasDate || first.hasHour
      || parts.moment?.hasHour == true
    {
      guard let merged = (parts.moment ?? Moment()).merged(with: first) else {
        throw .contradiction
      }
      parts.moment = merged
    } else {
      throw .openEnd
    }
    parts.first = nil
  }

  /// Uses `until` as the end of a plan that has a start and returns nil; without a start, returns
  /// the plan from now until then.
  private mutating func applyEnd(
    _ last: Moment, _ parts: inout Facts
  ) throws(OpenReason) -> PlannedTime? {
    let moment = parts.moment ?? Moment()
    guard parts.span == nil, parts.daySpan == nil else { throw .contradiction }
    parts.last = nil
    if last.hasTime, moment.hasTime {
      parts.span = Span(start: moment.timeOnly, end: last)
      parts.moment = moment.dateOnly
      parts.shareEnds()
      return nil
    }
    if !last.hasTime, moment.hasDate, !moment.hasTime {
      parts.daySpan = Span(start: moment, end: last)
      parts.moment = nil
      return nil
    }
    let isNow = !moment.hasTime && (!moment.hasDate || isToday(moment.date))
    guard isNow else { throw .missingStart }
    if moment.hasDate, !last.hasDate, let minute = try? minute(last), minute <= context.minuteNow,
      !last.clock.needsHalf
    {
      throw .passed(context.today)
    }
    addGuess(.end)
    return try planFromNow(until: last)
  }

  private mutating func planFromNow(until last: Moment) throws(OpenReason) -> PlannedTime {
    guard last.hasTime else {
      return PlannedTime(context.today...max(context.today, try resolveForPlan(last.date).last))
    }
    var minute = try minute(last) ?? 0
    if last.clock.needsHalf, !last.hasDate,
      !clockResolver.isHalfDecided || minute <= context.minuteNow
    {
      // The next time the clock shows this hour, whatever the subject is.
      while minute > 720 { minute -= 720 }
      while minute <= context.minuteNow { minute += 720 }
      addGuess(.half(minute % 1_440))
    }
    var day = context.today
    if last.hasDate { day = try dayResolver.resolve(last.date, at: minute).last }
    let start = nextFiveMinutes
    var plan = PlannedTime(
      .times(start, LocalTime(day: day, time: .midnight).adding(minutes: minute)))
    if case .times(_, let end) = plan.bounds, end <= start {
      plan = PlannedTime(.times(start, end.adding(minutes: 1_440)))
    }
    plan.hasEnd = true
    return plan
  }

  var nextFiveMinutes: LocalTime {
    context.now.withoutSeconds.adding(minutes: 5 - context.now.time.minute % 5)
  }

  private mutating func planStartingSoon(_ minutes: Int, _ parts: Facts) throws(OpenReason)
    -> PlannedTime
  {
    guard minutes >= 0 || context.searchDirection != .future else { throw .contradiction }
    let start = context.time(inMinutes: minutes)
    var plan = PlannedTime(.times(start, start.adding(minutes: Self.defaultMinutes)))
    guard let length = parts.length else { return plan }
    guard length.unit == .minute else { throw .length }
    plan.bounds = .times(start, start.adding(minutes: length.count))
    (plan.hasEnd, plan.lengthInMinutes) = (true, length.count)
    return plan
  }

  // MARK: Spans

  private mutating func planOverDays(_ span: Span, _ parts: Facts) throws(OpenReason)
    -> PlannedTime
  {
    guard parts.span == nil, parts.moment?.hasTime != true else { throw .severalDays }
    var (start, end) = (span.start.date, span.end.date)
    if let common = parts.moment?.date {
      guard let merged = start.merged(with: common) else { throw .contradiction }
      start = merged
    }
    start.complete(from: end)
    end.complete(after: start)
    var first = try resolveForPlan(start).first
    let passed = dayResolver.closerPastDay(start, next: first)
    var last: Day
    do {
      last = try resolveForPlan(end, from: first).last
    } catch {
      if error == .noSuchDay { throw .endBeforeStart }
      throw error
    }
    if let day = start.day, let endDay = end.day, day < endDay, start.month == nil,
      start.monthOffset == nil, end.month == nil, first.month != last.month
    {
      // `29-31` is in a month that has both days.
      first = last.calendarMonth.day(day) ?? first
    }
    if start.month != nil, start.year == nil, end.month != nil, first - context.today > 200,
      let earlierFirst = Day(year: first.year - 1, month: first.month, day: first.dayOfMonth),
      let earlierLast = Day(year: last.year - 1, month: last.month, day: last.dayOfMonth),
      earlierFirst <= context.today, context.today <= earlierLast
    {
      // The span has begun and is not over.
      (first, last) = (earlierFirst, earlierLast)
    }
    // `20 dec - 18 dec` does not mean a year.
    let isYearLong = last - first > 300 && end.namesDateOfAnyYear && start.namesDateOfAnyYear
    guard first <= last, !isYearLong else { throw .endBeforeStart }
    if let passed, first > context.today { addGuess(.hasPassed(passed)) }
    return PlannedTime(first...last)
  }

  /// Returns the plan for a span of hours. One within which something repeats may be longer:
  /// `every 4 hours from 6am to 2am`.
  mutating func planOverHours(
    _ span: Span, _ moment: Moment, isRepeated: Bool
  ) throws(OpenReason) -> PlannedTime {
    var endClock = span.end.clock
    let endDate = span.end.date
    let around = ClockResolver.HourContext(
      hasDay: moment.hasDate, isToday: isToday(moment.date))
    var (from, to): (Int, Int)
    if let minutes = moment.minutesFromNow {
      from = context.minuteNow + minutes
      guard let end = try clockResolver.minute(endClock, .init(hasDay: true)) else {
        throw .missingEnd
      }
      (to, from) = (end, from)
      if !endDate.isEmpty {
        to += 1_440 * (try dayResolver.day(endDate, at: end) - context.today)
      } else if to <= from {
        to += 1_440
      }
      guard to > from else { throw .endBeforeStart }
      return PlannedTime(context.today, from, to).withEnd
    } else if endDate.isEmpty || endDate.isNextDay {
      (from, to) = try clockResolver.minutes(from: span.start.clock, to: endClock, around)
      while endDate.isNextDay, to < 24 * 60 { to += endClock.needsHalf ? 12 * 60 : 24 * 60 }
      if from == 24 * 60 { (from, to) = (0, to - 24 * 60) }
    } else {
      guard let start = try clockResolver.minute(span.start.clock, around) else {
        throw .missingStart
      }
      (from, to) = (start, 0)
    }
    var day = context.today
    if moment.hasDate {
      let answer = try resolveOneDay(moment.date, endDate.isEmpty ? to : from)
      guard answer.isOneDay else { throw .severalDays }
      day = answer.first
      if answer.wasMovedToNextWeek { addGuess(.nextWeek) }
      noteHourPassedToday(answer, moment.date, hasTime: true)
    } else if endDate.isEmpty, to <= context.minuteNow {
      if context.searchDirection == .future { addGuess(.hasPassed(day)) }
      day = day.adding(days: 1)
    }
    guard !endDate.isEmpty, !endDate.isNextDay else {
      let isLong = to > 24 * 60 && to - from > PlannedTime.maxMinutesOverNight
      if isLong, endDate.isEmpty, !isRepeated { throw .endBeforeStart }
      return PlannedTime(day, from, to).withEnd
    }
    let last = try dayResolver.day(endDate, from: day)
    // After an hour on a 24-hour clock, the end is on that clock: `22:00 to sat 6`. Over one night,
    // it is in the morning: `fri 8pm to sat 8`.
    if endClock.needsHalf, span.start.clock.hasCertainHalf || last - day == 1 && from >= 18 * 60 {
      endClock.is24Hour = true
    }
    to = try clockResolver.minute(endClock, .init(hasDay: true)) ?? 24 * 60
    to += 1_440 * (last - day)
    guard to > from else { throw .endBeforeStart }
    return PlannedTime(day, from, to).withEnd
  }

  // MARK: Days and hours

  private mutating func planAtMoment(_ given: Moment, _ parts: Facts) throws(OpenReason)
    -> PlannedTime
  {
    let length = parts.length
    var moment = given
    if moment.date.isNextDay {
      // Without a start, the next day is tomorrow.
      moment.date.isNextDay = false
      moment.date.distance = Length(1, .day)
    }
    var minute = try minute(moment)
    if minute == nil, moment.hasDate, !parts.isAllDay, length == nil, parts.due == nil {
      minute = try mealMinute(on: moment.date)
    }
    if moment.hasHour, parts.isAllDay { throw .contradiction }
    guard moment.hasDate else { return try planToday(minute, moment, parts) }
    let over = minuteWhenOver(minute, moment, length)
    let answer = try resolveOneDay(moment.date, over, isDeadline: parts.due != nil)
    if answer.wasMovedToNextWeek { addGuess(.nextWeek) }
    noteHourPassedToday(answer, moment.date, hasTime: minute != nil)
    if moment.date.shift != nil, answer.last < context.today, context.searchDirection == .future {
      // Days counted back into the past: `last thursday`, `6 weeks before christmas`.
      throw .passed(answer.first)
    }
    guard let minute, !parts.isAllDay else { return try allDayPlan(answer, length) }
    guard answer.isOneDay else { throw .severalDays }
    if moment.clock.hour == nil, answer.first == context.today,
      let part = moment.clock.part, part.endMinute <= context.minuteNow
    {
      throw .part
    }
    return try timedPlan(answer.first, minute, length)
  }

  /// Returns the minute of the day at which the plan is over: the end of its part of the day or of
  /// its length. A weekday alone is over in the evening.
  private func minuteWhenOver(_ minute: Int?, _ moment: Moment, _ length: Length?) -> Int? {
    guard let minute else {
      return moment.date.onlyWeekday != nil && context.now.time.hour >= 20 ? 0 : nil
    }
    if moment.clock.hour == nil, let part = moment.clock.part { return max(minute, part.endMinute) }
    return minute + (length?.inMinutes ?? Self.defaultMinutes)
  }

  /// Notes that an hour of today has passed and the day a week later was chosen.
  private mutating func noteHourPassedToday(
    _ answer: DayResolver.ResolvedDays, _ date: DatePattern, hasTime: Bool
  ) {
    if hasTime, context.searchDirection == .future, date.onlyWeekday == context.today.weekday,
      answer.first - context.today == 7
    {
      addGuess(.hasPassed(context.today))
    }
  }

  private mutating func mealMinute(on date: DatePattern) throws(OpenReason) -> Int? {
    guard let meal = subject.meal, let answer = try? resolveOneDay(date, meal.minute),
      answer.isOneDay
    else { return nil }
    if isToday(date), meal.minute <= context.minuteNow { throw .missingHour }
    addGuess(.meal(meal.minute))
    return meal.minute
  }

  private func timedPlan(_ day: Day, _ minute: Int, _ length: Length?) throws(OpenReason)
    -> PlannedTime
  {
    guard let length else { return PlannedTime(day, minute, minute + Self.defaultMinutes) }
    guard length.unit == .minute, length.count > 0 else { throw .length }
    var plan = PlannedTime(day, minute, minute + length.count)
    (plan.hasEnd, plan.lengthInMinutes) = (true, length.count)
    return plan
  }

  private func allDayPlan(
    _ answer: DayResolver.ResolvedDays, _ length: Length?
  ) throws(OpenReason) -> PlannedTime {
    guard let length else { return PlannedTime(answer.days) }
    guard length.unit != .minute else { throw .missingHour }
    guard length.count > 0 else { throw .length }
    let last = try dayResolver.lastDay(of: length, from: answer.first)
    return PlannedTime(answer.first...max(last, answer.last)).withEnd
  }

  private mutating func planToday(
    _ minute: Int?, _ moment: Moment, _ parts: Facts
  ) throws(OpenReason) -> PlannedTime {
    guard let minute else {
      if parts.isAllDay { return try allDayPlan(.init(context.today), parts.length) }
      guard let length = parts.length else { throw .missingDay }
      if length.isOfDays, length.unit != .night {
        return try allDayPlan(.init(context.today), length)
      }
      guard length.unit == .minute, length.count > 0 else { throw .length }
      let start = nextFiveMinutes
      var plan = PlannedTime(.times(start, start.adding(minutes: length.count)))
      (plan.hasEnd, plan.lengthInMinutes, plan.beginsSoon) = (true, length.count, true)
      return plan
    }
    var day = context.today
    // A plan with a length is still to come until it is over.
    let minutes = parts.length?.unit == .minute ? parts.length?.count ?? 0 : 0
    if moment.clock.hour == nil, minute <= context.minuteNow {
      throw .part
    } else if minute < context.minuteNow, minute + minutes <= context.minuteNow {
      if context.searchDirection == .future { addGuess(.hasPassed(day)) }
      day = day.adding(days: 1)
    }
    return try timedPlan(day, minute, parts.length)
  }
}

extension PlannedTime {
  fileprivate var withEnd: PlannedTime {
    var copy = self
    copy.hasEnd = true
    return copy
  }
}

extension DatePattern {
  /// Fills in what the start of a span omits from its end: `13th to 15th July`.
  mutating func complete(from end: DatePattern) {
    if day != nil {
      if month == nil, monthOffset == nil { (month, monthOffset) = (end.month, end.monthOffset) }
      weekOffset = weekOffset ?? end.weekOffset
    }
    if year == nil, month != nil, let other = end.year {
      year = end.month.map { $0 < (month ?? 0) } == true ? other - 1 : other
    }
    yearOffset = yearOffset ?? (month != nil ? end.yearOffset : nil)
    if weekday != nil, weekOffset == nil { weekOffset = end.weekday != nil ? end.weekOffset : nil }
  }

  /// Fills in what the end of a span omits from its start: `5 to 8 of next month`.
  mutating func complete(after start: DatePattern) {
    if let moon = start.lunar, let last = day, hasAtMost([.month, .day]) {
      // The end is in the calendar of the start: `음력 1월 1일부터 3일까지`.
      let isLeap = month == nil && moon.isLeap
      lunar = LunarMonthDay(month: month ?? moon.month, day: last, isLeap: isLeap)
      (month, day) = (nil, nil)
      return
    }
    if let day, month == nil, monthOffset == nil {
      if weekday == nil {
        (month, monthOffset) = (start.month, start.monthOffset)
        weekOffset = weekOffset ?? start.weekOffset
      } else if let first = start.month, let firstDay = start.day {
        month = day < firstDay ? first % 12 + 1 : first
      }
    }
    if weekday != nil, weekOffset == nil, start.weekday != nil { weekOffset = start.weekOffset }
    if year == nil, let other = start.year, let month, let first = start.month {
      year = month < first ? other + 1 : other
    }
  }
}
