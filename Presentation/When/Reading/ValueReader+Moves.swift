import HearthDomain

/// Parses new starts and ends of something that already has a start.
extension WhenReader {
  /// New start of a moved item, and its end if given.
  public struct Move: Hashable, Sendable {
    public var start: LocalTime
    /// New end, or the last whole day.
    public var end: LocalTime?
    /// Whether a time of day was given.
    public var namesTime = true
    /// Zone named in the text; the times are converted to the context's zone.
    public var zone: String?

    public init(
      start: LocalTime, end: LocalTime? = nil, namesTime: Bool = true, zone: String? = nil
    ) {
      (self.start, self.end, self.namesTime, self.zone) = (start, end, namesTime, zone)
    }
  }

  /// Parses a new start: a day alone keeps the old time, and a time alone keeps the old day. An
  /// hour without a half of the day means the one closer to the old time.
  public func move(
    _ text: String, from old: LocalTime, isAllDay: Bool = false
  ) throws(WhenRefusal) -> WhenValue<Move> {
    if let instant = Self.instant(withOffset: text) {
      let move = Move(start: context.zone.localTime(at: instant))
      return WhenValue(value: move)
    }
    return try parse(text, as: isAllDay ? .day : .dayAndTime) { given, planner throws(OpenReason) in
      guard !given.isOnlyLength, given.repetition == nil, given.afterDone == nil, given.due == nil,
        given.last == nil
      else { throw .missingDay }
      var (facts, old) = (given, old)
      if let there = given.zone.flatMap({ context.zone.zone(named: $0) }) {
        old = there.localTime(at: context.zone.instant(of: old))
      }
      let ends = [given.moment, given.span?.start, given.span?.end].compactMap(\.self)
      let namesTime = ends.contains { $0.hasTime || $0.minutesFromNow != nil }
      facts.fillMissingParts(from: old, isAllDay: isAllDay || !namesTime && given.length != nil)
      let plan = try planner.plans(facts)[0].converted(to: context.zone)
      var move = Move(start: plan.start, namesTime: namesTime, zone: plan.zone)
      if plan.isAllDay {
        move.start.time = old.time
        if plan.end.day > plan.start.day { move.end = plan.end }
      } else if plan.hasEnd {
        move.end = plan.end
      }
      return [move]
    }
  }

  /// End, with the zone named in the text; the time is converted to the context's zone.
  public struct Ending: Hashable, Sendable {
    public let time: LocalTime
    public let zone: String?

    public init(time: LocalTime, zone: String?) { (self.time, self.zone) = (time, zone) }
  }

  /// Parses the end of something that starts at `start`: a day and time, either of them, or a
  /// duration. A time alone is the next one on the last day, or in the night after it; a weekday,
  /// or a date without a year, is the next one from the start on.
  public func end(
    _ text: String, after start: LocalTime, on last: Day? = nil, orAt usual: TimeOfDay? = nil
  ) throws(WhenRefusal) -> Ending {
    if let instant = Self.instant(withOffset: text) {
      return Ending(time: context.zone.localTime(at: instant), zone: nil)
    }
    return try withOrigin(start.day).parse(text, as: .dayAndTime) {
      facts, planner throws(OpenReason) in
      if let length = facts.length, facts.isOnlyLength {
        let end = start.adding(minutes: try planner.minutes(of: length))
        return [Ending(time: end, zone: nil)]
      }
      guard let moment = facts.endMoment else { throw .missingDay }
      if let minutes = moment.minutesFromNow {
        return [Ending(time: context.time(inMinutes: minutes), zone: nil)]
      }
      let there = facts.zone.flatMap { context.zone.zone(named: $0) } ?? context.zone
      let first = there.localTime(at: context.zone.instant(of: start))
      let day = try planner.lastDay(moment.date, from: first.day) ?? last ?? first.day
      let end = try planner.end(moment, on: day, after: first, orAt: usual)
      let shown = facts.zone == nil ? end : context.zone.localTime(at: there.instant(of: end))
      return [Ending(time: shown, zone: facts.zone)]
    }.value
  }

  /// Parses a plan from separate texts for its start and end, each a moment.
  public func time(
    from start: String, to end: String
  ) throws(WhenRefusal) -> WhenValue<PlannedTime> {
    let first = try moment(toMerge: start)
    let last = try moment(toMerge: end)
    var facts = Facts()
    (facts.first, facts.last) = (first, last)
    let both = "\(start) – \(end)"
    guard first.hasTime == last.hasTime else { throw WhenRefusal(.unknown(.dayAndTime), end) }
    if first.clock.needsHalf, first == last {
      throw WhenRefusal(.endBeforeStart, both)
    }
    var planner = Planner(context, Subject())
    do throws(OpenReason) {
      guard let plan = try planner.plans(facts).first, plan.hasEnd || plan.isAllDay else {
        throw .missingEnd
      }
      return WhenValue(value: plan, guesses: planner.guesses)
    } catch {
      throw WhenRefusal(error, both, wanted: .dayAndTime)
    }
  }

