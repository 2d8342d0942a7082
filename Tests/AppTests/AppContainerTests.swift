import HearthData
import HearthDomain
import HearthPresentation
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthContainer

@Suite struct AppContainerTests {
  @Test func `a group of commands names every word that calls one of them`() {
    #expect(AppContainer.commands.strayWords == [])
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
        reducesMotion: true, backgroundIsDark: true))
    app.resize(to: Size(width: 80, height: 24))
    app.start()
    for name in ["⏎", "⏎", "⏎", "M", "o", "⏎"] {
      _ = app.handle(.key(try #require(Key(name: name))))
    }
    #expect(app.render().text.contains("Good evening, Mo."))
  }
}
