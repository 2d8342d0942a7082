/// Stores the palettes of days, and computes tallies of moods without reading each mood.
public protocol MoodDayRepository {
  /// Returns up to `limit` of these days that have moods, in the given order.
  func daysWithMoods(
    _ days: ClosedRange<Day>, isNewestFirst: Bool, limit: Int
  ) throws -> [MoodDay]

  /// Returns the tallies of the moods of these days. Weekdays and parts of the day without moods
  /// are left out.
  func statistics(of days: ClosedRange<Day>) throws -> MoodStatistics

  /// Returns the tags of the moods of these days, the tag with the most days first.
  func tags(on days: ClosedRange<Day>) throws -> [TaggedDays]

  /// Returns the day's own palette, even if the day has no moods; nil if it has none.
  func palette(of day: Day) throws -> Palette?

  /// Sets the day's own palette; nil removes it.
  func setPalette(_ palette: Palette?, for day: Day) throws
}

/// Stores the user's settings for canvases.
public protocol MoodSettingsRepository {
  /// Returns the stored settings; the defaults in a new store.
  func load() throws -> MoodSettings

  /// Replaces the settings.
  func save(_ settings: MoodSettings) throws
}
