import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct AppCoordinatorTests {
  @Test func `the first start welcomes, and keeps the name`() throws {
    let store = InMemoryStore()
    var app = makeApp(store: store)
    app.start()
    #expect(app.render().text.contains("Welcome to the hearth"))
    app.press("⏎", "⏎", "⏎", "M", "i", "n", "a", "⏎")
    #expect(!app.render().text.contains("Welcome"))
    let profile = try store.read { try $0.profile.load() }
    #expect(profile.displayName.value == "Mina")
    #expect(profile.welcomedAt != nil)

    var again = makeApp(store: store)
    again.start()
    #expect(!again.render().text.contains("Welcome"))
  }

  @Test func `the welcome can be skipped and comes back on request`() throws {
    let store = InMemoryStore()
    var app = makeApp(store: store)
    app.start()
    app.press("esc")
    #expect(!app.render().text.contains("Welcome"))
    #expect(try store.read { try $0.profile.load() }.welcomedAt != nil)
    app.press("?", "t")
    #expect(app.render().text.contains("Welcome to the hearth"))
  }

  @Test func `every page of the welcome but the first is left backwards by the same key`() {
    var app = makeApp(store: InMemoryStore())
    app.start()
    let titles = ["Welcome to the hearth", "What it tends", "All the keys you need", "call you?"]
    for page in 1...3 {
      app.press("⏎")
      #expect(app.render().text.contains(titles[page]))
      #expect(app.render().text.contains("↑ back"))
    }
    for page in (0..<3).reversed() {
      app.press("up")
      #expect(app.render().text.contains(titles[page]))
    }
  }

  @Test func `skipping the welcome leaves the name as it was`() throws {
    let store = InMemoryStore()
    try EditProfile(store: store)(.init(displayName: DisplayName("Mina")))
    var app = makeApp(store: store)
    app.start()
    app.press("⏎", "⏎", "⏎", "x", "esc")
    let profile = try store.read { try $0.profile.load() }
    #expect(profile.displayName.value == "Mina")
    #expect(profile.welcomedAt != nil)
  }

  @Test func `who has entered something already is not welcomed`() throws {
    let store = InMemoryStore()
    let clock = LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul)
    let mood = Mood(
      id: try #require(ID(rawValue: 1)),
      details: MoodDetails(
        moment: MoodMoment(clock.now(), in: clock.zone), level: try MoodLevel(60),
        memo: try MoodMemo("산책")),
      place: try #require(CanvasPlace(across: 500, down: 500)))
    try store.write { try $0.moods.add([mood]) }
    var app = makeApp(store: store)
    app.start()
    #expect(!app.render().text.contains("Welcome"))
    #expect(app.render().text.contains("honey"))
  }

  @Test(arguments: [("1", Area.today), ("2", .people)], [0, 1, 2])
  func `digits lead from the welcome to their tab`(key: (String, Area), pages: Int) throws {
    let store = InMemoryStore()
    var app = makeApp(store: store)
    app.start()
    for _ in 0..<pages { app.press("⏎") }
    app.press(key.0)
    #expect(!app.render().text.contains("Welcome"))
    #expect(app.area == key.1)
    #expect(try store.read { try $0.profile.load() }.welcomedAt != nil)
  }

  @Test(arguments: ["?", "f1"], [0, 1, 2])
  func `a question mark shows the keys on the welcome, too`(key: String, pages: Int) {
    var app = makeApp(store: InMemoryStore())
    app.start()
    for _ in 0..<pages { app.press("⏎") }
    app.press(key)
    #expect(app.render().text.contains("Keys on Today"))
    app.press("t")
    #expect(app.render().text.contains("Welcome to the hearth"))
  }

  @Test func `digits and question marks may stand in the name asked for`() throws {
    let store = InMemoryStore()
    var app = makeApp(store: store)
    app.start()
    app.press("tab", "tab", "shift-tab", "tab", "tab", "2", "?", "⏎")
    #expect(try store.read { try $0.profile.load() }.displayName.value == "2?")
  }

  @Test func `the welcome can be left even when nothing can be kept`() throws {
    var app = makeApp(store: ReadOnlyStore())
    app.start()
    #expect(app.render().text.contains("Welcome"))
    app.press("esc")
    #expect(!app.render().text.contains("Welcome to the hearth"))
    #expect(app.render().text.contains("read"))
  }

  @Test func `keys do nothing that cannot be seen`() {
    var app = makeStartedApp()
    app.resize(to: Size(width: 30, height: 8))
    app.press("d", "y", "2")
    app.resize(to: Size(width: 80, height: 24))
    #expect(app.render().text.contains("honey"))
    #expect(app.area == .today)
    app.resize(to: Size(width: 30, height: 8))
    #expect(app.press("q") == .quit)
  }

  @Test func `digits and Tab change tabs, missing ones do nothing`() {
    var app = makeStartedApp()
    app.press("2")
    #expect(app.area == .people)
    app.press("6")
    #expect(app.area == .people)
    app.press("tab")
    #expect(app.area == .today)
    app.press("shift-tab")
    #expect(app.area == .people)
  }

  @Test func `q goes back on an inner screen and quits on a tab`() {
    var app = makeStartedApp()
    app.press("⏎")
    #expect(app.render().text.contains("open honey"))
    #expect(app.press("q") == nil)
    #expect(app.render().text.contains("shut honey"))
    #expect(app.press("q") == .quit)
  }

  @Test func `Esc on a tab neither quits nor changes anything`() {
    var app = makeStartedApp()
    let before = app.render()
    #expect(app.press("esc") == nil)
    #expect(app.render() == before)
  }

  @Test func `Korean letters work by their place on the keyboard`() {
    var app = makeStartedApp()
    app.press("ㅇ")
    #expect(app.render().text.contains("Take it away?"))
    app.press("ㅜ")
    #expect(app.render().text.contains("Left as it was"))
    #expect(app.press("ㅂ") == .quit)
  }

  @Test func `a question waits for its answer and no is nearer at hand`() {
    var app = makeStartedApp()
    app.press("d", "2", "⏎")
    #expect(app.area == .today)
    #expect(app.render().text.contains("honey"))
    app.press("d", "tab", "⏎")
    #expect(!app.render().text.contains("honey"))
    app.press("d", "y")
    #expect(!app.render().text.contains("plum"))
  }

  @Test func `a disabled key tells its reason`() {
    var app = makeStartedApp()
    app.press("⏎", "⏎")
    #expect(app.render().text.contains("· it is open already"))
    app.press("j")
    #expect(!app.render().text.contains("· it is open already"))
  }

  @Test func `news too long for its line covers nothing`() {
    var app = makeStartedApp()
    app.press("p")
    #expect(app.render().text.contains("✓ "))
    #expect(!app.render().text.contains("╭"))
    app.press("j")
    #expect(!app.render().text.contains("✓ "))
  }

  @Test func `an error of the store is told and ends nothing`() {
    var app = makeStartedApp(breaks: true)
    #expect(app.render().text.contains("! "))
    #expect(app.press("d") == nil)
  }

  @Test func `Ctrl-C, Ctrl-Z and Ctrl-L work over every overlay`() {
    var app = makeStartedApp()
    app.press("?")
    #expect(app.press("ctrl-z") == .suspend)
    #expect(app.press("ctrl-l") == .repaint)
    #expect(app.press("ctrl-c") == .interrupt)
  }

  @Test func `clicking a tab opens it`() {
    var app = makeStartedApp()
    let place = app.render().text(ofRow: 0).prefix { $0 != "2" }.count
    _ = app.handle(.mouse(MouseEvent(.press(.left), at: Position(x: place, y: 0))))
    #expect(app.area == .people)
  }

  @Test(arguments: [(39, 24), (80, 11), (1, 1), (0, 0)])
  func `a window too small says so instead of tearing`(width: Int, height: Int) {
    var app = makeStartedApp()
    app.resize(to: Size(width: width, height: height))
    let frame = app.render()
    #expect(frame.size == Size(width: width, height: height))
    #expect(!frame.text.contains("honey"))
  }

  @Test(arguments: Language.allCases, [(40, 12), (80, 24), (120, 40)])
  func `overlays look as they should`(language: Language, size: (Int, Int)) throws {
    let name = "\(language.rawValue)-\(size.0)x\(size.1)"
    var app = makeApp(store: InMemoryStore(), language: language)
    app.resize(to: Size(width: size.0, height: size.1))
    app.start()
    for page in ["hello", "areas", "keys", "name"] {
      try expectGolden("App/welcome-\(page)-\(name)", app.render().text)
      app.press("⏎")
    }
    app.press("?")
    try expectGolden("App/help-\(name)", app.render().text)
    app.press("esc", "d")
    try expectGolden("App/confirm-\(name)", app.render().text)
  }

  @Test(arguments: [(Route.tab(.people), Area.people), (.gauge(at: nil), .today)])
  func `it opens in the tab of a place`(route: Route, area: Area) {
    var app = makeApp(store: InMemoryStore())
    app.opensAt = route
    app.start()
    #expect(app.area == area)
    app.press("esc")
    #expect(app.render().text.contains("shut honey"))
  }

  private func makeStartedApp(breaks: Bool = false) -> AppCoordinator {
    let store = InMemoryStore()
    var app = makeApp(store: store, breaks: breaks)
    app.start()
    app.press("esc")
    return app
  }

  private func makeApp(
    store: any Store, language: Language = .english, breaks: Bool = false
  ) -> AppCoordinator {
    var first = ShelfTab(.today)
    first.breaks = breaks
    return AppCoordinator(
      tabs: [first, ShelfTab(.people)], appearance: .plain(language),
      profile: ProfileQueries(store: store),
      finishWelcome: FinishWelcome(store: store, now: .fixed("2026-11-20T09:00")))
  }
}

extension AppCoordinator {
  /// Presses keys by their names; returns what the last one asks of the session.
  @discardableResult
  fileprivate mutating func press(_ names: String...) -> AppEffect? {
    var effect: AppEffect?
    for name in names {
      guard let key = Key(name: name) else { preconditionFailure("no key: \(name)") }
      effect = handle(.key(key))
    }
    return effect
  }

  fileprivate var area: Area { tabs.front.area }
}

/// A store on a disk that takes nothing.
private struct ReadOnlyStore: Store {
  private let inside = InMemoryStore()

  func read<T>(_ body: (Repositories) throws -> T) throws -> T { try inside.read(body) }

  func write<T>(_ body: (Repositories) throws -> T) throws -> T {
    throw DomainError.unavailable(.store(path: "/cd/hearth.db", .readOnly))
  }
}
