import HearthTestSupport
import Testing

@testable import HearthDomain
@testable import HearthPresentation

@Suite struct OccurrenceWordsTests {
  private let korean = OccurrenceWords(.korean, today: Day(literal: "2026-11-20"))
  private let english = OccurrenceWords(.english, today: Day(literal: "2026-11-20"))

  @Test(arguments: [
    ("2026-11-20T15:00", "2026-11-20T16:30", "오늘 15:00–16:30", "today 15:00–16:30", "1 h 30 min"),
    ("2026-11-21T09:05", "2026-11-21T10:05", "내일 09:05–10:05", "tomorrow 09:05–10:05", "1 h"),
    ("2026-11-19T09:00", "2026-11-19T10:00", "어제 09:00–10:00", "yesterday 09:00–10:00", "1 h"),
    (
      "2026-11-24T15:00", "2026-11-24T16:00", "11월 24일 (화) 15:00–16:00",
      "Tue 24 Nov 15:00–16:00", "1 h"
    ),
    (
      "2027-01-01T00:00", "2027-01-01T01:00", "2027년 1월 1일 (금) 00:00–01:00",
      "Fri 1 Jan 2027 00:00–01:00", "1 h"
    ),
    ("2026-11-20T22:00", "2026-11-21T00:00", "오늘 22:00–24:00", "today 22:00–24:00", "2 h"),
    (
      "2026-11-20T23:00", "2026-11-21T01:00", "오늘 23:00 – 내일 01:00",
      "today 23:00 – tomorrow 01:00", "2 h"
    ),
    (
      "2026-11-20T10:00", "2026-11-23T00:00", "오늘 10:00 – 11월 22일 (일) 24:00",
      "today 10:00 – Sun 22 Nov 24:00", "2 days 14 h"
    ),
  ])
  func `a timed event is written with its days`(
    start: String, end: String, ko: String, en: String, length: String
  ) throws {
    let occurrence = try timed(start, end)
    #expect(korean.dateAndTime(occurrence) == ko)
    #expect(english.dateAndTime(occurrence) == en)
    #expect(english.duration(occurrence) == length)
  }

  @Test func `an event of one moment is written as such`() throws {
    let start = LocalTime(literal: "2026-11-20T16:00")
    let end = LocalTime(clampingSecondsSinceEpoch: start.secondsSinceEpoch + 1)
    let span = try EventSpan(from: start, to: end, zone: "Asia/Seoul")
    let details = EventDetails(title: try EventTitle("Pick up"), span: span)
    let id = try #require(ID<Event>(rawValue: 1))
    let occurrence = Occurrence(of: Event(id: id, details: details), in: FixedZone.seoul)
    #expect(korean.dateAndTime(occurrence) == "오늘 16:00")
    #expect(english.dateAndTime(occurrence) == "today 16:00")
    #expect(occurrence.hasNoEnd)
    let json = occurrence.shortJSON(in: FixedZone.seoul)
    #expect(json["end"] == .string("2026-11-20T16:00:00+09:00"))
    #expect(try !timed("2026-11-20T16:00", "2026-11-20T16:01").hasNoEnd)
  }

  @Test(arguments: [
    ("2026-11-20", "2026-11-20", "오늘 하루 종일", "today, all day", "1일"),
    ("2026-11-24", "2026-11-24", "11월 24일 (화) 하루 종일", "Tue 24 Nov, all day", "1일"),
    (
      "2026-11-20", "2026-11-22", "오늘 – 11월 22일 (일) 하루 종일",
      "today – Sun 22 Nov, all day", "3일"
    ),
  ])
  func `an all-day event is written as such`(
    first: String, last: String, ko: String, en: String, length: String
  ) throws {
    let occurrence = try wholeDays(first, last)
    #expect(korean.dateAndTime(occurrence) == ko)
    #expect(english.dateAndTime(occurrence) == en)
    #expect(korean.duration(occurrence) == length)
  }

