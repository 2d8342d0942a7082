/// Answers from the list of all books, for stores without an index.
extension BookRepository {
  /// All books, by id.
  private func all() throws -> [Book] { try list(after: nil, limit: .max) }

  public func book(_ isbn: ISBN) throws -> Book? {
    try all().first { $0.details.isbn == isbn }
  }

  public func book(like likeness: String) throws -> Book? {
    try all().first { $0.details.titleAuthorKey == likeness }
  }

  public func onlyBook(titled title: BookTitle) throws -> Book? {
    let found = try all().filter { $0.details.title.titleKeyPrefix == title.titleKeyPrefix }
    return found.count == 1 ? found[0] : nil
  }

  public func list(
    _ filter: BookFilter, by order: BookOrder, today: Day, in places: Range<Int>
  ) throws -> [Book] {
    try all().filter { filter.accepts($0, today: today) }.sorted(by: order.lists).page(places)
  }

  public func matched(by meaning: NameMatcher, limit: Int) throws -> [Book] {
    try all().compactMap { meaning.fit($0.id, [$0.title, $0.details.subtitle.value]) }.sorted()
      .prefix(max(0, limit)).compactMap { try book($0.id) }
  }

  public func search(_ words: String, in places: Range<Int>) throws -> [Book] {
    let found = try all().compactMap { book in
      WordMatch(of: words, in: book.details.searchedTexts).map { ($0, book) }
    }
    return found.sorted { ($0.0, $1.1.id) < ($1.0, $0.1.id) }.map(\.1).page(places)
  }

  public func positionRange() throws -> ClosedRange<Int>? {
    let positions = try all().map(\.position).filter { Book.validPositions.contains($0) }
    guard let first = positions.min(), let last = positions.max() else { return nil }
    return first...last
  }

  public func adjacentOpenGoal(_ side: ListDirection, _ book: Book) throws -> Book? {
    let goals = try all().filter(\.isOpen)
    return switch side {
    case .before: goals.filter { $0.position < book.position }.max { $0.position < $1.position }
    case .after: goals.filter { $0.position > book.position }.min { $0.position < $1.position }
    }
  }
}

extension BookRepository {
  public func categoryTallies() throws -> [BookCategory: CategoryTally] {
    try all().reduce(into: [:]) { tallies, book in
      tallies[book.details.category, default: CategoryTally()].books += 1
      tallies[book.details.category]?.finished += book.wasFinished ? 1 : 0
      guard !book.isReadInPercent else { return }
      tallies[book.details.category]?.pages +=
        book.earlierReadings.pages + (book.reading?.page ?? 0)
    }
  }

  /// All readings, past and present, each with its book and rating.
  private func readings() throws -> [(book: Book, reading: Reading, rating: Rating?)] {
    try all().flatMap { book in
      try pastReadings(of: book.id).map { (book, $0.reading, $0.rating) }
        + (book.reading.map { [(book, $0, book.rating)] } ?? [])
    }
  }

  public func finishedTallies(in months: ClosedRange<Month>) throws -> [Month: FinishedTally] {
    try readings().reduce(into: [:]) { tallies, read in
      guard let month = read.reading.finishedOn?.calendarMonth, months.contains(month) else {
        return
      }
      let pages = read.book.details.pages
      tallies[month, default: FinishedTally()].books += 1
      tallies[month]?.pages += pages == nil ? 0 : read.reading.pagesRead(of: pages)
      tallies[month]?.rated += read.rating == nil ? 0 : 1
      tallies[month]?.halfStars += read.rating?.halfStars ?? 0
    }
  }

  public func booksFinished(on days: ClosedRange<Day>) throws -> [BookDay] {
    try readings().compactMap { read in
      read.reading.finishedOn.map { BookDay(book: read.book.id, day: $0) }
    }.filter { days.contains($0.day) }.sorted()
  }

  public func booksWithTarget(on days: ClosedRange<Day>) throws -> [BookDay] {
    try all().filter(\.isOpen)
      .compactMap { book in book.reading?.targetOn.map { BookDay(book: book.id, day: $0) } }
      .filter { days.contains($0.day) }.sorted()
  }

  public func tower() throws -> BookTower {
    let finished = try all().filter(\.wasFinished)
    return BookTower(
      books: finished.count,
      tenths: finished.reduce(0) { $0 + $1.details.spineThickness.tenthsOfMillimetre })
  }
}

extension ReadingRecordRepository {
  public func record(
    of book: ID<Book>, _ reading: Int, onOrBefore day: Day
  ) throws -> ReadingRecord? {
    try list(of: book, in: 0..<Int.max).first { $0.reading == reading && $0.day <= day }
  }

  public func record(
    of book: ID<Book>, _ reading: Int, after day: Day
  ) throws -> ReadingRecord? {
    try list(of: book, in: 0..<Int.max).last { $0.reading == reading && $0.day > day }
  }
}

extension SentenceRepository {
  public func sentence(of saying: ID<Saying>) throws -> Sentence? {
    try newest(before: nil, limit: .max).last { $0.saying == saying }
  }

  public func matched(by words: String, of book: ID<Book>, limit: Int) throws -> [Sentence] {
    let meaning = NameMatcher(words)
    let all = try list(of: book, in: 0..<Int.max)
    let byTail = all.filter { meaning.idTail?.matches($0.id) == true }
    let byWords = all.filter { sentence in
      !byTail.contains(sentence) && NameMatchQuality(of: words, to: sentence.text.value) != nil
    }
    return Array((byTail.sorted { $0.id < $1.id } + byWords).prefix(max(0, limit)))
  }

  public func search(_ words: String, in places: Range<Int>) throws -> [Sentence] {
    let found = try newest(before: nil, limit: .max).compactMap { sentence in
      WordMatch(of: words, in: [sentence.text.value]).map { ($0, sentence) }
    }
    return found.sorted { ($0.0, $1.1.id) < ($1.0, $0.1.id) }.map(\.1).page(places)
  }
}
