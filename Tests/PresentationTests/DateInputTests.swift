import Foundation
import HearthDomain
import HearthPresentation
import HearthTestSupport
import Testing

@Suite struct DateInputTests {
  /// A Friday.
  private let upcoming = DateInput(now: LocalTime(literal: "2026-11-20T14:30"), leaning: .upcoming)
  private let past = DateInput(now: LocalTime(literal: "2026-11-20T14:30"), leaning: .past)

  @Test(
    arguments: [
      ("today", "2026-11-20"), ("오늘", "2026-11-20"), ("tomorrow", "2026-11-21"),
      ("내일", "2026-11-21"), ("모레", "2026-11-22"), ("내일모레", "2026-11-22"), ("글피", "2026-11-23"),
      ("yesterday", "2026-11-19"), ("어제", "2026-11-19"), ("그저께", "2026-11-18"),
      ("그제", "2026-11-18"),
      ("day after tomorrow", "2026-11-22"), ("그끄저께", "2026-11-17"),
      ("this fri", "2026-11-20"), ("이번주 금", "2026-11-20"), ("이번 주 월요일", "2026-11-16"),
      ("next fri", "2026-11-27"), ("다음주 금", "2026-11-27"), ("다음 주 금요일", "2026-11-27"),
      ("다음주금", "2026-11-27"), ("next sunday", "2026-11-29"), ("다음주 월", "2026-11-23"),
      ("next week fri", "2026-11-27"), ("다다음주 금", "2026-12-04"), ("last fri", "2026-11-13"),
      ("지난주 금", "2026-11-13"), ("지난 주 일요일", "2026-11-15"), ("last mon", "2026-11-09"),
      ("저번주 화", "2026-11-10"), ("지지난주 금", "2026-11-06"),
      ("+3d", "2026-11-23"), ("-2w", "2026-11-06"), ("+1m", "2026-12-20"), ("+1y", "2027-11-20"),
      ("+3일", "2026-11-23"), ("+ 3 d", nil), ("−2주", "2026-11-06"), ("+0d", "2026-11-20"),
      ("3일 후", "2026-11-23"), ("3일후", "2026-11-23"), ("3일 뒤", "2026-11-23"), ("2주 전", "2026-11-06"),
      ("다음 달 1일", "2026-12-01"), ("다음달 1일", "2026-12-01"), ("이번 달 말일", "2026-11-30"),
      ("지난달 말", "2026-10-31"), ("다음 달 말일", "2026-12-31"), ("월말", "2026-11-30"),
      ("the 1st of next month", "2026-12-01"), ("1st of this month", "2026-11-01"),
      ("end of next month", "2026-12-31"), ("the end of the month", "2026-11-30"),
      ("last day of last month", "2026-10-31"), ("다음 달", nil), ("1일 다음 달", nil),
      ("1개월 후", "2026-12-20"), ("한 달 전", "2026-10-20"), ("1년 전", "2025-11-20"),
      ("이틀 전", "2026-11-18"), ("일주일 뒤", "2026-11-27"), ("열흘 후", "2026-11-30"),
      ("3 days ago", "2026-11-17"), ("in 3 days", "2026-11-23"), ("in a week", "2026-11-27"),
      ("2 weeks later", "2026-12-04"), ("1 month ago", "2026-10-20"), ("3d ago", "2026-11-17"),
      ("2026-11-20", "2026-11-20"), ("2026/11/05", "2026-11-05"), ("2026.11.5", "2026-11-05"),
      ("2026. 11. 5.", "2026-11-05"), ("2026년 11월 20일", "2026-11-20"), ("2026년11월5일", "2026-11-05"),
      ("20 Nov 2025", "2025-11-20"), ("November 20, 2025", "2025-11-20"),
      ("0001-01-01", "0001-01-01"),
      ("2024-02-29", "2024-02-29"), ("２０２６－１１－２０", "2026-11-20"), ("  ToDay ", "2026-11-20"),
      ("TOMORROW", "2026-11-21"), ("다음  주   금", "2026-11-27"), ("2026–11–20", "2026-11-20"),
    ] as [(String, String?)])
  func `a day is read alike whichever way it leans`(text: String, day: String?) {
    let wanted = day.map { Day(literal: $0) }
    for input in [upcoming, past] {
      #expect((try? input.day(text)) == wanted)
      #expect((try? input.day(text.decomposedStringWithCanonicalMapping)) == wanted)
    }
  }

