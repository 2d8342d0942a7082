extension Migration {
  /// What a store remembers that takes part in sync; all of it is empty in one that does not.
  static let sync = Migration(number: 16, name: "sync") {
    [isTold, part, thing, unsettled, link, reading, entry, piece]
  }

  /// Whether what is changed on the device is told to others: asked with the row that every entry
  /// needs, so that a store which does not take part is asked nothing more.
  private static let isTold = """
    ALTER TABLE journal_device ADD COLUMN is_told INTEGER NOT NULL DEFAULT 0
      CHECK (is_told IN (0, 1))
    """

  /// One row each for how it takes part, and how far it has come in exchanging.
  private static let part = """
    CREATE TABLE sync_part (
      name TEXT NOT NULL PRIMARY KEY CHECK (name <> ''),
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    """

  /// What is known of each thing that is or was; `key` is that of a setting.
  private static let thing = """
    CREATE TABLE sync_thing (
      kind INTEGER NOT NULL CHECK (kind > 0),
      id INTEGER NOT NULL,
      part INTEGER NOT NULL,
      key TEXT,
      is_settled INTEGER NOT NULL CHECK (is_settled IN (0, 1)),
      state TEXT NOT NULL,
      PRIMARY KEY (kind, id, part)
    ) STRICT, WITHOUT ROWID
    """

  private static let unsettled = """
    CREATE INDEX sync_thing_unsettled ON sync_thing (kind, id, part) WHERE is_settled = 0
    """

  /// What things have in common so that one is not shown without looking at the other.
  private static let link = """
    CREATE TABLE sync_link (
      kind INTEGER NOT NULL,
      id INTEGER NOT NULL,
      part INTEGER NOT NULL,
      link TEXT NOT NULL CHECK (link <> ''),
      PRIMARY KEY (link, kind, id, part)
    ) STRICT, WITHOUT ROWID
    """

  /// The ids of readings, which others know them by.
  private static let reading = """
    CREATE TABLE sync_reading (
      book INTEGER NOT NULL,
      number INTEGER NOT NULL CHECK (number > 0),
      id INTEGER NOT NULL,
      PRIMARY KEY (book, number)
    ) STRICT, WITHOUT ROWID
    """

  /// Entries of this device, and of others what only a newer program understands.
  private static let entry = """
    CREATE TABLE sync_entry (
      device INTEGER NOT NULL,
      number INTEGER NOT NULL CHECK (number > 0),
      body TEXT NOT NULL,
      PRIMARY KEY (device, number)
    ) STRICT, WITHOUT ROWID
    """

  /// Sealed pieces in the order in which they were made, until another device has them.
  private static let piece = """
    CREATE TABLE sync_piece (
      place INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE CHECK (name <> ''),
      body BLOB NOT NULL
    ) STRICT
    """
}
