import HearthDomain
import HearthTestSupport
import TerminalKit

@testable import HearthPresentation

/// The full screen, with the tabs to which results lead.
extension SearchFixture {
  func app(_ language: Language) -> AppCoordinator {
    let clock = clock()
    var app = AppCoordinator(
      [TodayCoordinator(on: store, clock), people, sayings, moods, schedule, books], on: store,
      .plain(language), now: clock.now)
    app.features.search = search
    return app
  }

  /// Plays the keys. The end of the script quits the program.
  func play(
    _ script: KeyScript, _ language: Language = .english,
    size: Size = Size(width: 80, height: 24)
  ) throws -> TestTerminal {
    let terminal = TestTerminal(size: size, script: script)
    try terminal.play(app(language), now: clock().now)
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
