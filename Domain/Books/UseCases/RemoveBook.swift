/// Removes a book with its records, sentences and cover; the caller asks for confirmation first.
/// Undo restores the book, but not its cover.
public struct RemoveBook: UseCase, Sendable {
  let context: UseCaseContext
  /// Storage of covers; nil if they are not stored.
  var covers: (any BookCovers)?

  /// Returns the removed book. Sayings made from its sentences stay.
  @discardableResult
  public func callAsFunction(_ id: ID<Book>) throws -> Book { try self([id])[0] }

  /// Removes the books, or none of them if one does not exist; returns the removed books.
  @discardableResult
  public func callAsFunction(_ ids: [ID<Book>]) throws -> [Book] {
    let books = try store.write { repositories in
      let books = try ids.map(repositories.existing)
      for book in books { try repositories.books.remove(book.id) }
      return books
    }
    // The books are removed even if deleting a cover fails. Covers without a book are deleted
    // later.
    for isbn in books.compactMap(\.details.isbn) {
      // Keep the cover if another book, from sync, has the same ISBN.
      let isNobodys = try? store.read { try $0.books.book(isbn) == nil }
      if isNobodys == true { try? covers?.remove(isbn) }
    }
    return books
  }
}
