import HearthDomain

extension SQLEventRepository {
  /// Reads nothing but indexes.
  func counts(on days: ClosedRange<Day>, in zone: any ZoneRules) throws -> [Day: Int] {
    let stretch = days.stretch
    let begin = stretch.lowerBound.secondsSinceEpoch
    var counts: [Day: Int] = [:]
    func count(_ sql: String, _ values: [SQLValue], where isWanted: (Int) -> Bool) throws {
      try connection.query(sql, values, of: "event") { row in
        let found = try connection.readable {
          WallSpan(
            isAnchored: try row.flag("anchored"), starts: try row.calendarSeconds("starts"),
            ends: try row.calendarSeconds("ends"), in: zone)
        }
        guard let span = found, isWanted(span.starts) else { return }
        for day in span.days(within: days) { counts[day, default: 0] += 1 }
      }
    }
    let columns = "id, anchored, starts, ends"
    try count("SELECT \(columns) FROM \(EventQuery.going)", EventQuery.values(stretch.lowerBound)) {
      $0 < begin
    }
    try count("SELECT \(columns) FROM \(EventQuery.starting)", EventQuery.values(stretch)) {
      $0 >= begin
    }
    return counts
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

  /// Those of the days on which it takes place.
  func days(within days: ClosedRange<Day>) -> [Day] {
    let first = max(floorDivide(starts, by: StoredSpan.secondsOfDay), days.lowerBound.number)
    let last = min(floorDivide(ends - 1, by: StoredSpan.secondsOfDay), days.upperBound.number)
    return first <= last ? (first...last).compactMap(Day.init(number:)) : []
  }
}
