import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct SettingsCommandTests {
  private static let changes = [
    "theme": "mango", "books.key.kakao": "topsecret", "remind.channels": "desktop,ntfy",
    "remind.ntfy-topic": "topsecret",
  ]

  @Test(arguments: CommandFixture.goldenForms)
  func `the list has every setting and no secret`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let settings = try SettingsFixture(Self.changes)
    var fixture = CommandFixture(language, form)
    let outcome = fixture.run("settings", of: SettingsFixture.entries, with: settings)
    #expect(outcome.status == .success)
    #expect(!fixture.transcript.contains("topsecret"))
    for setting in Setting.all { #expect(outcome.output.contains(setting.name)) }
    try expectGolden("Settings/list-\(form)-\(language.rawValue)", fixture.transcript)
  }

  @Test func `a wide terminal shows the complete list`() throws {
    var fixture = CommandFixture(.english, .terminal)
    fixture.width = 120
    _ = fixture.run(
      "settings", of: SettingsFixture.entries, with: try SettingsFixture(Self.changes))
    try expectGolden("Settings/list-120-en", fixture.transcript)
  }

  @Test(arguments: Language.allCases)
  func `settings are changed, shown and refused`(language: Language) throws {
    let settings = try SettingsFixture()
    var fixture = CommandFixture(language, .terminal)
    for line in [
      "settings get theme", "settings set theme mango", "settings set theme 쑥떡",
      "settings set theme mangoo", "settings set remind.quiet \"10pm ~ 7am\"",
      "settings set remind.quiet 25", "settings set mouse 끔", "settings set week-start sunday",
      "settings set remind.channels desktop ntfy", "settings set remind.birthday-time \"오전 8시\"",
      "settings set remind.command -- say --loud \"a b\"", "settings set canvas.artist 지수",
      "settings set canvas.artist \"이 이름은 열다섯 자를 훌쩍 넘어요\"",
      "settings set books.key.kakao topsecret", "settings set books.key.kakao",
      "settings get books.key.kakao", "settings get books.key.kakao --reveal",
      "settings get remind.command", "settings get them", "settings set language",
      "settings reset theme", "settings reset", "settings reset theme --all",
      "settings reset --all",
    ] { _ = fixture.run(line, of: SettingsFixture.entries, with: settings) }
    try expectGolden("Settings/changes-\(language.rawValue)", fixture.transcript)
    #expect(settings.queries.settings().reminders.quietHours?.contains(.midnight) == true)
    #expect(try settings.queries.entry(of: #require(Setting.named("canvas.artist"))).text == "지수")
  }

  @Test(arguments: Language.allCases)
  func `a font that is not installed is told where it is set`(language: Language) throws {
    let settings = try SettingsFixture()
    for (font, isTold) in [("gaegu", true), ("jua", false)] {
      var fixture = CommandFixture(language, .piped)
      let outcome = fixture.run(
        "settings set card-font \(font)", of: SettingsFixture.entries, with: settings)
      let words = language(ko: "설치되어 있지 않아서", en: "is not installed")
      #expect(outcome.status == .success && outcome.errors.contains(words) == isTold)
    }
  }

  @Test(arguments: ["books.key.kakao", "remind.ntfy-topic"])
  func `a secret is asked for, and never taken from the command line`(name: String) throws {
    let settings = try SettingsFixture()
    let setting = try #require(Setting.named(name))
    var fixture = CommandFixture(.english, .terminal)
    func run(_ line: String, _ answers: [String]? = nil) -> ExitStatus {
      fixture.run(line, of: SettingsFixture.entries, with: settings, answers: answers).status
    }
    #expect(run("settings set \(name) topsecret") == .wrongUsage)
    #expect(run("settings set \(name)") == .wrongUsage)
    #expect(run("settings set \(name) -") == .wrongUsage)
    #expect(run("settings set \(name)", [""]) == .wrongUsage)
    #expect(try settings.queries.entry(of: setting).text.isEmpty)
    #expect(run("settings set \(name)", ["topsecret"]) == .success)
    #expect(try settings.queries.entry(of: setting).text == "topsecret")
    #expect(run("settings set \(name) -", ["othersecret"]) == .success)
    #expect(try settings.queries.entry(of: setting).text == "othersecret")
    #expect(run("settings get \(name)") == .success)
    #expect(
      !fixture.transcript.split(separator: "\n").contains {
        !$0.hasPrefix("$") && ($0.contains("topsecret") || $0.contains("othersecret"))
      })
    #expect(run("settings set \(name) \"\"") == .success)
    #expect(try settings.queries.entry(of: setting).text.isEmpty)
  }

  @Test func `the answer to a new language is in that language`() throws {
    let settings = try SettingsFixture()
    var fixture = CommandFixture(.english, .terminal)
    let run = { (line: String, fixture: inout CommandFixture) in
      fixture.run(line, of: SettingsFixture.entries, with: settings).output
    }
    #expect(run("settings set language ko", &fixture) == "language 값을 ‘auto’에서 ‘ko’로 바꿨어요.\n")
    // The answer to other settings, and to a language chosen by the system, stays in the current
    // language.
    #expect(run("settings set mouse off", &fixture).contains("mouse is"))
    #expect(run("settings set language auto", &fixture).contains("language is"))
  }

  @Test(arguments: CommandFixture.Form.allCases)
  func `a secret is shown only on request`(
    form: CommandFixture.Form
  ) throws {
    let settings = try SettingsFixture(Self.changes)
    var fixture = CommandFixture(.english, form)
    let line = "settings get books.key.kakao"
    let hidden = fixture.run(line, of: SettingsFixture.entries, with: settings)
    #expect(!fixture.transcript.contains("topsecret"))
    #expect(hidden.output.contains("********"))
    let shown = fixture.run(line + " --reveal", of: SettingsFixture.entries, with: settings)
    #expect(shown.output.contains("topsecret"))
  }

  @Test(arguments: Language.allCases)
  func `an invalid value is answered with a command that works`(
    language: Language
  ) throws {
    let settings = try SettingsFixture()
    var fixture = CommandFixture(language, .terminal)
    let refused = fixture.run(
      "settings set language fr", of: SettingsFixture.entries, with: settings)
    #expect(refused.status == .wrongUsage)
    #expect(refused.errors.contains("auto, ko, en"))
    #expect(refused.errors.hasSuffix("hearth settings set language en\n"))
    let done = fixture.run("settings set language en", of: SettingsFixture.entries, with: settings)
    #expect(done.status == .success)
  }

  @Test func `a settings error that was reported is not repeated`() {
    let damage = DomainError.damaged(.settings(path: "/settings.json", line: 1, column: 1))
    var console = Console.recording(ConsoleTraits(language: .english))
    console.noteSettingFaults([.entireFile(damage)])
    let status = console.exitStatus { _ in throw damage }
    #expect(status == .badData)
    #expect(console.recordedErrors.contains("hearth settings reset --all"))
    #expect(console.recordedErrors.hasSuffix("hearth: Nothing was changed.\n"))
  }

  @Test func `everything is reset after yes, and nothing after no`() throws {
    let settings = try SettingsFixture(Self.changes)
    var fixture = CommandFixture(.english, .terminal)
    let artist = try #require(Setting.named("canvas.artist"))
    try settings.change(artist, to: "Mo")
    _ = fixture.run(
      "settings reset --all", of: SettingsFixture.entries, with: settings, answers: ["n"])
    #expect(settings.queries.settings().theme == .mango)
    _ = fixture.run(
      "settings reset --all", of: SettingsFixture.entries, with: settings, answers: ["y"])
    #expect(settings.queries.settings() == .standard)
    #expect(try settings.queries.entry(of: artist).text.isEmpty)
  }

  @Test func `a key is removed only after yes`() throws {
    let settings = try SettingsFixture(Self.changes)
    var fixture = CommandFixture(.english, .terminal)
    let line = "settings reset books.key.kakao"
    #expect(fixture.run(line, of: SettingsFixture.entries, with: settings).status == .wrongUsage)
    _ = fixture.run(line, of: SettingsFixture.entries, with: settings, answers: ["n"])
    #expect(settings.queries.settings().books.keys[.kakao] == "topsecret")
    _ = fixture.run(line + " --yes", of: SettingsFixture.entries, with: settings)
    #expect(settings.queries.settings().books.keys[.kakao] == nil)
  }

  @Test(arguments: Language.allCases)
  func `unusable settings are reported without secrets`(language: Language) throws {
    var console = Console.recording(ConsoleTraits(language: language))
    console.noteSettingFaults([
      .entireFile(.damaged(.settings(path: "/home/mo/settings.json", line: 3, column: 7))),
      .entireFile(.unavailable(.file(path: "/home/mo/settings.json", .noPermission))),
      .value(name: "remind"), .value(name: "theme"), .value(name: "books.key.kakao"),
      .environmentVariable(name: "HEARTH_KAKAO_KEY", .keySetting(of: .kakao)),
    ])
    try expectGolden("Settings/faults-\(language.rawValue)", console.recordedErrors)
  }

  @Test func `settings configure the console unless the command line does`() {
    let probe = TerminalProbe(isTerminal: { _ in true }, size: { _ in nil })
    var settings = Settings.standard
    settings.language = .korean
    settings.color = .never
    settings.treatsAmbiguousAsWide = true
    settings.firstWeekday = .saturday
    settings.showsWeekNumbers = true
    let environment = Environment.fixed(["TERM": "xterm-256color", "LANG": "en_US"])
    let traits = ConsoleTraits(
      globals: GlobalOptions(), settings: settings, environment: environment, probe: probe)
    #expect(traits.language == .korean)
    #expect(traits.colorLevel == .none)
    #expect(traits.widths.ambiguousWidth == 2)
    #expect(traits.weekdays.first == .saturday)
    #expect(traits.showsWeekNumbers)
    var globals = GlobalOptions()
    globals.language = .english
    globals.color = .automatic
    let asked = ConsoleTraits(
      globals: globals, settings: settings, environment: environment, probe: probe)
    #expect(asked.language == .english)
    #expect(asked.colorLevel == .colors256)
  }
}
