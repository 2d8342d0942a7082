/// Gives every shape of a canvas a new place, and keeps it.
public struct ShuffleCanvas: UseCase, Sendable {
  let context: UseCaseContext

  /// The canvas of the day, or for nil the one of the last ten moods, as it is now; throws
  /// ``DomainError/refused(_:)`` where the settings turn shuffling off.
  @discardableResult
  public func callAsFunction(_ day: Day?) throws -> MoodCanvas {
    try store.write { repositories in
      guard try repositories.moodSettings.load().shuffles else {
        throw DomainError.refused(.shufflingIsOff)
      }
      var chance = randomness
      let canvas = try repositories.canvas(of: day).shuffled(with: &chance)
      for mood in canvas.moods { try repositories.moods.save(mood) }
      return canvas
    }
  }
}
