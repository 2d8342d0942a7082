import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct EventSeriesTests {
  @Test(arguments: [
    // Nothing but the start, which does not fit, ever takes place.
    ("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "2026-12-01T09:00"),
    ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31", "2026-12-01T09:00"),
    ("FREQ=DAILY;COUNT=3", "2026-12-03T09:00"), ("FREQ=DAILY", nil),
    ("FREQ=DAILY;BYMONTH=2", nil), ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=SU", nil),
  ])
  func `the last start is known where there is one`(rule: String, last: String?) throws {
    let start = LocalTime(literal: "2026-12-01T09:00")
    let series = try EventSeries(Recurrence(rule, from: .file), from: .time(start))
    #expect(series.last == last.map { LocalTime(literal: $0) })
  }
}
