import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

/// An occurrence with its own title, on Friday, 20 November 2026.
@Suite struct RetitledTimeTests {
  private func choir(
    _ language: Language = .english, _ form: CommandFixture.Form = .piped
  ) throws -> ScheduleCommandFixture {
    let schedule = ScheduleCommandFixture(language, form)
    schedule.run("plan Choir --from \"2026-11-23 19:00\" --repeat \"every mon\"")
    let carols = schedule.run("event edit Choir@2026-12-07 --only --title \"Winter carols\"")
    #expect(carols.status == .success, "\(carols)")
    return schedule
  }

  @Test(arguments: ["Winter carols", "carols", "winter", "carols@2026-12-07", "carols@7 dec"])
  func `the occurrence is found by its own title`(words: String) throws {
    let schedule = try choir()
    let shown = schedule.run("event show \"\(words)\"")
    #expect(shown.status == .success, "\(shown)")
    #expect(shown.output.contains("Winter carols"), "\(shown)")
    #expect(shown.output.contains("2026-12-07"), "\(shown)")
    let copied = schedule.run("event copy \"\(words)\" --from \"8 dec\"")
    #expect(copied.status == .success, "\(copied)")
    let copy = try schedule.queries.list(in: 0..<99).first { $0.storedEvent.series == nil }
    #expect(copy?.event.title == "Winter carols")
    #expect(copy?.start == LocalTime(literal: "2026-12-08T19:00"))
  }

  @Test(arguments: ["carols@2026-12-14", "carol singing", "summer"])
  func `other words do not find the occurrence`(words: String) throws {
    let refused = try choir().run("event show \"\(words)\"")
    #expect(refused.status == .failed, "\(refused)")
  }

  @Test(arguments: [
    (Language.english, "“Winter carols” is one time of “Choir”, which repeats. Give "),
    (.korean, "‘Winter carols’"),
  ])
  func `naming it in a pipe says which series it is from and how to go on`(
    language: Language, told: String
  ) throws {
    let schedule = try choir(language)
    let refused = schedule.run("event edit carols --title Carols")
    #expect(refused.status == .wrongUsage && refused.errors.contains(told), "\(refused)")
    #expect(refused.errors.contains("@2026-12-07T19:00 --only"), "\(refused)")
    #expect(schedule.run("event edit carols --title Carols --only").status == .success)
    #expect(schedule.run("event edit Choir --title Song").errors.contains("--only, --from-here"))
  }

  /// The series' title selects the series, and the occurrence's title selects that occurrence.
  @Test(arguments: [
    ("Choir", "Choir", "2026-12-08T19:00"),
    ("Choir@2026-12-07", "Winter carols", "2026-12-08T20:00"),
    ("Winter carols", "Winter carols", "2026-12-08T20:00"),
  ])
  func `a copy is made of what was named`(words: String, title: String, start: String) throws {
    let schedule = try choir()
    schedule.run("event edit Choir@2026-12-07 --only --from 20:00")
    schedule.time("2026-12-01T09:00")
    let copied = schedule.run("event copy \"\(words)\" --from \"8 dec\"")
    #expect(copied.output.contains("Planned: \(title), "), "\(copied)")
    let copy = try schedule.queries.list(in: 0..<99).first { $0.storedEvent.series == nil }
    #expect(copy?.event.title == title)
    #expect(copy?.start == LocalTime(literal: start))
  }

  @Test(arguments: [
    (Language.english, "“Choir”, every Mon"), (.korean, "‘Choir’, 매주 월"),
  ])
  func `its series is shown beside how it repeats`(
    language: Language, repeats: String
  ) throws {
    let schedule = try choir(language, .terminal)
    schedule.time("2026-12-01T09:00")
    let shown = schedule.run("event show Choir").output
    #expect(shown.contains("Winter carols") && shown.contains(repeats), "\(shown)")
    schedule.time("2026-12-08T09:00")
    #expect(!schedule.run("event show Choir").output.contains(repeats))
  }

  @Test(arguments: ["--until 2027-03-29", "--times 20"])
  func `changing the end names the series`(end: String) throws {
    let schedule = try choir()
    schedule.time("2026-12-01T09:00")
    let ran = schedule.run("event edit Choir \(end) --all")
    #expect(ran.output.contains("Changed: Choir, Mon 14 Dec"), "\(ran)")
  }

  @Test(
    arguments: [
      ("carols", "Winter carols"), ("Choir@2026-12-07", "Winter carols"), ("Choir", "Choir"),
      ("Choir@2026-12-14", "Choir"),
    ], Language.allCases)
  func `an error names the occurrence by its own title`(
    _ test: (words: String, title: String), language: Language
  ) throws {
    let refused = try choir(language).run("event done \"\(test.words)\"")
    #expect(refused.status == .failed, "\(refused)")
    #expect(refused.errors.contains(test.title.quoted(language)), "\(refused)")
  }

