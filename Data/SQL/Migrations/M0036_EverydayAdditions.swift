import HearthDomain

extension Migration {
  /// Adds places of events, notes about people, and further means of contact.
  static let everydayAdditions = Migration(number: 36, name: "everyday_additions") {
    placesAndPeople
  } fillDerivedData: { connection in
    try widenPeople(on: connection)
    try fillPlaces(on: connection)
  }
}

extension SQLConnection {
  /// Replaces a part of a table's definition, such as a check. The rows stay as they are.
  func replaceDefinition(of table: String, _ part: String, by other: String) throws {
    let definition = try first(
      "SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?1", [.text(table)],
      of: "sqlite_master"
    ) { try $0.text("sql") }
    guard let definition else { return }
    try redefine(table, as: definition.replacing(part, with: other))
  }
}
