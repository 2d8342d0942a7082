/// The triggers of migration 6: what keeps totals, days and runs of days.
enum BookTriggers {
  static let all = [
    "INSERT INTO book_total VALUES (1, 0, 0, 0, 0, 0, 0)",
    "CREATE TRIGGER book_added AFTER INSERT ON book BEGIN \(count("NEW")) END",
    "CREATE TRIGGER book_changed AFTER UPDATE ON book BEGIN \(uncount("OLD")) \(count("NEW")) END",
    "CREATE TRIGGER book_removed AFTER DELETE ON book BEGIN \(uncount("OLD")) END",
    """
    CREATE TRIGGER sentence_added AFTER INSERT ON sentence BEGIN
      UPDATE book_total SET sentences = sentences + 1;
    END
    """,
    """
    CREATE TRIGGER sentence_removed AFTER DELETE ON sentence BEGIN
      UPDATE book_total SET sentences = sentences - 1;
    END
    """,
    "CREATE TRIGGER reading_record_added AFTER INSERT ON reading_record BEGIN \(read("NEW")) END",
    """
    CREATE TRIGGER reading_record_changed AFTER UPDATE OF day, at, pages ON reading_record
    BEGIN \(unread("OLD")) \(read("NEW")) \(forget("OLD")) END
    """,
    """
    CREATE TRIGGER reading_record_removed AFTER DELETE ON reading_record
    BEGIN \(unread("OLD")) \(forget("OLD")) END
    """,
    """
    CREATE TRIGGER reading_day_added AFTER INSERT ON reading_day WHEN NEW.pages > 0
    BEGIN \(join("NEW")) END
    """,
    """
    CREATE TRIGGER reading_day_begun AFTER UPDATE ON reading_day
    WHEN OLD.pages = 0 AND NEW.pages > 0 BEGIN \(join("NEW")) END
    """,
    """
    CREATE TRIGGER reading_day_emptied AFTER UPDATE ON reading_day
    WHEN OLD.pages > 0 AND NEW.pages = 0 BEGIN \(split("OLD")) END
    """,
    """
    CREATE TRIGGER reading_day_removed AFTER DELETE ON reading_day WHEN OLD.pages > 0
    BEGIN \(split("OLD")) END
    """,
  ]

  private static func count(_ row: String) -> String {
    """
    UPDATE book_total SET
      open = open + (\(row).shelf = 1), finished = finished + (\(row).shelf = 2),
      kept = kept + (\(row).shelf = 0),
      favourites = favourites + (\(row).favourite_since IS NOT NULL),
      tower = tower + (\(row).shelf = 2) * \(row).spine;
    INSERT INTO book_category (category, books, finished, pages)
    VALUES (\(row).category, 1, \(row).shelf = 2, coalesce(\(row).page, 0))
    ON CONFLICT (category) DO UPDATE SET books = books + 1,
      finished = finished + excluded.finished, pages = pages + excluded.pages;
    """
  }

  private static func uncount(_ row: String) -> String {
    """
    UPDATE book_total SET
      open = open - (\(row).shelf = 1), finished = finished - (\(row).shelf = 2),
      kept = kept - (\(row).shelf = 0),
      favourites = favourites - (\(row).favourite_since IS NOT NULL),
      tower = tower - (\(row).shelf = 2) * \(row).spine;
    UPDATE book_category SET books = books - 1, finished = finished - (\(row).shelf = 2),
      pages = pages - coalesce(\(row).page, 0) WHERE category = \(row).category;
    DELETE FROM book_category WHERE category = \(row).category AND books = 0;
    """
  }

  /// Half open, as people say it: the morning begins at 6, the night at midnight.
  private static func pages(of row: String, _ hours: ClosedRange<Int>) -> String {
    "\(row).pages * (\(row).at / 3600 BETWEEN \(hours.lowerBound) AND \(hours.upperBound))"
  }

  private static func read(_ row: String) -> String {
    """
    INSERT INTO reading_day (day, records, morning, afternoon, evening, night)
    VALUES (\(row).day, 1, \(pages(of: row, 6...11)), \(pages(of: row, 12...17)),
      \(pages(of: row, 18...23)), \(pages(of: row, 0...5)))
    ON CONFLICT (day) DO UPDATE SET records = records + 1,
      morning = morning + excluded.morning, afternoon = afternoon + excluded.afternoon,
      evening = evening + excluded.evening, night = night + excluded.night;
    """
  }

  private static func unread(_ row: String) -> String {
    """
    UPDATE reading_day SET records = records - 1,
      morning = morning - \(pages(of: row, 6...11)),
      afternoon = afternoon - \(pages(of: row, 12...17)),
      evening = evening - \(pages(of: row, 18...23)), night = night - \(pages(of: row, 0...5))
    WHERE day = \(row).day;
    """
  }

  private static func forget(_ row: String) -> String {
    "DELETE FROM reading_day WHERE day = \(row).day AND records = 0;"
  }

  /// A day joins the run that ends before it and the one that begins after it.
  private static func join(_ row: String) -> String {
    """
    INSERT INTO reading_run (first_day, last_day) VALUES (
      coalesce((SELECT first_day FROM reading_run WHERE last_day = \(row).day - 1), \(row).day),
      coalesce((SELECT last_day FROM reading_run WHERE first_day = \(row).day + 1), \(row).day))
    ON CONFLICT (first_day) DO UPDATE SET last_day = excluded.last_day;
    DELETE FROM reading_run WHERE first_day = \(row).day + 1;
    """
  }

  /// A day leaves its run, of which a part before it and one after it may remain.
  private static func split(_ row: String) -> String {
    """
    INSERT INTO reading_run (first_day, last_day)
    SELECT \(row).day + 1, last_day FROM reading_run
    WHERE first_day = (SELECT max(first_day) FROM reading_run WHERE first_day <= \(row).day)
      AND last_day > \(row).day;
    UPDATE reading_run SET last_day = \(row).day - 1
    WHERE first_day = (SELECT max(first_day) FROM reading_run WHERE first_day < \(row).day)
      AND last_day >= \(row).day;
    DELETE FROM reading_run WHERE first_day = \(row).day;
    """
  }
}
