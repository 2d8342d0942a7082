import HearthDomain
import HearthTestSupport
import TerminalKit

@testable import HearthPresentation

extension AppCoordinator {
  /// Creates the app with these tabs on a store, on a fixed morning by default.
  init(
    _ tabs: [any TabCoordinator], on store: any Store, _ appearance: Appearance,
    now: Now = .fixed("2026-11-20T09:00")
  ) {
    self.init(
      tabs: tabs, appearance: appearance, profile: ProfileQueries(store: store),
      finishWelcome: FinishWelcome(store: store, now: now))
  }
}

extension AppCoordinator {
  /// Types the keys and returns the resulting screen text.
  @discardableResult
  mutating func type(_ keys: String) -> String {
    for case .event(let event) in KeyScript(keys).steps { _ = handle(event) }
    return render().text
  }
}

extension TodayCoordinator {
  /// Creates the Today tab on a store, with these parts of other areas.
  init(on store: any Store, _ clock: LocalClock, parts: [any TodayPart] = []) {
    self.init(
      reader: TodayReader(queries: TodayQueries(store: store, clock: clock), parts: parts),
      calendar: CalendarQueries(store: store, clock: clock))
  }
}

extension Terminal {
  /// Plays the app on this terminal and returns how it ended.
  @discardableResult
  func play(
    _ app: AppCoordinator, now: Now = .fixed("2026-11-20T09:00"),
    editor: Editor = Editor { text, _ in text }, workRunner: any WorkRunner = ManualWorkRunner(),
    storeChanged: @escaping () -> Bool = { false }, awoke: @escaping () -> Void = {},
    runCommand: @escaping ([String], Language) -> Void = { _, _ in }
  ) throws -> Session.Ending {
    try Session(
      terminal: self, app: app, now: now, editor: editor, workRunner: workRunner,
      storeChanged: storeChanged, awoke: awoke, runCommand: runCommand
    ).run()
  }
}
