import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthContainer
@testable import HearthPresentation

/// Shell commands typed in the full screen.
@Suite struct CommandLineTests {
  private static let layouts = [
    ("names", ": \"person show \" tab"), ("line", ": \"water 엄마 --by call\" ⏎"),
  ]
  private static let screens = [
    ("page", ": \"book list\" ⏎"), ("question", ": \"person remove 엄마\" ⏎"),
  ]
  /// Variants of these screens.
  private static let states = [
    ("nouns", ": tab"), ("verbs", ": \"person \" tab tab"), ("error", ": \"persn list\" ⏎"),
    ("long", ": \"help dates\" ⏎ pgdn"), ("waiting", ": \"backup\" ⏎ pause:1600"),
  ]

  @Test(arguments: GoldenWindow.all)
  func `the command line matches its golden file`(window: GoldenWindow) throws {
    try window.expect(
      "CommandLine", layouts: Self.layouts, screens: Self.screens, states: Self.states
    ) { keys in
      try play(keys, window.language, size: window.size).text
    }
  }

  /// The keys, and a text on the resulting screen.
  private static let ways: [(keys: String, seen: String)] = [
    ("\"water 엄마\" ⏎", "Watered 엄마."),
    ("\"water 엄마\" ⏎ u", "Undid the watering of 엄마"),
    ("\"hearth water ㅇㅁ\" ⏎", "Watered 엄마."),
    ("\"mood add 80 'a good day'\" ⏎", "✓ "), ("\"feel\" ⏎", "How do you feel?"),
    ("\"hearth\" ⏎", "open already"),
    ("\"--store x.db today\" ⏎", "Use --store and --demo in a shell"),
    ("\"today --demo\" ⏎", "Use --store and --demo in a shell"),
    ("\"remind watch\" ⏎", "run “hearth remind watch” in the shell"),
    ("\"demo --days 3\" ⏎", "run “hearth demo” in the shell"),
    ("\"profile lock\" ⏎", "run “hearth profile lock” in the shell"),
    ("\"import -\" ⏎ WOKEN", "Standard input cannot be read here"),
    ("\"say 'x\" ⏎", "close the quote"), ("\"saying add\" ⏎", "! "),
    ("\"today --json\" ⏎", "\"schema\""), ("\"--lang ko book list\" ⏎", "데미안"),
    ("\"import /no/such\" ⏎ WOKEN", "/no/such"), ("paste:\"book show 데미안\" ⏎", "240"),
    ("\"settings set language ko\" ⏎", "[1 오늘]"),
    ("\"settings set language ko\" ⏎", "✓ language 값을 ‘auto’에서 ‘ko’로 바꿨어요."),
    ("\"saying add --en Don't\" ⏎", "✓ "),
    ("\"person show nobody\" ⏎", ": person show nobody"),
    ("\"today\" ⏎ q : up", ": today"), ("\"profile\" ⏎ : \"book list\" ⏎", ": book list"),
  ]

  @Test(arguments: ways.tried(usually: 5))
  func `a command has the same effect as in the shell`(keys: String, seen: String) throws {
    let text = try play(": " + keys).text
    #expect(text.contains(seen), "\(keys)\n\(text)")
  }

  @Test(arguments: [
    (": \"water 엄마\" ⏎ : \"book list\" ⏎ esc +", ": book list"),
    (": \"book list\" ⏎ esc : \"water 엄마\" ⏎ +", "Watered 엄마"),
    (": \"settings set week-start monday\" ⏎ , j d +", "week-start is “auto” again"),
    (": \"book list\" ⏎ esc , j ⏎ +", "week-start is “monday” now"),
  ])
  func `the last answer shown is that of the last action`(keys: String, seen: String) throws {
    let text = try play(keys).text
    #expect(text.contains(seen), "\(text)")
  }

  @Test func `undo is not offered after adding a link`() throws {
    let folder = ScratchFolder()
    try folder.makeFolders("vdir")
    let linked = try play(
      ": \"link add Shared calendar \(folder.file("vdir"))\" ⏎ WOKEN",
      size: Size(width: 200, height: 40)
    ).text
    #expect(linked.contains("Linked Shared") && !linked.contains("undoes it"), "\(linked)")
  }

  @Test func `undo is not offered after a command without changes`() throws {
    let text = try play(": \"feel 60\" ⏎ : \"book list\" ⏎ esc +").text
    #expect(text.contains(": book list") && !text.contains("undoes it"), "\(text)")
  }

  @Test(arguments: [
    (": \"feel 60\" ⏎ + u", true), (": \"feel 60\" ⏎ : \"search zzzz\" ⏎ + u", false),
  ])
  func `the undo key applies only to the last answer`(
    keys: String, takesBack: Bool
  ) throws {
    let text = try play(keys).text
    #expect(text.contains("Undid the mood of 60") == takesBack, "\(text)")
    #expect(text.contains("Nothing found") != takesBack, "\(text)")
    #expect(!text.contains("hearth:"), "\(text)")
  }

  @Test func `changes by a command are shown at once`() throws {
    let text = try play("6 : \"book remove 데미안 --yes\" ⏎").text
    #expect(!text.contains("240"))
    #expect(text.contains("✓ Removed"))
  }

