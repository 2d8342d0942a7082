import HearthDomain

/// People and their waterings.
struct SampleGarden {
  let size: StoreSize
  let chance: SampleChance

  private var people: Int { size == .large ? 10_000 : 1_000 }

  private var wateringsEach: Int {
    switch size {
    case .small: 1
    case .medium: 10
    case .large: 30
    }
  }

  func fill(_ repositories: Repositories) throws {
    for number in 0..<people { try plant(number, in: repositories) }
  }

  private func plant(_ number: Int, in repositories: Repositories) throws {
    let rhythm = try CareRhythm(everyDays: chance.number(1...90))
    // Fifty plants are due or overdue at every size, so that the same number of rows is listed.
    let isDue = number % (people / 50) == 0
    let since = isDue ? rhythm.days + chance.number(0...3) : chance.number(0...rhythm.days - 1)
    let first = SampleStore.today.adding(days: -wateringsEach * rhythm.days - since)
    let details = PersonDetails(
      name: try PersonName(name(number)), phone: try PhoneNumber("010\(10_000_000 + number)"),
      rhythm: rhythm, plantedOn: first)
    let id: ID<Person> = try chance.id()
    let waterings = try (1...wateringsEach).map { turn in
      Watering(
        id: try chance.id(), personID: id, on: first.adding(days: turn * rhythm.days),
        means: ContactMethod.allCases[turn % ContactMethod.allCases.count],
        review: try Review(keywords: [Keyword("안부")], memo: Memo("오래 이야기했다 \(turn)")))
    }
    let history = CareHistory(plantedOn: first, rhythm: rhythm, waterings: waterings)
    try repositories.people.save(Person(id: id, details: details, care: history.care))
    for watering in waterings { try repositories.waterings.save(watering) }
  }

  /// Returns a Korean name of three syllables and a number, which makes it unique.
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
