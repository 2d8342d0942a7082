import HearthData
import HearthDomain
import HearthTestSupport

@testable import HearthPresentation

/// A schedule in memory, used by command lines, and its transcript.
final class ScheduleCommandFixture: AreaCommandFixture {
  static let folder = "Schedule"
  let store = InMemoryStore()
  let files = InMemoryFiles()
  var fixture: CommandFixture
  var settings = Settings.standard
  private let zone: any ZoneRules
  private var now = "2026-11-20T14:30"
  private let chance = Randomness.seeded(7)

  init(
    _ language: Language = .english, _ form: CommandFixture.Form = .terminal,
    at time: String = "2026-11-20T14:30", in zone: any ZoneRules = FixedZone.seoul
  ) {
    fixture = CommandFixture(language, form)
    self.zone = zone
    self.time(time)
  }

  /// Sets the clock to that time.
  func time(_ time: String) {
    now = time
    fixture.note(time)
  }

  /// All events, in list order.
  var events: [Event] {
    get throws { try queries.list(in: 0..<1000).map(\.event) }
  }

  var commands: [CommandEntry<EventTools>] {
    EventTools.commands + EventTools.toDoCommands + EventTools.calendarCommands
  }

  var queries: ScheduleQueries { tools.schedule.queries }
  var today: ScheduleTodayPart { ScheduleTodayPart(tools) }

  /// Returns the output of `hearth today`.
  func todayPage() throws -> String { try fixture.today(today, on: store, clock) }

  private var clock: LocalClock { LocalClock(now: .fixed(now, in: zone), zone: zone) }

  var tools: EventTools {
    .testing(UseCaseContext(store, clock, chance), settings: settings, files: files)
  }
}
