import HearthDomain

struct InMemoryPersonRepository: PersonRepository {
  let transaction: InMemoryTransaction

  func person(_ id: ID<Person>) throws -> Person? {
    try transaction.read { $0.people[id] }
  }

  func save(_ person: Person) throws {
    try transaction.write { $0.people.save(person) }
  }

  func remove(_ id: ID<Person>) throws {
    try transaction.write { tables in
      tables.people.remove(id)
      tables.waterings.removeAll(ownedBy: id)
      tables.postponements.removeAll(ownedBy: id)
      for var contact in tables.contacts.all where contact.plantedPersonID == id {
        contact.plantedPersonID = nil
        tables.contacts.save(contact)
      }
    }
  }

  func list(
    _ filter: PersonFilter, in places: Range<Int>, each: (Person) throws -> Void
  ) throws {
    try transaction.read { $0.people.all.filter(filter.accepts) }
      .sorted(by: Person.isListedBefore).page(places).forEach(each)
  }

  func totals(on day: Day) throws -> GardenTotals {
    try transaction.read { tables in
      tables.people.all.reduce(into: GardenTotals()) { totals, person in
        totals.people += 1
        totals.duePlants += person.care.dueOn == day ? 1 : 0
        totals.wiltedPlants += person.care.dueOn < day ? 1 : 0
        totals.fullPlants += person.care.affection.isFull ? 1 : 0
        totals.waterings += person.care.wateringCount
        totals.postponements += person.care.postponementCount
      }
    }
  }

  func people(withPhoneKey key: String) throws -> [Person] {
    try transaction.read { $0.people.all(with: .text(key)) }
  }

  func matched(by meaning: NameMatcher, limit: Int) throws -> [Person] {
    try transaction.read { tables in
      tables.people.all.compactMap { meaning.fit($0.id, $0.names) }.sorted()
        .prefix(max(0, limit)).compactMap { tables.people[$0.id] }
    }
  }

  func dueCounts(on days: ClosedRange<Day>) throws -> [Day: Int] {
    try transaction.read { tables in
      tables.people.all.map(\.care.dueOn).filter(days.contains).reduce(into: [:]) {
        $0[$1, default: 0] += 1
      }
    }
  }

  func peopleBorn(on birthdays: [Birthday]) throws -> [Person] {
    let wanted = Set(birthdays)
    return try transaction.read { tables in
      tables.people.all.filter { person in
        person.details.birthday.map { wanted.contains($0.withoutYear) } ?? false
      }
    }
  }
}

extension Array {
  func page(_ places: Range<Int>) -> [Element] {
    Array(self[places.clamped(to: indices)])
  }
}
