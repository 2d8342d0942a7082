import HearthDomain

/// Fills an empty store with the sample data of a fictional user.
package struct FillWithSamples: Sendable {
  /// Number of records between two progress reports.
  package static let stride = 10_000

  private let store: any Store
  private let clock: LocalClock
  private let randomness: Randomness

  /// Creates sample data. The same randomness at the same moment yields the same data.
  package init(store: any Store, clock: LocalClock, randomness: Randomness) {
    self.store = store
    self.clock = clock
    self.randomness = randomness
  }

  /// Writes all sample data in one transaction. Calls `told` regularly with the number of records
  /// written so far.
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
        // Undo must not remove all sample data.
        try repositories.journal.excludeTransaction()
        var writer = SampleWriter(year: year, repositories: repositories, told: told)
        return try writer.write()
      }
    }
  }
}
