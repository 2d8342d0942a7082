import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

/// Several days side by side.
@Suite struct DaysScreenTests {
  private func week() throws -> ScheduleScreenFixture {
    let fixture = try ScheduleScreenFixture()
    try fixture.plan("Standup", "2026-11-20T09:30", "2026-11-20T10:00")
    try fixture.plan("Review", "2026-11-20T14:00", "2026-11-20T16:00")
    try fixture.plan("Call", "2026-11-20T15:00", "2026-11-20T15:30")
    try fixture.plan("Night train", "2026-11-21T22:00", "2026-11-22T06:00")
    try fixture.planDays("Seoul trip", "2026-11-21", "2026-11-23")
    return fixture
  }

  @Test(arguments: GoldenWindow.all)
  func `days stand side by side with their hours`(window: GoldenWindow) throws {
    let terminal = try week().run("w", language: window.language, size: window.size)
    try expectGolden("Schedule/several-\(window)", terminal.text)
  }

  @Test func `one moves through them and goes to a day`() throws {
    let fixture = try week()
    let text = try fixture.run("w right enter").text
    #expect(text.contains("Sat 21 Nov, tomorrow") && text.contains("Seoul trip"))
    // Far from what was read first, the days are read anew.
    try fixture.plan("Far", "2027-02-20T10:00", "2027-02-20T11:00")
    #expect(try fixture.run("w ] ] ]").text.contains("Far"))
  }

  @Test func `what meets stands in lanes, and what has no room is counted`() throws {
    let day = Day(literal: "2026-11-20")
    let occurrences = try (1...4).map { number in
      try occurrence(number, "2026-11-20T10:0\(number)", "2026-11-20T11:00")
    }
    let blocks = DayColumn(day: day, occurrences: occurrences).blocks(mostLanes: 3)
    #expect(blocks.map(\.lane) == [0, 1, 2] && blocks.allSatisfy { $0.lanes == 3 })
    #expect(blocks.last?.hidden == 1)
  }

  private func occurrence(_ number: Int, _ from: String, _ to: String) throws -> Occurrence {
    let span = try EventSpan(
      from: LocalTime(literal: from), to: LocalTime(literal: to), zone: "Asia/Seoul")
    return Occurrence(
      of: Event(
        id: try #require(ID(rawValue: Int64(number))),
        details: EventDetails(title: try EventTitle("E\(number)"), span: span)),
      in: FixedZone.seoul)
  }

  @Test func `a long one without room stands where the first lane is free again`() throws {
    let occurrences = try [
      occurrence(1, "2026-11-20T00:00", "2026-11-20T08:00"),
      occurrence(2, "2026-11-20T06:00", "2026-11-20T07:00"),
      occurrence(3, "2026-11-20T07:00", "2026-11-20T15:00"),
      occurrence(4, "2026-11-20T16:00", "2026-11-20T17:00"),
    ]
    let day = Day(literal: "2026-11-20")
    let blocks = DayColumn(day: day, occurrences: occurrences).blocks(mostLanes: 1)
    #expect(blocks.map(\.minutes) == [0..<480, 480..<900, 960..<1020])
    #expect(blocks.map(\.hidden) == [1, 0, 0] && blocks[1].start == 420)
  }

  @Test(arguments: [
    (20, [600..<660], 480, 30), (10, [600..<660], 480, 60), (24, [0..<60, 1380..<1440], 0, 60),
    (10, [0..<1440], 0, 180), (1, [600..<660], 0, 1440), (60, [], 0, 30),
  ])
  func `the rows hold everything`(rows: Int, ranges: [Range<Int>], first: Int, step: Int) throws {
    let day = Day(literal: "2026-11-20")
    let blocks = try ranges.map { minutes in
      let start = LocalTime(day: day, time: .midnight).adding(minutes: minutes.lowerBound)
      let span = try EventSpan(
        from: start, to: start.adding(minutes: minutes.count), zone: "Asia/Seoul")
      return Occurrence(
        of: Event(
          id: try #require(ID(rawValue: 1)),
          details: EventDetails(title: try EventTitle("E"), span: span)), in: FixedZone.seoul)
    }
    let hours = HourRows(DayColumn(day: day, occurrences: blocks).timed, rows: rows)
    #expect(hours.minute(of: 0) == first && hours.minute(of: 1) - hours.minute(of: 0) == step)
    for minutes in ranges {
      let place = hours.rows(from: minutes.lowerBound, to: minutes.upperBound)
      #expect(place.lowerBound >= 0 && place.upperBound <= rows)
    }
  }
}
