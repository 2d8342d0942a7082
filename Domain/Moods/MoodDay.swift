/// A day with moods, as calendars and years show it.
public struct MoodDay: Hashable, Sendable {
  public let day: Day
  public let tally: LevelTally
  public let palette: Palette?

  public init(day: Day, tally: LevelTally, palette: Palette? = nil) {
    self.day = day
    self.tally = tally
    self.palette = palette
  }

  /// The colour of the day's mean in that palette, whatever the day has of its own: where many days
  /// stand beside one scale, a colour means one level.
  public func color(in palette: Palette) -> RGBColor { palette.color(atMean: tally.mean ?? 0) }

  /// The colour of the day's mean, in its own palette or else in the given one.
  public func color(otherwise general: Palette) -> RGBColor {
    color(in: palette ?? general)
  }
}

/// The days on which a mood has a tag.
public struct TaggedDays: Hashable, Sendable {
  /// As the newest of these moods has it.
  public let tag: Tag
  public let days: Set<Day>

  public init(tag: Tag, days: Set<Day>) {
    self.tag = tag
    self.days = days
  }

  /// The one of the most days first, then by name.
  public static func isListedBefore(_ left: TaggedDays, _ right: TaggedDays) -> Bool {
    left.days.count != right.days.count
      ? left.days.count > right.days.count : left.tag.key < right.tag.key
  }
}

/// A day of the diary, or as much of it as the page holds.
public struct DiaryDay: Hashable, Sendable {
  public let day: Day
  /// In the order in which they were felt.
  public let moods: [Mood]

  /// The days of a page, the newest first; takes moods in the order of positions, either way.
  public static func grouping(_ moods: [Mood]) -> [DiaryDay] {
    var days: [DiaryDay] = []
    var rest = moods.sorted { $0.position < $1.position }[...]
    while let day = rest.last?.day {
      let start = rest.firstIndex { $0.day == day } ?? rest.startIndex
      days.append(DiaryDay(day: day, moods: Array(rest[start...])))
      rest = rest[..<start]
    }
    return days
  }
}
