import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthDomain
@testable import HearthPresentation

@Suite struct CalendarCommandTests {
  private static func lines(_ language: Language) -> [String] {
    [
      "calendar", "calendar \(language(ko: "다음 달", en: "next month"))", "calendar 2026-10",
      "calendar 2026-11-12", "calendar \(language(ko: "11월 28일", en: "28 november"))",
      "calendar \(language(ko: "어제", en: "yesterday"))", "calendar 2026-11-21",
    ]
  }

  @Test(arguments: CommandFixture.goldenForms)
  func `a month and a day in every output form`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let home = try CalendarFixture(language, form)
    for line in Self.lines(language) { #expect(home.run(line).status == .success, "\(line)") }
    try expectGolden("Calendar/shown-\(language.rawValue)-\(form.rawValue)", home.transcript)
  }

  @Test(
    .inWholeRuns,
    arguments: ["next week", "다음 주", "2026-W48", "--week 2026-11-26", "week of 26 nov"])
  func `a week is printed as its days one after another`(words: String) throws {
    let days = (23...29).map { "2026-11-\($0)" }
    let piped = try CalendarFixture(.english, .piped)
    let each = days.map { piped.run("calendar \($0)").output }
    #expect(each.contains { !$0.isEmpty })
    #expect(piped.run("calendar \(words)").output == each.joined())
    let json = try CalendarFixture(.korean, .json).run("calendar \(words)").output
    #expect(json.contains(#""from":"2026-11-23","to":"2026-11-29""#), "\(json)")
    let terminal = try CalendarFixture(.english)
    let text = terminal.run("calendar \(words)").output
    for (day, lines) in zip(days, each) {
      let heading = OccurrenceWords(.english, today: Day(literal: "2026-11-20"))
        .heading(Day(literal: day))
      #expect(text.contains(heading) == !lines.isEmpty, "\(text)")
    }
  }

  @Test(arguments: Language.allCases)
  func `an empty week says so`(language: Language) throws {
    let home = try CalendarFixture(language, isEmpty: true)
    let text = home.run("calendar --week").output
    #expect(text.contains(language(ko: "이 주에는 아무것도 없어요.", en: "Nothing this week.")))
  }

  @Test(arguments: [(Language.korean, 30), (.english, 40), (.korean, 120)])
  func `a month and a day fit the terminal`(language: Language, columns: Int) throws {
    let home = try CalendarFixture(language, width: columns)
    for line in ["calendar", "calendar 2026-11-12"] {
      for row in home.run(line).output.split(separator: "\n") {
        #expect(DisplayWidth.standard.columns(of: String(row)) <= columns, "\(row)")
      }
    }
    try expectGolden("Calendar/shown-\(language.rawValue)-\(columns)", home.transcript)
  }

  @Test func `in colour, days have the colours of their moods`() throws {
    let home = try CalendarFixture(.english)
    home.use(.truecolor)
    home.run("calendar")
    home.run("calendar 2026-11-12")
    try expectGolden("Calendar/colours", home.transcript.visibleEscapes)
  }

  @Test(arguments: Language.allCases)
  func `an empty month says what would be listed`(language: Language) throws {
    let home = try CalendarFixture(language, isEmpty: true)
    #expect(home.run("calendar").status == .success)
    #expect(home.run("calendar \(language(ko: "오늘", en: "today"))").status == .success)
    try expectGolden("Calendar/empty-\(language.rawValue)", home.transcript)
  }

  @Test(arguments: Language.allCases)
  func `an invalid month or day is refused in one sentence`(language: Language) throws {
    let home = try CalendarFixture(language)
    for line in ["calendar sometime", "calendar 2026", "calendar 2026-13", "calendar 2026-02-30"] {
      #expect(home.run(line).status == .wrongUsage, "\(line)")
    }
    try expectGolden("Calendar/refused-\(language.rawValue)", home.transcript)
  }

  @Test func `if not everything fits, upcoming entries are listed`() throws {
    let home = try CalendarFixture(.english)
    let clock = LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul)
    let add = AddEvent(
      context: .of(
        store: home.store, clock: clock, newID: IDGenerator(now: clock.now, randomness: .seeded(9)))
    )
    for number in 1...30 {
      let start = LocalTime(literal: "2026-11-\(number < 10 ? "0" : "")\(number)T12:00")
      try add(
        EventDetails(
          title: EventTitle("Lunch \(number)"),
          span: EventSpan(from: start, to: start.adding(minutes: 30), zone: "Asia/Seoul")))
    }
    let output = home.run("calendar").output
    #expect(output.contains("Lunch 20") && !output.contains("Lunch 19"))
    #expect(output.contains(" more; for one day: hearth calendar DAY"))
  }
}
