/// Filters and sorts the occurrences of a list; an occurrence has to match every condition.
public struct EventFilter: Hashable, Sendable {
  /// Range of wall-clock times to which occurrences are limited; nil for no limit.
  public var timeRange: Range<LocalTime>?
  /// Whether occurrences must start in the range; those that began earlier are then left out.
  public var startsWithin: Bool
  /// Whether only occurrences that last some time are listed. All-day and momentary ones are then
  /// left out.
  public var isTimed: Bool
  /// Whether only busy occurrences are listed: ``Occurrence/isBusy``.
  public var busyOnly = false
  /// Text for ``Event/matches(_:)``, which listed events must match; blank for all events.
  public var search: String
  /// Calendars whose events are left out.
  public var excludedCalendars: Set<CalendarName> = []
  /// Whether the list is sorted latest first.
  public var latestFirst: Bool
  /// If set, each series is listed only once: by the occurrence at this time; otherwise by the next
  /// one; otherwise by the last. Overridden occurrences whose own words match the search are
  /// listed, too. If nil, every occurrence is listed.
  public var seriesOnceFrom: LocalTime?
  /// If true, only series are listed; if false, only single events; if nil, both.
  package var isRepeating: Bool?
  /// Event whose occurrences are left out; nil for none.
  package var excludedEvent: ID<Event>?

  public static let all = EventFilter()

  public init(
    timeRange stretch: Range<LocalTime>? = nil, startsWithin: Bool = false, isTimed: Bool = false,
    search: String = "", latestFirst: Bool = false
  ) {
    self.timeRange = stretch
    self.startsWithin = startsWithin
    self.isTimed = isTimed
    self.search = search
    self.latestFirst = latestFirst
  }

  public static func on(_ days: ClosedRange<Day>, search: String = "") -> EventFilter {
    EventFilter(timeRange: days.timeRange, search: search)
  }

  public func accepts(_ occurrence: Occurrence) -> Bool {
    accepts(occurrence.event) && isInTimeRange(occurrence)
      && (!isTimed || occurrence.occupiesTime) && (!busyOnly || occurrence.isBusy)
      && (search.isEmpty || occurrence.event.matches(search))
  }

  /// Whether the filter may accept any occurrence of that event.
  func accepts(_ event: Event) -> Bool {
    (excludedCalendars.isEmpty || !excludedCalendars.contains(event.calendar))
      && event.id != excludedEvent
  }

  private func isInTimeRange(_ occurrence: Occurrence) -> Bool {
    guard let timeRange else { return true }
    return startsWithin
      ? timeRange.contains(occurrence.start) : occurrence.overlaps(timeRange)
  }
}
