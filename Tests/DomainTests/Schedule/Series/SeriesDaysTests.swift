import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct SeriesDaysTests {
  private static let parts = [
    ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"],
    ["", ";INTERVAL=2", ";INTERVAL=5"],
    ["", "", ";BYMONTH=2", ";BYMONTH=3,11"],
    ["", "", ";BYMONTHDAY=13", ";BYMONTHDAY=-1,31", ";BYMONTHDAY=-31,29"],
    ["", "", ";BYDAY=TU", ";BYDAY=MO,FR", ";BYDAY=2TU,-1SU", ";BYDAY=5WE", ";BYDAY=-5TH"],
    ["", "", ";BYYEARDAY=60,-1", ";BYWEEKNO=1,20,53", ";BYSETPOS=-1", ";BYSETPOS=2"],
  ]

  @Test(.inWholeRuns) func `days ruled out have no starts`() throws {
    var numbers = SeededNumbers(seed: 3)
    let starts = ["2026-11-24", "2024-02-29", "2026-10-31", "2025-01-01"].map { Day(literal: $0) }
    var (read, narrow) = (0, 0)
    for _ in 0..<400 {
      let text =
        "FREQ="
        + SeriesDaysTests.parts.compactMap { $0.randomElement(using: &numbers) }
        .joined()
      let start = try #require(starts.randomElement(using: &numbers))
      guard let rule = try? Recurrence(text, from: .file),
        let repetition = try? Repetition(rule, from: .day(start), keepsStart: true)
      else { continue }
      read += 1
      let days = SeriesDays(of: rule, from: start, lasting: 86_400)
      if days != .allDays { narrow += 1 }
      for time in repetition.occurrences(after: nil, limit: 40).times {
        let own = SeriesDays(in: time.day...time.day)
        #expect(
          own.months & days.months != 0 && own.weekdays & days.weekdays != 0
            && own.monthDays & days.monthDays != 0, "\(text) from \(start): \(time.day)")
      }
    }
    #expect(read > 120 && narrow > read / 2)
  }

  @Test func `longer events and other calendars may start on any day`() throws {
    let day = Day(literal: "2026-11-24")
    #expect(SeriesDays(of: try Recurrence("FREQ=WEEKLY"), from: day, lasting: 86_401) == .allDays)
    for text in ["RSCALE=DANGI;FREQ=YEARLY", "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD"] {
      #expect(SeriesDays(of: try Recurrence(text), from: day, lasting: 3600) == .allDays)
    }
    #expect(SeriesDays(in: day...day.adding(days: 40)) == .allDays)
  }
}
