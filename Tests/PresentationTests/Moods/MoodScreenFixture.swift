import HearthData
import HearthDomain
import HearthTestSupport
import Synchronization
import TerminalKit

@testable import HearthPresentation

/// The full screen with moods in a memory store and a clock set by the test.
final class MoodScreenFixture: Sendable {
  let store: InMemoryStore
  private let time: TestClock
  private let numbers: Numbers

  /// Creates the fixture with the welcome finished and that name entered.
  init(at local: String = "2026-11-20T14:05", name: String = "지민") throws {
    store = InMemoryStore()
    time = TestClock(local)
    numbers = Numbers(20_261_120)
    try FinishWelcome(store: store, now: clock.now)(displayName: DisplayName(name))
  }

  /// Copies another fixture at that moment.
  private init(copying other: MoodScreenFixture, at local: String) {
    store = InMemoryStore(copying: other.store)
    time = TestClock(local)
    numbers = Numbers(other.numbers.value.withLock { $0 })
  }

  func set(_ local: String) { time.set(local) }

  func advance(seconds: Int64) { time.pass(milliseconds: seconds * 1000) }

  var clock: LocalClock { time.clock }

  /// Pseudo-random numbers that are the same in every run.
  private var randomness: Randomness {
    Randomness { [numbers] in
      numbers.value.withLock {
        $0 = $0 &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return $0 >> 16
      }
    }
  }

  private var tools: MoodTools { .testing(UseCaseContext(store, clock, randomness)) }

  var queries: MoodQueries { tools.moods.queries }

  @discardableResult
  func feel(_ level: Int, _ memo: String, at local: String? = nil) throws -> Mood {
    let moment = local.map { MoodMoment(LocalTime(literal: $0), in: FixedZone.seoul) }
    return try tools.moods.add(MoodLevel(level), MoodMemo(memo), at: moment)
  }

  func app(
    _ language: Language = .english, reducesMotion: Bool = true, colors: ColorLevel = .none
  ) -> AppCoordinator {
    AppCoordinator(
      [MoodsCoordinator(tools)], on: store,
      .plain(language, reducesMotion: reducesMotion, colors: colors), now: clock.now)
  }

  /// Opens the program on Today, plays the keys, and quits with Ctrl-C.
  func run(
    _ script: String, language: Language = .english, size: Size = Size(width: 80, height: 24),
    reducesMotion: Bool = true, colors: ColorLevel = .none, initialRoute: Route? = nil,
    editor: Editor = Editor { text, _ in text + "편집기에서 적었다." }
  ) throws -> TestTerminal {
    let terminal = TestTerminal(size: size, script: KeyScript(script))
    var app = app(language, reducesMotion: reducesMotion, colors: colors)
    app.initialRoute = initialRoute
    try terminal.play(app, now: clock.now, editor: editor)
    return terminal
  }

  /// Opens the program for a form, plays the keys, and returns how it ended.
  func ending(of script: String, forFormAt route: Route) throws -> Session.Ending {
    var app = app()
    app.open(forFormAt: route)
    return try TestTerminal(script: KeyScript(script)).play(
      app, now: clock.now, editor: Editor { _, _ in nil })
  }

  private final class Numbers: Sendable {
    let value: Mutex<UInt64>

    init(_ first: UInt64) { value = Mutex(first) }
  }
}

extension MoodScreenFixture {
  /// Returns three years of moods with gaps, seen on 20 November 2026.
  static func lived() throws -> MoodScreenFixture {
    MoodScreenFixture(copying: try threeYears.get(), at: "2026-11-20T14:05")
  }

  private static let threeYears = Result {
    let fixture = try MoodScreenFixture()
    try fixture.feel(35, "첫눈이 왔는데 우산이 없었다.", at: "2024-11-20T18:20")
    try fixture.feel(90, "Long call with Anna.", at: "2025-11-20T21:00")
    let memos = [
      "늦잠을 잤다. 몸이 가볍다.", "Rain all day; soup helped.", "회의가 길었다.", "산책하다 고양이를 만났다.",
      "Finished the book at last.",
    ]
    for index in 0..<119 {
      let day = Day(literal: "2026-07-24").adding(days: index)
      guard index % 7 != 3 else { continue }
      for part in 0...index % 3 {
        let level = (index * 37 + part * 23) % 101
        try fixture.feel(
          level, memos[(index + part) % memos.count], at: "\(day)T\(8 + part * 5):10")
      }
    }
    try fixture.feel(12, "지하철을 놓쳤다.\n다음 것도 놓쳤다.", at: "2026-11-20T08:40")
    try fixture.feel(72, "점심에 햇볕을 쬐었다 👩‍👩‍👧 오랜만에.", at: "2026-11-20T12:30")
    try fixture.feel(
      95,
      "기다리던 편지가 왔다. 봉투를 열기 전에 한참을 들고 있었다. 글씨가 그대로였다. 답장에는 무엇부터 적을까 생각하다가 결국 날씨 이야기로 시작하기로 했다.",
      at: "2026-11-20T13:55")
    return fixture
  }
}
