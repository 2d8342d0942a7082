extension Repositories {
  /// Throws ``DomainError/notFound(_:query:nearest:)`` when there is no such person.
  func existing(_ id: ID<Person>) throws -> Person {
    try existing(id, .person, by: people.person(_:))
  }

  /// Throws ``DomainError/notFound(_:query:nearest:)`` when there is no such watering.
  func existing(_ id: ID<Watering>) throws -> Watering {
    try existing(id, .watering, by: waterings.watering(_:))
  }

  /// Throws ``DomainError/notFound(_:query:nearest:)`` when there is no such contact.
  func existing(_ id: ID<Contact>) throws -> Contact {
    try existing(id, .contact, by: contacts.contact(_:))
  }

  /// The contact that somebody is joined with; nil for one that cannot be read.
  func contactShown(of id: ID<Person>) throws -> Contact? {
    try leavingOutInvalid { try contacts.contact(plantedAs: id) }
  }

  /// The first who is planted under that name, case and accents aside.
  func namesake(of name: String) throws -> Person? {
    try people.meant(by: NameMatcher(name), limit: NameResolver<Person>.enoughCandidates)
      .first { NameFit(of: name, to: $0.name) == .exact }
  }

  /// All that was done for the person's plant, from which its care follows.
  package func history(of person: Person) throws -> CareHistory {
    CareHistory(
      plantedOn: person.details.plantedOn, rhythm: person.details.rhythm,
      countedFrom: person.details.countedFrom,
      waterings: try waterings.waterings(of: person.id, on: .earliest ... .latest),
      postponements: try postponements.postponements(of: person.id))
  }

  /// Saves the person with the care that follows from the history, and tells what changed.
  func save(_ person: Person, after history: CareHistory, today: Day) throws -> CareChange {
    var after = person
    after.care = history.care
    try people.save(after)
    return CareChange(before: person, after: after, today: today)
  }

  /// Somebody else who has the number: of several the one with the least id.
  func holder(of phone: PhoneNumber?, besides id: ID<Person>? = nil) throws -> Person? {
    try phone.flatMap { phone in
      try people.holders(ofPhone: phone.key).first { $0.id != id }
    }
  }
}
