import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

/// Events in another time zone, typed in Berlin on Thursday, 26 November.
@Suite struct PlanZoneTests {
  private static func schedule(_ form: CommandFixture.Form = .piped) -> ScheduleCommandFixture {
    let finder = ZoneFinder(environment: [:])
    let berlin = DeferredZone(others: finder.findZone) {
      (try? finder.requiredZone("Europe/Berlin")) ?? FixedZone.utc
    }
    return ScheduleCommandFixture(.english, form, at: "2026-11-26T09:00", in: berlin)
  }

  @Test(
    arguments: [
      ("Call fri 9:00 (Asia/Seoul)", "2026-11-27T01:00", "[09:00 Asia/Seoul]"),
      ("Call fri 9:00 in Asia/Seoul", "2026-11-27T01:00", "[09:00 Asia/Seoul]"),
      ("Call tomorrow 10am (New York time)", "2026-11-27T16:00", "[10:00 America/New_York]"),
      ("Call tomorrow 10am NY time", "2026-11-27T16:00", "[10:00 America/New_York]"),
      ("Call fri 9:00 GMT+9", "2026-11-27T01:00", "[09:00 GMT+9]"),
      ("Call fri 9:00 GMT +9", "2026-11-27T01:00", "[09:00 GMT+9]"),
      ("Call fri 9:00 (UTC-05:00)", "2026-11-27T15:00", "[09:00 GMT-5]"),
      ("Call fri 9:00 CET", "2026-11-27T09:00", "[09:00 Europe/Paris]"),
      ("뉴욕 시간 오전 10시 내일 Call", "2026-11-27T16:00", "[10:00 America/New_York]"),
      ("뉴욕 시간으로 내일 오전 10시 Call", "2026-11-27T16:00", "[10:00 America/New_York]"),
      ("Call 내일 오전 10시 (뉴욕 시간)", "2026-11-27T16:00", "[10:00 America/New_York]"),
    ] as [(String, String, String?)])
  func `a zone named in words becomes the plan's zone`(
    text: String, start: String, there: String?
  ) throws {
    let schedule = Self.schedule()
    let planned = schedule.run(["plan", text])
    #expect(planned.status == .success, "\(planned.errors)")
    let event = try #require(schedule.queries.list(in: 0..<1).first)
    #expect(event.event.title == "Call")
    #expect(event.start == LocalTime(literal: start))
    #expect(planned.output.contains(there ?? "[") == (there != nil), "\(planned.output)")
  }
}
