import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthDomain
@testable import HearthPresentation

@Suite struct ScreenDeliveryTests {
  private func app(
    _ home: ReminderCommandFixture, _ language: Language = .english
  ) throws -> AppCoordinator {
    try FinishWelcome(store: home.store, now: home.clock.now)(displayName: nil)
    let part = PeopleTodayPart(.testing(UseCaseContext(home.store, home.clock, .seeded(7))))
    var app = AppCoordinator(
      [TodayCoordinator(on: home.store, home.clock, parts: [part]), ShelfTab(.people)],
      on: home.store, .plain(language), now: home.clock.now)
    app.reminders = ReminderLine(
      ScreenDelivery(
        deliver: home.deliver, channels: home.channels(), formatter: home.formatter,
        isInsideTmux: false,
        background: ReminderBackground { $0() }))
    return app
  }

  @Test(arguments: Language.allCases)
  func `a reminder stands above the footer and leads to its place`(language: Language) throws {
    let home = ReminderCommandFixture(language)
    try home.plant("엄마", every: 3, on: "2026-11-17")
    var app = try app(home, language)
    app.start()
    try expectGolden("Reminders/bell-\(language.rawValue)", app.render().text)
    #expect(app.takeSequences().count == 1)
    #expect(app.takeSequences().isEmpty)
    _ = app.handle(.key(.character("!")))
    #expect(app.tabs.current == 1)
    #expect(!app.render().text.contains("♪"))
    app.storeChanged()
    #expect(!app.render().text.contains("♪"))
  }

  @Test func `a reminder of what was done meanwhile goes`() throws {
    let home = ReminderCommandFixture(.english)
    let mum = try home.plant("엄마", every: 3, on: "2026-11-17")
    let dad = try home.plant("아빠", every: 3, on: "2026-11-17")
    var app = try app(home)
    app.start()
    #expect(app.render().text.contains("(+1)"))
    let water = WaterPlant(store: home.store, clock: home.clock, newID: home.newID)
    for (person, isLast) in [(mum, false), (dad, true)] {
      _ = try water(person.id, by: .call)
      app.storeChanged()
      #expect(app.render().text.contains("♪") == !isLast)
    }
  }

  @Test func `a channel in trouble is told once`() throws {
    let home = ReminderCommandFixture(.english)
    home.settings.channels = [.command(["bell"])]
    try home.plant("엄마", every: 3, on: "2026-11-17")
    var app = try app(home)
    app.start()
    app.timePassed()
    #expect(app.render().text.contains("bell is not there") || app.overlay != nil)
    app.overlay = nil
    app.notice = nil
    app.timePassed()
    #expect(app.overlay == nil && app.notice == nil)
  }
}
