import HearthDomain
import HearthTestSupport
import Testing

@Suite struct DayTests {
  @Test(arguments: [
    "1961-04-02", "1818-03-22", "1943-04-25", "2000-04-23", "2024-03-31", "2026-04-05",
    "2027-03-28", "2038-04-25", "2285-03-22",
  ])
  func `Easter is on the Sunday of the Western churches`(text: String) throws {
    let day = Day(literal: text)
    #expect(Day.easter(inYear: day.year) == day)
    #expect(day.weekday == .sunday)
  }

  @Test func `an unsupported year has no Easter`() {
    for year in [0, -1, 10_000] { #expect(Day.easter(inYear: year) == nil) }
  }

  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2026-11-20", 20_777),
    ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
  ])
  func `dates and day numbers convert both ways`(date: String, number: Int) throws {
    #expect(Day(literal: date).number == number)
    #expect(try #require(Day(number: number)).description == date)
  }

  @Test(arguments: [(2026, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 13, 1), (0, 1, 1)])
  func `an impossible date is refused`(year: Int, month: Int, day: Int) {
    #expect(Day(year: year, month: month, day: day) == nil)
  }

  @Test func `arithmetic is clamped at the limits instead of trapping`() {
    #expect(Day.latest.adding(days: .max) == .latest)
    #expect(Day.earliest.adding(days: .min) == .earliest)
    #expect(Day.latest.adding(months: .max) == .latest)
    #expect(Day(literal: "2026-01-31").adding(months: 1) == Day(literal: "2026-02-28"))
  }

  @Test func `weekdays follow one another`() {
    #expect(Day(literal: "1970-01-01").weekday == .thursday)
    #expect(Day(literal: "2026-11-20").weekday == .friday)
    #expect(Day(literal: "1969-12-31").weekday == .wednesday)
  }

  @Test(arguments: Weekday.allCases)
  func `the next and the last day with a weekday are within a week`(weekday: Weekday) {
    let day = Day(literal: "2026-11-20")
    let upcoming = day.upcoming(weekday)
    let latest = day.latest(weekday)
    #expect(upcoming.weekday == weekday && latest.weekday == weekday)
    #expect((0...6).contains(upcoming - day) && (0...6).contains(day - latest))
    #expect((upcoming == day) == (weekday == .friday))
  }

  @Test(arguments: [
    ("2026-11-23", 48), ("2026-11-29", 48), ("2026-11-30", 49), ("2026-12-31", 53),
    ("2027-01-01", 53), ("2027-01-03", 53), ("2027-01-04", 1), ("2024-12-30", 1),
    ("2023-01-01", 52), ("2020-12-31", 53), ("0001-01-01", 1), ("9999-12-31", 52),
  ])
  func `weeks are numbered as in ISO 8601`(day: String, number: Int) {
    #expect(Day(literal: day).weekNumber == number)
  }

  @Test(arguments: [
    ("2026-11-23", 48), ("2026-11-22", 48), ("2026-11-21", 48), ("2026-12-27", 53),
    ("2027-01-03", 1), ("2026-11-27", 49), ("2026-11-26", 48), ("2026-11-24", 48),
  ])
  func `a week has the number of most of its days`(begins: String, number: Int) {
    let first = Day(literal: begins)
    let numbers = (0..<7).map { first.adding(days: $0).weekNumber }
    #expect(numbers.count { $0 == number } > 3)
    #expect(first.numberOfStartingWeek == number)
  }

  @Test func `numbers and dates convert both ways in all supported years`() {
    var number = Day.earliest.number
    while let day = Day(number: number) {
      #expect(Day(year: day.year, month: day.month, day: day.dayOfMonth) == day)
      number += 37
    }
    #expect(Day(number: Day.earliest.number - 1) == nil)
    #expect(Day(number: .max) == nil && Day(number: .min) == nil)
    #expect(Day(clampingNumber: .max) == .latest && Day(clampingNumber: .min) == .earliest)
  }

  @Test(arguments: [(2026, Int.max, 1), (Int.min, 1, 1), (2026, 1, Int.min), (10_000, 1, 1)])
  func `a date of extreme numbers is refused`(year: Int, month: Int, day: Int) {
    #expect(Day(year: year, month: month, day: day) == nil)
  }
}
