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

  /// To-dos.
  static let toDoStatements = [
    """
    CREATE TABLE todo (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      title TEXT NOT NULL CHECK (title <> ''),
      note TEXT NOT NULL,
      place TEXT CHECK (place <> ''),
      due INTEGER CHECK (due BETWEEN -62135596800 AND 253402300800),
      all_day INTEGER CHECK (all_day IN (0, 1)),
      anchored INTEGER CHECK (anchored IN (0, 1)),
      rule TEXT CHECK (rule <> ''),
      rule_start INTEGER CHECK (rule_start BETWEEN -62135596800 AND 253402300800)
        CHECK ((rule_start IS NULL) = (rule IS NULL)),
      skip_holidays INTEGER CHECK (skip_holidays IN (0, 1)),
      after_done INTEGER CHECK (after_done BETWEEN 1 AND 36525)
        CHECK (after_done IS NULL OR rule IS NULL),
      times_left INTEGER CHECK (times_left > 0)
        CHECK (times_left IS NULL OR after_done IS NOT NULL),
      reminders TEXT NOT NULL,
      done_at INTEGER,
      calendar TEXT CHECK (calendar <> ''),
      uid TEXT CHECK (uid <> ''),
      text TEXT CHECK (text <> '') CHECK ((text IS NULL) = (uid IS NULL)),
      zones TEXT CHECK ((zones IS NULL) = (uid IS NULL)),
      text_place INTEGER CHECK (text_place > 0)
    ) STRICT
    """,
    "CREATE INDEX todo_tail ON todo ((id & 1048575))",
    "CREATE INDEX todo_open ON todo (due) WHERE done_at IS NULL",
    "CREATE INDEX todo_done ON todo (due) WHERE done_at IS NOT NULL",
    "CREATE INDEX todo_done_at ON todo (done_at) WHERE done_at IS NOT NULL",
    "CREATE INDEX todo_calendar ON todo (calendar) WHERE calendar IS NOT NULL",
    "CREATE INDEX todo_text_place ON todo (text_place) WHERE text_place IS NOT NULL",
    // Only a complete listing of a collection tells whether it accepts to-dos.
    "UPDATE link SET mark = NULL",
  ]
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
