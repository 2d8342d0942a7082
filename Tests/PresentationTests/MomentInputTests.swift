import Foundation
import HearthDomain
import HearthPresentation
import HearthTestSupport
import Testing

@Suite struct MomentInputTests {
  private let upcoming = DateInput.onFriday(leaning: .upcoming)
  private let past = DateInput.onFriday(leaning: .past)

  @Test(arguments: [
    ("tonight", "2026-11-20T20:00"), ("오늘 밤", "2026-11-20T20:00"), ("오늘밤", "2026-11-20T20:00"),
    ("오늘 저녁", "2026-11-20T19:00"), ("오늘 저녁에", "2026-11-20T19:00"),
    ("this evening", "2026-11-20T19:00"), ("Tonight 9pm", "2026-11-20T21:00"),
    ("오늘 밤 11시", "2026-11-20T23:00"), ("내일 저녁", "2026-11-21T19:00"),
    ("tomorrow night", "2026-11-21T20:00"), ("next fri evening", "2026-11-27T19:00"),
    ("어젯밤", "2026-11-19T20:00"), ("last night", "2026-11-19T20:00"),
    ("in an hour", "2026-11-20T15:30"), ("in 2 hours", "2026-11-20T16:30"),
    ("in 30 minutes", "2026-11-20T15:00"), ("in 1h 5m", "2026-11-20T15:35"),
    ("2 hours later", "2026-11-20T16:30"), ("10 minutes from now", "2026-11-20T14:40"),
    ("1시간 후", "2026-11-20T15:30"), ("1시간후", "2026-11-20T15:30"), ("30분 뒤", "2026-11-20T15:00"),
    ("두 시간 반 뒤", "2026-11-20T17:00"), ("10시간 뒤", "2026-11-21T00:30"),
    ("한 시간 전", "2026-11-20T13:30"), ("20 minutes ago", "2026-11-20T14:10"),
    ("30분 전에", "2026-11-20T14:00"), ("two hours ago", "2026-11-20T12:30"),
    ("half an hour ago", "2026-11-20T14:00"), ("반 시간 뒤", "2026-11-20T15:00"),
    ("이틀 전에", "2026-11-18T12:00"), ("three days ago", "2026-11-17T12:00"),
    ("방금", "2026-11-20T14:30"), ("just now", "2026-11-20T14:30"), ("now", "2026-11-20T14:30"),
    ("this morning", "2026-11-20T08:00"), ("오늘 아침", "2026-11-20T08:00"),
    ("어제 아침에", "2026-11-19T08:00"), ("yesterday afternoon", "2026-11-19T15:00"),
    ("오늘 오전", "2026-11-20T09:00"), ("내일 오후", "2026-11-21T15:00"),
    ("this afternoon", "2026-11-20T15:00"), ("다음주 금요일에", "2026-11-27T12:00"),
  ])
  func `parts of days and times so far from now are moments`(text: String, moment: String) throws {
    for input in [upcoming, past] {
      let decomposed = text.decomposedStringWithCanonicalMapping
      #expect(try input.localTime(text, orAt: .noon) == LocalTime(literal: moment))
      #expect(try input.localTime(decomposed, orAt: .noon) == LocalTime(literal: moment))
    }
  }

  @Test(arguments: [
    ("2026-11-14T01:20", "tonight", "2026-11-13T20:00"),
    ("2026-11-14T01:20", "this evening", "2026-11-13T19:00"),
    ("2026-11-14T01:20", "오늘 밤", "2026-11-13T20:00"),
    ("2026-11-14T01:20", "오늘밤에", "2026-11-13T20:00"),
    ("2026-11-14T01:20", "오늘 저녁", "2026-11-13T19:00"),
    ("2026-11-14T01:20", "오늘 밤 11시", "2026-11-13T23:00"),
    ("2026-11-14T01:20", "9pm tonight", "2026-11-13T21:00"),
    ("2026-11-14T01:20", "tonight at 8", "2026-11-13T20:00"),
    ("2026-11-14T01:20", "tonight at 1", "2026-11-14T01:00"),
    ("2026-11-14T01:20", "tonight at 12", "2026-11-14T00:00"),
    ("2026-11-14T01:20", "오늘 밤 2시", "2026-11-14T02:00"),
    ("2026-11-14T01:20", "tonight at 2", "2026-11-14T02:00"),
    ("2026-11-14T01:20", "tonight 2am", "2026-11-14T02:00"),
    // What names the day by itself is left alone, and so is the night that is to come.
    ("2026-11-14T01:20", "today 20:00", "2026-11-14T20:00"),
    ("2026-11-14T05:00", "tonight", "2026-11-14T20:00"),
    ("2026-11-14T21:00", "tonight", "2026-11-14T20:00"),
    ("2026-11-14T19:50", "tonight", "2026-11-14T20:00"),
  ])
  func `after midnight tonight is the night that began yesterday, in what has happened`(
    now: String, text: String, moment: String
  ) throws {
    let now = LocalTime(literal: now)
    let past = DateInput(now: now, leaning: .past)
    #expect(try past.localTime(text, orAt: .noon) == LocalTime(literal: moment))
  }

