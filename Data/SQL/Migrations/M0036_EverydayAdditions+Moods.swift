extension Migration {
  /// `mood_day` counts moods without a level separately. Moods and days stay as they are.
  static let moodsWithoutLevel = [
    "ALTER TABLE mood_day ADD COLUMN without_level INTEGER NOT NULL DEFAULT 0"
      + " CHECK (without_level >= 0)",
    "DROP TRIGGER mood_added", "DROP TRIGGER mood_changed", "DROP TRIGGER mood_became",
    "DROP TRIGGER mood_removed",
    "CREATE TRIGGER mood_added AFTER INSERT ON mood WHEN \(isCounted("NEW"))\nBEGIN \(add) END",
    """
    CREATE TRIGGER mood_changed AFTER UPDATE OF day, at, seconds_east, level ON mood
    WHEN \(isCounted("OLD")) BEGIN \(subtract) END
    """,
    """
    CREATE TRIGGER mood_became AFTER UPDATE OF day, at, seconds_east, level ON mood
    WHEN \(isCounted("NEW")) BEGIN \(add) END
    """,
    """
    CREATE TRIGGER mood_removed AFTER DELETE ON mood WHEN \(isCounted("OLD"))
    BEGIN \(subtract) END
    """,
  ]

  static func allowMissingLevels(on connection: any SQLConnection) throws {
    try connection.replaceDefinition(
      of: "mood", "level INTEGER NOT NULL CHECK", by: "level INTEGER CHECK")
  }

  private static func isCounted(_ row: String) -> String {
    """
    (\(row).level IS NULL OR \(row).level BETWEEN 0 AND 100)
      AND \(row).day BETWEEN -719162 AND 2932896
      AND \(row).at + \(row).seconds_east * 1000 - \(row).day * 86400000 BETWEEN 0 AND 86399999
    """
  }

  /// The number of the part of the day.
  private static func part(_ row: String) -> String {
    let hour = "(\(row).at + \(row).seconds_east * 1000 - \(row).day * 86400000) / 3600000"
    return """
      CASE WHEN \(hour) BETWEEN 5 AND 11 THEN 1 WHEN \(hour) BETWEEN 12 AND 17 THEN 2
        WHEN \(hour) BETWEEN 18 AND 21 THEN 3 ELSE 4 END
      """
  }

  private static let add = """
    INSERT INTO mood_day (day, part, moods, levels, squares, without_level)
    VALUES (NEW.day, \(part("NEW")), NEW.level IS NOT NULL, coalesce(NEW.level, 0),
      coalesce(NEW.level * NEW.level, 0), NEW.level IS NULL)
    ON CONFLICT (day, part) DO UPDATE SET moods = moods + excluded.moods,
      levels = levels + excluded.levels, squares = squares + excluded.squares,
      without_level = without_level + excluded.without_level;
    """

  private static let subtract = """
    UPDATE mood_day SET moods = moods - (OLD.level IS NOT NULL),
      levels = levels - coalesce(OLD.level, 0),
      squares = squares - coalesce(OLD.level * OLD.level, 0),
      without_level = without_level - (OLD.level IS NULL)
    WHERE day = OLD.day AND part = \(part("OLD"));
    DELETE FROM mood_day
    WHERE day = OLD.day AND part = \(part("OLD")) AND moods = 0 AND without_level = 0;
    """
}
