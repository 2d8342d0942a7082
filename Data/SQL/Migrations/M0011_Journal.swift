extension Migration {
  /// Everything that is changed from here on is written down. Nothing is known of what was before.
  static let journal = Migration(number: 11, name: "journal") {
    [device, ownDevice, entry, step] + indexes
  }

  /// The devices of which entries are known: this one, which has no name and has the first id.
  private static let device = """
    CREATE TABLE journal_device (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      device INTEGER NOT NULL UNIQUE CHECK (device > 0),
      name TEXT NOT NULL,
      is_own INTEGER NOT NULL CHECK (is_own IN (0, 1))
    ) STRICT
    """

  private static let ownDevice = """
    INSERT INTO journal_device (id, device, name, is_own)
    VALUES (1, (random() & 4611686018427387903) | 1, '', 1)
    """

  /// `latest_stamp` is the greatest so far. `at` is when it happened as the program tells time,
  /// `noted_at` as the machine does. `kind` is that of the step that tells what all was about;
  /// to so many `subjects` of it the same was done, at so many `things` altogether something;
  /// `areas` has a bit for each. `undoes` and `undone_by` are ids of entries, which may be gone.
  /// `state` is 0 while all is there, 1 once steps are gone by age, 2 once it was forgotten.
  /// `bytes` is what the entry weighs, `total` the sum of all up to it, so that what is kept is
  /// the difference of two rows.
  private static let entry = """
    CREATE TABLE journal_entry (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      device INTEGER NOT NULL REFERENCES journal_device (id),
      number INTEGER NOT NULL CHECK (number > 0),
      stamp INTEGER NOT NULL,
      latest_stamp INTEGER NOT NULL CHECK (latest_stamp >= stamp),
      at INTEGER NOT NULL,
      noted_at INTEGER NOT NULL,
      verb TEXT NOT NULL CHECK (verb <> ''),
      kind INTEGER NOT NULL CHECK (kind > 0),
      subject TEXT NOT NULL,
      subjects INTEGER NOT NULL CHECK (subjects >= 0),
      things INTEGER NOT NULL CHECK (things >= 0),
      areas INTEGER NOT NULL,
      undoes INTEGER,
      undone_by INTEGER,
      state INTEGER NOT NULL CHECK (state IN (0, 1, 2)),
      bytes INTEGER NOT NULL CHECK (bytes >= 0),
      total INTEGER NOT NULL CHECK (total >= bytes)
    ) STRICT
    """

  /// One step, or a block of many of one kind and one change: these have no owner, and `first` and
  /// `last` are the least and the greatest id in it. `change` is 0 added, 1 changed, 2 removed. A
  /// row of no `things` has more of the body of the one before it.
  private static let step = """
    CREATE TABLE journal_step (
      entry INTEGER NOT NULL REFERENCES journal_entry (id),
      place INTEGER NOT NULL CHECK (place >= 0),
      change INTEGER NOT NULL CHECK (change IN (0, 1, 2)),
      kind INTEGER NOT NULL CHECK (kind > 0),
      first INTEGER NOT NULL,
      last INTEGER NOT NULL CHECK (last >= first),
      part INTEGER NOT NULL,
      owner INTEGER,
      things INTEGER NOT NULL CHECK (things >= 0),
      title TEXT NOT NULL,
      body BLOB,
      PRIMARY KEY (entry, place)
    ) STRICT, WITHOUT ROWID
    """

  private static let indexes = [
    "CREATE UNIQUE INDEX journal_entry_number ON journal_entry (device, number)",
    "CREATE INDEX journal_step_owner ON journal_step (owner, entry) WHERE owner IS NOT NULL",
    """
    CREATE INDEX journal_step_block ON journal_step (kind, first, last, entry)
    WHERE owner IS NULL
    """,
  ]
}
