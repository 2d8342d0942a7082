import Foundation
import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct EventCommandTests {
  @Test(arguments: [
    (Language.english, "It overlaps with Stand-up (every weekday, at least 20 times)."),
    (.korean, "Stand-up(평일마다, 20번 이상)과 겹쳐요."),
  ])
  func `further occurrences of a series are not listed as other events`(
    language: Language, sentence: String
  ) {
    let schedule = ScheduleCommandFixture(language, .piped)
    schedule.run("plan Stand-up every weekday 7am")
    let ran = schedule.run("plan PT every tue and thu 7am")
    let told = (ran.output + ran.errors).split { $0.isWhitespace }.joined(separator: " ")
    #expect(told.contains(sentence), "\(told)")
  }

  @Test func `plan without text asks on a terminal, and shows the usage in a pipe`() throws {
    let schedule = ScheduleCommandFixture(.english, .terminal)
    let outcome = schedule.run("plan", answers: ["Dentist tomorrow 15:00"])
    #expect(outcome.status == .success && outcome.output.contains("Dentist"))
    #expect(schedule.run("plan", answers: [" "]).errors.contains("Nothing was planned"))
    let piped = ScheduleCommandFixture(.english, .piped).run("plan")
    #expect(piped.status == .wrongUsage)
    #expect(piped.errors.contains("Say what to plan and when, as in: hearth plan"))
  }

  @Test(arguments: CommandFixture.goldenForms)
  func `a season of plans is reported step by step`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let schedule = ScheduleCommandFixture(language, form)
    schedule.run("event")
    schedule.run("plan 치과 --from \"내일 오후 3시\" --for 30m")
    schedule.run("plan 회의 --from \"내일 15:15\" --to 16:00 --remind 1h --remind 10")
    schedule.run("plan 커피")
    schedule.run("event edit 회의 --from 15:30")
    schedule.run("event edit ㅊㄱ --note 스케일링 --no-remind")
    schedule.time("2026-11-21T15:10")
    schedule.run("event")
    schedule.run("event next 2")
    schedule.time("2026-11-21T15:45")
    schedule.run("event list today")
    schedule.run("event edit 치과 --from \"다음주 월\"")
    schedule.run("event list \"다음주 월\"")
    schedule.run("event remove 커피 --yes")
    schedule.run("event next")
    try expectGolden(ScheduleCommandFixture.golden("season", language, form), schedule.transcript)
  }

  @Test func `JSON says if not all overlaps are listed`() {
    let schedule = ScheduleCommandFixture(.english, .json)
    for number in 1...21 {
      schedule.run("plan \"Talk \(number)\" --from \"tomorrow 15:00\" --for 30m")
    }
    #expect(!schedule.transcript.contains("hasMoreOverlaps"))
    for line in ["plan Last --from \"tomorrow 15:00\" --for 30m", "event edit Last --note new"] {
      #expect(schedule.run(line).output.contains(#""hasMoreOverlaps":true"#), "\(line)")
    }
    let removed = schedule.run("event remove Last --yes").output
    #expect(removed.split(separator: "overlaps").last?.split(separator: ",").count ?? 0 >= 21)
  }

  @Test(arguments: CommandFixture.goldenForms)
  func `every list and page is displayed`(language: Language, form: CommandFixture.Form) throws {
    let schedule = full(language, form)
    for line in [
      "event", "event list", "event list 내일", "event list \"next week\"", "event list --week",
      "event list fri --month", "event list --from 11-21 --to sun", "event list --from 12-01",
      "event list --search ㅈㅅ", "event list \"next week\" --search 여행",
      "event show 여행", "event show 당직", "event next 3", "event calendar",
      "event calendar 2026-12", "event list 2027-01-01", "event list --search 없는것",
    ] {
      #expect(schedule.run(line).status == .success, "\(line)")
    }
    try expectGolden(ScheduleCommandFixture.golden("look", language, form), schedule.transcript)
  }

  @Test(arguments: [("올해", "2026"), ("this year", "2026"), ("내년", "2027"), ("작년", "2025")])
  func `a whole year has a calendar too`(text: String, year: String) {
    let schedule = full(.english, .json)
    let named = schedule.run("event calendar \(text)").output
    #expect(named == schedule.run("event calendar \(year)").output)
    #expect(named.contains("\"year\":\(year)"))
    #expect(full(.english, .terminal).run("event calendar \(text)").output.contains(year))
    #expect(schedule.run("event calendar 다음 달").status == .success)
  }

  @Test(
    .inWholeRuns,
    arguments: [
      ("--week", "2026-11-16", 2), ("this week", "2026-11-16", 2), ("next week", "2026-11-23", 3),
      ("다음 주", "2026-11-23", 3), ("2026-W48", "2026-11-23", 3),
      ("--week 2026-12-30", "2026-12-28", 1), ("--week 다음 달", "2026-11-30", 0),
    ])
  func `a week has a calendar by words and by option`(
    words: String, first: String, days: Int
  ) {
    let json = full(.english, .json).run("event calendar \(words)").output
    let last = Day(literal: first).adding(days: 6)
    #expect(json.contains("\"from\":\"\(first)\",\"to\":\"\(last)\""), "\(json)")
    #expect(json.components(separatedBy: "\"events\":").count == days + 1, "\(json)")
    let piped = full(.korean, .piped).run("event calendar \(words)").output
    #expect(piped.split(separator: "\n").count == days, "\(piped)")
    let shown = full(.english, .terminal).run("event calendar \(words)").output
    #expect(shown.contains("Nothing is planned.") == (days == 0), "\(shown)")
  }

  @Test func `the days of a week are side by side with their events`() throws {
    let schedule = ScheduleCommandFixture()
    schedule.run("plan \"Team call\" --from \"2026-11-17 14:30\" --for 45m")
    schedule.run("plan Dentist --from \"2026-11-17 15:00\" --for 30m")
    schedule.run("plan Trip --all-day --from 2026-11-20 --to 2026-11-21")
    schedule.run("plan \"Night shift\" --from \"2026-11-21 22:00\" --to \"2026-11-22 06:00\"")
    let text = schedule.run("event calendar --week").output
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.first == "Mon 16 Nov – Sun 22 Nov", "\(text)")
    #expect(lines.allSatisfy { DisplayWidth.standard.columns(of: $0) <= 80 && $0.last != " " })
    // There is a column for each day, eleven wide on a terminal of eighty.
    func column(_ place: Int) -> [String] {
      lines.dropFirst().map { line in
        String(line.dropFirst(11 * place).prefix(11)).split(separator: " ").joined(separator: " ")
      }.filter { !$0.isEmpty }
    }
    #expect(column(0) == ["Mon 16"])
    #expect(column(1) == ["Tue 17", "✓ 14:30 !", "Team call", "✓ 15:00 !", "Dentist"], "\(text)")
    #expect(column(4) == ["(Fri 20)", "▶ all day", "Trip"])
    #expect(column(5) == ["Sat 21", "▶ all day", "Trip", "○ 22:00", "Night", "shift"])
    #expect(column(6) == ["Sun 22", "○ –06:00", "Night", "shift"])
    schedule.fixture.width = 40
    let narrow = schedule.run("event calendar --week").output
    #expect(narrow.contains("Mon 16 Nov – Sun 22 Nov") && narrow.contains("14:30–15:15"))
  }

  @Test(arguments: [
    ("plan A --from \"내일 오후 3시\" --for 30m", "plan A --from \"3pm tomorrow\" --for 30분"),
    ("plan A --all-day --from 금 --to 일", "event add A --all-day --from fri --to sun"),
    (
      "plan A --from \"다음주 월 10:00\" --to 정오 --remind 1시간",
      "plan A --from \"next mon 10am\" --to noon --remind 60"
    ),
    ("plan A --from \"20일 밤 10시\" --to 24시", "plan A --from \"10pm on the 20th\" --to 24:00"),
    ("plan A --from 22:00 --to 자정", "plan A --from 10pm --to Midnight"),
    ("plan A", "event add A --from 14:35 --for 1h --remind 0"),
    ("plan A --from 모레", "plan A --all-day --from \"in 2 days\""),
    ("plan A --from 모레 --to 글피", "plan A --all-day --from +2d --to +3d"),
    ("plan A --to 모레", "plan A --all-day --from today --to \"in 2 days\""),
    ("plan A --from \"내일 밤 10시\" --to \"밤 12시\"", "plan A --from \"tomorrow 10pm\" --to midnight"),
    ("plan A --from 22:00 --to \"오늘 자정\"", "plan A --from 10pm --to \"today 24:00\""),
    ("plan A --from \"내일 밤 12시\"", "plan A --from \"sat midnight\""),
    ("plan A --from \"다음 달 1일 3시\"", "plan A --from \"3pm on the 1st of next month\""),
    ("plan A --from \"토 22:00\" --to \"일 02:00\"", "plan A --from \"sat 10pm\" --for 4h"),
    ("plan A --from \"내일 밤 10시\" --to \"새벽 1시\"", "plan A --from \"tomorrow 10pm\" --to 1am"),
    ("plan A --from \"오늘 밤\" --to 1시", "plan A --from tonight --for 5h"),
    ("plan A --from \"내일 3시\" --to 5시", "plan A --from \"tomorrow 3pm\" --to 5pm"),
    ("plan A --from \"내일 9시\" --to 6시", "plan A --from \"tomorrow 9am\" --to 18:00"),
    ("plan A --from \"1시간 후\" --to \"2시간 뒤\"", "plan A --from \"in an hour\" --for 1h"),
    ("plan A --from \"오늘 저녁\"", "plan A --from \"this evening\""),
  ])
  func `both languages and other spellings plan the same`(korean: String, english: String) throws {
    let (left, right) = (ScheduleCommandFixture(.korean), ScheduleCommandFixture(.english))
    #expect(left.run(korean).status == .success)
    #expect(right.run(english).status == .success)
    let details = try #require(left.events.first?.details)
    #expect(try right.events.first?.details == details)
  }

  @Test(
    arguments: [
      ("20:00", "1am", "2026-11-22T01:00"), ("20:00", "8am", "2026-11-22T08:00"),
      ("20:00", "8:01", "2026-11-21T20:01"), ("20:00", "20:00", nil), ("20:00", "19:00", nil),
      ("14:00", "1am", "2026-11-22T01:00"), ("14:00", "3am", nil),
      ("14:00", "1시", "2026-11-22T01:00"),
      ("20:00", "6시", "2026-11-22T06:00"), ("20:00", "밤 11시", "2026-11-21T23:00"),
      ("20:00", "24:00", "2026-11-22T00:00"), ("20:00", "sat 1am", nil),
    ] as [(String, String, String?)])
  func `an end before the start is on the next day if at most a night is between`(
    start: String, end: String, found: String?
  ) throws {
    for language in Language.allCases {
      let schedule = ScheduleCommandFixture(language)
      let outcome = schedule.run(["plan", "A", "--from", "2026-11-21 \(start)", "--to", end])
      #expect(outcome.status == (found == nil ? .wrongUsage : .success))
      let bounds = found.map {
        EventSpan.Bounds.floating(
          start: LocalTime(literal: "2026-11-21T\(start)"), end: LocalTime(literal: $0))
      }
      #expect(try schedule.events.first?.span.bounds == bounds)
    }
  }

  @Test(arguments: [
    ("--from 모레 --for 90m", "모레"), ("--from 모레 --to 15:00", "모레"), ("--from 모레 --to x", "x"),
  ])
  func `a day without a time is not given one`(options: String, refused: String) throws {
    let schedule = ScheduleCommandFixture(.korean, .piped)
    let outcome = schedule.run("plan A \(options)")
    #expect(outcome.status == .wrongUsage)
    #expect(outcome.errors.contains("‘\(refused)’"))
    #expect(try schedule.events.isEmpty)
  }

  @Test(arguments: [
    ("event edit 치과", ["--title, --from, --to, --note", "Help: hearth event edit"], "--only"),
    ("event edit 치과 --start 8am", ["--from"], "--to"),
    ("event edit 치과 --end 8am", ["--to"], "--from"),
  ])
  func `an edit without an option lists some`(
    line: String, parts: [String], other: String
  ) throws {
    let schedule = ScheduleCommandFixture(.english, .terminal)
    schedule.run("plan 치과 --from \"내일 3시\"")
    let before = try schedule.events
    let outcome = schedule.run(line)
    #expect(outcome.status == .wrongUsage)
    for part in parts { #expect(outcome.errors.contains(part), "\(outcome.errors)") }
    #expect(!outcome.errors.contains(other), "\(outcome.errors)")
    #expect(try schedule.events == before)
  }

  @Test func `the understood time is reported`() {
    let outcome = ScheduleCommandFixture(.korean, .terminal).run("plan 치과 --from \"내일 3시\"")
    #expect(outcome.output.contains("내일 15:00–16:00"))
    let night = ScheduleCommandFixture(.english, .terminal).run(
      "plan Party --from tonight --to 1am")
    #expect(night.output.contains("today 20:00 – tomorrow 01:00"))
    let day = ScheduleCommandFixture(.korean, .terminal).run("plan 여행 --from 모레")
    #expect(day.output.contains("여행, 11월 22일 (일) 하루 종일"))
  }

  @Test(arguments: Language.allCases)
  func `invalid input gets one sentence and changes nothing`(language: Language) throws {
    let schedule = full(language, .piped)
    let before = try schedule.events
    for (line, status) in RefusedPlans.lines {
      let outcome = schedule.run(line)
      #expect(outcome.status == status, "\(line)")
      #expect(outcome.output.isEmpty, "\(line)")
      #expect(outcome.errors.split(separator: "\n").count { $0.hasPrefix("hearth: ") } == 1)
    }
    for option in ["--note", "--title"] {
      let long = String(repeating: "글", count: 501)
      #expect(schedule.run(["event", "edit", "점심", option, long]).status == .wrongUsage)
    }
    #expect(try schedule.events == before)
    try expectGolden("Schedule/refused-\(language.rawValue)", schedule.transcript)
  }

  @Test(arguments: Language.allCases)
  func `several events are removed after one question, or none`(language: Language) throws {
    let schedule = full(language, .terminal)
    let count = try schedule.events.count
    #expect(schedule.run("event remove 아침 없는것 --yes").status == .failed)
    schedule.run("event remove 송년회 아침", answers: ["n"])
    #expect(try schedule.events.count == count)
    schedule.run("event remove 송년회 아침", answers: ["y"])
    #expect(try schedule.events.count == count - 2)
    try expectGolden("Schedule/removing-several-\(language.rawValue)", schedule.transcript)
  }

  @Test(arguments: Language.allCases)
  func `removing asks and names what is lost`(language: Language) throws {
    let schedule = full(language, .terminal)
    let count = try schedule.events.count
    schedule.run("event remove 송년회", answers: ["n"])
    #expect(try schedule.events.count == count)
    #expect(schedule.run("event remove 송년회").status == .wrongUsage)
    schedule.run("event remove 송년회", answers: [language(ko: "네", en: "yes")])
    schedule.run("event remove 아침", answers: ["y"])
    schedule.run("event remove 없는것", answers: ["y"])
    #expect(try schedule.events.count == count - 2)
    try expectGolden("Schedule/removing-\(language.rawValue)", schedule.transcript)
  }

  @Test(arguments: Language.allCases)
  func `the effect of a clock change on a time is reported`(language: Language) throws {
    let schedule = ScheduleCommandFixture(
      language, .terminal, at: "2026-03-01T09:00", in: ChangingZone.berlin)
    for line in [
      "plan Brunch --from \"2026-03-29 02:30\" --to 03:15",
      "plan Nacht --from \"2026-03-28 23:00\" --for 5h",
      "plan Winter --from \"2026-10-25 02:30\"", "event show Brunch", "event show Nacht",
      "event edit Winter --note x",
    ] {
      #expect(schedule.run(line).status == .success)
    }
    try expectGolden("Schedule/clock-\(language.rawValue)", schedule.transcript)
  }

  @Test(
    arguments: [
      ("plan \"Feeding every night 2:30\"", "03-29T03:30-04:30", "03-30T02:30-03:30"),
      ("plan \"Pill every day at 02:15 for 10m\"", "03-29T03:15-03:25", "03-30T02:15-02:25"),
      ("plan \"Pill every day 02:15-02:25\"", "03-29T03:15-03:25", "03-30T02:15-02:25"),
      // An end time that the clock skips on the first day is moved past the jump.
      ("plan \"Walk every day at 01:30 for 1h\"", "03-29T01:30-03:30", "03-30T01:30-02:30"),
      ("plan \"Walk every day at 01:30 for 90m\"", "03-29T01:30-03:00", "03-30T01:30-03:00"),
    ])
  func `a series starting in the night of a clock change keeps its duration`(
    line: String, first: String, second: String
  ) throws {
    let schedule = ScheduleCommandFixture(
      .english, .piped, at: "2026-03-28T22:00", in: ChangingZone.berlin)
    #expect(schedule.run(line).status == .success)
    func times(_ day: String) throws -> [String] {
      let day = Day(literal: day)
      return try schedule.queries.list(.on(day...day), in: 0..<9).map { occurrence in
        "\(occurrence.start)".dropFirst(5) + "-\(occurrence.end.time)"
      }
    }
    #expect(try times("2026-03-29") == [first])
    #expect(try times("2026-03-30") == [second])
  }

  @Test(
    arguments: [
      ("--title Tea", "02:30-03:30"), ("--from 03:45", "03:45-04:45"),
      ("--for 20m", "02:30-02:50"), ("--note x", "02:30-03:30"),
    ])
  func `editing in the night of a clock change keeps the series' clock`(
    options: String, later: String
  ) throws {
    for scope in ["--from-here", "--all"] {
      let schedule = ScheduleCommandFixture(
        .english, .piped, at: "2026-03-26T22:00", in: ChangingZone.berlin)
      schedule.run("plan \"Feeding every night 2:30\"")
      let edited = schedule.run("event edit Feeding@2026-03-29 \(options) \(scope)")
      #expect(edited.status == .success, "\(edited.errors)")
      let day = Day(literal: "2026-03-31")
      let times = try schedule.queries.list(.on(day...day), in: 0..<9).map { occurrence in
        "\(occurrence.start.time)-\(occurrence.end.time)"
      }
      #expect(times == [later], "\(scope)")
    }
  }

  @Test func `of very many overlaps some are named, and that there are more`() throws {
    let (schedule, listed) = (ScheduleCommandFixture(), ScheduleCommandFixture(.english, .json))
    schedule.fixture.width = 200
    for number in 0..<30 {
      schedule.run("plan E\(number)")
      listed.run("plan E\(number)")
    }
    #expect(schedule.run("plan A").errors.contains("(14:35–15:35) and at least 17 more."))
    #expect(schedule.run("event list").output.contains("(14:35–15:35) and 27 more"))
    let item = listed.run("event show E0").output
    let ids =
      item.components(separatedBy: "\"overlaps\":[").last?
      .components(separatedBy: "]").first ?? ""
    #expect(ids.count { $0 == "," } == 28)
  }

  @Test(arguments: Language.allCases)
  func `a list of many days shows the dates of a long event once`(language: Language) {
    let schedule = ScheduleCommandFixture(language, .terminal)
    schedule.run("plan Trip --all-day --from 2026-12-02 --to 2026-12-05")
    let month = schedule.run("event list 2026-12").output
    #expect(month.components(separatedBy: "Trip").count == 5)
    #expect(month.components(separatedBy: "–").count == 2, "\(month)")
    for place in 2...4 {
      #expect(month.contains(language(ko: "4일 가운데 \(place)일째", en: "day \(place) of 4")))
    }
    // When the list starts in the middle, the first listed day gives them.
    let rest = schedule.run("event list --from 2026-12-04 --to 2026-12-09").output
    #expect(rest.components(separatedBy: "–").count == 2, "\(rest)")
  }

  @Test func `lists fit a narrow terminal`() throws {
    let schedule = full(.korean, .terminal)
    schedule.fixture.width = 40
    for line in ["event", "event list --week", "event next 3", "event calendar", "event show 당직"] {
      let outcome = schedule.run(line)
      let widest =
        outcome.output.split(separator: "\n")
        .map { DisplayWidth.standard.columns(of: String($0)) }.max() ?? 0
      #expect(widest <= 40, "\(line)")
    }
    try expectGolden("Schedule/narrow", schedule.transcript)
  }

  /// Returns a schedule with an event of each kind around an afternoon.
  private func full(_ language: Language, _ form: CommandFixture.Form) -> ScheduleCommandFixture {
    let schedule = ScheduleCommandFixture(language, form)
    for line in [
      "plan 아침 --from 08:00 --for 30m", "plan 점심시간 --from 14:00 --for 1h",
      "plan 점심 --from 14:20 --to 15:00 --note \"김밥\" --remind 0 --remind 30",
      "plan 당직 --from \"22:00\" --to \"내일 02:00\" --remind 1d",
      "plan 여행 --all-day --from 11-27 --to 11-29 --note \"여권 챙기기\" --no-remind",
      "plan 휴일 --all-day --from 내일", "plan 송년회 --from \"12-30 19:00\" --to 24:00",
      "plan \"An event whose title is so long that it has to go on in the next line\" --from 23:30",
    ] {
      schedule.run(line)
    }
    return schedule
  }
}
