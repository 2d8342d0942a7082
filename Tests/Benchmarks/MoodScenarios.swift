extension Scenario {
  static let moods = [todaysCanvas, diaryDay, moodMonth, moodYear, moodAdded]

  private static let mood =
    "select id, day, at, seconds_east, level, memo, across, down from mood"

  private static let todaysCanvas = Scenario(
    name: "moods: mood canvas", goal: 2, growthGoal: 1.3, sizes: StoreSize.allCases
  ) { bench, size in
    let path = try bench.store(size)
    return Pair(
      subject: bench.hearth("mood", "canvas", "--size", "40x20", "--store", path),
      yardstick: bench.sqlite(
        path, "\(mood) where day = 20777 order by at desc, id desc limit 10"))
  }

  /// A day that every size has, as long ago as there is.
  private static let diaryDay = Scenario(
    name: "moods: mood diary of a day", goal: 2, growthGoal: 1.3, sizes: StoreSize.allCases
  ) { bench, size in
    let path = try bench.store(size)
    return Pair(
      subject: bench.hearth(
        "mood", "diary", "--from", "2026-08-20", "--to", "2026-08-20", "--store", path),
      yardstick: bench.sqlite(path, "\(mood) where day = 20685 order by at, id"))
  }

  private static let moodMonth = Scenario(
    name: "moods: mood calendar", goal: 2, growthGoal: 1.3, sizes: StoreSize.allCases
  ) { bench, size in
    let path = try bench.store(size)
    return Pair(
      subject: bench.hearth("mood", "calendar", "2026-10", "--store", path),
      yardstick: bench.sqlite(
        path,
        "select day, sum(moods), sum(levels) from mood_day where day between 20727 and 20757"
          + " group by day"))
  }

  /// On the large store only: the small one has a hundred days of it.
  private static let moodYear = Scenario(
    name: "moods: mood year", goal: 2, growthGoal: nil, sizes: [.large]
  ) { bench, size in
    let path = try bench.store(size)
    return Pair(
      subject: bench.hearth("mood", "year", "2025", "--store", path),
      yardstick: bench.sqlite(
        path,
        "select day, sum(moods), sum(levels) from mood_day where day between 20089 and 20453"
          + " group by day"))
  }

  private static let moodAdded = Scenario(
    name: "moods: feel LEVEL MEMO", goal: 2, growthGoal: 1.3, sizes: StoreSize.allCases
  ) { bench, size in
    let ours = try bench.store(size, copy: "ours")
    let theirs = try bench.store(size, copy: "theirs")
    return Pair(
      subject: bench.hearth("feel", "70", "불가에 앉은 저녁", "--store", ours),
      yardstick: bench.sqlite(
        theirs,
        "pragma synchronous=full; begin immediate;"
          + "insert into mood values (abs(random()) / 2 + 1, 20777, 1795132800000, 32400, 70,"
          + " '불가에 앉은 저녁', 500, 500);" + insertSearchText(area: 4) + "commit"))
  }
}
