import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct ScheduleScreenTests {
  private static let now = LocalTime(literal: "2026-11-20T14:07")

  private static func state(_ titles: [String], total: Int? = nil) throws -> ScheduleScreen.State {
    let occurrences = try titles.enumerated().map { index, title in
      let span = try EventSpan(
        from: LocalTime(literal: "2026-11-20T15:0\(index)"),
        to: LocalTime(literal: "2026-11-20T16:00"), zone: "Asia/Seoul")
      let details = EventDetails(title: try EventTitle(title), span: span)
      let id = try #require(ID<Event>(rawValue: Int64(index + 1)))
      return Occurrence(of: Event(id: id, details: details), in: FixedZone.seoul)
    }
    let instant = FixedZone.seoul.instant(of: now)
    let page = DayPage(Agenda(on: now.day...now.day, occurrences, at: instant), of: total)
    return ScheduleScreen.State(on: now.day, now: now, by: .standard, page: page)
  }

  @Test(arguments: [
    (2, Language.english, "☐ due 2 Nov  T2  18 days ago", "still to do"),
    (2, .korean, "☐ 11월 2일까지  T2  18일 전", "못 한 할 일"),
    (8, .english, "3 more to-dos", "T3"), (6, .english, "1 more to-do", "T1"),
    (8, .korean, "아직 못 한 할 일이 3개 더 있어요", "T3"),
  ])
  func `overdue tasks are listed on today, and those that do not fit are counted`(
    count: Int, language: Language, shown: String, hidden: String
  ) throws {
    let fixture = try ScheduleScreenFixture()
    try fixture.store.write { repositories in
      for number in 1...count {
        try repositories.toDos.save(
          ToDo(number, "T\(number)", due: .day(Day(literal: "2026-11-0\(number)"))))
      }
    }
    let text = try fixture.run("", language: language).text
    #expect(text.contains(shown) && !text.contains(hidden), "\(text)")
    #expect(!(try fixture.run("l", language: language).text.contains("☐")))
  }

  @Test(
    arguments: [
      ("", 80, 24), ("", 120, 40), ("m", 80, 24), ("m", 120, 40), ("", 40, 12), ("w", 80, 24),
    ] as [(KeyScript, Int, Int)])
  func `a day with a due task is marked until it is done`(
    keys: KeyScript, width: Int, height: Int
  ) throws {
    for isDone in [false, true] {
      let fixture = try ScheduleScreenFixture()
      try fixture.store.write {
        try $0.toDos.save(
          ToDo(1, "Rent", due: .day(Day(literal: "2026-11-22")), isDone: isDone))
      }
      let text = try fixture.run(keys, size: Size(width: width, height: height)).text
      #expect(text.contains("☐") != isDone, "\(text)")
    }
  }

  @Test(arguments: [
    (ScheduleScreen.Action.moveDays(1), "2026-11-21"), (.moveDays(-7), "2026-11-13"),
    (.moveMonths(1), "2026-12-20"), (.dayPressed(Day(literal: "2026-11-02")), "2026-11-02"),
  ])
  func `moving shows the other day`(action: ScheduleScreen.Action, day: String) throws {
    var state = try Self.state([])
    #expect(ScheduleScreen.update(&state, action) == .showDay(Day(literal: day)))
    #expect(ScheduleScreen.update(&state, .todayPressed) == nil)
  }

  @Test func `a form shows interpretations that fit from the first frame on`() throws {
    let text = try ScheduleScreenFixture().run("a", size: Size(width: 40, height: 24)).text
    #expect(text.contains("╰─ today 14:10 ─"), "\(text)")
  }

  @Test(arguments: [(Language.english, "→ Fri 27 Nov"), (.korean, "→ 11월 27일 (금)")])
  func `a narrow window shows which day is selected`(language: Language, shown: String) throws {
    let text = try ScheduleScreenFixture().run(
      "o \"11-27\"", language: language, size: Size(width: 40, height: 12)
    ).text
    #expect(text.contains(shown), "\(text)")
  }

  @Test func `a typed day is read in the local date order`() throws {
    let zone = RegionalZone(FixedZone.utc, dateOrder: { .dayFirst }, holidays: { .init([.korea]) })
    var state = ScheduleScreen.State(
      on: Self.now.day, now: Self.now, by: DatePreferences(in: zone), page: try Self.state([]).page)
    for (text, day) in [
      ("2.12.", "2026-12-02"), ("5/12", "2026-12-05"), ("3.12.2027", "2027-12-03"),
    ] {
      _ = ScheduleScreen.update(&state, .jumpOpened)
      _ = ScheduleScreen.update(&state, .jumpTyped(.paste(text)))
      #expect(ScheduleScreen.update(&state, .jumpConfirmed) == .showDay(Day(literal: day)))
    }
  }

  @Test func `on a wide screen upcoming events have their own column`() throws {
    let wide = ScheduleLayout(size: Size(width: 200, height: 50))
    let (month, next) = (try #require(wide.month), try #require(wide.coming))
    #expect(next.minX > wide.agenda.maxX && next.maxX < month.minX)
    #expect(next.height == wide.agenda.height && wide.agenda.width < 110)
    let narrow = ScheduleLayout(size: Size(width: 120, height: 40))
    #expect(narrow.coming == nil && narrow.details != nil)
    // Where the month does not fit, the details are shown.
    let low = ScheduleLayout(size: Size(width: 110, height: 9))
    let details = try #require(low.details)
    #expect(low.month == nil && details.minX > low.agenda.maxX)
    #expect(details.height == low.agenda.height)
    #expect(ScheduleLayout(size: Size(width: 109, height: 40)).details == nil)
  }

  @Test func `at the ends of a loaded part the next one is requested`() throws {
    var state = try Self.state(["a", "b"], total: 7)
    #expect(ScheduleScreen.update(&state, .list(.move(.rows(-1)))) == nil)
    #expect(ScheduleScreen.update(&state, .list(.move(.rows(1)))) == nil)
    #expect(state.selectedIndex == 1)
    #expect(
      ScheduleScreen.update(&state, .list(.move(.rows(1)))) == .showPage(from: 2, fromEnd: false))
    var whole = try Self.state(["a", "b"])
    _ = ScheduleScreen.update(&whole, .list(.move(.last)))
    #expect(ScheduleScreen.update(&whole, .list(.move(.rows(1)))) == nil)
  }

  @Test func `a typed day is shown only when it is understood`() throws {
    var state = try Self.state([])
    _ = ScheduleScreen.update(&state, .jumpOpened)
    #expect(state.jumpDay == nil)
    _ = ScheduleScreen.update(&state, .jumpTyped(.paste("내")))
    #expect(ScheduleScreen.update(&state, .jumpConfirmed) == nil)
    _ = ScheduleScreen.update(&state, .jumpTyped(.paste("일")))
    #expect(ScheduleScreen.update(&state, .jumpConfirmed) == .showDay(Day(literal: "2026-11-21")))
    #expect(state.jumpField == nil)
  }

  @Test(arguments: [
    ("last week", "2026-11-09"), ("지난주", "2026-11-09"), ("this week", "2026-11-16"),
    ("next month", "2026-12-01"), ("2026-11", "2026-11-01"), ("다음 주 금", "2026-11-27"),
  ])
  func `a typed week or month shows its first day`(
    text: String, day: String
  ) throws {
    var state = try Self.state([])
    _ = ScheduleScreen.update(&state, .jumpOpened)
    _ = ScheduleScreen.update(&state, .jumpTyped(.paste(text)))
    #expect(ScheduleScreen.update(&state, .jumpConfirmed) == .showDay(Day(literal: day)))
  }

  @Test func `an invalid day is reported in place until it is corrected`() throws {
    var state = try Self.state([])
    let view = ViewContext(size: Size(width: 80, height: 21), theme: .dark, language: .english)
    let complaint = "! “someday” cannot be read as a day, a week, a month or a year."
    _ = ScheduleScreen.update(&state, .jumpOpened)
    _ = ScheduleScreen.update(&state, .jumpTyped(.paste("someday")))
    #expect(!ScheduleScreen.render(state, in: view).text.contains("cannot be read"))
    guard case .action(let go)? = ScheduleScreen.keys(state).meaning(of: Key(.enter)) else {
      Issue.record("Enter is off")
      return
    }
    #expect(ScheduleScreen.update(&state, go) == nil)
    let text = ScheduleScreen.render(state, in: view).text
    #expect(text.contains(complaint) && text.contains("go to day someday"))
    let low = ViewContext(size: Size(width: 40, height: 9), theme: .dark, language: .english)
    var long = state
    _ = ScheduleScreen.update(&long, .jumpTyped(.paste(" of which nobody knows anything")))
    _ = ScheduleScreen.update(&long, go)
    #expect(ScheduleScreen.render(long, in: low).text.contains("2026-11."))
    _ = ScheduleScreen.update(&state, .jumpTyped(.key(Key(.backspace))))
    #expect(!ScheduleScreen.render(state, in: view).text.contains("cannot be read"))
  }

  @Test(arguments: Language.allCases)
  func `every day of the strip has its weekday, also the first of a month`(
    language: Language
  ) throws {
    var state = try Self.state([])
    state.day = Day(literal: "2026-11-30")
    let view = ViewContext(size: Size(width: 80, height: 21), theme: .dark, language: language)
    let text = ScheduleScreen.render(state, in: view).text
    let week = language(ko: " 월  화  수", en: "Mon Tue Wed")
    #expect(text.contains(week))
    #expect(text.contains(language(ko: "12월", en: "Dec")))
  }

  @Test func `without an event its keys have a reason for being disabled`() throws {
    let state = try Self.state([])
    let off = ScheduleScreen.keys(state).bindings.filter { $0.disabledReason != nil }
    let keys = off.flatMap(\.keys)
    for key in [Key(.enter), .character("e"), .character("d"), .character("t")] {
      #expect(keys.contains(key))
    }
    #expect(!keys.contains(.character("a")))
  }

  @Test func `no key hides a global one, and none has two meanings`() throws {
    let states = [try Self.state(["a"]), try Self.state([])]
    let month = MonthScreen.State(
      today: Self.now.day, day: Self.now.day, counts: [:], shown: [:])
    let taken =
      states.map { ScheduleScreen.keys($0).bindings.flatMap(\.keys) }
      + [MonthScreen.keys(month).bindings.flatMap(\.keys)]
    for keys in taken {
      for key in "123456,q?rfu:".map({ Key(.character($0)) }) { #expect(!keys.contains(key)) }
      #expect(Set(keys).count == keys.count)
    }
  }

  @Test(
    arguments: [
      (0, 0, nil), (1, 0, "•"), (2, 0, "•2"), (99, 0, "•99"), (100, 0, "•+"), (5000, 0, "•+"),
      (0, 3, "☐"), (1, 1, "•☐"), (9, 2, "•9☐"), (10, 2, "•10"), (100, 1, "•+☐"),
    ] as [(Int, Int, String?)])
  func `a calendar shows the number of events of a day, and whether it has tasks`(
    count: Int, tasks: Int, mark: String?
  ) {
    #expect(EventCountMark.text(count, tasks: tasks) == mark)
  }

  @Test(arguments: [(42, false), (49, true)])
  func `a mark for tasks takes no space from a number`(width: Int, hasSign: Bool) {
    let day = Day(literal: "2026-11-24")
    let view = ViewContext(size: Size(width: width, height: 7), theme: .dark, language: .english)
    var frame = view.emptyFrame()
    view.board(on: Day(literal: "2026-11-20"), today: day, counts: [day: 2], tasks: [day: 1])
      .draw(in: &frame, at: frame.bounds)
    #expect(frame.text.contains("•2") && frame.text.contains("☐") == hasSign, "\(frame.text)")
  }

  @Test func `an event longer than the view is scrolled to its end before the next`() {
    var scroll = AgendaScroll()
    scroll.fit(chosen: 1..<11, of: 14, visible: 4)
    let moves = (0..<12).prefix { _ in
      defer { scroll.fit(chosen: 1..<11, of: 14, visible: 4) }
      return scroll.scroll(by: 1)
    }
    #expect(moves.count == 6)
    #expect(scroll.offset(chosen: 11..<12, of: 14, visible: 4) == 8)
  }

  @Test func `a mouse selects a day and an event`() throws {
    let state = try Self.state(["a", "b"])
    let view = ViewContext(
      size: Size(width: 80, height: 21), theme: .dark, language: .english)
    let rows = ScheduleScreen.render(state, in: view).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("–16:00  b") })
    let press = { (x: Int, y: Int) in
      ScheduleScreen.action(
        for: MouseEvent(.press(.left), at: Position(x: x, y: y)), state, in: view)
    }
    #expect(press(20, row) == .list(.pressed(row: 1, isDouble: false)))
    // The strip starts on the Monday of the week.
    #expect(press(21, 3) == .dayPressed(Day(literal: "2026-11-20")))
    #expect(press(25, 3) == .dayPressed(Day(literal: "2026-11-21")))
  }
}
