/// Statistics of the moods in a range of days.
public struct MoodStatistics: Hashable, Sendable {
  public let days: Int
  public let byWeekday: [Weekday: LevelTally]
  public let byPartOfDay: [PartOfDay: LevelTally]
  /// The days with moods, in order; empty unless requested.
  public internal(set) var moodDays: [MoodDay] = []
  /// Comparisons for each ``DayActivity``; empty unless requested.
  public var activityComparisons: [MoodComparison] = []
  /// Comparisons for each tag, the tag with the most days first.
  public var tagComparisons: [MoodComparison] = []
  /// Comparisons for each person whom the user contacted on days with moods. Names beyond the
  /// requested number of people are empty.
  public var personComparisons: [MoodComparison] = []

  /// Weekdays and parts of the day without moods may be left out.
  public init(
    days: Int, byWeekday: [Weekday: LevelTally], byPartOfDay: [PartOfDay: LevelTally]
  ) {
    self.days = days
    self.byWeekday = byWeekday
    self.byPartOfDay = byPartOfDay
  }

  public var allComparisons: [MoodComparison] {
    activityComparisons + tagComparisons + personComparisons
  }

  public var total: LevelTally { byWeekday.values.reduce(.none, +) }

  public func tally(on weekday: Weekday) -> LevelTally { byWeekday[weekday] ?? .none }
  public func tally(in part: PartOfDay) -> LevelTally { byPartOfDay[part] ?? .none }
}
