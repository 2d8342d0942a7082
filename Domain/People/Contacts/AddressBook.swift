/// Properties of an address book, without its contacts.
///
/// Every contact is in exactly one address book: the home one, or a linked one. Names of address
/// books and calendars follow the same rules, and no two links have the same name.
public struct AddressBook: Hashable, Sendable {
  public let name: CalendarName
  /// Whether the contacts are only downloaded, so that they cannot be changed here.
  public var isReadOnly: Bool
  /// The link that syncs this address book; nil if there is none. Contact ids are derived from it,
  /// so that they are equal on all devices.
  public var link: ID<Link>?

  public init(name: CalendarName, isReadOnly: Bool = false, link: ID<Link>? = nil) {
    self.name = name
    self.isReadOnly = isReadOnly
    self.link = link
  }
}

extension Repositories {
  /// Returns the address books that have stored properties or contacts, ordered by name, except the
  /// home one.
  func addressBooks() throws -> [AddressBook] {
    let kept = try calendars.addressBooks()
    let others = try contacts.addressBooks().filter { name in !kept.contains { $0.name == name } }
    return (kept + others.map { AddressBook(name: $0) }).sorted { $0.name < $1.name }
  }

  /// Throws ``CalendarRefusal/addressBookTaken(_:)`` if an address book other than `old` has this
  /// name. Calendars are checked too: a calendar with the name of an address book could not be
  /// linked, because links are identified by name.
  func requireNoAddressBook(_ name: CalendarName, besides old: CalendarName? = nil) throws {
    if try addressBooks().contains(where: { $0.name != old && $0.name.looksLike(name) }) {
      throw CalendarRefusal.addressBookTaken(name).error
    }
  }

  /// Throws ``CalendarRefusal`` if the address book does not exist or is read-only.
  func requireWritable(addressBook name: CalendarName) throws {
    if name.isHome { return }
    let books = try addressBooks()
    guard let book = books.first(where: { $0.name == name }) else {
      throw CalendarRefusal.unknownAddressBook(name: name.value, known: books.map(\.name)).error
    }
    if book.isReadOnly { throw CalendarRefusal.addressBookIsReadOnly(name).error }
  }
}
