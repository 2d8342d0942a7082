import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Reading progress in tables of books.
@Suite struct BookProgressTests {
  private func read(
    _ text: String, _ file: some BookFile = CSVBookFile(zone: FixedZone.utc)
  ) throws -> (books: [ImportedBook], facts: [ImportFact]) {
    var books: [ImportedBook] = []
    let report = try file.read(text.utf8.source()) { book in
      books.append(book)
      return []
    }
    return (books, report.warnings.first.map(\.fact))
  }

  @Test(
    arguments: [
      ("읽은 쪽", "300,120", 120, nil), ("읽은 쪽", ",120", 120, nil), ("진도", "300,45%", nil, 45),
      ("진도", ",45%", nil, 45), ("진도율", ",45.5 %", nil, 45), ("current page", ",30퍼센트", nil, 30),
      ("page", "300,99.9%", nil, 99), ("page", "442,44 %", nil, 44), ("진도", "300,", nil, nil),
      ("진도", ",101%", nil, nil),
    ] as [(String, String, Int?, Int?)])
  func `a page is read as a page, and a percentage as a percentage`(
    column: String, cells: String, page: Int?, percent: Int?
  ) throws {
    let (books, facts) = try read("title,pages,\(column),status\nA,\(cells),reading\n")
    let book = try #require(books.first)
    #expect(book.page == page && book.percent == percent && book.state == .reading)
    #expect(facts == (cells == ",101%" ? [.unreadable(field: "page", text: "101%")] : []))
  }

  @Test(
    arguments: [
      ("300,45%", .reading), (",45%", .reading), ("300,100%", .finished(on: nil)),
      (",100%", .finished(on: nil)), ("300,99.9%", .reading), ("60,80%", .reading),
      ("300,0%", .toRead), ("300,300", .finished(on: nil)), (",100", .reading),
    ] as [(String, ImportedBook.State)])
  func `without a status, the progress determines the state`(
    cells: String, state: ImportedBook.State
  ) throws {
    let (books, facts) = try read("title,pages,page\nA,\(cells)\n")
    #expect(books.map(\.state) == [state] && facts.isEmpty)
  }

  @Test(arguments: [true, false])
  func `the progress of a book without pages is exported as a percentage`(asJSON: Bool) throws {
    let book = Book(
      id: try #require(ID(rawValue: 1 << 40)), details: BookDetails(title: try BookTitle("A")),
      reading: Reading(startedOn: Day(literal: "2026-11-01"), page: 45),
      addedAt: Instant(milliseconds: 0))
    let file: any BookFile =
      asJSON ? JSONBookFile(zone: FixedZone.utc) : CSVBookFile(zone: FixedZone.utc)
    var writer = file.makeWriter()
    let copy = ExportedBook(book: book, pastReadings: [], records: [], sentences: [])
    let text = writer.header() + writer.bytes(of: copy) + writer.footer()
    let (books, facts) = try read(String(decoding: text, as: UTF8.self), file)
    #expect(books.map(\.percent) == [45] && books.map(\.page) == [nil] && facts.isEmpty)
  }

  @Test(
    arguments: [
      ("진도율", "300,45", nil, 45, false), ("진도율", ",45", nil, 45, false),
      ("진도율", "300,45.0", nil, 45, false), ("진도 율", "300,45.7", nil, 45, false),
      ("진도율", "300,100", nil, 100, false), ("진도율", "300,120쪽", 120, nil, false),
      ("진도율", "300,45%", nil, 45, false), ("진도", "300,120", 120, nil, false),
      ("진도", "300,45쪽", 45, nil, false), ("진도", "300,p. 45", 45, nil, false),
      ("진도", "300,45%", nil, 45, false), ("진도", "300,0", 0, nil, false),
      ("진도", "300,45", nil, nil, true), ("진도", ",100", nil, nil, true),
      ("읽은 쪽", "300,45", 45, nil, false), ("page", "300,45", 45, nil, false),
    ] as [(String, String, Int?, Int?, Bool)])
  func `a bare number is ambiguous under some column names, a percentage under others`(
    column: String, cells: String, page: Int?, percent: Int?, isUnclear: Bool
  ) throws {
    for status in ["reading", ""] {
      let (books, facts) = try read("title,pages,\(column),status\nA,\(cells),\(status)\n")
      let book = try #require(books.first)
      #expect(book.page == page && book.percent == percent)
      #expect(facts.isEmpty != isUnclear)
      for case .inconsistentReading(let misfit) in facts {
        #expect(misfit == .pageOrPercent(cells.hasSuffix("45") ? "45" : "100"))
      }
      if isUnclear { #expect(book.state == .reading) }
    }
  }

  @Test(arguments: ["0.45", "101", "2026"])
  func `an invalid percentage is reported`(cell: String) throws {
    let (books, facts) = try read("title,pages,진도율,status\nA,300,\(cell),reading\n")
    #expect(books.map(\.percent) == [nil] && books.map(\.page) == [nil])
    #expect(facts == [.unreadable(field: "page", text: cell)])
  }

  @Test(
    arguments: [
      ("200,80,finished", .finishedBeforeEnd(page: 80, pages: 200)), ("200,200,finished", nil),
      ("200,0,finished", nil), ("200,,finished", nil), ("200,80,reading", nil),
      ("200,80,to-read", nil), ("200,40%,다 읽음", .finishedBeforeEnd(page: 40, pages: nil)),
      (",40%,finished", .finishedBeforeEnd(page: 40, pages: nil)), (",100%,finished", nil),
      ("200,100%,finished", nil), (",80,finished", nil),
    ] as [(String, ReadingMisfit?)])
  func `a finished book that was not read to the end is reported`(
    cells: String, misfit: ReadingMisfit?
  ) throws {
    let told = try read("title,pages,page,status\nA,\(cells)\n").facts
    #expect(told == (misfit.map { [ImportFact.inconsistentReading($0)] } ?? []))
    // In a table of this program a reading may have ended early.
    #expect(try read("title,pages,page,status,theme\nA,\(cells),\n").facts.isEmpty)
  }
}
