extension Store {
  /// Runs the body with the book, saves the book, and returns it.
  func changeBook(
    _ id: ID<Book>, _ body: (Repositories, inout Book) throws -> Void
  ) throws -> Book {
    try write { repositories in
      var book = try repositories.existing(id)
      try body(repositories, &book)
      try repositories.books.save(book)
      return book
    }
  }
}

extension Repositories {
  /// Returns the book; throws ``DomainError/notFound(_:query:nearest:)`` if there is none.
  func existing(_ id: ID<Book>) throws -> Book {
    try existing(id, .book, by: books.book(_:))
  }

  /// Returns the record; throws ``DomainError/notFound(_:query:nearest:)`` if there is none.
  func existing(_ id: ID<ReadingRecord>) throws -> ReadingRecord {
    try existing(id, .readingRecord, by: readingRecords.record(_:))
  }

  /// Returns the sentence; throws ``DomainError/notFound(_:query:nearest:)`` if there is none.
  func existing(_ id: ID<Sentence>) throws -> Sentence {
    try existing(id, .sentence, by: sentences.sentence(_:))
  }

  /// Throws ``DomainError/conflict(_:holder:)`` if another book has the ISBN.
  func checkIsFree(_ isbn: ISBN?, for id: ID<Book>) throws {
    guard let isbn, let holder = try books.book(isbn), holder.id != id else { return }
    throw DomainError.conflict(.book, holder: holder.title)
  }

  /// Returns a new book, which is not saved yet. It is at the end of the manual order and has a
  /// theme derived from its id.
  func newBook(_ details: BookDetails, at moment: Instant, _ newID: IDGenerator) throws -> Book {
    let id: ID<Book> = try newID { try books.book($0) != nil }
    return Book(
      id: id, details: details, theme: .cover(of: id),
      place: try freePosition(.after), addedAt: moment)
  }

  /// Returns a free position before or after all books in the manual order.
  ///
  /// If there is none left, the books first get the positions 0, 1, 2 and so on, in the same order.
  package func freePosition(_ side: ListDirection) throws -> Int {
    guard let places = try books.positionRange() else { return 0 }
    switch side {
    case .before where places.lowerBound > Book.validPositions.lowerBound:
      return places.lowerBound - 1
    case .after where places.upperBound < Book.validPositions.upperBound:
      return places.upperBound + 1
    case .before, .after:
      let count = try renumberBooks()
      return side == .before ? -1 : count
    }
  }

  /// Gives the books the positions 0, 1, 2 and so on in the manual order; returns their number.
  private func renumberBooks() throws -> Int {
    let all = try books.list(
      BookFilter(.all), by: .own, today: .earliest, in: 0..<Int.max)
    for (place, book) in all.enumerated() {
      var book = book
      book.position = place
      try books.save(book)
    }
    return all.count
  }

  /// Returns the reading of an open goal; throws ``DomainError/refused(_:)`` for any other book.
  func openReading(of book: Book) throws -> Reading {
    guard let reading = book.reading else {
      throw DomainError.refused(
        .book(
          .isNoGoal(
            title: book.title,
            author: book.details.author.value.isEmpty ? nil : book.details.author.value)))
    }
    guard !reading.isFinished else {
      throw DomainError.refused(.book(.isFinished(title: book.title)))
    }
    return reading
  }
}
