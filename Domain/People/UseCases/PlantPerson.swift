/// Adds a person to keep in touch with.
public struct PlantPerson: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the new person and links the contact. Without `contactID`, this is the contact with
  /// that number, if there is one; if another person has the number too, only a contact with the
  /// same name.
  ///
  /// Throws ``DomainError/invalid(_:)`` for a planting day or a birthday in the future, and
  /// ``DomainError/conflict(_:holder:)`` for a contact that is already linked. Throws
  /// ``PlantRefusal/namesake(name:dueOn:)`` if a person has the same name, ignoring case and
  /// accents, unless `allowsNamesake`, and ``PlantRefusal/sharedNumber(with:)`` if a person has the
  /// number, unless `sharingNumber`.
  @discardableResult
  public func callAsFunction(
    _ details: PersonDetails, from contactID: ID<Contact>? = nil, allowsNamesake: Bool = false,
    sharingNumber: Bool = false
  ) throws -> Person {
    try Person.check(plantingDay: details.plantedOn, today: clock.today)
    try details.birthday?.checkIsNotInFuture(today: clock.today)
    return try store.write { repositories in
      let given = try contactID.map { try requireUnlinked($0, in: repositories) }
      if !allowsNamesake { try requireNoNamesake(of: details.name.value, in: repositories) }
      let holder = try repositories.phoneHolder(of: details.phone)
      if let holder, !sharingNumber {
        throw DomainError.refused(.plant(.sharedNumber(with: holder.name)))
      }
      let contact =
        try given
        ?? details.phone.flatMap {
          try unlinkedContact(
            of: $0, isShared: holder != nil, named: details.name, in: repositories)
        }
      let id = try newID { try repositories.people.person($0) != nil }
      let person = Person(id: id, planting: details)
      try repositories.people.save(person)
      if var contact {
        contact.plantedPersonID = id
        try repositories.contacts.save(contact)
      }
      return person
    }
  }

  /// Returns the only unlinked contact with that number; if there are several or the number is
  /// shared, the one with that name.
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

  private func requireNoNamesake(of name: String, in repositories: Repositories) throws {
    guard let namesake = try repositories.namesake(of: name) else { return }
    throw DomainError.refused(
      .plant(.namesake(name: namesake.name, dueOn: namesake.care.dueOn)))
  }

  private func requireUnlinked(_ id: ID<Contact>, in repositories: Repositories) throws -> Contact {
    let contact = try repositories.existing(id)
    guard contact.plantedPersonID == nil else {
      throw DomainError.conflict(.person, holder: contact.name)
    }
    return contact
  }
}
