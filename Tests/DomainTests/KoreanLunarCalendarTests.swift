import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct KoreanLunarCalendarTests {
  @Test(arguments: [
    ("1900-01-31", "1900-01-01"), ("2026-02-17", "2026-01-01"), ("2026-09-25", "2026-08-15"),
    ("2023-03-22", "2023-leap-02-01"), ("2025-07-25", "2025-leap-06-01"),
    ("2033-12-22", "2033-leap-11-01"), ("2020-05-23", "2020-leap-04-01"),
    ("2027-01-01", "2026-11-24"), ("2101-01-28", "2100-12-29"),
  ])
  func `lunar and solar dates convert both ways`(day: String, lunar: String) throws {
    let date = try #require(KoreanLunarCalendar.lunarDate(of: Day(literal: day)))
    #expect(date.description == lunar)
    #expect(KoreanLunarCalendar.day(of: date) == Day(literal: day))
  }

  @Test(.inWholeRuns) func `the calendar agrees with that of Foundation, day by day`() throws {
    var dangi = Calendar(identifier: .dangi)
    dangi.timeZone = try #require(TimeZone(identifier: "Asia/Seoul"))
    // On 2097-01-13 the new moon is within half a minute of midnight, and ICU returns a day 0.
    for number in Day(literal: "1900-01-31").number...Day(literal: "2096-12-31").number {
      let date = Date(timeIntervalSince1970: Double(number) * 86_400 + 3 * 3600)
      let wanted = dangi.dateComponents([.month, .day], from: date)
      let found = try #require(Day(number: number).flatMap(KoreanLunarCalendar.lunarDate))
      guard found.month == wanted.month, found.day == wanted.day,
        found.isLeap == (wanted.isLeapMonth ?? false)
      else {
        Issue.record("\(number): \(found), not \(wanted)")
        return
      }
    }
  }

  @Test(.inWholeRuns) func `every known day converts to its lunar date and back`() throws {
    var before: LunarDate?
    for number in Day(literal: "1900-01-31").number...Day(literal: "2101-01-28").number {
      let day = try #require(Day(number: number))
      let date = try #require(KoreanLunarCalendar.lunarDate(of: day))
      #expect(KoreanLunarCalendar.day(of: date) == day)
      if let before, date.day > 1 { #expect(date.day == before.day + 1) }
      before = date
    }
  }

  @Test(arguments: ["1900-01-30", "2101-01-29", "0001-01-01", "9999-12-31"])
  func `a day beyond the table has no lunar date`(day: String) {
    #expect(KoreanLunarCalendar.lunarDate(of: Day(literal: day)) == nil)
  }

  @Test(arguments: [
    (2023, 2), (2025, 6), (2028, 5), (2031, 3), (2033, 11), (2036, 6), (1900, 8), (2099, 3),
  ])
  func `a leap month follows the month it repeats`(year: Int, month: Int) {
    #expect(KoreanLunarCalendar.leapMonth(ofYear: year) == month)
    #expect(LunarDate(year: year, month: month, day: 1, isLeap: true) != nil)
    #expect(LunarDate(year: year, month: month % 12 + 1, day: 1, isLeap: true) == nil)
  }

  @Test func `a month of 29 days has no day 30`() {
    #expect(KoreanLunarCalendar.length(ofMonth: 12, year: 2026) == 30)
    #expect(KoreanLunarCalendar.length(ofMonth: 2, year: 2026) == 29)
    #expect(LunarDate(year: 2026, month: 2, day: 29) != nil)
    #expect(LunarDate(year: 2026, month: 2, day: 30) == nil)
    #expect(LunarDate(year: 2026, month: 12, day: 30) != nil)
    #expect(LunarDate(year: 2026, month: 12, day: 31) == nil)
  }

  @Test(arguments: [
    (1899, 1, 1), (2101, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, -1),
    (Int.max, 1, 1), (Int.min, 1, 1), (2026, Int.max, 1), (2026, 1, Int.max),
  ])
  func `an impossible lunar date is refused`(year: Int, month: Int, day: Int) {
    #expect(LunarDate(year: year, month: month, day: day) == nil)
  }

  @Test func `a year without a leap month refuses one`() {
    #expect(KoreanLunarCalendar.leapMonth(ofYear: 2026) == nil)
    #expect(LunarDate(year: 2026, month: 4, day: 8, isLeap: true) == nil)
  }

  @Test(arguments: [
    (8, 15, false, 2026, "2026-08-15"), (4, 8, true, 2020, "2020-leap-04-08"),
    (4, 8, true, 2026, "2026-04-08"), (2, 30, false, 2026, "2026-02-29"),
    (12, 30, false, 2026, "2026-12-30"),
  ])
  func `a birthday is celebrated every year`(
    month: Int, day: Int, isLeap: Bool, year: Int, kept: String
  ) {
    let date = LunarDate.anniversary(month: month, day: day, isLeap: isLeap, inYear: year)
    #expect(date?.description == kept)
  }

  @Test(arguments: [(13, 1, 2026), (1, 31, 2026), (0, 1, 2026), (1, 0, 2026), (1, 1, 2101)])
  func `an impossible birthday is never celebrated`(month: Int, day: Int, year: Int) {
    #expect(LunarDate.anniversary(month: month, day: day, inYear: year) == nil)
  }
}
