extension Migration {
  static let setting = Migration(number: 1, name: "setting") {
    [
      """
      CREATE TABLE setting (
        key TEXT NOT NULL PRIMARY KEY CHECK (length(key) BETWEEN 1 AND 64),
        value TEXT NOT NULL
      ) STRICT
      """
    ]
  }
}
