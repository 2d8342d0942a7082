extension Migration {
  static let deliveries = Migration(number: 7, name: "deliveries") {
    [
      """
      CREATE TABLE delivery (
        reminder TEXT NOT NULL CHECK (length(CAST(reminder AS BLOB)) BETWEEN 1 AND 120),
        channel TEXT NOT NULL CHECK (length(CAST(channel AS BLOB)) BETWEEN 1 AND 40),
        at INTEGER NOT NULL,
        sender INTEGER,
        PRIMARY KEY (reminder, channel)
      ) STRICT, WITHOUT ROWID
      """,
      "CREATE INDEX delivery_age ON delivery (at, reminder, channel)",
      """
      CREATE TABLE delivery_channel (
        channel TEXT NOT NULL PRIMARY KEY
          CHECK (length(CAST(channel AS BLOB)) BETWEEN 1 AND 40),
        began_at INTEGER NOT NULL,
        settled_at INTEGER
      ) STRICT, WITHOUT ROWID
      """,
    ]
  }
}
