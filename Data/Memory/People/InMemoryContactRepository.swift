import HearthDomain

struct InMemoryContactRepository: ContactRepository {
  let transaction: InMemoryTransaction

  func contact(_ id: ID<Contact>) throws -> Contact? {
    try transaction.read { $0.contacts[id] }
  }

  func contact(plantedAs person: ID<Person>) throws -> Contact? {
    try transaction.read { $0.contacts.all.first { $0.plantedPersonID == person } }
  }

  func save(_ contact: Contact) throws {
    try transaction.write { tables in
      if let person = contact.plantedPersonID {
        try tables.require(tables.people[person], .person, person)
      }
      tables.contacts.save(contact)
    }
  }

  func remove(_ id: ID<Contact>) throws {
    try transaction.write { $0.contacts.remove(id) }
  }

  func list(
    _ filter: ContactFilter, in places: Range<Int>, each: (Contact) throws -> Void
  ) throws {
    try transaction.read { $0.contacts.all.filter(filter.accepts) }
      .sorted(by: Contact.isListedBefore).page(places).forEach(each)
  }

  func matched(by meaning: NameMatcher, limit: Int) throws -> [Contact] {
    try transaction.read { tables in
      tables.contacts.all.compactMap { meaning.fit($0.id, [$0.name]) }.sorted()
        .prefix(max(0, limit)).compactMap { tables.contacts[$0.id] }
    }
  }

  func contacts(in addressBook: CalendarName) throws -> [Contact] {
    try transaction.read { $0.contacts.all.filter { $0.addressBook == addressBook } }
  }

  func addressBooks() throws -> [CalendarName] {
    try transaction.read { tables in
      Set(tables.contacts.all.lazy.map(\.addressBook)).filter { !$0.isHome }.sorted()
    }
  }

  func duplicates(_ likeness: String) throws -> [Contact] {
    try transaction.read { $0.contacts.all(with: .text(likeness)) }
  }
}
