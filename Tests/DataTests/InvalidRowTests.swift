import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Rows in the middle of lists that another program made unreadable.
@Suite struct InvalidRowTests: OnFiledStore {
  let home: FiledStore

  init() throws {
    home = try .copy(of: Self.filled.get())
  }

  /// Created once, because filling takes longer than most tests.
  private static let filled = Result {
    let home = try FiledStore()
    let size = SampleSize(
      days: 30, moodsPerDay: 2...2, people: 40, sayings: 40, events: 30, books: 20)
    let fill = FillWithSamples(
      store: home.store, clock: FiledStore.clock, randomness: .seeded(5))
    try fill(size, in: .english) { _ in }
    return try home.left()
  }

  @Test(arguments: [
    ("book", "place", Int.max), ("book", "place", Int.min), ("book", "place", 1_099_511_627_777),
    ("saying", "number", Int.max), ("saying", "number", Int.min),
    ("saying", "number", 1_099_511_627_776),
  ])
  func `an out-of-range number does not prevent additions`(
    table: String, column: String, number: Int
  ) throws {
    try runUncheckedSQL(
      path, "UPDATE \(table) SET \(column) = \(number) WHERE id = (SELECT min(id) FROM \(table))")
    let clock = LocalClock(now: now, zone: FixedZone.seoul)
    let newID = IDGenerator(now: now, randomness: .seeded(9))
    let release = ReleaseStarters(store: store, clock: clock) { [] }
    let book = try AddBook(context: .of(store: store, clock: clock, newID: newID))(
      BookDetails(title: BookTitle("마지막 책"), pages: PageCount(100)))
    #expect(Book.validPositions.contains(book.position))
    let saying = try AddSaying(
      context: .of(store: store, clock: clock, newID: newID), release: release)(
        SayingDetails(korean: SayingText("마지막 글")))
    #expect(Saying.acceptedNumbers.contains(saying.number))
    let goals = try store.read {
      try $0.books.list(BookFilter(.open), by: .own, today: .earliest, in: 0..<99)
    }
    let last = try #require(goals.last)
    let moved = try MoveBook(context: .of(store: store))(last.id, .first)
    #expect(moved.moved && Book.validPositions.contains(moved.book.position))
  }

  /// Corrupts every third row of the table; returns their ids.
  private func spoil(_ table: String, _ change: String) throws -> Set<Int64> {
    let third = """
      (SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM \(table))
        WHERE n % 3 = 1)
      """
    try runSQL(path, "UPDATE \(table) SET \(change) WHERE id IN \(third)")
    return Set(
      try store.transaction(.read) { connection, _ in
        try connection.rows("SELECT id FROM \(table) WHERE id IN \(third)", of: table) {
          try $0.integer("id")
        }
      })
  }

  /// A list of all entries in a table.
  struct List: Sendable, CustomTestStringConvertible {
    let table: String
    let change: String
    let ids: @Sendable (Repositories, Range<Int>) throws -> [Int64]

    var testDescription: String { table }
  }

  static let lists = [
    List(table: "person", change: "name = ' '") {
      try $0.people.list(.all, in: $1).map(\.id.rawValue)
    },
    List(table: "contact", change: "name = ' '") {
      try $0.contacts.list(ContactFilter(), in: $1).map(\.id.rawValue)
    },
    List(table: "saying", change: "tags = '  '") {
      try $0.sayings.list(.all, at: Instant(milliseconds: 0), in: $1).map(\.id.rawValue)
    },
    List(table: "mood", change: "memo = printf('%.50001c', 'a')") {
      Array(try $0.moods.list(.all, .newest($1.upperBound)).map(\.id.rawValue)[$1.lowerBound...])
    },
    List(table: "event", change: "title = ' '") {
      // A series without an end has no last occurrence.
      let days = Day(literal: "2026-01-01")...Day(literal: "2027-12-31")
      return try $0.events.list(.on(days), in: FixedZone.seoul, places: $1)
        .map(\.event.id.rawValue)
    },
    List(table: "book", change: "title = ' '") {
      try $0.books.list(BookFilter(.all), by: .own, today: .latest, in: $1).map(\.id.rawValue)
    },
  ]

  @Test(arguments: lists.tried(usually: 1), [1, 4, 1_000])
  func `pages are full and contain each readable row once`(list: List, size: Int) throws {
    let whole = try store.read { try list.ids($0, 0..<1_000) }
    let odd = try spoil(list.table, list.change)
    let expected = whole.filter { !odd.contains($0) }
    try #require(!odd.isEmpty && !expected.isEmpty)
    var found: [Int64] = []
    while found.count < expected.count {
      let places = found.count..<found.count + size
      let page = try store.read { try list.ids($0, places) }
      try #require(page.count == min(size, expected.count - found.count))
      found += page
    }
    #expect(found == expected)
    #expect(try store.read { try list.ids($0, found.count..<found.count + 9) } == [])
    #expect(Set(store.invalidRows.all.compactMap { Int64($0.id) }) == odd)
    #expect(store.invalidRows.all.allSatisfy { $0.table == list.table && $0.issue != nil })
  }

  @Test(arguments: lists)
  func `a write transaction throws for unreadable rows`(list: List) throws {
    _ = try spoil(list.table, list.change)
    #expect(throws: DomainError.self) { try store.write { try list.ids($0, 0..<1_000) } }
  }

  @Test func `a search skips unreadable rows`() throws {
    for (table, change) in [
      ("saying", "tags = '  '"), ("book", "title = ' '"), ("sentence", "text = ' '"),
      ("person", "nickname = printf('%.99c', 'a')"), ("event", "title = ' '"),
    ] {
      _ = try spoil(table, change)
    }
    func found(_ words: String) throws -> Int {
      try store.read { all in
        try all.sayings.search(words, in: 0..<99).count + all.books.search(words, in: 0..<99).count
          + all.sentences.search(words, in: 0..<99).count
          + all.people.list(PersonFilter(search: words), in: 0..<99).count
          + all.events.list(EventFilter(search: words), in: FixedZone.seoul, places: 0..<99).count
      }
    }
    #expect(try found("a") > 20)
    #expect(try found("the") > 5)
    #expect(Set(store.invalidRows.all.map(\.table)).count > 3)
  }

  @Test func `a repaired row is listed again`() throws {
    let odd = try spoil("book", "title = ' '")
    func titles() throws -> [String] {
      try store.read {
        try $0.books.list(BookFilter(.all), by: .own, today: .latest, in: 0..<99).map(\.title)
      }
    }
    let before = try titles().count
    try runSQL(path, "UPDATE book SET title = 'Mended' WHERE title = ' '")
    #expect(try titles().count == before + odd.count)
  }

  @Test func `the inspector names each invalid row with its reason`() throws {
    let odd = try spoil("watering", "keyword_1 = 'far too long a word'")
    let findings = try SQLiteInspector(path: FilePath(path)).inspect().findings
    let rows = findings.flatMap { finding -> [InvalidRow] in
      guard case .unreadableRows("watering", let first, let count) = finding else { return [] }
      #expect(count == odd.count)
      return first
    }
    #expect(rows.count == min(20, odd.count))
    #expect(rows.allSatisfy { $0.column == "keyword_1" && $0.issue?.field == .keyword })
  }
}
