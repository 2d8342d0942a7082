extension Migration {
  static let moods = Migration(number: 4, name: "moods") {
    [mood, moodDay, dayPalette] + indexes + tallying
  }

  private static let days = "BETWEEN -719162 AND 2932896"

  /// The day is the one that the clock showed, which its distance from UTC tells.
  private static var mood: String {
    """
    CREATE TABLE mood (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      day INTEGER NOT NULL CHECK (day \(days)),
      at INTEGER NOT NULL,
      seconds_east INTEGER NOT NULL CHECK (seconds_east BETWEEN -86400 AND 86400),
      level INTEGER NOT NULL CHECK (level BETWEEN 0 AND 100),
      memo TEXT NOT NULL CHECK (memo <> ''),
      across INTEGER NOT NULL CHECK (across BETWEEN 100 AND 900),
      down INTEGER NOT NULL CHECK (down BETWEEN 100 AND 900),
      CHECK (at + seconds_east * 1000 - day * 86400000 BETWEEN 0 AND 86399999)
    ) STRICT
    """
  }

  /// What the moods of each part of a day come to, so that years need not be counted mood by
  /// mood; parts are 1 morning, 2 afternoon, 3 evening, 4 night.
  private static var moodDay: String {
    """
    CREATE TABLE mood_day (
      day INTEGER NOT NULL CHECK (day \(days)),
      part INTEGER NOT NULL CHECK (part BETWEEN 1 AND 4),
      moods INTEGER NOT NULL CHECK (moods >= 0),
      levels INTEGER NOT NULL CHECK (levels BETWEEN 0 AND moods * 100),
      squares INTEGER NOT NULL CHECK (squares BETWEEN 0 AND moods * 10000),
      PRIMARY KEY (day, part)
    ) STRICT, WITHOUT ROWID
    """
  }

  private static var dayPalette: String {
    """
    CREATE TABLE day_palette (
      day INTEGER NOT NULL PRIMARY KEY CHECK (day \(days)),
      palette TEXT NOT NULL CHECK (palette <> '')
    ) STRICT
    """
  }

  private static let indexes = [
    "CREATE INDEX mood_list ON mood (day, at, id)",
    // The last four letters of an id, which everybody types at least.
    "CREATE INDEX mood_tail ON mood ((id & 1048575))",
  ]

  private static let tallying = [
    "CREATE TRIGGER mood_added AFTER INSERT ON mood BEGIN \(countMood("NEW")) END",
    """
    CREATE TRIGGER mood_changed AFTER UPDATE OF day, at, seconds_east, level ON mood
    BEGIN \(uncountMood("OLD")) \(countMood("NEW")) END
    """,
    "CREATE TRIGGER mood_removed AFTER DELETE ON mood BEGIN \(uncountMood("OLD")) END",
  ]

  static func partOfMood(_ row: String) -> String {
    let hour = "(\(row).at + \(row).seconds_east * 1000 - \(row).day * 86400000) / 3600000"
    return """
      CASE WHEN \(hour) BETWEEN 5 AND 11 THEN 1 WHEN \(hour) BETWEEN 12 AND 17 THEN 2
        WHEN \(hour) BETWEEN 18 AND 21 THEN 3 ELSE 4 END
      """
  }

  static func countMood(_ row: String) -> String {
    """
    INSERT INTO mood_day (day, part, moods, levels, squares)
    VALUES (\(row).day, \(partOfMood(row)), 1, \(row).level, \(row).level * \(row).level)
    ON CONFLICT (day, part) DO UPDATE SET moods = moods + excluded.moods,
      levels = levels + excluded.levels, squares = squares + excluded.squares;
    """
  }

  static func uncountMood(_ row: String) -> String {
    """
    UPDATE mood_day SET moods = moods - 1, levels = levels - \(row).level,
      squares = squares - \(row).level * \(row).level
    WHERE day = \(row).day AND part = \(partOfMood(row));
    DELETE FROM mood_day
    WHERE day = \(row).day AND part = \(partOfMood(row)) AND moods = 0;
    """
  }
}
