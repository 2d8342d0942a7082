extension Repositories {
  /// Returns the person; throws ``DomainError/notFound(_:query:nearest:)`` if there is none.
  func existing(_ id: ID<Person>) throws -> Person {
    try existing(id, .person, by: people.person(_:))
  }

  /// Returns the watering; throws ``DomainError/notFound(_:query:nearest:)`` if there is none.
  func existing(_ id: ID<Watering>) throws -> Watering {
    try existing(id, .watering, by: waterings.watering(_:))
  }

  /// Returns the contact; throws ``DomainError/notFound(_:query:nearest:)`` if there is none.
  func existing(_ id: ID<Contact>) throws -> Contact {
    try existing(id, .contact, by: contacts.contact(_:))
  }

  /// Returns the contact that is linked to the person; nil if there is none or it cannot be read.
  func linkedContact(of id: ID<Person>) throws -> Contact? {
    try omittingInvalidRows { try contacts.contact(plantedAs: id) }
  }

  /// Returns the first person with that name, ignoring case and accents.
  func namesake(of name: String) throws -> Person? {
    try people.matched(by: NameMatcher(name), limit: NameResolver<Person>.candidateLimit)
      .first { NameMatchQuality(of: name, to: $0.name) == .exact }
  }

  /// Returns all waterings and postponements of the person.
  package func history(of person: Person) throws -> CareHistory {
    CareHistory(
      plantedOn: person.details.plantedOn, rhythm: person.details.rhythm,
      countedFrom: person.details.countedFrom,
      waterings: try waterings.waterings(of: person.id, on: .earliest ... .latest),
      postponements: try postponements.postponements(of: person.id))
  }

  /// Saves the person with the plant's state computed from the history; returns the person before
  /// and after. `before` is needed if details have changed, too.
  func save(
    _ person: Person, from before: Person? = nil, after history: CareHistory, today: Day
  ) throws -> CareChange {
    var after = person
    after.care = history.care
    try people.save(after)
    return CareChange(before: before ?? person, after: after, today: today)
  }

  /// Returns another person with that phone number; of several, the one with the lowest id.
  func phoneHolder(of phone: PhoneNumber?, besides id: ID<Person>? = nil) throws -> Person? {
    try phone.flatMap { phone in
      try people.people(withPhoneKey: phone.comparisonKey).first { $0.id != id }
    }
  }
}
