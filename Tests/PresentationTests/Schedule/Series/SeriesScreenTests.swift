import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

/// Tests series on the full screen.
@Suite struct SeriesScreenTests {
  /// Returns a two-hour class on Fridays from 2026-11-20.
  private func classes() throws -> ScheduleScreenFixture {
    let fixture = try ScheduleScreenFixture()
    try fixture.planSeries(
      "Class", "2026-11-20T19:00", "2026-11-20T21:00", "FREQ=WEEKLY;BYDAY=FR;COUNT=8")
    return fixture
  }

  private func starts(_ fixture: ScheduleScreenFixture) throws -> String {
    let event = try fixture.queries.find("Class")
    return try fixture.queries.upcomingOccurrences(of: event.id, limit: 20)
      .map { String("\($0.start)".dropFirst(5)) }.joined(separator: " ")
  }

  @Test(.inWholeRuns, arguments: GoldenWindow.usual)
  func `every screen of a series matches its golden file`(window: GoldenWindow) throws {
    try window.expect(
      "Schedule",
      screens: [
        ("series-day", "right right right right right right right"), ("series-question", "d"),
        ("series-page", "s"), ("series-form", "e tab tab tab tab tab"),
      ]
    ) { keys in
      let fixture = try classes()
      try fixture.tools.schedule.remove(
        [
          OccurrenceID(
            try fixture.queries.find("Class").id, at: LocalTime(literal: "2026-12-04T19:00"))
        ], scope: .only)
      return try fixture.run(
        KeyScript(keys), language: window.language, size: window.size
      ).text
    }
  }

  @Test(arguments: [
    (40, 12, Language.korean, "지울까요?"), (80, 24, .korean, "어디까지 지울까요?"),
    (40, 12, .english, "weeks”?"),
  ])
  func `the question about a long title is complete, with the marked answer visible`(
    width: Int, height: Int, language: Language, end: String
  ) throws {
    let fixture = try ScheduleScreenFixture()
    try fixture.planSeries(
      language(ko: "아주 길고 긴 이름의 모임을 위한 준비 모임과 그 모임", en: "A meeting for the coming weeks"),
      "2026-11-20T19:00", "2026-11-20T21:00", "FREQ=WEEKLY;BYDAY=FR;COUNT=8")
    let size = Size(width: width, height: height)
    let asked = try fixture.run("d", language: language, size: size).text
    #expect(asked.contains(end), "\(asked)")
    let last = try fixture.run("d j j j", language: language, size: size).text
    #expect(last.contains("▸ a"), "\(last)")
  }

  @Test func `the question says that removing all declines the invitation`() throws {
    let fixture = try classes()
    #expect(!(try fixture.run("d").text.contains("declines")))
    let event = try fixture.queries.find("Class")
    let lines = ["ORGANIZER:mailto:boss@example.com", "ATTENDEE:mailto:me@example.com"]
    try fixture.store.write { (repositories) throws in
      try repositories.events.save(
        EventText(
          of: event.id, uid: "m", text: lines.map { $0 + "\r\n" }.joined(), zones: "", place: 1))
    }
    let screen = try fixture.run("d").text
    #expect(screen.contains("Removing all of it declines the invitation."), "\(screen)")
  }

