import HearthData
import HearthDomain

/// Fills a store with people and their waterings, the same for the same size.
struct SampleGarden {
  /// The day on which the measured commands run.
  static let today = "2026-11-20T09:00"

  let size: StoreSize

  private var people: Int { size == .large ? 10_000 : 1_000 }

  private var wateringsEach: Int {
    switch size {
    case .small: 1
    case .medium: 10
    case .large: 30
    }
  }

  func fill(storeAt path: String) throws {
    guard let today = Day(year: 2026, month: 11, day: 20) else { return }
    let now = Now { FixedZone.utc.instant(of: LocalTime(day: today, time: .noon)) }
    let randomness = Randomness.seeded(7)
    let newID = NewID(now: now, randomness: randomness)
    let store = SQLStore.sqlite(path: path, now: now)
    try store.write { repositories in
      for number in 0..<people {
        try plant(number, on: today, in: repositories, newID, randomness)
      }
    }
    try store.close()
  }

  private func plant(
    _ number: Int, on today: Day, in repositories: Repositories, _ newID: NewID,
    _ randomness: Randomness
  ) throws {
    var randomness = randomness
    let rhythm = try CareRhythm(everyDays: Int.random(in: 1...90, using: &randomness))
    // Fifty plants are due or overdue at every size, so that the same rows are shown.
    let isDue = number % (people / 50) == 0
    let since =
      isDue
      ? rhythm.days + Int.random(in: 0...3, using: &randomness)
      : Int.random(in: 0..<rhythm.days, using: &randomness)
    let first = today.adding(days: -wateringsEach * rhythm.days - since)
    let details = PersonDetails(
      name: try PersonName(name(number)), phone: try PhoneNumber("010\(10_000_000 + number)"),
      rhythm: rhythm, plantedOn: first)
    let id: ID<Person> = newID { _ in false }
    let waterings = try (1...wateringsEach).map { turn in
      Watering(
        id: newID { _ in false }, personID: id, on: first.adding(days: turn * rhythm.days),
        means: Means.allCases[turn % Means.allCases.count],
        review: try Review(keywords: [Keyword("안부")], memo: Memo("오래 이야기했다 \(turn)")))
    }
    let history = CareHistory(plantedOn: first, rhythm: rhythm, waterings: waterings)
    try repositories.people.save(Person(id: id, details: details, care: history.care))
    for watering in waterings { try repositories.waterings.save(watering) }
  }

  /// A Korean name of three syllables and a number, so that each is found by itself.
  private func name(_ number: Int) -> String {
    let families = Array("김이박최정강조윤장임")
    let given = Array("민서준하은지우현도윤재영수진")
    let parts = [
      families[number % families.count], given[number / 10 % given.count],
      given[number / 140 % given.count],
    ]
    return String(parts) + "\(number)"
  }
}
