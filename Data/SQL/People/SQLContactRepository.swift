import HearthDomain

/// Stores the address book in the table `contact`.
struct SQLContactRepository: ContactRepository {
  let connection: any SQLConnection
  let search: SearchIndex

  func contact(_ id: ID<Contact>) throws -> Contact? { try connection.item(id) }

  func contact(plantedAs person: ID<Person>) throws -> Contact? {
    try connection.first(
      where: "planted_as = ?1 ORDER BY id LIMIT 1", [.integer(person.rawValue)])
  }

  func save(_ contact: Contact) throws {
    if let person = contact.plantedPersonID { try connection.require(person, .person) }
    try SQLItemWriter(storedKind: Contact.storedKind, connection: connection, search: search).save(
      contact)
  }

  func remove(_ id: ID<Contact>) throws { try search.remove(id, from: .contact) }

  func list(
    _ filter: ContactFilter, in places: Range<Int>, each: (Contact) throws -> Void
  ) throws {
    let query = SearchQuery(filter.search, findsNumbers: true)
    guard query.isBlank else { return try list(query, filter, in: places, each: each) }
    let condition = filter.includesPlanted ? "" : "WHERE planted_as IS NULL"
    try connection.page(
      "SELECT \(Contact.table.columns) FROM contact \(condition) ORDER BY sort_key, id",
      in: places, of: "contact", Contact.init(row:), each: each)
  }

  private func list(
    _ query: SearchQuery, _ filter: ContactFilter, in places: Range<Int>,
    each: (Contact) throws -> Void
  ) throws {
    guard let found = try search.candidates(for: query, in: .contact) else { return }
    let condition = filter.includesPlanted ? "" : "AND planted_as IS NULL"
    try connection.page(
      """
      SELECT \(Contact.searchColumns) FROM \(found.sql) AS found CROSS JOIN contact
      WHERE id = entity_id \(condition) ORDER BY sort_key, id
      """,
      found.values, in: places, of: "contact", where: filter.accepts, Contact.init(found:)
    ) { light in
      let whole = try connection.ifReadable { try contact(light.id) }
      if case .some(.some(let contact)) = whole { try each(contact) }
    }
  }

  func matched(by meaning: NameMatcher, limit: Int) throws -> [Contact] {
    try search.matched(by: meaning, limit: limit, in: .contact, names: ["name"])
  }

  func contacts(in addressBook: CalendarName) throws -> [Contact] {
    if addressBook.isHome {
      return try connection.rows(where: "address_book IS NULL ORDER BY id", [])
    }
    return try connection.rows(
      where: "address_book = ?1 ORDER BY id", [.text(addressBook.value)])
  }

  func addressBooks() throws -> [CalendarName] {
    try connection.rows(
      """
      SELECT DISTINCT address_book FROM contact WHERE address_book > '' ORDER BY address_book
      """, [], of: "contact"
    ) { row in
      try row.convert("address_book", try row.text("address_book")) { try CalendarName($0) }
    }
  }

  func duplicates(_ likeness: String) throws -> [Contact] {
    try connection.rows(where: "likeness = ?1 ORDER BY id", [.text(likeness)])
  }
}
