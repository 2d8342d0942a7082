import HearthDomain

struct InMemoryBookRepository: BookRepository {
  let transaction: InMemoryTransaction

  func book(_ id: ID<Book>) throws -> Book? {
    try transaction.read { $0.books[id] }
  }

  func book(_ isbn: ISBN) throws -> Book? {
    try transaction.read { $0.books.all.first { $0.details.isbn == isbn } }
  }

  func book(like likeness: String) throws -> Book? {
    try transaction.read { $0.books.all(with: .text(likeness)).first }
  }

  func onlyBook(titled title: BookTitle) throws -> Book? {
    try transaction.read { tables in
      let found = tables.books.all.filter {
        $0.details.title.titleKeyPrefix == title.titleKeyPrefix
      }
      return found.count == 1 ? found[0] : nil
    }
  }

  func save(_ book: Book) throws {
    try transaction.write { $0.books.save(book) }
  }

  func remove(_ id: ID<Book>) throws {
    try transaction.write { tables in
      tables.books.remove(id)
      tables.pastReadings.removeAll(ownedBy: id)
      tables.readingRecords.removeAll(ownedBy: id)
      tables.sentences.removeAll(ownedBy: id)
    }
  }

  func list(
    _ filter: BookFilter, by order: BookOrder, today: Day, in places: Range<Int>
  ) throws -> [Book] {
    try allBooks().filter { filter.accepts($0, today: today) }.sorted(by: order.lists).page(places)
  }

  func list(after id: ID<Book>?, limit: Int) throws -> [Book] {
    let later = try allBooks().filter { book in id.map { book.id > $0 } ?? true }
    return Array(later.sorted { $0.id < $1.id }.prefix(max(0, limit)))
  }

  func matched(by meaning: NameMatcher, limit: Int) throws -> [Book] {
    try transaction.read { tables in
      tables.books.all.compactMap { meaning.fit($0.id, [$0.title, $0.details.subtitle.value]) }
        .sorted()
        .prefix(max(0, limit)).compactMap { tables.books[$0.id] }
    }
  }

  func search(_ words: String, in places: Range<Int>) throws -> [Book] {
    let found = try allBooks().compactMap { book in
      WordMatch(of: words, in: book.details.searchedTexts).map { ($0, book) }
    }
    return found.sorted { ($0.0, $1.1.id) < ($1.0, $0.1.id) }.map(\.1).page(places)
  }

  func totals() throws -> BookTotals {
    let sentences = try transaction.read { $0.sentences.all.count }
    return try allBooks().reduce(into: BookTotals(sentences: sentences)) { totals, book in
      totals.open += book.isOpen ? 1 : 0
      totals.finished += book.wasFinished ? 1 : 0
      totals.readings += book.finishedReadings
      totals.beingReadAgain += book.isOpen && book.wasFinished ? 1 : 0
      totals.favourites += book.isFavourite ? 1 : 0
      totals.keptForLater += book.isGoal ? 0 : 1
    }
  }

  func positionRange() throws -> ClosedRange<Int>? {
    let places = try allBooks().map(\.position).filter { Book.validPositions.contains($0) }
    guard let first = places.min(), let last = places.max() else { return nil }
    return first...last
  }

  func adjacentOpenGoal(_ side: ListDirection, _ book: Book) throws -> Book? {
    let goals = try allBooks().filter(\.isOpen)
    return switch side {
    case .before: goals.filter { $0.position < book.position }.max { $0.position < $1.position }
    case .after: goals.filter { $0.position > book.position }.min { $0.position < $1.position }
    }
  }

  /// All books, unsorted.
  private func allBooks() throws -> [Book] {
    try transaction.read { $0.books.all }
  }
}

extension InMemoryBookRepository {
  func save(_ past: PastReading) throws {
    try transaction.write { tables in
      try tables.require(tables.books[past.book], .book, past.book)
      tables.pastReadings.save(past)
    }
  }

  func remove(_ book: ID<Book>, reading number: Int) throws {
    try transaction.write { $0.pastReadings.remove([.number(book.rawValue), .int(number)]) }
  }

  func pastReadings(of id: ID<Book>) throws -> [PastReading] {
    try transaction.read { Array($0.pastReadings.owned(by: id)) }
  }

  func categoryTallies() throws -> [BookCategory: CategoryTally] {
    try allBooks().reduce(into: [:]) { tallies, book in
      tallies[book.details.category, default: CategoryTally()].books += 1
      tallies[book.details.category]?.finished += book.wasFinished ? 1 : 0
      guard !book.isReadInPercent else { return }
      tallies[book.details.category]?.pages +=
        book.earlierReadings.pages + (book.reading?.page ?? 0)
    }
  }

  func finishedTallies(in months: ClosedRange<Month>) throws -> [Month: FinishedTally] {
    try transaction.read { tables in
      let past = tables.pastReadings.all.map { ($0.book, $0.reading, $0.rating) }
      let present = tables.books.all.compactMap { book in
        book.reading.map { (book.id, $0, book.rating) }
      }
      return (past + present).reduce(into: [:]) { tallies, read in
        let (book, one, rating) = read
        guard let month = one.finishedOn?.calendarMonth, months.contains(month) else { return }
        tallies[month, default: FinishedTally()].books += 1
        let pages = tables.books[book]?.details.pages
        tallies[month]?.pages += pages == nil ? 0 : one.pagesRead(of: pages)
        tallies[month]?.rated += rating == nil ? 0 : 1
        tallies[month]?.halfStars += rating?.halfStars ?? 0
      }
    }
  }

  func booksFinished(on days: ClosedRange<Day>) throws -> [BookDay] {
    try transaction.read { tables in
      let past = tables.pastReadings.all.map { ($0.book, $0.reading) }
      let present = tables.books.all.compactMap { book in book.reading.map { (book.id, $0) } }
      return (past + present)
        .compactMap { id, reading in reading.finishedOn.map { BookDay(book: id, day: $0) } }
        .filter { days.contains($0.day) }.sorted()
    }
  }

  func countWithoutRecords(finishedOn days: ClosedRange<Day>) throws -> Int {
    let finished = Set(try booksFinished(on: days).map(\.book))
    return try transaction.read { tables in
      finished.subtracting(tables.readingRecords.all.map(\.book)).count
    }
  }

  func booksWithTarget(on days: ClosedRange<Day>) throws -> [BookDay] {
    try allBooks().filter(\.isOpen)
      .compactMap { book in book.reading?.targetOn.map { BookDay(book: book.id, day: $0) } }
      .filter { days.contains($0.day) }.sorted()
  }

  func tower() throws -> BookTower {
    let finished = try allBooks().filter(\.wasFinished)
    return BookTower(
      books: finished.count,
      tenths: finished.reduce(0) { $0 + $1.details.spineThickness.tenthsOfMillimetre })
  }
}
