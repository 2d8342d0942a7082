/// Gives a day a palette of its own, which it keeps whatever the settings say later.
public struct ChoosePalette: UseCase, Sendable {
  let context: UseCaseContext

  /// Nil lets the day follow the settings again.
  public func callAsFunction(_ palette: Palette?, for day: Day) throws {
    try store.write { try $0.moodDays.choose(palette, for: day) }
  }
}

/// Changes how canvases are shown.
public struct ChangeMoodSettings: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the settings as saved.
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
