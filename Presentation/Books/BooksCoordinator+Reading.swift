import HearthDomain

extension BooksCoordinator {
  var books: BookQueries { tools.books.queries }

  package mutating func refresh(selecting route: Route?) throws {
    guard case .book(let id) = route else {
      return try rereadAll(keeping: home.selected?.id)
    }
    try rereadAll(keeping: id)
  }

  /// Reads the list and the pages over it again. Selects the book `id`; for nil, may keep the
  /// position.
  mutating func rereadAll(keeping id: ID<Book>?, staysInPlace: Bool = false) throws {
    home.today = books.today
    home.coverISBN = nil
    home.totals = try books.totals()
    try rereadList(keeping: id, staysInPlace: staysInPlace || id != nil)
    try rereadPages()
  }

  /// Rereads the list shown.
  mutating func rereadList(keeping id: ID<Book>?, staysInPlace: Bool = false) throws {
    home.categories = try books.categories()
    if let category = home.category, !home.categories.contains(category) { home.category = nil }
    if home.category != nil { home.countInCategory = try books.count(home.filter) }
    let reader = self
    try home.books.reread(
      selecting: { window in try id.flatMap { try reader.index(of: $0, in: window) } },
      keepsIndex: staysInPlace, rows: { try reader.rows(around: $0) })
    try readVisibleRows()
  }

  /// Reads the rows around the selection if they are missing, and the cover of the selected book.
  mutating func readVisibleRows() throws {
    let reader = self
    try home.books.readRowsInView { try reader.rows(around: $0) }
    guard home.coverISBN != home.selected?.details.isbn || home.coverISBN == nil else { return }
    home.coverISBN = home.selected?.details.isbn
    home.cover = home.selected.flatMap(cover)
  }

  private func cover(of book: Book) -> DisplayedPicture? {
    tools.books.fetchCover.cover(of: book).flatMap { DisplayedPicture($0) }
  }

  /// Closes all pages and selects that book in the list, after switching to a list that contains
  /// it.
  mutating func returnToList(selecting book: Book) throws {
    cancelWork()
    pages.removeAll()
    home.search = SearchBar()
    if home.category != book.details.category { home.category = nil }
    if !BookFilter(home.shownList).accepts(book, today: books.today) {
      home.shownList = book.isOpen ? .open : .all
    }
    try rereadAll(keeping: book.id)
  }

  func state(of book: Book) throws -> BookScreen.State {
    var state = BookScreen.State(
      of: book, today: books.today,
      history: try books.history(of: book.id, in: 0..<BookScreen.State.maxRows),
      sentences: try books.sentences(of: book.id, in: 0..<BookScreen.State.maxRows),
      pastReadings: try books.pastReadings(of: book.id))
    state.cover = cover(of: book)
    for made in try books.sayings(of: book.id, limit: BookScreen.State.maxRows) {
      state.sayingNumbers[made.sentence.id] = made.saying.number
    }
    return state
  }
}

// MARK: - Lists

extension BooksCoordinator {
  private func rows(around index: Int) throws -> LoadedRows<Book> {
    if home.isSearching {
      return LoadedRows(
        all: try books.search(
          tools.formatter.clock.searchWhileTyping(home.search.text),
          in: 0..<LoadedRows<Book>.maxSearchResults))
    }
    let count = home.category == nil ? home.totals[home.shownList] : home.countInCategory
    let places = LoadedRows<Book>.indicesToRead(around: max(0, min(index, count - 1)))
    return LoadedRows(
      startIndex: places.lowerBound,
      rows: try books.list(home.filter, by: home.order, in: places), count: count)
  }

  private func index(of id: ID<Book>, in window: LoadedRows<Book>) throws -> Int? {
    let filter = home.filter
    return try window.index(
      where: { $0.id == id },
      of: { try existingBook(id).flatMap { filter.accepts($0, today: books.today) ? $0 : nil } },
      row: { try books.list(filter, by: home.order, in: $0..<$0 + 1).first },
      isBefore: { home.order.lists($0, before: $1) })
  }

  private func existingBook(_ id: ID<Book>) throws -> Book? {
    do {
      return try books.book(id)
    } catch DomainError.notFound {
      return nil
    }
  }
}
