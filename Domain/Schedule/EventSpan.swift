/// Start and end of an event. The end is not part of the event.
public struct EventSpan: Hashable, Sendable {
  public enum Bounds: Hashable, Sendable {
    /// Wall-clock times that are the same in every zone.
    case floating(start: LocalTime, end: LocalTime)
    /// Absolute moments, in whole seconds.
    case anchored(start: Instant, end: Instant)
    /// Whole days, including the last.
    case allDay(first: Day, last: Day)
  }

  public let bounds: Bounds
  public let zone: String

  /// Creates a floating span, whose wall-clock times are the same in every zone. Throws
  /// ``DomainError/invalid(_:)`` unless the start is before the end.
  public init(from start: LocalTime, to end: LocalTime, zone: String) throws {
    guard start < end else {
      throw DomainError.invalid(.eventEnd, .notAfterStart(end, start: start))
    }
    self.init(known: .floating(start: start, end: end), zone: zone)
  }

  /// Creates a span of fixed moments, clamped to the supported days. Throws
  /// ``DomainError/invalid(_:)`` unless the start is before the end.
  public init(from start: Instant, to end: Instant, in zone: any ZoneRules) throws {
    let (first, last) = (start.roundedToSecond, end.roundedToSecond)
    guard first < last else {
      throw DomainError.invalid(
        .eventEnd,
        .notAfterStart(zone.localTime(at: last), start: zone.localTime(at: first)))
    }
    self.init(known: .anchored(start: first, end: last), zone: zone.name)
  }

  /// Creates an all-day span; throws ``DomainError/invalid(_:)`` if the last day is before the
  /// first.
  public init(allDayFrom first: Day, through last: Day, zone: String) throws {
    guard first <= last else {
      throw DomainError.invalid(.eventEnd, .beforeFirstDay(last, first: first))
    }
    self.init(known: .allDay(first: first, last: last), zone: zone)
  }

  init(known bounds: Bounds, zone: String) {
    self.bounds = bounds
    self.zone = zone
  }

  public var isAllDay: Bool {
    if case .allDay = bounds { true } else { false }
  }

  /// Returns the start on the wall clock of the zone; all-day spans start at midnight.
  public func start(in zone: any ZoneRules) -> LocalTime {
    switch bounds {
    case .floating(let start, _): start
    case .anchored(let start, _): zone.localTime(at: start)
    case .allDay(let first, _): LocalTime(day: first, time: .midnight)
    }
  }

  /// Returns the end on the wall clock of the zone. All-day spans end at the midnight after the
  /// last day.
  public func end(in zone: any ZoneRules) -> LocalTime {
    switch bounds {
    case .floating(_, let end): end
    case .anchored(_, let end): zone.localTime(at: end)
    case .allDay(_, let last): last.end
    }
  }
}

extension Instant {
  /// The moment rounded down to a second and clamped to the supported days in UTC.
  fileprivate var roundedToSecond: Instant {
    let local = FixedZone.utc.localTime(at: self)
    return FixedZone.utc.instant(of: local)
  }
}
