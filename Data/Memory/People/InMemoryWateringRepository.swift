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

  func newest(on days: ClosedRange<Day>, in places: Range<Int>) throws -> [Watering] {
    try transaction.read { $0.waterings.all }.filter { days.contains($0.day) }
      .sorted { Watering.isEarlier($1, $0) }.page(places)
  }
}
