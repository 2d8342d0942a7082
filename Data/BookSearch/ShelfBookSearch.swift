import HearthDomain

/// Searches the books that the user already has in the store.
package struct ShelfBookSearch: BookSearch {
  private let store: any Store

  package init(store: any Store) {
    self.store = store
  }

  package func search(_ query: BookQuery, until cancellation: Cancellation) throws -> FoundBooks {
    let places = query.resultIndices
    // Read one more than fits on a page, to find out whether there is another page.
    let books = try store.read {
      try $0.books.rankedSearch(query.text, in: places.lowerBound..<places.upperBound + 1)
    }
    return FoundBooks(
      books.prefix(BookQuery.pageSize).map { FoundBook($0.details, from: .shelf) },
      hasMore: books.count > BookQuery.pageSize)
  }

  package func lookUp(_ isbn: ISBN, until cancellation: Cancellation) throws -> FoundBook? {
    try store.read { try $0.books.book(isbn) }.map { FoundBook($0.details, from: .shelf) }
  }
}
