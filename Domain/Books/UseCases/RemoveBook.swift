/// Removes a book with its records, sentences and cover; the question comes before.
///
/// Who takes that back has the book as it was, but for its cover.
public struct RemoveBook: UseCase, Sendable {
  let context: UseCaseContext
  /// Nil where nothing is kept beside the store.
  var covers: (any BookCovers)?

  /// Returns the book as it was. Sayings made of its sentences stay.
  @discardableResult
  public func callAsFunction(_ id: ID<Book>) throws -> Book { try self([id])[0] }

  /// Removes all of them or, when one is not there, none; returns them as they were.
  @discardableResult
  public func callAsFunction(_ ids: [ID<Book>]) throws -> [Book] {
    let books = try store.write { repositories in
      let books = try ids.map(repositories.existing)
      for book in books { try repositories.books.remove(book.id) }
      return books
    }
    // They are gone by now, whatever becomes of these files; those that stay are strays.
    for isbn in books.compactMap(\.details.isbn) {
      // Another device's book may have it as well.
      let isNobodys = try? store.read { try $0.books.book(isbn) == nil }
      if isNobodys == true { try? covers?.remove(isbn) }
    }
    return books
  }
}
