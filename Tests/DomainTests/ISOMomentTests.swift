import HearthDomain
import Testing

@Suite struct ISOMomentTests {
  @Test(
    arguments: [
      ("2026-11-20T09:05", nil, 0, nil), ("2026-11-20 09:05:07", 7, 0, nil),
      ("2026-11-20t09:05:07.5Z", 7, 500, 0), ("2026-11-20T09:05:60.1234+09", 60, 123, 32_400),
      ("2026-11-20T09:05+0930", nil, 0, 34_200), ("2026-11-20T09:05:07-09:30", 7, 0, -34_200),
      ("2026-11-20T09:05:07+08:27:52", 7, 0, 30_472), ("2026-11-20T09:05-24:00", nil, 0, -86_400),
    ] as [(String, Int?, Int, Int?)])
  func `a time is read in every notation`(
    text: String, second: Int?, milliseconds: Int, east: Int?
  ) throws {
    let moment = try #require(ISOMoment(text))
    #expect(moment.day == Day(year: 2026, month: 11, day: 20))
    #expect(moment.time == TimeOfDay(hour: 9, minute: 5, second: min(second ?? 0, 59)))
    #expect(moment.second == second)
    #expect(moment.milliseconds == milliseconds)
    #expect(moment.offset?.secondsEast == east)
  }

  @Test(arguments: [
    "", "2026-11-20", "2026-11-20T", "2026-11-20T09", "2026-11-20T09:5", "2026-11-20T09:05:",
    "2026-11-20T09:05:07.", "2026-11-20T09:05:07Z ", "2026-11-20T09:05:07+25", "2026-1-20T09:05",
    "2026-11-20T09:05:07+09:60", "2026-11-20T09:05:07+9", "2026-11-20T09:05:07+09:00:60",
    "2026-11-20  09:05", "２026-11-20T09:05", "2026-11-20T09:05+", "2026-11-20T09:05+09:",
  ])
  func `other notations are refused`(text: String) {
    #expect(ISOMoment(text) == nil)
  }

  @Test func `an impossible day or time is told apart from another notation`() throws {
    #expect(try #require(ISOMoment("2026-02-30T09:05")).day == nil)
    #expect(try #require(ISOMoment("2026-02-28T24:05")).time == nil)
    #expect(try #require(ISOMoment("2026-02-28T09:05:61")).time == nil)
  }

  @Test(arguments: [("2026-11-20", true), ("2026-02-30", false), ("2026-11-20T", false)])
  func `a day must be the whole text`(text: String, isDay: Bool) {
    #expect((ISOMoment.day(text) != nil) == isDay)
  }
}