  @Test(arguments: [
    ("fri", "2026-11-20", "2026-11-20"), ("friday", "2026-11-20", "2026-11-20"),
    ("금", "2026-11-20", "2026-11-20"), ("금요일", "2026-11-20", "2026-11-20"),
    ("sat", "2026-11-21", "2026-11-14"), ("토", "2026-11-21", "2026-11-14"),
    ("일", "2026-11-22", "2026-11-15"), ("일요일", "2026-11-22", "2026-11-15"),
    ("thu", "2026-11-26", "2026-11-19"), ("목요일", "2026-11-26", "2026-11-19"),
    ("월", "2026-11-23", "2026-11-16"), ("tues", "2026-11-24", "2026-11-17"),
    ("wednesday", "2026-11-25", "2026-11-18"), ("수", "2026-11-25", "2026-11-18"),
    ("11-20", "2026-11-20", "2026-11-20"), ("11/21", "2026-11-21", "2025-11-21"),
    ("11월 19일", "2027-11-19", "2026-11-19"), ("1월 1일", "2027-01-01", "2026-01-01"),
    ("12-25", "2026-12-25", "2025-12-25"), ("2월29일", "2028-02-29", "2024-02-29"),
    ("20 nov", "2026-11-20", "2026-11-20"), ("dec 25", "2026-12-25", "2025-12-25"),
    ("1 sept", "2027-09-01", "2026-09-01"), ("3/1", "2027-03-01", "2026-03-01"),
    ("20th", "2026-11-20", "2026-11-20"), ("20일", "2026-11-20", "2026-11-20"),
    ("the 21st", "2026-11-21", "2026-10-21"), ("3일", "2026-12-03", "2026-11-03"),
    ("31st", "2026-12-31", "2026-10-31"), ("20일 (금)", "2026-11-20", "2026-11-20"),
    ("11월 말일", "2026-11-30", "2025-11-30"), ("10월 말", "2027-10-31", "2026-10-31"),
    ("last day of february", "2027-02-28", "2026-02-28"),
    ("end of nov", "2026-11-30", "2025-11-30"),
    ("nov 21st", "2026-11-21", "2025-11-21"), ("2nd of dec", "2026-12-02", "2025-12-02"),
  ])
  func `a weekday and a date without a year lean as asked`(
    text: String, next: String, last: String
  ) throws {
    #expect(try upcoming.day(text) == Day(literal: next))
    #expect(try past.day(text) == Day(literal: last))
    #expect(try upcoming.day(text.decomposedStringWithCanonicalMapping) == Day(literal: next))
  }

  @Test(arguments: [
    "2026-02-30", "2026-13-01", "2026-00-10", "2월 30일", "13월 1일", "02-30", "11/31", "30 feb",
    "2026년 2월 29일", "0000-01-01", "이번 달 31일", "the 31st of this month",
    "+9999999d", "Thu 20 Nov 2026", "11월 20일 (목)", "sun, 30 feb",
    "9000년 전", "-3000y", "2026-11-0", "32nd", "0일", "fri 21st",
  ])
  func `a day that does not exist is refused as such`(text: String) {
    #expect(throws: DateInputError.noSuchDay(text)) { try upcoming.day(text) }
    #expect(throws: DateInputError.noSuchDay(text)) { try past.dayAndTime(text) }
  }

  @Test(arguments: [
    "", " ", "someday", "언젠가", "20", "3 days", "next", "다음주", "2026-11", "11-20-", "+3", "+d",
    "1-2-3", "frid", "monthly", "금금", "2026-1120", "99999999999999999999d ago", "11월", "ㄱ", "👨‍👩‍👧",
    "\u{0}",
    "2026-11/20", "today 3pm",
  ])
  func `an unknown form of a day is refused as such`(text: String) {
    #expect(throws: DateInputError.unknownForm(text, .day)) { try upcoming.day(text) }
  }

