import HearthDomain

/// The sums that SQLite's triggers keep, so that no list reads a whole table, and the same counted
/// anew.
enum TriggerTotals {
  /// The tables that hold nothing else.
  static let tables = [
    "garden_total", "saying_total", "mood_day", "book_total", "book_category", "reading_day",
    "reading_run",
  ]

  static let people = """
    SELECT count(*), coalesce(sum(affection = 12), 0),
      coalesce(sum(min(max(waterings, 0), \(most))), 0),
      coalesce(sum(min(max(postponements, 0), \(most))), 0) FROM person
    """

  static let sayings = """
    SELECT count(*), count(liked_at), count(used_at), count(aside) FROM saying
    """

  /// No sum is greater: all of them can be added without an overflow.
  static let most = 1_099_511_627_776

  /// What sums in these columns have to be: a number that can be reckoned with.
  static func isSum(_ columns: String) -> String {
    columns.split(at: ", ").map { "\($0) BETWEEN 0 AND \(most)" }
      .joined(separator: " AND ")
  }

  /// The hours of a part of the day, as the domain's rule has them.
  private static func hours(_ isWithin: (TimeOfDay) -> Bool) -> String {
    (0..<24).filter { isWithin(TimeOfDay(knownHour: $0)) }.map(String.init)
      .joined(separator: ", ")
  }

  /// The number of the part of the day in which a mood was felt.
  private static let partOfDay = {
    let hour = "(at + seconds_east * 1000 - day * 86400000) / 3600000"
    let cases = PartOfDay.numbered.enumerated().map { place, part in
      "WHEN \(hour) IN (\(hours { PartOfDay(at: $0) == part })) THEN \(place + 1)"
    }
    return "CASE \(cases.joined(separator: " ")) ELSE \(PartOfDay.numbered.count) END"
  }()

  private static let moodDays = """
    SELECT day, \(partOfDay) AS part, count(*), sum(level), sum(level * level) FROM mood
    WHERE \(Migration.isSoundMood()) GROUP BY 1, 2
    """

  /// The columns of `garden_total` and `saying_total` that are sums.
  static let gardenSums = "people, full_grown, waterings, postponements"
  static let sayingSums = "sayings, liked, used, aside"

  static let lastNumber = Saying.givenNumbers.upperBound

  /// The greatest number that a saying has, 0 without any; what none may have counts for none.
  static let greatestNumber = """
    (SELECT coalesce(max(number), 0) FROM saying WHERE number BETWEEN 1 AND \(lastNumber))
    """

  /// The columns of `book_total` beside its id.
  static let bookSums = "open, finished, readings, again, kept, favourites, sentences, tower"

  /// What holds for a book that was finished once at least.
  private static let wasFinished = "(shelf = 2 OR earlier_readings > 0)"

  static let books = """
    SELECT coalesce(sum(shelf = 1), 0), coalesce(sum(\(wasFinished)), 0),
      coalesce(sum((shelf = 2) + min(max(earlier_readings, 0), 1000000)), 0),
      coalesce(sum(shelf = 1 AND earlier_readings > 0), 0),
      coalesce(sum(shelf = 0), 0), count(favourite_since), (SELECT count(*) FROM sentence),
      coalesce(sum(\(wasFinished) * spine), 0) FROM book
    """

  private static let categories = """
    SELECT category, count(*), sum(\(wasFinished)),
      sum(min(max(earlier_pages, 0), 20000000000) + min(max(coalesce(page, 0), 0), 20000))
    FROM book GROUP BY category
    """

  private static let readingColumns = "day, records, morning, afternoon, evening, night"

  private static func pages(_ part: PartOfDay) -> String {
    let own = hours { PartOfDay(ofReadingAt: $0) == part }
    return "sum(min(max(pages, 0), 20000) * (at / 3600 IN (\(own))))"
  }

