import HearthDomain

struct InMemoryBookRepository: BookRepository {
  let transaction: InMemoryTransaction

  func book(_ id: ID<Book>) throws -> Book? {
    try transaction.read { $0.books[id] }
  }

  func book(_ isbn: ISBN) throws -> Book? {
    try transaction.read { $0.books[isbn] }
  }

  func book(like likeness: String) throws -> Book? {
    try transaction.read { $0.books.alike(likeness).first }
  }

  func onlyBook(titled title: BookTitle) throws -> Book? {
    try transaction.read { tables in
      let found = tables.books.titled(title)
      return found.count == 1 ? found[0] : nil
    }
  }

  func save(_ book: Book) throws {
    try transaction.write { $0.books.keep(book) }
  }

  func remove(_ id: ID<Book>) throws {
    try transaction.write { tables in
      tables.books.remove(id)
      tables.pastReadings[id] = nil
      tables.readingRecords = tables.readingRecords.filter { $0.value.book != id }
      tables.sentences = tables.sentences.filter { $0.value.book != id }
    }
  }

  func list(
    _ filter: BookFilter, by order: BookOrder, today: Day, in places: Range<Int>
  ) throws -> [Book] {
    try all().filter { filter.accepts($0, today: today) }.sorted(by: order.lists).page(places)
  }

  func list(after id: ID<Book>?, limit: Int) throws -> [Book] {
    let later = try all().filter { book in id.map { book.id > $0 } ?? true }
    return Array(later.sorted { $0.id < $1.id }.prefix(max(0, limit)))
  }

  func meant(by meaning: NameMatcher, limit: Int) throws -> [Book] {
    try transaction.read { tables in
      tables.books.all.compactMap { meaning.fit($0.id, [$0.title, $0.details.subtitle.value]) }
        .sorted()
        .prefix(max(0, limit)).compactMap { tables.books[$0.id] }
    }
  }

  func search(_ words: String, in places: Range<Int>) throws -> [Book] {
    let found = try all().compactMap { book in
      WordMatch(of: words, in: book.details.searchedTexts).map { ($0, book) }
    }
    return found.sorted { ($0.0, $1.1.id) < ($1.0, $0.1.id) }.map(\.1).page(places)
  }

  func totals() throws -> BookTotals {
    let sentences = try transaction.read { $0.sentences.count }
    return try all().reduce(into: BookTotals(sentences: sentences)) { totals, book in
      totals.open += book.isOpen ? 1 : 0
      totals.finished += book.wasFinished ? 1 : 0
      totals.readings += book.finishedReadings
      totals.again += book.isOpen && book.wasFinished ? 1 : 0
      totals.favourites += book.isFavourite ? 1 : 0
      totals.kept += book.isGoal ? 0 : 1
    }
  }

  func places() throws -> ClosedRange<Int>? {
    let places = try all().map(\.place).filter { Book.places.contains($0) }
    guard let first = places.min(), let last = places.max() else { return nil }
    return first...last
  }

  func openGoal(_ side: ListDirection, _ book: Book) throws -> Book? {
    let goals = try all().filter(\.isOpen)
    return switch side {
    case .before: goals.filter { $0.place < book.place }.max { $0.place < $1.place }
    case .after: goals.filter { $0.place > book.place }.min { $0.place < $1.place }
    }
  }

  /// All books, unsorted.
  private func all() throws -> [Book] {
    try transaction.read { Array($0.books.all) }
  }
}

extension InMemoryBookRepository {
  func save(_ past: PastReading) throws {
    try transaction.write { tables in
      try tables.require(tables.books[past.book], .book, past.book)
      tables.pastReadings[past.book, default: [:]][past.reading.number] = past
    }
  }

  func remove(_ book: ID<Book>, reading number: Int) throws {
    try transaction.write { tables in
      tables.pastReadings[book]?[number] = nil
      if tables.pastReadings[book]?.isEmpty == true { tables.pastReadings[book] = nil }
    }
  }

  func pastReadings(of id: ID<Book>) throws -> [PastReading] {
    try transaction.read { tables in
      (tables.pastReadings[id] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
    }
  }

  func categories() throws -> [BookCategory: CategoryTally] {
    try all().reduce(into: [:]) { tallies, book in
      tallies[book.details.category, default: CategoryTally()].books += 1
      tallies[book.details.category]?.finished += book.wasFinished ? 1 : 0
      guard !book.isReadInPercent else { return }
      tallies[book.details.category]?.pages += book.earlier.pages + (book.reading?.page ?? 0)
    }
  }

  func finished(in months: ClosedRange<Month>) throws -> [Month: FinishedTally] {
    try transaction.read { tables in
      let past = tables.pastReadings.values.flatMap(\.values)
        .map { ($0.book, $0.reading, $0.rating) }
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
        tallies[month]?.halfStars += rating?.halves ?? 0
      }
    }
  }

  func finished(on days: ClosedRange<Day>) throws -> [BookDay] {
    try transaction.read { tables in
      let past = tables.pastReadings.values.flatMap(\.values).map { ($0.book, $0.reading) }
      let present = tables.books.all.compactMap { book in book.reading.map { (book.id, $0) } }
      return (past + present)
        .compactMap { id, reading in reading.finishedOn.map { BookDay(book: id, day: $0) } }
        .filter { days.contains($0.day) }.sorted()
    }
  }

  func countWithoutRecords(finishedOn days: ClosedRange<Day>) throws -> Int {
    let finished = Set(try finished(on: days).map(\.book))
    return try transaction.read { tables in
      finished.subtracting(tables.readingRecords.values.map(\.book)).count
    }
  }

  func targets(on days: ClosedRange<Day>) throws -> [BookDay] {
    try all().filter(\.isOpen)
      .compactMap { book in book.reading?.targetOn.map { BookDay(book: book.id, day: $0) } }
      .filter { days.contains($0.day) }.sorted()
  }

  func tower() throws -> BookTower {
    let finished = try all().filter(\.wasFinished)
    return BookTower(
      books: finished.count, tenths: finished.reduce(0) { $0 + $1.details.spine.tenths })
  }
}
