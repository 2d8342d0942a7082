import HearthDomain

/// Keeps people, and notes what changes.
struct TrackingPersonRepository: PersonRepository {
  let log: ChangeLog

  private var kept: any PersonRepository { log.kept.people }

  func save(_ person: Person) throws {
    try log.note(.person(person.id))
    try kept.save(person)
  }

  func remove(_ id: ID<Person>) throws {
    try log.note(.person(id))
    let waterings = try log.kept.waterings.waterings(of: id, on: .earliest ... .latest)
    try log.note(waterings.map { .watering($0.id) })
    let postponements = try log.kept.postponements.postponements(of: id)
    try log.note(postponements.map { .postponement($0.id) })
    if let contact = try log.kept.contacts.contact(plantedAs: id) {
      try log.note(.contact(contact.id))
    }
    try kept.remove(id)
  }

  func person(_ id: ID<Person>) throws -> Person? { try kept.person(id) }

  func list(
    _ filter: PersonFilter, in places: Range<Int>, each: (Person) throws -> Void
  ) throws {
    try kept.list(filter, in: places, each: each)
  }

  func totals(on day: Day) throws -> GardenTotals { try kept.totals(on: day) }

  func holder(ofPhone key: String) throws -> Person? { try kept.holder(ofPhone: key) }

  func meant(by words: String, limit: Int) throws -> [Person] {
    try kept.meant(by: words, limit: limit)
  }

  func meant(bySpaceless words: String, limit: Int) throws -> [Person] {
    try kept.meant(bySpaceless: words, limit: limit)
  }

  func dueCounts(on days: ClosedRange<Day>) throws -> [Day: Int] {
    try kept.dueCounts(on: days)
  }

  func born(on birthdays: [Birthday]) throws -> [Person] { try kept.born(on: birthdays) }
}

/// Keeps the address book, and notes what changes.
struct TrackingContactRepository: ContactRepository {
  let log: ChangeLog

  private var kept: any ContactRepository { log.kept.contacts }

  func save(_ contact: Contact) throws {
    try log.note(.contact(contact.id))
    try kept.save(contact)
  }

  func remove(_ id: ID<Contact>) throws {
    try log.note(.contact(id))
    try kept.remove(id)
  }

  func contact(_ id: ID<Contact>) throws -> Contact? { try kept.contact(id) }

  func contact(plantedAs person: ID<Person>) throws -> Contact? {
    try kept.contact(plantedAs: person)
  }

  func list(
    _ filter: ContactFilter, in places: Range<Int>, each: (Contact) throws -> Void
  ) throws {
    try kept.list(filter, in: places, each: each)
  }

  func meant(by words: String, limit: Int) throws -> [Contact] {
    try kept.meant(by: words, limit: limit)
  }

  func meant(bySpaceless words: String, limit: Int) throws -> [Contact] {
    try kept.meant(bySpaceless: words, limit: limit)
  }

  func alike(_ likeness: String) throws -> [Contact] { try kept.alike(likeness) }
}
