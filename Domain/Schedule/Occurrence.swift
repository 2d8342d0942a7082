/// One occurrence of an event, on the wall clock of a zone. Lists consist of occurrences.
public struct Occurrence: Hashable, Sendable {
  /// Many occurrences of a series on one day that are displayed as one entry.
  public struct Crowd: Hashable, Sendable {
    /// Number of occurrences, including this one.
    public let count: Int
    /// Start of the last one.
    public let lastStart: LocalTime
    let occurrences: CrowdTimes
  }

  /// The event with the details of this occurrence and without repetition. It has the id of the
  /// stored event.
  public var event: Event { sharedEvent.value }
  /// The stored event, with the start of the series; equals ``event`` for a single event.
  public var storedEvent: Event { sharedStoredEvent.value }
  /// The start that the rule yields, on the clock of the series, before any override; nil for a
  /// single event.
  public let originalStart: LocalTime?
  /// Whether an override gives this occurrence other details than the rule does.
  public let isOverridden: Bool
  /// The occurrences of the series on the day that this one represents; nil if it only represents
  /// itself.
  public let crowd: Crowd?
  /// Start and end on the wall clock.
  public let start: LocalTime
  public let end: LocalTime
  /// Moment of the start. A time that the clock skips moves forward by as much as the clock is set
  /// forward.
  public let startsAt: Instant
  public let endsAt: Instant

  /// The time zone of the series, if only its file defines the zone; otherwise nil.
  private let fileDefinedZone: FileDefinedZone?
  private let sharedEvent: Shared<Event>
  private let sharedStoredEvent: Shared<Event>

  /// Creates the only occurrence of the event; if it repeats, the first one.
  public init(of event: Event, in zone: any ZoneRules) {
    let original = event.series == nil ? nil : event.span.repetitionStart?.localTime
    self.init(of: Shared(event), at: original, event.details, in: zone)
  }

  /// Creates an occurrence of an event with these details. Its searchable words are those of the
  /// occurrence at `described`; if nil, its own.
  init(
    of kept: Shared<Event>, at original: LocalTime?, _ details: EventDetails,
    isMoved: Bool = false, crowd: Crowd? = nil, in zone: any ZoneRules,
    by fileDefinedZone: FileDefinedZone? = nil, wordsOf described: LocalTime? = nil
  ) {
    self.fileDefinedZone = fileDefinedZone
    sharedStoredEvent = kept
    if let original {
      var event = Event(id: kept.value.id, details: details, in: kept.value.calendar)
      event.searchWords = kept.value.searchWords.words(at: described ?? original)
      sharedEvent = Shared(event)
    } else {
      sharedEvent = kept
    }
    self.originalStart = original
    self.isOverridden = isMoved
    self.crowd = crowd
    start = details.span.start(in: zone)
    end = details.span.end(in: zone)
    if case .anchored(let first, let last) = details.span.bounds {
      (startsAt, endsAt) = (first, last)
    } else {
      startsAt = zone.instant(of: start)
      endsAt = max(startsAt, zone.instant(of: end))
    }
  }

  /// Identifies the occurrence among all events and their occurrences.
  public var occurrenceID: OccurrenceID { OccurrenceID(event.id, at: originalStart) }

  /// Returns the clock on which original starts of the series are stated.
  public func seriesClock(beside zone: any ZoneRules) -> any ZoneRules {
    fileDefinedZone?.rules ?? storedEvent.seriesClock(beside: zone)
  }

  /// The days on which the occurrence takes place. If it ends at midnight, the last one is the day
  /// before.
  public var days: ClosedRange<Day> {
    start.day...max(start.day, effectiveEnd.adding(seconds: -1).day)
  }

  public var isOnSeveralDays: Bool { days.lowerBound < days.upperBound }

  /// Returns the status at that moment.
  public func status(at now: Instant) -> EventStatus {
    status(hasBegun: startsAt <= now, isOver: endsAt <= now)
  }

  /// Returns the status at that time on the wall clock.
  public func status(at now: LocalTime) -> EventStatus {
    status(hasBegun: start <= now, isOver: end <= now)
  }

  private func status(hasBegun: Bool, isOver: Bool) -> EventStatus {
    isOver ? .done : hasBegun ? .now : .upcoming
  }

  /// Whether any part of the occurrence is in the range.
  public func overlaps(_ stretch: Range<LocalTime>) -> Bool {
    start < stretch.upperBound && effectiveEnd > stretch.lowerBound
  }

  /// Whether both take place at the same time. If one ends when the other starts, they do not
  /// overlap.
  ///
  /// All-day events overlap nothing: a birthday or a journey takes up no particular hour, and
  /// reporting everything during it would hide real conflicts. Momentary, free and cancelled events
  /// overlap nothing either.
  public func overlaps(_ other: Occurrence) -> Bool {
    occupiesTime && other.occupiesTime && start < other.effectiveEnd && other.start < effectiveEnd
  }

  /// Whether the occurrence has times of day, that is, is not all-day.
  var isTimed: Bool { !event.span.isAllDay }

  /// Whether the occurrence is busy, has times, and lasts longer than a second, which is the length
  /// of an imported event without an end. If its end is before its start on the wall clock, in a
  /// night in which the clock is set back, it does last.
  var occupiesTime: Bool {
    isBusy && isTimed && (end < start || start.adding(seconds: 1) < end)
  }

  /// Whether the occurrence is busy: neither cancelled nor marked as free.
  public var isBusy: Bool { event.details.isBusy }

  /// The end, but always after the start. In a night in which the clock is set back, the wall clock
  /// may show an earlier time at the end.
  var effectiveEnd: LocalTime { max(end, start.adding(seconds: 1)) }
}
