/// Replaces the data of a contact. A person linked to it does not change.
public struct EditContact: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the contact as saved. If `addressBook` is given, the contact is also moved there.
  ///
  /// Throws ``DomainError/invalid(_:)`` for a birthday in the future,
  /// ``DomainError/conflict(_:holder:)`` if another contact has the same name and numbers, and
  /// ``DomainError/refused(_:)`` if the contact has changed since `seen` or an address book is
  /// read-only.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Contact>, to details: ContactDetails, from seen: ContactDetails? = nil,
    in addressBook: CalendarName? = nil
  ) throws -> Contact {
    try store.write { repositories in
      var contact = try repositories.existing(id)
      try Refusal.checkUnchanged(contact.details, since: seen)
      for name in Set([contact.addressBook, addressBook ?? contact.addressBook]) {
        try repositories.requireWritable(addressBook: name)
      }
      if details.birthday != contact.details.birthday {
        try details.birthday?.checkIsNotInFuture(today: clock.today)
      }
      if let other = try repositories.contacts.duplicates(details.duplicateKey).first(where: {
        $0.id != id
      }) {
        throw DomainError.conflict(.contact, holder: other.name)
      }
      contact.details = details
      contact.addressBook = addressBook ?? contact.addressBook
      try repositories.contacts.save(contact)
      return contact
    }
  }
}
