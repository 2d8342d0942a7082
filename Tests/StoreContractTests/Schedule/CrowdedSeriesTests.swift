import HearthDomain
import HearthTestSupport
import Testing

/// Series with very many occurrences a day.
@Suite struct CrowdedSeriesTests {
  /// Single rules, and rules most of whose occurrences are excluded again.
  @Test(arguments: [
    ("FREQ=SECONDLY", 86_400, 59), ("FREQ=SECONDLY;INTERVAL=7", 12_343, 59),
    ("FREQ=SECONDLY\nEXRULE:FREQ=SECONDLY;INTERVAL=2", 43_200, 59),
    ("FREQ=SECONDLY\nEXRULE:FREQ=MINUTELY", 84_960, 59),
    ("FREQ=MINUTELY\nRRULE:FREQ=MINUTELY;BYSECOND=30", 2_880, 30),
  ])
  func `a series repeating every second is listed once a day, with its count`(
    rule: String, count: Int, lastSecond: Int
  ) throws {
    let plain = try planned(1, times("0001-01-01T00:00", "0001-01-01T00:01"), "each", remind: [])
    let start = try #require(plain.span.repetitionStart)
    let each = Event(
      id: plain.id, details: plain.details,
      repetition: .series(try EventSeries(Recurrence(rule, from: .file), from: start)))
    let timetable = try #require(SeriesTimetable(of: each, [], in: FixedZone.seoul))
    let today = Day(literal: "2026-11-21")...Day(literal: "2026-11-21")
    let found = timetable.occurrences(in: today.timeRange)
    let crowds = found.compactMap(\.crowd).filter { $0.lastStart.day == Day(literal: "2026-11-21") }
    #expect(crowds.map(\.count) == [count])
    #expect(crowds.map(\.lastStart) == [wall("2026-11-21T23:59").adding(seconds: lastSecond)])
  }
}
