/// Renames an address book, including its contacts and its link.
public struct RenameAddressBook: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the renamed address book. Throws ``CalendarRefusal/isHome`` or
  /// ``CalendarRefusal/unknownAddressBook(name:known:)``; if the new name is in use,
  /// ``CalendarRefusal/addressBookTaken(_:)`` or ``CalendarRefusal/nameTaken(_:)``.
  @discardableResult
  public func callAsFunction(
    _ name: CalendarName, to new: CalendarName
  ) throws -> AddressBook {
    try store.write { repositories in
      if name.isHome { throw CalendarRefusal.isHome.error }
      let known = try repositories.addressBooks()
      guard let old = known.first(where: { $0.name == name }) else {
        throw CalendarRefusal.unknownAddressBook(name: name.value, known: known.map(\.name)).error
      }
      if new == name { return old }
      try repositories.requireNoAddressBook(new, besides: name)
      try repositories.requireNoCalendar(new)
      let book = AddressBook(name: new, isReadOnly: old.isReadOnly, link: old.link)
      // Saving an address book without properties removes it.
      try repositories.calendars.save(AddressBook(name: name))
      try repositories.calendars.save(book)
      for var contact in try repositories.contacts.contacts(in: name) {
        contact.addressBook = new
        try repositories.contacts.save(contact)
      }
      try repositories.journal.setVerb(.edit, subject: new.value)
      return book
    }
  }
}
