/// A day with moods, as displayed in calendars and years.
public struct MoodDay: Hashable, Sendable {
  public let day: Day
  public let tally: LevelTally
  public let palette: Palette?

  public init(day: Day, tally: LevelTally, palette: Palette? = nil) {
    self.day = day
    self.tally = tally
    self.palette = palette
  }

  /// Returns the colour of the day's mean in the given palette. The day's own palette is ignored,
  /// so that equal colours mean equal levels on a shared scale. Nil if no mood has a level.
  public func color(in palette: Palette) -> RGBColor? {
    tally.mean.map { palette.color(atMean: $0) }
  }

  /// Returns the colour of the day's mean in the day's own palette, or else in the given one;
  /// nil if no mood has a level.
  public func color(otherwise general: Palette) -> RGBColor? {
    color(in: palette ?? general)
  }
}

/// The days with a mood that has the tag.
public struct TaggedDays: Hashable, Sendable {
  /// The tag as the newest of these moods spells it.
  public let tag: Tag
  public let days: Set<Day>

  public init(tag: Tag, days: Set<Day>) {
    self.tag = tag
    self.days = days
  }

  /// Whether `left` comes first: the tag with more days, then by name.
  public static func isListedBefore(_ left: TaggedDays, _ right: TaggedDays) -> Bool {
    left.days.count != right.days.count
      ? left.days.count > right.days.count : left.tag.comparisonKey < right.tag.comparisonKey
  }
}

/// A day of the diary, with those of its moods that are on the page.
public struct DiaryDay: Hashable, Sendable {
  public let day: Day
  /// The moods in the order of their moments.
  public let moods: [Mood]

  /// Groups the moods of a page by day, newest day first.
  public static func grouping(_ moods: [Mood]) -> [DiaryDay] {
    var days: [DiaryDay] = []
    var rest = moods.sorted { $0.sortKey < $1.sortKey }[...]
    while let day = rest.last?.day {
      let start = rest.firstIndex { $0.day == day } ?? rest.startIndex
      days.append(DiaryDay(day: day, moods: Array(rest[start...])))
      rest = rest[..<start]
    }
    return days
  }
}
