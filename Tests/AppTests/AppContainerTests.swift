import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthContainer
@testable import HearthPresentation

@Suite struct AppContainerTests {
  @Test func `unreadable arguments are reported as a failure`() {
    #expect(ExitStatus(ending: ConsoleError.argumentsUnavailable) == .unavailable)
    for language in Language.allCases {
      #expect(ConsoleError.argumentsUnavailable.message(in: language).contains("/proc"))
    }
  }

  @Test func `a group of commands lists every word that selects one of them`() {
    #expect(AppContainer.commands.strayWords == [])
  }

  @Test func `the backup before an import on the full screen shows progress, and can be cancelled`()
    throws
  {
    let folder = ScratchFolder()
    let container = AppContainer(
      AppConfiguration(
        store: .file(path: folder.place("hearth.db")),
        ambient: Ambient(
          clock: LocalClock(now: .fixed("2026-11-20T21:30"), zone: FixedZone.seoul),
          randomness: .seeded(7)),
        environment: .fixed(["HOME": folder.path]), settings: InMemorySettings()))
    let importing = { (container: AppContainer, name: String) in
      let contact = ContactDetails(name: try ContactName(name))
      return try container.useCases.people.importContacts([contact])
    }
    _ = try importing(container, "Mina")
    let progress = WorkProgress()
    let monitored = container.monitored(by: .init(cancellation: .never, progress: progress))
    #expect(try importing(monitored, "Jun").added == 1)
    #expect(progress.fraction != nil)
    let stopped = container.monitored(
      by: .init(cancellation: Cancellation { true }, progress: WorkProgress()))
    #expect(throws: ConsoleError.interrupted) { try importing(stopped, "Ara") }
    #expect(try importing(container, "Ara").added == 1)
  }

  @Test func `the container of the program runs in memory with a fixed clock`() throws {
    let ambient = Ambient(
      clock: LocalClock(now: .fixed("2026-11-20T21:30"), zone: FixedZone.seoul),
      randomness: Randomness { 7 })
    let container = AppContainer(
      AppConfiguration(
        store: .memory, ambient: ambient, environment: .fixed([:]),
        settings: InMemorySettings()))
    var app = container.appCoordinator(
      Appearance(
        language: .english, widths: .standard, shade: .dark, usesMouse: false,
        reducesMotion: true, isBackgroundDark: true))
    app.resize(to: Size(width: 80, height: 24))
    app.start()
    for name in ["M", "o", "⏎", "esc"] {
      _ = app.handle(.key(try #require(Key(name: name))))
    }
    #expect(app.render().text.contains("Good evening, Mo."))
  }
}

extension CommandTable {
  /// The command words of a group that do not start with its own name; empty if there are none.
  fileprivate var strayWords: [String] {
    groups.flatMap { group in
      group.entries().flatMap(\.commandName.spellings).compactMap(\.first)
        .filter { !group.mayContain($0) }
    }
  }
}
