import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct BookSchemaTests: OnFiledStore {
  let home: FiledStore

  init() throws {
    let day = Day(literal: "2026-11-20")
    home = try FiledStore { repositories in
      let id: ID<Book> = try #require(ID(rawValue: 1))
      let details = BookDetails(
        title: try BookTitle("책"), isbn: try ISBN("9788936434120"), pages: try PageCount(216))
      let reading = Reading(
        startedOn: day, targetOn: day.adding(days: 7), firstPage: 5, page: 20,
        lastRecord: RecordedDayPages(day: day, pages: 15))
      try repositories.books.save(
        Book(id: id, details: details, reading: reading, addedAt: Instant(milliseconds: 0)))
      try repositories.books.save(
        Book(
          id: try #require(ID(rawValue: 2)), details: BookDetails(title: try BookTitle("둘")),
          addedAt: Instant(milliseconds: 0)))
      let past = Reading(startedOn: day, targetOn: day, finishedOn: day)
      try repositories.books.save(PastReading(book: id, reading: past, rating: nil))
      try repositories.readingRecords.save(
        ReadingRecord(
          id: try #require(ID(rawValue: 1)), book: id, reading: 1, day: day, time: .noon, page: 20,
          pages: 15))
      try repositories.sentences.save(
        Sentence(
          id: try #require(ID(rawValue: 1)), book: id, text: try SentenceText("문장"), page: 3,
          addedAt: Instant(milliseconds: 0)))
      try repositories.bookFindings.replace(with: [FoundBook(details, from: .shelf)])
    }
  }

  @Test(arguments: [
    "UPDATE book SET title = ''", "UPDATE book SET id = 0 WHERE id = 1",
    "UPDATE book SET isbn = '978893643412'", "UPDATE book SET isbn = '978893643412X' WHERE id = 1",
    "UPDATE book SET pages = 0",
    "UPDATE book SET pages = 20001", "UPDATE book SET thickness = 0", "UPDATE book SET rating = 11",
    "UPDATE book SET rating = 4.5", "UPDATE book SET link = 'ftp://example.com'",
    "UPDATE book SET published_on = 'soon'", "UPDATE book SET place = 'first'",
    "UPDATE book SET reading = 0 WHERE id = 1", "UPDATE book SET reading = 1 WHERE id = 2",
    "UPDATE book SET reading = NULL WHERE id = 1",
    "UPDATE book SET finished_sometime = 0 WHERE id = 1",
    "UPDATE book SET page = 4 WHERE id = 1", "UPDATE book SET page = 20001 WHERE id = 1",
    "UPDATE book SET finished_on = started_on - 1 WHERE id = 1",
    "UPDATE book SET finished_on = 5 WHERE id = 2",
    "UPDATE book SET target_on = 2932897 WHERE id = 1",
    "UPDATE book SET last_record_on = NULL WHERE id = 1", "UPDATE book SET sentence_count = -1",
    "UPDATE book SET shelf = 2", "UPDATE book SET progress = 50",
    "UPDATE past_reading SET reading = 0", "UPDATE past_reading SET finished_sometime = 1",
    "UPDATE past_reading SET finished_on = started_on - 1", "UPDATE past_reading SET book_id = 9",
    "UPDATE reading_record SET page = -1", "UPDATE reading_record SET pages = -1",
    "UPDATE reading_record SET at = 86400", "UPDATE reading_record SET book_id = 9",
    "INSERT INTO reading_record SELECT 2, book_id, reading, day, at, page, pages FROM reading_record",
    "UPDATE reading_day SET records = -1", "UPDATE reading_run SET last_day = first_day - 1",
    "UPDATE sentence SET text = ''", "UPDATE sentence SET page = 0",
    "UPDATE sentence SET saying_id = 9", "UPDATE sentence SET book_id = 9",
    "UPDATE book_finding SET number = 0", "UPDATE book_finding SET source = ''",
    "UPDATE book_total SET open = -1",
    "INSERT INTO book_total VALUES (2, 0, 0, 0, 0, 0, 0, 0, 0)",
    "UPDATE book_category SET finished = books + 1",
  ])
  func `table constraints reject invalid values`(sql: String) throws {
    try expectRefused(sql)
  }

  @Test(arguments: [
    ("title", "UPDATE book SET title = ' ' WHERE id = 1"),
    ("isbn", "UPDATE book SET isbn = '9788936434121' WHERE id = 1"),
    ("category", "UPDATE book SET category = 'none' WHERE id = 1"),
    ("theme", "UPDATE book SET theme = 'none' WHERE id = 1"),
    ("published_on", "UPDATE book SET published_on = '2026-13' WHERE id = 1"),
    ("link", "UPDATE book SET link = 'http' WHERE id = 1"),
    ("description", "UPDATE book SET description = printf('%.50001c', 'a') WHERE id = 1"),
  ])
  func `a row that breaks a rule throws an error that names it`(column: String, sql: String) throws
  {
    try runSQL(path, sql)
    let damage = DomainError.damaged(.row(table: "book", column: column, id: "1"))
    #expect(throws: damage) {
      try store.read { try $0.books.book(#require(ID(rawValue: 1))) }
    }
    func list(_ repositories: Repositories) throws -> [Book] {
      try repositories.books.list(BookFilter(.all), by: .own, today: .latest, in: 0..<9)
    }
    #expect(throws: damage) { try store.write { try list($0) } }
    #expect(try !store.read { try list($0) }.contains { $0.id.rawValue == 1 })
    #expect(store.invalidRows.all.map { [$0.column, $0.id] } == [[column, "1"]])
  }

  @Test(arguments: [
    ("sentence", "text", "UPDATE sentence SET text = ' '"),
    ("book_finding", "source", "UPDATE book_finding SET source = 'paper'"),
    ("book_category", "category", "UPDATE book_category SET category = 'none'"),
  ])
  func `an invalid row of another table throws an error that names it`(
    table: String, column: String, sql: String
  ) throws {
    try runSQL(path, sql)
    let error = #expect(throws: DomainError.self) {
      try store.write { (repositories) throws in
        _ = try repositories.sentences.sentence(#require(ID(rawValue: 1)))
        _ = try repositories.bookFindings.book(1)
        _ = try repositories.books.categoryTallies()
      }
    }
    guard case .damaged(.row(table, column, _)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: ["rating = 999", "page = 90000"])
  func `an invalid reading is not counted in its month`(forced: String) throws {
    let month = Day(literal: "2026-11-20").calendarMonth
    let tally = { try store.read { try $0.books.finishedTallies(in: month...month) }[month]?.books }
    #expect(try tally() == 1)
    try runSQL(
      path, "PRAGMA ignore_check_constraints = ON", "UPDATE past_reading SET \(forced)")
    #expect(try tally() == nil)
  }

  @Test func `an invalid page count is not counted in its month`() throws {
    let month = Day(literal: "2026-11-20").calendarMonth
    let pages = { try store.read { try $0.books.finishedTallies(in: month...month) }[month]?.pages }
    #expect(try pages() == 216)
    try runSQL(
      path, "PRAGMA ignore_check_constraints = ON", "UPDATE book SET pages = 90000 WHERE id = 1")
    #expect(try pages() == 0)
  }

  @Test func `numbers out of range throw an error and do not trap`() throws {
    try runSQL(
      path, "PRAGMA ignore_check_constraints = ON",
      "UPDATE reading_run SET first_day = 9223372036854775807, last_day = -9223372036854775808",
      "UPDATE book SET page = 9223372036854775807 WHERE id = 1")
    #expect(throws: DomainError.self) {
      try store.write { try $0.readingRecords.consecutiveDayRanges() }
    }
    #expect(try store.read { try $0.readingRecords.consecutiveDayRanges() } == [])
    #expect(throws: DomainError.self) {
      try store.write {
        try $0.books.list(BookFilter(.all), by: .progress, today: .latest, in: 0..<9)
      }
    }
  }
}
