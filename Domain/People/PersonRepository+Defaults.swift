/// Answers from the list of all people, for stores without an index.
extension PersonRepository {
  private func all() throws -> [Person] { try list(.all, in: 0..<Int.max) }

  public func totals(on day: Day) throws -> GardenTotals {
    try all().reduce(into: GardenTotals()) { totals, person in
      totals.people += 1
      totals.duePlants += person.care.dueOn == day ? 1 : 0
      totals.wiltedPlants += person.care.dueOn < day ? 1 : 0
      totals.fullPlants += person.care.affection.isFull ? 1 : 0
      totals.waterings += person.care.wateringCount
      totals.postponements += person.care.postponementCount
    }
  }

  public func people(withPhoneKey key: String) throws -> [Person] {
    try all().filter { $0.details.phone?.comparisonKey == key }.sorted { $0.id < $1.id }
  }

  public func matched(by meaning: NameMatcher, limit: Int) throws -> [Person] {
    try all().compactMap { meaning.fit($0.id, $0.names) }.sorted().prefix(max(0, limit))
      .compactMap { try person($0.id) }
  }

  public func dueCounts(on days: ClosedRange<Day>) throws -> [Day: Int] {
    try all().map(\.care.dueOn).filter(days.contains).reduce(into: [:]) {
      $0[$1, default: 0] += 1
    }
  }

  public func peopleBorn(on birthdays: [Birthday]) throws -> [Person] {
    let wanted = Set(birthdays)
    return try all().filter { person in
      person.details.birthday.map { wanted.contains($0.withoutYear) } ?? false
    }.sorted { $0.id < $1.id }
  }
}
