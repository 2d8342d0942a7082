/// Exports all books as a file for other programs.
public struct ExportBooks: UseCase, Sendable {
  private static let pageSize = 200

  let context: UseCaseContext

  /// Writes the file in chunks, ordered by id; returns the number of books.
  @discardableResult
  public func callAsFunction(
    as file: some BookFile, to write: ([UInt8]) throws -> Void
  ) throws -> Int {
    var writer = file.makeWriter()
    return try store.read { repositories in
      try write(writer.header())
      var (count, last) = (0, ID<Book>?.none)
      while true {
        let page = try repositories.books.list(after: last, limit: ExportBooks.pageSize)
        for book in page { try write(writer.bytes(of: repositories.exportedBook(of: book))) }
        guard let end = page.last else { break }
        count += page.count
        last = end.id
      }
      try write(writer.footer())
      return count
    }
  }
}

extension Repositories {
  fileprivate func exportedBook(of book: Book) throws -> ExportedBook {
    ExportedBook(
      book: book, pastReadings: try books.pastReadings(of: book.id),
      records: try readingRecords.list(of: book.id, in: 0..<Int.max).reversed(),
      sentences: book.sentenceCount == 0
        ? [] : try sentences.list(of: book.id, in: 0..<Int.max))
  }
}
