import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct PlanSeasonTests {
  @Test(arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40)].tried(usually: 1))
  func `an event is planned, starts, ends and is removed with keys alone`(size: Size) throws {
    let fixture = try ScheduleScreenFixture(at: "2026-11-20T14:07")
    func play(_ script: KeyScript) throws -> String {
      let terminal = try fixture.run(script, language: .korean, size: size)
      try expectCursors(in: terminal)
      return terminal.text
    }
    #expect(try play("").contains("아직 일정이 없어요"))
    // It starts at the next full five minutes and lasts an hour.
    let added = try play("a \"치과\" tab \"어금니\" tab up up ctrl-s")
    #expect(added.contains("일정"))
    #expect(added.contains("14:20–15:20"))
    #expect(try play("").contains("다가오는 일정"))
    // Time passes while the screen is open.
    let begun = try play("pause:780001")
    #expect(begun.contains("지금  1"))
    #expect(!begun.contains("다가오는 일정  1"))
    let over = try play("pause:3600001")
    #expect(over.contains("끝난 일정  1"))
    #expect(!over.contains("지금  1"))
    // Unfolded rows stay unfolded as time passes.
    #expect(try play("⏎ pause:120001").contains("어금니"))
    #expect(try play("d").contains("일정을 지울까요?"))
    _ = try play("d ⏎")
    #expect(try fixture.queries.list(in: 0..<9).count == 1)
    #expect(try play("d y").contains("아직 일정이 없어요"))
  }

  @Test func `an event changes from upcoming to now to done in one session`() throws {
    let fixture = try ScheduleScreenFixture(at: "2026-11-20T14:07")
    try fixture.plan("Call", "2026-11-20T14:10", "2026-11-20T14:12")
    let terminal = try fixture.run("pause:300001")
    let seen = terminal.frames.map { frame in
      ["Now  1", "Upcoming  1", "Done  1"].filter { frame.text.contains($0) }
    }
    let changes = seen.reduce(into: [[String]]()) { if $0.last != $1 { $0.append($1) } }
    #expect(changes == [[], ["Upcoming  1"], ["Now  1"], ["Done  1"]])
    // One frame a minute, and none in between.
    #expect(terminal.frames.count <= 8)
  }

  @Test func `at midnight the view of today moves to the new day`() throws {
    let fixture = try ScheduleScreenFixture(at: "2026-11-20T23:58")
    try fixture.plan("New", "2026-11-21T09:00", "2026-11-21T10:00")
    #expect(try fixture.run("pause:180001").text.contains("Sat 21 Nov, today"))
    #expect(try fixture.run("right right pause:180001").text.contains("Mon 23 Nov"))
  }

  @Test(.inWholeRuns) func `overlaps are reported when added, and named when expanded`()
    throws
  {
    let fixture = try ScheduleScreenFixture()
    try fixture.plan("치과", "2026-11-20T15:00", "2026-11-20T15:30")
    let keys: KeyScript = "a \"Call\" tab tab ctrl-u \"15:10\""
    #expect(try fixture.run(keys).text.contains("≈ overlaps with 치과 (15:00–15:30)"))
    let added = try fixture.run(keys + " ctrl-s").text.split(separator: "\n").joined()
    #expect(added.contains("overlaps with 치과"))
    #expect(try fixture.run("j ⏎").text.contains("≈ overlaps with 치과 (15:00–15:30)"))
  }

  @Test(arguments: [(40, 12), (80, 24), (120, 40)])
  func `a long title leaves space for its overlaps`(width: Int, height: Int) throws {
    let fixture = try ScheduleScreenFixture()
    let title = String(repeating: "goes on and ", count: 7)
    try fixture.plan(title, "2026-11-20T15:00", "2026-11-20T16:00")
    try fixture.plan("Short", "2026-11-20T15:30", "2026-11-20T16:30")
    let text = try fixture.run("", size: Size(width: width, height: height)).text
    let rows = text.split(separator: "\n")
    #expect(rows.contains { $0.contains("goes on a") && $0.contains("≈ Sho") }, "\(text)")
  }

  @Test(.inWholeRuns)
  func `overlaps on the day in the title are shown while typing`() throws {
    let fixture = try ScheduleScreenFixture()
    try fixture.plan("치과", "2026-11-24T15:00", "2026-11-24T15:30")
    #expect(try fixture.run("a \"Call tue 15:10\"").text.contains("≈ overlaps with 치과"))
    #expect(!(try fixture.run("a \"Call wed 15:10\"").text.contains("≈")))
    #expect(try fixture.run("a \"Call tue 15:10\" tab").text.contains("≈ overlaps with 치과"))
  }

  @Test func `an event in another zone shows that`() throws {
    let finder = ZoneFinder(environment: [:])
    let here = DeferredZone(others: finder.findZone) { FixedZone.seoul }
    let fixture = try ScheduleScreenFixture(in: here)
    let newYork = try finder.requiredZone("America/New_York")
    let span = try EventSpan(
      from: LocalTime(literal: "2026-11-20T08:30"), to: LocalTime(literal: "2026-11-20T09:30"),
      zone: "America/New_York"
    ).anchored(in: newYork)
    try fixture.tools.schedule.add(EventDetails(title: EventTitle("Call"), span: span))
    #expect(try fixture.run("⏎").text.contains("22:30–23:30 [08:30 America/New_York]"))
    let form = try fixture.run("e tab tab", size: Size(width: 120, height: 40)).text
    #expect(form.contains("[08:30 America/New_York]"), "\(form)")
  }

  @Test func `a form shows that more of it is below`() throws {
    let fixture = try ScheduleScreenFixture()
    func isMarked(_ height: Int) throws -> Bool {
      let form = try fixture.run("a", size: Size(width: 80, height: height)).text
      // It is beside the fields, in the column of their names.
      return form.split(separator: "\n").contains { $0.prefix(14).contains("↓") }
    }
    #expect(try isMarked(12))
    #expect(try !isMarked(18))
  }

  @Test func `remaining rows of a month go to its fullest week`() throws {
    let fixture = try ScheduleScreenFixture(at: "2026-08-20T14:07")
    for number in 10...20 {
      try fixture.plan("Talk \(number)", "2026-08-25T09:00", "2026-08-25T09:\(number)")
    }
    let month = try fixture.run("m", size: Size(width: 80, height: 24)).text
    #expect(month.contains("Talk 10") && month.contains("Talk 11"), "\(month)")
  }

  @Test func `several events can be expanded at once`() throws {
    let fixture = try ScheduleScreenFixture()
    try fixture.plan("One", "2026-11-20T15:00", "2026-11-20T16:00", note: "first note")
    try fixture.plan("Two", "2026-11-20T17:00", "2026-11-20T18:00", note: "second note")
    let text = try fixture.run("⏎ j ⏎").text
    #expect(text.contains("    first note"))
    #expect(text.contains("    second note"))
    #expect(!(try fixture.run("⏎ j ⏎ ⏎").text.contains("    second note")))
  }

  @Test(arguments: [
    ("right", "Sat 21 Nov"), ("left", "Thu 19 Nov"), (">", "Fri 27 Nov"), ("<", "Fri 13 Nov"),
    ("]", "Sun 20 Dec"), ("[", "Tue 20 Oct"), ("] t", "Fri 20 Nov, today"),
    ("o \"next fri\" ⏎", "Fri 27 Nov"), ("o \"다음주 금\" ⏎", "Fri 27 Nov"),
    ("o \"내일\"", "→ Sat 21 Nov, tomorrow"), ("o \"zzz\" ⏎ esc esc", "Fri 20 Nov, today"),
    ("m pgdn ⏎", "Sun 20 Dec"), ("m right right ⏎", "Sun 22 Nov"), ("m esc", "Fri 20 Nov, today"),
  ])
  func `keys and words lead to a day`(keys: String, shown: String) throws {
    let text = try ScheduleScreenFixture().run(KeyScript(keys)).text
    #expect(text.contains(shown))
  }

  @Test func `a found event is shown on its day`() throws {
    let fixture = try ScheduleScreenFixture()
    try fixture.plan("치과", "2027-03-02T15:00", "2027-03-02T15:30", note: "아래 어금니")
    try fixture.plan("다른 일정", "2027-03-02T09:00", "2027-03-02T09:30")
    try fixture.plan("지난 치과", "2020-03-02T15:00", "2020-03-02T15:30")
    let list = try fixture.run("/ \"ㅊㄱ\"", language: .korean).text
    #expect(list.contains("2개를 찾았어요."))
    let shown = try fixture.run("/ \"ㅊㄱ\" ⏎", language: .korean).text
    #expect(shown.contains("2027년 3월 2일"))
    #expect(shown.contains("    아래 어금니"))
    #expect(try fixture.run("/ \"ㅊㄱ\" down ⏎", language: .korean).text.contains("2020년 3월 2일"))
    #expect(try fixture.run("/ \"nothing\" ⏎").text.contains("Nothing found."))
  }

  @Test func `a route leads to an event`() throws {
    let fixture = try ScheduleScreenFixture()
    let event = try fixture.plan("Trip", "2026-11-19T09:00", "2026-11-22T10:00", note: "pack")
    var tab = ScheduleCoordinator(fixture.tools)
    try tab.show(.event(OccurrenceID(event.id)))
    #expect(tab.home.day == Day(literal: "2026-11-20"))
    #expect(tab.home.selectedEntry?.event == event)
    #expect(tab.home.unfoldedEvents == [OccurrenceID(event.id)])
  }

  @Test func `a route leads to an occurrence of a series`() throws {
    let fixture = try ScheduleScreenFixture()
    let span = try EventSpan(
      from: LocalTime(literal: "2026-11-20T09:00"), to: LocalTime(literal: "2026-11-20T10:00"),
      zone: fixture.zone.name)
    let event = try fixture.tools.schedule.add(
      EventDetails(title: EventTitle("Run"), span: span),
      repeating: EnteredRepetition(.rule(Recurrence("FREQ=DAILY")))
    ).event
    var tab = ScheduleCoordinator(fixture.tools)
    for start in ["2026-11-20T09:00", "2026-11-23T09:00", "2026-12-01T09:00"] {
      let place = OccurrenceID(event.id, at: LocalTime(literal: start))
      try tab.show(.event(place))
      #expect(tab.home.day == place.originalStart?.day)
      #expect(tab.home.selectedEntry?.occurrence.occurrenceID == place)
    }
  }

  @Test func `a row of Today leads to its event`() throws {
    let fixture = try ScheduleScreenFixture()
    try fixture.plan("Call", "2026-11-20T15:00", "2026-11-20T15:30", note: "about the flat")
    try fixture.plan("Trip", "2026-11-20T16:00", "2026-11-20T17:00", note: "pack")
    let text = try fixture.run("j ⏎", from: "").text
    #expect(text.contains("[5 Schedule]"))
    #expect(text.contains("▸ ○ 16:00–17:00  Trip"))
    #expect(text.contains("    pack"))
  }

  @Test(.inWholeRuns) func `every event of a crowded day can be reached`() throws {
    let fixture = try ScheduleScreenFixture(at: "2026-11-20T06:00")
    try fixture.planMany(650) { index in
      let minute = index % 60 < 10 ? "0\(index % 60)" : "\(index % 60)"
      let hour = 7 + index / 60
      let start = "2026-11-20T\(hour < 10 ? "0" : "")\(hour):\(minute)"
      return ("Event \(index)", start, "2026-11-20T23:59")
    }
    var tab = ScheduleCoordinator(fixture.tools)
    try tab.refresh()
    let view = ViewContext(
      size: Size(width: 80, height: 21), theme: .dark, language: .english)
    var seen: Set<ID<Event>> = []
    for _ in 0..<700 {
      if let id = tab.home.selectedEntry?.event.id { seen.insert(id) }
      #expect(tab.home.page.entries.count <= DayPage.maxEntries)
      _ = try tab.handle(.key(.character("j")), in: view)
    }
    #expect(seen.count == 650)
    for _ in 0..<700 { _ = try tab.handle(.key(.character("k")), in: view) }
    #expect(tab.home.selectedEntry?.event.title == "Event 0")
  }
}
