import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

/// Copies an event to another day. The clock starts on Friday, 2026-11-20.
@Suite struct EventAgainTests {
  private func spans(_ fixture: ScheduleScreenFixture) throws -> [String] {
    try fixture.queries.list(in: 0..<9).map { occurrence in
      "\(occurrence.start)-\(occurrence.end)"
    }
  }

  @Test(
    .inWholeRuns,
    arguments: [
      ("24 nov", "2026-11-24T15:00-2026-11-24T15:30"),
      ("다음 주 화", "2026-11-24T15:00-2026-11-24T15:30"),
      ("tomorrow 9am", "2026-11-21T09:00-2026-11-21T09:30"),
      ("16:00", "2026-11-20T16:00-2026-11-20T16:30"),
    ])
  func `everything but the day is filled in`(text: String, span: String) throws {
    let fixture = try ScheduleScreenFixture()
    let old = try fixture.plan(
      "Dentist", "2026-11-20T15:00", "2026-11-20T15:30", note: "teeth", remind: [10, 60])
    try fixture.run(KeyScript("y \"\(text)\" ctrl-s"))
    #expect(try Set(spans(fixture)) == ["2026-11-20T15:00-2026-11-20T15:30", span])
    let new = try #require(try fixture.queries.list(in: 0..<9).first { $0.event.id != old.id })
    #expect(new.event.title == "Dentist" && new.event.note == "teeth")
    #expect(new.event.details.reminders == old.details.reminders)
  }

  @Test func `an all-day copy has the same number of days`() throws {
    let fixture = try ScheduleScreenFixture()
    try fixture.planDays("Trip", "2026-11-20", "2026-11-22")
    try fixture.run("y \"2026-12-01\" ctrl-s")
    let bounds = try fixture.queries.list(in: 0..<9).map(\.event.span.bounds)
    let again = EventSpan.Bounds.allDay(
      first: Day(literal: "2026-12-01"), last: Day(literal: "2026-12-03"))
    #expect(bounds.count == 2 && bounds.contains(again))
  }

  @Test func `a copied occurrence is a single event`() throws {
    let fixture = try ScheduleScreenFixture()
    try fixture.planSeries(
      "Class", "2026-11-20T19:00", "2026-11-20T21:00", "FREQ=WEEKLY;COUNT=2")
    try fixture.run("y \"25 nov\" ctrl-s")
    let found = try fixture.queries.list(in: 0..<9).filter { $0.storedEvent.series == nil }
    #expect(found.map(\.start) == [LocalTime(literal: "2026-11-25T19:00")])
    #expect(found.map(\.end) == [LocalTime(literal: "2026-11-25T21:00")])
  }

  @Test(.inWholeRuns, arguments: ["", "by bus"])
  func `the location in the file is copied, and not as a note`(typed: String) throws {
    let fixture = try ScheduleScreenFixture()
    let file = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:a
      DTSTART:20261120T150000
      DTEND:20261120T160000
      SUMMARY:Dentist
      LOCATION:Room 4
      END:VEVENT
      END:VCALENDAR

      """
    let tools = fixture.tools
    try tools.schedule.importEvents(tools.calendars, from: file.utf8.source())
    let note = typed.isEmpty ? "" : " shift-tab \"\(typed)\""
    try fixture.run(KeyScript("y \"24 nov\"\(note) ctrl-s"))
    let copy = try #require(
      try fixture.queries.list(in: 0..<9).first { $0.start.day == Day(literal: "2026-11-24") })
    #expect(copy.event.place == "Room 4")
    #expect(copy.event.note == typed)
  }

  @Test func `a missing day is not filled in, and closing does not ask`() throws {
    let fixture = try ScheduleScreenFixture()
    try fixture.plan("Dentist", "2026-11-20T15:00", "2026-11-20T15:30")
    let screen = try fixture.run("y ctrl-s").text
    #expect(screen.contains("The value is empty"), "\(screen)")
    #expect(try spans(fixture).count == 1)
    let left = try fixture.run("y esc").text
    #expect(left.contains("Dentist") && !left.contains("New event"), "\(left)")
  }
}
