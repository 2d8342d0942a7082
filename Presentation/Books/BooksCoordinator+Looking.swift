import HearthDomain

extension BooksCoordinator {
  /// The shelf as the store holds it now.
  func shelf(_ list: BookList = .finished) throws -> BookShelfScreen.State {
    let books = tools.books.queries
    let pile = try books.list(
      BookFilter(.finished), by: .finished, in: 0..<BookShelfScreen.State.highestPile)
    var state = BookShelfScreen.State(
      books: [], totals: try books.totals(), tower: try books.tower(), pile: pile,
      today: books.today)
    state.show(try shelved(list), of: list)
    return state
  }

  func calendar(on day: Day) throws -> PageCalendarScreen.State {
    var state = PageCalendarScreen.State(on: day, today: tools.books.queries.today)
    state.pages = try tools.books.reading.pages(on: state.period)
    return state
  }

  /// Reads for the page in front what it shall show now.
  mutating func turnFront(_ look: BooksEffect.Look) throws {
    let reader = self
    if case .shelf(let list) = look {
      try pages.front?.change(BookShelfScreen.self) {
        $0.show(try reader.shelved(list), of: list)
      }
    }
    if var front = pages.front {
      try reader.renew(&front)
      pages.front = front
    }
  }

  /// Puts into a page that looks at what was read what the store holds now.
  func renew(_ page: inout Page<BooksEffect>) throws {
    try page.change(BookShelfScreen.self) { state in
      var fresh = try shelf(state.list)
      fresh.selection = state.selection
      state = fresh
    }
    try page.change(BookAnalysisScreen.self) {
      $0.statistics = try tools.books.reading.statistics(over: $0.range)
    }
    try page.change(ReadingDayScreen.self) {
      $0.renew(try tools.books.reading.reads(on: $0.day), today: tools.books.queries.today)
    }
    try page.change(PageCalendarScreen.self) {
      $0.today = tools.books.queries.today
      $0.pages = try tools.books.reading.pages(on: $0.period)
    }
  }

  /// The latest finished first, favourites by title.
  private func shelved(_ list: BookList) throws -> [Book] {
    try tools.books.queries.list(
      BookFilter(list), by: list == .finished ? .finished : .title,
      in: 0..<BookShelfScreen.State.most)
  }
}
