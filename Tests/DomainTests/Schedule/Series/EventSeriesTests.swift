import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct EventSeriesTests {
  @Test(arguments: [
    // The only occurrence is the start, which does not match the rule.
    ("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "2026-12-01T09:00"),
    ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31", "2026-12-01T09:00"),
    ("FREQ=DAILY;COUNT=3", "2026-12-03T09:00"), ("FREQ=DAILY", nil),
    ("FREQ=DAILY;BYMONTH=2", nil), ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=SU", nil),
  ])
  func `the last start is known if there is one`(rule: String, last: String?) throws {
    let start = LocalTime(literal: "2026-12-01T09:00")
    let series = try EventSeries(Recurrence(rule, from: .file), from: .time(start))
    #expect(series.lastStart == last.map { LocalTime(literal: $0) })
  }

  @Test(arguments: [
    // Moving the start by minutes does not move the end by a day.
    ("FREQ=WEEKLY;UNTIL=20261229T235959", "2026-12-01T09:30", "20261229T235959"),
    ("FREQ=WEEKLY;UNTIL=20261229T235959", "2026-12-02T09:00", "20261230T234459"),
    ("FREQ=WEEKLY;UNTIL=20261229T235959", "2026-12-02T09:30", "20261230T235959"),
    ("FREQ=DAILY;UNTIL=20261229T091500", "2026-12-01T23:50", "20261229T235000"),
    ("FREQ=DAILY;UNTIL=20261229T235959", "2026-12-01T09:00", "20261229T234459"),
    // The last occurrence is on the day before.
    ("FREQ=DAILY;UNTIL=20261229T000000", "2026-12-01T09:30", "20261228T235959"),
    ("FREQ=DAILY;UNTIL=20261229T091500", "2026-12-01T09:30", "20261229T093000"),
    ("FREQ=DAILY;UNTIL=20261229T091500", "2026-11-30T08:15", "20261228T081500"),
    ("FREQ=DAILY;UNTIL=20261229", "2026-12-02T10:00", "20261230"),
    // A rule with several occurrences a day may gain one more.
    ("FREQ=HOURLY;UNTIL=20261229T235959", "2026-12-01T09:30", "20261230T001459"),
    ("FREQ=DAILY;BYSECOND=0,30;UNTIL=20261229T235959", "2026-12-01T09:30", "20261230T001459"),
  ])
  func `a moved end keeps the same occurrences`(
    rule: String, start: String, until: String
  ) throws {
    let old = RepetitionStart.time(LocalTime(literal: "2026-12-01T09:15"))
    let new = RepetitionStart.time(LocalTime(literal: start))
    let before = try Recurrence(rule, from: .file)
    let after = try #require(before.moved(from: old, to: new))
    #expect(after.until?.description == until)
    let given = try Repetition(before, from: old).occurrences(after: nil, limit: 1000).times
    let gives = try Repetition(after, from: new).occurrences(after: nil, limit: 1000).times
    let seconds = new.localTime.secondsSinceEpoch - old.localTime.secondsSinceEpoch
    #expect(gives == given.map { $0.adding(seconds: seconds) })
  }
}
