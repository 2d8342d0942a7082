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
  func `days are side by side with their hours`(window: GoldenWindow) throws {
    let terminal = try week().run("w", language: window.language, size: window.size)
    try expectGolden("Schedule/several-\(window)", terminal.text)
  }

  @Test(arguments: [
    ("w", false, true), ("w m", true, false), ("m w", false, true), ("w m w", false, true),
    // One has replaced the other, and Esc leads to the day.
    ("w m esc", false, false), ("m w esc", false, false),
  ])
  func `each calendar view leads to the other, and both back to the day`(
    keys: String, showsMonth: Bool, showsDays: Bool
  ) throws {
    let text = try week().run(KeyScript(keys)).text
    #expect(text.contains("events on") == showsMonth, "\(text)")
    #expect(text.contains("[Fri 20]") == showsDays, "\(text)")
  }

  @Test(.inWholeRuns) func `the selected day is the same in both views`() throws {
    let fixture = try week()
    try fixture.plan("Far", "2027-02-03T10:00", "2027-02-03T11:00")
    let days = String(repeating: " right", count: 75)
    let month = try fixture.run(KeyScript("w\(days) m")).text
    #expect(month.contains("February 2027") && month.contains("events on"), "\(month)")
    #expect(try fixture.run(KeyScript("w\(days) m w enter")).text.contains("Far"))
  }

  @Test func `a title that does not fit its hours is marked`() throws {
    let fixture = try ScheduleScreenFixture()
    try fixture.plan("Wiener Philharmoniker", "2026-11-20T19:30", "2026-11-20T20:30")
    let text = try fixture.run("w", size: Size(width: 120, height: 40)).text
    #expect(text.contains("Wiener") && text.contains("Philharmonik…"), "\(text)")
  }

  @Test func `a time is beside or below its title, and never cut`() throws {
    let fixture = try ScheduleScreenFixture()
    try fixture.plan("Call", "2026-11-20T09:15", "2026-11-20T09:45")
    try fixture.plan("Talk", "2026-11-20T11:15", "2026-11-20T13:00")
    try fixture.plan("Dentist", "2026-11-20T15:00", "2026-11-20T16:00")
    try fixture.plan("Team call", "2026-11-20T15:30", "2026-11-20T16:15")
    try fixture.plan("Night train", "2026-11-21T18:00", "2026-11-22T06:00")
    let text = try fixture.run("w", size: Size(width: 80, height: 24)).text
    #expect(text.contains("▌Call 09:15"), "\(text)")
    #expect(text.contains("▌11:15–13:00"), "\(text)")
    // Two events share the width of a day, which only leaves space for a start.
    #expect(text.contains("▌15:30 ") && !text.contains("15:30–"), "\(text)")
    // An event of several days shows each day's own time.
    #expect(text.contains("▌18:00 ") && text.contains("▌–06:00"), "\(text)")
  }

  @Test func `moving between days, and opening one`() throws {
    let fixture = try week()
    let text = try fixture.run("w right enter").text
    #expect(text.contains("Sat 21 Nov, tomorrow") && text.contains("Seoul trip"))
    // Days far from those loaded first are loaded when needed.
    try fixture.plan("Far", "2027-02-20T10:00", "2027-02-20T11:00")
    #expect(try fixture.run("w ] ] ]").text.contains("Far"))
  }

  @Test(arguments: [(100, Weekday.monday, "W48"), (100, .sunday, "W48"), (60, .monday, "W47")])
  func `a week shows its number if wanted`(
    width: Int, first: Weekday, number: String
  ) {
    // On a Sunday, a view of three days shows that day's week number, and one of seven that of most
    // days.
    let day = Day(literal: width == 60 || first == .sunday ? "2026-11-22" : "2026-11-29")
    let state = DaysScreen.State(
      today: day, now: LocalTime(day: day, time: .noon), day: day, found: [])
    for isWanted in [true, false] {
      let view = ViewContext(
        size: Size(width: width, height: 20), theme: .dark, language: .english,
        firstWeekday: first, showsWeekNumbers: isWanted)
      var frame = view.emptyFrame()
      DayColumnsBoard(state: state, view: view).draw(in: &frame, at: frame.bounds)
      let row = frame.text.split(separator: "\n").first ?? ""
      #expect(row.hasPrefix(" \(number) ") == isWanted, "\(row)")
    }
  }

  @Test func `overlapping events are in lanes, and those without room are counted`() throws {
    let day = Day(literal: "2026-11-20")
    let occurrences = try (1...4).map { number in
      try occurrence(number, "2026-11-20T10:0\(number)", "2026-11-20T11:00")
    }
    let blocks = blocks(of: DayColumn(day: day, occurrences: occurrences), maxLanes: 3)
    #expect(blocks.map(\.lane) == [0, 1, 2] && blocks.allSatisfy { $0.laneCount == 3 })
    #expect(blocks.last?.hiddenCount == 1)
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

  private func blocks(of column: DayColumn, maxLanes: Int, rows: Int = 24) -> [DayColumn.Block] {
    column.blocks(maxLanes: maxLanes, in: HourRows(column.timedBlocks, rows: rows), upTo: rows)
  }

  @Test func `an earlier event makes room for later ones`() throws {
    let occurrences = try [
      occurrence(1, "2026-11-20T00:00", "2026-11-20T08:00"),
      occurrence(2, "2026-11-20T06:00", "2026-11-20T07:00"),
      occurrence(3, "2026-11-20T07:00", "2026-11-20T15:00"),
      occurrence(4, "2026-11-20T16:00", "2026-11-20T17:00"),
    ]
    let day = Day(literal: "2026-11-20")
    let blocks = blocks(of: DayColumn(day: day, occurrences: occurrences), maxLanes: 1)
    #expect(blocks.map(\.rows) == [0..<6, 6..<7, 7..<15, 16..<17])
    #expect(blocks.allSatisfy { $0.hiddenCount == 0 })
  }

  @Test func `events in a row of several hours do not hide each other`() throws {
    let day = Day(literal: "2026-11-20")
    let column = DayColumn(
      day: day,
      occurrences: try [
        occurrence(1, "2026-11-20T00:00", "2026-11-20T00:30"),
        occurrence(2, "2026-11-20T08:00", "2026-11-20T08:30"),
        occurrence(3, "2026-11-20T09:15", "2026-11-20T09:30"),
        occurrence(4, "2026-11-20T23:00", "2026-11-20T23:59"),
      ])
    // With two hours per row, the second and third share one.
    let blocks = blocks(of: column, maxLanes: 1, rows: 12)
    #expect(blocks.map(\.occurrence.event.title) == ["E1", "E2", "E4"])
    #expect(blocks.map(\.hiddenCount) == [0, 1, 0])
    #expect(self.blocks(of: column, maxLanes: 2, rows: 12).map(\.lane) == [0, 0, 1, 0])
  }

  @Test func `an event that lasts all day fills the column`() throws {
    let camp = try occurrence(1, "2026-11-19T18:00", "2026-11-21T09:00")
    let column = DayColumn(day: Day(literal: "2026-11-20"), occurrences: [camp])
    #expect(column.allDay == [camp] && column.timedBlocks.isEmpty)
    #expect(DayColumn(day: Day(literal: "2026-11-21"), occurrences: [camp]).timedBlocks.count == 1)
  }

  @Test(arguments: [
    ([1, 1, 1, 1, 1, 1, 1], 112, [16, 16, 16, 16, 16, 16, 16]),
    // Two lanes of eleven columns and a border; the other days share the rest.
    ([1, 1, 2, 1, 1, 1, 1], 112, [14, 14, 23, 14, 14, 14, 14]),
    // There is room for two more lanes: each day gets one before any day gets a third.
    ([1, 3, 2, 1, 1, 1, 1], 112, [13, 23, 23, 13, 13, 13, 13]),
    ([2, 1, 1, 1, 1, 1, 1], 90, [12, 12, 12, 12, 12, 12, 12]), ([4], 34, [34]),
  ])
  func `a day with overlapping events takes columns that others can spare`(
    lanes: [Int], total: Int, widths: [Int]
  ) {
    #expect(DayColumnsBoard.columnWidths(lanes: lanes, total: total) == widths)
  }

  @Test(arguments: [(120, 40), (80, 24), (40, 12)])
  func `an event of several days has one title across them`(width: Int, height: Int) throws {
    let fixture = try ScheduleScreenFixture()
    let title = "Cycling along the river with Anna"
    try fixture.planDays(title, "2026-11-20", "2026-11-22")
    try fixture.planDays("Fair", "2026-11-20", "2026-11-20")
    let text = try fixture.run("w", size: Size(width: width, height: height)).text
    // A low window has one row, with the number of further events at its end.
    #expect(text.contains(title) == (height > 16) && text.contains("Fair"), "\(text)")
    #expect(text.contains("+1") == (height < 16), "\(text)")
  }

  @Test func `longer events have the upper rows, and rows are used again`() throws {
    func days(_ events: Int...) throws -> [Occurrence] {
      try events.map { try occurrence($0, "2026-11-20T10:00", "2026-11-20T11:00") }
    }
    let spans = DaySpans(try [days(1, 2), days(2), days(2, 3, 4)], id: \.occurrenceID)
    #expect(spans.spans.map(\.item.event.title) == ["E2", "E1", "E3", "E4"])
    #expect(spans.spans.map(\.days) == [0...2, 0...0, 2...2, 2...2])
    #expect(spans.spans.map(\.row) == [0, 1, 1, 2] && spans.rowCount == 3)
    #expect((0..<3).map { spans.hiddenCount(on: $0, rows: 1) } == [1, 0, 2])
  }

  @Test(arguments: [
    (20, [600..<660], 480, 30), (10, [600..<660], 480, 60), (24, [0..<60, 1380..<1440], 0, 60),
    (10, [0..<1440], 0, 180), (1, [600..<660], 0, 1440), (60, [], 0, 30),
  ])
  func `the rows cover all events`(rows: Int, ranges: [Range<Int>], first: Int, step: Int) throws {
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
    let hours = HourRows(DayColumn(day: day, occurrences: blocks).timedBlocks, rows: rows)
    #expect(hours.minute(of: 0) == first && hours.minute(of: 1) - hours.minute(of: 0) == step)
    for minutes in ranges {
      let place = hours.rows(from: minutes.lowerBound, to: minutes.upperBound)
      #expect(place.lowerBound >= 0 && place.upperBound <= rows)
    }
  }
}
