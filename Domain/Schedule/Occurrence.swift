/// An event as it takes place once, on the wall clock of a zone; lists are made of these.
public struct Occurrence: Hashable, Sendable {
  public let event: Event
  /// When it starts and ends on the wall clock.
  public let start: LocalTime
  public let end: LocalTime
  /// The moments of its start and its end; a time that the clock skips is the one as far after
  /// the jump.
  public let startsAt: Instant
  public let endsAt: Instant

  /// The one time that the event takes place.
  public init(of event: Event, in zone: any ZoneRules) {
    self.event = event
    start = event.span.start(in: zone)
    end = event.span.end(in: zone)
    if case .anchored(let first, let last) = event.span.bounds {
      (startsAt, endsAt) = (first, last)
    } else {
      startsAt = zone.instant(of: start)
      endsAt = max(startsAt, zone.instant(of: end))
    }
  }

  /// The days on which it takes place; an end at midnight belongs to the day before.
  public var days: ClosedRange<Day> {
    start.day...max(start.day, reach.adding(seconds: -1).day)
  }

  public var isOnSeveralDays: Bool { days.lowerBound < days.upperBound }

  public func status(at now: Instant) -> EventStatus {
    if now < startsAt { return .upcoming }
    return now < endsAt ? .now : .done
  }

  /// Whether any of it lies in that stretch.
  public func overlaps(_ stretch: Range<LocalTime>) -> Bool {
    start < stretch.upperBound && reach > stretch.lowerBound
  }

  /// Whether both take place at some time; of two of which one ends as the other starts, no.
  ///
  /// Whole days overlap nothing, neither times nor one another: a birthday or a journey takes no
  /// hour of its days, and marking all that happens on them would hide what really collides.
  public func overlaps(_ other: Occurrence) -> Bool {
    isTimed && other.isTimed && start < other.reach && other.start < reach
  }

  /// Whether it has times, and does not take whole days.
  var isTimed: Bool { !event.span.isAllDay }

  /// The end, but never before the start: over an autumn night a wall clock may show it so.
  var reach: LocalTime { max(end, start.adding(seconds: 1)) }
}
