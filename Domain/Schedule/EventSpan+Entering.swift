extension EventSpan {
  /// Default length of a new event, in minutes.
  public static var defaultMinutes: Int { 60 }

  /// Returns the default span of a new event, starting at the next multiple of five minutes. The
  /// day is `day`, or today if it is nil.
  public static func proposed(
    on day: Day? = nil, at now: LocalTime, zone: String, lasting minutes: Int = defaultMinutes
  ) -> EventSpan {
    // At the end of the calendar, there must be space for the event.
    let latest = LocalTime.latest.withoutSeconds.adding(minutes: -minutes)
    let soon = now.steppedByFiveMinutes(1)
    let wanted = day.map { $0 == now.day ? soon : LocalTime(day: $0, time: soon.time) } ?? soon
    let start = min(wanted, latest)
    return EventSpan(
      known: .floating(start: start, end: start.adding(minutes: minutes)), zone: zone)
  }

  /// Creates a span that begins at that start and ends after that many minutes of real time. Throws
  /// ``DomainError/invalid(_:)`` unless the length is positive.
  public init(from start: LocalTime, lasting minutes: Int, in zone: any ZoneRules) throws {
    let passed = zone.instant(of: start)
      .adding(milliseconds: Int64(clamping: minutes.multipliedReportingOverflow(by: 60_000).0))
    let (seconds, isTooLong) = minutes.multipliedReportingOverflow(by: 60)
    let shown = try start.later(bySeconds: isTooLong ? .max : seconds)
    // In a spring night the clock advances by more than the real time. In an autumn night it
    // advances by less, and the end might be before the start, which a wall-clock span does not
    // allow.
    let end = minutes > 0 ? max(zone.localTime(at: passed), shown) : shown
    try self.init(from: start, to: end, zone: zone.name)
  }

  /// Creates a span that ends that many minutes later on the clock, even if the clock changes in
  /// between. A series needs this, since each of its occurrences is adjusted separately. Throws
  /// ``DomainError/invalid(_:)`` unless the length is positive.
  public init(from start: LocalTime, showing minutes: Int, in zone: any ZoneRules) throws {
    let (seconds, isTooLong) = minutes.multipliedReportingOverflow(by: 60)
    try self.init(
      from: start, to: start.later(bySeconds: isTooLong ? .max : seconds), zone: zone.name)
  }

  /// Returns the span with another start and the same length; an all-day span moves by whole days.
  /// Throws ``DomainError/invalid(_:)`` if it would pass the end of the calendar.
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

  /// Returns the span with another end; an all-day span ends with that day. Throws
  /// ``DomainError/invalid(_:)`` unless the end is after the start.
  public func ending(at end: LocalTime, in zone: any ZoneRules) throws -> EventSpan {
    switch bounds {
    case .floating(let first, _): try EventSpan(from: first, to: end, zone: self.zone)
    case .anchored(let first, _): try anchored(from: first, to: zone.instant(of: end), in: zone)
    case .allDay(let first, _):
      try EventSpan(allDayFrom: first, through: end.day, zone: self.zone)
    }
  }

  /// Returns floating times as fixed moments in that zone; other spans unchanged.
  public func anchored(in zone: any ZoneRules) throws -> EventSpan {
    guard case .floating(let start, let end) = adjusted(in: zone).span.bounds else { return self }
    return try EventSpan(from: zone.instant(of: start), to: zone.instant(of: end), in: zone)
  }

  /// Returns a span of fixed moments with the zone name of this one.
  private func anchored(
    from start: Instant, to end: Instant, in zone: any ZoneRules
  ) throws -> EventSpan {
    EventSpan(known: try EventSpan(from: start, to: end, in: zone).bounds, zone: self.zone)
  }
}

extension Day {
  /// Returns the day that many days later; throws ``DomainError/invalid(_:)`` after the end of the
  /// calendar.
  public func later(byDays days: Int) throws -> Day {
    let later = adding(days: days)
    guard later - self == days else { throw DomainError.invalid(.eventEnd, .afterLastYear) }
    return later
  }
}

extension LocalTime {
  /// Returns the time that many steps later, or earlier if negative. A step goes to the next full
  /// five minutes: from 09:02, one step leads to 09:05, and -1 to 09:00.
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

  /// Returns the wall-clock time that many seconds later, clamped to the supported days.
  package func adding(seconds: Int) -> LocalTime {
    let (sum, overflow) = secondsSinceEpoch.addingReportingOverflow(seconds)
    if overflow { return seconds > 0 ? .latest : .earliest }
    return LocalTime(clampingSecondsSinceEpoch: sum)
  }

  /// Returns the wall-clock time that many seconds later; throws ``DomainError/invalid(_:)`` after
  /// the end of the calendar.
  func later(bySeconds seconds: Int) throws -> LocalTime {
    let (sum, overflow) = secondsSinceEpoch.addingReportingOverflow(seconds)
    let later = LocalTime(clampingSecondsSinceEpoch: sum)
    guard !overflow, later.secondsSinceEpoch == sum || sum < LocalTime.earliest.secondsSinceEpoch
    else { throw DomainError.invalid(.eventEnd, .afterLastYear) }
    return later
  }
}