  @Test(arguments: [
    ("15:00", "15:00"), ("9:05", "09:05"), ("00:00", "00:00"), ("23:59:59", "23:59:59"),
    ("3pm", "15:00"), ("3 PM", "15:00"), ("3:30pm", "15:30"), ("12am", "00:00"), ("12pm", "12:00"),
    ("3 p.m.", "15:00"), ("15시", "15:00"), ("15시 30분", "15:30"), ("9시 반", "09:30"),
    ("오후 3시", "15:00"), ("오후3시", "15:00"), ("오후 3시 30분", "15:30"), ("오후 3시 반", "15:30"),
    ("오전 12시", "00:00"), ("오후 12시", "12:00"), ("오전 9시 5분", "09:05"), ("오후 3:30", "15:30"),
    ("오후 15시", "15:00"), ("새벽 2시", "02:00"), ("저녁 7시", "19:00"), ("밤 10시", "22:00"),
    ("낮 12시", "12:00"), ("noon", "12:00"), ("정오", "12:00"), ("midnight", "00:00"), ("자정", "00:00"),
    ("at 3pm", "15:00"), ("３：３０ｐｍ", "15:30"), ("PM 3:00", "15:00"),
  ])
  func `a time is read`(text: String, time: String) throws {
    #expect(try upcoming.time(text).description == time)
    #expect(try upcoming.time(text.decomposedStringWithCanonicalMapping).description == time)
  }

  @Test(arguments: [
    ("1시", "13:00", "01:00"), ("3시", "15:00", "03:00"), ("3시에", "15:00", "03:00"),
    ("5시 반", "17:30", "05:30"), ("6시 10분", "18:10", "06:10"), ("7시", "07:00", "07:00"),
    ("9시 반", "09:30", "09:30"), ("12시", "12:00", "12:00"), ("0시", "00:00", "00:00"),
    ("15시", "15:00", "15:00"), ("03시", "03:00", "03:00"), ("새벽 3시", "03:00", "03:00"),
    ("오전 3시", "03:00", "03:00"), ("아침 6시", "06:00", "06:00"), ("오후 3시", "15:00", "15:00"),
    ("3:00", "03:00", "03:00"), ("03:00", "03:00", "03:00"), ("3am", "03:00", "03:00"),
    ("밤 1시", "01:00", "01:00"), ("낮 2시", "14:00", "14:00"),
  ])
  func `an hour alone is of the afternoon in what is planned`(
    text: String, planned: String, past: String
  ) throws {
    #expect(try upcoming.time(text).description == planned)
    #expect(try self.past.time(text).description == past)
    let decomposed = "내일 \(text)".decomposedStringWithCanonicalMapping
    #expect(try upcoming.dayAndTime(decomposed).time?.description == planned)
    #expect(try self.past.dayAndTime("\(text) 어제").time?.description == past)
  }

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

  @Test(arguments: [
    "25:00", "24:01", "12:60", "13am", "0pm", "25시", "오전 13시", "3시 60분", "12:00:60", "밤 12시 60분",
  ])
  func `a time that no clock shows is refused as such`(text: String) {
    #expect(throws: DateInputError.noSuchTime(text)) { try upcoming.time(text) }
    #expect(throws: DateInputError.noSuchTime("내일 " + text)) { try past.dayAndTime("내일 " + text) }
  }

