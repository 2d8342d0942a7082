import HearthDomain

/// Finds books among the user's own.
public struct ShelfBookSearch: BookSearch {
  private let store: any Store

  public init(store: any Store) {
    self.store = store
  }

  public var source: BookSource { .shelf }

  public func search(_ query: BookQuery, until cancellation: Cancellation) throws -> FoundBooks {
    let places = query.places
    // One more than a page has tells whether there is a further page.
    let books = try store.read {
      try $0.books.search(query.text, in: places.lowerBound..<places.upperBound + 1)
    }
    return FoundBooks(
      books.prefix(BookQuery.pageSize).map { FoundBook($0.details, from: .shelf) },
      hasMore: books.count > BookQuery.pageSize)
  }

  public func lookUp(_ isbn: ISBN, until cancellation: Cancellation) throws -> FoundBook? {
    try store.read { try $0.books.book(isbn) }.map { FoundBook($0.details, from: .shelf) }
  }
}
