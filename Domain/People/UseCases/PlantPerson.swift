/// Adds a person to keep in touch with.
public struct PlantPerson: UseCase, Sendable {
  let context: UseCaseContext

  /// Adds the person and links a contact: the one with `contactID`, or else the contact with the
  /// person's number, if there is one. If another person has the number, too, that contact must
  /// also have the same name.
  ///
  /// With `lastContact`, the last contact is recorded, too.
  ///
  /// Throws:
  ///
  /// - ``DomainError/invalid(_:)`` for a planting day or a birthday in the future, and for a last
  ///   contact in the future or before the planting,
  /// - ``DomainError/conflict(_:holder:)`` for a contact that is already linked,
  /// - ``PlantRefusal/namesake(name:dueOn:)`` if a person has the same name, ignoring case and
  ///   accents, unless agreed,
  /// - ``PlantRefusal/sharedNumber(with:name:)`` if a person has the number, unless
  ///   agreed.
  @discardableResult
  public func callAsFunction(
    _ details: PersonDetails, from contactID: ID<Contact>? = nil, lastContact: Day? = nil,
    agreed: [Refusal]? = nil
  ) throws -> Person {
    try Person.check(plantingDay: details.plantedOn, today: clock.today)
    try details.birthday?.checkIsNotInFuture(today: clock.today)
    return try store.write { repositories in
      let given = try contactID.map { try requireUnlinked($0, in: repositories) }
      if let other = try repositories.namesake(of: details.name.value) {
        try Refusal.plant(.namesake(name: other.name, dueOn: other.care.dueOn)).ask(unless: agreed)
      }
      let holder = try repositories.phoneHolder(of: details.phone)
      if let holder {
        let question = PlantRefusal.sharedNumber(with: holder.name, name: details.name.value)
        try Refusal.plant(question).ask(unless: agreed)
      }
      let contact =
        try given
        ?? details.phone.flatMap {
          try unlinkedContact(
            of: $0, isShared: holder != nil, named: details.name, in: repositories)
        }
      let id = try newID { try repositories.people.person($0) != nil }
      var person = Person(id: id, planting: details)
      try repositories.people.save(person)
      if let lastContact {
        let first = try newID { try repositories.waterings.watering($0) != nil }
        let watering = try person.watering(first, on: lastContact, by: .other, today: clock.today)
        try repositories.waterings.save(watering)
        let history = try repositories.history(of: person)
        person = try repositories.save(person, after: history, today: clock.today).after
      }
      if var contact {
        contact.plantedPersonID = id
        try repositories.contacts.save(contact)
      }
      return person
    }
  }

  /// Returns the unlinked contact with that number. If there are several, or `isShared`, it must
  /// also have that name; nil if there is none.
  private func unlinkedContact(
    of phone: PhoneNumber, isShared: Bool, named name: PersonName, in repositories: Repositories
  ) throws -> Contact? {
    let found = try repositories.contacts.list(
      ContactFilter(search: phone.comparisonKey), in: 0..<20
    )
    .filter { $0.details.phones.contains { $0.comparisonKey == phone.comparisonKey } }
    if found.count == 1, !isShared { return found[0] }
    let folded = SearchFolding.folded(name.value)
    return found.first { SearchFolding.folded($0.name) == folded }
  }

  private func requireUnlinked(_ id: ID<Contact>, in repositories: Repositories) throws -> Contact {
    let contact = try repositories.existing(id)
    guard contact.plantedPersonID == nil else {
      throw DomainError.conflict(.person, holder: contact.name)
    }
    return contact
  }
}
