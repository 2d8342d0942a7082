import HearthDomain
import HearthTestSupport
import Testing

@Suite struct BookTotalsContractTests {
  @Test(arguments: StoreKind.available)
  func `totals, categories and the tower are updated by every change`(kind: StoreKind) throws {
    let tried = try kind.make()
    let shelf = try ManyBooks(seed: 9, count: 40)
    var numbers = shelf.numbers
    var known: [Int64: Book] = [:]
    for round in 0..<60 {
      try tried.store.write { repositories in
        for _ in 0..<3 {
          let one = try #require(shelf.books.randomElement(using: &numbers))
          let id = Int64.random(in: 1...12, using: &numbers)
          if Int.random(in: 0...3, using: &numbers) == 0 {
            known[id] = nil
            try repositories.books.remove(try someID(id))
          } else {
            let changed = Book(
              id: try someID(id), details: one.details.withoutISBN, reading: one.reading,
              favouriteSince: one.favouriteSince, addedAt: one.addedAt)
            known[id] = changed
            try repositories.books.save(changed)
          }
        }
      }
      try expect(Array(known.values), in: tried.store, "round \(round)")
    }
    try expect(Array(known.values), in: tried.reopened(), "reopened")
  }

  private func expect(_ books: [Book], in store: any Store, _ note: Comment) throws {
    let finished = books.filter(\.isFinished)
    let tallies = Dictionary(grouping: books, by: \.details.category).mapValues { books in
      CategoryTally(
        books: books.count, finished: books.count { $0.isFinished },
        pages: books.reduce(0) { $0 + ($1.reading?.page ?? 0) })
    }
    try store.read { (repositories) throws in
      let totals = try repositories.books.totals()
      #expect(
        totals
          == BookTotals(
            open: books.count { $0.isOpen }, finished: finished.count,
            readings: finished.count,
            favourites: books.count { $0.isFavourite }, kept: books.count { !$0.isGoal }), note)
      #expect(try repositories.books.categoryTallies() == tallies, note)
      let tenths = finished.reduce(0) { $0 + $1.details.spineThickness.tenthsOfMillimetre }
      #expect(
        try repositories.books.tower() == BookTower(books: finished.count, tenths: tenths), note)
    }
  }

  @Test(arguments: StoreKind.available)
  func `months count present and past readings`(kind: StoreKind) throws {
    let store = try kind.make().store
    try save(
      [
        book(
          1, pages: 100, reading: reading(from: "2026-09-01", finished: "2026-09-30", page: 100)),
        book(2, pages: 50, reading: reading(from: "2026-09-01", finished: "2026-10-01", page: 12)),
        book(3, pages: nil, reading: reading(from: "2026-09-01", finished: "2026-10-31", page: 0)),
        book(4, pages: 70, reading: reading(2)), book(5, pages: 7),
        book(6, reading: reading(from: "2026-11-01", finished: "2026-11-01", page: 300)),
      ], in: store)
    try store.write { repositories in
      for (book, number, finished) in [
        (4, 1, "2026-10-15"), (2, 1, "2026-10-02"), (1, 1, "2025-10-15"),
      ] {
        try repositories.books.save(
          PastReading(
            book: try someID(Int64(book)),
            reading: reading(number, from: "2025-01-01", finished: finished, page: book * 10),
            rating: nil))
      }
    }
    func finished(_ first: Int, _ last: Int) throws -> [String: [Int]] {
      let start = try #require(Month(year: 2026, month: first))
      let end = try #require(Month(year: 2026, month: last))
      let found = try store.read { try $0.books.finishedTallies(in: start...end) }
      return Dictionary(
        uniqueKeysWithValues: found.map { ("\($0.key)", [$0.value.books, $0.value.pages]) })
    }
    #expect(try finished(9, 10) == ["2026-09": [1, 100], "2026-10": [4, 72]])
    #expect(try finished(10, 10) == ["2026-10": [4, 72]])
    #expect(try finished(1, 8) == [:])
    #expect(try finished(11, 12) == ["2026-11": [1, 300]])
    func books(_ first: String, _ last: String) throws -> [String] {
      try store.read { try $0.books.booksFinished(on: day(first)...day(last)) }
        .map { "\($0.day) \($0.book.rawValue)" }
    }
    #expect(
      try books("2026-09-30", "2026-10-15") == [
        "2026-09-30 1", "2026-10-01 2", "2026-10-02 2", "2026-10-15 4",
      ])
    #expect(try books("2026-11-02", "2026-11-30") == [])
    func unnoted(_ first: String, _ last: String) throws -> Int {
      try store.read { try $0.books.countWithoutRecords(finishedOn: day(first)...day(last)) }
    }
    // A book that was finished twice counts once.
    #expect(try unnoted("2026-09-30", "2026-10-15") == 3)
    #expect(try unnoted("2026-11-02", "2026-11-30") == 0)
    try store.write { try $0.readingRecords.save(record(1, of: 2, on: "2020-01-01")) }
    #expect(try unnoted("2026-09-30", "2026-10-15") == 2)
  }

  @Test(arguments: StoreKind.available)
  func `targets are those of open goals, by day`(kind: StoreKind) throws {
    let store = try kind.make().store
    try save(
      [
        book(1, reading: reading(to: "2026-11-30")), book(2, reading: reading(to: "2026-11-12")),
        book(3, reading: reading(to: "2026-11-12", finished: "2026-11-10")),
        book(4, reading: reading(to: "2026-11-12")), book(5),
      ], in: store)
    func targets(_ first: String, _ last: String) throws -> [String] {
      try store.read { try $0.books.booksWithTarget(on: day(first)...day(last)) }
        .map { "\($0.day) \($0.book.rawValue)" }
    }
    #expect(
      try targets("2026-11-01", "2026-11-30") == [
        "2026-11-12 2", "2026-11-12 4", "2026-11-30 1",
      ])
    #expect(try targets("2026-11-13", "2026-11-29") == [])
    // A book that is not a goal has no target, not even at the last supported day.
    #expect(try targets("9999-12-01", "9999-12-31") == [])
  }
}

extension BookDetails {
  fileprivate var withoutISBN: BookDetails {
    var details = self
    details.isbn = nil
    return details
  }
}
