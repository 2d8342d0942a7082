/// What migration 12 makes of moods: a level without a word is one, too.
enum MoodsRemade {
  static let all =
    [
      """
      CREATE TABLE mood_remade (
        id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
        day INTEGER NOT NULL CHECK (day BETWEEN -719162 AND 2932896),
        at INTEGER NOT NULL,
        seconds_east INTEGER NOT NULL CHECK (seconds_east BETWEEN -86400 AND 86400),
        level INTEGER NOT NULL CHECK (level BETWEEN 0 AND 100),
        memo TEXT NOT NULL,
        across INTEGER NOT NULL CHECK (across BETWEEN 100 AND 900),
        down INTEGER NOT NULL CHECK (down BETWEEN 100 AND 900),
        CHECK (at + seconds_east * 1000 - day * 86400000 BETWEEN 0 AND 86399999)
      ) STRICT
      """,
      """
      INSERT INTO mood_remade (id, day, at, seconds_east, level, memo, across, down)
      SELECT id, day, at, seconds_east, level, memo, across, down FROM mood
      """,
      "DROP TABLE mood",
      "ALTER TABLE mood_remade RENAME TO mood",
    ]
    + Migration.moods.statements().filter {
      $0.hasPrefix("CREATE INDEX mood_") || $0.hasPrefix("CREATE TRIGGER mood_")
    }
}
