extension Migration {
  static let schedule = Migration(number: 5, name: "schedule") {
    [event, reminder] + indexes
  }

  /// Seconds since 1970 of the supported days, to the midnight with which the last one ends.
  private static let seconds = "BETWEEN -62135596800 AND 253402300800"

  /// `starts` and `ends` are seconds since 1970: of UTC where the event is anchored, else of the
  /// wall clock. No event is longer than 4 to the power of its `reach` in days. The rows lie in
  /// the order of time, so that a month is a few pages of the file, whenever it was planned.
  private static var event: String {
    """
    CREATE TABLE event (
      id INTEGER NOT NULL UNIQUE CHECK (id > 0),
      title TEXT NOT NULL CHECK (title <> ''),
      note TEXT NOT NULL,
      all_day INTEGER NOT NULL CHECK (all_day IN (0, 1)),
      anchored INTEGER NOT NULL CHECK (anchored IN (0, 1)),
      starts INTEGER NOT NULL CHECK (starts \(seconds)),
      ends INTEGER NOT NULL CHECK (ends \(seconds)),
      reach INTEGER NOT NULL CHECK (reach BETWEEN 0 AND 11),
      zone TEXT NOT NULL CHECK (zone <> ''),
      reminders TEXT NOT NULL,
      PRIMARY KEY (starts, id),
      CHECK (starts < ends),
      CHECK (all_day + anchored < 2),
      CHECK (all_day = 0 OR (starts % 86400 = 0 AND ends % 86400 = 0)),
      CHECK (ends - starts <= 86400 << (2 * reach))
    ) STRICT, WITHOUT ROWID
    """
  }

  /// When the `reminders` of events are: `at` is `starts` less the minutes.
  private static var reminder: String {
    """
    CREATE TABLE event_reminder (
      event_id INTEGER NOT NULL REFERENCES event (id) ON DELETE CASCADE,
      minutes INTEGER NOT NULL CHECK (minutes BETWEEN 0 AND 525600),
      at INTEGER NOT NULL,
      PRIMARY KEY (event_id, minutes)
    ) STRICT
    """
  }

  private static let indexes = [
    "CREATE INDEX event_start ON event (starts, anchored, ends)",
    "CREATE INDEX event_reach ON event (reach, starts, anchored, ends)",
    "CREATE INDEX event_tail ON event ((id & 1048575))",
    "CREATE INDEX event_reminder_time ON event_reminder (at, event_id, minutes)",
  ]
}
