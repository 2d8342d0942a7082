import HearthDomain
import HearthTestSupport
import Testing

@Suite struct BookListContractTests {
  @Test(arguments: StoreKind.available)
  func `every list in every order equals the recorded one, and so do its pages`(kind: StoreKind)
    throws
  {
    let shelf = try ManyBooks(seed: 5, count: 90)
    let byID = Dictionary(uniqueKeysWithValues: shelf.books.map { ($0.id, $0) })
    let store = try kind.make().store
    try save(shelf.books, in: store)
    let today = ManyBooks.today
    var kept = KeptLists("books")
    try store.read { (repositories) throws in
      for list in BookList.allCases {
        for order in BookOrder.allCases {
          for category in [nil, .fiction, .other, .magazines] as [BookCategory?] {
            let filter = BookFilter(list, category: category)
            func page(_ places: Range<Int>) throws -> [Book] {
              try repositories.books.list(filter, by: order, today: today, in: places)
            }
            let all = try page(0..<Int.max)
            #expect(all == all.compactMap { byID[$0.id] })
            kept.note(
              "\(list) \(order.rawValue) \(category?.rawValue ?? "any")", all.map(\.id.rawValue))
            for places in [0..<0, 0..<1, -3..<4, 5..<12, 80..<200] {
              let expected = Array(all[places.clamped(to: all.indices)])
              #expect(try page(places) == expected, "\(filter) \(order) \(places)")
            }
          }
        }
      }
    }
    try kept.expectAsEver()
  }

  @Test(arguments: StoreKind.available)
  func `books still to be read come before finished ones`(kind: StoreKind) throws {
    let store = try kind.make().store
    try save(
      [
        book(1, "다 읽음", reading: reading(to: "2026-11-05", finished: "2026-11-04", page: 300)),
        book(2, "남음", reading: reading(to: "2026-12-24")), book(3, "담음"),
        book(4, "목표일 없음", reading: reading(to: nil)),
      ], in: store)
    let titles = try store.read {
      try $0.books.list(BookFilter(.all), by: .target, today: day("2026-11-20"), in: 0..<9)
        .map(\.title)
    }
    #expect(titles == ["남음", "목표일 없음", "다 읽음", "담음"])
  }

  @Test(arguments: StoreKind.available)
  func `the sample has books on every list`(kind: StoreKind) throws {
    let shelf = try ManyBooks(seed: 5, count: 90)
    let store = try kind.make().store
    try save(shelf.books, in: store)
    for list in BookList.allCases {
      let count = try store.read {
        try $0.books.list(BookFilter(list), by: .own, today: ManyBooks.today, in: 0..<999).count
      }
      #expect(count > 5, "\(list)")
    }
  }

  @Test(arguments: StoreKind.available)
  func `a changed book moves to the right lists`(kind: StoreKind) throws {
    try kind.make().store.write { repositories in
      let books = repositories.books
      let today = day("2026-11-20")
      func lists() throws -> [BookList] {
        try BookList.allCases.filter {
          try !books.list(BookFilter($0), by: .target, today: today, in: 0..<9).isEmpty
        }
      }
      #expect(try lists() == [])
      try books.save(try book(1))
      #expect(try lists() == [.keptForLater, .all])
      try books.save(try book(1, favourite: 3))
      #expect(try lists() == [.favourites, .keptForLater, .all])
      try books.save(try book(1, reading: reading(to: "2026-11-20")))
      #expect(try lists() == [.open, .all])
      try books.save(try book(1, reading: reading(to: "2026-11-19")))
      #expect(try lists() == [.open, .late, .all])
      try books.save(try book(1, reading: reading(to: "2026-11-19", finished: "2026-11-20")))
      #expect(try lists() == [.finished, .all])
      try books.remove(try someID(1))
      #expect(try lists() == [])
    }
  }

