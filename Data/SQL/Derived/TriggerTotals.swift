import HearthDomain

/// Totals that SQLite triggers maintain, so that lists need not read whole tables, and queries that
/// compute the same totals from the tables.
enum TriggerTotals {
  /// Tables that contain only totals.
  static let tables = [
    "garden_total", "saying_total", "mood_day", "book_total", "book_category", "reading_day",
    "reading_run",
  ]

  static let peopleTotalsQuery = """
    SELECT count(*), coalesce(sum(affection = 12), 0),
      coalesce(sum(min(max(waterings, 0), \(maxTotal))), 0),
      coalesce(sum(min(max(postponements, 0), \(maxTotal))), 0) FROM person
    """

  static let sayingTotalsQuery = """
    SELECT count(*), count(liked_at), count(used_at), count(aside) FROM saying
    """

  /// Maximum of a total, low enough that all can be added without overflow.
  static let maxTotal = Care.maxCount

  /// Returns the condition that the columns are valid totals.
  static func validSumsCondition(_ columns: String) -> String {
    columns.split(at: ", ").map { "\($0) BETWEEN 0 AND \(maxTotal)" }
      .joined(separator: " AND ")
  }

  /// Returns the hours for which `isWithin` is true, as an SQL list; so the domain determines the
  /// parts of the day.
  private static func hourList(_ isWithin: (TimeOfDay) -> Bool) -> String {
    (0..<24).filter { isWithin(TimeOfDay(knownHour: $0)) }.map(String.init)
      .joined(separator: ", ")
  }

  /// SQL for the number of the part of the day of a mood.
  private static let partOfDaySQL = {
    let hour = "(at + seconds_east * 1000 - day * 86400000) / 3600000"
    let cases = PartOfDay.byNumber.enumerated().map { place, part in
      "WHEN \(hour) IN (\(hourList { PartOfDay(at: $0) == part })) THEN \(place + 1)"
    }
    return "CASE \(cases.joined(separator: " ")) ELSE \(PartOfDay.byNumber.count) END"
  }()

  /// SQL condition for valid moods. Others are left out of totals as well as of lists.
  private static let validMoodCondition = """
    (level IS NULL OR level BETWEEN 0 AND 100) AND day BETWEEN -719162 AND 2932896
      AND at + seconds_east * 1000 - day * 86400000 BETWEEN 0 AND 86399999
    """

  private static let moodDayColumns = "day, part, moods, levels, squares, without_level"

  private static let moodDaysQuery = """
    SELECT day, \(partOfDaySQL) AS part, count(level), coalesce(sum(level), 0),
      coalesce(sum(level * level), 0), count(*) - count(level) FROM mood
    WHERE \(validMoodCondition) GROUP BY 1, 2
    """

  /// Total columns of `garden_total` and `saying_total`.
  static let gardenTotalColumns = "people, full_grown, waterings, postponements"
  static let sayingTotalColumns = "sayings, liked, used, aside"

  static let maxSayingNumber = Saying.assignableNumbers.upperBound

  /// SQL for the greatest valid number of a saying; 0 without any.
  static let greatestSayingNumber = """
    (SELECT coalesce(max(number), 0) FROM saying WHERE number BETWEEN 1 AND \(maxSayingNumber))
    """

  /// Columns of `book_total` except its id.
  static let bookTotalColumns =
    "open, finished, readings, again, kept, favourites, sentences, tower"

  /// SQL condition for books that were finished at least once.
  private static let finishedCondition = "(shelf = 2 OR earlier_readings > 0)"

  static let bookTotalsQuery = """
    SELECT coalesce(sum(shelf = 1), 0), coalesce(sum(\(finishedCondition)), 0),
      coalesce(sum((shelf = 2) + min(max(earlier_readings, 0), 1000000)), 0),
      coalesce(sum(shelf = 1 AND earlier_readings > 0), 0),
      coalesce(sum(shelf = 0), 0), count(favourite_since), (SELECT count(*) FROM sentence),
      coalesce(sum(\(finishedCondition) * spine), 0) FROM book
    """

