import HearthDomain

/// Fills an empty store with the life of somebody who never was.
package struct FillWithSamples: Sendable {
  /// After how many things the progress is told.
  package static let stride = 10_000

  private let store: any Store
  private let clock: LocalClock
  private let randomness: Randomness

  /// The same randomness at the same moment gives the same life.
  package init(store: any Store, clock: LocalClock, randomness: Randomness) {
    self.store = store
    self.clock = clock
    self.randomness = randomness
  }

  /// All of it is there or, when it throws, nothing; every so often it is told how many things
  /// were written.
  @discardableResult
  package func callAsFunction(
    _ size: SampleSize, in language: Language, told: (Int) -> Void
  ) throws -> SampleCounts {
    let now = clock.localTime
    let year = SampleYear(
      size: size, texts: SampleTexts(language), now: now, zone: clock.zone,
      chance: SampleChance(randomness))
    return try withoutActuallyEscaping(told) { told in
      try store.write { repositories in
        // The first thing that somebody takes back must not be all of it.
        try repositories.journal.leaveOut()
        var writer = SampleWriter(year: year, repositories: repositories, told: told)
        return try writer.write()
      }
    }
  }
}
