import HearthDomain
import HearthTestSupport
import TerminalKit

@testable import HearthPresentation

/// The full-screen view, with the tabs to which findings lead.
extension SearchHome {
  func app(_ language: Language) -> AppCoordinator {
    let clock = clock()
    let reader = TodayReader(queries: TodayQueries(store: store, clock: clock), parts: [])
    var app = AppCoordinator(
      tabs: [
        TodayCoordinator(
          reader: reader, calendar: CalendarQueries(store: store, clock: clock)),
        people, sayings, moods, schedule, books,
      ],
      appearance: .plain(language), profile: ProfileQueries(store: store),
      finishWelcome: FinishWelcome(store: store, now: clock.now))
    app.desks.search = search
    return app
  }

  /// Plays the keys, and leaves the program by the end of the script.
  func play(
    _ script: KeyScript, _ language: Language = .english,
    size: Size = Size(width: 80, height: 24)
  ) throws -> TestTerminal {
    let terminal = TestTerminal(size: size, script: script)
    let session = Session(
      terminal: terminal, app: app(language), now: clock().now,
      editor: Editor { text, _ in text }, workbench: HeldWorkbench(), storeChanged: { false })
    _ = try session.run()
    return terminal
  }

  private var context: UseCaseContext { UseCaseContext(store, clock(), chance) }

  var people: PeopleCoordinator { PeopleCoordinator(.testing(context, phrases: chance)) }
  var sayings: SayingsCoordinator { SayingsCoordinator(.testing(context)) }
  var moods: MoodsCoordinator { MoodsCoordinator(.testing(context)) }
  var schedule: ScheduleCoordinator {
    ScheduleCoordinator(.testing(context))
  }
  var books: BooksCoordinator { BooksCoordinator(.testing(context)) }
}
