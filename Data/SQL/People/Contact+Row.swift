import HearthDomain

extension Contact {
  static let table = SQLTable(
    "contact", "id", "name", "sort_key", "phones", "likeness", "birth_calendar", "birth_year",
    "birth_month", "birth_day", "planted_as", "card")

  /// What a search has to read: everything but the card, which may be large.
  static let foundColumns = "id, name, phones"

  var row: [SQLValue] {
    let phones = details.phones.map(\.dialled).joined(separator: "\n")
    return [
      .integer(id.rawValue), .text(name), .text(sortKey), .text(phones), .text(details.likeness),
    ] + Birthday.values(of: details.birthday) + [
      .integer(plantedAs?.rawValue), .text(details.card),
    ]
  }

  init(row: SQLRow) throws {
    var details = try ContactDetails(found: row)
    details.birthday = try Birthday.read(row)
    details.card = try row.optional("card", row.text)
    self.init(
      id: try row.id("id"), details: details,
      plantedAs: try row.optional("planted_as") { try row.id($0) })
  }

  /// A contact as far as ``foundColumns`` tell.
  init(found row: SQLRow) throws {
    self.init(id: try row.id("id"), details: try ContactDetails(found: row))
  }

  /// What the contact is found by.
  var searchText: SearchText {
    SearchText([name], numbers: details.phones.map(\.key))
  }
}

extension ContactDetails {
  fileprivate init(found row: SQLRow) throws {
    self.init(
      name: try row.convert("name", row.text("name")) { try ContactName(kept: $0) },
      phones: try row.text("phones").split(separator: "\n").map { number in
        try row.convert("phones", String(number)) { try PhoneNumber($0) }
      })
  }
}
