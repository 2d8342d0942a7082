import Foundation
import HearthData
import HearthDomain
import HearthSamples
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthContainer
@testable import HearthPresentation

/// Goes through every page of the welcome as a new user, with real commands behind it.
@Suite struct WelcomeFlowTests {
  private let folder = ScratchFolder()

  @Test(arguments: GoldenWindow.all)
  func `each page matches its golden file`(window: GoldenWindow) throws {
    try window.expect(
      "App", layouts: [("welcome-picture", "⏎")],
      screens: [("welcome-files", "⏎ ⏎"), ("welcome-reminders", "⏎ ⏎ ⏎")],
      states: [("welcome-done", "\"Mina\" ⏎ ⏎ ⏎ esc")]
    ) { keys in
      try play([KeyScript(keys)], window.language, size: window.size).text
    }
  }

  @Test(arguments: ["esc", "⏎ esc", "⏎ ⏎ esc", "⏎ ⏎ ⏎ esc", "⏎ ⏎ ⏎ n", "⏎ up ⏎ esc"])
  func `the welcome ends on Today, which suggests three things to do`(keys: String) throws {
    for rest in ["", "j", "2 1"] {
      let text = try play([KeyScript(keys), KeyScript(rest)]).text
      #expect(text.contains("[1 Today]"), "\(text)")
      for tab in [2, 4, 5] { #expect(text.contains("Press \(tab), then a."), "\(text)") }
      #expect(text.components(separatedBy: "Press ").count == 4, "\(text)")
    }
  }

  /// Paths as people type them, file managers copy them and terminals write them.
  @Test(arguments: ["~/my calendar.ics", "file://HOME/my%20calendar.ics", "'HOME/my calendar.ics'"])
  func `a file is imported in the welcome, which then continues`(typed: String) throws {
    try writeCalendar()
    let path = typed.replacingOccurrences(of: "HOME", with: folder.path)
    let typing = KeyScript("⏎ ⏎ paste:\"\(path)\" ⏎")
    let asked = try play([typing]).text
    #expect(asked.contains("1 event would be added.") && asked.contains("Import this?"))
    #expect(!asked.contains("BEGIN:") && asked.contains("Coming from another program?"), "\(asked)")
    let done = try play([typing, "y", "esc"]).text
    #expect(done.contains("Coming from another program?"), "\(done)")
    #expect(done.contains("Imported: 1 event") && !done.contains("calendar.ics ▏"), "\(done)")
    let today = try play([typing, "y", "esc ⏎ esc"]).text
    #expect(today.contains("Tea with Jo") && !today.contains("Press 5"), "\(today)")
    for tab in [2, 4, 6] { #expect(today.contains("Press \(tab), then a."), "\(today)") }
  }

  @Test func `a picture is chosen in the welcome, or corrected, or left out`() throws {
    try folder.write("me.png", SamplePicture.png.bytes)
    let container = makeContainer()
    let wrong = KeyScript("⏎ paste:\"\(folder.file("me.pnx"))\" ⏎")
    let text = try play([wrong], in: container).text
    #expect(text.contains("Would you like a picture?") && text.contains("! "), "\(text)")
    let right = KeyScript("⏎ paste:\"\(folder.file("me.png"))\" ⏎")
    #expect(try play([right, ""], in: container).text.contains("Coming from another program?"))
    let picture = try container.useCases.profile.profile().picture
    #expect(picture?.value.description.hasSuffix("me.png") == true)
    // A profile that has a picture is not asked for one.
    #expect(try play(["⏎"], in: container).text.contains("Coming from another program?"))
  }

  @Test func `a wrong path can be corrected where it was typed`() throws {
    try writeCalendar()
    let wrong = KeyScript("⏎ ⏎ paste:\"\(folder.file("my calendar.icz"))\" ⏎")
    let text = try play([wrong]).text
    #expect(text.contains("Coming from another program?") && text.contains("! "), "\(text)")
    #expect(!text.contains(": import"), "\(text)")
    #expect(try play([wrong, "⌫ s ⏎"]).text.contains("1 event would be added."))
    #expect(try play([wrong, "esc"]).text.contains("[1 Today]"))
  }

  @Test func `no keeps the path and imports nothing`() throws {
    try writeCalendar()
    let path = KeyScript("⏎ ⏎ paste:\"\(folder.file("my calendar.ics"))\" ⏎")
    let text = try play([path, "n"]).text
    #expect(text.contains("my calendar.ics") && !text.contains("Imported:"), "\(text)")
  }

  @Test func `an interrupted welcome returns, whatever was imported`() throws {
    try writeCalendar()
    let container = makeContainer()
    let path = KeyScript("\"Mina\" ⏎ ⏎ paste:\"\(folder.file("my calendar.ics"))\" ⏎")
    _ = try play([path, "y", "esc"], in: container)
    #expect(try play(["⏎ ⏎"], in: container).text.contains("Coming from another program?"))
    #expect(try play(["esc"], in: container).text.contains("[1 Today]"))
    #expect(try play(["j"], in: container).text.contains("[1 Today]"))
    #expect(try container.useCases.profile.profile().displayName.value == "Mina")
  }

  @Test func `without a timer program the page says what to do instead, and Enter goes on`() throws
  {
    let offered = try play(["⏎ ⏎ ⏎"]).text
    #expect(offered.contains("neither systemd nor cron"), "\(offered)")
    #expect(offered.contains("hearth remind watch") && offered.contains("Enter next"), "\(offered)")
    #expect(try play(["⏎ ⏎ ⏎ ⏎"]).text.contains("[1 Today]"))
  }

  @Test func `where there is only cron, the page offers it`() throws {
    try folder.write("crontab", "".utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file("crontab"))
    let container = makeContainer(
      .file(path: FilePath(folder.file("hearth.db"))), ["PATH": folder.path])
    let offered = try play(["⏎ ⏎ ⏎"], in: container).text
    #expect(offered.contains("On this computer cron does that."), "\(offered)")
  }

  private func writeCalendar() throws {
    let event = "BEGIN:VEVENT\nUID:a\nDTSTART:20261120T150000\nSUMMARY:Tea with Jo\nEND:VEVENT\n"
    try folder.write("my calendar.ics", "BEGIN:VCALENDAR\n\(event)END:VCALENDAR\n".utf8)
  }

  @Test func `the chosen language is stored`() throws {
    let container = makeContainer()
    let text = try play(["tab \"미나\" esc"], in: container).text
    #expect(text.contains("[1 오늘]") && text.contains("미나"))
    #expect(container.useCases.settings.settings().language == .korean)
    let skipped = makeContainer()
    _ = try play(["⏎ ⏎ ⏎ esc"], in: skipped)
    #expect(skipped.useCases.settings.settings().language == nil)
  }

  private func makeContainer(
    _ store: AppConfiguration.StoreLocation = .memory, _ variables: [String: String] = [:]
  ) -> AppContainer {
    let ambient = Ambient(
      clock: LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul),
      randomness: .seeded(7))
    return AppContainer(
      AppConfiguration(
        store: store, ambient: ambient,
        environment: .fixed(variables.merging(["HOME": folder.path]) { $1 }),
        settings: InMemorySettings()))
  }

  /// Plays the scripts one after another, and finishes background work between them.
  private func play(
    _ scripts: [KeyScript], _ language: Language = .english,
    size: Size = Size(width: 80, height: 24), in container: AppContainer? = nil
  ) throws -> TestTerminal {
    let container = container ?? makeContainer()
    let woken = KeyScript(events: [.wakeDescriptorReadable])
    let script = scripts.dropFirst().reduce(scripts[0] + woken) { $0 + $1 + woken }
    let terminal = TestTerminal(size: size, script: script)
    var app = container.appCoordinator(.plain(language))
    app.features.commands = container.commandRunner
    app.features.reminderTimer = { container.timers.preferred }
    app.features.settings = SettingsTools(
      queries: container.useCases.settings, change: container.useCases.changeSetting,
      language: language, isInstalled: { _ in true })
    let session = Session(
      terminal: terminal, app: app, now: container.configuration.ambient.clock.now,
      editor: Editor { text, _ in text }, workRunner: ManualWorkRunner(), storeChanged: { false })
    _ = try session.run()
    return terminal
  }
}
