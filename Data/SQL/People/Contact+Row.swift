import HearthDomain

extension Contact: TableRow {
  static let fields: [SQLField<Contact>] = nameFields + birthdayFields + otherFields

  private static let birthdayFields: [SQLField<Contact>] = Birthday.fields { $0.details.birthday }

  private static let nameFields: [SQLField<Contact>] = [
    SQLField("id", nil, .id) { .integer($0.id.rawValue) }, SQLField("name") { .text($0.name) },
    SQLField(derived: "sort_key") { .text($0.sortKey) },
    SQLField("phones", nil, .lines) {
      .text($0.details.phones.map(\.dialled).joined(separator: "\n"))
    },
    SQLField(derived: "likeness") { .text($0.details.duplicateKey) },
  ]

  private static let otherFields: [SQLField<Contact>] = [
    SQLField("plantedAs", nil, .id) { .integer($0.plantedPersonID?.rawValue) },
    SQLField("card") { .text($0.details.card) },
    SQLField("addressBook") { .text($0.addressBook.isHome ? nil : $0.addressBook.value) },
  ]

  static let table = SQLTable("contact", columns: columnNames)

  /// Columns needed for a search: all but the card, which may be large.
  static let searchColumns = "id, name, phones"

  init(row: SQLRow) throws {
    var details = try ContactDetails(found: row)
    details.birthday = try Birthday.read(row)
    details.card = try row.optional("card", row.text)
    self.init(
      id: try row.id("id"), details: details,
      plantedAs: try row.optional("planted_as") { try row.id($0) },
      in: try row.optional("address_book", row.text)
        .map { name in try row.convert("address_book", name) { try CalendarName($0) } } ?? .home)
  }

  /// Reads a contact from the ``searchColumns``.
  init(found row: SQLRow) throws {
    self.init(id: try row.id("id"), details: try ContactDetails(found: row))
  }

  var searchText: SearchText {
    SearchText([name], numbers: details.phones.map(\.comparisonKey))
  }
}

extension ContactDetails {
  fileprivate init(found row: SQLRow) throws {
    self.init(
      name: try row.convert("name", row.text("name")) { try ContactName(stored: $0) },
      phones: try row.text("phones").split(separator: "\n").map { number in
        try row.convert("phones", String(number)) { try PhoneNumber($0) }
      })
  }
}