  @Test(arguments: [
    ("2026-11-14T01:20", "2026-11-13"), ("2026-11-14T04:59", "2026-11-13"),
    ("2026-11-14T05:00", "2026-11-14"), ("2026-11-14T20:00", "2026-11-14"),
  ])
  func `tonight names the same day wherever it is looked for`(now: String, day: String) throws {
    let now = LocalTime(literal: now)
    for text in ["tonight", "tonite", "Tonight"] {
      #expect(try DateInput(now: now, leaning: .past).day(text) == Day(literal: day))
      #expect(try DateInput(now: now, leaning: .past).days(text).lowerBound == Day(literal: day))
      #expect(try DateInput(now: now, leaning: .upcoming).day(text) == now.day)
    }
    #expect(try DateInput(now: now, leaning: .past).day("today") == now.day)
  }

  @Test(arguments: [
    ("2026-11-20T15:00:00+09:00", "2026-11-20T15:00"), ("2026-11-20T06:00Z", "2026-11-20T15:00"),
    ("2026-11-19T20:30:00-05:00", "2026-11-20T10:30"),
  ])
  func `a moment as programs write it is that moment here`(text: String, moment: String) throws {
    let now = FixedZone.seoul.instant(of: LocalTime(literal: "2026-11-20T14:30"))
    for leaning in [DateInput.Leaning.upcoming, .past] {
      let input = DateInput(at: now, in: FixedZone.seoul, leaning: leaning)
      #expect(try input.localTime(text, orAt: .noon) == LocalTime(literal: moment))
    }
    // A wall clock of nobody knows where cannot tell.
    #expect(throws: DateInputError.self) { try past.dayAndTime(text) }
  }

  @Test(arguments: [
    ("14:30", "2026-11-20"), ("9시", "2026-11-20"), ("14:45", "2026-11-20"),
    ("14:46", "2026-11-19"), ("11pm", "2026-11-19"), ("밤 11시", "2026-11-19"),
  ])
  func `a time alone that is still to come was yesterday in what has happened`(
    text: String, day: String
  ) throws {
    #expect(try past.dayAndTime(text).day == Day(literal: day))
    #expect(try upcoming.dayAndTime(text).day == Day(literal: "2026-11-20"))
    let wednesday = Day(literal: "2026-11-18")
    #expect(try past.following(wednesday).dayAndTime(text).day == wednesday)
  }

  @Test(arguments: [
    // The clock goes from 2:00 to 3:00.
    ("2026-03-08T06:30", "in 2 hours", "2026-03-08T04:30"),
    ("2026-03-08T06:30", "30분 뒤", "2026-03-08T03:00"),
    ("2026-03-08T07:10", "한 시간 전", "2026-03-08T01:10"),
    // The hour from 1:00 comes twice.
    ("2026-11-01T05:30", "in 2 hours", "2026-11-01T02:30"),
    ("2026-11-01T06:30", "2시간 뒤", "2026-11-01T03:30"),
    ("2026-11-01T07:30", "an hour ago", "2026-11-01T01:30"),
    ("2026-11-01T06:30", "just now", "2026-11-01T01:30"),
  ])
  func `hours from now are as long as they are where the clock is set`(
    utc: String, text: String, moment: String
  ) throws {
    let now = FixedZone.utc.instant(of: LocalTime(literal: utc))
    let input = DateInput(at: now, in: ChangingZone.newYork, leaning: .upcoming)
    #expect(try input.localTime(text, orAt: .noon) == LocalTime(literal: moment))
  }

  @Test func `a moment so far from now is told to the minute`() throws {
    let now = LocalTime(literal: "2026-11-20T14:30").secondsSinceEpoch + 42
    let input = DateInput(
      now: LocalTime(clampingSecondsSinceEpoch: now), leaning: .upcoming)
    #expect(try input.dayAndTime("in 5 minutes").time?.description == "14:35")
    #expect(try input.dayAndTime("in 3 days").time == nil)
    // A bare m is minutes where a time is asked for, and months where a day is.
    #expect(try input.dayAndTime("in 2m").time?.description == "14:32")
    #expect(try input.dayAndTime("in 90m").day == Day(literal: "2026-11-20"))
    #expect(try input.dayAndTime("+2m").day == Day(literal: "2027-01-20"))
    #expect(try input.dayAndTime("in 2 months").time == nil)
    #expect(try input.day("in 2m") == Day(literal: "2027-01-20"))
    #expect(try input.day("tonight") == Day(literal: "2026-11-20"))
  }

