import HearthTestSupport
import Testing

@testable import HearthDomain

/// Cancellations with METHOD:CANCEL, which may contain very little.
@Suite struct CallingOffTests {
  private static func calendar(_ method: String?, _ lines: String...) -> String {
    ScheduleUseCaseFixture.calendar(method: method, lines)
  }

  private let choir = calendar(
    nil, "UID:a", "DTSTART;TZID=Asia/Seoul:20261124T090000",
    "DTEND;TZID=Asia/Seoul:20261124T100000",
    "RRULE:FREQ=DAILY;COUNT=5", "SUMMARY:Choir", "LOCATION:Hall")

  private func listed(_ fixture: ScheduleUseCaseFixture) throws -> [String] {
    try fixture.queries.list(.on(day("2026-11-01")...day("2026-12-20")), in: 0..<99).map {
      "\($0.start.day.dayOfMonth) \($0.start.time)-\($0.end.time) \($0.event.details.availability)"
    }
  }

  @Test(arguments: StoreKind.available)
  func `an event is cancelled by its UID alone`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let off = Self.calendar("CANCEL", "UID:a", "SEQUENCE:3")
    let unknown = try fixture.take(off)
    #expect(unknown.report.omitted.first.map(\.fact) == [.cancelsUntitled(day: nil)])
    #expect(unknown.report.skipped.total == 0)
    try fixture.take(choir)
    let outcome = try fixture.take(off)
    #expect(outcome.updated == 1)
    #expect(outcome.report.warnings.first.map(\.fact) == [.cancelled(title: "Choir")])
    #expect(try fixture.event(uid: "a")?.details.availability == .calledOff)
    let text = try fixture.written()
    #expect(text.contains("DTSTART;TZID=Asia/Seoul:20261124T090000\r\n"))
    #expect(text.contains("LOCATION:Hall") && text.contains("STATUS:CANCELLED"))
    #expect(!text.contains("1970"))
    #expect(try fixture.take(off).unchanged == 1)
  }

  @Test(arguments: [
    (["SUMMARY:Choir", "DTSTART:20261124T090000"], ImportFact.cancelsUnknown(title: "Choir")),
    (["SUMMARY:", "DTSTART:20261124T090000"], .cancelsUntitled(day: day("2026-11-24"))),
    // In Seoul the next day has begun.
    (["DTSTART:20261124T160000Z"], .cancelsUntitled(day: day("2026-11-25"))),
    (["DTSTART;VALUE=DATE:20261124"], .cancelsUntitled(day: day("2026-11-24"))),
    (["RECURRENCE-ID:20261124T090000"], .cancelsUntitled(day: day("2026-11-24"))),
    (["SEQUENCE:2"], .cancelsUntitled(day: nil)),
    (
      ["SUMMARY:" + String(repeating: "x", count: 60_000), "DTSTART:20261124T090000"],
      .cancelsUnknown(title: String(repeating: "x", count: 80))
    ),
  ])
  func `an unknown cancelled event is reported by title, else by day`(
    lines: [String], fact: ImportFact
  ) throws {
    let fixture = try ScheduleUseCaseFixture(.inMemory)
    let outcome = try fixture.take(
      ScheduleUseCaseFixture.calendar(method: "CANCEL", ["UID:a"] + lines))
    #expect(outcome.report.omitted.first.map(\.fact) == [fact])
  }

  @Test(
    arguments: StoreKind.available,
    ["RECURRENCE-ID;TZID=Asia/Seoul:20261126T090000", "RECURRENCE-ID:20261126T000000Z"])
  func `one occurrence is cancelled by its RECURRENCE-ID alone`(kind: StoreKind, which: String)
    throws
  {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(choir)
    let off = Self.calendar("CANCEL", "UID:a", which, "SEQUENCE:3")
    #expect(try fixture.take(off).updated == 1)
    #expect(try listed(fixture).map { $0.prefix(2) } == ["24", "25", "27", "28"])
    // Others can read the export: each occurrence has its start.
    let text = try fixture.written()
    #expect(text.components(separatedBy: "DTSTART").count == 3)
    let other = try ScheduleUseCaseFixture(kind)
    try other.take(text)
    #expect(try listed(other) == listed(fixture))
    #expect(try fixture.take(off).unchanged == 1)
  }

  @Test(
    arguments: StoreKind.available,
    [[], ["DTSTART;TZID=Asia/Seoul:20261126T090000"], ["DTSTART:20261126T000000Z"]])
  func `cancelled later occurrences keep their duration`(
    kind: StoreKind, start: [String]
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(choir)
    let off = ScheduleUseCaseFixture.calendar(
      method: "CANCEL",
      ["UID:a", "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Asia/Seoul:20261126T090000"] + start
        + ["SEQUENCE:3", "SUMMARY:Choir"])
    #expect(try fixture.take(off).updated == 1)
    #expect(
      try listed(fixture) == [24, 25].map { "\($0) 09:00-10:00 busy" }
        + [26, 27, 28].map { "\($0) 09:00-10:00 calledOff" })
    let other = try ScheduleUseCaseFixture(kind)
    try other.take(fixture.written())
    #expect(try listed(other) == listed(fixture))
    #expect(try fixture.take(off).unchanged == 1)
  }

  @Test(arguments: StoreKind.available)
  func `a floating start may have an absolute end`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let text = Self.calendar(
      nil, "UID:a", "DTSTART:20261124T090000", "DTEND:20261124T013000Z", "SUMMARY:Choir")
    try fixture.take(text)
    #expect(try listed(fixture) == ["24 09:00-10:30 busy"])
    #expect(try fixture.written() == text)
  }
}
