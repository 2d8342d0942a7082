import HearthDomain

extension Migration {
  /// Adds what daily use missed: moods without a level, places of events, notes about people,
  /// further means of contact, and to-dos.
  static let everydayAdditions = Migration(number: 36, name: "everyday_additions") {
    moodsWithoutLevel + placesAndPeople + toDoStatements
  } fillDerivedData: { connection in
    try allowMissingLevels(on: connection)
    try widenPeople(on: connection)
    try fillPlaces(on: connection)
  }
}

extension SQLConnection {
  /// Replaces a part of a table's definition, such as a check; throws if the definition does not
  /// contain it. The rows stay as they are.
  func replaceDefinition(of table: String, _ part: String, by other: String) throws {
    let definition = try first(
      "SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?1", [.text(table)],
      of: "sqlite_master"
    ) { try $0.text("sql") }
    guard let definition, definition.contains(part) else {
      throw DomainError.damaged(.row(table: "sqlite_master", column: "sql", id: table))
    }
    try redefine(table, as: definition.replacing(part, with: other))
  }
}
