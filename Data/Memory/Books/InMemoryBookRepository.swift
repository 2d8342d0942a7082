import HearthDomain

struct InMemoryBookRepository: BookRepository {
  let transaction: InMemoryTransaction

  func book(_ id: ID<Book>) throws -> Book? {
    try transaction.read { $0.books[id] }
  }

  func book(like likeness: String) throws -> Book? {
    try transaction.read { $0.books.all(with: .text(likeness)).first }
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

  func list(after id: ID<Book>?, limit: Int) throws -> [Book] {
    let all = try transaction.read { $0.books.all }
    return Array(all.filter { book in id.map { book.id > $0 } ?? true }.prefix(max(0, limit)))
  }

  func totals() throws -> BookTotals {
    try transaction.read { tables in
      tables.books.all.reduce(into: BookTotals(sentences: tables.sentences.all.count)) {
        totals, book in
        totals.open += book.isOpen ? 1 : 0
        totals.finished += book.wasFinished ? 1 : 0
        totals.readings += book.finishedReadings
        totals.beingReadAgain += book.isOpen && book.wasFinished ? 1 : 0
        totals.favourites += book.isFavourite ? 1 : 0
        totals.keptForLater += book.isGoal ? 0 : 1
      }
    }
  }

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

  func countWithoutRecords(finishedOn days: ClosedRange<Day>) throws -> Int {
    let finished = Set(try booksFinished(on: days).map(\.book))
    return try transaction.read { tables in
      finished.subtracting(tables.readingRecords.all.map(\.book)).count
    }
  }
}
