import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit

@testable import HearthPresentation

/// The full screen with sayings in memory and a clock set by the test.
final class SayingScreenFixture {
  let store = InMemoryStore()
  let files = InMemoryFiles()
  /// The text that the editor appends to what it is given.
  var written = "\n편집기에서 적었다.\n"
  private let time: TestClock
  private let numbers = Randomness.counting()

  /// Creates the fixture at nine o'clock on that day, with the welcome finished and without initial
  /// sayings.
  init(on day: String = "2026-11-20") throws {
    time = TestClock(day + "T09:00")
    try FinishWelcome(store: store, now: clock.now)(displayName: DisplayName(""))
  }

  func set(_ day: String) { time.set(day + "T09:00") }

  var clock: LocalClock { time.clock }
  var tools: SayingTools { .testing(UseCaseContext(store, clock, numbers), files: files) }
  var queries: SayingQueries { tools.sayings.queries }
  var mark: MarkSaying { tools.sayings.mark }

  /// Adds a saying that has not been opened yet, as an import does.
  @discardableResult
  func add(
    ko: String? = nil, en: String? = nil, who: String = "", tags: [String] = []
  ) throws -> Saying {
    let details = try SayingDetails(
      korean: ko.map { try SayingText($0) }, english: en.map { try SayingText($0) },
      author: Attribution(who), tags: Tags(tags.map { try Tag($0) }))
    return try store.write { repositories in
      let saying = Saying(
        id: UseCaseContext(store, clock, numbers).newID { _ in false },
        number: try repositories.sayings.nextNumber(), details: details,
        addedAt: clock.now())
      try repositories.sayings.save(saying)
      return saying
    }
  }

  func app(_ language: Language, colors: ColorLevel = .truecolor) -> AppCoordinator {
    AppCoordinator(
      [TodayCoordinator(on: store, clock), SayingsCoordinator(tools)], on: store,
      .plain(language, colors: colors), now: clock.now)
  }

  /// Opens the Sayings tab, plays the keys, and quits the program.
  @discardableResult
  func run(
    _ script: String, language: Language = .english, size: Size = Size(width: 80, height: 24),
    colors: ColorLevel = .truecolor
  ) throws -> TestTerminal {
    let terminal = TestTerminal(
      size: size, script: KeyScript("3 " + script), colorLevel: colors)
    let written = written
    try terminal.play(
      app(language, colors: colors), now: clock.now, editor: Editor { text, _ in text + written })
    return terminal
  }
}

extension SayingScreenFixture {
  /// Returns a collection with a saying of every kind, seen on 20 November 2026.
  static func filled() throws -> SayingScreenFixture {
    let fixture = try SayingScreenFixture(on: "2026-10-01")
    let long = String(repeating: "모닥불은 말이 없어도 오래 곁에 있어 준다. ", count: 20)
    try fixture.add(ko: long, en: "A long one, but only in Korean.", who: "Hearth", tags: ["긴 글"])
    fixture.set("2026-10-02")
    let liked = try fixture.add(
      ko: "작은 불씨 하나가\n방 하나를 데운다.", en: "One small ember\nwarms a whole room.",
      who: "모닥", tags: ["위로", "아침"])
    fixture.set("2026-10-03")
    let used = try fixture.add(en: "Nothing is lost that was written down.", who: "Café Müller")
    fixture.set("2026-11-19")
    try fixture.add(ko: "빨래가 마르는 동안은 아무 데도 가지 않아도 된다.")
    try fixture.add(
      ko: "🌙 밤은 길고 차는 뜨겁다.", en: "The night is long 👩‍👩‍👧 and the tea is hot.",
      who: "이름이아주아주아주아주긴사람의이름은여기에서끝나지않는다", tags: ["밤"])
    fixture.set("2026-11-20")
    try fixture.mark(liked.id, .liked(true))
    try fixture.mark(used.id, .used(true))
    return fixture
  }
}
