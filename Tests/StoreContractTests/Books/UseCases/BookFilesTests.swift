import HearthDomain
import HearthTestSupport
import Testing

@Suite struct BookFilesTests {
  /// A file that yields these books, whatever its bytes, and writes what it is given.
  struct Listed: BookFile {
    var books: [ImportedBook] = []
    var breaks = false

    func read(
      _ source: @escaping () throws -> [UInt8], each: (ImportedBook) throws -> [ImportFact]
    ) throws -> ImportReport {
      struct Broken: Error {}
      var report = ImportReport()
      for (place, book) in books.enumerated() {
        report.countRead()
        for fact in try each(book) { report.warn(line: place + 1, fact) }
      }
      if breaks { throw Broken() }
      return report
    }

    func makeWriter() -> any BookFileWriter { Writer() }

    struct Writer: BookFileWriter {
      mutating func header() -> [UInt8] { Array("<".utf8) }
      mutating func bytes(of copy: ExportedBook) -> [UInt8] {
        let past = copy.pastReadings.map { "p\($0.reading.number)" }
        let records = copy.records.map { "\($0.day):\($0.page)" }
        let sentences = copy.sentences.map(\.text.value)
        let parts = [copy.book.title] + past + records + sentences
        return Array("(\(parts.joined(separator: " ")))".utf8)
      }
      mutating func footer() -> [UInt8] { Array(">".utf8) }
    }
  }

  private func imported(
    _ title: String, _ state: ImportedBook.State, isbn: String? = nil, pages: Int? = 300,
    started: String? = nil, target: String? = nil, page: Int? = nil, rating: String? = nil
  ) throws -> ImportedBook {
    ImportedBook(
      try bookDetails(title, isbn: isbn, pages: pages), state: state,
      startedOn: started.map(day), targetOn: target.map(day), page: page,
      rating: try rating.map { try Rating($0) },
      addedAt: Instant(milliseconds: 5))
  }

