import HearthData
import HearthDomain
import HearthTestSupport

@testable import HearthPresentation

/// A garden in memory, used by command lines, and its transcript.
final class PeopleCommandFixture: AreaCommandFixture {
  static let folder = "People"
  let store = InMemoryStore()
  let files = InMemoryFiles()
  var fixture: CommandFixture
  var opens = false
  /// The setting `people.means`.
  var ownMeans = ""
  private var now = "2026-11-01T09:00"
  private let chance = Randomness.seeded(7)

  init(
    _ language: Language = .english, _ form: CommandFixture.Form = .terminal,
    on day: String = "2026-11-01"
  ) {
    fixture = CommandFixture(language, form)
    self.day(day)
  }

  /// Sets the clock to nine o'clock on that day.
  func day(_ date: String) {
    now = date + "T09:00"
    fixture.note(date)
  }

  var clock: LocalClock { LocalClock(now: .fixed(now), zone: FixedZone.seoul) }
  var people: PeopleQueries { tools.people.queries }
  var today: PeopleTodayPart { PeopleTodayPart(tools) }

  var tools: PersonTools {
    .testing(UseCaseContext(store, clock, chance), files: files, opens: opens, ownMeans: ownMeans)
  }
}
