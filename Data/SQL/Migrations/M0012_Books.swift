import HearthDomain

/// What migration 12 makes of books and their readings: a target is no must, a day may be unknown,
/// and a book knows what became of its earlier readings.
///
/// The tables are made anew, those that name books before those of books go: what is left would be
/// removed with them.
enum BooksRemade {
  static let all =
    [book, pastReading, readingRecord, sentence]
    + [bookCopy, pastReadingCopy, readingRecordCopy, sentenceCopy]
    + ["sentence", "reading_record", "past_reading", "book"].map { "DROP TABLE \($0)" }
    + ["book", "past_reading", "reading_record", "sentence"].map {
      "ALTER TABLE \($0)_remade RENAME TO \($0)"
    }
    // What is no index of these tables is there still.
    + BookIndexes.all.filter { !$0.hasPrefix("CREATE VIRTUAL") && !$0.contains("ON reading_run") }
    + [
      "CREATE INDEX reading_record_untimed ON reading_record (day, pages) WHERE at = 86399",
      "CREATE INDEX book_again ON book (id) WHERE earlier_readings > 0",
    ]
    + ["DROP TABLE book_total", "DELETE FROM book_category", bookTotal, totals, categories]
    + tallying
    + BookTriggers.all.filter {
      $0.hasPrefix("CREATE TRIGGER sentence_") || $0.hasPrefix("CREATE TRIGGER reading_record_")
    }

  private static let days = "BETWEEN -719162 AND 2932896"
  private static let pages = "BETWEEN 0 AND 20000"

  private static let details = """
    title TEXT NOT NULL CHECK (title <> ''),
      subtitle TEXT NOT NULL,
      author TEXT NOT NULL,
      publisher TEXT NOT NULL,
      published_on TEXT CHECK (published_on GLOB '[0-9][0-9][0-9][0-9]*'),
      isbn TEXT CHECK (length(isbn) = 13 AND isbn NOT GLOB '*[^0-9]*'),
      pages INTEGER CHECK (pages BETWEEN 1 AND 20000),
      category TEXT NOT NULL CHECK (category <> ''),
      link TEXT CHECK (link LIKE 'http%'),
      cover_link TEXT CHECK (cover_link LIKE 'http%'),
      thickness INTEGER CHECK (thickness BETWEEN 1 AND 10000),
      description TEXT NOT NULL
    """

  /// `shelf` is 0 for a book that is no goal, 1 for an open goal, 2 for a finished one. A page of a
  /// book whose pages nobody knows is a percent. In the order of the last finished come first
  /// those of a known day, then those of an unknown one, then what was never finished.
  private static let following = """
    shelf INTEGER NOT NULL GENERATED ALWAYS AS (CASE WHEN reading IS NULL THEN 0
        WHEN finished_on IS NULL AND finished_sometime IS NULL THEN 1 ELSE 2 END) STORED,
      target_key INTEGER NOT NULL GENERATED ALWAYS AS (coalesce(target_on, 2932896)) STORED,
      finished_key INTEGER NOT NULL GENERATED ALWAYS AS (CASE
        WHEN finished_on IS NOT NULL THEN -finished_on
        WHEN earlier_finished_on IS NOT NULL THEN -earlier_finished_on
        WHEN finished_sometime IS NOT NULL OR earlier_readings > 0 THEN 9223372036854775806
        ELSE 9223372036854775807 END) STORED,
      progress INTEGER NOT NULL GENERATED ALWAYS AS (CASE
        WHEN finished_on IS NOT NULL OR finished_sometime IS NOT NULL THEN 100
        WHEN page IS NULL THEN 0 ELSE min(100, page * 100 / coalesce(pages, 100)) END) STORED,
      spine INTEGER NOT NULL GENERATED ALWAYS AS
        (coalesce(thickness, min(10000, 20 + coalesce(pages, 300) * 55 / 100))) STORED
    """

