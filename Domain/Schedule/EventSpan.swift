/// From when to when an event lasts; its end is no longer part of it.
public struct EventSpan: Hashable, Sendable {
  public enum Bounds: Hashable, Sendable {
    /// Times of the wall clock, the same wherever it hangs.
    case floating(start: LocalTime, end: LocalTime)
    /// Moments, whatever the wall clock shows then; whole seconds.
    case anchored(start: Instant, end: Instant)
    /// Whole days, the last one included.
    case allDay(first: Day, last: Day)
  }

  public let bounds: Bounds
  public let zone: String

  /// Times that stay as they are when the zone changes; throws ``DomainError/invalid(_:)``
  /// unless the start comes before the end.
  public init(from start: LocalTime, to end: LocalTime, zone: String) throws {
    guard start < end else {
      throw DomainError.invalid(.eventEnd, .notAfterStart(end, start: start))
    }
    self.init(known: .floating(start: start, end: end), zone: zone)
  }

  /// Moments, kept within the supported days, that stay the same when the zone changes; throws
  /// ``DomainError/invalid(_:)`` unless the start comes before the end.
  public init(from start: Instant, to end: Instant, in zone: any ZoneRules) throws {
    let (first, last) = (start.toTheSecond, end.toTheSecond)
    guard first < last else {
      throw DomainError.invalid(
        .eventEnd,
        .notAfterStart(zone.localTime(at: last), start: zone.localTime(at: first)))
    }
    self.init(known: .anchored(start: first, end: last), zone: zone.name)
  }

  /// Whole days; throws ``DomainError/invalid(_:)`` when the last lies before the first.
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

  /// When it starts on the wall clock of the zone; whole days start at midnight.
  public func start(in zone: any ZoneRules) -> LocalTime {
    switch bounds {
    case .floating(let start, _): start
    case .anchored(let start, _): zone.localTime(at: start)
    case .allDay(let first, _): LocalTime(day: first, time: .midnight)
    }
  }

  /// When it ends on the wall clock of the zone; whole days end at the next midnight.
  public func end(in zone: any ZoneRules) -> LocalTime {
    switch bounds {
    case .floating(_, let end): end
    case .anchored(_, let end): zone.localTime(at: end)
    case .allDay(_, let last): last.end
    }
  }
}

extension Instant {
  /// Rounded down, and kept within the days that a calendar of UTC supports.
  fileprivate var toTheSecond: Instant {
    let local = FixedZone.utc.localTime(at: self)
    return FixedZone.utc.instant(of: local)
  }
}
