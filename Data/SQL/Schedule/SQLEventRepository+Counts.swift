import HearthDomain

extension SQLEventRepository {
  func counts(on days: ClosedRange<Day>, in zone: any ZoneRules) throws -> [Day: Int] {
    try tally(of: days, in: zone).counts
  }

  func busyDays(
    in days: ClosedRange<Day>, in zone: any ZoneRules
  ) throws -> [ClosedRange<Day>] {
    try tally(of: days, in: zone).stretches
  }

  /// Reads nothing but indexes, and the series.
  private func tally(of days: ClosedRange<Day>, in zone: any ZoneRules) throws -> DayTally {
    let stretch = days.stretch
    let begin = stretch.lowerBound.secondsSinceEpoch
    var tally = DayTally(of: days)
    func count(_ sql: String, _ values: [SQLValue], where isWanted: (Int) -> Bool) throws {
      try connection.query(sql, values, of: "event") { row in
        let found = try connection.readable {
          WallSpan(
            isAnchored: try row.flag("anchored"), starts: try row.calendarSeconds("starts"),
            ends: try row.calendarSeconds("ends"), in: zone)
        }
        guard let span = found, isWanted(span.starts) else { return }
        tally.add(
          floorDivide(span.starts, by: StoredSpan.secondsOfDay),
          through: floorDivide(span.ends - 1, by: StoredSpan.secondsOfDay))
      }
    }
    let columns = "id, anchored, starts, ends"
    try count("SELECT \(columns) FROM \(EventQuery.going)", EventQuery.values(stretch.lowerBound)) {
      $0 < begin
    }
    try count("SELECT \(columns) FROM \(EventQuery.starting)", EventQuery.values(stretch)) {
      $0 >= begin
    }
    for timetable in try timetables(in: stretch, SearchQuery(""), in: zone) {
      for occurrence in timetable.occurrences(in: stretch) { tally.add(occurrence) }
    }
    return tally
  }
}

/// When a row's event takes place on the wall clock, in seconds since 1970.
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
