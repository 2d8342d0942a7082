import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit

@testable import HearthPresentation

/// The full screen on a memory store, with a clock set by the test.
final class PeopleScreenFixture {
  let store = InMemoryStore()
  private let time: TestClock
  private let numbers = Randomness.counting()

  /// Creates the fixture at nine o'clock on that day, with the welcome finished.
  init(on day: String = "2026-03-02") throws {
    time = TestClock(day + "T09:00")
    try FinishWelcome(store: store, now: clock.now)(displayName: DisplayName(""))
  }

  func set(_ day: String) { time.set(day + "T09:00") }

  var clock: LocalClock { time.clock }

  // The value must not be 0, which would make it draw another phrase forever.
  private var tools: PersonTools {
    .testing(UseCaseContext(store, clock, numbers), phrases: Randomness { .max / 2 })
  }

  var people: PeopleUseCases { tools.people }
  var queries: PeopleQueries { people.queries }
  var addContact: AddContact { people.addContact }
  var water: WaterPlant { people.water }

  @discardableResult
  func plant(
    _ name: String, every days: Int, nickname: String = "", phone: String? = nil,
    birthday: String? = nil
  ) throws -> Person {
    try people.plant(
      PersonDetails(
        name: PersonName(name), nickname: Nickname(nickname),
        phone: phone.map { try PhoneNumber($0) }, birthday: birthday.map { try Birthday($0) },
        rhythm: CareRhythm(everyDays: days), plantedOn: clock.today))
  }

  func app(_ language: Language = .english, reducesMotion: Bool = false) -> AppCoordinator {
    let part = PeopleTodayPart(.testing(UseCaseContext(store, clock, numbers)))
    return AppCoordinator(
      [TodayCoordinator(on: store, clock, parts: [part]), PeopleCoordinator(tools)], on: store,
      .plain(language, reducesMotion: reducesMotion), now: clock.now)
  }

  /// Opens the program on People, plays the keys, and quits with Ctrl-C.
  func run(
    _ script: String, language: Language = .english, size: Size = Size(width: 80, height: 24),
    reducesMotion: Bool = false
  ) throws -> TestTerminal {
    let terminal = TestTerminal(size: size, script: KeyScript("2 " + script))
    try terminal.play(
      app(language, reducesMotion: reducesMotion), now: clock.now,
      editor: Editor { text, _ in text + "편집기에서 적었다." })
    return terminal
  }
}
