import HearthTestSupport
import Testing

/// Plans in other time zones, entered by someone in London.
@Suite(.waiting) struct PlanZoneTests {
  private let folder = ScratchFolder()
  private let morning = "2026-11-23T09:00"

  private var hearth: Binary {
    Binary(home: folder.path, variables: ["TZ": "Europe/London", "LANG": "en_GB.UTF-8"])
  }

  @Test(arguments: [
    (["plan", "Call Kenji wed 9am Asia/Tokyo"], "2026-11-25T00:00:00+00:00"),
    (["plan", "Call Kenji wed 9am JST"], "2026-11-25T00:00:00+00:00"),
    (["plan", "Call Kenji 9am jst wed"], "2026-11-25T00:00:00+00:00"),
    (["plan", "Call Kenji wed 9am Tokyo time"], "2026-11-25T00:00:00+00:00"),
    (
      ["plan", "Call Kenji", "--from", "wed 9am", "--zone", "Asia/Tokyo"],
      "2026-11-25T00:00:00+00:00"
    ),
    (["plan", "Call Kenji", "wed", "9am", "--zone", "Asia/Tokyo"], "2026-11-25T00:00:00+00:00"),
    (["plan", "Call Kenji 켄지 수 오전 9시 도쿄 시간"], "2026-11-25T00:00:00+00:00"),
    // It is almost the next day in that zone.
    (["plan", "Call Kenji tomorrow 9am Pacific/Auckland"], "2026-11-23T20:00:00+00:00"),
  ])
  func `an event keeps the zone that was entered`(words: [String], start: String) throws {
    try hearth.run(at: morning, words)
    let shown = try hearth.run(at: morning, ["event", "show", "Kenji", "--json"])
    #expect(shown.contains("\"start\":\"\(start)\""), "\(shown)")
    let zone = words.joined(separator: " ").contains("Auckland") ? "Pacific/Auckland" : "Asia/Tokyo"
    #expect(shown.contains("\"zone\":\"\(zone)\""), "\(shown)")
    #expect(shown.contains("\"title\":\"Call Kenji"), "\(shown)")
    #expect(!shown.contains("time\",") && !shown.contains("시간\""), "\(shown)")
  }

  /// London's clock moves forward by an hour in summer, and Tokyo's does not.
  @Test func `a repeating event follows the clock of that zone`() throws {
    try hearth.run(at: morning, ["plan", "Standup every wed 9am Asia/Tokyo"])
    let days = try hearth.run(
      at: morning, ["event", "list", "--from", "2027-03-22", "--to", "2027-04-03", "--json"])
    #expect(
      days.contains("2027-03-24T00:00:00+00:00") && days.contains("2027-03-31T01:00:00+01:00"),
      "\(days)")
  }

  @Test func `a zone without a time, and an unknown one, are refused`() throws {
    try hearth.run(
      at: morning, ["plan", "Trip", "--from", "wed", "--zone", "Asia/Tokyo"], fails: 64,
      says: "A time zone needs a time, too")
    try hearth.run(
      at: morning, ["plan", "Trip wed 9am", "--zone", "Asia/Atlantis"], fails: 64,
      says: "Asia/Atlantis", "the name of a time zone")
    try hearth.run(at: morning, ["plan", "Trip wed Asia/Tokyo"], fails: 64, says: "a time, too")
    #expect(try !hearth.run(at: morning, ["event", "list", "--json"]).contains("Trip"))
  }

  @Test func `dates are read day-first where that is usual`() throws {
    try hearth.run(at: morning, ["plan", "Call 5/1 3pm"], says: "5 Jan 2027")
    try hearth.run(at: morning, ["settings", "set", "date-order", "mdy"])
    try hearth.run(at: morning, ["plan", "Ring 5/1 3pm"], says: "1 May 2027")
  }
}
