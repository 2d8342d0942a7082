import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthDomain
@testable import HearthPresentation

@Suite struct MoodSeasonTests {
  @Test(arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40)].tried(usually: 1))
  func `the course of a day with keys alone`(size: Size) throws {
    let fixture = try MoodScreenFixture(at: "2026-11-20T08:00")
    func play(_ script: String) throws -> String {
      try fixture.run(script, language: .korean, size: size).text
    }
    let welcome = try play("")
    #expect(welcome.contains("지민 님, 지금 기분이 어떠세요?"))
    #expect(welcome.contains("21–30"))
    // The first mood takes three keys and a line of text, and then the guides disappear.
    let first = try play("a tab \"아침 커피\" ⏎")
    #expect(first.contains("오늘의 캔버스에 그렸어요."))
    #expect(first.contains("아침 커피"))
    #expect(!first.contains("21–30"))
    #expect(try fixture.queries.latest()?.level == .initial)
    for hour in 1...9 {
      fixture.set("2026-11-20T\(hour + 8):00")
      _ = try play("a \(hour) up tab \"기분 \(hour)\" ⏎")
    }
    let ten = try fixture.queries.canvas()
    #expect(ten.moods.count == 10)
    #expect(ten.moods.map(\.level?.value) == [91, 81, 71, 61, 51, 41, 31, 21, 11, 60])
    #expect(try play("k").contains("가장 최근 기분이에요."))
    #expect(try play("j j j j j j j j j").contains("아침 커피"))
    // The eleventh mood removes the oldest from the canvas, but not from the diary.
    fixture.set("2026-11-20T20:00")
    let eleventh = try play("a G tab \"밤 산책\" ⏎ j j j j j j j j j j")
    #expect(eleventh.contains("이전 기분 1개는 일기에"))
    #expect(!eleventh.contains("아침 커피"))
    #expect(try play("i").contains("아침 커피"))
    // Shuffling assigns new places and stores them.
    let before = try fixture.queries.canvas()
    #expect(try play("s").contains("도형의 자리를 바꿨어요"))
    let after = try fixture.queries.canvas()
    #expect(before.moods.map(\.id) == after.moods.map(\.id))
    #expect(before.moods.map(\.canvasPosition) != after.moods.map(\.canvasPosition))
    #expect(try fixture.queries.canvas() == after)
  }

  @Test func `saving a level alone shows the key that adds a memo`() throws {
    let fixture = try MoodScreenFixture(at: "2026-11-20T08:00")
    let narrow = Size(width: 40, height: 12)
    #expect(try fixture.run("a 8 0", size: narrow).text.contains("Enter save  Tab memo"))
    #expect(try fixture.run("a 8 0 ⏎").text.contains("Enter add a memo"))
    let told = try fixture.run("⏎ \"walk\" ⏎").text
    #expect(told.contains("Enter edit") && told.contains("walk"))
    #expect(
      try fixture.queries.latest().map { [$0.memo, $0.form.number] } == ["walk", "80"])
    #expect(try fixture.run("i").text.contains("Enter edit"))
  }

  @Test func `canvases are browsed by day, always including today`() throws {
    let fixture = try MoodScreenFixture(at: "2026-11-20T09:00", name: "Anna")
    try fixture.feel(20, "rain", at: "2026-11-17T09:00")
    try fixture.feel(80, "sun", at: "2026-11-18T09:00")
    #expect(try fixture.run("").text.contains("Anna, how are you feeling now?"))
    #expect(try fixture.run("left").text.contains("sun"))
    #expect(try fixture.run("left left").text.contains("rain"))
    #expect(try fixture.run("left left left").text.contains("this is the oldest canvas"))
    #expect(
      try fixture.run("left left right right right").text.contains("this is the latest canvas"))
    #expect(try fixture.run("left left g").text.contains("today"))
    let last = try fixture.run("m").text
    #expect(last.contains("sun") && last.contains("the latest ten"))
    #expect(try fixture.run("left").text.contains("the latest ten are on one canvas"))
  }

  private static let wide = Size(width: 120, height: 40)

  @Test(arguments: [(Language.korean, "  11월 9일 18:00 "), (.english, "   9 Nov 18:00 ")])
  func `beside the latest ten moods each has its day`(language: Language, moment: String) throws {
    let fixture = try MoodScreenFixture(at: "2026-11-20T09:00")
    try fixture.feel(90, "sun", at: "2026-11-09T18:00")
    try fixture.feel(20, "rain", at: "2026-11-17T09:00")
    let text = try fixture.run("m", language: language, size: Self.wide).text
    #expect(text.contains(moment), "\(text)")
  }

  @Test func `a wide calendar shows the average of each day`() throws {
    let fixture = try MoodScreenFixture(at: "2026-11-20T09:00")
    for level in [0, 37] {
      try fixture.feel(level, "rain", at: "2026-11-\(10 + level / 10)T09:00")
    }
    let text = try fixture.run("c", size: Self.wide).text
    let rows = text.split(separator: "\n")
    let first = try #require(rows.firstIndex { $0.contains("  9 ") && $0.contains(" 13") })
    let below = rows[first + 1].split(separator: " ").prefix(2)
    #expect(below == ["0", "37"], "\(text)")
  }

  @Test(.inWholeRuns) func `a day is shown without a canvas per day from then on`() throws {
    let fixture = try MoodScreenFixture(at: "2026-11-20T09:00")
    try fixture.feel(20, "rain", at: "2026-11-17T09:00")
    try fixture.feel(80, "sun", at: "2026-11-18T09:00")
    try fixture.feel(50, "wind", at: "2026-11-19T09:00")
    _ = try fixture.run("m")
    let turns = [
      ("g", "latest ten", "wind"), ("j g", "latest ten", "wind"), ("c left v", "19 Nov", "wind"),
      ("c left left v", "18 Nov", "sun"), ("c left left v left", "17 Nov", "rain"),
      ("c v", "today", "how are you feeling"), ("c left left v g", "latest ten", "wind"),
      ("c left left v home", "latest ten", "wind"),
      ("c left left v a tab \"new\" tab \"2026-11-17\" ⏎", "17 Nov", "new"),
    ]
    for (keys, title, words) in turns {
      let text = try fixture.run(keys).text
      #expect(text.contains(title) && text.contains(words), "\(keys)")
      #expect(try fixture.queries.settings().mode == .last, "\(keys)")
    }
  }

  @Test func `keys change the level within its range`() throws {
    let fixture = try MoodScreenFixture()
    let cases: [(String, Int)] = [
      ("", 60), ("up", 61), ("j j", 58), ("pgup", 70), ("shift-down", 50), ("9", 90), ("0", 0),
      ("0 down", 0), ("G up", 100), ("g", 0), ("7 5", 75), ("ㅏ", 61),
    ]
    for (keys, level) in cases {
      _ = try fixture.run("a \(keys) tab \"\(keys)!\" ⏎")
      #expect(try fixture.queries.latest()?.level?.value == level, "\(keys)")
      let latest = try #require(try fixture.queries.latest())
      try RemoveMood(context: .of(store: fixture.store))(latest.id)
    }
  }

  @Test func `the gauge is shown first if requested`() throws {
    let fixture = try MoodScreenFixture()
    #expect(try fixture.run("", initialRoute: .gauge(at: nil)).text.contains("How do you feel?"))
    _ = try fixture.run("tab \"straight\" ⏎", initialRoute: .gauge(at: nil))
    #expect(try fixture.queries.latest()?.memo == "straight")
  }

  @Test func `the gauge for another time adds the mood there`() throws {
    let fixture = try MoodScreenFixture()
    let moment = MoodMoment(LocalTime(literal: "2026-11-18T12:00"), in: FixedZone.seoul)
    let app = try fixture.run("", initialRoute: .gauge(at: moment))
    #expect(app.text.contains("2026-11-18 12:00"))
    _ = try fixture.run("tab \"late\" ⏎", initialRoute: .gauge(at: moment))
    #expect(
      try fixture.queries.list(.all, .newest(99)).first { $0.memo == "late" }?.moment == moment)
  }

  @Test func `a gauge with a memo filled in asks before discarding it`() throws {
    let fixture = try MoodScreenFixture()
    let route = Route.gauge(at: nil, memo: "long walk #run")
    #expect(try fixture.run("", initialRoute: route).text.contains("long walk #run"))
    #expect(try fixture.run("esc", initialRoute: route).text.contains("Discard what you typed"))
    _ = try fixture.run("7 ⏎", initialRoute: route)
    let mood = try #require(try fixture.queries.latest())
    #expect(mood.level?.value == 70 && mood.memo == "long walk")
    #expect(mood.tags.values.map(\.value) == ["run"])
  }

  @Test func `a mood can be given another time in words`() throws {
    let fixture = try MoodScreenFixture(at: "2026-11-20T14:05")
    let typed = try fixture.run("a tab \"memo\" tab \"어제 오후 3시\"").text
    #expect(typed.contains("→ Thu 19 Nov 15:00 · yesterday"))
    let saved = try fixture.run("a tab \"memo\" tab \"어제 오후 3시\" ⏎").text
    #expect(saved.contains("Drawn on the canvas of 19 Nov."))
    #expect(saved.contains("Thu 19 Nov · yesterday"))
    #expect(try fixture.queries.latest()?.moment.local == LocalTime(literal: "2026-11-19T15:00"))
  }

  @Test(.inWholeRuns) func `an error keeps the typed text`() throws {
    let fixture = try MoodScreenFixture()
    let unclear = try fixture.run("a 3 tab \"kept\" tab \"whenever\" ⏎").text
    #expect(unclear.contains("kept") && unclear.contains("whenever") && unclear.contains("30"))
    #expect(try fixture.queries.isEmpty())
    let far = try fixture.run("a tab \"kept\" tab \"2027-01-01\" ⏎").text
    #expect(far.contains("a day ahead at most"))
    #expect(try fixture.run("a tab x esc esc").text.contains("Discard what you typed and leave?"))
    #expect(try fixture.run("a tab x esc esc n tab y ⏎").text.contains("Drawn on today's canvas."))
    #expect(try fixture.queries.latest()?.memo == "xy")
  }

  @Test(.inWholeRuns)
  func `typing stops at 1000 characters, and the editor's text is kept complete`() throws {
    let fixture = try MoodScreenFixture()
    let memo = String(repeating: "가", count: 1010)
    // Each key draws a frame, so a usual run pastes most of the text.
    let pasted = memo.count - TestExtent.count(memo.count, usually: 20)
    let begun = pasted > 0 ? "paste:\"\(memo.prefix(pasted))\" " : ""
    _ = try fixture.run("a tab \(begun)\"\(memo.dropFirst(pasted))\" ⏎")
    #expect(try fixture.queries.latest()?.memo.count == 1000)
    let long = try fixture.run("a ctrl-o ctrl-s", editor: Editor { _, _ in memo + "끝" })
    #expect(long.text.contains("1011/1000"))
    #expect(long.text.contains("up to 1000"))
  }

  @Test func `a program opened for the gauge ends with it`() throws {
    let fixture = try MoodScreenFixture.lived()
    let count = try fixture.queries.list(.all, .newest(9_999)).count
    let kept = try fixture.ending(of: "tab \"calm\" ⏎ q q", forFormAt: .gauge(at: nil))
    let mood = try #require(try fixture.queries.latest())
    #expect(mood.memo == "calm")
    let said = MoodMessages(mood: mood, today: fixture.clock.today)
    #expect(kept == .formClosed(.saved(said.addedMessage)))
    // Cancelled at the gauge and at the memo.
    for keys in ["esc q", "tab esc esc q"] {
      #expect(
        try fixture.ending(of: keys, forFormAt: .gauge(at: nil)) == .formClosed(.cancelled),
        "\(keys)")
    }
    #expect(try fixture.queries.list(.all, .newest(9_999)).count == count + 1)
    // Help opens over the gauge and returns to it.
    #expect(try fixture.ending(of: "? esc ctrl-c", forFormAt: .gauge(at: nil)) == .interrupted)
  }

  @Test func `a mood is edited and removed in the diary`() throws {
    let fixture = try MoodScreenFixture(at: "2026-11-20T14:05")
    try fixture.feel(40, "first", at: "2026-11-18T09:00")
    let mood = try fixture.feel(50, "second", at: "2026-11-19T09:00")
    let edited = try fixture.run("i j e 9 tab \" day\" tab ctrl-u \"2026-11-20 8am\" ⏎").text
    #expect(edited.contains("Changed the mood."))
    let first = try #require(try fixture.queries.list(.all, .newest(1)).first)
    #expect(first.memo == "first day" && first.level?.value == 90)
    #expect(first.moment.local == LocalTime(literal: "2026-11-20T08:00"))
    #expect(try fixture.run("i j d").text.contains("Remove this mood? 50 · second"))
    #expect(try fixture.run("i j d y").text.contains("Removed the mood."))
    #expect(throws: DomainError.self) { try fixture.queries.mood(mood.id) }
  }

  @Test func `a day keeps its chosen palette`() throws {
    let fixture = try MoodScreenFixture()
    try fixture.feel(50, "one")
    let chosen = try fixture.run("p j j ⏎").text
    #expect(chosen.contains("is now drawn in “ember”"))
    _ = try fixture.run("p G s")
    #expect(try fixture.queries.settings().palette == .aurora)
    #expect(try fixture.queries.canvas().palette == .aurora)
    // The diary shows a day in its own colours, too.
    try ChoosePalette(context: .of(store: fixture.store))(.tide, for: fixture.clock.today)
    #expect(try fixture.queries.palettes(of: [fixture.clock.today]) == [fixture.clock.today: .tide])
    let dot = try fixture.run("i", colors: .truecolor).frames.last.flatMap { frame in
      (0..<80).compactMap { frame[$0, 4] }.first { $0.glyph == "●" }
    }
    #expect(dot?.style.foreground == RGBA(Palette.tide.color(at: 50)).terminalColor)
  }

  @Test(.inWholeRuns) func `a long diary is loaded in parts at any position`() throws {
    let fixture = try MoodScreenFixture(at: "2026-11-20T20:00")
    for index in 0..<700 {
      let day = Day(literal: "2026-11-20").adding(days: -index / 2)
      try fixture.feel(
        index % 101, "mood \(index)", at: "\(day)T\(index % 2 == 0 ? "18" : "09"):00")
    }
    #expect(try fixture.run("i").text.contains("mood 1"))
    let down = String(repeating: "pgdn ", count: 40)
    let far = try fixture.run("i " + down)
    // Thirteen rows are visible, so a page moves by eleven.
    #expect(far.text.contains("▸ 18:00 L  36 mood 440"))
    #expect(try fixture.run("i G").text.contains("mood 698"))
    #expect(try fixture.run("i G " + String(repeating: "pgup ", count: 80)).text.contains("today"))
    #expect(try fixture.run("i o \"2026-03-03\" ⏎").text.contains("Tue 3 Mar"))
    #expect(try fixture.run("i c pgup ⏎").text.contains("Tue 20 Oct"))
  }

  @Test(.inWholeRuns) func `a day of very many moods does not end the diary`() throws {
    let fixture = try MoodScreenFixture(at: "2026-11-20T20:00")
    try fixture.feel(50, "long before", at: "2026-11-01T09:00")
    for index in 0..<400 {
      let time = try #require(TimeOfDay(hour: index / 60, minute: index % 60))
      try fixture.feel(index % 101, "mood \(index)", at: "2026-11-10T\(time)")
    }
    try fixture.feel(50, "long after", at: "2026-11-19T09:00")
    let pages = 60
    let down = try fixture.run("i " + String(repeating: "pgdn ", count: pages)).text
    #expect(down.contains("long before"))
    let up = try fixture.run("i G " + String(repeating: "pgup ", count: pages)).text
    #expect(up.contains("long after"))
    let part = try DiaryReader(queries: fixture.queries)
      .part(around: Day(literal: "2026-11-10"), search: "")
    #expect(part.days.map(\.moods.count) == [1, 400, 1])
    #expect(part.reachesNewest && part.reachesOldest)
  }
}
