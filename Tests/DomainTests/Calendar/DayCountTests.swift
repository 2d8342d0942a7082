import HearthDomain
import Testing

/// Counts days as Koreans do: the first day is day 1.
@Suite struct DayCountTests {
  @Test(
    arguments: [
      ("2026-11-20", "2026-11-20", 1, "100d 2027-02-27, 1y 2027-11-20"),
      ("2026-11-20", "2026-11-19", nil, "100d 2027-02-27, 1y 2027-11-20"),
      ("2026-11-20", "2027-02-27", 100, "100d 2027-02-27, 1y 2027-11-20"),
      ("2026-11-20", "2027-02-28", 101, "200d 2027-06-07, 1y 2027-11-20"),
      ("2026-11-20", "2027-11-20", 366, "1y 2027-11-20, 400d 2027-12-24"),
      ("2026-11-20", "2027-11-21", 367, "400d 2027-12-24, 2y 2028-11-20"),
      ("2024-02-29", "2026-02-28", 731, "2y 2026-02-28, 800d 2026-05-08"),
      ("2030-01-01", "2026-11-20", nil, "100d 2030-04-10, 1y 2031-01-01"),
    ] as [(String, String, Int?, String)])
  func `the next hundred days and anniversary follow`(
    first: String, today: String, number: Int?, next: String
  ) {
    let (count, day) = (DayCount(since: Day(literal: first)), Day(literal: today))
    #expect(count.number(of: day) == number)
    let found = count.milestones(from: day).map { milestone, day in
      switch milestone {
      case .days(let days): "\(days)d \(day)"
      case .years(let years): "\(years)y \(day)"
      }
    }
    #expect(found.joined(separator: ", ") == next)
  }

  @Test func `the ends of the calendar do not overflow`() {
    for first in [Day.earliest, .latest] {
      for day in [Day.earliest, .latest] {
        #expect(DayCount(since: first).milestones(from: day).count == 2)
      }
    }
  }
}
