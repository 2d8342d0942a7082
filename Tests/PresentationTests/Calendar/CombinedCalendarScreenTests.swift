import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthDomain
@testable import HearthPresentation

@Suite struct CombinedCalendarScreenTests {
  @Test(arguments: GoldenWindow.all)
  func `the calendar matches its golden file`(window: GoldenWindow) throws {
    let home = try CalendarFixture()
    let states = [
      ("screen-today", "c"), ("screen-day", "c up left ⏎ down"), ("screen-next", "c pgdn"),
      ("screen-help", "c ?"),
    ]
    try window.expect(
      "Calendar", layouts: [("screen-full", "c up left")], states: states
    ) { keys in
      try home.play(KeyScript(keys), window.language, size: window.size).text
    }
  }

  @Test(arguments: Language.allCases)
  func `an empty calendar is drawn too`(language: Language) throws {
    let text = try CalendarFixture(isEmpty: true).play("c", language).text
    #expect(text.contains(Words.nothingOnDay(language)))
    try expectGolden("Calendar/screen-empty-\(language.rawValue)", text)
  }

  @Test(arguments: [
    ("c left", "Thu 19 Nov, yesterday"), ("c right", "Sat 21 Nov, tomorrow"),
    ("c up", "Fri 13 Nov"), ("c j", "Fri 27 Nov"), ("c pgup", "Tue 20 Oct"),
    ("c pgdn", "Sun 20 Dec"), ("c pgdn t", "Fri 20 Nov, today"),
    ("c right right right right right right right right right right right", "Tue 1 Dec"),
    ("ㅊ ㅓ", "Fri 27 Nov"),
  ])
  func `keys move through the days, weeks and months`(keys: String, day: String) throws {
    let text = try CalendarFixture().play(KeyScript(keys)).text
    #expect(text.contains(day), "\(text)")
    let isNovember = day.contains("Nov")
    #expect(text.contains("November 2026") == isNovember)
  }

  /// The number of steps down to an item of 12 November, and what its own area then shows of it.
  private static let ways: [(down: Int, seen: [String])] = [
    (0, ["[6 Books]", "모비 딕"]), (1, ["[4 Moods]", "A walk in the cold."]),
    (2, ["[5 Schedule]", "주간 회의"]), (3, ["[5 Schedule]", "third floor"]),
    (4, ["[4 Moods]", "첫눈이 왔다."]), (5, ["[6 Books]", "모비 딕"]),
  ]

  @Test(.inWholeRuns, arguments: ways)
  func `each item opens in its area, and Esc returns`(
    way: (down: Int, seen: [String])
  ) throws {
    let home = try CalendarFixture()
    let there = "c up left ⏎" + String(repeating: " down", count: way.down)
    let before = try home.play(KeyScript(there)).text
    let opened = try home.play(KeyScript(there + " ⏎")).text
    for words in way.seen { #expect(opened.contains(words), "\(opened)") }
    // Screens with their own Esc key show it in their footers.
    #expect(!opened.contains("[5 Schedule]") || opened.contains("Esc calendar"))
    #expect(try home.play(KeyScript(there + " ⏎ esc")).text == before)
    #expect(try home.play(KeyScript(there + " ⏎ down up esc")).text == before)
  }

  @Test func `people open from their birthdays and waterings`() throws {
    let home = try CalendarFixture()
    for keys in ["c right right right right right right right right right ⏎ ⏎", "c left ⏎ down ⏎"] {
      let text = try home.play(KeyScript(keys)).text
      #expect(text.contains("[2 People]") && text.contains("엄마"), "\(keys)\n\(text)")
    }
  }

  @Test func `Esc leads from the items to the month, and from there to Today`() throws {
    let home = try CalendarFixture()
    let today = try home.play("r").text
    #expect(try home.play("c esc").text == today)
    #expect(try home.play("c q").text == today)
    let month = try home.play("c up left").text
    for keys in ["c up left ⏎ esc", "c up left ⏎ q", "c up left ⏎ left", "c up left ⏎ down esc"] {
      let text = try home.play(KeyScript(keys)).text
      #expect(text.contains("Enter this day") && text.contains("Thu 12 Nov"))
      #expect(text == month || keys.contains("down"))
    }
    #expect(try home.play("c up left ⏎ esc esc").text == today)
  }

  @Test func `after a change to an opened item its area stays open`() throws {
    let home = try CalendarFixture()
    let text = try home.play("c up left ⏎ down down ⏎ t esc").text
    #expect(text.contains("[5 Schedule]"))
    // The calendar is still open in its tab.
    #expect(try home.play("c up left ⏎ 2 1").text.contains("Thu 12 Nov"))
  }

  @Test func `a day without items cannot be entered`() throws {
    let text = try CalendarFixture().play("c right ⏎").text
    #expect(text.contains("there is nothing on this day"))
  }

  @Test func `the mouse selects days, changes months and opens items`() throws {
    var app = try CalendarFixture().app()
    app.start()
    app.tap("c")
    func place(of text: String) throws -> Position {
      let lines = app.render().text.split(separator: "\n", omittingEmptySubsequences: false)
      let row = try #require(lines.firstIndex { $0.contains(text) })
      let start = try #require(lines[row].firstRange(of: text)?.lowerBound)
      let before = DisplayWidth.standard.columns(of: String(lines[row][..<start]))
      return Position(x: before + 1, y: row)
    }
    let twelfth = try place(of: "12 •2")
    _ = app.handle(.mouse(MouseEvent(.press(.left), at: twelfth)))
    #expect(app.render().text.contains("Thu 12 Nov"))
    #expect(!app.render().text.contains("▸"))
    _ = app.handle(.mouse(MouseEvent(.doublePress(.left), at: twelfth)))
    #expect(app.render().text.contains("▸"))
    _ = app.handle(.mouse(MouseEvent(.scrollDown, at: twelfth)))
    #expect(app.render().text.contains("December 2026"))
    _ = app.handle(.mouse(MouseEvent(.scrollUp, at: twelfth)))
    let dentist = try place(of: "Dentist")
    _ = app.handle(.mouse(MouseEvent(.doublePress(.left), at: dentist)))
    #expect(app.render().text.contains("[5 Schedule]"))
  }

  @Test func `changes by another program are shown at once`() throws {
    let home = try CalendarFixture()
    var app = home.app()
    app.start()
    app.tap("c", "up", "left", "enter", "down")
    let before = app.render().text
    try home.store.write { repositories in
      for mood in try repositories.moods.list(.on(Day(literal: "2026-11-12")), .oldest(1)) {
        try repositories.moods.remove(mood.id)
      }
    }
    app.storeChanged()
    let after = app.render().text
    #expect(before.contains("A walk in the cold.") && !after.contains("A walk in the cold."))
    #expect(after.contains("▸"))
  }

  @Test func `a crowded day shows how many items are hidden`() throws {
    let home = try CalendarFixture()
    let clock = LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul)
    let add = AddEvent(
      context: .of(
        store: home.store, clock: clock, newID: IDGenerator(now: clock.now, randomness: .seeded(9)))
    )
    let start = LocalTime(literal: "2026-11-21T12:00")
    for number in 1...103 {
      try add(
        EventDetails(
          title: EventTitle("Lunch \(number)"),
          span: EventSpan(from: start, to: start.adding(minutes: 30), zone: "Asia/Seoul")))
    }
    let text = try home.play("c right").text
    #expect(text.contains("•103"))
    #expect(text.contains("3 more"))
  }
}
