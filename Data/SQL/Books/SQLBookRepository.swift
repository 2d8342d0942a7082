import HearthDomain

/// Stores books in the table `book` and past readings in `past_reading`.
struct SQLBookRepository: BookRepository {
  let connection: any SQLConnection
  let search: SearchIndex

  func book(_ id: ID<Book>) throws -> Book? { try connection.item(id) }

  func book(_ isbn: ISBN) throws -> Book? {
    try connection.first(where: "isbn = ?1 ORDER BY id LIMIT 1", [.text(isbn.value)])
  }

  func book(like likeness: String) throws -> Book? {
    try connection.first(where: "likeness = ?1 ORDER BY id LIMIT 1", [.text(likeness)])
  }

  func onlyBook(titled title: BookTitle) throws -> Book? {
    let found: [Book] = try connection.rows(
      where: "likeness >= ?1 AND likeness < ?1 || char(1114111) LIMIT 2",
      [.text(title.titleKeyPrefix)])
    return found.count == 1 ? found[0] : nil
  }

  func save(_ book: Book) throws {
    try SQLItemWriter(storedKind: Book.storedKind, connection: connection, search: search).save(
      book)
  }

  func remove(_ id: ID<Book>) throws { try search.remove(id, from: .book) }

  func matched(by meaning: NameMatcher, limit: Int) throws -> [Book] {
    try search.matched(by: meaning, limit: limit, in: .book, names: ["title", "subtitle"])
  }

  func search(_ words: String, in places: Range<Int>) throws -> [Book] {
    let search = WordSearch<Book>(words, in: .book, of: search, table: "book") {
      try book($0)?.details.searchedTexts
    }
    return try connection.readableItems({ try search.page(places) }, book)
  }

  func save(_ past: PastReading) throws {
    try connection.require(past.book, .book)
    try connection.insertOrUpdate(past.row, in: PastReading.table)
  }

  func remove(_ book: ID<Book>, reading number: Int) throws {
    try connection.remove(
      [.integer(book.rawValue), .number(number)], from: PastReading.table)
  }

  func pastReadings(of id: ID<Book>) throws -> [PastReading] {
    try connection.rows(where: "book_id = ?1 ORDER BY reading", [.integer(id.rawValue)])
  }
}