  @Test(arguments: StoreKind.available)
  func `books of every shelf are added once`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let file = try Listed(books: [
      imported("나중에", .toRead, pages: nil),
      imported("읽는 중", .reading, started: "2026-11-10", page: 120),
      imported("너무 멀리", .reading, started: "2027-01-01", target: "2020-01-01", page: 999),
      imported("다 읽음", .finished(on: day("2026-10-05")), started: "2026-10-01", rating: "4.5"),
      imported("언젠가", .finished(on: nil), pages: nil),
      imported("쪽수 없음", .reading, pages: nil),
      imported("미래", .finished(on: day("2030-01-01"))),
    ])
    let first = try fixture.importBooks(file) { [] }
    #expect(first.added == 7 && first.updated == 0 && first.unchanged == 0)
    #expect(first.report.readCount == 7)
    #expect(first.report.warnings.first.map(\.line) == [3, 3, 7])
    let second = try fixture.importBooks(file) { [] }
    #expect(second.added == 0 && second.updated == 0 && second.unchanged == 7)
    let books = try fixture.queries.list(BookFilter(.all), by: .own, in: 0..<99)
    let expected: [String: Reading?] = [
      "나중에": nil, "쪽수 없음": Reading(startedOn: .earliest),
      "읽는 중": reading(from: "2026-11-10", to: nil, first: 120),
      "너무 멀리": Reading(startedOn: .earliest, targetOn: day("2020-01-01"), firstPage: 299),
      "다 읽음": reading(from: "2026-10-01", to: nil, finished: "2026-10-05", page: 300),
      "언젠가": Reading(startedOn: .earliest, finishedSometime: true),
      "미래": Reading(startedOn: .earliest, finishedSometime: true, page: 300),
    ]
    #expect(books.count == expected.count)
    for book in books { #expect(book.reading == expected[book.title], "\(book.title)") }
    #expect(books.allSatisfy { $0.addedAt == Instant(milliseconds: 5) })
    #expect(books.first { $0.title == "다 읽음" }?.rating?.halfStars == 9)
    let unknown = try #require(books.first { $0.title == "너무 멀리" })
    #expect(unknown.reading?.knownStart == nil && unknown.isLate(today: day("2026-11-20")))
    // Pages read before the import count for no day.
    let going = try #require(books.first { $0.title == "읽는 중" })
    #expect(try fixture.read(going, 130).record.pages == 10)
    #expect(throws: DomainError.invalid(.page, .outOfRange(120...300, actual: 119))) {
      try fixture.record(going.id, .page(119), mayGoBack: true)
    }
  }

  @Test(arguments: StoreKind.available)
  func `reading data of a book that is not being read is reported`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let file = try Listed(books: [
      imported("하나", .toRead, started: "2026-11-20", target: "2026-12-30", page: 120),
      imported("둘", .toRead, target: "2026-12-30", page: 0),
      imported("셋", .toRead),
      imported("넷", .reading, started: "2026-11-20", target: "2026-12-30", page: 120),
    ])
    let outcome = try fixture.importBooks(file) { [] }
    #expect(
      outcome.report.warnings.first == [
        ImportNote(line: 1, fact: .notBeingRead([.page, .start, .target])),
        ImportNote(line: 2, fact: .notBeingRead([.target])),
      ])
  }

  /// Fields that identify a book cannot differ.
  @Test func `every differing field of an existing book is reported`() throws {
    let fixture = try BookUseCaseFixture(.inMemory)
    let here = try WholeThings.details()
    let there = BookDetails(
      title: here.title, subtitle: try BookSubtitle("다른 부제"), author: try BookAuthor("다른 이"),
      publisher: try Publisher("다른 곳"),
      publishedOn: PublicationDate(year: 2001, month: 1, day: 1), isbn: here.isbn,
      pages: try PageCount(241), category: .essays, link: try WebLink("https://example.com/b"),
      coverLink: try WebLink("https://example.com/d.png"),
      description: try BookDescription("다른 소개"))
    let fields = BookField.exportedFieldsExceptTitle.filter { $0 != .isbn }
    for field in fields {
      let isOther = there.value(of: field) != here.value(of: field)
      #expect(isOther && there.value(of: field) != BookDetails.blank.value(of: field), "\(field)")
    }
    _ = try fixture.add(here)
    var same = ImportedBook(there, state: .toRead)
    same.hasState = false
    let file = Listed(books: [same])
    let told = try fixture.importBooks(file) { [] }.report.warnings.first.map(\.fact)
    #expect(told == [.existingDiffers(title: here.title.value, fields: fields.map(\.rawValue))])
  }

  @Test(arguments: StoreKind.available)
  func `a stored book without an author gets that of the file`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let kept = try fixture.add(bookDetails("아몬드", pages: nil))
    let file = try Listed(books: [
      ImportedBook(
        bookDetails("아몬드", author: "손원평"), state: .reading, startedOn: nil, targetOn: nil,
        page: nil, rating: nil, addedAt: nil)
    ])
    let outcome = try fixture.importBooks(file) { [] }
    #expect(outcome.added == 0 && outcome.updated == 1)
    let told = ImportFact.authorFilledIn(title: "아몬드", author: "손원평")
    #expect(outcome.report.warnings.first.map(\.fact) == [told])
    #expect(try fixture.queries.book(kept.id).author == "손원평")
    #expect(try fixture.importBooks(file) { [] }.unchanged == 1)
  }

  @Test(arguments: StoreKind.available)
  func `an impossible date is reported, and a missing one stays unknown`(kind: StoreKind)
    throws
  {
    let fixture = try BookUseCaseFixture(kind)
    let added = FixedZone.seoul.instant(of: LocalTime(literal: "2026-11-03T10:00"))
    let later = FixedZone.seoul.instant(of: LocalTime(literal: "2026-12-03T10:00"))
    let day = { (text: String) in Day(literal: text) }
    let future = ImportFact.finishedInFuture(text: "2030-01-01")
    let table:
      [(
        finished: String?, started: String?, added: Instant?, on: String?, ImportFact?
      )] = [
        ("2026-11-20", nil, added, "2026-11-20", nil),
        ("2030-01-01", nil, added, nil, future),
        (nil, nil, added, nil, nil),
        (nil, "2026-11-09", added, nil, nil),
        (nil, "2026-12-09", added, nil, .inconsistentReading(.startInFuture(day("2026-12-09")))),
        (nil, nil, later, nil, nil),
      ]
    for (place, row) in table.enumerated() {
      var book = try imported(
        "\(place)", .finished(on: row.finished.map(day)), started: row.started)
      book.addedAt = row.added
      let outcome = try fixture.importBooks(Listed(books: [book])) { [] }
      #expect(outcome.report.warnings.first.map(\.fact) == (row.4.map { [$0] } ?? []), "\(place)")
      let reading = try #require(try fixture.queries.find("\(place)").reading)
      #expect(reading.finishedOn == row.on.map(day) && reading.isFinished, "\(place)")
      #expect(reading.isFinishedOnUnknownDay == (row.on == nil), "\(place)")
    }
  }

  @Test(arguments: StoreKind.available)
  func `two rows of one book become two readings with their ratings`(kind: StoreKind) throws {
    let rows = [("2025-03-01", "5"), ("2026-03-01", "3"), ("2024-03-01", "4")]
    let listed = try Listed(
      books: rows.map { try imported("모순", .finished(on: day($0.0)), rating: $0.1) })
    let fixture = try BookUseCaseFixture(kind)
    let first = try fixture.importBooks(listed) { [] }
    #expect(first.added == 1 && first.updated == 2)
    let book = try fixture.queries.find("모순")
    #expect(book.reading?.finishedOn == day("2026-03-01") && book.rating?.halfStars == 6)
    #expect(book.finishedReadings == 3)
    let past = try fixture.store.read { try $0.books.pastReadings(of: book.id) }
    #expect(
      Set(past.map { "\($0.reading.finishedOn?.description ?? "") \($0.rating?.halfStars ?? 0)" })
        == ["2025-03-01 10", "2024-03-01 8"])
    #expect(try fixture.importBooks(listed) { [] }.unchanged == 3)
  }

  @Test(arguments: StoreKind.available)
  func `an imported finished book can be corrected after it is reopened`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let date = ImportedBook.State.finished(on: day("2026-10-05"))
    var left = try imported("남김", date, page: 120)
    left.theme = .honey
    try fixture.importBooks(
      Listed(books: [imported("책", date), imported("무제", date, pages: nil), left])
    ) {
      []
    }
    #expect(try fixture.queries.find("남김").reading?.page == 120)
    let book = try fixture.reopen(fixture.queries.find("책").id)
    #expect(book.isOpen && book.reading?.page == 300)
    #expect(try fixture.record(book.id, .page(200), mayGoBack: true).book.reading?.page == 200)
    let untold = try fixture.reopen(fixture.queries.find("무제").id)
    #expect(untold.isReadInPercent && untold.reading?.page ?? 0 <= 100)
  }

  @Test(arguments: StoreKind.available)
  func `an imported open reading keeps its page without records`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    try fixture.importBooks(Listed(books: [imported("책", .reading, page: 120)])) { [] }
    let record = try fixture.read(fixture.queries.find("책"), 150).record
    let book = try fixture.removeRecord(record.id).book
    #expect(book.reading?.page == 120 && book.reading?.firstPage == 120)
  }

  @Test(arguments: StoreKind.available)
  func `an existing book only gets missing fields`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let own = try fixture.goal("내 책", isbn: isbn(1))
    try fixture.rate(own.id, Rating("3"))
    var other = try imported("다른 제목", .finished(on: day("2026-01-01")), isbn: isbn(1), rating: "5")
    other.details.author = try BookAuthor("한강")
    other.isFavourite = true
    let outcome = try fixture.importBooks(Listed(books: [other, other])) { [] }
    #expect(outcome.updated == 1 && outcome.unchanged == 0)
    #expect(outcome.report.warnings.first.last?.fact == .repeated)
    let book = try fixture.queries.book(own.id)
    #expect(book.title == "내 책" && book.author == "한강" && book.rating?.halfStars == 6)
    #expect(book.isOpen && book.favouriteSince == Instant(milliseconds: 5))
  }

  @Test(arguments: StoreKind.available)
  func `a book that is being read is finished by a later file`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    try fixture.importBooks(
      Listed(books: [
        imported("하루", .reading, page: 45), imported("언젠가", .reading, page: 45),
      ])
    ) { [] }
    let later = try Listed(books: [
      imported("하루", .finished(on: day("2026-11-12")), rating: "5"),
      imported("언젠가", .finished(on: nil)),
    ])
    #expect(try fixture.importBooks(later) { [] }.updated == 2)
    let book = try fixture.queries.find("하루")
    #expect(book.reading?.finishedOn == day("2026-11-12") && book.reading?.page == 300)
    #expect(book.finishedReadings == 1 && book.rating?.halfStars == 10)
    #expect(try fixture.queries.find("언젠가").reading?.isFinishedOnUnknownDay == true)
    #expect(try fixture.importBooks(later) { [] }.unchanged == 2)
  }

  @Test(arguments: StoreKind.available)
  func `importing the first reading again does not change a book that is read again`(
    kind: StoreKind
  ) throws {
    let fixture = try BookUseCaseFixture(kind)
    let file = try Listed(books: [
      imported("하루", .finished(on: day("2026-10-02")), rating: "4"),
      imported("언젠가", .finished(on: nil), rating: "4"),
    ])
    try fixture.importBooks(file) { [] }
    for title in ["하루", "언젠가"] { try fixture.readAgain(fixture.queries.find(title).id) }
    #expect(try fixture.importBooks(file) { [] }.unchanged == 2)
    let book = try fixture.queries.find("하루")
    #expect(book.isOpen && book.rating == nil && book.latestRating?.halfStars == 8)
  }

  /// Returns a book that was read once and started again, with records and sentences.
  private func whole() throws -> ImportedBook {
    var book = try imported("모순", .reading, started: "2026-11-10", page: 90)
    book.earlierReadings = [
      .init(startedOn: day("2026-01-02"), finishedOn: day("2026-01-04"), page: 300)
    ]
    book.records = [
      .init(reading: 1, day: day("2026-11-12"), page: 90, pages: 30),
      .init(
        reading: 1, day: day("2026-11-10"), time: TimeOfDay(knownHour: 8), page: 60, pages: 40),
      .init(reading: 0, day: day("2026-01-02"), page: 120, pages: 120),
      .init(reading: 0, day: day("2026-01-04"), page: 300, pages: 180),
    ]
    book.sentences = try [
      .init(SentenceText("둘"), page: 7, addedAt: Instant(milliseconds: 9)),
      .init(SentenceText("하나")), .init(SentenceText("둘"), page: 9),
    ]
    return book
  }

  private func told(_ fixture: BookUseCaseFixture, _ title: String) throws -> [String] {
    let id = try fixture.queries.find(title).id
    return try fixture.store.read { repositories in
      let records = try repositories.readingRecords.list(of: id, in: 0..<99)
      let sentences = try repositories.sentences.list(of: id, in: 0..<99)
      return records.map { record in
        "\(record.reading) \(record.day) \(record.time?.description ?? "-") \(record.page)"
          + " +\(record.pages)"
      } + sentences.map { "\($0.text.value) \($0.page ?? 0)" }
    }
  }

  @Test(arguments: StoreKind.available)
  func `records and sentences of a book are imported once`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let file = Listed(books: [try whole()])
    #expect(try fixture.importBooks(file) { [] }.added == 1)
    let all = [
      "2 2026-11-12 - 90 +30", "2 2026-11-10 08:00 60 +40", "1 2026-01-04 - 300 +180",
      "1 2026-01-02 - 120 +120", "둘 7", "둘 9", "하나 0",
    ]
    #expect(try told(fixture, "모순") == all)
    let book = try fixture.queries.find("모순")
    #expect(book.reading?.page == 90 && book.reading?.firstPage == 20)
    #expect(book.reading?.lastRecord == RecordedDayPages(day: day("2026-11-12"), pages: 30))
    #expect(book.sentenceCount == 3 && book.finishedReadings == 1)
    let again = try fixture.importBooks(file) { [] }
    #expect(again.unchanged == 1 && again.report.warnings.total == 0)
    #expect(try told(fixture, "모순") == all)
    #expect(try fixture.queries.find("모순") == book)
    #expect(try fixture.readingQueries.statistics(over: .year).totalPages == 370)
  }

  @Test(arguments: StoreKind.available)
  func `an existing book gets missing records and sentences`(
    kind: StoreKind
  ) throws {
    let fixture = try BookUseCaseFixture(kind)
    var early = try whole()
    (early.records, early.sentences) = ([early.records[2]], [early.sentences[1]])
    try fixture.importBooks(Listed(books: [early])) { [] }
    let file = Listed(books: [try whole()])
    #expect(try fixture.importBooks(file) { [] }.updated == 1)
    #expect(try told(fixture, "모순").count == 7)
    #expect(try fixture.importBooks(file) { [] }.unchanged == 1)
  }

  @Test(arguments: StoreKind.available)
  func `records that fit no reading are reported`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let own = try fixture.goal("모순", pages: 300)
    try fixture.read(own, 50, on: "2026-11-15")
    var file = try imported("모순", .reading, started: "2026-11-10", page: 90)
    let rows: [(day: String, page: Int)] = [
      ("2026-11-14", 60), ("2026-11-16", 40), ("2026-11-15", 7), ("2026-11-30", 90),
      ("2026-11-14", 301), ("2026-11-16", 90),
    ]
    file.records = rows.map { .init(day: day($0.day), page: $0.page) }
    // A reading with another first day is a different one.
    let other = try fixture.importBooks(Listed(books: [file])) { [] }
    let told = ImportFact.otherRecords(title: "모순", records: 6)
    #expect(other.report.warnings.first.map(\.fact) == [told] && other.unchanged == 1)
    file.startedOn = try fixture.queries.book(own.id).reading?.knownStart
    let same = try fixture.importBooks(Listed(books: [file])) { [] }
    #expect(
      same.report.warnings.first.map(\.fact) == [.otherRecords(title: "모순", records: 4)])
    #expect(
      try self.told(fixture, "모순") == ["1 2026-11-16 - 90 +40", "1 2026-11-15 - 50 +50"])
    #expect(try fixture.queries.book(own.id).reading?.page == 90)
  }

  @Test(arguments: StoreKind.available, [Int.min, -1, 7, .max])
  func `an invalid page count does not determine the first page of a reading`(
    kind: StoreKind, pages: Int
  ) throws {
    let fixture = try BookUseCaseFixture(kind)
    var file = try imported("모순", .reading, started: "2026-11-10", page: 90)
    file.records = [.init(day: day("2026-11-12"), page: 90, pages: pages)]
    #expect(try fixture.importBooks(Listed(books: [file])) { [] }.added == 1)
    let first = pages == 7 ? 83 : pages < 0 ? 90 : 0
    #expect(try fixture.queries.find("모순").reading?.firstPage == first)
  }

  @Test(arguments: StoreKind.available)
  func `existing records of an earlier reading are not reported as unfit`(
    kind: StoreKind
  ) throws {
    let fixture = try BookUseCaseFixture(kind)
    var file = try imported(
      "모순", .finished(on: day("2026-11-14")), started: "2026-11-10", page: 300)
    file.records = [.init(day: day("2026-11-12"), page: 300, pages: 300)]
    #expect(try fixture.importBooks(Listed(books: [file])) { [] }.added == 1)
    try fixture.readAgain(try fixture.queries.find("모순").id)
    let again = try fixture.importBooks(Listed(books: [file])) { [] }
    #expect(again.report.warnings.total == 0, "\(again.report)")
  }

  @Test(arguments: StoreKind.available)
  func `a file that ends in an error changes nothing`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let file = Listed(books: [try imported("책", .toRead)], breaks: true)
    #expect(throws: (any Error).self) { try fixture.importBooks(file) { [] } }
    #expect(try fixture.queries.totals() == BookTotals())
  }

  @Test(arguments: StoreKind.available)
  func `everything is exported in the order of ids`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    #expect(try written(fixture) == (0, "<>"))
    let one = try fixture.goal("하나")
    fixture.set("2026-11-21T09:00")
    try fixture.markFavourite(FoundBook(bookDetails("둘"), from: .shelf))
    try fixture.read(one, 300, on: "2026-11-20")
    try fixture.readAgain(one.id)
    try fixture.read(one, 5)
    try fixture.addSentence(SentenceDetails(text: SentenceText("끝"), page: 2), to: one.id)
    #expect(try written(fixture) == (2, "<(하나 p1 2026-11-20:300 2026-11-21:5 끝)(둘)>"))
    try fixture.store.write { repositories in
      for id in 1...450 { try repositories.books.save(try book(Int64(id), "\(id)")) }
    }
    #expect(try written(fixture).0 == 452)
  }

  private func written(_ fixture: BookUseCaseFixture) throws -> (Int, String) {
    var bytes: [UInt8] = []
    let count = try fixture.export(as: Listed()) { bytes += $0 }
    return (count, String(decoding: bytes, as: UTF8.self))
  }
}
