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

  @Test(arguments: CommandStage.goldenForms)
  func `the list has every setting and no secret`(
    language: Language, form: CommandStage.Form
  ) throws {
    let settings = try SettingsStage(Self.changes)
    var stage = CommandStage(language, form)
    let outcome = stage.run("settings", of: SettingsStage.entries, with: settings)
    #expect(outcome.status == .done)
    #expect(!stage.transcript.contains("topsecret"))
    for setting in Setting.all { #expect(outcome.output.contains(setting.name)) }
    try expectGolden("Settings/list-\(form)-\(language.rawValue)", stage.transcript)
  }

  @Test func `a wide terminal shows the list whole`() throws {
    var stage = CommandStage(.english, .terminal)
    stage.width = 120
    _ = stage.run("settings", of: SettingsStage.entries, with: try SettingsStage(Self.changes))
    try expectGolden("Settings/list-120-en", stage.transcript)
  }

  @Test(arguments: Language.allCases)
  func `settings are changed, told and refused`(language: Language) throws {
    let settings = try SettingsStage()
    var stage = CommandStage(language, .terminal)
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
    ] { _ = stage.run(line, of: SettingsStage.entries, with: settings) }
    try expectGolden("Settings/changes-\(language.rawValue)", stage.transcript)
    #expect(settings.queries.settings().reminders.quietHours?.contains(.midnight) == true)
    #expect(try settings.queries.entry(of: #require(Setting.named("canvas.artist"))).text == "지수")
  }

  @Test(arguments: ["books.key.kakao", "remind.ntfy-topic"])
  func `a secret is asked for, and never taken from the command line`(name: String) throws {
    let settings = try SettingsStage()
    let setting = try #require(Setting.named(name))
    var stage = CommandStage(.english, .terminal)
    func run(_ line: String, _ answers: [String]? = nil) -> ExitStatus {
      stage.run(line, of: SettingsStage.entries, with: settings, answers: answers).status
    }
    #expect(run("settings set \(name) topsecret") == .wrongUsage)
    #expect(run("settings set \(name)") == .wrongUsage)
    #expect(run("settings set \(name) -") == .wrongUsage)
    #expect(run("settings set \(name)", [""]) == .wrongUsage)
    #expect(try settings.queries.entry(of: setting).text.isEmpty)
    #expect(run("settings set \(name)", ["topsecret"]) == .done)
    #expect(try settings.queries.entry(of: setting).text == "topsecret")
    #expect(run("settings set \(name) -", ["othersecret"]) == .done)
    #expect(try settings.queries.entry(of: setting).text == "othersecret")
    #expect(run("settings get \(name)") == .done)
    #expect(
      !stage.transcript.split(separator: "\n").contains {
        !$0.hasPrefix("$") && ($0.contains("topsecret") || $0.contains("othersecret"))
      })
    #expect(run("settings set \(name) \"\"") == .done)
    #expect(try settings.queries.entry(of: setting).text.isEmpty)
  }

  @Test func `who chooses a language is answered in it`() throws {
    let settings = try SettingsStage()
    var stage = CommandStage(.english, .terminal)
    let run = { (line: String, stage: inout CommandStage) in
      stage.run(line, of: SettingsStage.entries, with: settings).output
    }
    #expect(run("settings set language ko", &stage) == "language 값을 ‘ko’로 바꿨어요.\n")
    // Other settings, and a language that is left to the system, are answered as before.
    #expect(run("settings set mouse off", &stage).contains("mouse is"))
    #expect(run("settings set language auto", &stage).contains("language is"))
  }

  @Test(arguments: CommandStage.Form.allCases)
  func `a secret is shown where that is asked for, and nowhere else`(
    form: CommandStage.Form
  ) throws {
    let settings = try SettingsStage(Self.changes)
    var stage = CommandStage(.english, form)
    let line = "settings get books.key.kakao"
    let hidden = stage.run(line, of: SettingsStage.entries, with: settings)
    #expect(!stage.transcript.contains("topsecret"))
    #expect(hidden.output.contains("********"))
    let shown = stage.run(line + " --reveal", of: SettingsStage.entries, with: settings)
    #expect(shown.output.contains("topsecret"))
  }

  @Test(arguments: Language.allCases)
  func `a value that a setting does not take is answered by a command that works`(
    language: Language
  ) throws {
    let settings = try SettingsStage()
    var stage = CommandStage(language, .terminal)
    let refused = stage.run(
      "settings set language fr", of: SettingsStage.entries, with: settings)
    #expect(refused.status == .wrongUsage)
    #expect(refused.errors.contains("auto, ko, en"))
    #expect(refused.errors.hasSuffix("hearth settings set language en\n"))
    let done = stage.run("settings set language en", of: SettingsStage.entries, with: settings)
    #expect(done.status == .done)
  }

  @Test func `what was told of the file already is not told again`() {
    let damage = DomainError.damaged(.settings(path: "/settings.json", line: 1, column: 1))
    var console = Console.recording(ConsoleTraits(language: .english))
    console.note([.everything(damage)])
    let status = console.endingStatus { _ in throw damage }
    #expect(status == .badData)
    #expect(console.recordedErrors.contains("hearth settings reset --all"))
    #expect(console.recordedErrors.hasSuffix("hearth: Nothing was changed.\n"))
  }

  @Test func `everything is reset after a yes, and after a no nothing is`() throws {
    let settings = try SettingsStage(Self.changes)
    var stage = CommandStage(.english, .terminal)
    let artist = try #require(Setting.named("canvas.artist"))
    try settings.change(artist, to: "Mo")
    _ = stage.run("settings reset --all", of: SettingsStage.entries, with: settings, answers: ["n"])
    #expect(settings.queries.settings().theme == .mango)
    _ = stage.run("settings reset --all", of: SettingsStage.entries, with: settings, answers: ["y"])
    #expect(settings.queries.settings() == .standard)
    #expect(try settings.queries.entry(of: artist).text.isEmpty)
  }

  @Test func `a key is removed after a yes only`() throws {
    let settings = try SettingsStage(Self.changes)
    var stage = CommandStage(.english, .terminal)
    let line = "settings reset books.key.kakao"
    #expect(stage.run(line, of: SettingsStage.entries, with: settings).status == .wrongUsage)
    _ = stage.run(line, of: SettingsStage.entries, with: settings, answers: ["n"])
    #expect(settings.queries.settings().books.keys[.kakao] == "topsecret")
    _ = stage.run(line + " --yes", of: SettingsStage.entries, with: settings)
    #expect(settings.queries.settings().books.keys[.kakao] == nil)
  }

  @Test(arguments: Language.allCases)
  func `what cannot be used of the file is told without a secret`(language: Language) throws {
    var console = Console.recording(ConsoleTraits(language: language))
    console.note([
      .everything(.damaged(.settings(path: "/home/mo/settings.json", line: 3, column: 7))),
      .everything(.unavailable(.file(path: "/home/mo/settings.json", .noPermission))),
      .value(name: "remind"), .value(name: "theme"), .value(name: "books.key.kakao"),
      .variable(name: "HEARTH_KAKAO_KEY", .key(of: .kakao)),
    ])
    try expectGolden("Settings/faults-\(language.rawValue)", console.recordedErrors)
  }

  @Test func `settings decide the console where the command line does not`() {
    let probe = TerminalProbe(isTerminal: { _ in true }, size: { _ in nil })
    var settings = Settings.standard
    settings.language = .korean
    settings.color = .never
    settings.ambiguousIsWide = true
    settings.firstWeekday = .saturday
    let environment = Environment.fixed(["TERM": "xterm-256color", "LANG": "en_US"])
    let traits = ConsoleTraits(
      globals: GlobalOptions(), settings: settings, environment: environment, probe: probe)
    #expect(traits.language == .korean)
    #expect(traits.colors == .none)
    #expect(traits.widths.ambiguous == 2)
    #expect(traits.weekdays.first == .saturday)
    var globals = GlobalOptions()
    globals.language = .english
    globals.color = .automatic
    let asked = ConsoleTraits(
      globals: globals, settings: settings, environment: environment, probe: probe)
    #expect(asked.language == .english)
    #expect(asked.colors == .palette)
  }
}
