extension Migration {
  /// Lets moods have tags.
  static let moodTags = Migration(number: 14, name: "mood tags") {
    [
      "ALTER TABLE mood ADD COLUMN tags TEXT CHECK (tags <> '')", moodTag,
      "CREATE INDEX mood_tag_list ON mood_tag (key, day, at, mood_id)",
    ]
  }

  /// The tags of moods as they are looked for, with what lists are ordered by.
  private static let moodTag = """
    CREATE TABLE mood_tag (
      mood_id INTEGER NOT NULL REFERENCES mood (id) ON DELETE CASCADE,
      key TEXT NOT NULL,
      day INTEGER NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (mood_id, key)
    ) STRICT, WITHOUT ROWID
    """
}
