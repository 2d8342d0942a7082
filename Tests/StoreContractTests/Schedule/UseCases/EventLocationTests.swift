import HearthTestSupport
import Testing

@testable import HearthDomain

/// The place of an event and of each occurrence according to its file.
@Suite struct EventLocationTests {
  private static func time(_ id: String, _ start: String, _ lines: String...) -> [String] {
    [
      "UID:a", "RECURRENCE-ID\(id)", "DTSTART;TZID=Asia/Seoul:\(start)", "DURATION:PT1H",
      "SUMMARY:Choir",
    ] + lines
  }

  private static func master(_ lines: String...) -> [String] {
    [
      "UID:a", "DTSTART;TZID=Asia/Seoul:20261124T090000", "DURATION:PT1H",
      "RRULE:FREQ=DAILY;COUNT=5", "SUMMARY:Choir",
    ] + lines
  }

  private static let files: [(parts: [[String]], places: [String])] = [
    // Some programs write single occurrences first.
    (
      [time(";TZID=Asia/Seoul:20261126T090000", "20261126T110000", "LOCATION:Room 2")]
        + [master("LOCATION:Room 1")],
      ["Room 1", "Room 1", "Room 2", "Room 1", "Room 1"]
    ),
    (
      [master(), time(":20261126T000000Z", "20261126T110000", "LOCATION:Room\\, 2 ")],
      ["-", "-", "Room, 2", "-", "-"]
    ),
    (
      [master("LOCATION:Room 1"), time(":20261126T000000Z", "20261126T110000")],
      ["Room 1", "Room 1", "-", "Room 1", "Room 1"]
    ),
    (
      [
        time(";RANGE=THISANDFUTURE:20261125T000000Z", "20261125T090000", "LOCATION:Yard"),
        master("LOCATION:Room 1"),
        time(":20261127T000000Z", "20261127T090000", "LOCATION:Attic"),
      ],
      ["Room 1", "Yard", "Yard", "Attic", "Yard"]
    ),
  ]

  @Test(.inWholeRuns, arguments: StoreKind.available, files.indices)
  func `each occurrence has the place of its own component`(kind: StoreKind, place: Int) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let (parts, places) = Self.files[place]
    let components = parts.flatMap { ["BEGIN:VEVENT"] + $0 + ["END:VEVENT"] }
    try fixture.take(
      (["BEGIN:VCALENDAR", "VERSION:2.0"] + components + ["END:VCALENDAR", ""])
        .joined(separator: "\r\n"))
    let found = try fixture.queries.list(.on(day("2026-11-24")...day("2026-11-30")), in: 0..<99)
    #expect(found.map { $0.event.place.isEmpty ? "-" : $0.event.place } == places)
  }

  @Test(arguments: StoreKind.available)
  func `a single event has its place`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(
      ScheduleUseCaseFixture.calendar(
        ["UID:a", "DTSTART:20261124T000000Z", "SUMMARY:One", "LOCATION:Room 1"],
        ["UID:b", "DTSTART:20261124T010000Z", "SUMMARY:Two"]))
    let found = try fixture.queries.list(.on(day("2026-11-24")...day("2026-11-24")), in: 0..<99)
    #expect(found.map(\.event.place) == ["Room 1", ""])
  }
}
