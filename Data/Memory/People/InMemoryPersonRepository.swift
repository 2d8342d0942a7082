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

  func people(withPhoneKey key: String) throws -> [Person] {
    try transaction.read { $0.people.all(with: .text(key)) }
  }
}
