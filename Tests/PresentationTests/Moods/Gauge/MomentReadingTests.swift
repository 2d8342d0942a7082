import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct MomentReadingTests {
  private func reading(
    _ text: String, at now: String, in zone: any ZoneRules
  ) -> MomentParseResult {
    let now = MoodMoment(LocalTime(literal: now), in: zone)
    return MomentParseResult(text, MomentInput(now: now, zone: zone), orAt: .noon)
  }

  @Test(arguments: [
    // A day ahead is 24 hours, whatever the clocks show then.
    ("2026-10-24T12:00", "2026-10-25 11:00", true), ("2026-10-24T12:00", "2026-10-25 11:01", false),
    ("2026-03-28T12:00", "2026-03-29 13:00", true), ("2026-03-28T12:00", "2026-03-29 13:01", false),
    ("2026-06-01T12:00", "2026-06-02 12:00", true), ("2026-06-01T12:00", "2026-06-02 12:01", false),
  ])
  func `an understood time can be saved`(now: String, text: String, isUnderstood: Bool) {
    #expect(reading(text, at: now, in: ChangingZone.berlin).isUnclear != isUnderstood)
  }

  @Test func `elapsed time includes the repeated hour`() throws {
    let zone = ChangingZone.newYork
    // The second 1:50 of that night.
    let utc = FixedZone.utc.instant(of: LocalTime(literal: "2026-11-01T06:50"))
    let now = MoodMoment(utc, in: zone)
    let input = MomentInput(now: now, zone: zone)
    for (text, minutes) in [("30분 전", 30), ("an hour ago", 60), ("in 2 hours", -120)] {
      let moment = try input.moment(text)
      #expect(moment.instant == now.instant.adding(milliseconds: Int64(-minutes) * 60_000))
    }
  }

  @Test(
    .inWholeRuns,
    arguments: [
      ("오늘", "2026-11-20T14:05:30"), ("11-20", "2026-11-20T14:05:30"),
      ("yesterday", "2026-11-19T12:00"), ("내일", "2026-11-21T12:00"),
      ("2026-01-01", "2026-01-01T12:00"), ("yesterday 9:15", "2026-11-19T09:15"),
      ("3pm", "2026-11-19T15:00"), ("2pm", "2026-11-20T14:00"),
    ])
  func `a day without a time means the same on the gauge and in commands`(
    text: String, moment: String
  ) throws {
    let fixture = try MoodScreenFixture(at: "2026-11-20T14:05")
    fixture.advance(seconds: 30)
    _ = try fixture.run("a tab \"by keys\" tab \"\(text)\" ⏎")
    let kept = try #require(try fixture.queries.latest())
    #expect(kept.moment.local.description == moment)
    #expect(try MoodFormatter(clock: fixture.clock).moment(text) == kept.moment)
  }

  @Test func `a mood moved to another day keeps its time`() throws {
    let fixture = try MoodScreenFixture(at: "2026-11-20T14:05")
    try fixture.feel(50, "moved", at: "2026-11-20T08:15")
    for (text, moment) in [("yesterday", "2026-11-19T08:15"), ("today", "2026-11-20T08:15")] {
      _ = try fixture.run("i e tab tab ctrl-u \"\(text)\" ⏎")
      #expect(try fixture.queries.latest()?.moment.local == LocalTime(literal: moment))
      #expect(
        try MoodFormatter(clock: fixture.clock).moment(
          text, orAt: TimeOfDay(hour: 8, minute: 15) ?? .noon
        ).local
          == LocalTime(literal: moment))
    }
  }
}
