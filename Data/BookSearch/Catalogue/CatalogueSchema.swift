import HearthDomain

/// The tables of a catalogue: a file of its own, made anew with every import.
///
/// The search texts are in the indexes only; a row of `book` is their source.
enum CatalogueSchema {
  /// The mark of a catalogue in SQLite's header: "HrtC".
  static let applicationID = 0x4872_7443
  static let version = 1

  static let tables = [
    "PRAGMA application_id = \(applicationID)",
    "PRAGMA user_version = \(version)",
    """
    CREATE TABLE book (
      id INTEGER PRIMARY KEY, \(columns.joined(separator: ", "))
    ) STRICT
    """,
    """
    CREATE VIRTUAL TABLE search_index USING fts5 (
      folded, initials, content = '', columnsize = 0, tokenize = 'trigram case_sensitive 1'
    )
    """,
    "CREATE VIRTUAL TABLE search_term USING fts5vocab ('search_index', 'row')",
    """
    CREATE VIRTUAL TABLE book_word USING fts5 (
      folded, content = '', columnsize = 0,
      tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M*'"
    )
    """,
    // More is gathered before a piece of an index is written, which are merged again and again.
    "INSERT INTO search_index (search_index, rank) VALUES ('hashsize', \(16 << 20))",
    "INSERT INTO book_word (book_word, rank) VALUES ('hashsize', \(16 << 20))",
  ]

  /// One for each field of a book: the table is as old as the file, and never grows.
  private static let columns = zip(BookDetails.fields, BookDetails.columns).map { field, name in
    name + (field.form == .number ? " INTEGER" : " TEXT") + (field.isOptional ? "" : " NOT NULL")
  }

  /// When all books are in.
  static let indexes = [
    "CREATE INDEX book_isbn ON book (isbn) WHERE isbn IS NOT NULL"
  ]

  static let adding: String = {
    let columns = ["id"] + BookDetails.columns
    let places = (1...columns.count).map { "?\($0)" }.joined(separator: ", ")
    return "INSERT INTO book (\(columns.joined(separator: ", "))) VALUES (\(places))"
  }()

  static let addingToIndex =
    "INSERT INTO search_index (rowid, folded, initials) VALUES (?1, ?2, ?3)"
  static let addingToWords = "INSERT INTO book_word (rowid, folded) VALUES (?1, ?2)"
}
