import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct ReportTests {
  private func mood(_ date: String, _ levels: Int...) -> MoodDay {
    MoodDay(day: Day(literal: date), tally: LevelTally(levels.map { MoodLevel(clamping: $0) }))
  }

  @Test func `a year has twelve months, and a month one`() throws {
    let leap = try #require(ReportPeriod(year: 2028))
    #expect(leap.days.upperBound - leap.days.lowerBound == 365)
    #expect(leap.allMonths.count == 12)
    #expect((leap.length, leap.description) == (.year, "2028"))
    let month = ReportPeriod(try #require(Month(year: 2026, month: 2)))
    #expect(month.days.upperBound - month.days.lowerBound == 27)
    #expect((month.length, month.description) == (.month, "2026-02"))
    #expect(ReportPeriod(year: 0) == nil)
    #expect(ReportPeriod(year: 10_000) == nil)
    #expect(ReportPeriod(year: 9_999)?.days.upperBound == .latest)
  }

  @Test(
    arguments: [
      ("2026-01-01", "2026-12-31", .year, "2026", 12),
      ("2026-02-01", "2026-02-28", .month, "2026-02", 1),
      ("2026-11-16", "2026-11-22", .week, "2026-11-16/2026-11-22", 1),
      ("2026-12-28", "2027-01-03", .week, "2026-12-28/2027-01-03", 2),
      ("2026-11-16", "2026-11-21", nil, nil, nil), ("2026-11-16", "2026-11-16", nil, nil, nil),
      ("2026-10-01", "2026-12-31", nil, nil, nil), ("2026-02-01", "2026-03-01", nil, nil, nil),
    ] as [(String, String, ReportPeriod.Length?, String?, Int?)])
  func `a range is a year, a month, a week or none of these`(
    first: String, last: String, length: ReportPeriod.Length?, description: String?, months: Int?
  ) {
    let period = ReportPeriod(Day(literal: first)...Day(literal: last))
    #expect(period?.length == length)
    #expect(period?.description == description)
    #expect(period?.allMonths.count == months)
  }

  @Test func `bright and heavy days are the highest and the lowest, never both`() {
    let days = [
      mood("2026-01-01", 50), mood("2026-01-02", 90), mood("2026-01-03", 10),
      mood("2026-01-04", 90, 90), mood("2026-01-05", 20), mood("2026-01-06", 90),
      mood("2026-01-07", 10, 10), mood("2026-01-08", 60),
    ]
    let found = ReportedMoods.brightestAndHeaviest(of: days)
    // Among equal means, days with more moods come first, and then later days.
    #expect(found.brightest.map(\.day.dayOfMonth) == [4, 6, 2])
    #expect(found.heaviest.map(\.day.dayOfMonth) == [7, 3, 5])
  }

  @Test func `a day with one mood counts, even if others have several`() {
    let several = (5...10).map { mood("2026-11-\($0 < 10 ? "0" : "")\($0)", 58, 60, 62) }
    let single = [
      mood("2026-11-01", 95), mood("2026-11-02", 90), mood("2026-11-03", 10),
      mood("2026-11-04", 5),
    ]
    let found = ReportedMoods.brightestAndHeaviest(of: single + several)
    #expect(found.brightest.map(\.day.dayOfMonth) == [1, 2, 10])
    #expect(found.heaviest.map(\.day.dayOfMonth) == [4, 3, 9])
  }

  @Test(arguments: [(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 2, 1), (5, 3, 2), (6, 3, 3), (30, 3, 3)])
  func `a few days are divided between bright and heavy`(count: Int, bright: Int, heavy: Int) {
    let days = (0..<count).map {
      mood("2026-01-\($0 < 21 ? "\(10 + $0)" : "0\($0 - 20)")", 30 + $0)
    }
    let found = ReportedMoods.brightestAndHeaviest(of: days)
    #expect((found.brightest.count, found.heaviest.count) == (bright, heavy))
    #expect(Set(found.brightest.map(\.day)).isDisjoint(with: found.heaviest.map(\.day)))
  }

  @Test(arguments: [
    ([], 0), ([1], 1), ([1, 2, 3], 3), ([1, 3, 5], 1), ([1, 2, 5, 6, 7, 9], 3), ([2, 4, 5], 2),
  ])
  func `a streak consists of consecutive days`(days: [Int], longest: Int) throws {
    let first = Day(literal: "2026-02-26")
    let pages = Dictionary(uniqueKeysWithValues: days.map { (first.adding(days: $0), 10) })
    let books = ReportedBooks(
      entries: [], tower: BookTower(books: 0, tenths: 0), readDays: ReadDays(pages: pages))
    #expect(books.longestRun == longest)
    #expect(books.pageCount == days.count * 10)
  }
}
