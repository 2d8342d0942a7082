import HearthData
import HearthDomain

/// Fills a store with all areas, the same for the same size.
struct SampleStore {
  /// The moment at which the measured commands run.
  static let now = "2026-11-20T09:00"
  static let today = Day(year: 2026, month: 11, day: 20) ?? .earliest

  let size: StoreSize

  func fill(storeAt path: String) throws {
    let noon = FixedZone.utc.instant(of: LocalTime(day: SampleStore.today, time: .noon))
    let now = Now { noon }
    let chance = SampleChance(now: now, randomness: .seeded(7))
    let store = SQLStore.sqlite(path: path, now: now)
    try store.write { repositories in
      try SampleGarden(size: size, chance: chance).fill(repositories)
      try SampleSayings(size: size, chance: chance).fill(repositories)
      try SampleMoods(size: size, chance: chance).fill(repositories)
      try SampleSchedule(size: size, chance: chance).fill(repositories)
    }
    try store.close()
  }
}

/// What the samples are drawn from.
struct SampleChance {
  let now: Now
  var randomness: Randomness
  private let newID: NewID

  init(now: Now, randomness: Randomness) {
    self.now = now
    self.randomness = randomness
    newID = NewID(now: now, randomness: randomness)
  }

  /// Drawn from so many random bits that it is not asked whether the id is taken.
  func id<Entity>() -> ID<Entity> { newID { _ in false } }

  func number(_ range: ClosedRange<Int>) -> Int {
    var randomness = randomness
    return Int.random(in: range, using: &randomness)
  }

  func one<Element>(of elements: [Element], number: Int) -> Element {
    elements[number % elements.count]
  }
}