  @Test(.inWholeRuns) func `a question is asked, and only yes continues`() throws {
    let (no, yes) = (try makeContainer(), try makeContainer())
    #expect(try play(": \"person remove 엄마\" ⏎ n", in: no).text.contains("Nothing was"))
    #expect(try no.useCases.people.queries.list(in: 0..<9).count == 1)
    #expect(try play(": \"person remove 엄마\" ⏎ y", in: yes).text.contains("✓ Removed"))
    #expect(try yes.useCases.people.queries.list(in: 0..<9).isEmpty)
  }

  @Test(.inWholeRuns) func `quit leaves, Esc goes back, and letters are not commands`() throws {
    #expect(try ending(": q ⏎") == .quit)
    #expect(try ending(": quit ⏎") == .quit)
    #expect(try ending(": \"today\" ctrl-c") == .interrupted)
    #expect(try play(": q2 esc").text.contains("[1 Today]"))
  }

  @Test(.inWholeRuns) func `a long command shows that it is running, and can be cancelled`() throws
  {
    let folder = ScratchFolder()
    let command = ": \"person export \(folder.file("x.vcf"))\" ⏎ "
    #expect(try !play(command + "pause:60").text.contains("Working"))
    #expect(try play(command + "pause:300").text.contains("Working: person export"))
    #expect(try play(command + "pause:300 esc").text.contains("Stopping: person export"))
    let stopped = try play(command + "pause:300 esc WOKEN").text
    #expect(stopped.contains("Stopped: person export"))
    #expect(try folder.names().isEmpty)
    #expect(try play(command + "pause:300 WOKEN").text.contains("x.vcf"))
    #expect(try folder.names() == ["x.vcf"])
  }

  @Test(.inWholeRuns) func `a command with a key is not kept in the history`() throws {
    let set = "\"settings set books.key.kakao"
    for keys in ["\(set) abc\" ⏎ esc", "\(set)\" ⏎ esc"] {
      #expect(try !play(": \(keys) : up").text.contains(": settings"))
    }
    #expect(try play(": \"book list\" ⏎ esc : up").text.contains(": book list"))
  }

  @Test(.inWholeRuns) func `a command that needs typed confirmation refers to the shell`() throws {
    let text = try play(": \"profile remove Work\" ⏎").text
    #expect(text.contains("run “hearth profile remove” in the shell"))
  }

  @Test func `an unlocked screen runs commands without asking again`() throws {
    let container = try makeContainer()
    let lock = ProfileLock(passphrase: "$6$x", recovery: "$6$y", minutes: 0)
    try container.access.store.write { try $0.profile.saveLock(lock) }
    #expect(try play(": \"book list\" ⏎", in: container).text.contains("데미안"))
    #expect(try !container.unlockProfile.isOpen())
  }

  // MARK: The program

  private func makeContainer() throws -> AppContainer {
    let ambient = Ambient(
      clock: LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul),
      randomness: .seeded(7))
    let container = AppContainer(
      AppConfiguration(
        store: .memory, ambient: ambient, environment: .fixed([:]),
        settings: InMemorySettings()))
    try container.useCases.finishWelcome(displayName: DisplayName("Mina"))
    for line in [
      ["person", "add", "엄마", "--every", "7"], ["book", "add", "데미안", "--pages", "240"],
    ] {
      let result = AppContainer.commands.parseAndRun(
        line, console: { _ in .recording(ConsoleTraits(language: .english)) },
        context: { _ in container }, noCommand: { _, _ in })
      #expect(result.status == .success)
    }
    return container
  }

  private func ending(_ keys: String) throws -> Session.Ending {
    try session(KeyScript(keys), .english, Size(width: 80, height: 24), makeContainer()).0.run()
  }

  /// Plays the keys; `WOKEN` lets background work finish.
  private func play(
    _ keys: String, _ language: Language = .english, size: Size = Size(width: 80, height: 24),
    in container: AppContainer? = nil
  ) throws -> TestTerminal {
    let parts = keys.split(separator: " ", omittingEmptySubsequences: false)
      .split(separator: "WOKEN", omittingEmptySubsequences: false)
      .map { KeyScript($0.joined(separator: " ")) }
    let woken = KeyScript(events: [.wakeDescriptorReadable])
    let script = parts.dropFirst().reduce(parts[0]) { $0 + woken + $1 }
    let (session, terminal) = session(script, language, size, try container ?? makeContainer())
    _ = try session.run()
    return terminal
  }

  private func session(
    _ script: KeyScript, _ language: Language, _ size: Size, _ container: AppContainer
  ) -> (Session, TestTerminal) {
    let terminal = TestTerminal(size: size, script: script)
    var app = container.appCoordinator(
      .plain(language))
    app.features.commands = container.commandRunner
    app.features.settings = SettingsTools(
      queries: container.useCases.settings, change: container.useCases.changeSetting,
      language: language, isInstalled: { _ in true })
    let session = Session(
      terminal: terminal, app: app, now: container.configuration.ambient.clock.now,
      editor: Editor { text, _ in text }, workRunner: ManualWorkRunner(), storeChanged: { false })
    return (session, terminal)
  }
}
