/// Keeps the address book; names and numbers may be there several times.
public protocol ContactRepository {
  /// The contact with that id, or nil.
  func contact(_ id: ID<Contact>) throws -> Contact?

  /// The contact that was planted as that person, the first by id, or nil.
  func contact(plantedAs person: ID<Person>) throws -> Contact?

  /// Adds the contact, or replaces the one with the same id.
  func save(_ contact: Contact) throws

  /// Nothing happens if there is no such contact; a person planted from it stays.
  func remove(_ id: ID<Contact>) throws

  /// Hands over the contacts whom the filter accepts, in the order of
  /// ``Contact/isListedBefore(_:_:)``, from the range of places; fewer where the list ends.
  /// However long the list is, little memory is needed; what the body throws ends it.
  func list(
    _ filter: ContactFilter, in places: Range<Int>, each: (Contact) throws -> Void) throws

  /// Up to `limit` contacts that are meant by their id or their name, in the order of
  /// ``NameMatcher``.
  func meant(by meaning: NameMatcher, limit: Int) throws -> [Contact]

  /// Those in that address book, by id.
  func all(in addressBook: CalendarName) throws -> [Contact]

  /// The names of the address books in which there are contacts, without the one at home.
  func addressBooks() throws -> [CalendarName]

  /// All contacts with that ``ContactDetails/likeness``, by id.
  func alike(_ likeness: String) throws -> [Contact]
}

extension ContactRepository {
  /// The contacts whom the filter accepts, from the range of places.
  public func list(_ filter: ContactFilter, in places: Range<Int>) throws -> [Contact] {
    try Array(each: { try list(filter, in: places, each: $0) })
  }
}

/// Which contacts a list shows.
public struct ContactFilter: Hashable, Sendable {
  /// Only those whom ``Contact/answers(to:)`` finds; blank for all.
  public var search: String
  /// Whether those who were planted already are shown too.
  public var includesPlanted: Bool

  public static let notPlanted = ContactFilter()

  public init(search: String = "", includesPlanted: Bool = false) {
    self.search = search
    self.includesPlanted = includesPlanted
  }

  public func accepts(_ contact: Contact) -> Bool {
    (includesPlanted || contact.plantedAs == nil) && contact.answers(to: search)
  }
}
