/// Replaces what is known of somebody in the address book; a person planted from it stays as it is.
public struct EditContact: UseCase, Sendable {
  let context: UseCaseContext

  /// Puts it into that address book, too, where one is named.
  ///
  /// Throws ``DomainError/invalid(_:)`` for a birthday to come, ``DomainError/conflict(_:holder:)``
  /// when another contact has the same name and the same numbers, ``DomainError/refused(_:)`` when
  /// it is no longer what was seen, or nobody changes what is in its address book.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Contact>, to details: ContactDetails, from seen: ContactDetails? = nil,
    in addressBook: CalendarName? = nil
  ) throws -> Contact {
    try store.write { repositories in
      var contact = try repositories.existing(id)
      try Refusal.check(contact.details, isStill: seen)
      for name in Set([contact.addressBook, addressBook ?? contact.addressBook]) {
        try repositories.requireWritable(addressBook: name)
      }
      if details.birthday != contact.details.birthday {
        try details.birthday?.check(today: clock.today)
      }
      if let other = try repositories.contacts.alike(details.likeness).first(where: { $0.id != id })
      {
        throw DomainError.conflict(.contact, holder: other.name)
      }
      contact.details = details
      contact.addressBook = addressBook ?? contact.addressBook
      try repositories.contacts.save(contact)
      return contact
    }
  }
}
