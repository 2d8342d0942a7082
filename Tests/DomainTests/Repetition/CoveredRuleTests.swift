import HearthTestSupport
import Testing

@testable import HearthDomain

/// Tests rules whose dates are all excluded by other rules.
@Suite struct CoveredRuleTests {
  private func repetition(
    _ lines: String, from start: String = "2026-11-20T09:00", keepsStart: Bool = false
  ) throws -> Repetition {
    try Repetition(
      Recurrence(lines, from: .file), from: .time(LocalTime(literal: start)),
      keepsStart: keepsStart)
  }

  @Test(arguments: [
    "FREQ=DAILY\nEXRULE:FREQ=DAILY", "FREQ=SECONDLY\nEXRULE:FREQ=SECONDLY",
    "FREQ=DAILY\nEXRULE:FREQ=SECONDLY", "FREQ=MONTHLY;BYDAY=1MO\nEXRULE:FREQ=DAILY",
    "FREQ=HOURLY;BYMONTH=5\nEXRULE:FREQ=MINUTELY;INTERVAL=30",
    "FREQ=WEEKLY;INTERVAL=3\nEXRULE:FREQ=WEEKLY;INTERVAL=3",
    "FREQ=MINUTELY;INTERVAL=7\nEXRULE:FREQ=MINUTELY;INTERVAL=7",
    "FREQ=DAILY\nRRULE:FREQ=WEEKLY\nEXRULE:FREQ=HOURLY",
    "FREQ=DAILY;COUNT=9\nEXRULE:FREQ=DAILY",
    "FREQ=DAILY\nEXRULE:FREQ=DAILY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;BYDAY=MO,TU,WE,TH,FR,SA,SU",
  ])
  func `a fully excluded rule is not searched`(lines: String) throws {
    let repetition = try repetition(lines)
    #expect(repetition.isFullyExcluded && repetition.isEmpty)
    var effort = Repetition.Effort()
    let first = LocalTime(literal: "2026-11-20T00:00").secondsSinceEpoch
    let all = repetition.combinedInstances(
      in: first...first + 9000 * 366 * 86_400, upTo: 10, &effort)
    #expect(all.isEmpty && effort.spent <= 64, "\(effort.spent)")
  }

  @Test(arguments: [
    "FREQ=DAILY\nEXRULE:FREQ=DAILY;COUNT=9", "FREQ=DAILY\nEXRULE:FREQ=DAILY;UNTIL=20270101",
    "FREQ=DAILY\nEXRULE:FREQ=DAILY;INTERVAL=2", "FREQ=DAILY\nEXRULE:FREQ=DAILY;BYMONTH=1,2,3",
    "FREQ=HOURLY;INTERVAL=5\nEXRULE:FREQ=HOURLY;INTERVAL=7",
    "FREQ=DAILY;BYHOUR=9,10\nEXRULE:FREQ=DAILY",
    "FREQ=HOURLY\nEXRULE:FREQ=DAILY", "FREQ=DAILY\nRRULE:FREQ=HOURLY\nEXRULE:FREQ=DAILY",
    "FREQ=MINUTELY\nEXRULE:FREQ=MINUTELY;INTERVAL=2",
  ])
  func `remaining occurrences are found`(lines: String) throws {
    let repetition = try repetition(lines)
    #expect(!repetition.isFullyExcluded && !repetition.isEmpty)
  }

  @Test func `exclusions every second take no more time than every minute`() throws {
    func work(_ frequency: String) throws -> Duration {
      let lines = "FREQ=\(frequency)\nEXRULE:FREQ=\(frequency);INTERVAL=2"
      let (day, work) = (Day(literal: "2026-11-22"), ProcessorTime())
      for _ in 0..<5 {
        let found = try repetition(lines).occurrences(in: day.start..<day.end, limit: 1)
        #expect(found.hasMore)
      }
      return work.passed
    }
    let each = (minute: try work("MINUTELY"), second: try work("SECONDLY"))
    #expect(each.second < each.minute * 10, "\(each)")
  }

  @Test func `a start beside its rule remains unless it is excluded too`() throws {
    let weekly = "FREQ=WEEKLY;BYDAY=MO\nEXRULE:FREQ=WEEKLY;BYDAY=MO"
    let kept = try repetition(weekly, keepsStart: true)
    #expect(
      kept.occurrences(after: nil, limit: 9).times == [LocalTime(literal: "2026-11-20T09:00")])
    let away = try repetition("FREQ=WEEKLY;BYDAY=MO\nEXRULE:FREQ=HOURLY", keepsStart: true)
    #expect(away.isEmpty)
  }

  @Test func `a fully excluded series ends at its start`() throws {
    let start = RepetitionStart.time(LocalTime(literal: "2026-11-20T09:00"))
    let rule = try Recurrence("FREQ=DAILY\nEXRULE:FREQ=DAILY", from: .file)
    #expect(try EventSeries(rule, from: start).lastStart == start.localTime)
  }
}
