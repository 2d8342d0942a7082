import HearthDomain

/// Keeps books, and notes what changes.
struct TrackingBookRepository: BookRepository {
  let log: ChangeLog

  private var kept: any BookRepository { log.kept.books }

  func save(_ book: Book) throws {
    try log.note(.book(book.id))
    try kept.save(book)
  }

  func remove(_ id: ID<Book>) throws {
    try log.note(.book(id))
    let past = try kept.pastReadings(of: id)
    try log.note(past.map { .pastReading(id, $0.reading.number) })
    let records = try log.kept.readingRecords.list(of: id, in: log.pageOfAll)
    try log.note(records.map { .record($0.id) })
    let sentences = try log.kept.sentences.list(of: id, in: log.pageOfAll)
    try log.note(sentences.map { .sentence($0.id) })
    try kept.remove(id)
  }

  func save(_ past: PastReading) throws {
    try log.note(.pastReading(past.book, past.reading.number))
    try kept.save(past)
  }
}

extension TrackingBookRepository {
  func remove(_ book: ID<Book>, reading number: Int) throws {
    try log.note(.pastReading(book, number))
    try kept.remove(book, reading: number)
  }

  func book(_ id: ID<Book>) throws -> Book? { try kept.book(id) }

  func book(_ isbn: ISBN) throws -> Book? { try kept.book(isbn) }

  func book(like likeness: String) throws -> Book? { try kept.book(like: likeness) }

  func list(
    _ filter: BookFilter, by order: BookOrder, today: Day, in places: Range<Int>
  ) throws -> [Book] {
    try kept.list(filter, by: order, today: today, in: places)
  }

  func list(after id: ID<Book>?, limit: Int) throws -> [Book] {
    try kept.list(after: id, limit: limit)
  }

  func meant(by words: String, limit: Int) throws -> [Book] {
    try kept.meant(by: words, limit: limit)
  }

  func meant(bySpaceless words: String, limit: Int) throws -> [Book] {
    try kept.meant(bySpaceless: words, limit: limit)
  }

  func finished(on days: ClosedRange<Day>) throws -> [BookDay] { try kept.finished(on: days) }

  func targets(on days: ClosedRange<Day>) throws -> [BookDay] { try kept.targets(on: days) }

  func search(_ words: String, in places: Range<Int>) throws -> [Book] {
    try kept.search(words, in: places)
  }

  func totals() throws -> BookTotals { try kept.totals() }

  func places() throws -> ClosedRange<Int>? { try kept.places() }

  func openGoal(_ side: ListDirection, _ book: Book) throws -> Book? {
    try kept.openGoal(side, book)
  }

  func pastReadings(of id: ID<Book>) throws -> [PastReading] { try kept.pastReadings(of: id) }

  func categories() throws -> [BookCategory: CategoryTally] { try kept.categories() }

  func finished(in months: ClosedRange<Month>) throws -> [Month: FinishedTally] {
    try kept.finished(in: months)
  }

  func tower() throws -> BookTower { try kept.tower() }
}
