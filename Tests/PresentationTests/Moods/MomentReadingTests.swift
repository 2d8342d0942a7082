import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct MomentReadingTests {
  private func reading(
    _ text: String, at now: String, in zone: any ZoneRules
  ) -> MomentReading {
    MomentReading(
      text, now: MoodMoment(LocalTime(literal: now), in: zone), in: zone, orAt: .noon)
  }

  @Test(arguments: [
    // A day ahead is 24 hours, whatever the clocks show then.
    ("2026-10-24T12:00", "2026-10-25 11:00", true), ("2026-10-24T12:00", "2026-10-25 11:01", false),
    ("2026-03-28T12:00", "2026-03-29 13:00", true), ("2026-03-28T12:00", "2026-03-29 13:01", false),
    ("2026-06-01T12:00", "2026-06-02 12:00", true), ("2026-06-01T12:00", "2026-06-02 12:01", false),
  ])
  func `what is understood can be saved`(now: String, text: String, isUnderstood: Bool) {
    #expect(reading(text, at: now, in: ChangingZone.berlin).isUnclear != isUnderstood)
  }
}
