/// Filters and sorts the occurrences of a list; an occurrence has to match every condition.
public struct EventFilter: Hashable, Sendable {
  /// Only occurrences within that range of wall-clock times; nil for all.
  public var stretch: Range<LocalTime>?
  /// Only occurrences that start in the range, not those going on at its start.
  public var startsWithin: Bool
  /// Only occurrences that last some time, neither all-day nor momentary.
  public var isTimed: Bool
  /// Only busy occurrences: ``Occurrence/takesPart``.
  public var takesPart = false
  /// Only events that ``Event/answers(to:)`` accepts; blank for all.
  public var search: String
  /// Calendars whose events are left out.
  public var leavingOut: Set<CalendarName> = []
  /// Whether the list is sorted latest first.
  public var latestFirst: Bool
  /// If set, each series is listed once: as it goes on at that time, else its next occurrence, else
  /// its last; plus occurrences that match the search with words of their own. Nil lists every
  /// occurrence.
  public var onceSeenFrom: LocalTime?
  /// Only series if true, only single events if false; nil for both.
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
