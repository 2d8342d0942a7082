/// Knows what the moods of each day come to, without going through them, and keeps the
/// palettes of days.
public protocol MoodDayRepository {
  /// Up to `limit` of these days, of those that have moods.
  func days(
    _ days: ClosedRange<Day>, isNewestFirst: Bool, limit: Int
  ) throws -> [MoodDay]

  /// What the moods of these days come to; weekdays and parts of the day without any are left
  /// out.
  func statistics(of days: ClosedRange<Day>) throws -> MoodStatistics

  /// The tags that moods of these days have, the one of the most days first.
  func tags(on days: ClosedRange<Day>) throws -> [TaggedDays]

  /// The palette that the day has of its own, whether it has moods or not.
  func palette(of day: Day) throws -> Palette?

  /// Gives the day a palette of its own, or takes it away.
  func choose(_ palette: Palette?, for day: Day) throws
}

/// Keeps how the user wants canvases to be.
public protocol MoodSettingsRepository {
  /// The settings as last saved; the usual ones in a new store.
  func load() throws -> MoodSettings

  /// Replaces the settings.
  func save(_ settings: MoodSettings) throws
}