  private func moment(toMerge text: String) throws(WhenRefusal) -> Moment {
    try parse(text, as: .dayAndTime) { facts, _ throws(OpenReason) in
      guard let moment = facts.moment, facts.isOnlyMoment, moment.minutesFromNow == nil else {
        throw .missingDay
      }
      return [moment]
    }.value
  }

  /// Parses the last day of something that starts on `first`.
  public func lastDay(_ text: String, from first: Day) throws(WhenRefusal) -> Day {
    try withOrigin(first).parse(text, as: .day) { facts, planner throws(OpenReason) in
      if let length = facts.length, facts.isOnlyLength {
        return [try planner.dayResolver.lastDay(of: length, from: first)]
      }
      guard let moment = facts.endMoment, !moment.hasTime,
        let day = try planner.lastDay(moment.date, from: first)
      else { throw .missingDay }
      return [day]
    }.value
  }

  /// Returns a reader for days after a given day: a weekday, or a date without its year or month,
  /// is the next one from that day on.
  public func withOrigin(_ day: Day) -> WhenReader {
    var context = context.withSearchDirection(.future)
    context.origin = day
    return WhenReader(context)
  }
}

extension Planner {
  /// Returns the last day that a pattern names after a first day; nil if the pattern is empty.
  ///
  /// A date without a year just before the first day is not moved to the next year: a span of a
  /// year is unlikely, and the end is rejected.
  fileprivate func lastDay(_ pattern: DatePattern, from first: Day) throws(OpenReason) -> Day? {
    if pattern.isNextDay { return first.adding(days: 1) }
    guard !pattern.isEmpty else { return nil }
    let day = try dayResolver.resolve(pattern).last
    guard pattern.namesDateOfAnyYear, day - first > 300 else { return day }
    return day.adding(months: -12)
  }

  fileprivate mutating func end(
    _ moment: Moment, on day: Day, after start: LocalTime, orAt usual: TimeOfDay?
  ) throws(OpenReason) -> LocalTime {
    guard moment.hasTime else {
      guard let usual else { throw .missingHour }
      return LocalTime(day: day, time: usual)
    }
    let from = (start.secondsSinceEpoch - day.start.secondsSinceEpoch) / 60
    return day.start.adding(minutes: try minute(ofEnd: moment, after: from))
  }

  /// Returns the minute at which something ends that starts at `start`, both in minutes of the same
  /// day.
  fileprivate mutating func minute(
    ofEnd moment: Moment, after start: Int
  ) throws(OpenReason) -> Int {
    let clock = moment.clock
    // If the end is on a later day, its hour is resolved like that of any other day.
    if start < 0, let minute = try clockResolver.minute(clock, .init(hasDay: true)) {
      return minute
    }
    if clock.needsHalf, let hour = clock.hour, hour <= 12 {
      var minute = hour % 12 * 60 + (clock.minute ?? 0)
      while minute <= start, minute < 1_440 + 720 { minute += 720 }
      return minute
    }
    guard let minute = clock.hour == nil ? clock.part?.endMinute : try self.minute(moment) else {
      throw .missingHour
    }
    let isNightBetween = minute <= start && minute + 1_440 - start <= 720 && !moment.hasDate
    // An event cannot end at the midnight that begins its day.
    return isNightBetween || minute == 0 && start >= 0 ? minute + 1_440 : minute
  }
}

extension Facts {
  /// Moment of an end, if nothing else is named.
  fileprivate var endMoment: Moment? {
    isOnly { ($0.moment, $0.last, $0.due, $0.zone) = (nil, nil, nil, nil) }
      ? moment ?? last ?? due : nil
  }

  /// Fills in the missing part of a move, the day or the time, from the old start.
  fileprivate mutating func fillMissingParts(from old: LocalTime, isAllDay: Bool) {
    if daySpan != nil || span.map({ !$0.start.hasTime && !$0.end.hasTime }) == true { return }
    var moment = moment ?? Moment()
    let hasDate = moment.hasDate || span.map { $0.start.hasDate || $0.end.hasDate } ?? false
    if !hasDate {
      moment.date.year = old.day.year
      (moment.date.month, moment.date.day) = (old.day.month, old.day.dayOfMonth)
    }
    if span == nil, moment.minutesFromNow == nil {
      if moment.clock.needsHalf {
        moment.clock.chooseHalf(closeTo: old.time)
      } else if !moment.hasTime, !isAllDay {
        (moment.clock.hour, moment.clock.minute) = (old.time.hour, old.time.minute)
        moment.clock.is24Hour = true
      }
    }
    self.moment = moment
  }
}

extension ClockPattern {
  /// Resolves an hour to the half of the day closer to another time. Moves into the night only
  /// happen if the old time is in the night; the later half must be twice as close.
  fileprivate mutating func chooseHalf(closeTo old: TimeOfDay) {
    guard let hour, hour <= 12 else { return }
    let waking = (old.hour < 6 ? 0 : 6)...(old.hour < 21 ? 20 : 23)
    let hours = [hour % 12, hour % 12 + 12].filter(waking.contains)
    is24Hour = true
    guard let first = hours.first, let last = hours.last else { return }
    self.hour = abs(last - old.hour) * 2 <= abs(first - old.hour) ? last : first
  }
}
