import HearthDomain

/// Reads the diary in parts, so that opening it anywhere costs the rows shown.
struct DiaryReader {
  /// How many moods are read before and after a day; more than any screen is high.
  private static let reach = 150

  let queries: MoodQueries

  /// The diary about that day, of moods that the search finds; all for a blank one.
  ///
  /// The day is there as a whole and other days come on top of it, so that reading about the last
  /// day of a part goes on beyond it, however much was felt then.
  func part(about day: Day, search: String) throws -> DiaryPart {
    let own = try queries.list(MoodFilter(days: day...day, search: search), .oldest(.max))
    let older: Stretch =
      day > .earliest
      ? try stretch(.earliest...day.adding(days: -1), search, isNewestFirst: true) : ([], true)
    let newer: Stretch =
      day < .latest
      ? try stretch(day.adding(days: 1) ... .latest, search, isNewestFirst: false) : ([], true)
    let days = DiaryDay.grouping(older.moods + own + newer.moods)
    return DiaryPart(
      days: days, palettes: try queries.palettes(of: days.map(\.day)), center: day,
      reachesNewest: newer.isAll, reachesOldest: older.isAll)
  }

  private typealias Stretch = (moods: [Mood], isAll: Bool)

  /// The first moods of these days, the last day of them as a whole.
  private func stretch(
    _ days: ClosedRange<Day>, _ search: String, isNewestFirst: Bool
  ) throws -> Stretch {
    var page = MoodSlice(isNewestFirst: isNewestFirst, limit: Self.reach)
    let moods = try queries.list(MoodFilter(days: days, search: search), page)
    guard moods.count == Self.reach, let last = moods.last else { return (moods, true) }
    page.after = last.position
    page.limit = .max
    let rest = try queries.list(MoodFilter(days: last.day...last.day, search: search), page)
    return (moods + rest, false)
  }
}
