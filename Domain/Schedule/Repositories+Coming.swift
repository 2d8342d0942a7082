extension Repositories {
  /// Returns the next busy occurrences that have not started yet, the soonest first. Those in
  /// `calendars` are left out.
  func upcomingOccurrences(
    _ limit: Int, by clock: LocalClock, leavingOut calendars: Set<CalendarName> = []
  ) throws -> [Occurrence] {
    let now = clock.now()
    // An occurrence that starts in this second counts as started.
    let from = clock.zone.localTime(at: now).adding(seconds: 1)
    var filter = EventFilter(timeRange: from..<LocalTime.latest, startsWithin: true)
    filter.excludedCalendars = calendars
    filter.busyOnly = true
    return try events.list(filter, in: clock.zone, places: 0..<max(0, limit))
      .filter { $0.status(at: now) == .upcoming }
  }

  /// Returns up to `limit` busy occurrences that are going on now.
  func ongoingOccurrences(_ limit: Int, by clock: LocalClock) throws -> [Occurrence] {
    let now = clock.now()
    let moment = clock.zone.localTime(at: now)
    var filter = EventFilter(timeRange: moment..<moment.adding(seconds: 1))
    filter.busyOnly = true
    return try events.list(filter, in: clock.zone, places: 0..<max(0, limit))
      .filter { $0.status(at: now) == .now }
  }
}
