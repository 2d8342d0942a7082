import HearthDomain
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct MonthBoardTests {
  private func text(
    _ titles: [String], of total: Int = 0, _ language: Language, width: Int, rows: Int
  ) throws -> String {
    let day = Day(literal: "2026-11-12")
    var board = MonthBoard(
      month: day.calendarMonth, selected: nil, today: Day(literal: "2026-11-20"),
      language: language, weekdays: Weekday.allCases, faint: .plain, selection: .plain
    ) {
      DayCell(
        titles: $0 == day ? titles.map { DayTitle($0) } : [], totalTitleCount: $0 == day ? total : 0
      )
    }
    (board.maxDayWidth, board.maxRows) = (.max, (narrow: rows, roomy: rows))
    var frame = Frame(size: Size(width: width * 7, height: 1 + 6 * rows))
    board.draw(in: &frame, at: frame.bounds)
    return frame.text
  }

  @Test func `every calendar mark has its own ASCII form`() {
    for widths in [DisplayWidth.standard, DisplayWidth(ambiguous: 2)] {
      let marks = CalendarMark.allCases.map { ASCIIMarks.text(String($0.glyph(widths))) } + ["'"]
      #expect(
        Set(marks).count == marks.count && marks.allSatisfy { $0.utf8.count == 1 }, "\(marks)")
    }
  }

  @Test func `titles are shown in full if the days are wide enough`() throws {
    let title = "Dinner with the neighbours"
    #expect(try text([title], .english, width: 30, rows: 3).contains(title))
    #expect(try !text([title], .english, width: 12, rows: 3).contains(title))
  }

  @Test(arguments: [(Language.english, "Fair (called off)"), (.korean, "Fair (취소됨)")])
  func `a cancelled event is struck through, and labelled`(language: Language, title: String) throws
  {
    let day = Day(literal: "2026-11-12")
    let start = LocalTime(literal: "2026-11-12T09:00")
    var details = EventDetails(
      title: try EventTitle("Fair"),
      span: try EventSpan(from: start, to: start.adding(minutes: 60), zone: "UTC"))
    details.availability = .calledOff
    let occurrence = Occurrence(
      of: Event(id: try #require(ID(rawValue: 1)), details: details), in: FixedZone.utc)
    #expect(DayItem.event(occurrence).dayTitle(language).text == title)
    let view = ViewContext(size: Size(width: 200, height: 40), theme: .dark, language: language)
    var frame = Frame(size: view.size)
    view.board(on: day, today: day, counts: [day: 1], shown: [day: [occurrence]])
      .draw(in: &frame, at: frame.bounds)
    let rows = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains(title) })
    let struck = (0..<200).filter { column in
      frame[column, row]?.style.attributes.contains(.strikethrough) == true
    }
    #expect(!struck.isEmpty && struck.count <= view.widths.columns(of: title))
  }

  @Test func `an event of several days has one title across the days of a week`() throws {
    let first = Day(literal: "2026-11-13")
    let span = try EventSpan(allDayFrom: first, through: first.adding(days: 3), zone: "UTC")
    let event = Event(
      id: try #require(ID(rawValue: 1)),
      details: EventDetails(title: try EventTitle("Cycling to the sea"), span: span))
    let occurrence = Occurrence(of: event, in: FixedZone.utc)
    let shown = Dictionary(
      uniqueKeysWithValues: (0..<4).map { (first.adding(days: $0), [occurrence]) })
    let view = ViewContext(size: Size(width: 84, height: 24), theme: .dark, language: .english)
    var frame = Frame(size: view.size)
    view.board(on: first, today: first, counts: shown.mapValues(\.count), shown: shown)
      .draw(in: &frame, at: frame.bounds)
    // Three days of one week, and a Monday.
    #expect(frame.text.contains("Cycling to the sea ─"), "\(frame.text)")
    #expect(frame.text.ranges(of: "Cycling").count == 2, "\(frame.text)")
  }

  @Test func `a title continues below if no other one needs the row`() throws {
    let title = "Dinner with the neighbours"
    let alone = try text([title], .english, width: 14, rows: 5)
    #expect(alone.contains("Dinner with") && alone.contains("the") && alone.contains("neighbours"))
    let both = try text([title, "Yoga"], .english, width: 14, rows: 4)
    #expect(both.contains("Yoga") && !both.contains("neighbours"))
  }

  @Test(arguments: Language.allCases)
  func `a single row has the number of hidden titles beside the first one`(language: Language)
    throws
  {
    let titles = ["Dinner with Kate", "Yoga", "Film"]
    let busy = try text(titles, .english, width: 14, rows: 2)
    #expect(busy.contains("Dinner…   +2"), "\(busy)")
    #expect(try text(["Lunch with Jo"], .english, width: 10, rows: 2).contains("Lunch…"))
    #expect(try text(titles, of: 12, language, width: 10, rows: 2).contains(" +11"))
    #expect(try !text(Array(titles.prefix(1)), language, width: 10, rows: 2).contains("+"))
  }

  @Test(arguments: [
    (Language.english, "Exhibition", "Exhibit…", "ion"), (.korean, "집주인과 통화", "집주인과", "과 통화"),
  ])
  func `no row begins within a word`(
    language: Language, title: String, first: String, part: String
  ) throws {
    let rows = try text([title], language, width: 10, rows: 6)
    #expect(rows.contains(first) && !rows.contains(" \(part)"), "\(rows)")
  }

  @Test func `one or two letters of a word do not get a row`() throws {
    let rows = try text(["Wiener Philharmoniker"], .english, width: 16, rows: 6)
    #expect(rows.contains("Wiener") && rows.contains("Philharmonik…"))
    #expect(!rows.split(separator: "\n").contains { $0.filter { $0 != " " } == "r" })
    #expect(try text(["Coffee with Al"], .english, width: 14, rows: 6).contains(" Al"))
  }

  @Test(arguments: [
    (Weekday.monday, ["44", "45", "46", "47", "48", "49"]),
    (.sunday, ["45", "46", "47", "48", "49"]),
  ])
  func `week numbers precede the first day, whichever that is`(
    first: Weekday, numbers: [String]
  ) {
    let day = Day(literal: "2026-11-12")
    let view = ViewContext(
      size: Size(width: 40, height: 14), theme: .dark, language: .english, firstWeekday: first,
      showsWeekNumbers: true)
    let board = view.board(on: day, today: day, counts: [:])
    var frame = view.emptyFrame()
    board.draw(in: &frame, at: frame.bounds)
    let begins = frame.text.split(separator: "\n").map { $0.prefix(3) }
    #expect(
      begins.dropFirst().filter { $0.contains { $0.isNumber } }.map { $0.prefix(2) }
        == numbers.map { $0[...] })
    // A click still selects the day under it.
    let place = (0..<14).lazy.flatMap { y in (0..<40).lazy.map { Position(x: $0, y: y) } }
      .first { board.day(at: $0, in: frame.bounds) == Day(literal: "2026-11-01") }
    #expect(place.map { $0.x >= 3 } == true)
    // Numbers are left out where days would be cut off.
    var narrow = Frame(size: Size(width: 29, height: 14))
    board.draw(in: &narrow, at: narrow.bounds)
    #expect(!narrow.text.contains("45"))
    let printed = MarkedMonth(
      month: day.calendarMonth, today: day, language: .english, weekdays: view.weekdays,
      showsWeekNumbers: true
    ) { _ in nil }
    let rows = printed.rows(columns: 80, .standard).map { $0.string.prefix(2) }
    #expect(rows.filter { $0.contains { $0.isNumber } } == numbers.map { $0[...] })
  }

  @Test func `titles that do not fit are counted`() throws {
    let titles = ["one", "two", "three", "four"]
    let all = try text(titles, .english, width: 14, rows: 6)
    #expect(titles.allSatisfy(all.contains) && !all.contains("more"))
    let few = try text(titles, .english, width: 14, rows: 4)
    #expect(few.contains("one") && !few.contains("two") && few.contains("and 3 more"))
    #expect(try text(titles, .korean, width: 14, rows: 4).contains("3개 더"))
    #expect(try text(titles, .english, width: 9, rows: 4).contains("+3"))
    #expect(try text(titles, of: 12, .english, width: 14, rows: 4).contains("and 11 more"))
    #expect(try !text([], of: 12, .english, width: 14, rows: 4).contains("more"))
  }
}