  private static let categoryTotalsQuery = """
    SELECT category, count(*), sum(\(finishedCondition)),
      sum(min(max(earlier_pages, 0), 20000000000) + min(max(coalesce(page, 0), 0), 20000))
    FROM book GROUP BY category
    """

  private static let readingDayColumns = "day, records, morning, afternoon, evening, night"

  private static func pagesSumSQL(_ part: PartOfDay) -> String {
    let own = hourList { PartOfDay(ofReadingAt: $0) == part }
    return "sum(min(max(pages, 0), 20000) * (at / 3600 IN (\(own))))"
  }

  private static let readingDaysQuery = """
    SELECT day, count(*), \(pagesSumSQL(.morning)), \(pagesSumSQL(.afternoon)), \(pagesSumSQL(.evening)),
      \(pagesSumSQL(.night)) FROM reading_record GROUP BY day
    """

  /// Query for runs of consecutive reading days: within a run, the day's number minus its rank
  /// among all reading days is constant.
  private static let readingRunsQuery = """
    SELECT min(day), max(day) FROM (
      SELECT day, day - row_number() OVER (ORDER BY day) AS run FROM reading_day WHERE pages > 0)
    GROUP BY run
    """

  /// Returns a query for the number of rows by which a table differs from the wanted rows: extra
  /// rows plus missing rows.
  private static func differenceQuery(_ table: String, _ columns: String, _ wanted: String)
    -> String
  {
    let kept = "SELECT \(columns) FROM \(table)"
    return """
      SELECT 1 AS id, (SELECT count(*) FROM (SELECT * FROM (\(wanted)) EXCEPT \(kept)))
        + (SELECT count(*) FROM (\(kept) EXCEPT SELECT * FROM (\(wanted)))) AS wrong
      """
  }

  /// Returns a query that counts how far a table of one row differs from the wanted row: 0 if it is
  /// correct.
  private static func comparisonQuery(_ table: String, _ columns: String, _ wanted: String)
    -> String
  {
    """
    SELECT 1 AS id, coalesce(
      (SELECT (\(columns)) IS NOT (\(wanted)) FROM \(table) WHERE id = 1), 1)
      + (SELECT count(*) FROM \(table) WHERE id <> 1) AS wrong
    """
  }

  /// Queries that each return the number of wrong rows, in a column named `wrong`.
  static let checkQueries = [
    comparisonQuery("garden_total", gardenTotalColumns, peopleTotalsQuery),
    comparisonQuery("saying_total", sayingTotalColumns, sayingTotalsQuery),
    """
    SELECT 1 AS id, coalesce((SELECT last_number NOT BETWEEN
      \(greatestSayingNumber) AND \(maxSayingNumber)
      FROM saying_total WHERE id = 1), 0) AS wrong
    """,
    differenceQuery("mood_day", moodDayColumns, moodDaysQuery),
    comparisonQuery("book_total", bookTotalColumns, bookTotalsQuery),
    differenceQuery("book_category", "category, books, finished, pages", categoryTotalsQuery),
    differenceQuery("reading_day", readingDayColumns, readingDaysQuery),
    differenceQuery("reading_run", "first_day, last_day", readingRunsQuery),
    journalSizesCheck,
  ]

  /// SQL for the size of a journal entry: the stored one, or, if that is invalid, computed from its
  /// steps.
  private static let journalSizeSQL = """
    CASE WHEN bytes BETWEEN 0 AND \(maxEntryBytes) THEN bytes
      ELSE \(SQLJournal.entryOverhead) + length(CAST(subject AS BLOB)) + coalesce((
        SELECT sum(\(StepRow.rowOverhead) + length(CAST(title AS BLOB)) + coalesce(length(body), 0))
        FROM journal_step WHERE entry = journal_entry.id), 0) END
    """

  /// Maximum size of an entry, in bytes; a larger one would displace all others.
  private static let maxEntryBytes = 1 << 30

