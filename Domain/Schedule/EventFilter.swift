/// Which occurrences a list shows, and from which end; everything that is set must hold.
public struct EventFilter: Hashable, Sendable {
  /// Only those that take place in that stretch of the wall clock; nil for all of time.
  public var stretch: Range<LocalTime>?
  /// Only those that start in the stretch, and not those that go on then.
  public var startsWithin: Bool
  /// Only those with times that last, and neither whole days nor moments.
  public var isTimed: Bool
  /// Only those of which anything comes: ``Occurrence/takesPart``.
  public var takesPart = false
  /// Only those whom ``Event/answers(to:)`` finds; blank for all.
  public var search: String
  /// None of those that are in these calendars.
  public var leavingOut: Set<CalendarName> = []
  /// Lists them in the opposite order, the latest first.
  public var latestFirst: Bool
  /// Each series only once: as it goes on then, else as it comes next, else as it was last; and
  /// what is found by words of its own. Nil for every time of it.
  public var onceSeenFrom: LocalTime?
  /// Only series, or only what takes place once; nil for both.
  package var repeats: Bool?
  /// Nothing of that event; nil for all.
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

  /// Whether anything of that event may be listed.
  func accepts(_ event: Event) -> Bool {
    (leavingOut.isEmpty || !leavingOut.contains(event.calendar)) && event.id != besides
  }

  private func isInStretch(_ occurrence: Occurrence) -> Bool {
    guard let stretch else { return true }
    return startsWithin
      ? stretch.contains(occurrence.start) : occurrence.overlaps(stretch)
  }
}
