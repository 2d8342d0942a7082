/// Sets the palette of a day, which stays when the settings change.
public struct ChoosePalette: UseCase, Sendable {
  let context: UseCaseContext

  /// Sets the palette; nil makes the day follow the settings again.
  public func callAsFunction(_ palette: Palette?, for day: Day) throws {
    try store.write { try $0.moodDays.setPalette(palette, for: day) }
  }
}

/// Changes the settings for canvases.
public struct ChangeMoodSettings: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the saved settings.
  @discardableResult
  public func callAsFunction(_ change: (inout MoodSettings) -> Void) throws -> MoodSettings {
    try store.write { repositories in
      var settings = try repositories.moodSettings.load()
      change(&settings)
      try repositories.moodSettings.save(settings)
      return settings
    }
  }
}
