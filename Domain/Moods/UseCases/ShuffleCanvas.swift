/// Moves every shape of a canvas to a new place.
public struct ShuffleCanvas: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the shuffled canvas of the day; for nil that of the last ten moods. Throws
  /// ``DomainError/refused(_:)`` if shuffling is off in the settings.
  @discardableResult
  public func callAsFunction(_ day: Day?) throws -> MoodCanvas {
    try store.write { repositories in
      guard try repositories.moodSettings.load().allowsShuffling else {
        throw DomainError.refused(.shufflingIsOff)
      }
      var chance = randomness
      let canvas = try repositories.canvas(of: day).shuffled(with: &chance)
      for mood in canvas.moods { try repositories.moods.save(mood) }
      return canvas
    }
  }
}
