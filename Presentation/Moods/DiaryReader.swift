import HearthDomain

/// Reads the diary in parts, so that opening it anywhere costs the rows shown.
struct DiaryReader {
  /// How many moods are read before and after a day; more than any screen is high.
  private static let reach = 150

  let queries: MoodQueries

  /// The diary about that day, of moods that the search finds; all for a blank one.
  func part(about day: Day, search: String) throws -> DiaryPart {
    let older = try moods(
      MoodFilter(days: .earliest...day, search: search), isNewestFirst: true)
    let newer: (moods: [Mood], isAll: Bool) =
      day < .latest
      ? try moods(
        MoodFilter(days: day.adding(days: 1) ... .latest, search: search), isNewestFirst: false)
      : ([], true)
    let days = DiaryDay.grouping(older.moods + newer.moods)
    return DiaryPart(
      days: days, palettes: try queries.palettes(of: days.map(\.day)), center: day,
      reachesNewest: newer.isAll, reachesOldest: older.isAll)
  }

  /// The first moods of the filter, the last day of them as a whole.
  private func moods(
    _ filter: MoodFilter, isNewestFirst: Bool
  ) throws -> (moods: [Mood], isAll: Bool) {
    var moods = try queries.list(
      filter, MoodPage(isNewestFirst: isNewestFirst, limit: Self.reach))
    guard moods.count == Self.reach, let last = moods.last?.day else { return (moods, true) }
    moods.removeAll { $0.day == last }
    let day = MoodFilter(days: last...last, search: filter.search)
    return (moods + (try queries.list(day, .oldest(.max))), false)
  }
}
