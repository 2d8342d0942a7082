extension Migration {
  /// Lets a lunar birthday have a year. SQLite drops no check of a table: the words of the tables
  /// lose it, and their rows stay as they are.
  static let lunarYears = Migration(number: 18, name: "lunar_years") {
    [openEnd]
  } filling: { connection in
    for table in ["person", "contact"] {
      let words = try connection.first(
        "SELECT 1 AS id, replace(sql, ?1, '') AS sql FROM sqlite_master WHERE name = ?2",
        [.text(rule), .text(table)], of: "sqlite_master"
      ) { try $0.text("sql") }
      if let words { try connection.rewrite(table, as: words) }
    }
  }

  /// Of a series that leaves out holidays nobody knows where it ends: a day may be named one later.
  private static let openEnd = """
    UPDATE event SET until = NULL WHERE skip_holidays = 1 AND rule LIKE '%COUNT=%'
    """

  private static let rule = "\n  CHECK (birth_year IS NULL OR birth_calendar = 'solar'),"
}