  /// Query for the number of entries with a wrong size, or with a cumulative size that is not the
  /// previous one plus their own size. The first entry's cumulative size is not checked.
  private static let journalSizesCheck = """
    SELECT 1 AS id, count(*) AS wrong FROM (
      SELECT bytes, \(journalSizeSQL) AS weight, total - bytes AS sum_before,
        lag(total) OVER (ORDER BY id) AS total_before
      FROM journal_entry)
    WHERE sum_before <> total_before OR bytes <> weight
    """

  static let rebuildStatements = [
    "DELETE FROM garden_total",
    // Recompute invalid counts of people, which triggers could not subtract from the totals. Rows
    // that violate other constraints stay unchanged.
    """
    UPDATE OR IGNORE person SET (waterings, postponements, postponements_since_contact) = (
      (SELECT count(*) FROM watering WHERE person_id = person.id),
      (SELECT count(*) FROM postponement WHERE person_id = person.id),
      (SELECT min(max(person.postponements_since_contact, 0), count(*))
        FROM postponement WHERE person_id = person.id))
    WHERE NOT coalesce(\(validSumsCondition("waterings, postponements")), 0)
    """,
    "INSERT INTO garden_total (id, \(gardenTotalColumns)) SELECT 1, * FROM (\(peopleTotalsQuery))",
    "DELETE FROM saying_total WHERE id <> 1",
    // Keep the last assigned number, as the remaining sayings do not tell which numbers were used.
    """
    INSERT INTO saying_total (id, \(sayingTotalColumns), last_number)
    SELECT 1, counted.*, \(greatestSayingNumber)
    FROM (\(sayingTotalsQuery)) AS counted WHERE true
    ON CONFLICT (id) DO UPDATE SET
      (\(sayingTotalColumns)) = (excluded.sayings, excluded.liked, excluded.used, excluded.aside),
      last_number = max(excluded.last_number,
        CASE WHEN last_number BETWEEN 0 AND \(maxSayingNumber) THEN last_number ELSE 0 END)
    """,
    "DELETE FROM mood_day",
    "INSERT INTO mood_day (\(moodDayColumns)) \(moodDaysQuery)",
    "DELETE FROM book_total",
    "INSERT INTO book_total (id, \(bookTotalColumns)) SELECT 1, * FROM (\(bookTotalsQuery))",
    "DELETE FROM book_category",
    "INSERT INTO book_category (category, books, finished, pages) \(categoryTotalsQuery)",
    // Delete the runs first, so that deleting days updates none; inserting the days recreates them.
    "DELETE FROM reading_run",
    "DELETE FROM reading_day",
    "INSERT INTO reading_day (\(readingDayColumns)) \(readingDaysQuery)",
    rebuildJournalSizes,
  ]

  static let rebuildJournalSizes = """
    UPDATE journal_entry SET bytes = kept.weight, total = kept.sum FROM (
      SELECT id, weight, sum(weight) OVER (ORDER BY id) AS sum
      FROM (SELECT id, \(journalSizeSQL) AS weight FROM journal_entry)) AS kept
    WHERE kept.id = journal_entry.id AND (total <> kept.sum OR bytes <> kept.weight)
    """
}

extension SQLConnection {
  /// Returns what the body reads from the totals. If the totals are invalid, computes the same
  /// values with the query `wanted`, so that something is displayed.
  func readTotals<T>(
    _ columns: String, of table: String, counting wanted: String, with more: String = "",
    _ values: [SQLValue] = [], _ read: (SQLRow) throws -> T
  ) throws -> T? {
    try first(
      """
      SELECT 1 AS id, \(columns)\(more) FROM \(table)
      WHERE id = 1 AND \(TriggerTotals.validSumsCondition(columns))
      """, values, of: table, read)
      ?? first(
        "WITH counted (\(columns)) AS (\(wanted)) SELECT 1 AS id, *\(more) FROM counted", values,
        of: table, read)
  }
}
