/// An address book by its name, with what is known of it beside its contacts.
///
/// Every contact is in exactly one: the one at home, or one that is kept equal to something
/// elsewhere. Names are those of calendars, and no two links have the same.
public struct AddressBook: Hashable, Sendable {
  public let name: CalendarName
  /// Whether its contacts come from elsewhere, and nobody changes them here.
  public var isReadOnly: Bool
  /// From what the ids of its contacts follow, on every device; nil where it is kept equal to
  /// nothing.
  public var link: ID<Link>?

  public init(name: CalendarName, isReadOnly: Bool = false, link: ID<Link>? = nil) {
    self.name = name
    self.isReadOnly = isReadOnly
    self.link = link
  }
}

extension Repositories {
  /// Those of which something is kept, and those that only their contacts name, in the order of
  /// their names; without the one at home, of which there is nothing to know.
  func addressBooks() throws -> [AddressBook] {
    let kept = try calendars.addressBooks()
    let others = try contacts.addressBooks().filter { name in !kept.contains { $0.name == name } }
    return (kept + others.map { AddressBook(name: $0) }).sorted { $0.name < $1.name }
  }

  /// Throws ``CalendarRefusal/addressBookTaken(_:)`` where one is called so: a calendar that got
  /// its name could never be linked, for a link is meant by its name alone.
  func requireNoAddressBook(_ name: CalendarName) throws {
    if try addressBooks().contains(where: { $0.name == name }) {
      throw CalendarRefusal.addressBookTaken(name).error
    }
  }

  /// Throws ``CalendarRefusal`` where there is no such address book, or nobody changes what is in
  /// it.
  func requireWritable(addressBook name: CalendarName) throws {
    if name.isHome { return }
    let books = try addressBooks()
    guard let book = books.first(where: { $0.name == name }) else {
      throw CalendarRefusal.unknownAddressBook(name: name.value, known: books.map(\.name)).error
    }
    if book.isReadOnly { throw CalendarRefusal.addressBookIsReadOnly(name).error }
  }
}
