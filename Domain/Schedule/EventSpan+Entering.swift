extension EventSpan {
  /// How long a new event lasts.
  public static var usualMinutes: Int { 60 }

  /// The hour that is proposed for a new event: from the next full five minutes, on that day or
  /// else today.
  public static func proposed(on day: Day? = nil, at now: LocalTime, zone: String) -> EventSpan {
    // At the end of the calendar, where an hour does not fit any more.
    let latest = LocalTime.latest.toTheMinute.adding(minutes: -usualMinutes)
    let soon = now.steppedByFiveMinutes(1)
    let wanted = day.map { $0 == now.day ? soon : LocalTime(day: $0, time: soon.time) } ?? soon
    let start = min(wanted, latest)
    return EventSpan(
      known: .floating(start: start, end: start.adding(minutes: usualMinutes)), zone: zone)
  }

  /// So many minutes from that time, as they pass on a clock of the zone; throws
  /// ``DomainError/invalid(_:)`` unless the length is positive.
  public init(from start: LocalTime, lasting minutes: Int, in zone: any ZoneRules) throws {
    let passed = zone.instant(of: start)
      .adding(milliseconds: Int64(clamping: minutes.multipliedReportingOverflow(by: 60_000).0))
    let (seconds, isTooLong) = minutes.multipliedReportingOverflow(by: 60)
    let shown = try start.later(bySeconds: isTooLong ? .max : seconds)
    // Over a spring night the clock shows more than has passed. Over an autumn night it shows
    // less, and may show a time before the start, which none of a wall clock's times can mean.
    let end = minutes > 0 ? max(zone.localTime(at: passed), shown) : shown
    try self.init(from: start, to: end, zone: zone.name)
  }

  /// So many minutes from that time on the clock's face, as a series has them: each of its times is
  /// settled by itself, on whichever night the first one is. Throws ``DomainError/invalid(_:)``
  /// unless the length is positive.
  public init(from start: LocalTime, showing minutes: Int, in zone: any ZoneRules) throws {
    let (seconds, isTooLong) = minutes.multipliedReportingOverflow(by: 60)
    try self.init(
      from: start, to: start.later(bySeconds: isTooLong ? .max : seconds), zone: zone.name)
  }

  /// The span moved to another start, as long as before; throws ``DomainError/invalid(_:)`` where
  /// the calendar ends. Whole days are moved by the day.
  public func starting(at start: LocalTime, in zone: any ZoneRules) throws -> EventSpan {
    switch bounds {
    case .floating(let first, let last):
      let length = last.secondsSinceEpoch - first.secondsSinceEpoch
      return try EventSpan(from: start, to: start.later(bySeconds: length), zone: self.zone)
    case .anchored(let first, let last):
      let moved = zone.instant(of: start)
      return try anchored(from: moved, to: moved.adding(milliseconds: last - first), in: zone)
    case .allDay(let first, let last):
      return try EventSpan(
        allDayFrom: start.day, through: start.day.later(byDays: last - first), zone: self.zone)
    }
  }

  /// The span with another end; throws ``DomainError/invalid(_:)`` unless that is after the
  /// start. Whole days end with the day.
  public func ending(at end: LocalTime, in zone: any ZoneRules) throws -> EventSpan {
    switch bounds {
    case .floating(let first, _): try EventSpan(from: first, to: end, zone: self.zone)
    case .anchored(let first, _): try anchored(from: first, to: zone.instant(of: end), in: zone)
    case .allDay(let first, _):
      try EventSpan(allDayFrom: first, through: end.day, zone: self.zone)
    }
  }

  /// The same times of the zone's clock as moments, wherever one is; whole days stay what they are.
  public func fixed(in zone: any ZoneRules) throws -> EventSpan {
    guard case .floating(let start, let end) = settled(in: zone).span.bounds else { return self }
    return try EventSpan(from: zone.instant(of: start), to: zone.instant(of: end), in: zone)
  }

  /// Moments of an event that was entered where this one was.
  private func anchored(
    from start: Instant, to end: Instant, in zone: any ZoneRules
  ) throws -> EventSpan {
    EventSpan(known: try EventSpan(from: start, to: end, in: zone).bounds, zone: self.zone)
  }
}

extension Day {
  /// The day so many days later; throws ``DomainError/invalid(_:)`` where the calendar ends before.
  public func later(byDays days: Int) throws -> Day {
    let later = adding(days: days)
    guard later - self == days else { throw DomainError.invalid(.eventEnd, .calendarEnds) }
    return later
  }
}

extension LocalTime {
  /// The time so many full five minutes later, or earlier: from 09:02 one step leads to 09:05,
  /// one back to 09:00.
  public func steppedByFiveMinutes(_ steps: Int) -> LocalTime {
    let (change, overflow) = steps.multipliedReportingOverflow(by: 300)
    if overflow { return steps > 0 ? .latest : .earliest }
    let seconds = secondsSinceEpoch
    let past = (seconds % 300 + 300) % 300
    let from = seconds - past + (past > 0 && steps < 0 ? 300 : 0)
    let (sum, tooFar) = from.addingReportingOverflow(change)
    if tooFar { return steps > 0 ? .latest : .earliest }
    return LocalTime(clampingSecondsSinceEpoch: sum)
  }

  /// The wall-clock time that many seconds later, kept within the supported days.
  package func adding(seconds: Int) -> LocalTime {
    let (sum, overflow) = secondsSinceEpoch.addingReportingOverflow(seconds)
    if overflow { return seconds > 0 ? .latest : .earliest }
    return LocalTime(clampingSecondsSinceEpoch: sum)
  }

  /// The wall-clock time that many seconds later; throws ``DomainError/invalid(_:)`` where the
  /// calendar ends before.
  func later(bySeconds seconds: Int) throws -> LocalTime {
    let (sum, overflow) = secondsSinceEpoch.addingReportingOverflow(seconds)
    let later = LocalTime(clampingSecondsSinceEpoch: sum)
    guard !overflow, later.secondsSinceEpoch == sum || sum < LocalTime.earliest.secondsSinceEpoch
    else { throw DomainError.invalid(.eventEnd, .calendarEnds) }
    return later
  }
}
