import HearthDomain
import HearthTestSupport
import Testing

@Suite struct BookRepositoryContractTests {
  private func everything(_ text: String, id: Int64) throws -> Book {
    Book(
      id: try someID(id),
      details: BookDetails(
        title: try BookTitle(text), subtitle: try BookSubtitle(text),
        author: try BookAuthor(text), publisher: try Publisher(String(text.prefix(100))),
        publishedOn: try PublicationDate("2014-05-19"), isbn: try ISBN(isbn(Int(id % 1000))),
        pages: try PageCount(20_000), category: .selfHelp,
        link: try WebLink("https://example.com/책?a=1&b='\""),
        coverLink: try WebLink("http://example.com/c.jpg"),
        description: try BookDescription(text + "\n" + String(repeating: "가", count: 4000)),
        thickness: try Thickness(tenths: 321)),
      reading: reading(
        3, from: "0001-01-01", to: "9999-12-31", finished: "2026-11-20", first: 10, page: 20_000,
        last: ("2026-11-19", 30)),
      theme: .blueberry, rating: try Rating(halves: 9),
      favouriteSince: Instant(milliseconds: .max), place: -5, sentenceCount: 7,
      addedAt: Instant(milliseconds: .min))
  }

  @Test(arguments: StoreKind.available, awkwardNames)
  func `all data of a book is read back`(kind: StoreKind, text: String) throws {
    let tried = try kind.make()
    let books = try [
      everything(text, id: 1), everything(text, id: .max),
      Book(
        id: try someID(2), details: BookDetails(title: try BookTitle(text)),
        addedAt: Instant(milliseconds: 0)),
      book(3, text, reading: reading(page: 0)),
      Book(
        id: try someID(4),
        details: BookDetails(
          title: try BookTitle(text), publishedOn: try PublicationDate("1999")),
        addedAt: Instant(milliseconds: 0)),
    ]
    try save(books, in: tried.store)
    for store in [tried.store, tried.reopened()] {
      for book in books {
        let kept = try #require(try store.read { try $0.books.book(book.id) })
        #expect(kept == book)
        #expect(bytes(kept.title) == bytes(book.title))
        #expect(bytes(kept.author) == bytes(book.author))
        #expect(bytes(kept.details.description.value) == bytes(book.details.description.value))
        #expect(try store.read { try $0.books.book(like: book.details.titleAuthorKey) } != nil)
      }
      #expect(try store.read { try $0.books.book(ISBN(isbn(1))) } == books[0])
      #expect(try store.read { try $0.books.book(ISBN(isbn(2))) } == nil)
      #expect(try store.read { try $0.books.book(ID(rawValue: 99) ?? someID(98)) } == nil)
    }
  }

  @Test(arguments: StoreKind.available)
  func `an ISBN finds the oldest book that has it`(kind: StoreKind) throws {
    let tried = try kind.make()
    func found(_ number: Int) throws -> String? {
      try tried.reopened().read { try $0.books.book(ISBN(isbn(number)))?.title }
    }
    try save(
      [book(2, "둘", isbn: isbn(1)), book(1, "하나", isbn: isbn(1)), book(3, "셋", isbn: isbn(1))],
      in: tried.store)
    #expect(try found(1) == "하나")
    // When a book gives up the ISBN, the lookup finds the next book with it.
    try save([book(1, "하나", isbn: isbn(7))], in: tried.store)
    #expect(try found(1) == "둘" && found(7) == "하나")
    try tried.store.write { try $0.books.remove(someID(2)) }
    #expect(try found(1) == "셋")
    try tried.store.write { try $0.books.remove(someID(3)) }
    #expect(try found(1) == nil)
  }

  @Test(arguments: StoreKind.available)
  func `of equal books the one with the lowest id is found`(kind: StoreKind) throws {
    let store = try kind.make().store
    try save(
      [
        book(7, "Café", author: "한강"), book(5, "cafe", author: "한강", isbn: isbn(1)),
        book(3, "Cafe", author: "다른 이"),
      ], in: store)
    let likeness = try bookDetails("CAFÉ", author: "한강").titleAuthorKey
    #expect(try store.read { try $0.books.book(like: likeness) }?.id.rawValue == 5)
    try store.write { try $0.books.remove(try someID(5)) }
    #expect(try store.read { try $0.books.book(like: likeness) }?.id.rawValue == 7)
    #expect(try store.read { try $0.books.book(like: "") } == nil)
  }

  @Test(arguments: StoreKind.available)
  func `a title finds a book only if no other has it`(kind: StoreKind) throws {
    let store = try kind.make().store
    try save(
      [
        book(1, "Café", author: "한강"), book(2, "Cafe Life"), book(3, "Caf"),
        book(4, "Home", author: "A"), book(5, "HOME", author: "B"),
      ], in: store)
    func found(_ title: String) throws -> ID<Book>? {
      try store.read { try $0.books.onlyBook(titled: BookTitle(title)) }?.id
    }
    #expect(try found("CAFE") == someID(1))
    #expect(try found("cafe life") == someID(2))
    #expect(try found("home") == nil)
    #expect(try found("Life") == nil)
  }

