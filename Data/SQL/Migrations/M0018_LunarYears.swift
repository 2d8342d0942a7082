extension Migration {
  /// Lets a lunar birthday have a year. SQLite drops no check of a table: the words of the tables
  /// lose it, and their rows stay as they are.
  static let lunarYears = Migration(number: 18, name: "lunar_years") {
    [openEnd]
  } filling: { connection in
    for table in ["person", "contact"] {
      try connection.rewrite(
        table, saying: before + behind,
        insteadOf: before + "\n  CHECK (birth_year IS NULL OR birth_calendar = 'solar')," + behind)
    }
  }

  /// Of a series that leaves out holidays nobody knows where it ends: a day may be named one later.
  private static let openEnd = """
    UPDATE event SET until = NULL WHERE skip_holidays = 1 AND rule LIKE '%COUNT=%'
    """

  private static let before = "CHECK ((birth_month IS NULL) = (birth_day IS NULL)),"
  private static let behind = "\n  CHECK (birth_day <= 30 OR birth_calendar = 'solar')"
}
