/// Adds a contact to an address book.
public struct AddContact: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the new contact. Throws ``DomainError/invalid(_:)`` for a birthday in the future,
  /// ``DomainError/conflict(_:holder:)`` if a contact has the same name and numbers, and
  /// ``CalendarRefusal`` if the address book is read-only or does not exist.
  @discardableResult
  public func callAsFunction(
    _ details: ContactDetails, in addressBook: CalendarName = .home
  ) throws -> Contact {
    try details.birthday?.checkIsNotInFuture(today: clock.today)
    return try store.write { repositories in
      try repositories.requireWritable(addressBook: addressBook)
      if let other = try repositories.contacts.duplicates(details.duplicateKey).first {
        throw DomainError.conflict(.contact, holder: other.name)
      }
      return try repositories.add(details, in: addressBook, newID)
    }
  }
}

extension Repositories {
  func add(
    _ details: ContactDetails, in addressBook: CalendarName = .home, _ newID: IDGenerator
  ) throws -> Contact {
    let id = try newID { try contacts.contact($0) != nil }
    let contact = Contact(id: id, details: details, in: addressBook)
    try contacts.save(contact)
    return contact
  }
}
