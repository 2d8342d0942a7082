import HearthDomain

extension Repositories {
  /// Returns the derived values of the book, computed from its reading records and sentences.
  func figures(of book: Book) throws -> ComputedBookFields {
    let all = 0..<Int.max
    return ComputedBookFields(
      of: book, past: try books.pastReadings(of: book.id),
      records: try readingRecords.list(of: book.id, in: all),
      sentences: try sentences.list(of: book.id, in: all).count)
  }

  /// Recomputes the book's derived values, and saves the book and its records.
  func saveFigures(of book: Book) throws {
    let figures = try figures(of: book)
    for record in figures.correctedRecords { try readingRecords.save(record) }
    for past in figures.correctedOpenReadings { try books.save(past) }
    try books.save(figures.book)
  }
}
