import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct TodayActsTests {
  /// Returns Today and People, with two people whose plants are due.
  private func due() throws -> (PeopleScreenFixture, AppCoordinator) {
    let home = try PeopleScreenFixture()
    try home.plant("Mum", every: 3, phone: "010-1234-5678")
    try home.plant("Dad", every: 3)
    home.set("2026-03-05")
    var app = home.app()
    app.start()
    return (home, app)
  }

  @Test func `a key acts on a row as in its area, and returns`() throws {
    let (home, opened) = try due()
    var app = opened
    app.tap("w")
    #expect(app.area == .people)
    #expect(app.render().text.contains("How did you get in touch with"))
    app.tap("j", "j", "j", "⏎", "ctrl-s")
    #expect(app.area == .today)
    #expect(app.render().text.contains("✓ Watered."))
    #expect(try home.queries.totals().waterings == 1)
    // The next due plant is now selected, and the area is in its initial state.
    app.tap("2")
    #expect(!app.tabs.front.status.canGoBack)
  }

  @Test func `cancelling returns too`() throws {
    let (home, opened) = try due()
    var app = opened
    app.tap("w", "esc")
    #expect(app.area == .today)
    #expect(try home.queries.totals().waterings == 0)
    app.tap("e", "esc")
    #expect(app.area == .today)
  }

  @Test func `Enter opens the item, and its area stays open`() throws {
    let (_, opened) = try due()
    var app = opened
    app.tap("⏎")
    #expect(app.area == .people)
    app.tap("w", "esc")
    #expect(app.area == .people)
  }

  @Test func `a asks what to add, and each choice has a key`() throws {
    let (home, opened) = try due()
    var app = opened
    app.tap("a")
    #expect(app.render().text.contains("plant a person"))
    app.tap("esc")
    #expect(app.area == .today && app.overlay == nil)
    app.tap("a", "p")
    #expect(app.area == .people)
    _ = app.handle(.paste("Sis"))
    app.tap("tab", "tab", "tab", "tab", "5", "ctrl-s")
    #expect(app.area == .today)
    #expect(try home.queries.totals().people == 3)
  }

  @Test func `an unused key is reported once`() throws {
    let (_, opened) = try due()
    var app = opened
    app.tap("Z")
    #expect(app.render().text.contains("Z does nothing here"))
    app.tap("j", "Z")
    #expect(!app.render().text.contains("does nothing here"))
  }

  @Test func `the first row that needs action is selected`() throws {
    let parts: [any TodayPart] = [
      Banner(), Quiet(area: .people, wants: [false, true]), Quiet(area: .books, wants: [true]),
    ]
    let store = InMemoryStore()
    let clock = LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul)
    let page = try TodayReader(queries: TodayQueries(store: store, clock: clock), parts: parts)
      .page()
    var state = TodayScreen.State(page: page)
    #expect(state.selectedRow?.text.en == "people 1")
    for size in [(80, 24), (40, 12), (160, 40)] {
      TodayScreen.fit(
        &state,
        in: ViewContext(
          size: Size(width: size.0, height: size.1), theme: .dark, language: .english))
      #expect(state.selectedRow?.text.en == "people 1")
    }
    _ = TodayScreen.update(&state, .move(1))
    #expect(state.selectedRow?.text.en == "books 0")
    state.refresh(page)
    #expect(state.selectedRow?.text.en == "books 0")
  }

  private struct Banner: TodayPart {
    func section() -> TodaySection {
      TodaySection(
        area: .sayings,
        rows: [
          TodayRow(
            mark: "~", text: Words(ko: "글", en: "line"), detail: Words(ko: "", en: ""),
            isUrgent: false, route: .tab(.sayings))
        ], invitation: nil, quiet: nil, json: [:], isBanner: true)
    }
  }

  private struct Quiet: TodayPart {
    let area: Area
    let wants: [Bool]

    func section() -> TodaySection {
      TodaySection(
        area: area,
        rows: wants.enumerated().map { place, wants in
          TodayRow(
            mark: "·", text: Words(ko: "\(area) \(place)", en: "\(area) \(place)"),
            detail: Words(ko: "", en: ""), isUrgent: false, needsAction: wants,
            route: .tab(area))
        }, invitation: nil, quiet: nil, json: [:])
    }
  }
}
