/// One occurrence of an event on the wall clock of a zone; the elements of lists.
public struct Occurrence: Hashable, Sendable {
  /// Many occurrences of a series on one day that are displayed as one.
  public struct Crowd: Hashable, Sendable {
    /// Number of occurrences, including this one.
    public let count: Int
    /// Start of the last one.
    public let lastStart: LocalTime
    let occurrences: CrowdTimes
  }

  /// The event with the details of this occurrence, without repetition; it has the id of the stored
  /// event.
  public var event: Event { sharedEvent.value }
  /// The stored event, with the start of the series; equals ``event`` for a single event.
  public var storedEvent: Event { sharedStoredEvent.value }
  /// The start that the rule gives, on the clock of the series, before any override; nil for a
  /// single event.
  public let originalStart: LocalTime?
  /// Whether an override gives this occurrence other details than its rule.
  public let isOverridden: Bool
  /// The occurrences of the series on that day that this one represents; nil if it represents only
  /// itself.
  public let crowd: Crowd?
  /// Start and end on the wall clock.
  public let start: LocalTime
  public let end: LocalTime
  /// Moments of the start and the end; a time that the clock skips moves as far past the jump.
  public let startsAt: Instant
  public let endsAt: Instant

  /// The time zone of the series, if only its file defines it.
  private let fileDefinedZone: FileDefinedZone?
  private let sharedEvent: Shared<Event>
  private let sharedStoredEvent: Shared<Event>

  /// The only occurrence of the event, or the first of a repeating one.
  public init(of event: Event, in zone: any ZoneRules) {
    let original = event.series == nil ? nil : event.span.repetitionStart?.localTime
    self.init(of: Shared(event), at: original, event.details, in: zone)
  }

  /// Creates an occurrence of an event with these details. Its searchable words are those of the
  /// occurrence at `described`, or of itself if nil.
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

  /// Identifies the occurrence, also among those of the same event.
  public var occurrenceID: OccurrenceID { OccurrenceID(event.id, at: originalStart) }

  /// Returns the clock on which the starts of the series are given.
  public func seriesClock(beside zone: any ZoneRules) -> any ZoneRules {
    fileDefinedZone?.rules ?? storedEvent.seriesClock(beside: zone)
  }

  /// The days on which it takes place; an end at midnight belongs to the day before.
  public var days: ClosedRange<Day> {
    start.day...max(start.day, effectiveEnd.adding(seconds: -1).day)
  }

  public var isOnSeveralDays: Bool { days.lowerBound < days.upperBound }

  /// Returns the status at that moment; an event that waits to be marked done is upcoming until it
  /// is.
  public func status(at now: Instant) -> EventStatus {
    if now < startsAt { return .upcoming }
    if now < endsAt { return .now }
    return storedEvent.afterDone == nil ? .done : .upcoming
  }

  /// Whether the occurrence started before today and still has to be marked done.
  public func isOverdue(on today: Day) -> Bool { storedEvent.afterDone != nil && start.day < today }

  /// Whether any part of the occurrence is in the range.
  public func overlaps(_ stretch: Range<LocalTime>) -> Bool {
    start < stretch.upperBound && effectiveEnd > stretch.lowerBound
  }

  /// Whether both take place at the same time; if one ends when the other starts, they do not
  /// overlap.
  ///
  /// All-day events overlap nothing: a birthday or a journey takes no hour of its days, and
  /// reporting everything on them would hide real collisions. Momentary, free and cancelled events
  /// overlap nothing either.
  public func overlaps(_ other: Occurrence) -> Bool {
    occupiesTime && other.occupiesTime && start < other.effectiveEnd && other.start < effectiveEnd
  }

  /// Whether the occurrence has times, that is, is not all-day.
  var isTimed: Bool { !event.span.isAllDay }

  /// Whether it is busy, has times, and lasts longer than a second: an imported event without an
  /// end lasts one second. An occurrence whose end is before its start on the wall clock, over an
  /// autumn night, lasts too.
  var occupiesTime: Bool {
    isBusy && isTimed && (end < start || start.adding(seconds: 1) < end)
  }

  /// Whether the occurrence is busy: neither cancelled nor marked as free.
  public var isBusy: Bool { event.details.isBusy }

  /// The end, but always after the start: over an autumn night the wall clock may show an earlier
  /// end.
  var effectiveEnd: LocalTime { max(end, start.adding(seconds: 1)) }
}