  @Test(arguments: [
    ("d o", "11-27T19:00 12-04T19:00"),
    ("right right right right right right right d f", "11-20T19:00"),
    ("d a", ""), ("d q", "11-20T19:00 11-27T19:00"),
    // The screen under the question receives no keys meanwhile.
    ("d tab o", "11-27T19:00 12-04T19:00"), ("d q tab o", "11-20T19:00 11-27T19:00"),
    // Enter selects the marked answer. The first one removes nothing.
    ("d enter", "11-20T19:00 11-27T19:00"), ("d n", "11-20T19:00 11-27T19:00"),
    ("d down enter", "11-27T19:00 12-04T19:00"),
    ("d down down up up up enter", "11-20T19:00 11-27"),
    ("d down down down enter", ""), ("d j esc", "11-20T19:00 11-27T19:00"),
  ])
  func `one question with three keys removes the chosen extent`(keys: String, left: String) throws {
    let fixture = try classes()
    try fixture.run(KeyScript(keys))
    let found = (try? starts(fixture)) ?? ""
    #expect(left.isEmpty ? found.isEmpty : found.hasPrefix(left), "\(found)")
    if keys.hasSuffix("f") { #expect(found == left) }
  }

  @Test(
    .inWholeRuns,
    arguments: [
      ("o", "11-20T20:00 11-27T19:00"), ("a", "11-20T20:00 11-27T20:00"),
      ("enter", "11-20T20:00 11-27T19:00"), ("down down enter", "11-20T20:00 11-27T20:00"),
    ])
  func `an edit asks the same question`(key: String, starts: String) throws {
    let fixture = try classes()
    try fixture.run(
      KeyScript("e tab tab ctrl-u \"2026-11-20 20:00\" ctrl-s \(key)"))
    #expect(try self.starts(fixture).hasPrefix(starts))
  }

  @Test func `without a difference the extent is not asked for`() throws {
    let fixture = try classes()
    let before = try starts(fixture)
    let screen = try fixture.run(
      "right right right right right right right e tab tab ctrl-u \"2026-11-27 19:00\" ctrl-s"
    ).text
    #expect(!screen.contains("Change which"), "\(screen)")
    #expect(screen.contains("Fri 27 Nov"), "\(screen)")
    #expect(try starts(fixture) == before)
    #expect(try fixture.queries.exceptions(of: fixture.queries.find("Class").id).isEmpty)
  }

  /// No change, and the same rule in different letters.
  @Test(.inWholeRuns, arguments: ["", "tab tab tab tab tab ctrl-u \"every FRI 8 times\" "])
  func `a form saved unchanged says so and writes nothing`(keys: String) throws {
    for language in Language.allCases {
      for plans in [classes, once] {
        let fixture = try plans()
        let before = try fixture.queries.find("Class")
        if before.series == nil, keys.hasPrefix("tab") { continue }
        let screen = try fixture.run(KeyScript("e \(keys)ctrl-s"), language: language).text
        #expect(screen.contains(Words.nothingChanged(language)), "\(screen)")
        #expect(!screen.contains(language(ko: "일정을 고쳤어요", en: "Changed")), "\(screen)")
        #expect(try fixture.queries.find("Class") == before)
        #expect(try fixture.queries.exceptions(of: before.id).isEmpty)
      }
    }
  }

  private func once() throws -> ScheduleScreenFixture {
    let fixture = try ScheduleScreenFixture()
    try fixture.plan("Class", "2026-11-20T19:00", "2026-11-20T21:00")
    return fixture
  }

  @Test func `editing all of a series keeps the selection`() throws {
    let fixture = try classes()
    let edited = try fixture.run(
      "right right right right right right right e tab tab ctrl-u \"20:00\" ctrl-s a")
    #expect(edited.text.contains("Fri 27 Nov"), "\(edited.text)")
    #expect(try starts(fixture).hasPrefix("11-20T20:00 11-27T20:00"))
  }

  @Test(arguments: [("sat 19:00", "2026-11-21"), ("목 19:00", "2026-11-19")])
  func `a weekday means the one beside the edited occurrence`(text: String, day: String) throws {
    let fixture = try classes()
    let week = "right right right right right right right"
    try fixture.run(KeyScript("\(week) e tab tab ctrl-u \"\(text)\" ctrl-s a"))
    let start = try fixture.queries.find("Class").span.repetitionStart?.localTime
    #expect(start == LocalTime(literal: "\(day)T19:00"))
  }

  @Test(
    .inWholeRuns,
    arguments: [
      (
        Language.english, "how “every Mon, Wed and Fri” should move",
        "Enter the new repetition in “repeats”"
      ),
      (.korean, "‘매주 월·수·금’ 반복을", "‘반복’ 칸에"),
    ])
  func `a form explains in words what cannot be moved`(
    language: Language, words: String, box: String
  ) throws {
    let fixture = try ScheduleScreenFixture()
    try fixture.planSeries(
      "Class", "2026-11-20T19:00", "2026-11-20T21:00", "FREQ=WEEKLY;BYDAY=MO,WE,FR")
    let screen = try fixture.run(
      "e tab tab ctrl-u \"2026-11-21 19:00\" ctrl-s a", language: language,
      size: Size(width: 160, height: 40)
    ).text
    #expect(screen.contains(words) && screen.contains(box), "\(screen)")
    #expect(!screen.contains("FREQ=") && !screen.contains("--repeat"))
  }

  /// Returns a choir on 20 November with these rules, imported from a file.
  private func imported(_ rules: [String]) throws -> ScheduleScreenFixture {
    let fixture = try ScheduleScreenFixture()
    let lines =
      ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:a", "DTSTART:20261120T190000", "SUMMARY:Choir"]
      + rules + ["END:VEVENT", "END:VCALENDAR", ""]
    try fixture.tools.schedule.importEvents(
      fixture.tools.calendars, from: lines.joined(separator: "\r\n").utf8.source())
    return fixture
  }

  @Test(
    .inWholeRuns,
    arguments: [
      (["RRULE:FREQ=DAILY;COUNT=9", "RRULE:FREQ=WEEKLY;COUNT=3"], "a ", "FREQ=WEEKLY;COUNT=3"),
      (["RRULE:RSCALE=CHINESE;FREQ=YEARLY"], "", "RSCALE=CHINESE"),
    ])
  func `the form asks before rules from a file are lost`(
    rules: [String], scope: String, lost: String
  ) throws {
    let form = "e tab tab tab tab tab ctrl-u \"every tue\" ctrl-s \(scope)"
    for language in Language.allCases {
      let fixture = try imported(rules)
      let asked = try fixture.run(KeyScript(form), language: language).text
      #expect(
        asked.contains(lost) && asked.contains(language(ko: "사라져요", en: "removes")), "\(asked)")
      let event = try fixture.queries.find("Choir")
      // The change has not been confirmed yet.
      try fixture.run(KeyScript(form + "n"), language: language)
      #expect(try fixture.queries.find("Choir") == event)
      try fixture.run(KeyScript(form + "y"), language: language)
      #expect(
        try fixture.queries.find("Choir").series?.rule.description == "FREQ=WEEKLY;BYDAY=TU")
    }
    // Another title loses nothing.
    let fixture = try imported(rules)
    let text = try fixture.run(KeyScript("e ctrl-u \"Song\" ctrl-s \(scope)")).text
    #expect(!text.contains(lost) && text.contains("Song"), "\(text)")
  }

  @Test func `a removed occurrence is restored on the page of the series`() throws {
    let fixture = try classes()
    try fixture.run("d o")
    #expect(try !starts(fixture).hasPrefix("11-20"))
    try fixture.run("right right right right right right right s G b")
    #expect(try starts(fixture).hasPrefix("11-20T19:00 11-27T19:00"))
  }

  @Test(arguments: Language.allCases)
  func `the page of a split series leads to the later part`(language: Language) throws {
    let fixture = try classes()
    let event = try fixture.queries.find("Class")
    let place = OccurrenceID(event.id, at: LocalTime(literal: "2026-12-04T19:00"))
    var details = try #require(try fixture.queries.occurrence(at: place)).event.details
    details.title = try EventTitle("Course")
    try fixture.tools.schedule.edit(place, to: details, scope: .fromHere)
    let page = try fixture.run("s", language: language).text
    let line = language(
      ko: "→ 12월 4일 (금)부터 이어짐: ‘Course’, 매주 금 총 6번",
      en: "→ goes on from Fri 4 Dec: “Course”, every Fri 6 times")
    #expect(page.contains(line), "\(page)")
    // The page leads to the day of the event.
    #expect(try fixture.run("s G enter", language: language).text.contains("Course"))
    try fixture.tools.schedule.remove([try fixture.queries.find("Course").id])
    #expect(!(try fixture.run("s", language: language).text.contains("→")))
  }

  @Test(.inWholeRuns) func `the time in the title is used for overlaps`() throws {
    let fixture = try ScheduleScreenFixture()
    try fixture.plan("Dinner", "2026-11-20T14:00", "2026-11-20T15:00")
    #expect(try fixture.run("a \"Yoga\"").text.contains("overlaps with Dinner"))
    #expect(!(try fixture.run("a \"Yoga every tue 19:00\"").text.contains("overlaps with")))
    #expect(try fixture.run("a \"Yoga today 14:30\"").text.contains("overlaps with Dinner"))
  }

  @Test(.inWholeRuns) func `a form shows its interpretation with the next days`() throws {
    let fixture = try ScheduleScreenFixture()
    let typed = try fixture.run("a \"Yoga\" tab tab tab tab tab \"every tue\"")
    #expect(typed.text.contains("Tue 24 Nov, Tue 1 Dec, Tue 8 Dec"))
    // The form asks whether to begin on the first day that fits, as the command does.
    try fixture.run("a \"Yoga\" tab tab tab tab tab \"every tue\" ctrl-s y")
    let event = try fixture.queries.find("Yoga")
    #expect(event.series?.rule.description == "FREQ=WEEKLY;BYDAY=TU")
    #expect(event.span.repetitionStart?.localTime.day == Day(literal: "2026-11-24"))
  }

  @Test(arguments: [
    (Language.english, "becomes a to-do · again 7 days after"), (.korean, "할 일이 돼요 · 하고 나서 7일 뒤"),
  ])
  func `an event that is to repeat after it is done becomes a to-do`(
    language: Language, remark: String
  ) throws {
    let fixture = try ScheduleScreenFixture()
    let keys = "a \"Filter\" tab tab tab tab tab \"7 days after done\""
    #expect(try fixture.run(KeyScript(keys), language: language).text.contains(remark))
    try fixture.run(KeyScript(keys + " ctrl-s"))
    let toDos = try fixture.tools.toDos.queries.list().map(\.toDo)
    #expect(toDos.map(\.title) == ["Filter"] && toDos[0].afterDone?.days == 7)
    #expect(try fixture.queries.list(in: 0..<9).isEmpty)
  }

  @Test func `events cannot be marked as done on Today`() throws {
    let fixture = try ScheduleScreenFixture()
    try fixture.plan("Lunch", "2026-11-20T15:00", "2026-11-20T16:00")
    #expect(try fixture.run("x", from: "1 ").text.contains("x does nothing here"))
  }

  @Test(arguments: [
    (Language.english, "This event does not repeat."), (.korean, "되풀이되는 일정이 아니에요."),
  ])
  func `an event without further days explains why`(language: Language, once: String) throws {
    let other = try ScheduleScreenFixture()
    try other.plan("Lunch", "2026-11-20T15:00", "2026-11-20T16:00")
    #expect(try other.run("s", language: language).text.contains(once))
  }
}
