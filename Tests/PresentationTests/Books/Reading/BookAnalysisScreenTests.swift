import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct BookAnalysisScreenTests {
  /// Presses the keys one after another and returns the output of the last.
  private func press<S: Screen>(
    _ screen: S.Type, _ keys: [Key], _ state: inout S.State, in view: ViewContext
  ) -> S.Output? {
    var last: S.Output?
    for key in keys {
      last = nil
      if case .handled(let output) = S.handle(.key(key), &state, in: view) { last = output }
    }
    return last
  }

  @Test(.inWholeRuns, arguments: GoldenWindow.all)
  func `shelf, statistics and calendar match their golden files`(window: GoldenWindow) throws {
    let shelf = try ShelfFixture.lived()
    let view = view(window.size.width, window.size.height, window.language)
    let calendar = ["month": CalendarSpan.month, "year": .year]
    let layouts = ["shelf", "analysis-2w", "calendar-month"]
    let states = [
      "shelf-second", "favourites", "shelf-empty", "analysis-6m", "analysis-1y", "analysis-end-1y",
      "analysis-empty", "book-2w", "book-end-6m",
    ]
    try window.expect(
      "BookDrawings", layouts: layouts.map { ($0, $0) },
      screens: [("calendar-year", "calendar-year")], states: states.map { ($0, $0) }
    ) { name in
      let parts = name.split(separator: "-").map { String($0) }
      switch parts[0] {
      case "favourites": return BookShelfScreen.render(try shelf.state(.favourites), in: view).text
      case "shelf":
        var state = try parts.last == "empty" ? ShelfFixture().state() : shelf.state()
        let keys = parts.last == "second" ? [Key(.down), Key(.right)] : []
        _ = press(BookShelfScreen.self, keys, &state, in: view)
        return BookShelfScreen.render(state, in: view).text
      case "book":
        let range = parts.last.flatMap { ReadingRange(rawValue: $0) }
        let id = try shelf.queries.find("모비 딕").id
        var state = BookAnalysisScreen.State(try shelf.reading.statistics(of: id, over: range))
        _ = press(BookAnalysisScreen.self, parts[1] == "end" ? [Key(.end)] : [], &state, in: view)
        return BookAnalysisScreen.render(state, in: view).text
      case "calendar":
        var state = PageCalendarScreen.State(
          on: Day(literal: "2026-11-15"), today: shelf.reading.today)
        state.span = try #require(calendar[parts[1]])
        state.show(try shelf.reading.readDays(state.period))
        return PageCalendarScreen.render(state, in: view).text
      default:
        let range = parts.last.flatMap { ReadingRange(rawValue: $0) }
        var state = BookAnalysisScreen.State(
          try range.map { try shelf.reading.statistics(over: $0) }
            ?? ShelfFixture().reading.statistics())
        _ = press(BookAnalysisScreen.self, parts[1] == "end" ? [Key(.end)] : [], &state, in: view)
        return BookAnalysisScreen.render(state, in: view).text
      }
    }
  }

  @Test(arguments: [ColorLevel.sixteenColors, .colors256, .truecolor])
  func `colours show the same content`(colors: ColorLevel) throws {
    let shelf = try ShelfFixture.lived()
    let view = view(120, 40, .korean, colors: colors)
    let frame = BookShelfScreen.render(try shelf.state(), in: view)
    for title in ["코", "W", "시"] { #expect(frame.text.contains(title)) }
    var calendar = PageCalendarScreen.State(
      on: Day(literal: "2026-11-15"), today: shelf.reading.today)
    calendar.span = .year
    calendar.show(try shelf.reading.readDays(calendar.period))
    let grid = PageCalendarScreen.render(calendar, in: view).text.split(separator: "\n").dropLast(3)
    // The mark of each level is drawn on its colour.
    for mark in [":", "=", "*", "#"] { #expect(grid.contains { $0.contains(mark) }) }
  }

  @Test(arguments: [
    ("2 weeks", ReadingRange.twoWeeks), ("6 months", .sixMonths), ("a year", .year),
  ])
  func `a click on a period's name shows it`(name: String, range: ReadingRange) throws {
    let view = view(80, 22)
    var state = BookAnalysisScreen.State(try ShelfFixture.lived().reading.statistics())
    let rows = BookAnalysisScreen.render(state, in: view).text
      .split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("6 months") && $0.contains("a year") })
    let found = try #require(rows[row].ranges(of: name).first?.lowerBound)
    let place = Position(x: rows[row].distance(from: rows[row].startIndex, to: found), y: row)
    let click = MouseEvent(.press(.left), at: place)
    let action = try #require(BookAnalysisScreen.action(for: click, state, in: view))
    #expect(BookAnalysisScreen.update(&state, action) == .reread)
    #expect(state.range == range)
  }

  @Test(arguments: [80, 120])
  func `the brackets around a day of the year are closed`(width: Int) throws {
    let today = Day(literal: "2026-12-03")
    let read = ReadDays(pages: [today: 99, today.adding(days: -1): 3])
    var state = PageCalendarScreen.State(on: today, today: today)
    state.span = .year
    state.show(read)
    for colors in [ColorLevel.none, .truecolor] {
      let text = PageCalendarScreen.render(state, in: view(width, 24, colors: colors)).text
      #expect(text.contains("[#]"), "\(text)")
    }
    state.day = Day(literal: "2026-12-01")
    let first = PageCalendarScreen.render(state, in: view(width, 24)).text
    #expect(first.contains("[]") || first.contains("[ ]"))
  }

  @Test func `the shelf opens books and switches lists`() throws {
    let view = view(80, 24)
    var state = try ShelfFixture.lived().state()
    let books = state.books
    #expect(
      press(BookShelfScreen.self, [Key(.enter)], &state, in: view) == .show(.book(books[0].id)))
    let keys = [Key(.right), Key(.right), Key(.enter)]
    #expect(press(BookShelfScreen.self, keys, &state, in: view) == .show(.book(books[2].id)))
    _ = press(BookShelfScreen.self, [Key(.end), Key(.right)], &state, in: view)
    #expect(state.selected == books.last)
    #expect(
      press(BookShelfScreen.self, [.character("v")], &state, in: view) == .switchShelf(.favourites)
    )
    state.show([books[3]], of: .favourites)
    #expect(state.selected == books[3])
    #expect(
      press(BookShelfScreen.self, [.character("v")], &state, in: view) == .switchShelf(.finished))
    let asked = press(BookShelfScreen.self, [.character("i")], &state, in: view)
    #expect(asked == .show(.analysis(nil)))
    #expect(press(BookShelfScreen.self, [Key(.escape)], &state, in: view) == .back)
  }

  @Test func `an empty shelf can be closed and switched, and opens nothing`() throws {
    let view = view(80, 24)
    var state = try ShelfFixture().state()
    #expect(press(BookShelfScreen.self, [Key(.down), Key(.enter)], &state, in: view) == nil)
    #expect(
      press(BookShelfScreen.self, [.character("v")], &state, in: view) == .switchShelf(.favourites)
    )
    #expect(press(BookShelfScreen.self, [Key(.escape)], &state, in: view) == .back)
  }

  @Test func `a click selects the spine at the pointer, a double click opens it`() throws {
    let view = view(80, 24)
    let state = try ShelfFixture.lived().state()
    func action(_ x: Int, _ action: MouseEvent.Action) -> BookShelfScreen.Action? {
      BookShelfScreen.action(
        for: MouseEvent(action, at: Position(x: x, y: 8)), state, in: view)
    }
    let second = 2 + SpineDrawing(book: state.books[0]).columns
    #expect(action(second, .press(.left)) == .pressed(1, isDouble: false))
    #expect(action(second, .doublePress(.left)) == .pressed(1, isDouble: true))
    #expect(action(0, .press(.left)) == nil)
  }

  @Test func `the statistics switch between ranges`() throws {
    let shelf = try ShelfFixture.lived()
    let view = view(80, 24)
    var state = BookAnalysisScreen.State(try shelf.reading.statistics())
    for range in [ReadingRange.sixMonths, .year] {
      #expect(
        press(BookAnalysisScreen.self, [Key(.right)], &state, in: view) == .reread)
      #expect(state.range == range)
    }
    #expect(press(BookAnalysisScreen.self, [Key(.right)], &state, in: view) == nil)
    #expect(press(BookAnalysisScreen.self, [Key(.left)], &state, in: view) == .reread)
    #expect(press(BookAnalysisScreen.self, [.character("c")], &state, in: view) == .show(.calendar))
    #expect(press(BookAnalysisScreen.self, [Key(.escape)], &state, in: view) == .back)
  }

  @Test(arguments: Language.allCases)
  func `today is visible at once, and a mark shows hidden rows`(language: Language) throws {
    let shelf = try ShelfFixture.lived()
    let view = view(80, 21, language)
    let state = BookAnalysisScreen.State(try shelf.reading.statistics())
    let text = BookAnalysisScreen.render(state, in: view).text
    #expect(text.contains(language(ko: "11월 20일", en: "20 Nov")))
    #expect(text.contains("█\n") && text.contains("│"))
  }

  @Test func `Enter on the calendar shows the day, and in a year its month`() throws {
    let view = view(80, 24)
    let today = Day(literal: "2026-11-20")
    var state = PageCalendarScreen.State(
      on: today, today: today, read: ReadDays(pages: [today: 12]))
    #expect(press(PageCalendarScreen.self, [Key(.enter)], &state, in: view) == .show(.day(today)))
    #expect(press(PageCalendarScreen.self, [Key(.left), Key(.enter)], &state, in: view) == nil)
    state.span = .year
    state.show(state.readDays)
    #expect(press(PageCalendarScreen.self, [Key(.enter)], &state, in: view) == .reread)
    #expect(state.span == .month)
  }

  @Test func `a day lists the pages of each book, and opens it`() throws {
    let view = view(80, 24)
    let shelf = try ShelfFixture.lived()
    let month = Day(literal: "2026-11-01")...shelf.reading.today
    let day = try #require(try shelf.reading.readDays(month).days.max())
    let reads = try shelf.reading.booksRead(on: day)
    let first = try #require(reads.first)
    var state = ReadingDayScreen.State(reads, on: day, today: shelf.reading.today)
    let text = ReadingDayScreen.render(state, in: view).text
    #expect(text.contains(first.book.title) && text.contains("+\(first.record.pages)"))
    #expect(
      press(ReadingDayScreen.self, [Key(.enter)], &state, in: view) == .show(.book(first.book.id)))
    state.refresh([], today: state.today)
    #expect(press(ReadingDayScreen.self, [Key(.enter)], &state, in: view) == nil)
    #expect(ReadingDayScreen.render(state, in: view).text.contains("Nothing was read"))
  }

  @Test func `the calendar loads pages only for other days`() throws {
    let view = view(80, 24)
    let today = Day(literal: "2026-11-20")
    var state = PageCalendarScreen.State(on: today, today: today)
    #expect(press(PageCalendarScreen.self, [Key(.left)], &state, in: view) == nil)
    #expect(state.day == Day(literal: "2026-11-19"))
    #expect(press(PageCalendarScreen.self, [.character("[")], &state, in: view) == .reread)
    #expect(state.period == Day(literal: "2026-10-01")...Day(literal: "2026-10-31"))
    #expect(press(PageCalendarScreen.self, [.character("y")], &state, in: view) == .reread)
    #expect(state.period == Day(literal: "2026-01-01")...Day(literal: "2026-12-31"))
    state.show(.none)
    #expect(press(PageCalendarScreen.self, [Key(.up)], &state, in: view) == nil)
    #expect(state.day == Day(literal: "2026-09-19"))
    #expect(press(PageCalendarScreen.self, [.character("]")], &state, in: view) == .reread)
    #expect(state.day == Day(literal: "2027-09-19"))
    state.show(.none)
    #expect(press(PageCalendarScreen.self, [.character("t")], &state, in: view) == .reread)
    #expect(state.day == today)
  }

  @Test func `the calendar stays within the supported dates`() {
    let view = view(80, 24)
    for day in [Day.earliest, .latest] {
      var state = PageCalendarScreen.State(on: day, today: day)
      state.span = .year
      let keys = [Key(.left), Key(.right), Key(.right), .character("["), .character("]")]
      _ = press(PageCalendarScreen.self, keys, &state, in: view)
      #expect(state.period.contains(state.day))
      _ = PageCalendarScreen.render(state, in: view)
    }
  }
}
