/// Queries about books.
public struct BookQueries: UseCase, Sendable {
  let context: UseCaseContext
  public var clock: LocalClock { context.clock }

  public var today: Day { clock.today }

  /// Returns the books that the filter accepts today, sorted, at these indices.
  public func list(
    _ filter: BookFilter = BookFilter(), by order: BookOrder = .target, in places: Range<Int>
  ) throws -> [Book] {
    try store.read { try $0.books.list(filter, by: order, today: today, in: places) }
  }

  /// Passes all books that the filter accepts to `each`, sorted, with their earlier readings. They
  /// are read in batches from one snapshot of the store.
  public func list(
    _ filter: BookFilter, by order: BookOrder, each: (Book, [PastReading]) throws -> Void
  ) throws {
    let today = today
    try store.read { repositories in
      var start = 0
      while true {
        let page = try repositories.books.list(
          filter, by: order, today: today, in: start..<start + 1000)
        for book in page {
          let past = book.hasOtherReadings ? try repositories.books.pastReadings(of: book.id) : []
          try each(book, past)
        }
        guard page.count == 1000 else { return }
        start += 1000
      }
    }
  }

  /// Returns the books that match the words; see ``BookRepository/rankedSearch(_:in:)``.
  public func search(_ words: String, in places: Range<Int>) throws -> [Book] {
    try SearchedText.check(words)
    let line = try SearchExpression(words)
    return try store.read { repositories in
      line.needsFiltering
        ? try repositories.books(by: line, clock, in: places)
        : try repositories.books.rankedSearch(words, in: places)
    }
  }

  /// Returns the categories that contain books, in the order of the cases.
  public func categories() throws -> [BookCategory] {
    let tallies = try store.read { try $0.books.categoryTallies() }
    return BookCategory.allCases.filter { tallies[$0, default: CategoryTally()].books > 0 }
  }

  /// Returns the number of books that the filter accepts today. Reads all of them.
  public func count(_ filter: BookFilter) throws -> Int {
    var count = 0
    try list(filter, by: .title) { _, _ in count += 1 }
    return count
  }

  public func totals() throws -> BookTotals {
    try store.read { try $0.books.totals() }
  }

  /// Returns the book with that id; throws ``DomainError/notFound(_:query:nearest:)``.
  public func book(_ id: ID<Book>) throws -> Book {
    try store.read { try $0.existing(id) }
  }

  /// Returns the book that the words match: by title or subtitle, a part of one, its initial
  /// consonants, the ISBN, or the last letters of the id. Throws
  /// ``DomainError/notFound(_:query:nearest:)`` or ``DomainError/ambiguous(_:query:candidates:)``.
  public func find(_ words: String) throws -> Book { try find(words, preferring: { _ in false }) }

  /// Returns the book that the words match; if several do, the only one of them that is open.
  public func findBeingRead(_ words: String) throws -> Book {
    try find(words, preferring: \.isOpen)
  }

  private func find(
    _ words: String, preferring isPreferred: @escaping (Book) -> Bool
  ) throws -> Book {
    let resolver = NameResolver<Book>(
      .book, id: \.id, names: { [$0.title, $0.details.subtitle.value] },
      shown: { $0.author.isEmpty ? $0.title : "\($0.title), \($0.author)" },
      details: { $0.details.pages.map { [.pages($0.value)] } ?? [] }, isPreferred: isPreferred)
    let today = today
    return try store.read { repositories in
      let books = repositories.books
      if let isbn = try? ISBN(words), let book = try books.book(isbn) { return book }
      return try resolver.choose(words) {
        try books.matched(by: $0, limit: NameResolver<Book>.candidateLimit)
      } known: {
        try books.list(
          BookFilter(.all), by: .own, today: today, in: 0..<NameResolver<Book>.nameLimit
        ).map(\.title)
      }
    }
  }

  /// Returns the reading records of the book, the latest first.
  public func history(of id: ID<Book>, in places: Range<Int>) throws -> [ReadingRecord] {
    try store.read { try $0.readingRecords.list(of: id, in: places) }
  }

  /// Returns the record of the book's current reading on that day; nil if there is none.
  public func record(of book: Book, on day: Day) throws -> ReadingRecord? {
    guard let number = book.reading?.number else { return nil }
    return try store.read {
      let record = try $0.readingRecords.record(of: book.id, number, onOrBefore: day)
      return record?.day == day ? record : nil
    }
  }

  /// Returns the readings before the current one, the first one first.
  public func pastReadings(of id: ID<Book>) throws -> [PastReading] {
    try store.read { try $0.books.pastReadings(of: id) }
  }

  /// Returns the stack of all finished books.
  public func tower() throws -> BookTower {
    try store.read { try $0.books.tower() }
  }
}

extension BookQueries {
  /// Returns the sentence with that id; throws ``DomainError/notFound(_:query:nearest:)``.
  public func sentence(_ id: ID<Sentence>) throws -> Sentence {
    try store.read { try $0.existing(id) }
  }

  /// Returns the sentences of the book, ordered by page.
  public func sentences(of id: ID<Book>, in places: Range<Int>) throws -> [Sentence] {
    try store.read { try $0.sentences.list(of: id, in: places) }
  }

  /// Returns the sentence of the book that the words match: by its text or the last letters of its
  /// id. Throws ``DomainError/notFound(_:query:nearest:)`` or
  /// ``DomainError/ambiguous(_:query:candidates:)``.
  public func findSentence(_ words: String, of id: ID<Book>) throws -> Sentence {
    let resolver = NameResolver<Sentence>(.sentence, id: \.id, names: { [$0.text.value] })
    return try store.read { repositories in
      try resolver.choose(words) {
        $0.ignoresSpaces
          ? []
          : try repositories.sentences.matched(
            by: $0.words, of: id, limit: NameResolver<Sentence>.candidateLimit)
      } known: {
        []
      }
    }
  }
}
