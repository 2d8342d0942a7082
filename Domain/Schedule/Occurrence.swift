/// An event as it takes place once, on the wall clock of a zone; lists are made of these.
public struct Occurrence: Hashable, Sendable {
  /// Many times of a series on one day, which are told as one.
  public struct Crowd: Hashable, Sendable {
    /// How many there are, this one included.
    public let count: Int
    /// When the last of them starts.
    public let last: LocalTime
    let times: CrowdTimes
  }

  /// What takes place: with the id of the event that is kept and the details of this time, as if it
  /// did not repeat.
  public var event: Event { sharedEvent.value }
  /// The event as it is kept, with the start of the series; the same for what takes place once.
  public var kept: Event { sharedKept.value }
  /// Which time of a series it is: when it would start on the series' clock if it had not been
  /// moved; nil for what takes place once.
  public let original: LocalTime?
  /// Whether it has details of its own, other than its rule says.
  public let isMoved: Bool
  /// The others of the series on that day; nil where it stands for itself alone.
  public let crowd: Crowd?
  /// When it starts and ends on the wall clock.
  public let start: LocalTime
  public let end: LocalTime
  /// The moments of its start and its end; a time that the clock skips is the one as far after
  /// the jump.
  public let startsAt: Instant
  public let endsAt: Instant

  /// That of the series where only its file describes it.
  private let ownClock: OwnClock?
  private let sharedEvent: Shared<Event>
  private let sharedKept: Shared<Event>

  /// The one time that the event takes place; of one that repeats, the first.
  public init(of event: Event, in zone: any ZoneRules) {
    let original = event.series == nil ? nil : event.span.repetitionStart?.moment
    self.init(of: Shared(event), at: original, event.details, in: zone)
  }

  /// A time of an event, with its details, and with what its text tells of the one that would start
  /// then, if not of itself.
  init(
    of kept: Shared<Event>, at original: LocalTime?, _ details: EventDetails,
    isMoved: Bool = false, crowd: Crowd? = nil, in zone: any ZoneRules,
    by ownClock: OwnClock? = nil, toldOf told: LocalTime? = nil
  ) {
    self.ownClock = ownClock
    sharedKept = kept
    if let original {
      var event = Event(id: kept.value.id, details: details, in: kept.value.calendar)
      event.told = kept.value.told.ofTime(at: told ?? original)
      sharedEvent = Shared(event)
    } else {
      sharedEvent = kept
    }
    self.original = original
    self.isMoved = isMoved
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

  /// What tells it from all others, of the same event too.
  public var place: OccurrencePlace { OccurrencePlace(event.id, at: original) }

  /// The clock by which the starts of its series are told.
  public func seriesClock(beside zone: any ZoneRules) -> any ZoneRules {
    ownClock?.rules ?? kept.seriesClock(beside: zone)
  }

  /// The days on which it takes place; an end at midnight belongs to the day before.
  public var days: ClosedRange<Day> {
    start.day...max(start.day, reach.adding(seconds: -1).day)
  }

  public var isOnSeveralDays: Bool { days.lowerBound < days.upperBound }

  /// What waits to be done is to come until it is marked, however long it waits.
  public func status(at now: Instant) -> EventStatus {
    if now < startsAt { return .upcoming }
    if now < endsAt { return .now }
    return kept.afterDone == nil ? .done : .upcoming
  }

  /// Whether it waits to be done since a day before that one.
  public func isOverdue(on today: Day) -> Bool { kept.afterDone != nil && start.day < today }

  /// Whether any of it lies in that stretch.
  public func overlaps(_ stretch: Range<LocalTime>) -> Bool {
    start < stretch.upperBound && reach > stretch.lowerBound
  }

  /// Whether both take place at some time; of two of which one ends as the other starts, no.
  ///
  /// Whole days overlap nothing, neither times nor one another: a birthday or a journey takes no
  /// hour of its days, and marking all that happens on them would hide what really collides. No
  /// more does a moment, which is over as soon as it begins, or what takes no time of anybody.
  public func overlaps(_ other: Occurrence) -> Bool {
    takesTime && other.takesTime && start < other.reach && other.start < reach
  }

  /// Whether it has times, and does not take whole days.
  var isTimed: Bool { !event.span.isAllDay }

  /// Whether it has times, lasts, and takes that time: what has no end in files lasts one second
  /// here. What a wall clock shows to end before it starts, over an autumn night, lasts all the
  /// same.
  var takesTime: Bool {
    takesPart && isTimed && (end < start || start.adding(seconds: 1) < end)
  }

  /// Whether anything comes of it: it is neither called off nor said to leave its time free.
  public var takesPart: Bool { event.details.takesPart }

  /// The end, but never before the start: over an autumn night a wall clock may show it so.
  var reach: LocalTime { max(end, start.adding(seconds: 1)) }
}
