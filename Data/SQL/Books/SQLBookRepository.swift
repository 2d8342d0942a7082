import HearthDomain

/// Keeps books in the table `book`, and their past readings in `past_reading`.
struct SQLBookRepository: BookRepository {
  let connection: any SQLConnection
  let search: SearchIndex

  var columns: String { Book.table.columns }

  func book(_ id: ID<Book>) throws -> Book? {
    try connection.first(
      "SELECT \(columns) FROM book WHERE id = ?1", [.integer(id.rawValue)], of: "book",
      Book.init(row:))
  }

  func book(_ isbn: ISBN) throws -> Book? {
    try connection.first(
      "SELECT \(columns) FROM book WHERE isbn = ?1", [.text(isbn.value)], of: "book",
      Book.init(row:))
  }

  func book(like likeness: String) throws -> Book? {
    try connection.first(
      "SELECT \(columns) FROM book WHERE likeness = ?1 ORDER BY id LIMIT 1", [.text(likeness)],
      of: "book", Book.init(row:))
  }

  func save(_ book: Book) throws {
    do {
      try connection.put(book.row, in: Book.table)
    } catch {
      // Asked afterwards, because it hardly ever happens.
      guard let isbn = book.details.isbn, let holder = try? self.book(isbn), holder.id != book.id
      else { throw error }
      throw DomainError.conflict(.book, holder: holder.title)
    }
    try search.keep(book.searchText, of: book.id.rawValue, in: .book)
  }

  func remove(_ id: ID<Book>) throws {
    let value = [SQLValue.integer(id.rawValue)]
    let sentences = try connection.rows(
      "SELECT id FROM sentence WHERE book_id = ?1", value, of: "sentence"
    ) { try $0.integer("id") }
    for sentence in sentences { try search.remove(sentence, from: .sentence) }
    try connection.execute("DELETE FROM book WHERE id = ?1", value)
    try search.remove(id.rawValue, from: .book)
  }

  func meant(by words: String, limit: Int) throws -> [Book] {
    let ids: [ID<Book>] = try search.meant(
      by: words, limit: limit, in: .book, table: "book", names: ["title", "subtitle"])
    return try ids.compactMap(book)
  }

  func meant(bySpaceless words: String, limit: Int) throws -> [Book] {
    let ids: [ID<Book>] = try search.meant(
      bySpaceless: words, limit: limit, in: .book, table: "book", names: ["title", "subtitle"])
    return try ids.compactMap(book)
  }

  func search(_ words: String, in places: Range<Int>) throws -> [Book] {
    let search = WordSearch<Book>(words, in: .book, of: search, table: "book") {
      try book($0)?.details.searchedTexts
    }
    return try connection.things({ try search.page(places) }, book)
  }
}

extension SQLBookRepository {
  func save(_ past: PastReading) throws {
    try connection.require(past.book)
    try connection.execute(
      """
      INSERT INTO past_reading (\(PastReading.columns))
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
      ON CONFLICT (book_id, reading) DO UPDATE SET
        started_on = excluded.started_on, entered_start = excluded.entered_start,
        target_on = excluded.target_on, finished_on = excluded.finished_on,
        first_page = excluded.first_page, page = excluded.page, last_record_on = excluded.last_record_on,
        last_record_pages = excluded.last_record_pages, rating = excluded.rating
      """, past.row)
  }

  func pastReadings(of id: ID<Book>) throws -> [PastReading] {
    try connection.rows(
      "SELECT \(PastReading.columns) FROM past_reading WHERE book_id = ?1 ORDER BY reading",
      [.integer(id.rawValue)], of: "past_reading", PastReading.init(row:))
  }
}

extension SQLConnection {
  /// Throws ``DomainError/notFound(_:query:nearest:)`` when there is no such book.
  func require(_ book: ID<Book>) throws {
    let found = try first(
      "SELECT id FROM book WHERE id = ?1", [.integer(book.rawValue)], of: "book"
    ) { try $0.integer("id") }
    if found == nil { throw DomainError.notFound(.book, query: book.short, nearest: []) }
  }
}
