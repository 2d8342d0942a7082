import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct TodayTests {
  @Test(arguments: GoldenWindow.all)
  func `the screen matches its golden file`(window: GoldenWindow) throws {
    if window.isStandard {
      try expectGolden("Today/empty-\(window)", render(state(parts: []), window))
    }
    let full = try state(parts: [
      SamplePart(area: .people, rows: 3), SamplePart(area: .sayings, rows: 0),
      SamplePart(area: .schedule, rows: 12),
    ])
    try expectGolden("Today/full-\(window)", render(full, window))
  }

  @Test func `rows that do not fit are counted in a row that leads to them`() throws {
    let parts = [Area.people, .sayings, .schedule, .moods, .books]
      .map { SamplePart(area: $0, rows: 20) }
    var state = try state(parts: parts)
    let view = view(.english, (80, 24))
    TodayScreen.fit(&state, in: view)
    let text = TodayScreen.render(state, in: view).text
    for area in Area.allCases.dropFirst() { #expect(text.contains(area.title.en)) }
    let places = state.rows.indices.filter { state.rows[$0].text.en.hasPrefix("and ") }
    #expect(places.count == 5)
    for (place, area) in zip(places, parts.map(\.area)) {
      state.selected = place
      #expect(TodayScreen.update(&state, .open) == .open(.tab(area)))
      #expect(TodayScreen.render(state, in: view).text.contains("▸ + and"))
    }
    let shown = state.rows.count - 5
    let hidden = places.compactMap {
      state.rows[$0].text.en.split(separator: " ").dropFirst().first
    }
    .compactMap { Int($0) }.reduce(0, +)
    #expect(shown + hidden == 100)
  }

  @Test(.inWholeRuns, arguments: [8, 10, 13, 14])
  func `a low window has rows only, and opens at the top`(height: Int) throws {
    let parts = [Area.people, .sayings, .schedule, .moods, .books]
      .map { SamplePart(area: $0, rows: 7) }
    var state = try state(parts: parts)
    let view = view(.english, (40, height))
    TodayScreen.fit(&state, in: view)
    let lines = TodayScreen.render(state, in: view).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    let hasBlank = lines.contains { $0.allSatisfy { $0.isWhitespace || "│█".contains($0) } }
    #expect(hasBlank == (height >= 14))
    #expect(lines.contains { $0.contains(Area.people.title.en) })
    for place in state.rows.indices {
      state.selected = place
      #expect(TodayScreen.render(state, in: view).text.contains("▸"), "\(place)")
    }
  }

  @Test(.inWholeRuns) func `an optional section takes no rows from others`() throws {
    let parts = [Area.people, .schedule, .moods].map { SamplePart(area: $0, rows: 7) }
    let spare = SamplePart(area: .books, rows: 7, isSpare: true)
    var seen: Set<Bool> = []
    for height in 8...40 {
      for width in [60, 80, 120] {
        let view = view(.english, (width, height))
        var (without, with) = (try state(parts: parts), try state(parts: parts + [spare]))
        TodayScreen.fit(&without, in: view)
        TodayScreen.fit(&with, in: view)
        let needed = with.rows.filter { $0.route != .tab(.books) }
        #expect(Set(needed).isSuperset(of: without.rows.filter { $0.mark != "+" }))
        seen.insert(needed.count < with.rows.count)
      }
    }
    #expect(seen == [true, false])
  }

  @Test func `the same row stays selected when the screen is resized`() throws {
    var state = try state(parts: [
      SamplePart(area: .people, rows: 9), SamplePart(area: .schedule, rows: 9),
      SamplePart(area: .moods, rows: 9), SamplePart(area: .books, rows: 9),
    ])
    TodayScreen.fit(&state, in: view(.english, (80, 24)))
    state.selected = try #require(
      state.rows.firstIndex { $0.route == .tab(.schedule) && $0.text.en.hasSuffix(" 2") })
    let selected = state.selectedRow
    for size in [(200, 60), (40, 12), (80, 24)] {
      TodayScreen.fit(&state, in: view(.english, size))
      #expect(state.selectedRow == selected)
    }
  }

  @Test(arguments: [(40, 12), (80, 10), (80, 24), (120, 40), (200, 60)].tried(usually: 2))
  func `every selectable row can be seen and clicked`(size: (Int, Int)) throws {
    var state = try state(parts: [
      SamplePart(area: .sayings, rows: 1), SamplePart(area: .people, rows: 40),
      SamplePart(area: .schedule, rows: 7), SamplePart(area: .books, rows: 0),
    ])
    let view = view(.korean, size)
    TodayScreen.fit(&state, in: view)
    for place in state.rows.indices {
      state.selected = place
      let frame = TodayScreen.render(state, in: view)
      let line = try #require((0..<size.1).first { frame.text(ofRow: $0).contains("▸") })
      let cells = Array(frame.text(ofRow: line))
      let column = try #require(cells.firstIndex(of: "▸"))
      let x = view.widths.columns(of: String(cells[..<column]))
      let click = MouseEvent(.press(.left), at: Position(x: x, y: line))
      #expect(TodayScreen.action(for: click, state, in: view) == .pressed(row: place))
    }
  }

  @Test func `the selection moves over all sections and stops at the ends`() throws {
    var state = try state(parts: [
      SamplePart(area: .people, rows: 1), SamplePart(area: .books, rows: 1),
    ])
    _ = TodayScreen.update(&state, .move(-1))
    #expect(TodayScreen.update(&state, .open) == .open(.tab(.people)))
    _ = TodayScreen.update(&state, .move(1))
    _ = TodayScreen.update(&state, .move(1))
    #expect(TodayScreen.update(&state, .open) == .open(.tab(.books)))
    _ = TodayScreen.update(&state, .moveToFirst)
    #expect(TodayScreen.update(&state, .open) == .open(.tab(.people)))
    _ = TodayScreen.update(&state, .moveToLast)
    #expect(TodayScreen.update(&state, .open) == .open(.tab(.books)))
  }

  @Test(arguments: [1, 10, 99])
  func `text below the last row can be reached in a low window, too`(step: Int) throws {
    let invites = Words(ko: "아직 책이 없어요.", en: "There are no books yet.")
    var state = try state(
      parts: [SamplePart(area: .sayings, rows: 1)]
        + [Area.people, .moods].map { SamplePart(area: $0, rows: 0) }
        + [SamplePart(area: .books, rows: 0, invites: invites)])
    let low = view(.english, (40, 9))
    var seen = false
    for _ in 0..<30 {
      TodayScreen.fit(&state, in: low)
      seen = seen || TodayScreen.render(state, in: low).text.contains(invites.en)
      _ = TodayScreen.update(&state, step == 99 ? .moveToLast : .move(step))
    }
    #expect(
      seen && state.linesScrolledPastEnd == state.maxScrollOffset && state.linesScrolledPastEnd > 0)
    _ = TodayScreen.update(&state, .moveToFirst)
    #expect(state.linesScrolledPastEnd == 0)
  }

  @Test(arguments: [0, 1])
  func `at most three empty areas show a hint`(rows: Int) throws {
    let parts =
      [SamplePart(area: .people, rows: rows)]
      + [Area.moods, .schedule, .books].map { SamplePart(area: $0, rows: 0) }
    let shown = try reader(parts: parts).page().sections.map(\.area)
    #expect(shown == Array(parts.map(\.area).prefix(3 + rows)))
  }

  @Test func `a click selects a row, a double click opens it`() throws {
    var state = try state(parts: [SamplePart(area: .people, rows: 3)])
    let view = ViewContext(
      size: Size(width: 80, height: 24), theme: .dark, language: .english)
    let text = TodayScreen.render(state, in: view)
    let row = try #require((0..<24).first { text.text(ofRow: $0).contains("Water mother 3") })
    let click = MouseEvent(.press(.left), at: Position(x: 10, y: row))
    let action = try #require(TodayScreen.action(for: click, state, in: view))
    #expect(TodayScreen.update(&state, action) == nil)
    #expect(state.selected == 2)
    let twice = MouseEvent(.doublePress(.left), at: Position(x: 10, y: row))
    let opening = try #require(TodayScreen.action(for: twice, state, in: view))
    #expect(TodayScreen.update(&state, opening) == .open(.tab(.people)))
  }

  @Test func `Enter says if there is nothing to open`() throws {
    let keys = TodayScreen.keys(try state(parts: []))
    guard case .disabled = keys.meaning(of: Key(.enter)) else {
      Issue.record("Enter is not disabled")
      return
    }
  }

  @Test func `the selection stays within a page that became shorter`() throws {
    var state = try state(parts: [SamplePart(area: .people, rows: 5)])
    _ = TodayScreen.update(&state, .moveToLast)
    state.refresh(try reader(parts: [SamplePart(area: .people, rows: 2)]).page())
    #expect(state.selectedRow?.text.en == "Water mother 2")
    _ = TodayScreen.update(&state, .move(-1))
    #expect(state.selectedRow?.text.en == "Water mother 1")
  }

  @Test(arguments: CommandFixture.goldenForms)
  func `the command prints for a terminal, a pipe and as JSON`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let parts = [SamplePart(area: .people, rows: 2), SamplePart(area: .books, rows: 0)]
    for (name, parts) in [("empty", []), ("full", parts)] {
      let command = TodayCommand(reader: try reader(parts: parts))
      var console = Console.recording(form.traits(language))
      try command.run(TodayCommand.input(), in: &console)
      try expectGolden(
        "Today/command-\(name)-\(form)-\(language.rawValue)", console.recordedOutput)
    }
  }

  @Test(arguments: Language.allCases, [40, 60])
  func `a hint is broken between words`(language: Language, width: Int) throws {
    let invites = Words(
      ko: "멀어지고 싶지 않은 사람을 식물로 심고, 연락할 때마다 물을 주세요. 다음에 물을 줄 날을 알려 드려요.",
      en: "Plant somebody you do not want to lose touch with, and be told when to call next.")
    let part = SamplePart(area: .people, rows: 0, invites: invites)
    let command = TodayCommand(reader: try reader(parts: [part]))
    var traits = CommandFixture.Form.terminal.traits(language)
    traits.size = Size(width: width, height: 24)
    var console = Console.recording(traits)
    try command.run(TodayCommand.input(), in: &console)
    for row in console.recordedOutput.split(separator: "\n") where !row.hasPrefix("  ") {
      #expect(DisplayWidth.standard.columns(of: String(row)) <= width, "\(row)")
    }
  }

  @Test(arguments: [
    ("05:00", "Good morning, Mina."), ("11:59", "Good morning, Mina."),
    ("12:00", "Good afternoon, Mina."), ("18:00", "Good evening, Mina."),
    ("22:00", "A quiet night to you, Mina."), ("04:59", "A quiet night to you, Mina."),
  ])
  func `the greeting depends on the time of day`(time: String, greeting: String) throws {
    let overview = TodayOverview(
      moment: LocalTime(literal: "2026-11-20T\(time)"), displayName: try DisplayName("Mina"))
    #expect(Greeting.words(for: overview).en == greeting)
  }

  @Test func `the layout is computed again only for another screen`() throws {
    var state = try state(parts: [SamplePart(area: .people, rows: 3)])
    let (small, large) = (view(.english, (40, 12)), view(.english, (120, 40)))
    TodayScreen.fit(&state, in: small)
    let rows = state.rows
    state.rows = []
    TodayScreen.fit(&state, in: small)
    #expect(state.rows == [])
    TodayScreen.fit(&state, in: large)
    #expect(state.rows == rows)
  }

  @Test func `a title continued below repeats and loses no word`() throws {
    let words = ["Dinner", "with", "everybody", "from", "the", "choir"]
    let title = words.joined(separator: " ")
    let areas: [Area] = [.people, .schedule, .books]
    let parts = areas.map {
      SamplePart(area: $0, rows: 1, text: Words(ko: title, en: title))
    }
    for width in 110...130 {
      let view = view(.english, (width, 40))
      let text = TodayScreen.render(try state(parts: parts), in: view).text
      let seen = text.split { $0.isWhitespace }.map(String.init)
      for word in words {
        #expect(seen.count { $0 == word } == areas.count, "\(word) at \(width)\n\(text)")
      }
    }
  }

  @Test(arguments: [(120, 40, false), (120, 16, true), (80, 24, false)])
  func `columns are as wide as the texts need, as far as no row is hidden`(
    width: Int, height: Int, isNarrow: Bool
  ) throws {
    let title = "11:00–11:30  Return the library books"
    let parts = [Area.people, .schedule, .moods].map {
      SamplePart(area: $0, rows: 6, text: Words(ko: title, en: title))
    }
    let view = view(.english, (width, height))
    let text = TodayScreen.render(try state(parts: parts), in: view).text
    let lines = text.split(separator: "\n")
    #expect(lines.contains { $0.contains("People") && $0.contains("Moods") } == isNarrow, "\(text)")
    if !isNarrow, height == 40 { #expect(text.contains("\(title) "), "\(text)") }
  }

  @Test(arguments: [
    ("Return library books", "tomorrow", 32, ["Return library books"]),
    ("Return the library books today", "tomorrow", 32, ["Return the library books today", ""]),
    (
      "Return the library books of all children", "tomorrow", 32,
      ["Return the library books of all", "children"]
    ),
    ("Return", "in 3 days and 4 hours or so", 32, ["Return", ""]),
  ])
  func `a label at the right takes no room from the first line of a text`(
    title: String, detail: String, columns: Int, wanted: [String]
  ) {
    let row = TodayRow(
      mark: "○", text: Words(ko: title, en: title), detail: Words(ko: detail, en: detail),
      isUrgent: false, route: .tab(.schedule))
    let lines = row.lines(.full, columns: columns, .english, .standard)
    #expect(lines.texts == wanted && lines.detail == detail)
    let cut = row.lines(.full, columns: columns, most: 1, .english, .standard)
    #expect(cut.texts.count == 1)
    #expect(DisplayWidth.standard.columns(of: cut.texts[0]) <= columns)
  }

  private func render(_ state: TodayScreen.State, _ window: GoldenWindow) -> String {
    let (language, size) = (window.language, window.size)
    return TodayScreen.render(state, in: view(language, (size.width, size.height))).text
  }

  private func view(_ language: Language, _ size: (Int, Int)) -> ViewContext {
    ViewContext(size: Size(width: size.0, height: size.1), theme: .dark, language: language)
  }

  private func state(parts: [SamplePart]) throws -> TodayScreen.State {
    TodayScreen.State(page: try reader(parts: parts).page())
  }

  private func reader(parts: [SamplePart]) throws -> TodayReader {
    let store = InMemoryStore()
    try EditProfile(store: store)(.init(displayName: DisplayName("지수")))
    let clock = LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul)
    return TodayReader(queries: TodayQueries(store: store, clock: clock), parts: parts)
  }
}
