/// Filters and sorts the occurrences of a list; an occurrence has to match every condition.
public struct EventFilter: Hashable, Sendable {
  /// Range of wall-clock times to which occurrences are limited; nil for no limit.
  public var stretch: Range<LocalTime>?
  /// Whether occurrences must start in the range; those going on at its start are left out.
  public var startsWithin: Bool
  /// Whether only occurrences that last some time are listed, neither all-day nor momentary ones.
  public var isTimed: Bool
  /// Whether only busy occurrences are listed: ``Occurrence/takesPart``.
  public var takesPart = false
  /// Text for ``Event/answers(to:)``, which listed events must match; blank for all events.
  public var search: String
  /// Calendars whose events are left out.
  public var leavingOut: Set<CalendarName> = []
  /// Whether the list is sorted latest first.
  public var latestFirst: Bool
  /// If set, each series is listed once: as it goes on at that time, else its next occurrence, else
  /// its last; plus occurrences that match the search with words of their own. Nil lists every
  /// occurrence.
  public var onceSeenFrom: LocalTime?
  /// If true, only series are listed; if false, only single events; if nil, both.
  package var repeats: Bool?
  /// Event that is left out; nil for none.
  package var besides: ID<Event>?

  public static let all = EventFilter()

  public init(
    stretch: Range<LocalTime>? = nil, startsWithin: Bool = false, isTimed: Bool = false,
    search: String = "", latestFirst: Bool = false
  ) {
    self.stretch = stretch
    self.startsWithin = startsWithin
    self.isTimed = isTimed
    self.search = search
    self.latestFirst = latestFirst
  }

  public static func on(_ days: ClosedRange<Day>, search: String = "") -> EventFilter {
    EventFilter(stretch: days.stretch, search: search)
  }

  public func accepts(_ occurrence: Occurrence) -> Bool {
    accepts(occurrence.event) && isInStretch(occurrence)
      && (!isTimed || occurrence.takesTime) && (!takesPart || occurrence.takesPart)
      && (search.isEmpty || occurrence.event.answers(to: search))
  }

  /// Whether any occurrence of that event may be listed.
  func accepts(_ event: Event) -> Bool {
    (leavingOut.isEmpty || !leavingOut.contains(event.calendar)) && event.id != besides
  }

  private func isInStretch(_ occurrence: Occurrence) -> Bool {
    guard let stretch else { return true }
    return startsWithin
      ? stretch.contains(occurrence.start) : occurrence.overlaps(stretch)
  }
}
