import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct SearchCommandTests {
  @Test(arguments: CommandFixture.goldenForms)
  func `one command searches everything`(language: Language, form: CommandFixture.Form) throws {
    let home = try SearchFixture(language, form)
    for line in [
      "search 바다", "search sea", "search ㅂㄷ ㅇㅎ", "search 5678", "search sailing",
      "search 헤밍웨이", "search sea --in mood,sentence", "search 바다 --in event --in book",
      "search 바다 --limit 2", "search 없는 말",
      "search 유자차", "search ㅁㄹ --in person", "search 여ㅎ",
    ] {
      #expect(home.run(line).status == .success, "\(line)")
    }
    try expectGolden("Search/found-\(language.rawValue)-\(form.rawValue)", home.transcript)
  }

  @Test(arguments: Language.allCases)
  func `an invalid search is refused in one sentence`(language: Language) throws {
    let home = try SearchFixture(language)
    for line in [
      "search", "search \"\"", "search \" \"", "search sea --in garden", "search sea --in mood,",
      "search sea --limit 0", "search sea --limit many",
    ] {
      #expect(home.run(line).status == .wrongUsage, "\(line)")
    }
    try expectGolden("Search/refused-\(language.rawValue)", home.transcript)
  }

  @Test func `hits are marked, and not only by colour`() throws {
    let home = try SearchFixture(.korean)
    home.fixture.colors = .sixteenColors
    try expectGolden("Search/hits", home.run("search 바다").output.visibleEscapes)
  }

  @Test(arguments: [
    ("휘발유", "todo\t휘발유 사기\tto-do\t2026-11-18\n"),
    ("세금", "todo\t세금 신고\tdone\t2026-11-24T18:00:00+09:00\n"), ("지도", "todo\t지도 찾기\tto-do\t\n"),
  ])
  func `to-dos are found, with their due date if any`(
    word: String, line: String
  ) throws {
    let home = try SearchFixture(.english, .piped)
    try home.addTasks()
    var columns = home.run("search \(word)").output.split(
      separator: "\t", omittingEmptySubsequences: false)
    #expect(columns.remove(at: 1).count > 5)
    #expect(columns.joined(separator: "\t") == line)
    let json = try SearchFixture(.english, .json)
    try json.addTasks()
    let found = json.run("search \(word)").output
    #expect(found.contains(#""area":"todo","id":""#), "\(found)")
    #expect(found.contains(#""at":null"#) == line.hasSuffix("\t\n"), "\(found)")
    // The row for people shows it in words.
    let terminal = try SearchFixture(.korean)
    try terminal.addTasks()
    let row = terminal.run("search \(word)").output
    #expect(row.contains("할 일") || row.contains("한 일"), "\(row)")
  }

  @Test(arguments: [
    (Language.english, "휘발유", "to-do     휘발유 사기   "), (.english, "나침반", "to-do     지도 찾기  나침반도"),
    (.korean, "휘발유", "할 일   휘발유 사기   "), (.korean, "나침반", "할 일   지도 찾기  나침반도"),
    (.korean, "세금", "할 일   세금 신고  한 일"),
  ])
  func `a to-do is labelled as one, whatever it is found by`(
    language: Language, word: String, row: String
  ) throws {
    let home = try SearchFixture(language)
    try home.addTasks()
    let found = home.run("search \(word)").output
    #expect(found.hasPrefix(row), "\(found)")
    let screen = try home.play(KeyScript("f \(word)"), language).text
    #expect(screen.contains(row), "\(screen)")
  }

  @Test(arguments: [("foo:bar", true), ("pages<9", true), ("https://a.b", false), ("10:30", false)])
  func `an unknown condition is named with the known ones`(text: String, isNamed: Bool) throws {
    for (language, told) in [(Language.english, "no condition"), (.korean, "쓸 수 있는 조건")] {
      let answer = try SearchFixture(language).run("search \(text)")
      #expect((answer.output + answer.errors).contains(told) == isNamed, "\(answer)")
      let screen = try SearchFixture(language).play(KeyScript("f \"\(text)\""), language)
      #expect(screen.text.contains(told) == isNamed, "\(screen.text)")
    }
  }

  @Test(arguments: ["when:dec 바다", "언제:12월 바다"])
  func `a month in a search of events is the next one`(text: String) throws {
    let found = try SearchFixture(.english, .piped).run("search \"\(text)\" --in event")
    #expect(found.output.contains("바다 여행"), "\(found.output)")
  }

  @Test(arguments: [
    ("when:\"18 nov\"", ["2026-11-18", "2027-11-18"]), ("언제:수", ["2026-11-18", "2026-11-25"]),
    ("when:nov", ["2026-11-18", "2026-11-25"]), ("-when:nov", ["2026-12-18", "2027-11-18"]),
    ("when:18일", ["2026-11-18", "2026-12-18"]), ("when:2027", ["2027-11-18"]),
  ])
  func `dates without a year find past and future ones`(
    text: String, days: [String]
  ) throws {
    let home = ScheduleCommandFixture(.english, .piped, at: "2026-11-20T09:00")
    for day in ["2026-11-18", "2026-11-25", "2026-12-18", "2027-11-18"] {
      #expect(home.run("plan Standup --from \(day)T10:00").status == .success)
    }
    let clock = LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul)
    let search = clock.replacingDays(in: text + " standup")
    let found = try home.queries.list(EventFilter(search: search), in: 0..<9)
    #expect(found.map(\.start.day.description) == days)
    let backwards = EventFilter(search: search, latestFirst: true)
    let latest = try home.queries.list(backwards, in: 0..<9)
    #expect(latest.map(\.start.day.description) == days.reversed())
    #expect(try home.queries.list(backwards, in: 1..<2) == latest.dropFirst().prefix(1).map { $0 })
    var handed: [String] = []
    try home.queries.list(EventFilter(search: search), withOverlaps: false) { occurrence, _ in
      handed.append("\(occurrence.start.day)")
    }
    #expect(handed == days)
  }

  @Test(arguments: [30, 50, 200])
  func `rows fit the terminal, and the hit is visible`(columns: Int) throws {
    let home = try SearchFixture(.english)
    home.fixture.width = columns
    let rows = home.run("search sea").output.split(separator: "\n").dropLast()
    #expect(rows.count == 4)
    for row in rows {
      #expect(DisplayWidth.standard.columns(of: String(row)) <= columns)
      #expect(columns < 50 || row.lowercased().contains("sea"), "\(row)")
    }
  }
}
