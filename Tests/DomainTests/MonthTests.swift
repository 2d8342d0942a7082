import HearthDomain
import HearthTestSupport
import Testing

@Suite struct MonthTests {
  @Test(arguments: [(2026, 2, 28), (2024, 2, 29), (1900, 2, 28), (2000, 2, 29), (2026, 11, 30)])
  func `a month has its length`(year: Int, month: Int, length: Int) throws {
    let month = try #require(Month(year: year, month: month))
    #expect(month.length == length)
    #expect(month.lastDay.dayOfMonth == length)
    #expect(month.day(length + 1) == nil)
    #expect(month.day(0) == nil)
    #expect(month.firstDay.dayOfMonth == 1)
  }

  @Test(arguments: [(2026, 0), (2026, 13), (0, 1), (10_000, 1), (Int.max, 1), (1, Int.min)])
  func `an impossible month is refused`(year: Int, month: Int) {
    #expect(Month(year: year, month: month) == nil)
  }

  @Test(arguments: [
    ("2026-11-20", 2, "2027-01"), ("2026-11-20", -11, "2025-12"), ("2026-11-20", 0, "2026-11"),
    ("9999-12-01", 1, "9999-12"), ("0001-01-01", -1, "0001-01"), ("2026-01-01", .max, "9999-12"),
    ("2026-01-01", .min, "0001-01"),
  ])
  func `months are counted and clamped at the limits`(day: String, months: Int, found: String) {
    let month = Day(literal: day).calendarMonth
    #expect(month.adding(months: months).description == found)
  }

  @Test func `months are ordered`() throws {
    let month = Day(literal: "2026-11-20").calendarMonth
    #expect(month < month.adding(months: 1))
    #expect(month.adding(months: 2) < month.adding(months: 12))
  }
}
