import HearthDomain

struct InMemoryContactRepository: ContactRepository {
  let transaction: InMemoryTransaction

  func contact(_ id: ID<Contact>) throws -> Contact? {
    try transaction.read { $0.contacts[id] }
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

  func duplicates(_ likeness: String) throws -> [Contact] {
    try transaction.read { $0.contacts.all(with: .text(likeness)) }
  }
}
