import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct BookFiguresTests {
  private func record(
    _ number: Int64, _ day: String, reading: Int = 1, page: Int, pages: Int = 0
  ) throws -> ReadingRecord {
    ReadingRecord(
      id: try #require(ID(rawValue: number)), book: try someBookID(1), reading: reading,
      day: Day(literal: day), time: .noon, page: page, pages: pages)
  }

  @Test func `the page reached and its time are those of the last record`() throws {
    let book = try goal(from: "2026-11-10", to: "2026-11-30", page: 3)
    let records = try [
      record(2, "2026-11-12", page: 40), record(1, "2026-11-11", page: 10, pages: 10),
    ]
    let figures = ComputedBookFields(of: book, past: [], records: records, sentences: 4)
    #expect(figures.correctedRecords == [try record(2, "2026-11-12", page: 40, pages: 30)])
    #expect(figures.book.reading?.page == 40 && figures.book.sentenceCount == 4)
    let mark = RecordedDayPages(day: Day(literal: "2026-11-12"), pages: 30)
    #expect(figures.book.reading?.lastRecord == mark)
    let again = ComputedBookFields(
      of: figures.book, past: [], records: [records[1]] + figures.correctedRecords, sentences: 4)
    #expect(again.book == figures.book && again.correctedRecords.isEmpty)
  }

  @Test func `a reading without records is at its first page`() throws {
    let book = try goal(
      from: "2026-11-10", to: "2026-11-30", page: 60, last: ("2026-11-11", 60))
    let figures = ComputedBookFields(of: book, past: [], records: [], sentences: 0)
    #expect(figures.book.reading?.page == 0 && figures.book.reading?.lastRecord == nil)
  }

  @Test func `a page without records stays, and follows the records once there are some`() throws {
    let book = try goal(
      from: "2026-11-10", to: "2026-11-30", page: 100, finished: "2026-11-20")
    let figures = ComputedBookFields(of: book, past: [], records: [], sentences: 0)
    #expect(figures.book == book && figures.correctedRecords.isEmpty)
    let read = ComputedBookFields(
      of: book, past: [], records: [try record(1, "2026-11-11", page: 40)], sentences: 0)
    #expect(read.book.reading?.page == 40)
  }

  @Test func `an entered start is restored once no record is before it`() throws {
    let book = try goal(from: "2026-11-10", to: "2026-11-30")
    let early = try record(1, "2026-11-01", page: 10, pages: 10)
    let pulled = ComputedBookFields(of: book, past: [], records: [early], sentences: 0).book
    #expect(pulled.reading?.startedOn == early.day)
    #expect(pulled.reading?.enteredStart == Day(literal: "2026-11-10"))
    let again = ComputedBookFields(of: pulled, past: [], records: [early], sentences: 0)
    #expect(again.book == pulled && again.correctedRecords.isEmpty)
    let back = ComputedBookFields(of: pulled, past: [], records: [], sentences: 0).book
    #expect(back.reading?.startedOn == Day(literal: "2026-11-10"))
    #expect(back.reading?.enteredStart == nil && back.reading?.page == 0)
  }

  @Test func `a reading does not start after its end, whatever records are removed`() throws {
    var book = try goal(from: "2026-11-01", to: "2026-11-30", finished: "2026-11-05")
    book.reading?.enteredStart = Day(literal: "2026-11-10")
    let figures = ComputedBookFields(of: book, past: [], records: [], sentences: 0)
    #expect(figures.book.reading?.startedOn == Day(literal: "2026-11-05"))
    #expect(figures.book.reading?.enteredStart == Day(literal: "2026-11-10"))
  }

  @Test func `each reading is counted from its own first page`() throws {
    var book = try goal(from: "2026-11-10", to: "2026-11-30")
    book.reading = Reading(
      number: 2, startedOn: Day(literal: "2026-11-10"), targetOn: Day(literal: "2026-11-30"))
    let first = Reading(
      startedOn: Day(literal: "2026-01-01"), targetOn: Day(literal: "2026-01-09"),
      finishedOn: Day(literal: "2026-01-09"), firstPage: 50, page: 100)
    let figures = ComputedBookFields(
      of: book, past: [PastReading(book: book.id, reading: first, rating: nil)],
      records: try [
        record(1, "2026-01-05", page: 80), record(2, "2026-11-10", reading: 2, page: 30),
      ], sentences: 0)
    #expect(figures.correctedRecords.map(\.pages) == [30, 30] && figures.book.reading?.page == 30)
  }

  @Test func `a second open reading follows its records`() throws {
    var book = try goal(from: "2026-11-10", to: "2026-11-30")
    book.reading = Reading(number: 2, startedOn: Day(literal: "2026-11-10"))
    let start = Day(literal: "2026-11-08")
    let open = PastReading(
      book: book.id, reading: Reading(startedOn: start, page: 9), rating: nil)
    let records = [try record(1, "2026-11-05", page: 12)]
    let figures = ComputedBookFields(of: book, past: [open], records: records, sentences: 0)
    let followed = try #require(figures.correctedOpenReadings.first?.reading)
    #expect(followed.page == 12 && followed.lastRecord?.pages == 12)
    #expect(followed.startedOn == start && followed.enteredStart == nil)
    #expect(figures.book.earlierReadings.count == 0 && figures.book.earlierReadings.pages == 12)
    #expect(!figures.book.wasFinished && figures.book.hasOtherReadings)
    let again = ComputedBookFields(
      of: figures.book, past: figures.correctedOpenReadings, records: figures.correctedRecords,
      sentences: 0)
    #expect(again.correctedOpenReadings.isEmpty && again.book == figures.book)
  }

  @Test func `contradicting records count zero pages, not less`() throws {
    let book = try goal(from: "2026-11-10", to: "2026-11-30")
    let records = try [
      record(1, "2026-11-09", page: 50, pages: 50), record(2, "2026-11-10", page: 20, pages: 9),
    ]
    let figures = ComputedBookFields(of: book, past: [], records: records, sentences: 0)
    #expect(figures.correctedRecords.map(\.pages) == [0] && figures.book.reading?.page == 20)
    #expect(figures.book.reading?.startedOn == Day(literal: "2026-11-09"))
  }
}