  @Test(
    arguments: [
      ("내일 오후 3시", "2026-11-21", "15:00"), ("tomorrow 3pm", "2026-11-21", "15:00"),
      ("fri 15:00", "2026-11-20", "15:00"), ("금 15시", "2026-11-20", "15:00"),
      ("다음주 금요일 오후 3시 반", "2026-11-27", "15:30"), ("next fri at 3:30pm", "2026-11-27", "15:30"),
      ("2026-11-21T09:00", "2026-11-21", "09:00"), ("2026-11-21 09:00", "2026-11-21", "09:00"),
      ("11월 21일 9시", "2026-11-21", "09:00"), ("11/21 noon", "2026-11-21", "12:00"),
      ("3일 후 자정", "2026-11-23", "00:00"), ("내일오후3시", "2026-11-21", "15:00"),
      ("일 3시", "2026-11-22", "15:00"), ("내일에 3시", "2026-11-21", "15:00"),
      ("20 nov, 3pm", "2026-11-20", "15:00"), ("+1d 9am", "2026-11-21", "09:00"),
      ("9:00", "2026-11-20", "09:00"), ("오후 6시", "2026-11-20", "18:00"),
      ("noon", "2026-11-20", "12:00"),
      ("3pm tomorrow", "2026-11-21", "15:00"), ("오후 3시 내일", "2026-11-21", "15:00"),
      ("15:00 fri", "2026-11-20", "15:00"), ("at 3:30pm on next fri", "2026-11-27", "15:30"),
      ("noon, 20 nov", "2026-11-20", "12:00"), ("오후 3시 반 다음주 금", "2026-11-27", "15:30"),
      ("20일 오후 3시", "2026-11-20", "15:00"), ("3pm on the 21st", "2026-11-21", "15:00"),
      ("내일", "2026-11-21", nil), ("2026-11-21", "2026-11-21", nil),
      ("in 3 days", "2026-11-23", nil),
    ] as [(String, String, String?)])
  func `a day can be followed by a time, and a time alone is today's`(
    text: String, day: String, time: String?
  ) throws {
    let read = try upcoming.dayAndTime(text)
    #expect(read.day == Day(literal: day))
    #expect(read.time?.description == time)
    let local = try upcoming.localTime(text, orAt: .lastSecond)
    #expect(local.day == Day(literal: day))
    #expect(local.time == read.time ?? .lastSecond)
  }

  @Test(arguments: [
    "3pm tomorrow 3pm", "내일 3", "tomorrow at", "금 금", "2026-11-20T", "하루", "next week",
    "3pm next week", "in hours", "in 2 hours tomorrow", "2 hours", "2시간", "tonight tomorrow", "저녁",
    "tomorrow tonight", "in 1h 1h", "an hour", "half an hour", "now now", "morning", "two hours",
  ])
  func `a day with something unknown after it is refused`(text: String) {
    #expect(throws: DateInputError.unknownForm(text, .dayAndTime)) {
      try upcoming.dayAndTime(text)
    }
  }

  @Test(arguments: [
    ("2026-11-20T09:00", "2026-11-20T00:00"), ("2026-11-20T09:00:00+09:00", "2026-11-20T00:00"),
    ("2026-11-20T09:00Z", "2026-11-20T09:00"), ("2026-11-20 09:00", "2026-11-20T00:00"),
    ("2026-11-20T09:00:00-0330", "2026-11-20T12:30"), ("2026-11-20T09:00+09", "2026-11-20T00:00"),
    ("2026-11-20t09:00z", "2026-11-20T09:00"), ("2026-01-01T00:00+14:00", "2025-12-31T10:00"),
    ("2026-11-20T09:00:00.250Z", "2026-11-20T09:00"),
  ])
  func `a moment is read on its own offset or the zone's`(text: String, utc: String) throws {
    let instant = try DateInput.instant(text, in: FixedZone.seoul)
    #expect(FixedZone.utc.localTime(at: instant) == LocalTime(literal: utc))
  }

  @Test(arguments: [
    "", "now", "2026-11-20", "2026-11-20T9:00", "2026-11-20T09:00+9", "2026-11-20T09:00+24:00",
    "2026-11-20T09:00ZZ", "2026-11-20T09:00 Asia/Seoul", "20261120T0900",
  ])
  func `another form of a moment is refused`(text: String) {
    #expect(throws: DateInputError.unknownForm(text, .moment)) {
      try DateInput.instant(text, in: FixedZone.utc)
    }
  }

  @Test func `a moment that does not exist is refused as such`() {
    #expect(throws: DateInputError.noSuchDay("2026-02-30T09:00")) {
      try DateInput.instant("2026-02-30T09:00", in: FixedZone.utc)
    }
    #expect(throws: DateInputError.noSuchTime("2026-02-28T24:00")) {
      try DateInput.instant("2026-02-28T24:00", in: FixedZone.utc)
    }
  }
}
