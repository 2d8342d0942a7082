import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit

@testable import HearthPresentation

/// A memory store changed by commands of all areas, with a clock set by the test.
final class JournalFixture {
  let store: InMemoryStore
  let settings = InMemorySettings()
  var fixture: CommandFixture
  /// The remaining text in the store's files, or nil for none.
  var remains: (any DeletedDataEraser)?
  /// The store from which the history is read, if not the main one.
  var historyStore: (any Store)?
  /// The store that a restore has set aside.
  var replacedStore: StoreBackup?
  private let language: Language
  private let time = TestClock("2026-11-19T21:10")
  private let chance = Randomness.seeded(7)

  /// Creates the fixture with the welcome finished.
  init(_ language: Language = .english, _ form: CommandFixture.Form = .terminal) throws {
    self.language = language
    fixture = CommandFixture(language, form)
    store = InMemoryStore(now: time.clock.now)
    try FinishWelcome(store: store, now: clock.now)(displayName: DisplayName(""))
  }

  var clock: LocalClock { time.clock }
  var transcript: String { fixture.transcript }

  func at(_ moment: String) {
    time.set(moment)
    fixture.note(moment)
  }

  @discardableResult
  func run(_ line: String, answers: [String]? = nil) -> CommandFixture.Outcome {
    fixture.run(line, of: JournalFixture.entries, with: self, answers: answers)
  }

  /// Makes changes of every kind on an evening and the following morning.
  func live() {
    at("2026-11-19T21:10")
    for line in [
      "person add Mum --every 7 --phone 010-1234-5678", "water Mum --by call",
      "person review Mum --keyword tea --memo \"She made plum tea.\"",
      "feel 70 \"a quiet evening\"",
      "plan Dinner --from 2026-11-21T19:00",
    ] { run(line) }
    at("2026-11-20T09:12")
    for line in [
      "book add Demian --pages 240", "read Demian 40", "saying add --en \"Be still.\"",
      "person edit Mum --name Mother --every 9 --yes", "event remove Dinner --yes",
    ] { run(line) }
  }

  private var context: UseCaseContext { UseCaseContext(store, clock, chance) }

  var tools: JournalTools {
    JournalTools(
      journal: JournalUseCases(
        UseCaseContext(historyStore ?? store, clock, chance), collection: nil, settings: settings,
        remains: remains),
      clock: clock,
      replacedStore: { [replacedStore] in replacedStore },
      written: { [store] in store.writtenEntries })
  }

  var settingsTools: SettingsTools {
    SettingsTools(
      queries: SettingQueries(repository: settings, store: store),
      change: ChangeSetting(repository: settings, store: store),
      language: language, isInstalled: { _ in true })
  }

  private static var entries: [CommandEntry<JournalFixture>] {
    JournalTools.commands.map { $0.using { $0.tools } }
      + SettingsTools.commands.map { $0.using { $0.settingsTools } }
      + PersonTools.commands.map { $0.using { .testing($0.context) } }
      + SayingTools.commands.map { $0.using { .testing($0.context) } }
      + MoodTools.commands.map { $0.using { .testing($0.context) } }
      + (EventTools.commands + EventTools.toDoCommands).map { $0.using { .testing($0.context) } }
      + BookTools.commands.map { $0.using { .testing($0.context) } }
  }

  /// Returns the full screen with all tabs. Earlier changes count as made elsewhere.
  func app(_ language: Language, size: Size = Size(width: 80, height: 24)) -> AppCoordinator {
    let before = store.writtenEntries.count
    var app = AppCoordinator(
      [
        TodayCoordinator(on: store, clock), PeopleCoordinator(.testing(context)),
        SayingsCoordinator(.testing(context)), MoodsCoordinator(.testing(context)),
        ScheduleCoordinator(.testing(context)), BooksCoordinator(.testing(context)),
      ], on: store, .plain(language), now: clock.now)
    app.features.journal = JournalTools(
      journal: JournalUseCases(context, collection: nil, settings: settings), clock: clock,
      replacedStore: { [replacedStore] in replacedStore },
      written: { [store] in Array(store.writtenEntries.dropFirst(before)) })
    app.resize(to: size)
    app.start()
    return app
  }
}