  @Test(arguments: ["", "15", "3 o'clock", "오후", "15:0", "pm", "3시 30", "100:00", "today", "1:2:3"])
  func `an unknown form of a time is refused as such`(text: String) {
    #expect(throws: DateInputError.unknownForm(text, .time)) { try upcoming.time(text) }
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

  @Test(arguments: Language.allCases)
  func `a refusal names the text and three examples that are understood`(language: Language) throws
  {
    for example in DateInputError.Wanted.day.examples(in: language) {
      _ = try upcoming.day(example)
    }
    for example in DateInputError.Wanted.pastDay.examples(in: language) {
      #expect(try past.day(example) <= Day(literal: "2026-11-20"))
    }
    for example in DateInputError.Wanted.pastDayAndTime.examples(in: language) {
      #expect(try past.dayAndTime(example).time != nil)
    }
    for example in DateInputError.Wanted.time.examples(in: language) {
      _ = try upcoming.time(example)
    }
    for example in DateInputError.Wanted.dayAndTime.examples(in: language) {
      #expect(try upcoming.dayAndTime(example).time != nil)
    }
    for example in DateInputError.Wanted.moment.examples(in: language) {
      _ = try DateInput.instant(example, in: FixedZone.utc)
    }
    for example in DateInputError.Wanted.days.examples(in: language) {
      _ = try upcoming.days(example)
    }
    for example in DateInputError.Wanted.month.examples(in: language) {
      _ = try upcoming.month(example)
    }
    for example in DateInputError.Wanted.duration.examples(in: language) {
      _ = try DateInput.minutes(example)
    }
    let all: [DateInputError.Wanted] = [
      .day, .pastDay, .time, .dayAndTime, .pastDayAndTime, .days, .month, .duration, .moment,
    ]
    for wanted in all {
      #expect(wanted.examples(in: language).count == 3)
      let words = DateInputError.unknownForm("언젠가", wanted).words(in: language)
      #expect(words.contains("언젠가") && words.contains(wanted.examples(in: language)[0]))
    }
  }

  @Test func `refusals are said in whole sentences`() {
    let unknown = DateInputError.unknownForm("언젠가", .day)
    #expect(
      unknown.words(in: .korean)
        == "‘언젠가’를 날짜로 알아볼 수 없어요. 이렇게 적어 주세요: 내일, 다음 주 금, 2026-11-20.")
    #expect(
      DateInputError.unknownForm("someday", .day).words(in: .english)
        == "“someday” cannot be read as a day. Write it like this: tomorrow, next fri, 2026-11-20.")
    #expect(
      DateInputError.noSuchDay("2월 30일").words(in: .korean) == "‘2월 30일’은 달력에 없는 날이에요.")
    #expect(
      DateInputError.noSuchTime("25:00").words(in: .english)
        == "There is no such time as “25:00”.")
  }

  @Test func `every day written long or short is read back`() throws {
    for language in Language.allCases {
      let words = DateWords(language, today: Day(literal: "2026-11-20"))
      for distance in stride(from: -800, through: 800, by: 7) {
        let day = Day(literal: "2026-11-20").adding(days: distance)
        let leaning = DateInput(
          now: LocalTime(literal: "2026-11-20T14:30"), leaning: distance < 0 ? .past : .upcoming)
        #expect(try leaning.day(words.long(day)) == day)
        #expect(try leaning.day(words.short(day)) == day)
        #expect(try leaning.day(words.shortWithWeekday(day)) == day)
        #expect(try leaning.day(words.relative(day)) == day)
        #expect(try leaning.day(day.description) == day)
      }
    }
  }

  @Test func `random input never traps`() {
    var random = SeededNumbers(seed: 1)
    let pieces = [
      "today", "내일", "금", "next ", "다음주 ", "+", "-", "3", "20", "2026", "9999999", "월 ", "일 ", "시",
      " ", ":", "/", ".", "pm", "오후 ", "반", "ago", "in ", "년", "nov", "T", "th", "달", "주", "h", "Z",
      "\u{301}", "é", "🇰🇷",
      "\u{0}",
      "밤", "시간 ", "후", "tonight", "evening", "24시", "밤 12시", "말일", "이번 달 ", "end of ", "월말",
      "ᄋ", "00", "99999999999999999999", "at ", ",",
    ]
    for _ in 0..<3000 {
      let count = Int.random(in: 0...7, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      _ = try? upcoming.day(text)
      _ = try? past.dayAndTime(text)
      _ = try? upcoming.time(text)
      _ = try? upcoming.days(text)
      _ = try? past.month(text)
      _ = try? DateInput.minutes(text)
      _ = try? DateInput.instant(text, in: FixedZone.seoul)
      for edge in [Day.earliest, .latest] {
        let input = DateInput(now: LocalTime(day: edge, time: .noon), leaning: .upcoming)
        _ = try? input.dayAndTime(text)
        _ = try? input.following(edge).days(text)
      }
    }
  }
}
