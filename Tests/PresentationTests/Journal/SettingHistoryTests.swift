import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

/// Tests settings outside the store in the history and with `undo`.
@Suite struct SettingHistoryTests {
  private static let told: [(language: Language, line: String, output: String)] = [
    (.english, "log", "changed the setting theme (hearth → mango)"),
    (.english, "log show 2", "changed: the setting theme"),
    (.english, "undo", "theme is “hearth” again (entry 2).\n"),
    (.english, "redo", "Redone: changed the setting theme (entry 2).\n"),
    (.korean, "log", "설정을 바꿨어요: theme (hearth → mango)"),
    (.korean, "log show 2", "바뀐 것: theme"),
    (.korean, "undo", "theme 값을 다시 ‘hearth’"),
    (.korean, "redo", "다시 했어요. 설정을 바꿨어요: theme (기록 2번)"),
  ]

  @Test(arguments: Language.allCases)
  func `a setting is listed, undone and redone like any change`(
    language: Language
  ) throws {
    let life = try JournalFixture(language)
    life.run("plan Dinner --from 2026-11-21T19:00")
    life.run("settings set theme mango")
    for case (language, let line, let output) in Self.told {
      let outcome = life.run(line)
      #expect(outcome.status == .success && outcome.output.contains(output), "\(line): \(outcome)")
    }
    #expect(life.settings.load().settings.theme == .mango)
    #expect(life.run("undo 2 --yes").status == .success)
    #expect(life.settings.load().settings == .standard)
  }

  @Test(arguments: Language.allCases)
  func `skipped settings are reported before an older change is undone`(language: Language) throws {
    let life = try JournalFixture(language)
    life.run("feel 70 walk")
    life.run("settings set remind.command -- notify-me --loud")
    #expect(!life.run("log show 2").output.contains("notify-me"))
    #expect(!life.run("log").output.contains("notify-me"))
    let refused = life.run("undo")
    #expect(refused.status == .wrongUsage)
    for told in ["remind.command", "70", "--yes"] {
      #expect(refused.errors.contains(told), "\(refused.errors)")
    }
    let asked = life.run("undo", answers: ["n"])
    #expect(asked.status == .success && asked.output.isEmpty)
    #expect(asked.errors.contains("remind.command"))
    let head = language(ko: "되돌릴 것:\n", en: "Changes to undo:\n")
    #expect(asked.errors.contains(head), "\(asked.errors)")
    // The message is printed even with consent given in advance.
    let agreed = life.run("undo --yes")
    #expect(agreed.status == .success && agreed.errors.contains("remind.command"))
    #expect(life.settings.load().settings.delivery.command == ["notify-me", "--loud"])
    // No question is asked only when undoing the most recent action.
    life.run("feel 40 rain")
    #expect(life.run("undo").status == .success)
  }

  @Test func `a command with external effects is listed, and skipped by undo`() throws {
    let life = try JournalFixture()
    life.run("feel 70 walk")
    try life.tools.journal.recordIrreversibleAction("link add")
    #expect(life.run("log").output.contains("ran hearth link add"))
    #expect(life.run("undo").errors.contains("ran hearth link add"))
    let refused = life.run("undo --entry 2")
    #expect(refused.status == .failed && refused.errors.contains("outside the store"))
    life.run("settings set language ko")
    #expect(life.run("undo").status == .success)
  }

  @Test func `of many skipped changes the last is named with their number`() throws {
    let life = try JournalFixture()
    life.run("feel 70 walk")
    for count in 1...12 { try life.tools.journal.recordIrreversibleAction("profile use \(count)") }
    let told = life.run("undo").errors
    #expect(told.contains("profile use 12") && told.contains("and 2 more"), "\(told)")
    #expect(!told.contains("profile use 2\n"), "\(told)")
  }

  @Test func `the undo key also undoes a setting`() throws {
    let life = try JournalFixture()
    life.live()
    var app = life.app(.english)
    app.features.settings = life.settingsTools
    _ = app.type(", j ⏎")
    #expect(life.settings.load().settings.firstWeekday == .monday)
    #expect(app.type("u").contains("week-start is “auto” again."))
    #expect(life.settings.load().settings.firstWeekday == nil)
    #expect(app.view.firstWeekday == nil)
    #expect(app.type("ctrl-r").contains("Redone: changed the setting week-start."))
    #expect(life.settings.load().settings.firstWeekday == .monday)
    #expect(app.view.firstWeekday == .monday)
    // Settings that send data out are kept, and older changes are asked about.
    _ = app.type("G k k ⏎")
    #expect(life.settings.load().settings.hooks.reportsBulkChanges)
    let asked = app.type("u")
    #expect(asked.contains("stays as it is") && asked.contains("hooks.bulk"), "\(asked)")
    #expect(app.type("y").contains("week-start is “auto” again."))
    #expect(life.settings.load().settings.hooks.reportsBulkChanges)
  }
}