  private static let readingDays = """
    SELECT day, count(*), \(pages(.morning)), \(pages(.afternoon)), \(pages(.evening)),
      \(pages(.night)) FROM reading_record GROUP BY day
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

  /// The same for a table of one row.
  private static func comparison(_ table: String, _ columns: String, _ wanted: String) -> String {
    """
    SELECT 1 AS id, coalesce(
      (SELECT (\(columns)) IS NOT (\(wanted)) FROM \(table) WHERE id = 1), 1)
      + (SELECT count(*) FROM \(table) WHERE id <> 1) AS wrong
    """
  }

  /// Queries that count in the column `wrong` what is not as it should be.
  static let comparing = [
    comparison("garden_total", gardenSums, people),
    comparison("saying_total", sayingSums, sayings),
    """
    SELECT 1 AS id, coalesce((SELECT last_number NOT BETWEEN
      \(greatestNumber) AND \(lastNumber)
      FROM saying_total WHERE id = 1), 0) AS wrong
    """,
    difference("mood_day", "day, part, moods, levels, squares", moodDays),
    comparison("book_total", bookSums, books),
    difference("book_category", "category, books, finished, pages", categories),
    difference("reading_day", readingColumns, readingDays),
    difference("reading_run", "first_day, last_day", readingRuns),
    journalWeights,
  ]

  /// What each entry of the journal weighs: as it does, or, where what is kept of that cannot be,
  /// as its steps do by now.
  private static let journalBytes = """
    CASE WHEN bytes BETWEEN 0 AND \(mostBytes) THEN bytes
      ELSE \(SQLJournal.frame) + length(CAST(subject AS BLOB)) + coalesce((
        SELECT sum(\(StepRow.frame) + length(CAST(title AS BLOB)) + coalesce(length(body), 0))
        FROM journal_step WHERE entry = journal_entry.id), 0) END
    """

  /// An entry that weighed more would push all the others out.
  private static let mostBytes = 1 << 30

  /// Of the journal each sum is the one before and what the entry weighs; of the oldest that is
  /// left nobody knows the one before.
  private static let journalWeights = """
    SELECT 1 AS id, count(*) AS wrong FROM (
      SELECT bytes, \(journalBytes) AS weight, total - bytes AS sum_before,
        lag(total) OVER (ORDER BY id) AS total_before
      FROM journal_entry)
    WHERE sum_before <> total_before OR bytes <> weight
    """

  static let renewing = [
    "DELETE FROM garden_total",
    // Nothing can be taken from a sum of what is no number of things; this follows, too. A row that
    // breaks other rules stays.
    """
    UPDATE OR IGNORE person SET (waterings, postponements, postponements_since_contact) = (
      (SELECT count(*) FROM watering WHERE person_id = person.id),
      (SELECT count(*) FROM postponement WHERE person_id = person.id),
      (SELECT min(max(person.postponements_since_contact, 0), count(*))
        FROM postponement WHERE person_id = person.id))
    WHERE NOT coalesce(\(isSum("waterings, postponements")), 0)
    """,
    "INSERT INTO garden_total (id, \(gardenSums)) SELECT 1, * FROM (\(people))",
    "DELETE FROM saying_total WHERE id <> 1",
    // Which numbers were given away does not follow from the sayings that are left.
    """
    INSERT INTO saying_total (id, \(sayingSums), last_number)
    SELECT 1, counted.*, \(greatestNumber)
    FROM (\(sayings)) AS counted WHERE true
    ON CONFLICT (id) DO UPDATE SET
      (\(sayingSums)) = (excluded.sayings, excluded.liked, excluded.used, excluded.aside),
      last_number = max(excluded.last_number,
        CASE WHEN last_number BETWEEN 0 AND \(lastNumber) THEN last_number ELSE 0 END)
    """,
    "DELETE FROM mood_day",
    "INSERT INTO mood_day (day, part, moods, levels, squares) \(moodDays)",
    "DELETE FROM book_total",
    "INSERT INTO book_total (id, \(bookSums)) SELECT 1, * FROM (\(books))",
    "DELETE FROM book_category",
    "INSERT INTO book_category (category, books, finished, pages) \(categories)",
    // Runs go first, so that no day that goes has to leave one; the triggers of the days that
    // come make them anew.
    "DELETE FROM reading_run",
    "DELETE FROM reading_day",
    "INSERT INTO reading_day (\(readingColumns)) \(readingDays)",
    renewingJournal,
  ]

  static let renewingJournal = """
    UPDATE journal_entry SET bytes = kept.weight, total = kept.sum FROM (
      SELECT id, weight, sum(weight) OVER (ORDER BY id) AS sum
      FROM (SELECT id, \(journalBytes) AS weight FROM journal_entry)) AS kept
    WHERE kept.id = journal_entry.id AND (total <> kept.sum OR bytes <> kept.weight)
    """
}

extension SQLConnection {
  /// What the body makes of sums that triggers keep, or, where no row has sensible ones, of the
  /// same, counted: that they went wrong is no reason to show nothing.
  func sums<T>(
    _ columns: String, of table: String, counting wanted: String, with more: String = "",
    _ values: [SQLValue] = [], _ read: (SQLRow) throws -> T
  ) throws -> T? {
    try first(
      """
      SELECT 1 AS id, \(columns)\(more) FROM \(table)
      WHERE id = 1 AND \(TriggerTotals.isSum(columns))
      """, values, of: table, read)
      ?? first(
        "WITH counted (\(columns)) AS (\(wanted)) SELECT 1 AS id, *\(more) FROM counted", values,
        of: table, read)
  }
}
