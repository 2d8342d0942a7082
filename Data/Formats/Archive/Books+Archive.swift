import HearthDomain

extension ArchiveArea {
  /// Books as entered, with their current or last reading.
  ///
  /// The page reached is exported only for books without reading records, from which it is
  /// otherwise derived. Positions on the shelf are unique: on import, a book whose position is
  /// taken goes to the end.
  static let books = ArchiveArea(
    key: "books", table: "book",
    fields: Book.storedKind.archived.map {
      $0.key == "page" ? $0.selecting("CASE WHEN last_record_on IS NULL THEN page END") : $0
    },
    ignoredInComparison: ["place"], optionalColumns: ["page"]
  ) { entry, transaction in
    try entry.checkSpan()
    if case .integer(let page) = entry["page"], case .integer(let first) = entry["first_page"],
      page < first
    {
      throw entry.row().damage(in: "page")
    }
    var entry = entry
    let books = transaction.repositories.books
    let isUntold = entry["page"] == .null
    if isUntold { entry["page"] = entry["first_page"] }
    let here = try books.book(Book(row: entry.row()).id)
    if let here, here.isAhead(of: entry) {
      throw UnreadableRecord(.otherReadings(title: here.title))
    }
    if isUntold, let page = here?.missingPage(of: entry) { entry["page"] = page }
    entry["place"] = try transaction.place(of: entry, here)
    let book = try Book(row: entry.row())
    if book.details.isbn != here?.details.isbn { try transaction.checkIsFree(book.details.isbn) }
    try books.save(book)
    if let here { transaction.journaledItems.touchedBooks.insert(here.id) }
  }

  /// Readings other than the current one, finished or open, identified by book and number.
  static let pastReadings = ArchiveArea(
    key: "pastReadings", table: "past_reading", fields: PastReading.storedKind.archived,
    keyCount: 2
  ) { entry, transaction in
    let past = try PastReading(row: entry.row())
    try entry.checkSpan()
    if past.reading.page < past.reading.firstPage { throw entry.row().damage(in: "page") }
    try transaction.checkReadingNumber(past.reading.number + 1, of: past.book)
    try transaction.repositories.books.save(past)
    transaction.journaledItems.touchedBooks.insert(past.book)
  }

  /// Reading records: the page reached on a day. The number of pages read is derived from the
  /// previous record.
  static let readingRecords = ArchiveArea(
    key: "readingRecords", table: "reading_record", fields: ReadingRecord.storedKind.archived
  ) { entry, transaction in
    let row = entry.row()
    let record = try ReadingRecord(row: row)
    try transaction.checkReadingNumber(record.reading, of: record.book)
    try transaction.save(row, of: .record)
  }

  /// Sentences of books, each with the saying created from it.
  static let sentences = ArchiveArea(Sentence.storedKind, .sentence)
}

extension Book {
  /// Whether the stored book is at a later reading than the entry.
  fileprivate func isAhead(of entry: ArchiveEntry) -> Bool {
    guard let reading, hasOtherReadings else { return false }
    guard case .integer(let number) = entry["reading"] else { return true }
    return number < reading.number
  }

  /// Returns the stored page for an entry without one; nil if the stored book is at another
  /// reading, or its page comes from reading records.
  fileprivate func missingPage(of entry: ArchiveEntry) -> SQLValue? {
    guard let reading, reading.lastRecord == nil, .number(reading.number) == entry["reading"],
      case .integer(let first) = entry["first_page"]
    else { return nil }
    return .integer(max(first, Int64(reading.page)))
  }
}

extension ArchiveEntry {
  /// Throws if the reading ends before it starts, or starts after the day it was entered.
  fileprivate func checkSpan() throws {
    if case .integer(let start) = self["started_on"], case .integer(let end) = self["finished_on"],
      end < start
    {
      throw row().damage(in: "finished_on")
    }
    if case .integer(let start) = self["started_on"],
      case .integer(let entered) = self["entered_start"], entered <= start
    {
      throw row().damage(in: "entered_start")
    }
  }
}

extension ArchiveTransaction {
  /// Throws ``UnreadableRecord`` if the stored book has not reached the reading with this number.
  /// This happens if the import did not replace the book.
  fileprivate func checkReadingNumber(_ number: Int, of id: ID<Book>) throws {
    guard let book = try repositories.books.book(id), number > book.reading?.number ?? 0 else {
      return
    }
    throw UnreadableRecord(.otherReadings(title: book.title))
  }

  /// Returns the book's position on the shelf: the stored one, or the one in the file if it is
  /// free, or else the end.
  fileprivate func place(of entry: ArchiveEntry, _ here: Book?) throws -> SQLValue {
    if let here { return .number(here.position) }
    let holder = try connection.first(
      "SELECT id FROM book WHERE place = ?1 LIMIT 1", [entry["place"]], of: "book"
    ) { try $0.integer("id") }
    if holder == nil { return entry["place"] }
    return .number(try repositories.freePosition(.after))
  }

  /// Throws ``DomainError/conflict(_:holder:)`` if the ISBN belongs to a stored book that is not in
  /// the file: it may be the same book under another id. Books of the file may share an ISBN.
  fileprivate func checkIsFree(_ isbn: ISBN?) throws {
    guard let isbn, let holder = try repositories.books.book(isbn),
      !booksOfFile.contains(.integer(holder.id.rawValue))
    else { return }
    throw DomainError.conflict(.book, holder: holder.title)
  }
}
