import Foundation
import HearthDomain
import HearthPresentation
import HearthTestSupport
import Testing

@Suite struct DayInputTests {
  private let upcoming = DateInput.onFriday(leaning: .upcoming)
  private let past = DateInput.onFriday(leaning: .past)

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
      ("지난주 금", "2026-11-13"), ("지난 주 일요일", "2026-11-15"), ("last mon", "2026-11-16"),
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
    ("27/11", "2026-11-27", "2025-11-27"), ("5/1", "2027-05-01", "2026-05-01"),
    ("25.12.", "2026-12-25", "2025-12-25"), ("27.11", "2026-11-27", "2025-11-27"),
    ("christmas eve", "2026-12-24", "2025-12-24"), ("새해 첫날", "2027-01-01", "2026-01-01"),
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
    ("5/1", "2027-01-05"), ("27/11", "2026-11-27"), ("11/27", "2026-11-27"),
    ("5.1.", "2027-01-05"), ("3-12-2026", "2026-12-03"), ("2026-12-03", "2026-12-03"),
    ("3/4/2027", "2027-04-03"), ("12-05", "2026-12-05"), ("27-11", "2026-11-27"),
    ("1.12.26", "2026-12-01"), ("15/12/26", "2026-12-15"), ("5/1/27", "2027-01-05"),
  ])
  func `who writes the day first is read so`(text: String, day: String) throws {
    let zone = ChosenZone(FixedZone.utc, dateOrder: { .dayFirst }, holidays: { .init(.korea) })
    let now = zone.instant(of: LocalTime(literal: "2026-11-20T14:30"))
    let input = DateInput(at: now, in: zone, leaning: .upcoming)
    #expect(try input.day(text) == Day(literal: day))
  }

  /// `06.25` is no date for them, and `07.06` may be one.
  @Test func `a zero before a dot tells a clock of 24 hours`() throws {
    let zone = ChosenZone(FixedZone.utc, dateOrder: { .dayFirst }, holidays: { .init(.korea) })
    let now = zone.instant(of: LocalTime(literal: "2026-11-20T14:30"))
    let input = DateInput(at: now, in: zone, leaning: .upcoming)
    #expect(try input.dayAndTime("06.25").time?.description == "06:25")
    #expect(throws: DateInputError.unclear("07.06", spellings: ["7/6", "07:06"])) {
      try input.dayAndTime("07.06")
    }
    #expect(throws: DateInputError.unclear("06.25", spellings: ["6/25", "06:25"])) {
      try DateInput.onFriday(leaning: .upcoming).dayAndTime("06.25")
    }
  }

  @Test(arguments: [
    ("1.12.", ["1 Dec", "12 Jan 2027"]), ("1.12. 8:00", ["1 Dec", "12 Jan 2027"]),
    ("8:00 1.12.", ["1 Dec", "12 Jan 2027"]), ("1.12 8:00", ["1 Dec", "12 Jan 2027"]),
    ("1.12.2027", ["2027-12-01", "2027-01-12"]), ("1.12.26 8:00", ["2026-12-01", "2026-01-12"]),
    ("1. 12.", ["1 Dec", "12 Jan 2027"]), ("1. 12. 8:00", ["1 Dec", "12 Jan 2027"]),
    ("4.12.-6.12.", ["4 Dec - 6 Dec", "12 Apr 2027 - 12 Jun 2027"]),
  ])
  func `numbers with dots are asked about where nobody can tell the month`(
    text: String, spellings: [String]
  ) {
    let words = text.split(separator: " ").filter { $0.contains(".") }.joined(separator: " ")
    #expect(throws: DateInputError.unclear(words, spellings: spellings)) {
      try unsure.dayAndTime(text)
    }
  }

  @Test(arguments: [
    ("27.11.", "2026-11-27"), ("12.12.", "2026-12-12"), ("fri 4.12.", "2026-12-04"),
    ("fri 4.12. 8:00", "2026-12-04"), ("tomorrow 10.11", "2026-11-21"), ("1/12", "2027-01-12"),
  ])
  func `others with dots are read as they can be`(text: String, day: String) throws {
    #expect(try unsure.dayAndTime(text).day == Day(literal: day))
  }

  @Test(arguments: ["1.2.19 tomorrow", "1.2.10", "3.4.31 8:00"])
  func `numbers with dots that end with no near year are a version`(text: String) {
    #expect(throws: DateInputError.unknownForm(text, .dayAndTime)) { try unsure.dayAndTime(text) }
  }

  private var unsure: DateInput {
    let zone = ChosenZone(FixedZone.utc, dottedOrder: { nil }, holidays: { .init(.korea) })
    let now = zone.instant(of: LocalTime(literal: "2026-11-20T14:30"))
    return DateInput(at: now, in: zone, leaning: .upcoming)
  }

  @Test(arguments: [
    (Weekday?.none, DateInput.Leaning.upcoming, "this week", "2026-11-16"),
    (.sunday, .upcoming, "this week", "2026-11-15"), (.sunday, .past, "지난주", "2026-11-08"),
    (.saturday, .upcoming, "next week", "2026-11-21"), (.sunday, .nearest, "week", "2026-11-15"),
  ])
  func `weeks begin as was chosen, whatever they are asked for`(
    first: Weekday?, leaning: DateInput.Leaning, text: String, day: String
  ) throws {
    let zone = ChosenZone(FixedZone.utc, firstWeekday: { first }, holidays: { .init(.korea) })
    let instant = FixedZone.utc.instant(of: LocalTime(literal: "2026-11-20T14:30"))
    let dates = DateInput(at: instant, in: zone, leaning: leaning)
    for dates in [dates, dates.looking] {
      #expect(try dates.days(text).lowerBound == Day(literal: day))
    }
  }

  @Test(arguments: [
    "2026-02-30", "2026-13-01", "2026-00-10", "2월 30일", "13월 1일", "02-30", "11/31", "30 feb",
    "2026년 2월 29일", "0000-01-01", "이번 달 31일", "the 31st of this month",
    "+9999999d", "sun, 30 feb", "9000년 전", "-3000y", "2026-11-0", "32nd", "0일",
  ])
  func `a day that does not exist is refused as such`(text: String) {
    #expect(throws: DateInputError.noSuchDay(text)) { try upcoming.day(text) }
    #expect(throws: DateInputError.noSuchDay(text)) { try past.dayAndTime(text) }
  }

  @Test(arguments: [
    ("Thu 20 Nov 2026", "2026-11-20"), ("11월 20일 (목)", "2026-11-20"),
    ("fri 21st", "2026-11-21"), ("12월 25일(토)", "2026-12-25"),
  ])
  func `a date with the weekday of another day is refused as such`(
    text: String, day: String
  ) throws {
    let refused = DateInputError.otherWeekday(text, Day(literal: day))
    #expect(throws: refused) { try upcoming.day(text) }
    let weekday = Day(literal: day).weekday.name(in: .korean)
    #expect(refused.words(in: .korean).contains("요일이 맞지 않아요"))
    #expect(refused.words(in: .korean).contains(weekday))
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
}
