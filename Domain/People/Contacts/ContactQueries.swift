/// Queries about contacts.
public struct ContactQueries: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the contacts that the filter accepts, at these indices, in the order of
  /// ``Contact/isListedBefore(_:_:)``.
  public func list(
    _ filter: ContactFilter = .notPlanted, in places: Range<Int>
  ) throws -> [Contact] {
    try Array(each: { try list(filter, in: places, each: $0) })
  }

  /// Passes the contacts of ``list(_:in:)`` to `each`, one at a time.
  public func list(
    _ filter: ContactFilter = .notPlanted, in places: Range<Int>,
    each: (Contact) throws -> Void
  ) throws {
    try SearchedText.check(filter.search)
    let line = try SearchExpression(filter.search)
    try store.read { repositories in
      guard line.needsFiltering else {
        return try repositories.contacts.list(filter, in: places, each: each)
      }
      try repositories.contacts(filter, by: line, in: places, each: each)
    }
  }

  /// Returns the contact that the words match: by the name, a part of it, its initial consonants,
  /// or the last letters of the id; if none matches, by a part of a phone number. Throws
  /// ``DomainError/notFound(_:query:nearest:)`` or ``DomainError/ambiguous(_:query:candidates:)``.
  public func find(_ who: String) throws -> Contact {
    let resolver = NameResolver<Contact>(
      .contact, id: \.id, names: { [$0.name] },
      details: { $0.details.phones.prefix(1).map { .phone($0) } })
    guard (try? SearchedText(who)) != nil else {
      throw DomainError.notFound(.contact, query: who, nearest: [])
    }
    return try store.read { repositories in
      let contacts = repositories.contacts
      let enough = NameResolver<Contact>.candidateLimit
      let found = try contacts.matched(by: NameMatcher(who), limit: enough)
      if found.isEmpty, PhoneNumber.searchDigits(in: who) != nil {
        let filter = ContactFilter(search: who, includesPlanted: true)
        let numbered = try contacts.list(filter, in: 0..<enough)
        if let contact = try resolver.onlyMatch(of: numbered, meantBy: who) { return contact }
      }
      return try resolver.choose(who) {
        try contacts.matched(by: $0, limit: enough)
      } known: {
        let filter = ContactFilter(includesPlanted: true)
        return try contacts.list(filter, in: 0..<NameResolver<Contact>.nameLimit).map(\.name)
      }
    }
  }

  /// Returns the number of all contacts, including those linked to a person.
  package func count() throws -> Int { try store.read { try $0.profile.summary().contacts } }

  /// Returns the contact with the id; throws ``DomainError/notFound(_:query:nearest:)``.
  public func contact(_ id: ID<Contact>) throws -> Contact {
    try store.read { try $0.existing(id) }
  }

  /// Returns the address book with exactly this name; if there is none, the only one whose name
  /// matches the words. Throws ``CalendarRefusal/unknownAddressBook(name:known:)``.
  public func addressBook(matching typed: String) throws -> CalendarName {
    let known = [.home] + (try store.read { try $0.addressBooks() }).map(\.name)
    if let exact = known.first(where: { $0.value.hasSameBytes(as: typed) }) { return exact }
    let found = known.filter { SearchFolding.matches($0.value, typed) }
    guard found.count == 1, let only = found.first else {
      throw CalendarRefusal.unknownAddressBook(
        name: typed, known: known.filter { !$0.isHome }
      ).error
    }
    return only
  }

  /// Returns the address books to which contacts can be added, the home one first.
  public func writableAddressBooks() throws -> [CalendarName] {
    [.home] + (try store.read { try $0.addressBooks() }).filter { !$0.isReadOnly }.map(\.name)
  }

  /// Returns the contact that is linked to the person; nil if there is none or it cannot be read.
  public func contact(plantedAs person: ID<Person>) throws -> Contact? {
    try store.read { try $0.linkedContact(of: person) }
  }
}
