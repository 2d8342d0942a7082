import HearthDomain

/// Reads the diary in parts, so that only the rows near the view are loaded.
struct DiaryReader {
  /// Number of moods read before a day and after it; more than any screen shows.
  private static let moodsPerSide = 150

  let queries: MoodQueries

  /// Returns the diary around that day: the moods that match the search, or all if it is blank. The
  /// day itself is read completely and the limit counts only moods before and after it, so that
  /// reading around the last day of a part always leads beyond it.
  func part(around day: Day, search: String) throws -> DiaryPart {
    let own = try queries.list(MoodFilter(days: day...day, search: search), .oldest(.max))
    let older: LoadedMoods =
      day > .earliest
      ? try firstMoods(.earliest...day.adding(days: -1), search, isNewestFirst: true) : ([], true)
    let newer: LoadedMoods =
      day < .latest
      ? try firstMoods(day.adding(days: 1) ... .latest, search, isNewestFirst: false) : ([], true)
    let days = DiaryDay.grouping(older.moods + own + newer.moods)
    return DiaryPart(
      days: days, palettes: try queries.palettes(of: days.map(\.day)), center: day,
      reachesNewest: newer.isAll, reachesOldest: older.isAll)
  }

  private typealias LoadedMoods = (moods: [Mood], isAll: Bool)

  /// Returns the first moods of these days, up to a limit but with the last day complete.
  private func firstMoods(
    _ days: ClosedRange<Day>, _ search: String, isNewestFirst: Bool
  ) throws -> LoadedMoods {
    var page = MoodPage(isNewestFirst: isNewestFirst, limit: Self.moodsPerSide)
    let moods = try queries.list(MoodFilter(days: days, search: search), page)
    guard moods.count == Self.moodsPerSide, let last = moods.last else { return (moods, true) }
    page.after = last.sortKey
    page.limit = .max
    let rest = try queries.list(MoodFilter(days: last.day...last.day, search: search), page)
    return (moods + rest, false)
  }
}
