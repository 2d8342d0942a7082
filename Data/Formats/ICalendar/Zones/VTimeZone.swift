import HearthDomain

/// Builds a VTIMEZONE component that describes a zone in the given years.
struct VTimeZone {
  /// Number of years to describe for events that repeat endlessly.
  static let yearsAhead = 10
  private static let maxYears = 200

  let component: ICalendarComponent

  init(_ name: String, _ zone: any ZoneRules, years: ClosedRange<Int>) {
    let from = max(1, years.lowerBound - 1)
    let to = min(9998, max(from, min(years.upperBound + 1, from + Self.maxYears)))
    let changes = ZoneChange.all(of: zone, from...to)
    let first = ZoneChange.moment(year: from)
    let base = zone.offset(at: first)
    let standard = min(base, changes.map(\.to).min() ?? base)
    var observances = [
      VTimeZone.observance(
        base > standard,
        "DTSTART:\(ICalendarTime.time(zone.localTime(at: first), isUTC: false).text)",
        from: base, to: base)
    ]
    for run in ZoneChange.runs(changes) {
      guard let change = run.first else { continue }
      let start = ICalendarTime.time(change.local, isUTC: false).text
      var lines = "DTSTART:\(start)"
      if run.count > 1, let last = run.last {
        lines +=
          "\nRRULE:FREQ=YEARLY;BYMONTH=\(change.local.day.month);BYDAY=\(change.weekdayOfMonth)"
        // A rule that still applies at the end of the years is written without an end.
        if last.local.day.year < to {
          lines += ";UNTIL=\(ICalendarTime.utc(last.at).text)"
        }
      }
      observances.append(
        VTimeZone.observance(change.to > standard, lines, from: change.from, to: change.to))
    }
    component = ICalendarComponent("VTIMEZONE", ["TZID:\(name)"], observances)
  }

  private static func observance(
    _ isSummer: Bool, _ lines: String, from: Int, to: Int
  ) -> ICalendarComponent {
    ICalendarComponent(
      isSummer ? "DAYLIGHT" : "STANDARD",
      lines.split(separator: "\n").map(String.init)
        + ["TZOFFSETFROM:\(offset(from))", "TZOFFSETTO:\(offset(to))"])
  }

  /// Returns an offset such as `+0900`.
  private static func offset(_ seconds: Int) -> String {
    let size = abs(seconds)
    return (seconds < 0 ? "-" : "+") + (size / 3600).digits(2) + (size / 60 % 60).digits(2)
      + (size % 60 > 0 ? (size % 60).digits(2) : "")
  }
}

/// A change of a zone's offset at a moment.
private struct ZoneChange {
  let at: Instant
  let from: Int
  let to: Int

  /// Local time before the change.
  var local: LocalTime {
    LocalTime(clampingSecondsSinceEpoch: at.seconds + from)
  }

  /// Weekday of the month: `2SU`, or `-1SU` for the last.
  var weekdayOfMonth: String {
    let day = local.day
    let isLast = day.adding(days: 7).month != day.month
    return "\(isLast ? -1 : (day.dayOfMonth + 6) / 7)\(ZoneChange.names[day.weekday.rawValue - 1])"
  }

  private static let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  static func moment(year: Int) -> Instant {
    let day = Day(year: year, month: 1, day: 1) ?? .earliest
    return FixedZone.utc.instant(of: day.start)
  }

  /// Returns the changes within the years, ascending.
  static func all(of zone: any ZoneRules, _ years: ClosedRange<Int>) -> [ZoneChange] {
    var found: [ZoneChange] = []
    // Search in steps of ten days, as no zone changes twice within that time.
    let step = 10 * 86_400
    var (low, end) = (
      moment(year: years.lowerBound).seconds, moment(year: years.upperBound + 1).seconds
    )
    func offset(_ second: Int) -> Int {
      zone.offset(at: Instant(milliseconds: Int64(second) * 1000))
    }
    end = max(low, end)
    while low < end {
      let high = min(low + step, end)
      let (before, after) = (offset(low), offset(high))
      if before != after {
        var (below, above) = (low, high)
        while above - below > 1 {
          let middle = (below + above) / 2
          if offset(middle) == before { below = middle } else { above = middle }
        }
        found.append(
          ZoneChange(at: Instant(milliseconds: Int64(above) * 1000), from: before, to: after))
      }
      low = high
    }
    return found
  }

  /// Groups the changes into runs that repeat yearly by the same rule.
  static func runs(_ changes: [ZoneChange]) -> [[ZoneChange]] {
    var runs: [[ZoneChange]] = []
    for change in changes {
      if let place = runs.lastIndex(where: { $0.last.map(change.follows) ?? false }) {
        runs[place].append(change)
      } else {
        runs.append([change])
      }
    }
    return runs
  }

  private func follows(_ other: ZoneChange) -> Bool {
    local.day.year == other.local.day.year + 1
      && (from, to, weekdayOfMonth) == (other.from, other.to, other.weekdayOfMonth)
      && local.day.month == other.local.day.month && local.time == other.local.time
  }
}