  @Test(arguments: StoreKind.available)
  func `all books are read in the order of ids`(kind: StoreKind) throws {
    let store = try kind.make().store
    try save([book(3), book(.max), book(1), book(2)], in: store)
    func ids(after id: Int64?, _ limit: Int) throws -> [Int64] {
      let id: ID<Book>? = try id.map { try someID($0) }
      return try store.read { try $0.books.list(after: id, limit: limit).map(\.id.rawValue) }
    }
    #expect(try ids(after: nil, 3) == [1, 2, 3])
    #expect(try ids(after: 3, 3) == [.max])
    #expect(try ids(after: .max, 3) == [] && ids(after: nil, 0) == [] && ids(after: 1, -1) == [])
  }

  @Test(arguments: StoreKind.available)
  func `positions and neighbours follow the manual order`(kind: StoreKind) throws {
    let store = try kind.make().store
    #expect(try store.read { try $0.books.positionRange() } == nil)
    try save(
      [
        book(1, reading: reading(), place: 10), book(2, place: 20),
        book(3, reading: reading(), place: 30),
        book(4, reading: reading(finished: "2026-11-20"), place: 40),
        book(5, reading: reading(), place: -50), book(6, place: -60),
      ], in: store)
    try store.read { (repositories) throws in
      let books = repositories.books
      #expect(try books.positionRange() == -60...40)
      let expected: [Int64: (Int64?, Int64?)] = [
        1: (5, 3), 2: (1, 3), 3: (1, nil), 4: (3, nil), 5: (nil, 1), 6: (nil, 5),
      ]
      for (id, sides) in expected {
        let one = try #require(try books.book(someID(id)))
        #expect(try books.adjacentOpenGoal(.before, one)?.id.rawValue == sides.0, "before \(id)")
        #expect(try books.adjacentOpenGoal(.after, one)?.id.rawValue == sides.1, "after \(id)")
      }
    }
    try save([book(9, place: 7)], in: store)
    try store.write { repositories in
      for id in 1...6 { try repositories.books.remove(try someID(Int64(id))) }
    }
    #expect(try store.read { try $0.books.positionRange() } == 7...7)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `thousands of books are stored and paged`(kind: StoreKind) throws {
    let store = try kind.make().store
    let count = TestExtent.count(10_000, usually: 2_000)
    try store.write { repositories in
      for number in 1...count {
        try repositories.books.save(
          try book(
            Int64(number), "책 \(100_000 - number)", isbn: isbn(number),
            category: number % 100 == 0 ? .essays : .fiction,
            reading: reading(finished: number % 4 == 0 ? "2026-11-05" : nil), place: number))
      }
    }
    try store.read { (repositories) throws in
      let books = repositories.books
      func ids(_ filter: BookFilter, _ order: BookOrder, _ places: Range<Int>) throws -> [Int64] {
        try books.list(filter, by: order, today: ManyBooks.today, in: places)
          .map(\.id.rawValue)
      }
      let (last, half, quarter) = (Int64(count), count / 2, count / 4)
      #expect(try ids(BookFilter(.all), .title, 0..<3) == [last, last - 1, last - 2])
      #expect(try ids(BookFilter(.all), .own, half..<half + 2) == [last / 2 + 1, last / 2 + 2])
      #expect(
        try ids(BookFilter(.all), .titleDescending, count - 2..<2 * count) == [last - 1, last])
      #expect(try ids(BookFilter(.finished), .own, quarter - 2..<half) == [last - 4, last])
      #expect(try ids(BookFilter(.open, category: .essays), .own, 0..<9) == [])
      let essays = BookFilter(.finished, category: .essays)
      #expect(try ids(essays, .own, count / 100 - 2..<999) == [last - 100, last])
      #expect(try books.search("99999", in: 0..<9).map(\.id.rawValue) == [1])
      #expect(try books.search("책", in: count - 1..<count + 1).map(\.id.rawValue) == [1])
      let totals = BookTotals(open: count - quarter, finished: quarter, readings: quarter)
      #expect(try books.totals() == totals)
    }
  }
}
