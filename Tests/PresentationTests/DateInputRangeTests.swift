import Foundation
import HearthDomain
import HearthPresentation
import HearthTestSupport
import Testing

@Suite struct DateInputRangeTests {
  /// A Friday.
  private let upcoming = DateInput(now: LocalTime(literal: "2026-11-20T14:30"), leaning: .upcoming)
  private let past = DateInput(now: LocalTime(literal: "2026-11-20T14:30"), leaning: .past)

  @Test(arguments: [
    ("this week", "2026-11-16", "2026-11-22"), ("이번주", "2026-11-16", "2026-11-22"),
    ("이번 주", "2026-11-16", "2026-11-22"), ("next week", "2026-11-23", "2026-11-29"),
    ("다음주", "2026-11-23", "2026-11-29"), ("다음  주", "2026-11-23", "2026-11-29"),
    ("last week", "2026-11-09", "2026-11-15"), ("지난주", "2026-11-09", "2026-11-15"),
    ("다다음주", "2026-11-30", "2026-12-06"), ("this month", "2026-11-01", "2026-11-30"),
    ("이번 달", "2026-11-01", "2026-11-30"), ("다음달", "2026-12-01", "2026-12-31"),
    ("month", "2026-11-01", "2026-11-30"),
    ("Month", "2026-11-01", "2026-11-30"), ("다음 달", "2026-12-01", "2026-12-31"),
    ("next month", "2026-12-01", "2026-12-31"), ("지난달", "2026-10-01", "2026-10-31"),
    ("2026-02", "2026-02-01", "2026-02-28"), ("2028년 2월", "2028-02-01", "2028-02-29"),
    ("nov 2025", "2025-11-01", "2025-11-30"), ("다음주 월", "2026-11-23", "2026-11-23"),
    ("fri", "2026-11-20", "2026-11-20"), ("내일", "2026-11-21", "2026-11-21"),
    ("2026-11-20", "2026-11-20", "2026-11-20"), ("NEXT WEEK", "2026-11-23", "2026-11-29"),
    ("2026", "2026-01-01", "2026-12-31"), ("2025년", "2025-01-01", "2025-12-31"),
    ("this year", "2026-01-01", "2026-12-31"), ("작년", "2025-01-01", "2025-12-31"),
    ("next year", "2027-01-01", "2027-12-31"), ("quarter", "2026-10-01", "2026-12-31"),
    ("지난 분기", "2026-07-01", "2026-09-30"), ("next quarter", "2027-01-01", "2027-03-31"),
    ("next 3 weeks", "2026-11-20", "2026-12-10"), ("last 10 days", "2026-11-11", "2026-11-20"),
    ("week of 7 dec", "2026-12-07", "2026-12-13"), ("the week of fri", "2026-11-16", "2026-11-22"),
    ("kw 49", "2026-11-30", "2026-12-06"), ("2026-W49", "2026-11-30", "2026-12-06"),
    ("week 46", "2027-11-15", "2027-11-21"), ("W47", "2026-11-16", "2026-11-22"),
    ("49주차", "2026-11-30", "2026-12-06"), ("49주", "2026-11-30", "2026-12-06"),
    ("wk 49", "2026-11-30", "2026-12-06"), ("2026 kw53", "2026-12-28", "2027-01-03"),
    ("2027 week 1", "2027-01-04", "2027-01-10"), ("week 53", "2026-12-28", "2027-01-03"),
    ("지난 2주", "2026-11-07", "2026-11-20"), ("앞으로 사흘", "2026-11-20", "2026-11-22"),
    ("다음 2주", "2026-11-20", "2026-12-03"), ("다음 열흘", "2026-11-20", "2026-11-29"),
  ])
  func `a week, a month or a year stands for all its days`(
    text: String, first: String, last: String
  ) throws {
    let wanted = Day(literal: first)...Day(literal: last)
    #expect(try upcoming.days(text) == wanted)
    #expect(try upcoming.days(text.decomposedStringWithCanonicalMapping) == wanted)
  }

