import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

/// The same event once more by a command, on Friday 20 November 2026.
@Suite struct EventCopyTests {
  private func spans(_ schedule: ScheduleCommandFixture) throws -> Set<String> {
    try Set(schedule.queries.list(in: 0..<9).map { "\($0.start)-\($0.end)" })
  }

  @Test(arguments: [
    ("\"24 nov\"", "2026-11-24T15:00-2026-11-24T15:30"),
    ("\"다음 주 화\"", "2026-11-24T15:00-2026-11-24T15:30"),
    ("\"tomorrow 9am\"", "2026-11-21T09:00-2026-11-21T09:30"),
    ("16:00", "2026-11-20T16:00-2026-11-20T16:30"),
    ("\"24 nov\" --for 1h", "2026-11-24T15:00-2026-11-24T16:00"),
  ])
  func `all but the day is as before`(text: String, span: String) throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run("plan Dentist --from 15:00 --for 30m --note teeth --remind 10 --remind 60")
    #expect(schedule.run("event copy dentist --from \(text)").status == .done)
    #expect(try spans(schedule) == ["2026-11-20T15:00-2026-11-20T15:30", span])
    let details = try schedule.events.map(\.details)
    #expect(details.count == 2 && Set(details.map(\.reminders)).count == 1)
    #expect(details.map(\.note.value) == ["teeth", "teeth"])
  }

  @Test func `one time of a series is one event`() throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run("plan Class every fri 19:00")
    #expect(schedule.run("event copy class --from \"25 nov\"").status == .done)
    let single = try schedule.queries.list(in: 0..<9).filter { $0.kept.series == nil }
    #expect(single.map(\.start) == [LocalTime(literal: "2026-11-25T19:00")])
  }

  @Test func `no day is made up`() throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run("plan Dentist --from 15:00")
    let refused = schedule.run("event copy dentist")
    #expect(refused.status == .wrongUsage && refused.errors.contains("--from"), "\(refused)")
    #expect(try schedule.events.count == 1)
  }
}
