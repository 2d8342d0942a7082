import HearthDomain
import Testing

@Suite struct CareCalendarTests {
  func calendar(
    _ month: String, every interval: Int = 7, today: String, _ waterings: [Watering] = []
  ) throws -> CareCalendar {
    let someone = try person(of: history(every: interval, waterings))
    return CareCalendar(
      of: someone, month: day(month + "-01").calendarMonth, waterings: waterings,
      today: day(today))
  }

  @Test(arguments: [
    ("2026-03", ["2026-03-08", "2026-03-15", "2026-03-22", "2026-03-29"]),
    ("2026-04", ["2026-04-05", "2026-04-12", "2026-04-19", "2026-04-26"]),
    ("2026-02", []), ("2028-02", ["2028-02-06", "2028-02-13", "2028-02-20", "2028-02-27"]),
  ])
  func `every future due day of the month is listed`(month: String, days: [String]) throws {
    let made = try calendar(month, today: "2026-03-02")
    #expect(made.comingDays == days.map { day($0) })
    #expect(made.missedDay == nil)
  }

  @Test func `a wilted plant is due today, with the missed day`() throws {
    let made = try calendar("2026-03", today: "2026-03-20")
    #expect(made.missedDay == day("2026-03-08"))
    #expect(made.comingDays == [day("2026-03-20"), day("2026-03-27")])
    #expect(try calendar("2026-04", today: "2026-03-20").missedDay == nil)
  }

  @Test func `waterings of the month are listed in order`() throws {
    let waterings = try [
      watering(3, day("2026-04-01")), watering(2, day("2026-03-31")),
      watering(1, day("2026-03-03")),
    ]
    let made = try calendar("2026-03", today: "2026-04-02", waterings)
    #expect(made.waterings.map(\.day) == [day("2026-03-03"), day("2026-03-31")])
    #expect(made.comingDays.isEmpty)
  }

  @Test func `a daily plant fills the month, and the last month has an end`() throws {
    #expect(try calendar("2026-04", every: 1, today: "2026-03-01").comingDays.count == 30)
    #expect(try calendar("9999-12", every: 90, today: "9999-12-30").comingDays.count == 1)
  }
}