  @Test func `a day's list has times only, unless there are other days`() throws {
    let day = Day(literal: "2026-11-20")
    #expect(
      english.times(try timed("2026-11-20T15:00", "2026-11-20T16:00"), on: day) == "15:00–16:00")
    #expect(korean.times(try wholeDays("2026-11-20", "2026-11-20"), on: day) == "하루 종일")
    #expect(
      korean.times(try timed("2026-11-18T15:00", "2026-11-20T16:00"), on: day)
        == "11월 18일 (수) 15:00 – 오늘 16:00")
    #expect(
      english.times(try wholeDays("2026-11-19", "2026-11-21"), on: day)
        == "yesterday – tomorrow, all day")
  }

  @Test func `a day's heading has the date and its distance`() {
    #expect(english.heading(Day(literal: "2026-11-20")) == "Fri 20 Nov, today")
    #expect(korean.heading(Day(literal: "2026-11-23")) == "11월 23일 (월), 3일 뒤")
  }

  @Test(arguments: [
    (1, 0, "치과(15:00–15:30)와 겹쳐요", "overlaps with 치과 (15:00–15:30)"),
    (
      2, 0, "치과(15:00–15:30), 모임(15:00–15:30)과 겹쳐요",
      "overlaps with 치과 (15:00–15:30) and 모임 (15:00–15:30)"
    ),
    (
      2, 3, "치과(15:00–15:30), 모임(15:00–15:30), 회의(15:00–15:30) 외 2개 일정과 겹쳐요",
      "overlaps with 치과 (15:00–15:30), 모임 (15:00–15:30), 회의 (15:00–15:30) and 2 more"
    ),
  ])
  func `overlapping events are named`(names: Int, more: Int, ko: String, en: String) throws {
    let mine = try timed("2026-11-20T15:00", "2026-11-20T16:00")
    let titles = ["치과", "모임", "회의", "산책", "전화"]
    let others = try titles.prefix(names + more).map {
      try timed("2026-11-20T15:00", "2026-11-20T15:30", $0)
    }
    #expect(korean.overlaps(of: mine, with: others) == ko)
    #expect(english.overlaps(of: mine, with: others) == en)
    #expect(english.overlaps(of: mine, with: []) == nil)
  }

  @Test func `overlaps on several days are named with their days`() throws {
    let mine = try timed("2026-11-20T15:00", "2026-11-20T16:00")
    let night = try timed("2026-11-19T15:00", "2026-11-20T15:30", "당직")
    #expect(korean.overlaps(of: mine, with: [night]) == "당직(어제 15:00 – 오늘 15:30)과 겹쳐요")
    #expect(english.overlaps(of: night, with: [mine]) == "overlaps with 회의 (today 15:00–16:00)")
  }

  @Test(arguments: [
    ("2026-11-20T14:31", "1분 뒤", "in 1 min"), ("2026-11-20T15:00", "30분 뒤", "in 30 min"),
    ("2026-11-20T17:05", "2시간 35분 뒤", "in 2 h 35 min"),
    ("2026-11-21T14:29", "23시간 59분 뒤", "in 23 h 59 min"), ("2026-11-21T14:30", "내일", "tomorrow"),
    ("2026-11-23T09:00", "3일 뒤", "in 3 days"), ("2026-11-20T14:30", "지금", "now"),
    ("2026-11-20T13:00", "끝남", "done"),
  ])
  func `the time until the start is written`(start: String, ko: String, en: String) throws {
    let now = FixedZone.seoul.instant(of: LocalTime(literal: "2026-11-20T14:30"))
    let end = LocalTime(literal: start).adding(minutes: 60)
    let span = try EventSpan(from: LocalTime(literal: start), to: end, zone: FixedZone.seoul.name)
    let occurrence = try occurrence(span, "회의")
    #expect(korean.timeUntilStart(for: occurrence, at: now) == ko)
    #expect(english.timeUntilStart(for: occurrence, at: now) == en)
    let whole = try wholeDays("2026-11-21", "2026-11-21")
    #expect(english.timeUntilStart(for: whole, at: now) == "tomorrow")
  }

  @Test(
    arguments: [
      ("2026-11-20", "2026-11-20", nil), ("2026-11-21", "2026-11-21", nil),
      ("2026-11-21", "2026-11-22", nil), ("2026-11-22", "2026-11-22", "모레"),
      ("2026-11-19", "2026-11-21", "오늘"), ("2026-11-18", "2026-11-18", "끝남"),
    ] as [(String, String, String?)])
  func `a waiting time beside an event's days repeats no day`(
    first: String, last: String, wait: String?
  ) throws {
    let now = FixedZone.seoul.instant(of: LocalTime(literal: "2026-11-20T14:30"))
    #expect(korean.additionalTimeUntilStart(for: try wholeDays(first, last), at: now) == wait)
  }

  @Test func `a waiting time of hours is written beside a time`() throws {
    let now = FixedZone.seoul.instant(of: LocalTime(literal: "2026-11-20T14:30"))
    let soon = try timed("2026-11-20T15:00", "2026-11-20T16:00")
    let tomorrow = try timed("2026-11-21T15:00", "2026-11-21T16:00")
    #expect(korean.additionalTimeUntilStart(for: soon, at: now) == "30분 뒤")
    #expect(korean.additionalTimeUntilStart(for: tomorrow, at: now) == nil)
    #expect(
      korean.additionalTimeUntilStart(
        for: try timed("2026-11-20T14:00", "2026-11-20T16:00"), at: now) == "지금")
  }

  @Test func `further overlaps are mentioned`() throws {
    let mine = try timed("2026-11-20T15:00", "2026-11-20T16:00")
    let other = try timed("2026-11-20T15:00", "2026-11-20T15:30", "치과")
    #expect(
      korean.overlaps(of: mine, with: [other], hasMore: true) == "치과(15:00–15:30) 등 여러 일정과 겹쳐요")
    #expect(
      english.overlaps(of: mine, with: [other], hasMore: true)
        == "overlaps with 치과 (15:00–15:30) and more")
  }

  @Test(arguments: [
    (
      ClockNotice.Cause.skipped, "2026-03-29T02:30", "2026-03-29T03:30",
      "3월 29일에는 02:30 시각이 없어서 03:30에 시작해요.",
      "On 29 Mar the clock skips 02:30: the event starts at 03:30."
    ),
    (
      .shownTwice, "2026-10-25T02:30", "2026-10-25T02:30",
      "10월 25일에는 02:30 시각이 두 번 있어서 먼저 오는 때에 시작해요.",
      "On 25 Oct the clock shows 02:30 twice: the event starts at the first one."
    ),
    (
      .movedAlong, "2026-03-29T03:00", "2026-03-29T04:00",
      "시작이 옮겨져서, 03:00에 끝나려던 일정은 04:00에 끝나요.",
      "Because the start moved, the end moved from 03:00 to 04:00."
    ),
  ])
  func `the effect of a clock change on a time is described`(
    cause: ClockNotice.Cause, entered: String, taken: String, ko: String, en: String
  ) {
    let notice = ClockNotice(
      edge: cause == .movedAlong ? .end : .start, cause: cause,
      entered: LocalTime(literal: entered), adjusted: LocalTime(literal: taken))
    #expect(notice.text(in: .korean, today: Day(literal: "2026-11-20")) == ko)
    #expect(notice.text(in: .english, today: Day(literal: "2026-11-20")) == en)
  }

  @Test(arguments: [
    ([], "알림 없음", "no reminder"), ([0], "시작할 때", "at the start"),
    ([0, 10], "시작할 때, 10분 전", "at the start, 10 minutes before"),
    (
      [-90, -10], "시작 1시간 30분 뒤, 시작 10분 뒤", "1 h 30 min after the start, 10 minutes after the start"
    ),
    ([1, 60, 90], "1분 전, 1시간 전, 1시간 30분 전", "1 minute before, 1 hour before, 1 h 30 min before"),
    ([120, 1440, 10_080], "2시간 전, 하루 전, 7일 전", "2 hours before, 1 day before, 1 week before"),
  ])
  func `reminders are written in words`(minutes: [Int], ko: String, en: String) throws {
    let reminders = try LeadTimes(minutesBefore: minutes)
    #expect(reminders.words(in: .korean) == ko)
    #expect(reminders.words(in: .english) == en)
  }

  @Test func `the marks of the three states differ`() {
    #expect(Set(EventStatus.allCases.map(\.mark)).count == 3)
    #expect(Set(EventStatus.allCases.map(\.style)).count == 3)
    #expect(Set(EventStatus.allCases.map(\.name)).count == 3)
  }
}

private func timed(_ start: String, _ end: String, _ title: String = "회의") throws -> Occurrence {
  let span = try EventSpan(
    from: LocalTime(literal: start), to: LocalTime(literal: end), zone: FixedZone.seoul.name)
  return try occurrence(span, title)
}

private func wholeDays(_ first: String, _ last: String) throws -> Occurrence {
  let span = try EventSpan(
    allDayFrom: Day(literal: first), through: Day(literal: last), zone: FixedZone.seoul.name)
  return try occurrence(span, "휴가")
}

private func occurrence(_ span: EventSpan, _ title: String) throws -> Occurrence {
  let id = try #require(ID<Event>(rawValue: 1))
  let details = EventDetails(title: try EventTitle(title), span: span)
  return Occurrence(of: Event(id: id, details: details), in: FixedZone.seoul)
}
