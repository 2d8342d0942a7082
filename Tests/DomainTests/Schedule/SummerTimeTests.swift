import Testing

@testable import HearthDomain

@Suite struct SummerTimeTests {
  private func notice(
    _ edge: ClockNotice.Edge, _ cause: ClockNotice.Cause, _ entered: String, _ taken: String
  ) -> ClockNotice {
    ClockNotice(edge: edge, cause: cause, entered: wall(entered), adjusted: wall(taken))
  }

  @Test func `unambiguous times are kept`() throws {
    let span = try times("2026-03-29T01:00", "2026-03-29T03:00")
    #expect(span.adjusted(in: berlin) == AdjustedSpan(span: span))
    let days = try wholeDays("2026-03-29", "2026-03-29")
    #expect(days.adjusted(in: berlin) == AdjustedSpan(span: days))
  }

  @Test func `a skipped start moves to the time after the jump`() throws {
    let settled = try times("2026-03-29T02:30", "2026-03-29T05:00").adjusted(in: berlin)
    #expect(settled.span == (try times("2026-03-29T03:30", "2026-03-29T05:00")))
    #expect(
      settled.notices == [notice(.start, .skipped, "2026-03-29T02:30", "2026-03-29T03:30")])
  }

  @Test func `an end before the moved start moves along`() throws {
    let settled = try times("2026-03-29T02:30", "2026-03-29T03:15").adjusted(in: berlin)
    #expect(settled.span == (try times("2026-03-29T03:30", "2026-03-29T04:15")))
    #expect(
      settled.notices == [
        notice(.start, .skipped, "2026-03-29T02:30", "2026-03-29T03:30"),
        notice(.end, .movedAlong, "2026-03-29T03:15", "2026-03-29T04:15"),
      ])
    let inside = try times("2026-03-29T02:10", "2026-03-29T02:50").adjusted(in: berlin)
    #expect(inside.span == (try times("2026-03-29T03:10", "2026-03-29T03:50")))
  }

  @Test func `a skipped end moves too`() throws {
    let settled = try times("2026-03-29T01:30", "2026-03-29T02:30").adjusted(in: berlin)
    #expect(settled.span == (try times("2026-03-29T01:30", "2026-03-29T03:30")))
    #expect(settled.notices == [notice(.end, .skipped, "2026-03-29T02:30", "2026-03-29T03:30")])
  }

  @Test func `of a repeated time the first is used`() throws {
    let span = try times("2026-10-25T02:15", "2026-10-25T02:45")
    let settled = span.adjusted(in: berlin)
    #expect(settled.span == span)
    #expect(
      settled.notices == [
        notice(.start, .shownTwice, "2026-10-25T02:15", "2026-10-25T02:15"),
        notice(.end, .shownTwice, "2026-10-25T02:45", "2026-10-25T02:45"),
      ])
    let taken = Occurrence(of: try event(span), in: berlin)
    #expect(taken.endsAt.milliseconds - taken.startsAt.milliseconds == 30 * 60_000)
    #expect(taken.status(at: moment("2026-10-25T02:15").adding(milliseconds: 3_600_000)) == .done)
  }

  @Test(arguments: [
    ("2026-11-20T09:00", 90, "2026-11-20T10:30"), ("2026-03-29T01:30", 90, "2026-03-29T04:00"),
    ("2026-10-25T01:30", 90, "2026-10-25T03:00"), ("2026-10-25T02:30", 45, "2026-10-25T03:15"),
    ("2026-12-31T23:30", 60, "2027-01-01T00:30"),
  ])
  func `a duration is real time, and never ends before the start`(
    start: String, minutes: Int, end: String
  ) throws {
    let span = try EventSpan(from: wall(start), lasting: minutes, in: berlin)
    #expect(span == (try times(start, end)))
  }

  @Test(arguments: [0, -1, .min])
  func `a duration is at least a minute`(minutes: Int) {
    #expect(throws: DomainError.self) {
      try EventSpan(from: wall("2026-11-20T09:00"), lasting: minutes, in: berlin)
    }
  }

  @Test(arguments: [1, 60, 525_600_000])
  func `extreme durations do not trap`(minutes: Int) throws {
    let span = try EventSpan(from: wall("2026-11-20T09:00"), lasting: minutes, in: berlin)
    #expect(span.end(in: berlin) > wall("2026-11-20T09:00"))
  }

  @Test(arguments: [5_256_000_000, .max - 1, .max])
  func `nothing lasts beyond the calendar`(minutes: Int) {
    #expect(throws: DomainError.invalid(.eventEnd, .afterLastYear)) {
      try EventSpan(from: wall("2026-11-20T09:00"), lasting: minutes, in: berlin)
    }
  }

  @Test func `a night with a clock change is an hour shorter or longer`() throws {
    func hours(_ start: String, _ end: String) throws -> Int64 {
      let night = try occurrence(start, end)
      return (night.endsAt.milliseconds - night.startsAt.milliseconds) / 3_600_000
    }
    #expect(try hours("2026-03-28T22:00", "2026-03-29T06:00") == 7)
    #expect(try hours("2026-10-24T22:00", "2026-10-25T06:00") == 9)
    #expect(try hours("2026-07-01T22:00", "2026-07-02T06:00") == 8)
  }

  @Test func `events in a repeated hour overlap by local time`() throws {
    let second = moment("2026-10-25T02:10").adding(milliseconds: 3_600_000)
    let span = try EventSpan(from: moment("2026-10-25T02:40"), to: second, in: berlin)
    let backwards = Occurrence(of: try event(span), in: berlin)
    #expect(backwards.start > backwards.end)
    #expect(backwards.overlaps(day("2026-10-25").start..<day("2026-10-25").end))
    #expect(backwards.days == day("2026-10-25")...day("2026-10-25"))
    #expect(backwards.status(at: second.adding(milliseconds: -1)) == .now)
    #expect(backwards.overlaps(backwards))
  }
}