  @Test(arguments: StoreKind.available)
  func `removing a book removes everything that belongs to it`(kind: StoreKind) throws {
    let tried = try kind.make()
    try tried.store.write { repositories in
      for id in [1, 2] as [Int64] {
        try repositories.books.save(try book(id, "바다 \(id)", reading: reading(2)))
        try repositories.books.save(
          PastReading(
            book: try someID(id), reading: reading(finished: "2026-11-05"), rating: nil))
        try repositories.readingRecords.save(try record(id, of: id, on: "2026-11-0\(id)"))
        try repositories.sentences.save(try sentence(id, of: id, "파도 \(id)"))
      }
    }
    for _ in 1...2 { try tried.store.write { try $0.books.remove(try someID(1)) } }
    try tried.reopened().read { (repositories) throws in
      let (books, records) = (repositories.books, repositories.readingRecords)
      #expect(try books.search("바다", in: 0..<9).map(\.id.rawValue) == [2])
      #expect(try repositories.sentences.search("파도", in: 0..<9).map(\.id.rawValue) == [2])
      #expect(try books.pastReadings(of: someID(1)).isEmpty)
      #expect(try books.pastReadings(of: someID(2)).count == 1)
      #expect(try records.list(of: someID(1), in: 0..<9).isEmpty)
      #expect(try records.record(someID(1)) == nil)
      #expect(try records.readingDays(.earliest ... .latest).map(\.day) == [day("2026-11-02")])
      #expect(try records.consecutiveDayRanges() == [day("2026-11-02")...day("2026-11-02")])
      #expect(try books.totals() == BookTotals(open: 1, sentences: 1))
    }
    try tried.store.write { repositories in
      try repositories.books.save(try book(1, "새"))
      #expect(try repositories.books.pastReadings(of: someID(1)).isEmpty)
    }
  }

  @Test(arguments: StoreKind.available)
  func `past readings are sorted and replaced by number`(kind: StoreKind) throws {
    let tried = try kind.make()
    func past(_ number: Int, _ finished: String, rating halves: Int? = nil) throws -> PastReading {
      PastReading(
        book: try someID(1),
        reading: reading(number, finished: finished, page: 300, last: ("2026-11-04", 12)),
        rating: try halves.map { try Rating(halves: $0) })
    }
    try save([book(1)], in: tried.store)
    try tried.store.write { repositories in
      try repositories.books.save(try past(2, "2026-11-09"))
      try repositories.books.save(try past(1, "2026-11-08", rating: 0))
      try repositories.books.save(try past(2, "2026-11-10", rating: 10))
    }
    let kept = try tried.reopened().read { try $0.books.pastReadings(of: someID(1)) }
    #expect(try kept == [past(1, "2026-11-08", rating: 0), past(2, "2026-11-10", rating: 10)])
    let open = PastReading(
      book: try someID(1), reading: reading(3, page: 12, last: ("2026-11-04", 12)), rating: nil)
    try tried.store.write { try $0.books.save(open) }
    #expect(try tried.reopened().read { try $0.books.pastReadings(of: someID(1)) }.last == open)
    let stranger: ID<Book> = try someID(9)
    #expect(throws: DomainError.notFound(.book, query: stranger.shortForm, nearest: [])) {
      try tried.store.write {
        try $0.books.save(
          PastReading(book: stranger, reading: reading(finished: "2026-11-08"), rating: nil))
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `a failed write leaves the books unchanged`(kind: StoreKind) throws {
    struct Interruption: Error, Equatable {}
    let tried = try kind.make()
    let kept = try book(1, "남는 책", reading: reading())
    try save([kept], in: tried.store)
    #expect(throws: Interruption()) {
      try tried.store.write { repositories in
        try repositories.readingRecords.save(try record(1, on: "2026-11-20"))
        try repositories.sentences.save(try sentence(1))
        try repositories.books.remove(kept.id)
        try repositories.books.save(try book(2, "새 책", favourite: 1))
        throw Interruption()
      }
    }
    try tried.reopened().read { (repositories) throws in
      #expect(try repositories.books.list(after: nil, limit: 9) == [kept])
      #expect(try repositories.books.totals() == BookTotals(open: 1))
      #expect(try repositories.readingRecords.consecutiveDayRanges().isEmpty)
      #expect(try repositories.books.search("새", in: 0..<9).isEmpty)
    }
  }

  @Test(arguments: StoreKind.available)
  func `a book is matched by words, parts, initials and the end of its id`(kind: StoreKind) throws {
    let store = try kind.make().store
    let one = try book(0x7123_4567_89AB_CDEF, "소년이 온다", author: "한강")
    try save(
      [one, book(5, "한강"), book(6, "한강의 소년"), book(7, "Emma", author: "소년")], in: store)
    func meant(_ words: String, _ limit: Int = 9) throws -> [Int64] {
      try store.read {
        try $0.books.matched(by: NameMatcher(words), limit: limit).map(\.id.rawValue)
      }
    }
    #expect(try meant("한강") == [5, 6])
    #expect(try meant("한강", 1) == [5])
    #expect(try meant("소년이 온다") == [one.id.rawValue])
    #expect(try meant("ㅅㄴㅇ") == [one.id.rawValue])
    #expect(try meant("emm") == [7])
    // A match of the whole subtitle ranks above a partial match of another title.
    var named = try book(8, "Demian")
    named = Book(
      id: named.id,
      details: BookDetails(title: named.details.title, subtitle: try BookSubtitle("데미안")),
      place: 8, addedAt: named.addedAt)
    try save([named, book(9, "데미안을 읽다")], in: store)
    #expect(try meant("데미안") == [8, 9] && meant("demian") == [8] && meant("ㄷㅁㅇ") == [8, 9])
    #expect(try meant(one.id.shortForm) == [one.id.rawValue])
    #expect(try meant(one.id.fullForm) == [one.id.rawValue])
    #expect(try meant("없음") == [] && meant("") == [] && meant("한강", 0) == [])
  }
}
