extension Repositories {
  /// Returns the next busy occurrences that have not started, the soonest first, except those of
  /// these calendars.
  func coming(
    _ limit: Int, by clock: LocalClock, leavingOut calendars: Set<CalendarName> = []
  ) throws -> [Occurrence] {
    let now = clock.now()
    // An occurrence that starts this second has started.
    let from = clock.zone.localTime(at: now).adding(seconds: 1)
    var filter = EventFilter(stretch: from..<LocalTime.latest, startsWithin: true)
    filter.leavingOut = calendars
    filter.takesPart = true
    return try events.list(filter, in: clock.zone, places: 0..<max(0, limit))
      .filter { $0.status(at: now) == .upcoming }
  }

  /// Returns up to `limit` busy occurrences that are going on now.
  func going(_ limit: Int, by clock: LocalClock) throws -> [Occurrence] {
    let now = clock.now()
    let moment = clock.zone.localTime(at: now)
    var filter = EventFilter(stretch: moment..<moment.adding(seconds: 1))
    filter.takesPart = true
    return try events.list(filter, in: clock.zone, places: 0..<max(0, limit))
      .filter { $0.status(at: now) == .now }
  }
}
