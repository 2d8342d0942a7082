extension Scenario {
  static let moods = [todaysCanvas, diaryDay, moodMonth, moodYear, moodAdded]

  private static let mood =
    "select id, day, at, seconds_east, level, memo, across, down from mood"

  private static let todaysCanvas = reading(
    "moods: mood canvas", ["mood", "canvas", "--size", "40x20"],
    "\(mood) where day = 20777 order by at desc, id desc limit 10")

  /// A day that has moods at every size, as early as possible.
  private static let diaryDay = reading(
    "moods: mood diary of a day", ["mood", "diary", "--from", "2026-08-20", "--to", "2026-08-20"],
    "\(mood) where day = 20685 order by at, id")

  private static let moodMonth = reading(
    "moods: mood calendar", ["mood", "calendar", "2026-10"],
    "select day, sum(moods), sum(levels) from mood_day where day between 20727 and 20757"
      + " group by day")

  /// Only on the large store, because the small one has just a hundred days.
  private static let moodYear = reading(
    "moods: mood year", ["mood", "year", "2025"], growthGoal: nil, sizes: [.large],
    "select day, sum(moods), sum(levels) from mood_day where day between 20089 and 20453"
      + " group by day")

  private static let moodAdded = writing(
    "moods: feel LEVEL MEMO", ["feel", "70", "불가에 앉은 저녁"],
    "pragma synchronous=full; begin immediate;"
      + "insert into mood (id, day, at, seconds_east, level, memo, across, down, tags)"
      + " values (abs(random()) / 2 + 1, 20777, 1795132800000, 32400, 70,"
      + " '불가에 앉은 저녁', 500, 500, null);" + insertSearchText(area: 4) + "commit")
}
