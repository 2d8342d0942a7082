/// Removes a book with its records and sentences; the question comes before.
public struct RemoveBook: Sendable {
  let store: any Store

  /// Returns the book as it was. Sayings made of its sentences stay.
  @discardableResult
  public func callAsFunction(_ id: ID<Book>) throws -> Book {
    try store.write { repositories in
      let book = try repositories.existing(id)
      try repositories.books.remove(id)
      return book
    }
  }

  /// Removes all of them or, when one is not there, none; returns them as they were.
  @discardableResult
  public func callAsFunction(_ ids: [ID<Book>]) throws -> [Book] {
    try store.write { repositories in
      let books = try ids.map(repositories.existing)
      for book in books { try repositories.books.remove(book.id) }
      return books
    }
  }
}
