import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct BookPlanTests {
  private let home: FiledStore
  private let recorder: PlanRecorder
  private let day = Day(literal: "2026-11-20")

  init() throws {
    home = try FiledStore()
    recorder = try PlanRecorder(of: home)
  }

  private func book() throws -> Book {
    Book(
      id: try #require(ID(rawValue: 1)),
      details: BookDetails(
        title: try BookTitle("소년이 온다"), author: try BookAuthor("한강"),
        isbn: try ISBN("9788936434120"), pages: try PageCount(216), category: .fiction),
      reading: Reading(startedOn: day, targetOn: day.adding(days: 7)),
      favouriteSince: Instant(milliseconds: 0), addedAt: Instant(milliseconds: 0))
  }

  /// Returns the query plans of the body, for a store with one book with all kinds of data.
  private func steps(_ body: (Repositories, Book) throws -> Void) throws -> [PlanRecorder.Step] {
    try recorder.begin(.write)
    let repositories = Repositories(recorder, SearchIndex(recorder))
    let book = try book()
    try repositories.books.save(book)
    try repositories.readingRecords.save(
      ReadingRecord(
        id: try #require(ID(rawValue: 2)), book: book.id, reading: 1, day: day, time: .noon,
        page: 10, pages: 10))
    try repositories.sentences.save(
      Sentence(
        id: try #require(ID(rawValue: 3)), book: book.id, text: try SentenceText("파도가 친다"),
        addedAt: Instant(milliseconds: 0)))
    try body(repositories, book)
    try repositories.sentences.remove(try #require(ID(rawValue: 3)))
    try repositories.readingRecords.remove(try #require(ID(rawValue: 2)))
    try repositories.books.remove(book.id)
    try recorder.rollback()
    #expect(!recorder.steps.isEmpty)
    return recorder.steps
  }

  /// Expects only index lookups: the only scans are of the search index, and of a list's own index
  /// up to the page.
  private func expectLookUps(
    sorting sorts: [String] = [], _ body: (Repositories, Book) throws -> Void
  ) throws {
    for step in try steps(body) {
      if step.detail.contains("TEMP B-TREE") {
        #expect(sorts.contains(where: step.detail.contains), "\(step.detail) in \(step.sql)")
      }
      guard step.detail.hasPrefix("SCAN") else { continue }
      let isFound = step.detail.contains("VIRTUAL TABLE INDEX") || step.detail == "SCAN found"
      let isPage = step.sql.contains(" LIMIT ") && step.detail.contains(" INDEX ")
      #expect(isFound || isPage, "\(step.detail) in \(step.sql)")
    }
  }

  @Test(arguments: BookList.allCases, BookOrder.allCases)
  func `a list is read in the order of its own index`(list: BookList, order: BookOrder) throws {
    // Reverse orders sort books with equal keys; late books and books that are read again are few.
    let isOpposite = order == .titleDescending || order == .authorDescending
    let isLittle = list == .late && order != .target || list == .finished
    let sorts = isLittle ? ["ORDER BY"] : isOpposite ? ["RIGHT PART"] : []
    try expectLookUps(sorting: sorts) {
      _ = try $0.books.list(BookFilter(list), by: order, today: day, in: 20..<40)
      #expect($1.isGoal)
    }
  }

  @Test(arguments: BookList.allCases)
  func `a category is looked up in an index and its books are sorted`(list: BookList) throws {
    let steps = try steps { repositories, _ in
      for order in BookOrder.allCases {
        let filter = BookFilter(list, category: .fiction)
        _ = try repositories.books.list(filter, by: order, today: day, in: 20..<40)
      }
    }
    let looks = steps.filter { $0.sql.contains("category =") && !$0.detail.contains("B-TREE") }
    #expect(looks.count == BookOrder.allCases.count)
    for step in looks {
      let isCategory = step.detail.contains("INDEX book_of_category (category=?")
      let isLate = step.detail.contains("INDEX book_target (shelf=? AND target_key<?)")
      #expect(isCategory || list == .late && isLate, "\(step.detail)")
    }
  }

  @Test(arguments: ["소년", "ㅅㄴ", "ㅅ", "소", "한강", "lov", "lo", "l", "*", "파도", "978", "ㅍ도", ""])
  func `no search scans a table`(words: String) throws {
    try expectLookUps(sorting: ["ORDER BY"]) { repositories, book in
      _ = try repositories.books.search(words, in: 0..<20)
      _ = try repositories.books.matched(by: NameMatcher(words), limit: 20)
      _ = try repositories.books.matched(by: NameMatcher(spaceless: words), limit: 20)
      _ = try repositories.sentences.search(words, in: 0..<20)
      _ = try repositories.sentences.matched(by: words, of: book.id, limit: 20)
    }
  }

  @Test func `all data and totals of a book are index lookups`() throws {
    try expectLookUps(sorting: ["UNION"]) { repositories, book in
      let (books, records) = (repositories.books, repositories.readingRecords)
      let months = day.calendarMonth.adding(months: -12)...day.calendarMonth
      let reading = try #require(book.reading)
      _ = try books.book(book.id)
      _ = try books.book(ISBN("9788936434120"))
      _ = try books.book(like: book.details.titleAuthorKey)
      _ = try books.onlyBook(titled: book.details.title)
      _ = try books.list(after: book.id, limit: 200)
      _ = try books.totals()
      _ = try books.tower()
      _ = try books.positionRange()
      _ = try books.adjacentOpenGoal(.before, book)
      _ = try books.adjacentOpenGoal(.after, book)
      try books.save(PastReading(book: book.id, reading: finished(reading), rating: nil))
      _ = try books.pastReadings(of: book.id)
      _ = try books.finishedTallies(in: months)
      _ = try books.booksFinished(on: day...day.adding(days: 30))
      _ = try books.countWithoutRecords(finishedOn: day...day.adding(days: 30))
      _ = try books.booksWithTarget(on: day...day.adding(days: 30))
      _ = try records.record(of: book.id, 1, onOrBefore: day)
      _ = try records.record(of: book.id, 1, after: day)
      _ = try records.list(of: book.id, in: 20..<40)
      _ = try records.readingDays(day.adding(days: -300)...day)
      _ = try repositories.sentences.list(of: book.id, in: 20..<40)
      _ = try repositories.sentences.newest(before: nil, limit: 20)
      _ = try repositories.sentences.newest(before: ID(rawValue: 5), limit: 20)
      _ = try repositories.sentences.sentence(of: #require(ID(rawValue: 5)))
      try repositories.bookFindings.replace(with: [FoundBook(book.details, from: .shelf)])
      _ = try repositories.bookFindings.book(1)
      try repositories.sayings.remove(#require(ID(rawValue: 5)))
    }
  }

  private func finished(_ reading: Reading) -> Reading {
    Reading(startedOn: reading.startedOn, targetOn: reading.targetOn, finishedOn: day)
  }
}
