import HearthDomain
import HearthTestSupport
import Testing

@Suite struct EventSpanTests {
  @Test(arguments: [
    ("2026-11-20T09:00", "2026-11-20T09:00"), ("2026-11-20T09:00", "2026-11-20T08:59"),
    ("2026-11-20T09:00", "2025-11-20T10:00"),
  ])
  func `an end that is not after the start is refused with both`(start: String, end: String) {
    let problem = Problem.notAfterStart(wall(end), start: wall(start))
    #expect(throws: DomainError.invalid(.eventEnd, problem)) { try times(start, end) }
    #expect(throws: DomainError.invalid(.eventEnd, problem)) {
      try EventSpan(from: moment(start), to: moment(end), in: berlin)
    }
  }

  @Test func `a last day before the first is refused with both`() throws {
    #expect(
      throws: DomainError.invalid(
        .eventEnd, .beforeFirstDay(day("2026-11-19"), first: day("2026-11-20")))
    ) { try wholeDays("2026-11-20", "2026-11-19") }
    #expect(try wholeDays("2026-11-20", "2026-11-20").isAllDay)
  }

  @Test func `floating times stay in another zone, anchored ones do not`() throws {
    let floating = try times("2026-11-20T09:00", "2026-11-20T10:00")
    #expect(floating.start(in: FixedZone.seoul) == wall("2026-11-20T09:00"))
    let anchored = try EventSpan(
      from: moment("2026-11-20T09:00"), to: moment("2026-11-20T20:00"), in: berlin)
    #expect(anchored.start(in: berlin) == wall("2026-11-20T09:00"))
    #expect(anchored.start(in: FixedZone.seoul) == wall("2026-11-20T17:00"))
    #expect(anchored.end(in: FixedZone.seoul) == wall("2026-11-21T04:00"))
    #expect(anchored.zone == "Europe/Berlin")
    let days = try wholeDays("2026-11-20", "2026-11-21")
    #expect(days.start(in: FixedZone.seoul) == wall("2026-11-20T00:00"))
    #expect(days.end(in: FixedZone.seoul) == wall("2026-11-22T00:00"))
  }

  @Test func `anchored times are rounded to seconds within the calendar`() throws {
    let span = try EventSpan(
      from: Instant(milliseconds: .min), to: Instant(milliseconds: .max), in: berlin)
    guard case .anchored(let start, let end) = span.bounds else {
      Testing.Issue.record("\(span)")
      return
    }
    #expect(start.milliseconds % 1000 == 0 && end.milliseconds % 1000 == 0)
    #expect(FixedZone.utc.localTime(at: end) == .latest)
    #expect(throws: DomainError.self) {
      try EventSpan(
        from: Instant(milliseconds: 1001), to: Instant(milliseconds: 1999), in: berlin)
    }
  }

  @Test(arguments: [
    ("2026-11-20T09:00", "2026-11-20T09:05"), ("2026-11-20T09:01", "2026-11-20T09:05"),
    ("2026-11-20T09:04", "2026-11-20T09:05"), ("2026-11-20T23:56", "2026-11-21T00:00"),
    ("2026-12-31T23:59", "2027-01-01T00:00"), ("9999-12-31T23:58", "9999-12-31T22:59"),
  ])
  func `a new event is proposed for an hour from the next full five minutes`(
    now: String, start: String
  ) {
    let span = EventSpan.proposed(at: wall(now), zone: berlin.name)
    #expect(span.start(in: berlin) == wall(start))
    #expect(span.end(in: berlin) == wall(start).adding(minutes: 60))
  }

  @Test func `a new event is proposed on another day at the same time`() {
    let now = wall("2026-11-20T09:02")
    let later = EventSpan.proposed(on: day("2026-12-24"), at: now, zone: berlin.name)
    #expect(later.start(in: berlin) == wall("2026-12-24T09:05"))
    let late = wall("2026-11-20T23:58")
    let today = EventSpan.proposed(on: day("2026-11-20"), at: late, zone: berlin.name)
    #expect(today.start(in: berlin) == wall("2026-11-21T00:00"))
  }

  @Test(arguments: [
    ("2026-11-20T09:00", 1, "2026-11-20T09:05"), ("2026-11-20T09:00", -1, "2026-11-20T08:55"),
    ("2026-11-20T09:02", 1, "2026-11-20T09:05"), ("2026-11-20T09:02", -1, "2026-11-20T09:00"),
    ("2026-11-20T09:02", 2, "2026-11-20T09:10"), ("2026-11-20T09:02", -2, "2026-11-20T08:55"),
    ("2027-01-01T00:00", -1, "2026-12-31T23:55"), ("1969-12-31T23:57", 1, "1970-01-01T00:00"),
    ("1969-12-31T23:57", -1, "1969-12-31T23:55"), ("2026-11-20T09:02", 0, "2026-11-20T09:00"),
    ("2026-11-20T09:00", .max, "9999-12-31T23:59:59"),
    ("2026-11-20T09:00", .min, "0001-01-01T00:00"),
  ])
  func `a step leads to the next full five minutes`(from: String, steps: Int, found: String) {
    #expect(wall(from).steppedByFiveMinutes(steps).description == found)
  }

  @Test(arguments: [
    ("2026-11-20T09:00", "2026-11-20T10:30", "2026-11-20T23:00", "2026-11-21T00:30"),
    ("2026-11-20T09:00", "2026-11-22T09:00", "2026-12-31T12:00", "2027-01-02T12:00"),
    ("2026-11-20T09:00", "2026-11-20T10:00", "2026-01-01T00:00", "2026-01-01T01:00"),
  ])
  func `moving the start keeps the duration`(from: String, to: String, start: String, end: String)
    throws
  {
    #expect(try times(from, to).starting(at: wall(start), in: berlin) == times(start, end))
  }

  @Test func `moving all-day and anchored events keeps their duration too`() throws {
    #expect(
      try wholeDays("2026-02-27", "2026-03-01").starting(at: wall("2026-12-31T13:00"), in: berlin)
        == wholeDays("2026-12-31", "2027-01-02"))
    let night = try EventSpan(
      from: moment("2026-03-28T22:00"), to: moment("2026-03-29T06:00"), in: berlin)
    let later = try night.starting(at: wall("2026-03-29T22:00"), in: berlin)
    #expect(later.end(in: berlin) == wall("2026-03-30T05:00"))
    let elsewhere = try night.starting(at: wall("2026-04-01T09:00"), in: FixedZone.seoul)
    #expect(elsewhere.start(in: FixedZone.seoul) == wall("2026-04-01T09:00"))
    #expect(elsewhere.zone == "Europe/Berlin")
  }

  @Test func `the end moves separately, but not before the start`() throws {
    let span = try times("2026-11-20T09:00", "2026-11-20T10:00")
    #expect(
      try span.ending(at: wall("2026-11-21T01:00"), in: berlin)
        == times("2026-11-20T09:00", "2026-11-21T01:00"))
    #expect(
      throws: DomainError.invalid(
        .eventEnd, .notAfterStart(wall("2026-11-20T09:00"), start: wall("2026-11-20T09:00")))
    ) { try span.ending(at: wall("2026-11-20T09:00"), in: berlin) }
    #expect(
      try wholeDays("2026-11-20", "2026-11-20").ending(at: wall("2026-11-22T01:00"), in: berlin)
        == wholeDays("2026-11-20", "2026-11-22"))
    #expect(throws: DomainError.self) { try span.starting(at: .latest, in: berlin) }
  }
}
