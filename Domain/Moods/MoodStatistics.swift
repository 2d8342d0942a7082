/// What moods come to over a stretch of days.
public struct MoodStatistics: Hashable, Sendable {
  public let days: Int
  public let byWeekday: [Weekday: LevelTally]
  public let byPartOfDay: [PartOfDay: LevelTally]
  /// Those of the days that have moods, in order, as far as was asked for.
  public internal(set) var course: [MoodDay] = []
  /// The days with a contact, an event, pages read beside the others, as far as was asked for.
  public var comparisons: [MoodComparison] = []
  /// The days of each tag beside the others, the tag of the most days first.
  public var tags: [MoodComparison] = []
  /// The same for each person that one was in touch with; some of them may be nameless, if only
  /// the first were to be named.
  public var people: [MoodComparison] = []

  /// A weekday or a part of the day without moods may be left out.
  public init(
    days: Int, byWeekday: [Weekday: LevelTally], byPartOfDay: [PartOfDay: LevelTally]
  ) {
    self.days = days
    self.byWeekday = byWeekday
    self.byPartOfDay = byPartOfDay
  }

  public var allComparisons: [MoodComparison] { comparisons + tags + people }

  public var all: LevelTally { byWeekday.values.reduce(.none, +) }

  public func on(_ weekday: Weekday) -> LevelTally { byWeekday[weekday] ?? .none }
  public func `in`(_ part: PartOfDay) -> LevelTally { byPartOfDay[part] ?? .none }
}
