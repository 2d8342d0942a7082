import HearthDomain

/// Schema of a catalogue, which is a separate file that each import creates anew.
///
/// Search texts are not stored in tables; the indexes are filled from the rows of `book`.
enum CatalogueSchema {
  /// Application id in the header of catalogues: "HrtC".
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
    // A larger write buffer, so that fewer index segments need to be merged.
    "INSERT INTO search_index (search_index, rank) VALUES ('hashsize', \(16 << 20))",
    "INSERT INTO book_word (book_word, rank) VALUES ('hashsize', \(16 << 20))",
  ]

  /// Column definitions for all fields of a book. No migrations are needed, as each import creates
  /// the file anew.
  private static let columns = zip(BookDetails.fields, BookDetails.columns).map { field, name in
    name + (field.fieldType == .number ? " INTEGER" : " TEXT")
      + (field.isOptional ? "" : " NOT NULL")
  }

  /// Statements for indexes, which are created only after all books are inserted.
  static let indexes = [
    "CREATE INDEX book_isbn ON book (isbn) WHERE isbn IS NOT NULL"
  ]

  static let insertBook: String = {
    let columns = ["id"] + BookDetails.columns
    let places = (1...columns.count).map { "?\($0)" }.joined(separator: ", ")
    return "INSERT INTO book (\(columns.joined(separator: ", "))) VALUES (\(places))"
  }()

  static let insertIntoIndex =
    "INSERT INTO search_index (rowid, folded, initials) VALUES (?1, ?2, ?3)"
  static let insertIntoWords = "INSERT INTO book_word (rowid, folded) VALUES (?1, ?2)"
}
