import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct HistoryScreenTests {
  private static let screens = [("entry", "U j ⏎"), ("search", "U / Mo")]
  private static let states = [
    ("thing", "2 H"), ("entry-removed", "U ⏎"), ("entry-added", "U G ⏎"), ("found", "U / Mo ⏎"),
    ("nothing-found", "U / zzz"), ("taken-back", "U u"), ("refused", "U G u"),
    ("question", "u"), ("taken-back-from-entry", "U j ⏎ u"), ("help", "U ?"),
  ]

  private static func app(_ window: GoldenWindow) throws -> AppCoordinator {
    let life = try JournalFixture(window.language)
    life.live()
    return life.app(window.language, size: window.size)
  }

  @Test(.inWholeRuns, arguments: GoldenWindow.all)
  func `the history matches its golden file`(window: GoldenWindow) throws {
    try window.expect(
      "Journal/Screens", layouts: [("history", "U")], screens: Self.screens, states: Self.states
    ) { keys in
      var app = try Self.app(window)
      return app.type(keys)
    }
  }

  @Test func `a narrow history shows the selected change in full`() throws {
    let life = try JournalFixture(.korean)
    life.live()
    var app = life.app(.korean, size: Size(width: 40, height: 12))
    #expect(app.type("U j").contains("사람 정보를 고쳤어요: Mother"))
  }

  @Test func `Tab completes a search in every search field`() throws {
    let life = try JournalFixture()
    life.live()
    var first = life.app(.english)
    #expect(first.type("u y").contains("“Dinner” is back."))
    for keys in ["U /", "2 /", "3 /", "4 i /", "5 /", "6 /"] {
      var app = life.app(.english)
      #expect(app.type(keys + " is:ov tab").contains("is:overdue"), "\(keys)")
    }
  }

  @Test func `entries older than a restore name the way back`() throws {
    let life = try JournalFixture()
    life.live()
    life.at("2026-11-20T10:00")
    life.replacedStore = StoreBackup(path: "/before.db", bytes: 1, madeAt: life.clock.localTime)
    var app = life.app(.english)
    let asked = app.type("u")
    #expect(asked.contains("hearth restore /before.db") && !asked.contains("is back"))
    #expect(app.type("y").contains("“Dinner” is back."))
  }

  @Test func `undoing a change made elsewhere asks first`() throws {
    let life = try JournalFixture()
    life.live()
    var app = life.app(.english)
    #expect(app.type("u").contains("This change was not made in this window."))
    #expect(!app.type("n").contains("is back"))
    #expect(app.type("u y").contains("“Dinner” is back."))
    #expect(app.type("ctrl-r").contains("Redone: removed “Dinner”."))
    // A change redone here can be undone here like any other.
    #expect(app.type("u").contains("“Dinner” is back."))
  }

  @Test func `the history loads further entries when scrolled`() throws {
    let life = try JournalFixture()
    for level in 1...100 { life.run("feel \(level)/100 walk") }
    var app = life.app(.english)
    _ = app.type("U")
    guard case .history(let state) = app.page else {
      Issue.record("no history")
      return
    }
    #expect(state.rows.count == 50 && state.hasMore)
    #expect(app.type("G G G").contains("noted the mood of 1, "))
    guard case .history(let end) = app.page else {
      Issue.record("no history")
      return
    }
    #expect(end.rows.count == 100 && !end.hasMore)
  }

  @Test(arguments: [
    ("2", "History of Mother"), ("3", "Be still."), ("4 left", "the mood of 70"),
    ("5 right", "nothing is selected"), ("6", "History of “Demian”"), ("6 ⏎", "recorded a page"),
    ("2 ⏎", "watered Mum"), ("1", "nothing is selected"),
  ])
  func `every selected item has a history`(keys: String, shown: String) throws {
    let life = try JournalFixture()
    life.live()
    var app = life.app(.english)
    let text = app.type(keys + " H")
    #expect(text.contains(shown), "\(text)")
  }

  @Test func `an entry and its dependent ones are undone together`() throws {
    let life = try JournalFixture()
    life.run("person add Mum --every 7")
    var app = life.app(.english)
    let watered = app.type("2 w ⏎ \"a note\" ⏎")
    #expect(watered.contains("u undoes it"))
    #expect(try life.tools.journal.queries.list(limit: 9).count == 3)
    #expect(app.type("u").contains("Undid the watering of Mum."))
    #expect(app.type("ctrl-r").contains("Redone: watered Mum."))
    #expect(try life.tools.journal.queries.list(limit: 9).count == 7)
  }
}
