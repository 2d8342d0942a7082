import HearthData
import HearthDomain

/// Fills a store with data of all areas, always the same data for a size.
struct SampleStore {
  /// Time at which the measured commands run.
  static let now = "2026-11-20T09:00"
  static let today = Day(year: 2026, month: 11, day: 20) ?? .earliest

  let size: StoreSize

  func fill(storeAt path: String) throws {
    let noon = FixedZone.utc.instant(of: LocalTime(day: SampleStore.today, time: .noon))
    let now = Now { noon }
    let chance = SampleChance(now: now, randomness: .seeded(7))
    let store = SQLStore.sqlite(path: FilePath(path), now: now)
    try store.write { repositories in
      try SampleGarden(size: size, chance: chance).fill(repositories)
      try SampleSayings(size: size, chance: chance).fill(repositories)
      try SampleMoods(size: size, chance: chance).fill(repositories)
      try SampleSchedule(size: size, chance: chance).fill(repositories)
      try SampleBooks(size: size, chance: chance).fill(repositories)
    }
    try store.close()
  }
}

/// Source of ids and random numbers for the samples.
final class SampleChance {
  let now: Now
  let randomness: Randomness
  private var lastID: Int64

  init(now: Now, randomness: Randomness) {
    self.now = now
    self.randomness = randomness
    lastID = now().milliseconds << 21
  }

  /// Returns an id greater than all earlier ones, like ids created in order.
  func id<Entity>() throws -> ID<Entity> {
    lastID += 1
    guard let id = ID<Entity>(rawValue: lastID) else { throw BenchmarkError.outOfIDs }
    return id
  }

  func number(_ range: ClosedRange<Int>) -> Int {
    var randomness = randomness
    return Int.random(in: range, using: &randomness)
  }

  func one<Element>(of elements: [Element], number: Int) -> Element {
    elements[number % elements.count]
  }
}