  @Test func `only that occurrence is changed or removed`() throws {
    let schedule = try choir()
    #expect(schedule.run("event edit carols --from 20:00").status == .wrongUsage)
    #expect(schedule.run("event edit carols --from 20:00 --only").status == .success)
    let series = try #require(try schedule.events.first).id
    let time = try schedule.queries.occurrence(
      at: OccurrenceID(series, at: LocalTime(literal: "2026-12-07T19:00")))
    #expect(time?.start == LocalTime(literal: "2026-12-07T20:00"))
    // Without questions, part of a title removes nothing.
    #expect(schedule.run("event remove carols --only --yes").status == .failed)
    #expect(schedule.run("event remove \"Winter carols\" --only --yes").status == .success)
    #expect(
      try !schedule.queries.list(in: 0..<20).contains { $0.start.day == Day(literal: "2026-12-07") }
    )
    #expect(try schedule.queries.list(in: 0..<20).count > 5)
  }

  @Test func `several occurrences with one title are listed with their starts`() throws {
    let schedule = try choir()
    schedule.run("event edit Choir@2026-12-14 --only --title \"Winter carols\"")
    let asked = schedule.run("event show carols")
    #expect(asked.status != .success, "\(asked)")
    for day in [
      "@2026-12-07T19:00  Winter carols · 7 Dec", "@2026-12-14T19:00  Winter carols · 14 Dec",
    ] {
      #expect(asked.errors.contains(day), "\(asked)")
    }
  }

  @Test(arguments: [
    "show \"Winter carols\"", "edit \"Winter carols\" --note bells --only",
    "edit \"winter CAROLS\" --note bells --yes", "remove \"Winter carols\" --only --yes",
    "copy \"Winter carols\" --from \"9 dec\"", "show carols",
  ])
  func `beside an event of the same title it is asked which is meant`(line: String) throws {
    let schedule = try choir()
    schedule.run("event add \"Winter carols\" --from \"2026-12-08 10:00\"")
    let before = try schedule.events
    let asked = schedule.run("event \(line)")
    #expect(asked.status == .failed, "\(asked)")
    for part in [
      "@2026-12-07T19:00", "Winter carols · 7 Dec 2026 19:00", "Winter carols · 8 Dec 2026 10:00",
    ] {
      #expect(asked.errors.contains(part), "\(asked)")
    }
    #expect(try schedule.events == before)
  }

  /// The words, another event near the occurrence of 7 December, and the day of the match, or nil
  /// where a question is asked.
  @Test(
    arguments: [
      ("Winter carols", "Winter carols", "2026-11-10", "2026-12-07"),
      ("Winter carols", "Winter carols dinner", "2026-12-08", "2026-12-07"),
      ("carols", "Carols", "2026-12-08", "2026-12-08"),
      ("Winter carols@2026-12-08", "Winter carols", "2026-12-08", "2026-12-08"),
      ("Winter carols@2026-12-07", "Winter carols", "2026-12-08", "2026-12-07"),
      ("Winter carols@2026-12-07", "Winter carols", "2026-12-07", nil),
      ("winter", "Winter walk", "2026-12-08", nil),
    ] as [(String, String, String, String?)])
  func `the occurrence is matched like a single event`(
    words: String, plan: String, day: String, meant: String?
  ) throws {
    let schedule = try choir()
    schedule.run("event add \"\(plan)\" --from \"\(day) 10:00\"")
    let shown = schedule.run("event show \"\(words)\" --json")
    #expect((shown.status == .success) == (meant != nil), "\(shown)")
    #expect(meant.map { shown.output.contains("\"start\":\"\($0)") } ?? true, "\(shown)")
  }

  @Test(arguments: [
    (Language.english, "1", "Removed only this one: Winter carols"),
    (.english, "2", "Removed this and all later: Choir, from"),
    (.english, "3", "Removed all of it: Choir, every Mon"),
    (.korean, "1", "이번만 지웠어요: Winter carols"), (.korean, "3", "모두 지웠어요: Choir, 매주 월"),
  ])
  func `a removed occurrence is named by its own title`(
    language: Language, answer: String, sentence: String
  ) throws {
    let schedule = try choir(language, .terminal)
    let removed = schedule.run("event remove Choir@2026-12-07", answers: [answer])
    let told = (removed.output + removed.errors).split { $0.isWhitespace }.joined(separator: " ")
    #expect(told.contains(sentence), "\(told)")
    let asked = language(ko: "‘Choir’: 매주 월", en: "“Choir” repeats: every Mon")
    #expect(told.contains(asked) && told.contains("carols"), "\(told)")
  }

  @Test(arguments: [
    ("2026-12-09T09:00", "Choir · 14 Dec 2026 19:00"),
    ("2027-02-01T09:00", "Choir · 11 Jan 2027 19:00"),
  ])
  func `series of one name are listed with their next or last occurrence`(
    now: String, start: String
  ) throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run("plan Choir --from \"2026-11-23 19:00\" --repeat \"every mon until 2027-01-11\"")
    schedule.run("plan Choir --from \"2026-11-24 19:00\" --repeat \"every tue until 2027-01-11\"")
    schedule.run("plan \"Choir party\" --from \"2027-03-01 19:00\"")
    schedule.time(now)
    let asked = schedule.run("event show cho")
    #expect(asked.status != .success && asked.errors.contains(start), "\(asked)")
    #expect(!asked.errors.contains("Nov"), "\(asked)")
  }
}
