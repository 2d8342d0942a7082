import HearthDomain

extension SayingsCoordinator {
  var sayings: SayingQueries { tools.sayings.queries }

  package mutating func refresh(selecting route: Route?) throws {
    guard case .saying(let id) = route else {
      return try rereadAll(keeping: home.sayings.selected?.id)
    }
    try rereadAll(keeping: id)
  }

  /// Reads the first screen and the pages over it. Selects that saying, or keeps the position.
  mutating func rereadAll(keeping id: ID<Saying>?, staysInPlace: Bool = false) throws {
    home.now = sayings.now
    home.counts = try counts()
    try rereadRecommendation()
    try rereadList(keeping: id, staysInPlace: staysInPlace)
    try rereadPages()
  }

  /// Recommends a saying on the first reading, and another if that one was removed.
  private mutating func rereadRecommendation() throws {
    if let id = home.recommendation?.id { home.recommendation = try existingSaying(id) }
    if home.recommendation == nil, !home.isEmpty {
      home.recommendation = try tools.sayings.recommend()
    }
  }

  /// Rereads the list shown.
  mutating func rereadList(keeping id: ID<Saying>?, staysInPlace: Bool = false) throws {
    let reader = self
    try home.sayings.reread(
      selecting: { window in try id.flatMap { try reader.index(of: $0, in: window) } },
      keepsIndex: id != nil || staysInPlace, rows: { try reader.rows(around: $0) })
    try readVisibleRows()
  }

  /// Reads the rows around the selection if they are missing.
  mutating func readVisibleRows() throws {
    let reader = self
    try home.sayings.readRowsInView { try reader.rows(around: $0) }
  }

  mutating func search(_ text: String) throws {
    let found = try searchResults(of: text)
    pages[SayingsPage.search]?.show(found)
  }

  /// Returns the saying, marked as opened.
  func markedAsOpened(_ id: ID<Saying>) throws -> Saying {
    do {
      return try tools.sayings.mark(id, .opened)
    } catch DomainError.unavailable(.store) {
      // A read-only store can still be read.
      return try sayings.saying(id)
    }
  }

  func state(
    of saying: Saying, from origin: SayingOrigin, at place: SayingPosition?
  ) throws -> SayingScreen.State {
    var state = SayingScreen.State(
      saying: saying, origin: origin, now: sayings.now, today: tools.formatter.clock.today,
      addedOn: tools.formatter.clock.zone.localTime(at: saying.addedAt).day)
    state.position = place
    state.book = try sayings.book(of: saying.id)
    return state
  }
}

// MARK: - Lists

extension SayingsCoordinator {
  private var filter: SayingFilter { SayingFilter(home.shownList) }

  private func rows(around index: Int) throws -> LoadedRows<Saying> {
    let count = home.counts[home.shownList]
    let places = LoadedRows<Saying>.indicesToRead(around: max(0, min(index, count - 1)))
    return LoadedRows(
      startIndex: places.lowerBound, rows: try sayings.list(filter, in: places), count: count)
  }

  private func counts() throws -> SayingCounts {
    let totals = try sayings.totals()
    return SayingCounts(totals: totals, newCount: try newCount(among: totals.all))
  }

  /// Returns the number of new sayings: the last known one if it is still right, otherwise found by
  /// binary search.
  private func newCount(among all: Int) throws -> Int {
    let filter = SayingFilter(.new)
    let hasRow = { (index: Int) in
      try !self.sayings.list(filter, in: index..<index + 1).isEmpty
    }
    let last = home.counts.newCount
    if last <= all, try last == 0 || hasRow(last - 1), try !hasRow(last) { return last }
    var (low, high) = (0, all)
    while low < high {
      let middle = (low + high) / 2
      if try hasRow(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func index(of id: ID<Saying>, in window: LoadedRows<Saying>) throws -> Int? {
    try window.index(
      where: { $0.id == id },
      of: { try existingSaying(id).flatMap { filter.accepts($0, at: home.now) ? $0 : nil } },
      row: { try sayings.list(filter, in: $0..<$0 + 1).first },
      isBefore: { filter.isListed($0, before: $1) })
  }

  private func existingSaying(_ id: ID<Saying>) throws -> Saying? {
    do {
      return try sayings.saying(id)
    } catch DomainError.notFound {
      return nil
    }
  }

  func searchResults(of text: String) throws -> [Saying] {
    let (clock, places) = (tools.formatter.clock, 0..<SayingSearchScreen.State.maxRows + 1)
    let found = try sayings.search(clock.searchWhileTyping(text), in: places)
    guard found.isEmpty, let ofDays = clock.searchForDays(namedIn: text) else { return found }
    return try sayings.search(ofDays, in: places)
  }
}