  /// `finished_sometime` is 1 where it was finished on a day that nobody knows, else null; what is
  /// said of `earlier` readings follows from `past_reading`.
  private static let book = """
    CREATE TABLE book_remade (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      theme TEXT NOT NULL CHECK (theme <> ''),
      rating INTEGER CHECK (rating BETWEEN 0 AND 10),
      favourite_since INTEGER,
      place INTEGER NOT NULL CHECK (place BETWEEN -1099511627776 AND 1099511627776),
      sentence_count INTEGER NOT NULL CHECK (sentence_count BETWEEN 0 AND 1099511627776),
      earlier_readings INTEGER NOT NULL CHECK (earlier_readings BETWEEN 0 AND 1000000),
      earlier_pages INTEGER NOT NULL CHECK (earlier_pages BETWEEN 0 AND 20000000000),
      earlier_finished_on INTEGER CHECK (earlier_finished_on \(days)),
      earlier_rating INTEGER CHECK (earlier_rating BETWEEN 0 AND 10),
      added_at INTEGER NOT NULL,
      reading INTEGER CHECK (reading BETWEEN 1 AND 1000000),
      started_on INTEGER CHECK (started_on \(days)),
      entered_start INTEGER CHECK (entered_start \(days) AND entered_start > started_on),
      target_on INTEGER CHECK (target_on \(days)),
      finished_on INTEGER CHECK (finished_on \(days)),
      finished_sometime INTEGER CHECK (finished_sometime = 1),
      first_page INTEGER CHECK (first_page \(pages)),
      page INTEGER CHECK (page BETWEEN first_page AND 20000),
      last_record_on INTEGER CHECK (last_record_on \(days)),
      last_record_pages INTEGER CHECK (last_record_pages \(pages)),
      title_key TEXT NOT NULL,
      author_key TEXT NOT NULL,
      likeness TEXT NOT NULL,
      \(details),
      \(following),
      CHECK ((reading IS NULL) = (started_on IS NULL)),
      CHECK ((reading IS NULL) = (first_page IS NULL)),
      CHECK ((reading IS NULL) = (page IS NULL)),
      CHECK (reading IS NOT NULL OR (target_on IS NULL AND finished_on IS NULL
        AND finished_sometime IS NULL AND last_record_on IS NULL)),
      CHECK (finished_on IS NULL OR finished_sometime IS NULL),
      CHECK (finished_on >= started_on),
      CHECK ((last_record_on IS NULL) = (last_record_pages IS NULL))
    ) STRICT
    """

  /// One without the day on which it was finished was finished on a day that nobody knows.
  private static let pastReading = """
    CREATE TABLE past_reading_remade (
      book_id INTEGER NOT NULL REFERENCES book_remade (id) ON DELETE CASCADE,
      reading INTEGER NOT NULL CHECK (reading BETWEEN 1 AND 1000000),
      started_on INTEGER NOT NULL CHECK (started_on \(days)),
      entered_start INTEGER CHECK (entered_start \(days) AND entered_start > started_on),
      target_on INTEGER CHECK (target_on \(days)),
      finished_on INTEGER CHECK (finished_on \(days) AND finished_on >= started_on),
      finished_sometime INTEGER CHECK (finished_sometime = 1),
      first_page INTEGER NOT NULL CHECK (first_page \(pages)),
      page INTEGER NOT NULL CHECK (page BETWEEN first_page AND 20000),
      last_record_on INTEGER CHECK (last_record_on \(days)),
      last_record_pages INTEGER CHECK (last_record_pages \(pages)),
      rating INTEGER CHECK (rating BETWEEN 0 AND 10),
      PRIMARY KEY (book_id, reading),
      CHECK ((finished_on IS NULL) = (finished_sometime IS NOT NULL)),
      CHECK ((last_record_on IS NULL) = (last_record_pages IS NULL))
    ) STRICT, WITHOUT ROWID
    """

  private static let readingRecord = """
    CREATE TABLE reading_record_remade (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      book_id INTEGER NOT NULL REFERENCES book_remade (id) ON DELETE CASCADE,
      reading INTEGER NOT NULL CHECK (reading BETWEEN 1 AND 1000000),
      day INTEGER NOT NULL CHECK (day \(days)),
      at INTEGER NOT NULL CHECK (at BETWEEN 0 AND 86399),
      page INTEGER NOT NULL CHECK (page \(pages)),
      pages INTEGER NOT NULL CHECK (pages \(pages)),
      UNIQUE (book_id, reading, day)
    ) STRICT
    """

  private static let sentence = """
    CREATE TABLE sentence_remade (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      book_id INTEGER NOT NULL REFERENCES book_remade (id) ON DELETE CASCADE,
      page INTEGER CHECK (page BETWEEN 1 AND 20000),
      saying_id INTEGER REFERENCES saying (id) ON DELETE SET NULL,
      added_at INTEGER NOT NULL,
      text TEXT NOT NULL CHECK (text <> ''),
      page_key INTEGER NOT NULL GENERATED ALWAYS AS (coalesce(page, 20001)) STORED
    ) STRICT
    """

  private static let bookColumns = """
    id, theme, rating, favourite_since, place, sentence_count, added_at, reading, started_on,
    entered_start, target_on, finished_on, first_page, page, last_record_on, last_record_pages,
    title_key, author_key, likeness, title, subtitle, author, publisher, published_on, isbn, pages,
    category, link, cover_link, thickness, description
    """

  private static let bookCopy = """
    INSERT INTO book_remade (\(bookColumns), earlier_readings, earlier_pages,
      earlier_finished_on, earlier_rating)
    SELECT \(bookColumns),
      (SELECT count(*) FROM past_reading WHERE book_id = book.id),
      (SELECT coalesce(sum(page), 0) FROM past_reading WHERE book_id = book.id),
      (SELECT max(finished_on) FROM past_reading WHERE book_id = book.id),
      (SELECT rating FROM past_reading WHERE book_id = book.id AND rating IS NOT NULL
        ORDER BY past_reading.reading DESC LIMIT 1)
    FROM book
    """

