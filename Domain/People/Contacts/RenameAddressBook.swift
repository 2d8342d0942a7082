/// Gives an address book another name, with which its contacts and its link go along.
public struct RenameAddressBook: UseCase, Sendable {
  let context: UseCaseContext

  /// Throws ``CalendarRefusal/isHome``, ``CalendarRefusal/unknownAddressBook(name:known:)`` and,
  /// where something is called so already, ``CalendarRefusal/addressBookTaken(_:)`` or
  /// ``CalendarRefusal/taken(_:)``.
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
      try repositories.requireNoAddressBook(new)
      if try repositories.calendar(named: new) != nil { throw CalendarRefusal.taken(new).error }
      let book = AddressBook(name: new, isReadOnly: old.isReadOnly, link: old.link)
      // One of which nothing is known but its name is forgotten.
      try repositories.calendars.save(AddressBook(name: name))
      try repositories.calendars.save(book)
      for var contact in try repositories.contacts.all(in: name) {
        contact.addressBook = new
        try repositories.contacts.save(contact)
      }
      try repositories.journal.describe(.edit, subject: new.value)
      return book
    }
  }
}
