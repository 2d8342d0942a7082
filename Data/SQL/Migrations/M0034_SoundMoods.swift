extension Migration {
  /// Leaves out of the sums of moods what is none, whoever wrote it: no list shows it, and a level
  /// of 500 would be told as the mean of a year.
  static let soundMoods = Migration(number: 34, name: "sound_moods") {
    soundTallying + resumming
  }

  /// What holds for the row of a mood of which there can be a sum.
  static func isSoundMood(_ row: String = "") -> String {
    """
    \(row)level BETWEEN 0 AND 100 AND \(row)day BETWEEN -719162 AND 2932896
      AND \(row)at + \(row)seconds_east * 1000 - \(row)day * 86400000 BETWEEN 0 AND 86399999
    """
  }

  private static let soundTallying = [
    "DROP TRIGGER mood_added", "DROP TRIGGER mood_changed", "DROP TRIGGER mood_removed",
    """
    CREATE TRIGGER mood_added AFTER INSERT ON mood WHEN \(isSoundMood("NEW."))
    BEGIN \(countMood("NEW")) END
    """,
    """
    CREATE TRIGGER mood_changed AFTER UPDATE OF day, at, seconds_east, level ON mood
    WHEN \(isSoundMood("OLD.")) BEGIN \(uncountMood("OLD")) END
    """,
    """
    CREATE TRIGGER mood_became AFTER UPDATE OF day, at, seconds_east, level ON mood
    WHEN \(isSoundMood("NEW.")) BEGIN \(countMood("NEW")) END
    """,
    """
    CREATE TRIGGER mood_removed AFTER DELETE ON mood WHEN \(isSoundMood("OLD."))
    BEGIN \(uncountMood("OLD")) END
    """,
  ]

  private static let unsoundDays = "SELECT day FROM mood WHERE NOT (\(isSoundMood()))"

  /// The sums of the days that have such a row; all others stand.
  private static let resumming = [
    "DELETE FROM mood_day WHERE day IN (\(unsoundDays))",
    """
    INSERT INTO mood_day (day, part, moods, levels, squares)
    SELECT day, \(partOfMood("mood")) AS part, count(*), sum(level), sum(level * level) FROM mood
    WHERE \(isSoundMood()) AND day IN (\(unsoundDays)) GROUP BY 1, 2
    """,
  ]
}
