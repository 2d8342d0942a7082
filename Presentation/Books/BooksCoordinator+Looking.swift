import HearthDomain

extension BooksCoordinator {
  /// Reads the shelf of that list from the store.
  func shelfState(_ list: BookList = .finished) throws -> BookShelfScreen.State {
    let books = tools.books.queries
    let stacked = try books.list(
      BookFilter(.finished), by: .finished, in: 0..<BookShelfScreen.State.maxTowerBooks)
    var state = BookShelfScreen.State(
      books: [], totals: try books.totals(), tower: try books.tower(), stacked: stacked,
      today: books.today)
    state.show(try shelfBooks(list), of: list)
    return state
  }

  /// Returns the books of a shelf: finished ones latest first, favourites by title.
  private func shelfBooks(_ list: BookList) throws -> [Book] {
    try tools.books.queries.list(
      BookFilter(list), by: list == .finished ? .finished : .title,
      in: 0..<BookShelfScreen.State.maxBooks)
  }
}