  private static let pastReadingColumns = """
    book_id, reading, started_on, entered_start, target_on, finished_on, first_page, page,
    last_record_on, last_record_pages, rating
    """

  private static let pastReadingCopy = """
    INSERT INTO past_reading_remade (\(pastReadingColumns))
    SELECT \(pastReadingColumns) FROM past_reading
    """

  private static let readingRecordCopy = """
    INSERT INTO reading_record_remade (id, book_id, reading, day, at, page, pages)
    SELECT id, book_id, reading, day, at, page, pages FROM reading_record
    """

  private static let sentenceCopy = """
    INSERT INTO sentence_remade (id, book_id, page, saying_id, added_at, text)
    SELECT id, book_id, page, saying_id, added_at, text FROM sentence
    """

  /// `finished` and `tower` are of books that were ever finished, `readings` counts each time, and
  /// `again` those of them that are open.
  private static let bookTotal = """
    CREATE TABLE book_total (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
      open INTEGER NOT NULL CHECK (open >= 0),
      finished INTEGER NOT NULL CHECK (finished >= 0),
      readings INTEGER NOT NULL CHECK (readings >= 0),
      again INTEGER NOT NULL CHECK (again >= 0),
      kept INTEGER NOT NULL CHECK (kept >= 0),
      favourites INTEGER NOT NULL CHECK (favourites >= 0),
      sentences INTEGER NOT NULL CHECK (sentences >= 0),
      tower INTEGER NOT NULL CHECK (tower >= 0)
    ) STRICT
    """

  private static let totals = """
    INSERT INTO book_total
      (id, open, finished, readings, again, kept, favourites, sentences, tower)
    SELECT 1, coalesce(sum(shelf = 1), 0), coalesce(sum(shelf = 2 OR earlier_readings > 0), 0),
      coalesce(sum((shelf = 2) + earlier_readings), 0),
      coalesce(sum(shelf = 1 AND earlier_readings > 0), 0), coalesce(sum(shelf = 0), 0),
      count(favourite_since), (SELECT count(*) FROM sentence),
      coalesce(sum((shelf = 2 OR earlier_readings > 0) * spine), 0) FROM book
    """

  private static let categories = """
    INSERT INTO book_category (category, books, finished, pages)
    SELECT category, count(*), sum(shelf = 2 OR earlier_readings > 0),
      sum(earlier_pages + coalesce(page, 0)) FROM book GROUP BY category
    """

  private static let tallying = [
    "CREATE TRIGGER book_added AFTER INSERT ON book BEGIN \(count("NEW")) END",
    "CREATE TRIGGER book_changed AFTER UPDATE ON book BEGIN \(uncount("OLD")) \(count("NEW")) END",
    "CREATE TRIGGER book_removed AFTER DELETE ON book BEGIN \(uncount("OLD")) END",
  ]

  private static func finished(_ row: String) -> String {
    "(\(row).shelf = 2 OR \(row).earlier_readings > 0)"
  }

  private static func count(_ row: String) -> String {
    """
    UPDATE book_total SET
      open = open + (\(row).shelf = 1), finished = finished + \(finished(row)),
      readings = readings + (\(row).shelf = 2) + \(row).earlier_readings,
      again = again + (\(row).shelf = 1 AND \(row).earlier_readings > 0),
      kept = kept + (\(row).shelf = 0),
      favourites = favourites + (\(row).favourite_since IS NOT NULL),
      tower = tower + \(finished(row)) * \(row).spine;
    INSERT INTO book_category (category, books, finished, pages)
    VALUES (\(row).category, 1, \(finished(row)),
      \(row).earlier_pages + coalesce(\(row).page, 0))
    ON CONFLICT (category) DO UPDATE SET books = books + 1,
      finished = finished + excluded.finished, pages = pages + excluded.pages;
    """
  }

  private static func uncount(_ row: String) -> String {
    """
    UPDATE book_total SET
      open = open - (\(row).shelf = 1), finished = finished - \(finished(row)),
      readings = readings - (\(row).shelf = 2) - \(row).earlier_readings,
      again = again - (\(row).shelf = 1 AND \(row).earlier_readings > 0),
      kept = kept - (\(row).shelf = 0),
      favourites = favourites - (\(row).favourite_since IS NOT NULL),
      tower = tower - \(finished(row)) * \(row).spine;
    UPDATE book_category SET books = books - 1, finished = finished - \(finished(row)),
      pages = pages - \(row).earlier_pages - coalesce(\(row).page, 0)
    WHERE category = \(row).category;
    DELETE FROM book_category WHERE category = \(row).category AND books = 0;
    """
  }
}
