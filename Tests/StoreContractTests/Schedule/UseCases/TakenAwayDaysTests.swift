import HearthTestSupport
import Testing

@testable import HearthDomain

/// Occurrences excluded by a rule, whatever line adds them.
@Suite struct TakenAwayDaysTests {
  private static let files: [(lines: [String], times: [String])] = [
    (
      ["RRULE:FREQ=DAILY;COUNT=5", "RDATE:20261124T200000"]
        + ["EXRULE:FREQ=DAILY;INTERVAL=2;BYHOUR=8,20"],
      ["25 08:00", "27 08:00"]
    ),
    (
      ["RRULE:FREQ=DAILY;COUNT=3", "RDATE:20261124T200000,20261125T200000"]
        + ["EXRULE:FREQ=DAILY;INTERVAL=2;BYHOUR=20"],
      ["24 08:00", "25 08:00", "25 20:00", "26 08:00"]
    ),
    (
      ["RRULE:FREQ=DAILY;COUNT=3", "RDATE:20261124T200000", "EXRULE:FREQ=DAILY;COUNT=1"],
      ["24 20:00", "25 08:00", "26 08:00"]
    ),
  ]

  @Test(arguments: StoreKind.available, files.indices)
  func `dates listed one by one can be excluded`(kind: StoreKind, place: Int) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let (lines, times) = Self.files[place]
    let text = ScheduleUseCaseFixture.calendar(
      ["UID:a", "DTSTAMP:20261101T000000Z", "DTSTART:20261124T080000", "DURATION:PT1H"] + lines
        + ["SUMMARY:Choir"])
    try fixture.take(text)
    let found = try fixture.queries.list(.on(day("2026-11-24")...day("2026-11-30")), in: 0..<99)
    #expect(found.map { "\($0.start.day.dayOfMonth) \($0.start.time)" } == times)
    #expect(try fixture.written() == text)
  }

  @Test(
    arguments: StoreKind.available,
    [
      ("RDATE:20261125T080000", "EXDATE:20261125T080000"), ("RDATE:20261125T200000", nil),
    ] as [(String, String?)])
  func `a removed added date is excluded, whatever line adds it`(
    kind: StoreKind, added: (String, String?)
  ) throws {
    let (line, away) = added
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(
      ScheduleUseCaseFixture.calendar(
        ["UID:a", "DTSTART:20261124T080000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3", line]
          + ["SUMMARY:Choir"]))
    let event = try #require(try fixture.event(uid: "a"))
    func starts() throws -> [LocalTime] {
      try fixture.queries.list(.on(day("2026-11-24")...day("2026-11-30")), in: 0..<99).map(\.start)
    }
    let time = wall(away == nil ? "2026-11-25T20:00" : "2026-11-25T08:00")
    #expect(try starts().filter { $0 == time }.count == 1)
    try fixture.useCases.remove([OccurrenceID(event.id, at: time)], scope: .only)
    #expect(try !starts().contains(time))
    let text = try fixture.written()
    #expect(!text.contains("RDATE"))
    #expect(text.split(separator: "\r\n").first { $0.hasPrefix("EXDATE") }.map(String.init) == away)
  }
}
