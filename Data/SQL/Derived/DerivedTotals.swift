/// The sums that triggers keep, counted anew.
enum DerivedTotals {
  private static let people = """
    SELECT count(*), coalesce(sum(affection = 12), 0), coalesce(sum(waterings), 0),
      coalesce(sum(postponements), 0) FROM person
    """

  private static let sayings = """
    SELECT count(*), count(liked_at), count(used_at), count(aside) FROM saying
    """

  private static let hour = "(at + seconds_east * 1000 - day * 86400000) / 3600000"

  private static let moodDays = """
    SELECT day, CASE WHEN \(hour) BETWEEN 5 AND 11 THEN 1 WHEN \(hour) BETWEEN 12 AND 17 THEN 2
      WHEN \(hour) BETWEEN 18 AND 21 THEN 3 ELSE 4 END AS part,
      count(*), sum(level), sum(level * level) FROM mood GROUP BY 1, 2
    """

  /// The columns of `book_total` beside its id.
  private static let bookSums = "open, finished, kept, favourites, sentences, tower"

  private static let books = """
    SELECT coalesce(sum(shelf = 1), 0), coalesce(sum(shelf = 2), 0), coalesce(sum(shelf = 0), 0),
      count(favourite_since), (SELECT count(*) FROM sentence),
      coalesce(sum((shelf = 2) * spine), 0) FROM book
    """

  private static let categories = """
    SELECT category, count(*), sum(shelf = 2), sum(coalesce(page, 0)) FROM book GROUP BY category
    """

  private static let readingColumns = "day, records, morning, afternoon, evening, night"

  private static func pages(from hour: Int, to end: Int) -> String {
    "sum(pages * (at / 3600 BETWEEN \(hour) AND \(end)))"
  }

  private static let readingDays = """
    SELECT day, count(*), \(pages(from: 6, to: 11)), \(pages(from: 12, to: 17)),
      \(pages(from: 18, to: 23)), \(pages(from: 0, to: 5)) FROM reading_record GROUP BY day
    """

  /// Days next to each other are as far from their place among all days with pages.
  private static let readingRuns = """
    SELECT min(day), max(day) FROM (
      SELECT day, day - row_number() OVER (ORDER BY day) AS run FROM reading_day WHERE pages > 0)
    GROUP BY run
    """

  /// Counts what stands in a table and does not follow, and what follows and is not there.
  private static func difference(_ table: String, _ columns: String, _ wanted: String) -> String {
    let kept = "SELECT \(columns) FROM \(table)"
    return """
      SELECT 1 AS id, (SELECT count(*) FROM (SELECT * FROM (\(wanted)) EXCEPT \(kept)))
        + (SELECT count(*) FROM (\(kept) EXCEPT SELECT * FROM (\(wanted)))) AS wrong
      """
  }

  /// Queries that count in the column `wrong` what is not as it should be.
  static let comparing = [
    """
    SELECT 1 AS id, (SELECT (people, full_grown, waterings, postponements) IS NOT (\(people))
      FROM garden_total WHERE id = 1) AS wrong
    """,
    """
    SELECT 1 AS id, (SELECT (sayings, liked, used, aside) IS NOT (\(sayings))
      OR last_number < (SELECT coalesce(max(number), 0) FROM saying)
      FROM saying_total WHERE id = 1) AS wrong
    """,
    difference("mood_day", "day, part, moods, levels, squares", moodDays),
    """
    SELECT 1 AS id, (SELECT (\(bookSums)) IS NOT (\(books)) FROM book_total WHERE id = 1) AS wrong
    """,
    difference("book_category", "category, books, finished, pages", categories),
    difference("reading_day", readingColumns, readingDays),
    difference("reading_run", "first_day, last_day", readingRuns),
  ]

  static let renewing = [
    """
    UPDATE garden_total SET (people, full_grown, waterings, postponements) = (\(people))
    """,
    """
    UPDATE saying_total SET (sayings, liked, used, aside) = (\(sayings)),
      last_number = max(last_number, (SELECT coalesce(max(number), 0) FROM saying))
    """,
    "DELETE FROM mood_day",
    "INSERT INTO mood_day (day, part, moods, levels, squares) \(moodDays)",
    "UPDATE book_total SET (\(bookSums)) = (\(books))",
    "DELETE FROM book_category",
    "INSERT INTO book_category (category, books, finished, pages) \(categories)",
    // Runs go first, so that no day that goes has to leave one; the triggers of the days that
    // come make them anew.
    "DELETE FROM reading_run",
    "DELETE FROM reading_day",
    "INSERT INTO reading_day (\(readingColumns)) \(readingDays)",
  ]
}
