import HearthContainer
import HearthDomain
import HearthPresentation
import HearthTestSupport
import TerminalKit

/// The full screen with a sample year, on a fixed morning.
struct DemoApp {
  var app: AppCoordinator

  init(
    language: Language, size: Size, shade: Shade = .dark, now: String = "2026-11-20T09:10"
  ) throws {
    var globals = GlobalOptions()
    globals.usesDemoStore = true
    globals.language = language
    let container = try AppContainer(
      demo: globals,
      environment: .fixed(["HEARTH_NOW": now, "HEARTH_SEED": "7", "TZ": "Asia/Seoul"]),
      settings: .standard)
    app = container.appCoordinator(
      Appearance(
        language: language, widths: .standard, shade: shade, usesMouse: false,
        reducesMotion: true, isBackgroundDark: shade == .dark))
    app.isDemo = true
    app.resize(to: size)
    app.start()
  }

  /// Types the keys; effects on the session are ignored.
  mutating func type(_ keys: KeyScript) {
    for case .event(let event) in keys.steps { _ = app.handle(event) }
  }
}
