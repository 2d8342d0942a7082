import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

/// Holidays in calendars: marked, red and shown by name.
@Suite struct HolidayTests {
  private static func view(
    _ language: Language, _ countries: [HolidayCountry]? = nil, width: Int = 80
  ) -> ViewContext {
    var holidays = HolidaySettings()
    holidays.countries = countries
    return ViewContext(
      size: Size(width: width, height: 24), theme: .dark, language: language, holidays: holidays)
  }

  @Test func `a printed month marks holidays and names them`() {
    let schedule = ScheduleCommandFixture(.korean)
    let december = schedule.run("event calendar 2026-12").output
    #expect(december.contains("25°") && december.contains("° 25일 성탄절"))
    let october = schedule.run("event calendar 2026-10").output
    #expect(october.contains("3일 개천절") && october.contains("5일 개천절 대체공휴일"))
    #expect(!schedule.run("event calendar 2026-11").output.contains("°"))
    #expect(!ScheduleCommandFixture(.english).run("event calendar 2026-12").output.contains("°"))
    #expect(
      !ScheduleCommandFixture(.korean, .piped).run("event calendar 2026-12").output.contains("°"))
  }

  @Test func `a month on the screen names holidays in their days`() {
    let month = Month(year: 2026, month: 12)!
    let view = Self.view(.english, [.unitedKingdom], width: 120)
    let state = MonthScreen.State(
      today: Day(literal: "2026-11-20"), day: month.firstDay, counts: [:], shown: [:])
    var frame = view.emptyFrame()
    MonthScreen.board(of: state, in: view).draw(in: &frame, at: frame.bounds)
    #expect(frame.text.contains("Christmas") && frame.text.contains("Boxing Day"))
    #expect(frame.text.contains("28°"))
  }

  @Test func `the heading of a day contains the holiday's name`() {
    let schedule = ScheduleCommandFixture(.korean)
    schedule.run("plan 점심 --from \"2026-12-25 12:00\"")
    #expect(schedule.run("event list 2026-12-25").output.contains("(금), 12월 25일") == false)
    #expect(schedule.run("event list 2026-12-25").output.contains("· 성탄절"))
  }

  @Test(arguments: [(Language.korean, "성탄절"), (.english, "Christmas Day")])
  func `a screen shows holidays in red and names them`(language: Language, name: String) {
    let view = Self.view(language, [.korea])
    let month = Month(year: 2026, month: 12)!
    let board = view.board(
      on: Day(literal: "2026-12-01"), today: Day(literal: "2026-11-20"), counts: [:])
    var frame = view.emptyFrame()
    board.draw(in: &frame, at: frame.bounds)
    #expect(frame.text.contains("25°"))
    #expect(view.holidays(in: month).style(on: Day(literal: "2026-12-25")) == view.theme.error)
    #expect(view.holidayNames(beside: Day(literal: "2026-12-25")).string == " · \(name)")
    #expect(view.holidayNames(beside: Day(literal: "2026-12-24")).isEmpty)
    let legend = view.holidays(in: month).legend(language, .plain).map(\.string)
    #expect(legend == [language(ko: "° 공휴일", en: "° holiday")])
  }

  @Test func `the shaded month and the strip mark holidays too`() {
    let view = Self.view(.korean)
    var frame = view.emptyFrame()
    let (day, today) = (Day(literal: "2026-12-23"), Day(literal: "2026-12-20"))
    ShadedMonth(
      month: day.calendarMonth, shades: [:], selected: day, today: today, view: view
    ).draw(in: &frame, at: frame.bounds)
    #expect(frame.text.contains("25°"))
    var strip = view.emptyFrame()
    DayStrip(day: day, today: today, eventCounts: [:], view: view).draw(
      in: &strip, at: strip.bounds)
    #expect(strip.text.contains("25°") && strip.text.contains("[23]"))
  }

  @Test(arguments: [
    (80, "2026-11-20", "2026-11-16"), (80, "2026-11-22", "2026-11-16"),
    (80, "2026-11-23", "2026-11-23"), (120, "2026-11-20", "2026-11-09"),
    (40, "2026-11-20", "2026-11-16"),
  ])
  func `the strip begins with the first day of a week`(width: Int, day: String, first: String) {
    let view = ViewContext(
      size: Size(width: width, height: 3), theme: .dark, language: .english,
      firstWeekday: .monday)
    let strip = DayStrip(
      day: Day(literal: day), today: Day(literal: "2026-11-20"), eventCounts: [:], view: view)
    let rect = Rect(x: 1, y: 0, width: width - 2, height: 3)
    let found = (0..<8).lazy.compactMap { strip.day(at: Position(x: 1 + $0, y: 1), in: rect) }.first
    #expect(found == Day(literal: first))
  }
}
