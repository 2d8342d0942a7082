extension Migration {
  /// Keeps of what was read from calendar files all that they say.
  static let calendars = Migration(number: 13, name: "calendars") {
    [zonedSeries, text] + indexes
  }

  /// Whether a series repeats on the clock of its `zone`, wherever one is.
  private static let zonedSeries = """
    ALTER TABLE event ADD COLUMN follows_zone INTEGER CHECK (follows_zone IN (0, 1))
      CHECK (follows_zone IS NULL OR repeats)
    """

  /// The text from which an event was read, with the `zones` that it names; files are written in
  /// the order of `place`.
  private static let text = """
    CREATE TABLE event_text (
      event_id INTEGER PRIMARY KEY REFERENCES event (id) ON DELETE CASCADE,
      uid TEXT NOT NULL CHECK (uid <> ''),
      text TEXT NOT NULL CHECK (text <> ''),
      zones TEXT NOT NULL,
      place INTEGER NOT NULL CHECK (place > 0)
    ) STRICT
    """

  private static let indexes = [
    "CREATE INDEX event_text_uid ON event_text (uid)",
    "CREATE INDEX event_text_place ON event_text (place)",
  ]
}
