extension Scenario {
  static let schedule =
    [("day", "--from 2026-11-20 --to 2026-11-20", 20_777, 20_778)].map(listed)
    + [listed("week", "2026-09-14 --week", 20_710, 20_717)]
    + [listed("month", "2026-09-14 --month", 20_697, 20_727), weekAmongSeries, planned]

  /// The yardstick lists the same week without any series.
  private static let weekAmongSeries = Scenario(
    name: "schedule: event list of a week, 5,000 series", goal: 2, growthGoal: nil, sizes: [.large]
  ) { bench, size in
    let path = try bench.store(size, copy: "series")
    try bench.prepare(ShellCommand(bench.program, ["--add-series", "5000", path]))
    return Pair(
      subject: bench.hearth("event", "list", "2026-09-14", "--week", "--store", path),
      yardstick: bench.sqlite(try bench.store(size), overlapping(20_710, 20_717)))
  }

  /// Events of a range of days; the yardstick looks back as far as events can last.
  private static func listed(
    _ name: String, _ arguments: String, _ first: Int, _ end: Int
  ) -> Scenario {
    Scenario(
      name: "schedule: event list of a \(name)", goal: 2,
      // A larger store has more in a week and a month, but the same number in a day.
      growthGoal: name == "day" ? 1.3 : nil, sizes: StoreSize.allCases
    ) { bench, size in
      let path = try bench.store(size)
      let options = arguments.split(separator: " ").map(String.init)
      return Pair(
        subject: ShellCommand(bench.binary, ["event", "list"] + options + ["--store", path]),
        yardstick: bench.sqlite(path, overlapping(first, end)))
    }
  }

  private static func overlapping(_ first: Int, _ end: Int) -> String {
    let (from, to) = (first * 86_400, end * 86_400)
    let event =
      "select id, title, note, all_day, anchored, starts, ends, zone, reminders from event"
    return "\(event) where starts >= \(from) and starts < \(to)"
      + (0...2).map {
        " union all \(event) where reach = \($0) and starts >= \(from - 86_400 << (2 * $0))"
          + " and starts < \(from) and ends > \(from)"
      }
      .joined() + " order by starts, ends"
  }

  private static let planned = writing(
    "schedule: plan TITLE", ["plan", "치과", "--from", "2026-11-21 15:00"],
    "pragma synchronous=full; begin immediate;"
      + "insert into event (id, title, note, all_day, anchored, starts, ends, reach, zone, reminders)"
      + " values (abs(random()) / 2 + 1, '치과', '', 0, 0, 1795273200,"
      + " 1795276800, 0, 'Asia/Seoul', '0');" + insertSearchText(area: 5) + "commit")
}
