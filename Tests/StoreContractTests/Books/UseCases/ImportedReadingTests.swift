import HearthDomain
import HearthTestSupport
import Testing

/// Imported reading data that is not accepted: it is reported, and an accepted value is stored.
@Suite struct ImportedReadingTests {
  private func imported(
    _ state: ImportedBook.State, pages: Int? = nil, page: Int? = nil, percent: Int? = nil,
    started: String? = nil, target: String? = nil
  ) throws -> ImportedBook {
    var book = ImportedBook(
      try bookDetails("책", pages: pages), state: state, startedOn: started.map(day),
      targetOn: target.map(day), page: page)
    book.percent = percent
    return book
  }

  /// Imports the book and returns its reading and the reported facts.
  private func reading(
    of book: ImportedBook, _ kind: StoreKind
  ) throws -> (reading: Reading?, misfits: [ImportFact]) {
    let fixture = try BookUseCaseFixture(kind)
    let outcome = try fixture.importBooks(BookFilesTests.Listed(books: [book])) { [] }
    return (try fixture.queries.find("책").reading, outcome.report.warnings.first.map(\.fact))
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `a page outside of the book is reported`(kind: StoreKind) throws {
    let end = ImportedBook.State.finished(on: day("2026-11-10"))
    let table: [(ImportedBook, page: Int, ReadingMisfit?)] = try [
      (imported(.reading, pages: 442, page: 500), 441, .pastEnd(page: 500, pages: 442, kept: 441)),
      (imported(.reading, pages: 442, page: 442), 441, .atEnd(pages: 442, kept: 441)),
      (imported(.reading, pages: 442, page: 441), 441, nil),
      (imported(.reading, pages: 442, percent: 50), 221, nil),
      (imported(.reading, page: 10), 0, .pageWithoutTotal(10)),
      (imported(.reading, page: 120), 0, .pageWithoutTotal(120)),
      (imported(.reading, page: 0), 0, nil),
      (imported(.reading, percent: 10), 10, nil),
      (imported(.reading, percent: 100), 99, .atEnd(pages: nil, kept: 99)),
      (imported(end, pages: 442, page: 500), 442, .pastEnd(page: 500, pages: 442, kept: 442)),
      (imported(end, pages: 442, page: 80), 80, nil), (imported(end, page: 500), 500, nil),
      // The import inverts the rounding of the display: 195 of 442 pages are displayed as 44 %.
      (imported(.reading, pages: 442, percent: 44), 195, nil),
      (imported(.reading, pages: 300, percent: 99), 297, nil),
      (imported(.reading, pages: 20, percent: 99), 19, nil),
      (imported(end, pages: 442, percent: 44), 195, nil), (imported(end, percent: 44), 0, nil),
      (imported(end, pages: 442, percent: 100), 442, nil),
    ]
    for (book, page, misfit) in table {
      let (reading, misfits) = try reading(of: book, kind)
      #expect(reading?.page == page, "\(book)")
      #expect(misfits == (misfit.map { [ImportFact.inconsistentReading($0)] } ?? []), "\(book)")
    }
  }

  @Test(arguments: StoreKind.available)
  func `impossible dates are reported, and none are invented`(kind: StoreKind) throws {
    let end = ImportedBook.State.finished(on: day("2026-11-10"))
    let latest = ReadingTarget.acceptedDays(today: day("2026-11-20")).upperBound
    let far = latest.adding(days: 1)
    let table: [(ImportedBook, start: String?, target: String?, ReadingMisfit?)] = try [
      (imported(.reading, started: "2026-11-21"), nil, nil, .startInFuture(day("2026-11-21"))),
      (imported(.reading, started: "2026-11-20"), "2026-11-20", nil, nil),
      (
        imported(.reading, started: "2026-11-10", target: "2026-11-09"), "2026-11-10", nil,
        .targetBeforeStart(day("2026-11-09"), start: day("2026-11-10"))
      ),
      (
        imported(.reading, started: "2026-11-10", target: "2026-11-10"), "2026-11-10",
        "2026-11-10", nil
      ),
      (imported(.reading, target: "\(far)"), nil, nil, .targetTooFar(far, latest: latest)),
      (imported(.reading, target: "\(latest)"), nil, "\(latest)", nil),
      (
        imported(end, started: "2026-11-15"), nil, nil,
        .startAfterEnd(day("2026-11-15"), end: day("2026-11-10"))
      ),
      (imported(end, started: "2026-11-10"), "2026-11-10", nil, nil),
      (
        imported(.finished(on: nil), started: "2026-11-21"), nil, nil,
        .startInFuture(day("2026-11-21"))
      ),
    ]
    for (book, start, target, misfit) in table {
      let (reading, misfits) = try reading(of: book, kind)
      #expect(reading?.knownStart == start.map(day), "\(book)")
      #expect(reading?.targetOn == target.map(day), "\(book)")
      #expect(misfits == (misfit.map { [ImportFact.inconsistentReading($0)] } ?? []), "\(book)")
    }
  }

  @Test(arguments: StoreKind.available)
  func `a page in a book of unknown length needs no other status`(
    kind: StoreKind
  ) throws {
    let told = try reading(of: imported(.toRead, page: 120), kind).misfits
    #expect(told == [.inconsistentReading(.pageWithoutTotal(120))])
    let known = try reading(of: imported(.toRead, pages: 300, page: 120), kind).misfits
    #expect(known == [.notBeingRead([.page])])
  }

  @Test(arguments: StoreKind.available)
  func `a percentage is converted with the stored number of pages`(kind: StoreKind) throws {
    let end = ImportedBook.State.finished(on: day("2026-11-10"))
    let table: [(here: ImportedBook, there: ImportedBook, page: Int, progress: Int)] = try [
      (imported(.toRead, pages: 442), imported(.reading, pages: 300, percent: 45), 199, 45),
      (imported(.toRead, pages: 442), imported(.reading, percent: 45), 199, 45),
      (imported(.toRead), imported(.reading, pages: 300, percent: 45), 135, 45),
      (imported(.toRead), imported(.reading, pages: 300, page: 135), 135, 45),
      (imported(.toRead), imported(.reading, percent: 45), 45, 45),
      (imported(.reading, percent: 45), imported(.toRead, pages: 300), 135, 45),
      (imported(.toRead, pages: 442), imported(end, pages: 300, percent: 45), 199, 100),
      (
        imported(.reading, pages: 442, page: 90, started: "2026-11-01"),
        imported(end, pages: 300, percent: 45, started: "2026-11-01"), 199, 100
      ),
      (
        imported(.reading, percent: 30, started: "2026-11-01"),
        imported(end, pages: 300, percent: 45, started: "2026-11-01"), 135, 100
      ),
    ]
    for (here, there, page, progress) in table {
      let fixture = try BookUseCaseFixture(kind)
      try fixture.importBooks(BookFilesTests.Listed(books: [here])) { [] }
      try fixture.importBooks(BookFilesTests.Listed(books: [there])) { [] }
      let book = try fixture.queries.find("책")
      #expect(book.reading?.page == page && book.progressPercent == progress, "\(there)")
    }
  }

  @Test(arguments: StoreKind.available)
  func `earlier readings are reported in the same way`(kind: StoreKind) throws {
    var book = try imported(.finished(on: day("2026-11-10")), pages: 300)
    book.earlierReadings = [
      .init(startedOn: day("2024-03-05"), finishedOn: day("2024-03-01"), page: 400),
      .init(startedOn: day("2025-03-01"), finishedOn: day("2030-03-05")),
    ]
    let fixture = try BookUseCaseFixture(kind)
    let outcome = try fixture.importBooks(BookFilesTests.Listed(books: [book])) { [] }
    #expect(
      outcome.report.warnings.first.map(\.fact) == [
        .inconsistentReading(.startAfterEnd(day("2024-03-05"), end: day("2024-03-01"))),
        .inconsistentReading(.pastEnd(page: 400, pages: 300, kept: 300)),
        .finishedInFuture(text: "2030-03-05"),
      ])
    let past = try fixture.queries.pastReadings(of: fixture.queries.find("책").id)
    #expect(past.map(\.reading.knownStart) == [nil, day("2025-03-01")])
    #expect(past.map(\.reading.page) == [300, 300])
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `data in the file that differs from the stored book is reported`(kind: StoreKind) throws {
    let end = ImportedBook.State.finished(on: day("2026-11-10"))
    func rated(_ book: ImportedBook, _ stars: String) throws -> ImportedBook {
      var book = book
      book.rating = try Rating(stars)
      return book
    }
    var stateless = try imported(.toRead)
    stateless.hasState = false
    let table: [(here: ImportedBook, there: ImportedBook, [String])] = try [
      (
        imported(.reading, pages: 300, page: 90), imported(.reading, pages: 300, page: 200),
        ["page"]
      ),
      (imported(.reading, pages: 300, page: 90), imported(.reading, pages: 300, page: 90), []),
      // The file is older than the store.
      (imported(.reading, pages: 300, page: 90), imported(.reading, pages: 300, page: 20), []),
      (imported(end, pages: 300), imported(.reading, pages: 300, page: 20), ["status"]),
      (imported(end), imported(.toRead), ["status"]), (imported(end), stateless, []),
      (imported(.reading, pages: 300, page: 90), imported(.toRead), ["status"]),
      (
        imported(.reading, page: 0, started: "2026-11-01"), imported(.finished(on: nil)),
        ["status"]
      ),
      (imported(.finished(on: nil)), imported(end), ["finished"]),
      (
        imported(.reading, pages: 300, page: 90), imported(.reading, pages: 300, percent: 60),
        ["page"]
      ),
      (imported(.reading, pages: 300, page: 90), imported(.reading, percent: 30), []),
      (imported(.reading, percent: 30), imported(.reading, percent: 60), ["page"]),
      (imported(.reading, percent: 30), imported(.reading, percent: 20), []),
      (imported(.reading, percent: 30), imported(.reading, page: 40), []),
      (imported(end, pages: 247), imported(end, pages: 250), ["pages"]),
      (imported(end, pages: 247), imported(end), []),
      (rated(imported(end), "3"), rated(imported(end), "4"), ["rating"]),
      (
        rated(imported(end), "3"), rated(imported(.finished(on: day("2025-11-10"))), "4"),
        ["finished"]
      ),
      (
        imported(.reading, pages: 247, page: 90), imported(.reading, pages: 250, page: 91),
        ["pages", "page"]
      ),
    ]
    for (here, there, fields) in table {
      let fixture = try BookUseCaseFixture(kind)
      try fixture.importBooks(BookFilesTests.Listed(books: [here])) { [] }
      let before = try fixture.queries.find("책")
      let outcome = try fixture.importBooks(BookFilesTests.Listed(books: [there])) { [] }
      let told: [ImportFact] = fields.isEmpty ? [] : [.existingDiffers(title: "책", fields: fields)]
      #expect(outcome.report.warnings.first.map(\.fact) == told, "\(there)")
      let after = try fixture.queries.find("책")
      #expect(after.details.pages == before.details.pages && after.rating == before.rating)
      #expect(after.reading?.page == before.reading?.page)
    }
  }
}
