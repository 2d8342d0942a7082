extension Migration {
  static let books = Migration(number: 6, name: "books") {
    [
      book, pastReading, readingRecord, readingDay,
      readingRun, sentence, bookFinding, bookTotal,
      bookCategory,
    ] + BookIndexes.all + BookTriggers.all
  }

  private static let days = "BETWEEN -719162 AND 2932896"
  private static let pages = "BETWEEN 0 AND 20000"

  /// What is known about a book, wherever it is kept; the long text comes last, so that a look
  /// at the others does not read it.
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

  /// What lists are ordered by follows from the rest, so that no row can say otherwise: `shelf`
  /// is 0 for a book that is no goal, 1 for an open goal, 2 for a finished one.
  private static let following = """
    shelf INTEGER NOT NULL GENERATED ALWAYS AS
        (CASE WHEN reading IS NULL THEN 0 WHEN finished_on IS NULL THEN 1 ELSE 2 END) STORED,
      target_key INTEGER NOT NULL GENERATED ALWAYS AS (coalesce(target_on, 2932896)) STORED,
      finished_key INTEGER NOT NULL GENERATED ALWAYS AS
        (coalesce(-finished_on, 9223372036854775807)) STORED,
      progress INTEGER NOT NULL GENERATED ALWAYS AS (CASE WHEN finished_on IS NOT NULL THEN 100
        WHEN pages IS NULL OR page IS NULL THEN 0 ELSE min(100, page * 100 / pages) END) STORED,
      spine INTEGER NOT NULL GENERATED ALWAYS AS
        (coalesce(thickness, min(10000, 20 + coalesce(pages, 300) * 55 / 100))) STORED
    """

  private static var book: String {
    """
    CREATE TABLE book (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      theme TEXT NOT NULL CHECK (theme <> ''),
      rating INTEGER CHECK (rating BETWEEN 0 AND 10),
      favourite_since INTEGER,
      place INTEGER NOT NULL CHECK (place BETWEEN -1099511627776 AND 1099511627776),
      sentence_count INTEGER NOT NULL CHECK (sentence_count BETWEEN 0 AND 1099511627776),
      added_at INTEGER NOT NULL,
      reading INTEGER CHECK (reading BETWEEN 1 AND 1000000),
      started_on INTEGER CHECK (started_on \(days)),
      entered_start INTEGER CHECK (entered_start \(days) AND entered_start > started_on),
      target_on INTEGER CHECK (target_on \(days)),
      finished_on INTEGER CHECK (finished_on \(days)),
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
      CHECK ((reading IS NULL) = (target_on IS NULL)),
      CHECK ((reading IS NULL) = (first_page IS NULL)),
      CHECK ((reading IS NULL) = (page IS NULL)),
      CHECK (reading IS NOT NULL OR (finished_on IS NULL AND last_record_on IS NULL)),
      CHECK (finished_on >= started_on),
      CHECK ((last_record_on IS NULL) = (last_record_pages IS NULL))
    ) STRICT
    """
  }

  /// Readings that were finished before the book was read again.
  private static var pastReading: String {
    """
    CREATE TABLE past_reading (
      book_id INTEGER NOT NULL REFERENCES book (id) ON DELETE CASCADE,
      reading INTEGER NOT NULL CHECK (reading BETWEEN 1 AND 1000000),
      started_on INTEGER NOT NULL CHECK (started_on \(days)),
      entered_start INTEGER CHECK (entered_start \(days) AND entered_start > started_on),
      target_on INTEGER NOT NULL CHECK (target_on \(days)),
      finished_on INTEGER NOT NULL CHECK (finished_on \(days) AND finished_on >= started_on),
      first_page INTEGER NOT NULL CHECK (first_page \(pages)),
      page INTEGER NOT NULL CHECK (page BETWEEN first_page AND 20000),
      last_record_on INTEGER CHECK (last_record_on \(days)),
      last_record_pages INTEGER CHECK (last_record_pages \(pages)),
      rating INTEGER CHECK (rating BETWEEN 0 AND 10),
      PRIMARY KEY (book_id, reading),
      CHECK ((last_record_on IS NULL) = (last_record_pages IS NULL))
    ) STRICT, WITHOUT ROWID
    """
  }

  /// The page reached on a day, and how many pages after the record before it; `at` are the
  /// seconds since midnight that the clock showed.
  private static var readingRecord: String {
    """
    CREATE TABLE reading_record (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      book_id INTEGER NOT NULL REFERENCES book (id) ON DELETE CASCADE,
      reading INTEGER NOT NULL CHECK (reading BETWEEN 1 AND 1000000),
      day INTEGER NOT NULL CHECK (day \(days)),
      at INTEGER NOT NULL CHECK (at BETWEEN 0 AND 86399),
      page INTEGER NOT NULL CHECK (page \(pages)),
      pages INTEGER NOT NULL CHECK (pages \(pages)),
      UNIQUE (book_id, reading, day)
    ) STRICT
    """
  }

  /// What the records of each day come to, so that years need not be read record by record.
  private static var readingDay: String {
    """
    CREATE TABLE reading_day (
      day INTEGER NOT NULL PRIMARY KEY CHECK (day \(days)),
      records INTEGER NOT NULL CHECK (records >= 0),
      morning INTEGER NOT NULL CHECK (morning >= 0),
      afternoon INTEGER NOT NULL CHECK (afternoon >= 0),
      evening INTEGER NOT NULL CHECK (evening >= 0),
      night INTEGER NOT NULL CHECK (night >= 0),
      pages INTEGER NOT NULL GENERATED ALWAYS AS (morning + afternoon + evening + night) STORED
    ) STRICT
    """
  }

  /// Days next to each other on each of which at least a page was read.
  private static var readingRun: String {
    """
    CREATE TABLE reading_run (
      first_day INTEGER NOT NULL PRIMARY KEY CHECK (first_day \(days)),
      last_day INTEGER NOT NULL CHECK (last_day \(days) AND last_day >= first_day)
    ) STRICT
    """
  }

  private static var sentence: String {
    """
    CREATE TABLE sentence (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      book_id INTEGER NOT NULL REFERENCES book (id) ON DELETE CASCADE,
      page INTEGER CHECK (page BETWEEN 1 AND 20000),
      saying_id INTEGER REFERENCES saying (id) ON DELETE SET NULL,
      added_at INTEGER NOT NULL,
      text TEXT NOT NULL CHECK (text <> ''),
      page_key INTEGER NOT NULL GENERATED ALWAYS AS (coalesce(page, 20001)) STORED
    ) STRICT
    """
  }

  /// The rows of the last search, numbered from 1.
  private static var bookFinding: String {
    """
    CREATE TABLE book_finding (
      number INTEGER NOT NULL PRIMARY KEY CHECK (number >= 1),
      source TEXT NOT NULL CHECK (source <> ''),
      \(details)
    ) STRICT
    """
  }

  /// One row with what would else have to be counted book by book; `tower` is how thick the
  /// finished ones are.
  private static var bookTotal: String {
    """
    CREATE TABLE book_total (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
      open INTEGER NOT NULL CHECK (open >= 0),
      finished INTEGER NOT NULL CHECK (finished >= 0),
      kept INTEGER NOT NULL CHECK (kept >= 0),
      favourites INTEGER NOT NULL CHECK (favourites >= 0),
      sentences INTEGER NOT NULL CHECK (sentences >= 0),
      tower INTEGER NOT NULL CHECK (tower >= 0)
    ) STRICT
    """
  }

  /// The same for each category that has books.
  private static var bookCategory: String {
    """
    CREATE TABLE book_category (
      category TEXT NOT NULL PRIMARY KEY CHECK (category <> ''),
      books INTEGER NOT NULL CHECK (books >= 0),
      finished INTEGER NOT NULL CHECK (finished BETWEEN 0 AND books),
      pages INTEGER NOT NULL CHECK (pages >= 0)
    ) STRICT, WITHOUT ROWID
    """
  }
}
