extension Migration {
  /// Lets events repeat, and lets a book and a mood be kept of which less is known.
  static let repetition = Migration(number: 12, name: "repetition") {
    eventColumns + [exception] + indexes + reminder + BooksRemade.all + MoodsRemade.all
      + PeopleExtended.all
  }

  /// Seconds since 1970 of the supported days, to the midnight with which the last one ends.
  private static let seconds = "BETWEEN -62135596800 AND 253402300800"

  /// How an event repeats: by a `rule`, of which the last instance is `rule_last` if there is one,
  /// or so many days `after_done`, with so many `times_left`. The others follow from these: the
  /// rule's event `repeats` and is over at `until`; no instance starts outside the sets of months,
  /// weekdays and days of the month.
  private static let eventColumns = [
    "rule TEXT CHECK (rule <> '')",
    "repeats INTEGER NOT NULL DEFAULT 0 CHECK (repeats = (rule IS NOT NULL))",
    "rule_last INTEGER CHECK (rule_last \(seconds))",
    "skip_holidays INTEGER CHECK (skip_holidays IN (0, 1)) CHECK (skip_holidays IS NULL OR repeats)",
    """
    after_done INTEGER CHECK (after_done BETWEEN 1 AND 36525)
      CHECK (after_done IS NULL OR NOT repeats)
    """,
    "times_left INTEGER CHECK (times_left > 0) CHECK (times_left IS NULL OR after_done IS NOT NULL)",
    "until INTEGER CHECK (until \(seconds))",
    "months INTEGER NOT NULL DEFAULT 0 CHECK (months BETWEEN 0 AND 8190)",
    "weekdays INTEGER NOT NULL DEFAULT 0 CHECK (weekdays BETWEEN 0 AND 254)",
    "month_days INTEGER NOT NULL DEFAULT 0 CHECK (month_days BETWEEN 0 AND 4294967294)",
  ].map { "ALTER TABLE event ADD COLUMN \($0)" }

  /// What is different about one start of a series, by when it would start on the series' clock:
  /// `kind` is 0 where it is taken away, 1 where it has details of its own, 2 where the rule does
  /// not give it. One that was taken away keeps the details that it had.
  private static let exception = """
    CREATE TABLE event_exception (
      event_id INTEGER NOT NULL REFERENCES event (id) ON DELETE CASCADE,
      occurrence INTEGER NOT NULL CHECK (occurrence \(seconds)),
      kind INTEGER NOT NULL CHECK (kind IN (0, 1, 2)),
      title TEXT CHECK (title <> ''),
      note TEXT,
      all_day INTEGER CHECK (all_day IN (0, 1)),
      anchored INTEGER CHECK (anchored IN (0, 1)),
      starts INTEGER CHECK (starts \(seconds)),
      ends INTEGER CHECK (ends \(seconds)),
      zone TEXT CHECK (zone <> ''),
      reminders TEXT,
      PRIMARY KEY (event_id, occurrence),
      CHECK (starts < ends),
      CHECK (all_day + anchored < 2),
      CHECK (all_day = 0 OR (starts % 86400 = 0 AND ends % 86400 = 0)),
      CHECK ((title IS NULL) = (starts IS NULL) AND (note IS NULL) = (starts IS NULL)
        AND (all_day IS NULL) = (starts IS NULL) AND (anchored IS NULL) = (starts IS NULL)
        AND (ends IS NULL) = (starts IS NULL) AND (zone IS NULL) = (starts IS NULL)
        AND (reminders IS NULL) = (starts IS NULL)),
      CHECK (kind <> 1 OR starts IS NOT NULL),
      CHECK (kind <> 2 OR starts IS NULL)
    ) STRICT, WITHOUT ROWID
    """

  /// A whole day may be called to mind after its midnight; `at` is null where it is another one for
  /// each time of a series. All of it follows from the events.
  private static let reminder = [
    "CREATE TABLE held_reminder AS SELECT event_id, minutes, at FROM event_reminder",
    "DROP TABLE event_reminder",
    """
    CREATE TABLE event_reminder (
      event_id INTEGER NOT NULL REFERENCES event (id) ON DELETE CASCADE,
      minutes INTEGER NOT NULL CHECK (minutes BETWEEN -1440 AND 525600),
      at INTEGER,
      PRIMARY KEY (event_id, minutes)
    ) STRICT
    """,
    "INSERT INTO event_reminder SELECT event_id, minutes, at FROM held_reminder",
    "DROP TABLE held_reminder",
    "CREATE INDEX event_reminder_time ON event_reminder (at, minutes, event_id)",
  ]

  private static let indexes = [
    "DROP INDEX event_start", "DROP INDEX event_reach",
    "CREATE INDEX event_start ON event (starts, anchored, ends, repeats)",
    "CREATE INDEX event_reach ON event (reach, starts, anchored, ends, repeats)",
    """
    CREATE INDEX event_series ON event (until, starts, months, weekdays, month_days, repeats)
    WHERE repeats = 1
    """,
    "CREATE INDEX event_open ON event (ends) WHERE after_done IS NOT NULL",
    "CREATE INDEX event_exception_time ON event_exception (kind, starts, ends)",
    "CREATE INDEX event_exception_start ON event_exception (kind, occurrence)",
  ]
}
