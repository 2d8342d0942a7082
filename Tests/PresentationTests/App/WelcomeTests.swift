import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct WelcomeTests {
  @Test func `the first start shows the welcome, and stores the name`() throws {
    let store = InMemoryStore()
    var app = AppCoordinator.twoTabs(store: store)
    app.start()
    #expect(app.render().text.contains("Welcome to the hearth"))
    app.tap("M", "i", "n", "a", "⏎")
    #expect(!app.render().text.contains("Welcome"))
    let profile = try store.read { try $0.profile.load() }
    #expect(profile.displayName.value == "Mina")
    #expect(profile.welcomedAt != nil)

    var again = AppCoordinator.twoTabs(store: store)
    again.start()
    #expect(!again.render().text.contains("Welcome"))
  }

  @Test func `the welcome can be skipped and comes back on request`() throws {
    let store = InMemoryStore()
    var app = AppCoordinator.twoTabs(store: store)
    app.start()
    app.tap("esc")
    #expect(!app.render().text.contains("Welcome"))
    #expect(try store.read { try $0.profile.load() }.welcomedAt != nil)
    app.tap("?", "t")
    #expect(app.render().text.contains("Welcome to the hearth"))
  }

  @Test func `the language changes at once`() {
    var app = AppCoordinator.twoTabs(store: InMemoryStore())
    app.start()
    #expect(app.tap("tab") == .applyAppearance)
    #expect(app.render().text.contains("환영해요"))
    app.tap("down")
    #expect(app.render().text.contains("Welcome to the hearth"))
  }

  @Test(arguments: [
    (["esc"], "Mina"), (["x", "esc"], "Minax"), (["⌫", "⌫", "⌫", "⌫", "esc"], "Mina"),
  ])
  func `skipping the welcome keeps the typed name, or the name before`(
    keys: [String], name: String
  ) throws {
    let store = InMemoryStore()
    try EditProfile(store: store)(.init(displayName: DisplayName("Mina")))
    var app = AppCoordinator.twoTabs(store: store)
    app.start()
    for key in keys { app.tap(key) }
    let profile = try store.read { try $0.profile.load() }
    #expect(profile.displayName.value == name)
    #expect(profile.welcomedAt != nil)
  }

  @Test func `a store with entered data shows no welcome`() throws {
    let store = InMemoryStore()
    let clock = LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul)
    let mood = Mood(
      id: try #require(ID(rawValue: 1)),
      details: MoodDetails(
        moment: MoodMoment(clock.now(), in: clock.zone), level: try MoodLevel(60),
        memo: try MoodMemo("산책")),
      place: try #require(CanvasPosition(across: 500, down: 500)))
    try store.write { try $0.moods.add([mood]) }
    var app = AppCoordinator.twoTabs(store: store)
    app.start()
    #expect(!app.render().text.contains("Welcome"))
    #expect(app.render().text.contains("honey"))
  }

  @Test func `digits and question marks can be typed into the name`() throws {
    let store = InMemoryStore()
    var app = AppCoordinator.twoTabs(store: store)
    app.start()
    app.tap("2", "?", "⏎")
    #expect(try store.read { try $0.profile.load() }.displayName.value == "2?")
  }

  @Test func `the welcome can be closed even if nothing can be stored`() throws {
    var app = AppCoordinator.twoTabs(store: ReadOnlyStore())
    app.start()
    #expect(app.render().text.contains("Welcome"))
    app.tap("esc")
    #expect(!app.render().text.contains("Welcome to the hearth"))
    #expect(app.render().text.contains("read"))
  }
}

/// A store on a read-only disk.
private struct ReadOnlyStore: Store {
  private let inside = InMemoryStore()

  func read<T>(_ body: (Repositories) throws -> T) throws -> T { try inside.read(body) }

  func write<T>(_ body: (Repositories) throws -> T) throws -> T {
    throw DomainError.unavailable(.store(path: "/cd/hearth.db", .readOnly))
  }
}
