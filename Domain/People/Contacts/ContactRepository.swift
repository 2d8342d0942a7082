/// Stores contacts; names and numbers need not be unique.
public protocol ContactRepository {
  /// Returns the contact with that id, or nil.
  func contact(_ id: ID<Contact>) throws -> Contact?

  /// Returns the contact that is linked to that person, or nil; of several, the one with the lowest
  /// id.
  func contact(plantedAs person: ID<Person>) throws -> Contact?

  /// Adds the contact, or replaces the one with that id.
  func save(_ contact: Contact) throws

  /// Removes the contact; a person linked to it stays. Does nothing if the contact does not exist.
  func remove(_ id: ID<Contact>) throws

  /// Passes the contacts that the filter accepts to `each`, at these indices, in the order of
  /// ``Contact/isListedBefore(_:_:)``; fewer if the list is shorter. The list is not held in
  /// memory; an error thrown by `each` ends it.
  func list(
    _ filter: ContactFilter, in places: Range<Int>, each: (Contact) throws -> Void) throws

  /// Returns up to `limit` contacts whose id or name matches, in the order of ``NameMatcher``.
  func matched(by meaning: NameMatcher, limit: Int) throws -> [Contact]

  /// Returns the contacts of that address book, by id.
  func contacts(in addressBook: CalendarName) throws -> [Contact]

  /// Returns the names of the address books with contacts, without the home one.
  func addressBooks() throws -> [CalendarName]

  /// Returns all contacts with that ``ContactDetails/duplicateKey``, by id.
  func duplicates(_ likeness: String) throws -> [Contact]
}

extension ContactRepository {
  /// Returns the contacts that the filter accepts, at these indices.
  public func list(_ filter: ContactFilter, in places: Range<Int>) throws -> [Contact] {
    try Array(each: { try list(filter, in: places, each: $0) })
  }
}

/// Filters a list of contacts.
public struct ContactFilter: Hashable, Sendable {
  /// Only contacts that ``Contact/matches(_:)`` accepts; blank for all.
  public var search: String
  /// Whether contacts that are already linked to a person are listed, too.
  public var includesPlanted: Bool

  public static let notPlanted = ContactFilter()

  public init(search: String = "", includesPlanted: Bool = false) {
    self.search = search
    self.includesPlanted = includesPlanted
  }

  public func accepts(_ contact: Contact) -> Bool {
    (includesPlanted || contact.plantedPersonID == nil) && contact.matches(search)
  }
}
