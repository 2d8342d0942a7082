import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct TimedTitleTests {
  @Test(arguments: [
    ("plan \"Lunch tomorrow noon\"", "plan Lunch --from \"tomorrow noon\""),
    ("plan \"Lunch on Friday at 3pm\"", "plan Lunch --from \"fri 3pm\""),
    ("plan \"점심 내일 정오\"", "plan 점심 --from \"내일 정오\""),
    ("plan \"내일 오후 3시 치과\"", "plan 치과 --from \"내일 오후 3시\""),
    ("plan \"Trip tomorrow\" --all-day", "plan Trip --all-day --from tomorrow"),
    ("plan dentist tomorrow 3pm", "plan dentist --from \"tomorrow 3pm\""),
    (
      "plan \"School run\" every weekday 8:30am for 30m --from \"4 jan\"",
      "plan \"School run\" --from \"4 jan 8:30am\" --for 30m --repeat \"every weekday\""
    ),
    ("plan Lunch tomorrow --from 1pm --to 2pm", "plan Lunch --from \"tomorrow 1pm\" --to 2pm"),
    ("plan Yoga every tue --from 7pm", "plan Yoga --from \"tue 7pm\" --repeat \"every tue\""),
    ("plan Book club May --from \"4 jan\"", "plan --title \"Book club May\" --from \"4 jan\""),
    ("plan Party 8 --from fri --to sun", "plan --title \"Party 8\" --from fri --to sun"),
    ("plan --title Party --from midnight", "plan Party at midnight"),
    ("plan 회의 모레 --from 14:00", "plan 회의 --from \"모레 14:00\""),
    ("plan \"Lunch tomorrow\" --from 13:00", "plan --title \"Lunch tomorrow\" --from 13:00"),
    ("plan 치과 내일 오후 3시 --for 30분", "plan 치과 --from \"내일 오후 3시\" --for 30분"),
    ("plan Lunch tomorrow 3pm with Jo", "plan \"Lunch with Jo\" --from \"tomorrow 3pm\""),
    ("plan Trip fri - sun", "plan Trip --from fri --to sun"),
    ("plan Trip fri - sun --all-day", "plan Trip --from fri --to sun"),
    ("plan Meeting tomorrow 3pm-4pm", "plan Meeting --from \"tomorrow 3pm\" --to 4pm"),
    ("plan Work from 9am to 5pm", "plan Work --from 9:00 --to 17:00"),
    ("plan 9am-5pm work", "plan work --from 9:00 --to 17:00"),
    ("plan 회의 내일 3시부터 5시까지", "plan 회의 --from \"내일 15:00\" --to 17:00"),
    ("plan 내일 오후 2시 30분 회의", "plan 회의 --from \"내일 14:30\""),
    ("plan 내일 회의 3시", "plan 회의 --from \"내일 15:00\""),
    ("plan tomorrow meeting 3pm", "plan meeting --from \"tomorrow 3pm\""),
    ("plan Lunch friday with Ann at noon", "plan \"Lunch with Ann\" --from \"2026-11-27 noon\""),
    ("plan 3pm dentist tomorrow", "plan dentist --from \"tomorrow 3pm\""),
    ("plan 다음 주 금요일 엄마랑 저녁", "plan \"엄마랑 저녁\" --from \"다음 주 금요일 저녁 7시\""),
    ("plan tomorrow dentist", "plan dentist --from tomorrow"),
    ("plan Sunday lunch", "plan lunch --from \"sun noon\""),
    ("plan 금요일부터 일요일까지 부산 여행", "plan \"부산 여행\" --from 금 --to 일"),
    ("plan Lunch mon 11-1", "plan Lunch --from \"mon 11:00\" --to 13:00"),
    ("plan Meeting 9-5 monday", "plan Meeting --from \"mon 9:00\" --to 17:00"),
    ("plan Meeting tomorrow from 3 to 5", "plan Meeting --from \"tomorrow 15:00\" --to 17:00"),
    ("plan Meeting 3pm-4pm tue", "plan Meeting --from \"tue 15:00\" --to 16:00"),
    ("plan Vacation 12/20-12/27", "plan Vacation --from 12/20 --to 12/27"),
    ("plan Meeting tue at 3", "plan Meeting --from \"tue 15:00\""),
    ("plan Train 6.15pm tomorrow", "plan Train --from \"tomorrow 18:15\""),
    ("plan 회의 내일 세 시 반", "plan 회의 --from \"내일 15:30\""),
    ("plan Dinner with Tom fri 7:30", "plan \"Dinner with Tom\" --from \"fri 19:30\""),
    ("plan 저녁 약속 금 7시", "plan \"저녁 약속\" --from \"금 19:00\""),
    ("plan Breakfast fri 7:30", "plan Breakfast --from \"2026-11-27 07:30\""),
    ("plan Taxi monday 5:30am for 20m", "plan Taxi --from \"mon 05:30\" --for 20m"),
    ("plan 내일 10시에 회의 2시간", "plan 회의 --from \"내일 10:00\" --for 2h"),
    ("plan \"Mum's visit\" wed all day", "plan \"Mum's visit\" --from wed"),
    ("plan 음력 8월 15일 차례", "plan 차례 --from 2027-09-15"),
    ("plan Meet fri 3pm, room 4", "plan \"Meet, room 4\" --from \"fri 3pm\""),
    ("plan Call at 3pm maybe", "plan \"Call maybe\" --from 3pm"),
    ("plan Meeting tomorow 3pm", "plan Meeting --from \"tomorrow 3pm\""),
    ("plan 팀회의 다음주 월욜 10시", "plan 팀회의 --from \"다음주 월 10:00\""),
    ("plan 내일 3시~5시 회의", "plan 회의 --from \"내일 15:00\" --to 17:00"),
    ("plan Gym every tue until eoy", "plan Gym --repeat \"every tue\" --until eoy"),
    ("plan Gym every tue until eom", "plan Gym --repeat \"every tue\" --until eom"),
    (
      "plan Gym every tue until end of year",
      "plan Gym --repeat \"every tue\" --until \"end of year\""
    ),
    ("plan 헬스 매주 화 연말까지", "plan 헬스 --repeat \"매주 화\" --until 연말"),
  ])
  func `a title with a time is planned at that time`(line: String, plain: String) throws {
    let (left, right) = (ScheduleCommandFixture(.english), ScheduleCommandFixture(.english))
    #expect(left.run(line).status == .success)
    #expect(right.run(plain).status == .success)
    let event = try #require(left.events.first)
    #expect(try right.events.first?.details == event.details)
    #expect(try right.events.first?.series == event.series)
  }

  @Test(arguments: [
    "Read pages 11-20", "Lunch", "Room 25:00", "Read pages 2/30",
    "Class of May 68", "Party 45th", "PM 2.5", "Sun cream", "일 끝내기", "Midnight snack",
    "Swim 400m", "Read 2 chapters", "Read pages 10-11",
    "강남역 10번 출구", "Party '20th'",
  ])
  func `other titles are not changed`(title: String) throws {
    let schedule = ScheduleCommandFixture(.english)
    #expect(schedule.run("plan \"\(title)\"").status == .success)
    #expect(try schedule.events.first?.details.title.value == title)
  }

  @Test(
    .inWholeRuns,
    arguments: [
      ("Dentist tomorrow 25:00", "tomorrow 25:00"), ("Y 2026-02-30", "2026-02-30"),
      ("회의 2월 30일", "2월 30일"), ("회의 내일 25시", "내일 25시"),
      ("Concert Feb 30 3pm", "Feb 30 3pm"), ("Lunch 25:00 tomorrow", "25:00 tomorrow"),
      ("내일 25시 치과", "내일 25시"), ("2월 30일 3시 회의", "2월 30일 3시"),
      ("Report Fri 21 Nov", "Fri 21 Nov"), ("Trip +9999999d", "+9999999d"),
      ("Feb 30 3pm", "Feb 30 3pm"),
    ])
  func `an impossible day or time is refused as after --from`(
    title: String, when: String
  ) throws {
    let (left, right) = (ScheduleCommandFixture(.english), ScheduleCommandFixture(.english))
    let refused = left.run("plan \(title)")
    #expect(refused.status == .wrongUsage)
    #expect(try left.events.isEmpty)
    #expect(refused.errors == right.run(["plan", "X", "--from", when]).errors)
  }

  @Test(
    arguments: [
      ("plan 내일 8시 약", "오전이면 ‘오전 8시’"), ("plan 매일 8시 약", "저녁이면 ‘오후 8시’"),
      ("plan 매주 월 수 7시 요가", "오전이면 ‘오전 7시’"), ("plan 매일 아침 8시 약", nil),
      ("plan 매일 저녁 8시 약", nil), ("plan 매일 8시 아침 약", nil), ("plan 매일 08:00 약", nil),
      ("plan 매일 9시 약", "저녁이면 ‘오후 9시’"), ("plan 매일 약 20시", nil),
    ] as [(String, String?)])
  func `an assumed half of the day is reported`(line: String, note: String?) {
    let ran = ScheduleCommandFixture(.korean, .terminal).run(line)
    #expect(ran.status == .success)
    let said = ran.output + ran.errors
    #expect(said.contains("로 적었어요. ") == (note != nil), "\(said)")
    if let note { #expect(said.contains(note), "\(said)") }
  }

  @Test(
    arguments: [
      ("plan gym every mon at 7", "for the morning, write 7am", "19:00"),
      ("plan pills every day at 8", "for the evening, write 8pm", "08:00"),
      ("plan pills every morning at 8", nil, "08:00"),
      ("plan pills every evening at 7", nil, "19:00"),
      ("plan pills every night at 8", nil, "20:00"),
      ("plan gym every mon 07:00", nil, "07:00"), ("plan gym every mon 7am", nil, "07:00"),
    ] as [(String, String?, String)])
  func `the assumed half of the day of English repetitions is reported`(
    line: String, note: String?, time: String
  ) {
    let ran = ScheduleCommandFixture(.english, .terminal).run(line)
    #expect(ran.status == .success)
    let said = ran.output + ran.errors
    #expect(said.contains("Read as ") == (note != nil), "\(said)")
    if let note { #expect(said.contains(note), "\(said)") }
    #expect(said.contains(" \(time)–"), "\(said)")
  }

  @Test(arguments: [
    "Pushups 30 every day", "every day 10 pushups", "매일 3 세트 운동", "Swim every mon 400m",
  ])
  func `a number with its own meaning stays in the title beside a repetition`(title: String) throws
  {
    let schedule = ScheduleCommandFixture(.english)
    #expect(schedule.run(["plan", title]).status == .success)
    #expect(try Set(schedule.events.map(\.id)).count == 1)
  }

  @Test(
    arguments: [
      ("저녁에 수연이 만나기 내일", "수연이 만나기", "19:00"), ("내일 수연이 저녁에 만나기", "수연이 만나기", "19:00"),
      ("수연이 만나기 아침에 내일", "수연이 만나기", "08:00"), ("수연이 내일 점심에 밥", "수연이 밥", "12:00"),
      ("see Sue in the evening tomorrow", "see Sue", "19:00"),
      ("tomorrow see Sue in the evening", "see Sue", "19:00"),
      ("저녁에 수연이 매주 금", "수연이", "19:00"), ("yoga in the evening every fri", "yoga", "19:00"),
      ("수연이 저녁 모레", "수연이 저녁", "19:00"), ("내일 점심에 미나랑", "점심 미나랑", "12:00"),
    ] as [(String, String, String?)])
  func `a part of the day is recognised wherever it is`(
    typed: String, title: String, time: String?
  ) throws {
    let schedule = ScheduleCommandFixture(.english)
    #expect(schedule.run(["plan", typed]).status == .success)
    let details = try #require(schedule.events.first?.details)
    #expect(details.title.value == title)
    let start = details.span.start(in: FixedZone.seoul)
    #expect(details.span.isAllDay ? time == nil : time == "\(start.time)")
  }

  @Test func `an ambiguous text is asked about at a terminal`() throws {
    let schedule = ScheduleCommandFixture(.english)
    let asked = schedule.run("plan Trip next week", answers: ["2"])
    #expect(asked.status == .success)
    #expect(asked.errors.contains("  1  23 Nov - 29 Nov"), "\(asked.errors)")
    let monday = Day(literal: "2026-11-23")
    #expect(try schedule.events.first?.span.bounds == .allDay(first: monday, last: monday))
    #expect(schedule.run("plan Trip next week", answers: ["3"]).status == .success)
    #expect(try schedule.events.contains { $0.details.title.value == "Trip next week" })
    let before = try schedule.events.count
    #expect(schedule.run("plan Trip next week", answers: [""]).status == .success)
    #expect(try schedule.events.count == before)
  }

  @Test func `a past time is asked about at a terminal and reported in a pipe`() throws {
    let schedule = ScheduleCommandFixture(.english)
    let asked = schedule.run("plan Call today 9am", answers: ["n"])
    #expect(asked.errors.contains("has already passed"))
    #expect(try schedule.events.isEmpty)
    #expect(schedule.run("plan Call today 9am").status == .success)
    #expect(try schedule.events.count == 1)
  }

  @Test(
    arguments: [
      ("plan Carols sunday 5pm", "2026-12-20T17:00", "so Sunday, 20 December 2026 was used"),
      ("plan Call Elif at 8pm", "2026-12-14T20:00", "so Monday, 14 December 2026 was used"),
      ("plan Meet 10:00-12:00", "2026-12-14T10:00", "so Monday, 14 December 2026 was used"),
      ("plan Meet sunday 10:00-12:00", "2026-12-20T10:00", "so Sunday, 20 December 2026 was used"),
      ("plan Talk sunday 8pm to 11pm", "2026-12-13T20:00", nil),
      ("plan Talk today 5pm", "2026-12-13T17:00", nil),
      ("plan Talk 13 dec 5pm", "2026-12-13T17:00", nil),
      ("plan Talk --from 5pm", "2026-12-13T17:00", nil),
      ("plan Talk --from \"13 dec 5pm\"", "2026-12-13T17:00", nil),
      (
        "plan Talk --from \"sunday 5pm\"", "2026-12-20T17:00",
        "so Sunday, 20 December 2026 was used"
      ),
    ] as [(String, String, String?)])
  func `an hour that has passed today is the next one, and this is reported`(
    line: String, start: String, told: String?
  ) throws {
    let schedule = ScheduleCommandFixture(.english, .piped, at: "2026-12-13T22:05")
    let planned = schedule.run(line)
    #expect(planned.status == .success)
    let event = try #require(schedule.queries.list(in: 0..<1).first?.storedEvent)
    #expect(event.details.span.start(in: FixedZone.seoul) == LocalTime(literal: start))
    let said = planned.output + planned.errors
    #expect(said.contains(told ?? "has passed") == (told != nil), "\(said)")
  }

  @Test func `a weekday without an hour means next week once its evening has come`() throws {
    for (time, day) in [("2026-12-13T19:00", "2026-12-13"), ("2026-12-13T20:30", "2026-12-20")] {
      let schedule = ScheduleCommandFixture(.english, .piped, at: time)
      #expect(schedule.run("plan Sunday roast sunday").status == .success)
      let event = try #require(schedule.queries.list(in: 0..<1).first?.storedEvent)
      #expect(event.details.span.start(in: FixedZone.seoul).day == Day(literal: day))
    }
  }

  @Test(
    arguments: [
      (Language.korean, "plan 산책 일욜 7시반", "‘오전 7시 30분’"),
      (.english, "plan Walk sun at 8", "write 8am"),
      (.english, "plan Film sun 3:15", nil),
      (.korean, "plan 영화 일욜 3:15", nil),
      (.english, "plan Call every fri 5:30", "for the morning, write 5:30am"),
      (.korean, "plan 조깅 일욜 7시", nil), (.korean, "plan 영화 일욜 저녁 7시", nil),
      (.english, "plan Film sun 20:00", nil), (.english, "plan Film sun 03:15", nil),
      (.english, "plan Film sun 3:15am", nil), (.english, "plan Film sun 3:15pm", nil),
      (.english, "plan Film sun 15:15", nil), (.english, "plan Film sun 6:30", nil),
      (.english, "plan Jog sun 5:30", nil), (.korean, "plan 조깅 일욜 5:30", nil),
      (.korean, "plan 영화 일욜 새벽 3:15", nil),
      (.korean, "plan 야간 근무 일욜 3:15", nil),
    ] as [(Language, String, String?)])
  func `the guessed half of the day for an hour is reported`(
    language: Language, line: String, told: String?
  ) throws {
    let planned = ScheduleCommandFixture(language, .piped).run(line)
    #expect(planned.status == .success)
    let said = planned.output + planned.errors
    let guess = language(ko: "로 적었어요. ", en: "Read as ")
    #expect(said.contains(told ?? guess) == (told != nil), "\(said)")
  }

  @Test(arguments: [
    "plan \"Focus 2h\" --to 16:00", "plan \"Focus 2h\" --for 3h",
  ])
  func `a duration in the title is never lost`(line: String) throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    #expect(schedule.run(line).status == .wrongUsage)
    #expect(try schedule.events.isEmpty)
  }

  @Test(arguments: [
    ("plan Conference 7.-9.12.", "2026-12-07"),
    ("plan Conference dec 5-9", "2026-12-05"), ("plan 회의 12월 5일~9일", "2026-12-05"),
    ("plan Conference --from \"dec 5\" --to \"dec 9\"", "2026-12-05"),
    // This year's dates are past, so next year is meant.
    ("plan Conference dec 5-7", "2027-12-05"),
  ])
  func `days that include today are this year's`(line: String, first: String) throws {
    let schedule = ScheduleCommandFixture(.english, .piped, at: "2026-12-08T09:00")
    let planned = schedule.run(line)
    #expect(planned.status == .success, "\(planned.errors)")
    let event = try #require(schedule.queries.list(in: 0..<1).first?.storedEvent)
    #expect(event.span.start(in: FixedZone.seoul).day == Day(literal: first))
    #expect(planned.errors.contains("has passed") == first.hasPrefix("2027"))
  }

  @Test func `a title given by option is not parsed`() throws {
    let schedule = ScheduleCommandFixture(.english)
    #expect(schedule.run("plan tomorrow 3pm --title \"Party 20th\"").status == .success)
    #expect(schedule.run("plan --title \"every tue\" --from fri").status == .success)
    #expect(schedule.run("event add \"Party 20th\" --from mon").status == .success)
    #expect(schedule.run("plan Lunch --title Party").status == .wrongUsage)
    let titles = try schedule.events.map(\.details.title.value)
    #expect(titles.sorted() == ["Party 20th", "Party 20th", "every tue"])
  }

  @Test(arguments: ["Lunch", "Read pages 10-11", "PM 2.5"])
  func `other titles are planned without a comment`(title: String) {
    let output = ScheduleCommandFixture(.english).run("plan \(title)").output
    #expect(output.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ("plan Trip tomorrow 3pm --all-day", "cannot be read as a day"),
    ("plan Trip tomorrow 3pm-4pm --all-day", "cannot be read as a day"),
    ("plan Call 3pm-4pm --for 30m", "3pm - 4pm, --for"),
    ("plan Call 3pm-4pm --to 5pm", "3pm - 4pm, --to"),
  ])
  func `contradicting title and options are refused`(line: String, error: String) throws {
    let schedule = ScheduleCommandFixture(.english)
    let outcome = schedule.run(line)
    #expect(outcome.status == .wrongUsage)
    #expect(outcome.errors.contains(error))
    #expect(try schedule.events.isEmpty)
  }

  @Test func `an impossible end date is refused for all-day events too`() throws {
    let schedule = ScheduleCommandFixture(.english)
    #expect(schedule.run("plan Trip 2026-02-30 --all-day").status == .wrongUsage)
    #expect(try schedule.events.isEmpty)
  }

  @Test(arguments: [
    "plan Trip --from \"2 dec\" --to \"1 dec\"",
    "plan Trip --from \"2 dec 9am\" --to \"1 dec 10am\"",
  ])
  func `an end before its start does not become an event of a year`(line: String) throws {
    let schedule = ScheduleCommandFixture(.english)
    #expect(schedule.run(line).status != .success)
    #expect(try schedule.events.isEmpty)
  }

  @Test(arguments: [
    (15, "4", 16), (15, "7", 19), (15, "8", 8), (15, "9", 9), (15, "11", 11), (15, "12", 12),
    (15, "21", 21), (19, "8", 20), (20, "8", 20), (20, "9", 9), (20, "10", 10), (22, "10", 22),
    (22, "11", 23), (22, "9", 21), (9, "3", 15), (9, "8", 8), (12, "6", 6), (2, "3", 3),
  ])
  func `an hour alone moves an event to the earlier time, unless the later is nearer`(
    old: Int, typed: String, new: Int
  ) throws {
    let schedule = ScheduleCommandFixture(.english)
    schedule.run("plan Tea --from \"tomorrow \(old < 10 ? "0" : "")\(old):00\"")
    #expect(schedule.run("event edit Tea --from \(typed)").status == .success)
    let start = try schedule.events.first?.details.span.start(in: FixedZone.seoul)
    #expect(start?.time == TimeOfDay(hour: new, minute: 0))
  }

  @Test func `a plan can contain its reminder, and corrected misspellings are reported`() throws {
    let schedule = ScheduleCommandFixture(.english)
    let planned = schedule.run("plan Dentist wednsday 3pm remind 2h")
    #expect(planned.errors.contains("was read as “wednesday”"))
    #expect(try schedule.events.first?.details.reminders.minutesBefore == [120])
  }

  @Test(arguments: [
    "plan Cinema thurs 9pm, remind 30m and 1d", "plan Cinema thurs 9pm remind 30m, 1d",
    "plan 치과 내일 3시 하루 전과 30분 전 알림", "plan 치과 내일 3시 30분 전, 하루 전 알림",
  ])
  func `a plan can contain several reminders`(line: String) throws {
    let schedule = ScheduleCommandFixture(.english)
    #expect(schedule.run(line).status == .success)
    let details = try #require(try schedule.events.first?.details)
    #expect(details.reminders.minutesBefore.sorted() == [30, 1440])
    #expect(["Cinema", "치과"].contains(details.title.value))
  }

  @Test(arguments: [
    ("plan 회의 7시 알람 10분 전 알림", 10), ("plan 회의 내일 10시 전날 알림", 1440),
    ("plan 회의 내일 10시 이틀 전 알림", 2880), ("plan 생일 12월 10일 하루 전 알림", 900),
    ("plan 생일 12월 10일 3일 전 알림", 3780),
    ("plan Meeting tomorrow 10am remind the day before", 1440),
    ("plan Birthday 10 dec remind me the day before", 900),
  ])
  func `a reminder in days is relative to the time, or in the morning if all-day`(
    line: String, minutes: Int
  ) throws {
    let schedule = ScheduleCommandFixture(.korean)
    #expect(schedule.run(line).status == .success)
    #expect(try schedule.events.first?.details.reminders.minutesBefore == [minutes])
  }

  @Test(arguments: [
    ("plan Lunch", "No time was given, so it begins at 14:35"),
    ("plan Gym --for 1h", "No time was given, so it begins at 14:35"),
    ("plan Work --to 9pm", "No start was given, so it begins at 14:35"),
    ("plan Tea tomorrow", nil), ("plan Tea --from 5pm --for 1h", nil),
    ("plan Fair --all-day", nil), ("plan Fair --to sun", nil), ("plan Gym every tue", nil),
  ])
  func `a plan without a start says that it begins in a moment`(line: String, said: String?) {
    let errors = ScheduleCommandFixture(.english).run(line).errors
    #expect(errors.contains("so it begins at") == (said != nil), "\(errors)")
    if let said { #expect(errors.contains(said), "\(errors)") }
  }

  @Test func `lists understand ranges of days like plans`() throws {
    let schedule = ScheduleCommandFixture(.english)
    for day in ["nov 22", "nov 23", "nov 25", "nov 26"] {
      schedule.run(["plan", "On \(day.suffix(2))", "--from", day])
    }
    let listed = schedule.run(["event", "list", "nov 23 - nov 25"]).output
    #expect(listed == schedule.run("event list --from 11-23 --to 11-25").output)
    #expect(listed.contains("On 23") && listed.contains("On 25"))
    #expect(!listed.contains("On 22") && !listed.contains("On 26"))
  }

  @Test func `events with one title are listed with lines that name one`() {
    let schedule = ScheduleCommandFixture(.english)
    schedule.run("plan Dentist mon 3pm")
    schedule.run("plan Dentist tue 3pm")
    for line in ["event show Dentist", "event show Dent"] {
      let refused = schedule.run(line)
      #expect(refused.status == .failed)
      let lines = refused.errors.split(separator: "\n").filter { $0.hasPrefix("  hearth ") }
      #expect(lines.count == 2 && lines.allSatisfy { $0.contains(" · ") }, "\(refused.errors)")
      for line in lines {
        let words = line.split(separator: " ").dropFirst().prefix(3).joined(separator: " ")
        #expect(schedule.run(words).status == .success, "\(words)")
      }
    }
  }
}
