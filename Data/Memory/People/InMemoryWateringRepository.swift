import HearthDomain

struct InMemoryWateringRepository: WateringRepository {
  let transaction: InMemoryTransaction

  func watering(_ id: ID<Watering>) throws -> Watering? {
    try transaction.read { $0.waterings[id] }
  }

  func save(_ watering: Watering) throws {
    try transaction.write { tables in
      try tables.require(tables.people[watering.personID], .person, watering.personID)
      tables.waterings.save(watering)
    }
  }

  func remove(_ id: ID<Watering>) throws {
    try transaction.write { $0.waterings.remove(id) }
  }

  func waterings(of person: ID<Person>, on days: ClosedRange<Day>) throws -> [Watering] {
    try transaction.read { $0.waterings.owned(by: person).filter { days.contains($0.day) } }
  }

  func daysWithWatering(in days: ClosedRange<Day>) throws -> [Day] {
    try Set(transaction.read { $0.waterings.all }.map(\.day)).filter(days.contains).sorted()
  }

  func wateredPeople(in days: ClosedRange<Day>) throws -> [ID<Person>: Set<Day>] {
    try transaction.read { $0.waterings.all }.filter { days.contains($0.day) }.reduce(into: [:]) {
      $0[$1.personID, default: []].insert($1.day)
    }
  }

  func wateringCounts(on days: ClosedRange<Day>) throws -> [Day: Int] {
    try transaction.read { $0.waterings.all }.map(\.day).filter(days.contains).reduce(into: [:]) {
      $0[$1, default: 0] += 1
    }
  }

  func waterings(on day: Day, in places: Range<Int>) throws -> [Watering] {
    try transaction.read { $0.waterings.all }.filter { $0.day == day }.sorted { $0.id < $1.id }
      .page(places)
  }

  func newest(of person: ID<Person>, in places: Range<Int>) throws -> [Watering] {
    try transaction.read { $0.waterings.owned(by: person).reversed() }.page(places)
  }

  func newest(on days: ClosedRange<Day>, in places: Range<Int>) throws -> [Watering] {
    try transaction.read { $0.waterings.all }.filter { days.contains($0.day) }
      .sorted { Watering.isEarlier($1, $0) }.page(places)
  }

  func forEachReviewed(
    on days: ClosedRange<Day>, each: (_ watering: Watering, _ isEnough: inout Bool) throws -> Void
  ) throws {
    var isEnough = false
    for watering in try newest(on: days, in: 0..<Int.max) where !watering.review.isBlank {
      try each(watering, &isEnough)
      if isEnough { return }
    }
  }

  func search(_ words: String, in places: Range<Int>) throws -> [Watering] {
    guard !SearchFolding.folded(words).isEmpty else { return [] }
    return try transaction.read { $0.waterings.all }
      .filter { $0.review.searchedTexts.contains { SearchFolding.matches($0, words) } }
      .sorted { Watering.isEarlier($1, $0) }.page(places)
  }

  func unreviewed(enteredAt moments: Range<Instant>) throws -> [Watering] {
    let ids = ID<Watering>.values(madeAt: moments)
    return try transaction.read { $0.waterings.all }
      .filter { $0.review.isBlank && ids.contains($0.id.rawValue) }.sorted { $0.id < $1.id }
  }
}
