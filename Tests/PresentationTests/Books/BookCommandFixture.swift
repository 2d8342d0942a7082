import HearthData
import HearthDomain
import HearthTestSupport

@testable import HearthPresentation

/// Books in memory, used by command lines, and their transcript.
final class BookCommandFixture: AreaCommandFixture {
  static let folder = "Books"
  let store = InMemoryStore()
  let files = InMemoryFiles()
  let sources: StubSources
  var fixture: CommandFixture
  private var now = "2026-11-20T21:30"
  private let chance = Randomness.seeded(7)

  init(
    _ language: Language = .english, _ form: CommandFixture.Form = .terminal,
    sources: StubSources = StubSources()
  ) {
    fixture = CommandFixture(language, form)
    self.sources = sources
  }

  /// Sets the clock to half past nine in the evening of that day.
  func day(_ date: String) {
    now = date + "T21:30"
    fixture.note(date)
  }

  /// All books, in the user's own order.
  var books: [Book] {
    get throws { try queries.list(BookFilter(.all), by: .own, in: 0..<1000) }
  }

  var queries: BookQueries { tools.books.queries }
  var today: BooksTodayPart { BooksTodayPart(tools) }

  /// Returns the output of `hearth today`.
  func todayPage() throws -> String { try fixture.today(today, on: store, clock) }

  var clock: LocalClock { LocalClock(now: .fixed(now), zone: FixedZone.seoul) }
  var tools: BookTools {
    let (sources, store) = (sources, store)
    return .testing(
      UseCaseContext(store, clock, chance),
      sources: BookSources(
        order: { sources.order }, search: { try sources.search($0, store) }),
      answers: sources.answers, files: files)
  }
}
