/// Scenarios whose cost once grew faster than the store; the yardstick is an easier form of the
/// same work.
extension Scenario {
  static let growth = [momentousMoods, crowdedImport, wholeList, wholeSearch]

  /// Events that last from the year 1 to 9999, with a hundred years of moods; the yardstick's store
  /// has no such events.
  private static let momentousMoods = Scenario(
    name: "growth: mood stats with endless events", goal: 1.5, growthGoal: nil, sizes: [.large]
  ) { bench, size in
    let plain = try bench.store(size)
    let path = try bench.store(size, copy: "endless")
    try bench.prepare(
      bench.sqlite(
        path,
        "with recursive number (n) as (select 1 union all select n + 1 from number where n < 200)"
          + " insert into event (id, title, note, all_day, anchored, starts, ends, reach, zone,"
          + " reminders) select n, 'always', '', 0, 0, -62135596800, 253402300740, 11,"
          + " 'Asia/Seoul', '0' from number"))
    return Pair(
      subject: bench.hearth("mood", "stats", "--store", path),
      yardstick: bench.hearth("mood", "stats", "--store", plain))
  }

  /// A file whose rows cycle through eleven days; the yardstick has the same moods in order of
  /// days.
  private static let crowdedImport = Scenario(
    name: "growth: import of moods, days in turn", goal: 1.5, growthGoal: nil, sizes: [.large],
    memoryGoal: 100, runs: 3
  ) { bench, _ in
    func file(_ name: String, _ order: String) throws -> String {
      let path = "\(bench.folder)/\(name).csv"
      try bench.prepare(
        ShellCommand(
          "sh",
          [
            "-c", "sqlite3 -batch -csv -header :memory: \"$1\" > \"$2\"", "sh",
            "with recursive number (n) as (select 0 union all select n + 1 from number"
              + " where n < 99999) select date('2026-03-01', (n % 11) || ' days') as day,"
              + " time((n / 11) % 1440 * 60, 'unixepoch') as time, n % 101 as level,"
              + " 'mood ' || n as memo from number order by \(order)", path,
          ]))
      return path
    }
    func imported(_ file: String, _ name: String) -> ShellCommand {
      bench.hearth(
        "mood", "import", file, "--yes", "--store", "\(bench.folder)/\(name)-{turn}.db")
    }
    return Pair(
      subject: imported(try file("in-turn", "n"), "in-turn"),
      yardstick: imported(try file("day-by-day", "n % 11, n"), "day-by-day"))
  }

  private static let sayingRows =
    "select number, added_at, korean, english, who, tags from saying"

  /// The whole list, written to a pipe.
  private static let wholeList = Scenario(
    name: "growth: saying list, all of them", goal: 8, growthGoal: nil, sizes: [.large], runs: 5
  ) { bench, size in
    let path = try bench.store(size)
    return Pair(
      subject: bench.hearth("saying", "list", "--store", path),
      yardstick: bench.sqlite(path, "\(sayingRows) order by added_at desc, number desc"))
  }

  /// All matches of a search for two letters, without a limit.
  private static let wholeSearch = Scenario(
    name: "growth: saying search, all it finds", goal: 8, growthGoal: nil, sizes: [.large],
    memoryGoal: 32, runs: 5
  ) { bench, size in
    let path = try bench.store(size)
    return Pair(
      subject: bench.hearth("saying", "search", "ㅅㄹ", "--store", path),
      yardstick: bench.sqlite(
        path,
        "\(sayingRows) where id in (select entity_id from search where area = 3"
          + " and instr(initials, 'ㅅㄹ') > 0) order by number desc"))
  }
}
