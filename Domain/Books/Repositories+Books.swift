extension Repositories {
  /// Throws ``DomainError/notFound(_:query:nearest:)`` when there is no such book.
  func existing(_ id: ID<Book>) throws -> Book {
    try existing(id, .book, by: books.book(_:))
  }

  /// Throws ``DomainError/notFound(_:query:nearest:)`` when there is no such record.
  func existing(_ id: ID<ReadingRecord>) throws -> ReadingRecord {
    try existing(id, .readingRecord, by: readingRecords.record(_:))
  }

  /// Throws ``DomainError/notFound(_:query:nearest:)`` when there is no such sentence.
  func existing(_ id: ID<Sentence>) throws -> Sentence {
    try existing(id, .sentence, by: sentences.sentence(_:))
  }

  /// A new book at the end of the order made by hand, not saved yet.
  func newBook(_ details: BookDetails, at moment: Instant, _ newID: NewID) throws -> Book {
    Book(
      id: try newID { try books.book($0) != nil }, details: details,
      place: try books.places().map { $0.upperBound + 1 } ?? 0, addedAt: moment)
  }

  /// The reading of an open goal; throws ``DomainError/refused(_:)`` for a book that is none.
  func openReading(of book: Book) throws -> Reading {
    guard let reading = book.reading else {
      throw DomainError.refused(.book(.noGoal(title: book.title)))
    }
    guard !reading.isFinished else {
      throw DomainError.refused(.book(.isFinished(title: book.title)))
    }
    return reading
  }
}
