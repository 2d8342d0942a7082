/// Numbers of the items of a day, by kind.
public struct CalendarDay: Hashable, Sendable {
  public let day: Day
  /// Number of events on the day. An event of several days counts on each of them.
  public var events = 0
  /// To-dos that are due.
  public var tasks = 0
  /// People whose plant is due next on the day; today includes overdue ones.
  public var duePeople = 0
  public var birthdays = 0
  public var waterings = 0
  public var moods = LevelTally.none
  /// The day's own palette for its moods; nil if it has none.
  public var palette: Palette?
  public var pages = 0
  /// Whether a book was read on the day whose progress is recorded in percent, so that its pages
  /// are unknown.
  public var hasPercent = false
  public var finishedBooks = 0
  /// Open reading goals with this target day.
  public var readingTargets = 0

  public var isEmpty: Bool { itemCount == 0 && !isRead }
  public var isRead: Bool { pages > 0 || hasPercent }

  /// Number of items on the day, without reading.
  var itemCount: Int {
    events + tasks + duePeople + birthdays + waterings + moods.moodCount + finishedBooks
      + readingTargets
  }

  /// Returns the colour of the day's mean mood in the given palette; nil if no mood has a
  /// level. The day's own palette is ignored, so that equal colours mean equal moods.
  public func color(in palette: Palette) -> RGBColor? {
    MoodDay(day: day, tally: moods).color(in: palette)
  }
}
