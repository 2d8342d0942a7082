import HearthDomain

extension SQLEventRepository {
  func counts(
    on days: ClosedRange<Day>, in zone: any ZoneRules, leavingOut calendars: Set<CalendarName>
  ) throws -> [Day: Int] {
    try tally(of: days, in: zone, excluding: calendars).counts
  }

  func busyDays(
    in days: ClosedRange<Day>, in zone: any ZoneRules
  ) throws -> [ClosedRange<Day>] {
    try tally(of: days, in: zone, busyOnly: true).nonzeroRanges
  }

  /// Returns the number of events per day. Reads times from indexes; reads calendars, and whether
  /// an event is busy, only if needed for the filter.
  private func tally(
    of days: ClosedRange<Day>, in zone: any ZoneRules, excluding calendars: Set<CalendarName> = [],
    busyOnly isTakingPart: Bool = false
  ) throws -> DayTally {
    let stretch = days.timeRange
    let begin = stretch.lowerBound.secondsSinceEpoch
    var tally = DayTally(of: days)
    func count(_ events: String, _ values: [SQLValue], where isWanted: (Int) -> Bool) throws {
      let wanted = EventQuery(
        isTakingPart ? events + " AND part IS NULL" : events, values, leavingOut: calendars)
      try connection.query(
        "SELECT id, anchored, starts, ends FROM \(wanted.sql)", wanted.values, of: "event"
      ) { row in
        let found = try connection.ifReadable {
          WallSpan(
            isAnchored: try row.flag("anchored"), starts: try row.calendarSeconds("starts"),
            ends: try row.calendarSeconds("ends"), in: zone)
        }
        guard let span = found, isWanted(span.starts) else { return }
        tally.add(
          floorDivide(span.starts, by: StoredSpan.secondsPerDay),
          through: floorDivide(span.ends - 1, by: StoredSpan.secondsPerDay))
      }
    }
    try count(EventQuery.ongoingSQL, EventQuery.values(stretch.lowerBound)) { $0 < begin }
    try count(EventQuery.startingSQL, EventQuery.values(stretch)) { $0 >= begin }
    for timetable in try timetables(in: stretch, SearchQuery(""), in: zone)
    where !calendars.contains(timetable.event.calendar) {
      for occurrence in timetable.occurrences(in: stretch)
      where occurrence.isBusy || !isTakingPart {
        tally.add(occurrence)
      }
    }
    return tally
  }
}

/// When an event takes place on the wall clock, in seconds since 1970.
private struct WallSpan {
  let starts: Int
  let ends: Int

  init(isAnchored: Bool, starts: Int, ends: Int, in zone: any ZoneRules) {
    func wall(_ seconds: Int) -> Int {
      guard isAnchored else { return seconds }
      let instant = Instant(milliseconds: Int64(seconds) * 1000)
      return zone.localTime(at: instant).secondsSinceEpoch
    }
    self.starts = wall(starts)
    self.ends = max(wall(ends), self.starts + 1)
  }
}