  @Test(arguments: [
    ("11월", "2026-11", "2026-11"), ("october", "2027-10", "2026-10"), ("12월", "2026-12", "2025-12"),
    ("may", "2027-05", "2026-05"), ("Month", "2026-11", "2026-11"),
  ])
  func `a month without its year leans as asked`(text: String, next: String, last: String) throws {
    #expect(try upcoming.month(text).description == next)
    #expect(try past.month(text).description == last)
  }

  @Test(arguments: [
    ("2026-11", "2026-11"), ("11월", "2026-11"), ("다음 달", "2026-12"), ("next month", "2026-12"),
    ("december", "2026-12"), ("3월", "2027-03"), ("yesterday", "2026-11-19"), ("month", "2026-11"),
    ("2026-11-12", "2026-11-12"), ("12월 3일", "2026-12-03"), ("12-03", "2026-12-03"),
    ("3 december", "2026-12-03"), ("fri", "2026-11-20"),
  ])
  func `a calendar takes a month or a day`(text: String, period: String) throws {
    switch try upcoming.monthOrDay(text) {
    case .month(let month): #expect(month.description == period)
    case .day(let day): #expect(day.description == period)
    }
  }

  @Test(arguments: ["", "next", "next week", "2026", "달", "20일 ~ 22일"])
  func `what is neither a month nor a day is refused as such`(text: String) {
    #expect(throws: DateInputError.unknownForm(text, .monthOrDay)) {
      try upcoming.monthOrDay(text)
    }
    #expect(throws: DateInputError.noSuchDay("2026-13")) { try upcoming.monthOrDay("2026-13") }
    #expect(throws: DateInputError.noSuchDay("2026-02-30")) {
      try upcoming.monthOrDay("2026-02-30")
    }
  }

  @Test(arguments: [
    "", "next", "11", "1년", "다음", "months", "month 3", "20일 ~ 22일", "kw 54", "week 0", "2027-W53",
    "week of",
  ])
  func `an unknown form of days is refused as such`(text: String) {
    #expect(throws: DateInputError.unknownForm(text, .days)) { try upcoming.days(text) }
  }

  @Test(arguments: ["2026-13", "13월", "0000-01"])
  func `a month that no year has is refused`(text: String) {
    #expect(throws: DateInputError.noSuchDay(text)) { try upcoming.days(text) }
    #expect(throws: DateInputError.unknownForm(text, .month)) { try upcoming.month(text) }
  }

  @Test(arguments: [
    ("fri", "2026-12-04"), ("수", "2026-12-02"), ("1st", "2026-12-01"), ("11-20", "2027-11-20"),
    ("5일", "2026-12-05"), ("tomorrow", "2026-11-21"), ("next fri", "2026-11-27"),
  ])
  func `what is open is the next one from the day that it follows`(text: String, day: String) throws
  {
    let input = upcoming.following(Day(literal: "2026-12-01"))
    #expect(try input.day(text) == Day(literal: day))
  }

  @Test(arguments: [
    ("an hour and a half", 90), ("two and a half hours", 150), ("1½ hours", 90), ("½h", 30),
    ("90m", 90), ("90 min", 90), ("1h30m", 90), ("1h 30m", 90), ("1시간 30분", 90), ("1시간30분", 90),
    ("30분", 30), ("2h", 120), ("2 hours", 120), ("한 시간", 60), ("두시간", 120), ("1시간 반", 90),
    ("an hour", 60), ("1d", 1440), ("1일 2시간", 1560), ("2 days 3 hours 5 min", 3065), ("1w", 10_080),
    ("0m", 0), ("９０ｍ", 90), ("90 MINUTES", 90),
    ("1.5h", 90), ("1.5시간", 90), ("0.25 hours", 15), ("1.25h 10m", 85), ("0.5 days", 720),
    ("1.05h", 63),
  ])
  func `a length of time is read`(text: String, minutes: Int) throws {
    #expect(try DateInput.minutes(text) == minutes)
    #expect(try DateInput.minutes(text.decomposedStringWithCanonicalMapping) == minutes)
  }

  @Test(arguments: [
    "", "h", "30m 1h", "1h 1h", "long", "반", "1.h", "1.333h", "1.33h", ".5h", "1.5m", "-30m",
    "30 m x", "99999999m", "3 months", "99999999",
  ])
  func `an unknown form of a length is refused as such`(text: String) {
    #expect(throws: DateInputError.unknownForm(text, .duration)) { try DateInput.minutes(text) }
  }

  @Test(arguments: ["90", " 90", "1.5", "９０"])
  func `a number alone is asked for its unit`(text: String) {
    #expect(throws: DateInputError.missingUnit(text, .duration)) { try DateInput.minutes(text) }
    #expect(throws: DateInputError.missingUnit(text, .daysAhead)) { try upcoming.deadline(text) }
  }

  @Test func `nothing at all is called missing, not unreadable`() {
    for blank in ["", "  "] {
      let start = DateInputError.unknownForm(blank, .dayAndTime)
      #expect(
        start.words(in: .english)
          == "Nothing is written where a day and a time should be. Write it like this:"
          + " tomorrow 3pm, fri 15:00, 2026-11-20 9am.")
      #expect(
        start.words(in: .korean)
          == "날짜와 시각이 비어 있어요. 이렇게 적어 주세요: 내일 오후 3시, 금 15:00, 2026-11-20 9시.")
      let month = DateInputError.unknownForm(blank, .monthOrYear).words(in: .korean)
      #expect(month.hasPrefix("달이나 해가 비어 있어요. "))
    }
    let month = DateInputError.unknownForm("언젠가", .month).words(in: .korean)
    #expect(month.hasPrefix("‘언젠가’를 달로 알아볼 수 없어요. "))
  }

  @Test func `the units that a number may have are shown with it`() {
    let duration = DateInputError.missingUnit("30", .duration)
    #expect(duration.words(in: .english).contains("30m for minutes, or 30h for hours"))
    #expect(duration.words(in: .korean).contains("30분, 또는 30시간"))
    let days = DateInputError.missingUnit("14", .daysAhead)
    #expect(days.words(in: .english).contains("14d for days, or 14w for weeks"))
    #expect(days.words(in: .korean).contains("+14일, 또는 14주"))
  }

  @Test(arguments: [
    ("2 weeks", "2026-12-04"), ("2주", "2026-12-04"), ("two weeks", "2026-12-04"),
    ("1 month", "2026-12-20"), ("한 달", "2026-12-20"), ("10d", "2026-11-30"),
    ("보름", "2026-12-05"), ("3 days", "2026-11-23"), ("1년", "2027-11-20"),
    // What names a day is that day.
    ("25일", "2026-11-25"), ("next fri", "2026-11-27"), ("+1w", "2026-11-27"),
    ("2 weeks ago", "2026-11-06"),
    // What ends with a day is that day.
    ("연말", "2026-12-31"), ("올해 말", "2026-12-31"), ("end of year", "2026-12-31"),
    ("the end of the year", "2026-12-31"), ("year end", "2026-12-31"), ("월말", "2026-11-30"),
    ("end of month", "2026-11-30"), ("연초", "2027-01-01"), ("start of the year", "2027-01-01"),
    ("주말", "2026-11-22"),
  ])
  func `a day by which may be so far from today`(text: String, day: String) throws {
    #expect(try upcoming.deadline(text) == Day(literal: day))
  }

  @Test(arguments: ["", "soon", "weeks", "++2w", "+-2w", "2 weeks and more"])
  func `what is no day and no distance is refused as a day`(text: String) {
    #expect(throws: DateInputError.unknownForm(text, .day)) { try upcoming.deadline(text) }
  }
}
