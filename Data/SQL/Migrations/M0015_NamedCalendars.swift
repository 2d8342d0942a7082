extension Migration {
  /// Lets every event be in a calendar, and keeps calendars equal to folders of other programs.
  static let namedCalendars = Migration(number: 15, name: "named_calendars") {
    [calendar, calendarIndex, link, linkItem, linkConflict]
  }

  /// The name of the calendar in which it is; null for the one at home.
  private static let calendar =
    "ALTER TABLE event ADD COLUMN calendar TEXT CHECK (calendar <> '')"

  private static let calendarIndex =
    "CREATE INDEX event_calendar ON event (calendar) WHERE calendar > ''"

  /// Calendars that this device keeps equal to something: `place` is a folder.
  private static let link = """
    CREATE TABLE link (
      id INTEGER PRIMARY KEY,
      place TEXT NOT NULL CHECK (place <> ''),
      read_only INTEGER NOT NULL CHECK (read_only IN (0, 1))
    ) STRICT
    """

  /// What a link has brought from one side to the other: `base` is what both sides said then, and
  /// `tag` how the other side's `file` looked from outside.
  private static let linkItem = """
    CREATE TABLE link_item (
      link_id INTEGER NOT NULL REFERENCES link (id) ON DELETE CASCADE,
      uid TEXT NOT NULL CHECK (uid <> ''),
      event_id INTEGER NOT NULL,
      file TEXT NOT NULL CHECK (file <> ''),
      tag TEXT NOT NULL,
      base TEXT NOT NULL CHECK (base <> ''),
      PRIMARY KEY (link_id, uid)
    ) STRICT, WITHOUT ROWID
    """

  /// What both sides have changed: `other` is what this side said, which gave way; null where it
  /// said nothing.
  private static let linkConflict = """
    CREATE TABLE link_conflict (
      id INTEGER PRIMARY KEY,
      link_id INTEGER NOT NULL REFERENCES link (id) ON DELETE CASCADE,
      uid TEXT NOT NULL CHECK (uid <> ''),
      event_id INTEGER NOT NULL,
      part TEXT NOT NULL,
      unit TEXT NOT NULL CHECK (unit <> ''),
      kept TEXT,
      other TEXT,
      noted_at INTEGER NOT NULL
    ) STRICT
    """
}
