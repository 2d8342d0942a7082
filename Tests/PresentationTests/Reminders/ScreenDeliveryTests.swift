import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthDomain
@testable import HearthPresentation

@Suite struct ScreenDeliveryTests {
  private func app(
    _ home: ReminderCommandFixture, _ language: Language = .english,
    beside tab: any TabCoordinator = ShelfTab(.people)
  ) throws -> AppCoordinator {
    try FinishWelcome(store: home.store, now: home.clock.now)(displayName: nil)
    let part = PeopleTodayPart(.testing(UseCaseContext(home.store, home.clock, .seeded(7))))
    var app = AppCoordinator(
      [TodayCoordinator(on: home.store, home.clock, parts: [part]), tab],
      on: home.store, .plain(language), now: home.clock.now)
    app.reminders = ReminderLine(
      ScreenDelivery(
        deliver: home.deliver, snooze: SnoozeReminder(store: home.store, clock: home.clock),
        channels: home.channels(), formatter: home.formatter,
        isInsideTmux: false,
        background: ReminderBackground { $0() }))
    return app
  }

  @Test(arguments: Language.allCases)
  func `a reminder is shown above the footer and leads to its item`(language: Language) throws {
    let home = ReminderCommandFixture(language)
    try home.plant("엄마", every: 3, on: "2026-11-17")
    var app = try app(home, language)
    app.start()
    try expectGolden("Reminders/bell-\(language.rawValue)", app.render().text)
    #expect(app.drainTerminalSequences().count == 1)
    #expect(app.drainTerminalSequences().isEmpty)
    app.tap("!")
    try expectGolden("Reminders/passed-\(language.rawValue)", app.render().text)
    app.tap("⏎")
    #expect(app.tabs.frontIndex == 1)
    #expect(!app.render().text.contains("♪"))
    app.storeChanged()
    #expect(!app.render().text.contains("♪"))
  }

  @Test(arguments: [(80, true, true), (60, true, false), (40, false, false)])
  func `the text of a reminder comes before its keys`(width: Int, opens: Bool, closes: Bool) throws
  {
    let home = ReminderCommandFixture(.english)
    try home.plan("A long walk by the river", "2026-11-20T09:10", remind: [10])
    var app = try app(home)
    app.start()
    app.resize(to: Size(width: width, height: 24))
    let text = app.render().text
    #expect(text.contains("♪") && text.contains("A long walk by the river"), "\(text)")
    #expect(text.contains("! opens it") == opens, "\(text)")
    #expect(text.contains("Esc closes") == closes, "\(text)")
  }

  @Test func `over a form, a reminder names no keys, because they are text there`() throws {
    let home = ReminderCommandFixture(.english)
    try home.plan("Dentist", "2026-11-20T09:10", remind: [10])
    let tools = EventTools.testing(UseCaseContext(home.store, home.clock, .seeded(7)))
    var app = try app(home, beside: ScheduleCoordinator(tools))
    app.start()
    app.tap("5", "a", "!")
    let text = app.render().text
    #expect(text.contains("♪ ") && text.contains("Dentist"), "\(text)")
    #expect(!text.contains("opens it") && !text.contains("Esc closes"), "\(text)")
    app.tap("esc", "y")
    #expect(app.render().text.contains("! opens it"))
  }

  @Test func `a reminder disappears when its task is done`() throws {
    let home = ReminderCommandFixture(.english)
    let mum = try home.plant("엄마", every: 3, on: "2026-11-17")
    let dad = try home.plant("아빠", every: 3, on: "2026-11-17")
    var app = try app(home)
    app.start()
    #expect(app.render().text.contains("(+1)"))
    let water = WaterPlant(context: .of(store: home.store, clock: home.clock, newID: home.newID))
    for (person, isLast) in [(mum, false), (dad, true)] {
      _ = try water(person.id, by: .call)
      app.storeChanged()
      #expect(app.render().text.contains("♪") == !isLast)
    }
  }

  @Test func `the question about the day disappears once there is a mood`() throws {
    let home = ReminderCommandFixture(.english)
    home.settings.kinds = [.mood]
    home.time("2026-11-20T21:31")
    let moods = MoodTools.testing(UseCaseContext(home.store, home.clock, .seeded(7)))
    var app = try app(home, beside: MoodsCoordinator(moods))
    app.start()
    #expect(app.render().text.contains("♪"))
    app.go(to: .gauge(at: nil))
    app.tap("7")
    #expect(app.render().text.contains("♪"))
    app.tap("⏎")
    #expect(try moods.moods.queries.latest()?.level?.value == 70)
    app.notice = nil
    #expect(!app.render().text.contains("♪"))
  }

  @Test func `Esc hides the line, and ! still lists today's missed reminders`() throws {
    let home = ReminderCommandFixture(.english)
    try home.plant("엄마", every: 3, on: "2026-11-17")
    var app = try app(home)
    app.start()
    app.tap("esc")
    #expect(!app.render().text.contains("♪"))
    app.tap("!")
    #expect(app.render().text.contains("엄마"))
    app.tap("d", "!")
    #expect(app.render().text.contains("There are no past reminders today."))
    // A newly opened screen shows what was delivered before.
    let other = ReminderCommandFixture(.english)
    try other.plant("엄마", every: 3, on: "2026-11-17")
    var first = try self.app(other)
    first.start()
    var second = try self.app(other)
    second.start()
    #expect(!second.render().text.contains("♪"))
    second.tap("!")
    #expect(second.render().text.contains("1 reminder"))
  }

  @Test func `a reminder shown for long stays listed until midnight`() throws {
    let home = ReminderCommandFixture(.english)
    try home.plan("치과", "2026-11-20T09:10", remind: [10])
    var app = try app(home)
    app.start()
    #expect(app.render().text.contains("♪"))
    home.time("2026-11-20T09:30")
    app.waitEnded()
    #expect(!app.render().text.contains("♪"))
    app.tap("!")
    #expect(app.render().text.contains("치과"))
    app.tap("esc")
    home.time("2026-11-21T00:00")
    app.waitEnded()
    app.tap("!")
    #expect(app.render().text.contains("There are no past reminders today."))
  }

  @Test func `what asks for something is listed after its day, too`() throws {
    let home = ReminderCommandFixture(.english)
    try home.plant("엄마", every: 3, on: "2026-11-17")
    try home.plan("치과", "2026-11-20T09:10", remind: [10])
    var app = try app(home)
    app.start()
    home.time("2026-11-21T00:30")
    app.waitEnded()
    app.tap("!")
    let list = app.render().text
    #expect(list.contains("엄마") && !list.contains("치과"), "\(list)")
  }

  @Test func `what is told after its day clears itself once it was told`() throws {
    let home = ReminderCommandFixture(.english)
    home.time("2026-11-20T08:00")
    try home.plan("치과", "2026-11-21T12:10", remind: [1440])
    var before = try app(home)
    before.start()
    home.time("2026-11-21T08:00")
    var app = try app(home)
    app.start()
    #expect(app.render().text.contains("♪"))
    home.time("2026-11-21T08:11")
    app.waitEnded()
    #expect(!app.render().text.contains("♪"))
    app.tap("!")
    #expect(app.render().text.contains("There are no past reminders today."))
  }

  @Test(arguments: [
    ("2026-11-20T09:30", true, true), ("2026-11-20T10:00", true, false),
    ("2026-11-20T20:00", false, false),
    ("2026-11-21T08:00", false, false), ("2026-11-21T09:02", false, false),
  ])
  func `an event that ended before anybody looked is only listed, until midnight`(
    time: String, isAnyTold: Bool, areBothTold: Bool
  ) throws {
    let home = ReminderCommandFixture(.english)
    home.time("2026-11-20T08:00")
    try home.plan("회의", "2026-11-20T09:00", remind: [0])
    try home.plan("치과", "2026-11-20T09:10", remind: [5])
    var before = try app(home)
    before.start()
    home.time(time)
    var app = try app(home)
    app.start()
    let text = app.render().text
    #expect(text.contains("♪") == isAnyTold, "\(text)")
    #expect(text.contains("(+1)") == areBothTold, "\(text)")
    app.tap("!")
    let (list, isListed) = (app.render().text, time.hasPrefix("2026-11-20"))
    #expect(list.contains("회의") == isListed && list.contains("치과") == isListed, "\(list)")
  }

  @Test(arguments: [
    (Language.english, "3 reminders passed while you were away"),
    (.korean, "그동안 지나간 알림이 3개 있어요"),
  ])
  func `older reminders of what is to come are reported together`(
    language: Language, sentence: String
  ) throws {
    let home = ReminderCommandFixture(language)
    home.time("2026-11-19T08:00")
    try home.plan("지난 일", "2026-11-19T20:00", remind: [0])
    try home.plan("회의", "2026-11-21T20:00", remind: [2880])
    try home.plan("치과", "2026-11-22T12:00", remind: [4320])
    try home.plan("연습", "2026-11-22T19:00", remind: [4320])
    var before = try app(home, language)
    before.start()
    home.time("2026-11-21T09:00")
    try home.plan("산책", "2026-11-21T09:10", remind: [10])
    var app = try app(home, language)
    app.start()
    #expect(app.reminders.displayed.map { $0.reminders.count } == [3, 1])
    #expect(app.reminders.displayed[0].text(language).hasPrefix(sentence))
    app.tap("!")
    let list = app.render().text
    for title in ["회의", "치과", "연습", "산책"] { #expect(list.contains(title), "\(list)") }
    #expect(!list.contains("지난 일"), "\(list)")
    // None of it is delivered again.
    var again = try self.app(home, language)
    again.start()
    #expect(again.reminders.displayed.isEmpty)
  }

  @Test func `the line about missed reminders counts those on its page`() throws {
    let home = ReminderCommandFixture(.english)
    home.time("2026-11-19T08:00")
    try home.plan("회의", "2026-11-21T20:00", remind: [2880, 2940])
    try home.plan("치과", "2026-11-22T12:00", remind: [4320])
    try home.plan("산책", "2026-11-21T07:00", remind: [0])
    var before = try app(home)
    before.start()
    home.time("2026-11-21T09:00")
    var app = try app(home)
    app.start()
    #expect(app.reminders.displayed.map { $0.reminders.count } == [3])
    #expect(app.render().text.contains("3 reminders passed"))
    app.tap("!")
    #expect(app.render().text.contains("3 reminders"))
  }

  @Test(arguments: ["esc", "! ⏎", "! d", "! D", "! z t"])
  func `remind skips what was answered or dismissed on the screen`(keys: String) throws {
    let home = ReminderCommandFixture(.english)
    try home.plan("치과", "2026-11-20T09:10", remind: [10])
    var app = try app(home)
    app.start()
    #expect(app.render().text.contains("♪"))
    for key in keys.split(separator: " ") { app.tap(String(key)) }
    #expect(home.run("remind").output.contains("치과") == (keys == "esc"))
  }

  @Test func `a reminder stays if its action is only started`() throws {
    let home = ReminderCommandFixture(.english)
    try home.plant("엄마", every: 3, on: "2026-11-17")
    var app = try app(home)
    app.start()
    app.tap("!", "w", "esc")
    #expect(home.run("remind").output.contains("엄마"))
  }

  @Test func `Esc on the line closes the missed reminders, and on the page it goes back`() throws {
    let home = ReminderCommandFixture(.english)
    try home.plant("엄마", every: 3, on: "2026-11-17")
    var back = try app(home)
    back.start()
    back.tap("!", "esc")
    #expect(back.render().text.contains("♪") && back.screens.isEmpty)
    for keys in [["esc"], ["!", "D"], ["!", "d"]] {
      let home = ReminderCommandFixture(.english)
      try home.plant("엄마", every: 3, on: "2026-11-17")
      var app = try app(home)
      app.start()
      #expect(app.render().text.contains("♪"))
      for key in keys { app.tap(key) }
      #expect(!app.render().text.contains("♪") && app.screens.isEmpty)
      #expect(app.tabs.frontIndex == 0)
    }
  }

  @Test func `z snoozes a reminder`() throws {
    let home = ReminderCommandFixture(.english)
    try home.plant("엄마", every: 3, on: "2026-11-17")
    var app = try app(home)
    app.start()
    app.tap("!", "z")
    #expect(app.render().text.contains("in an hour"))
    app.tap("t")
    #expect(app.render().text.contains("You will be reminded again tomorrow 09:00."))
    #expect(app.screens.isEmpty)
    #expect(try home.queries.reminders(at: home.clock.now()..<home.clock.now()).isEmpty)
  }

  @Test func `reminders missed while away are listed one by one`() throws {
    let home = ReminderCommandFixture(.english)
    try home.plant("엄마", every: 3, on: "2026-11-17")
    try home.plant("아빠", every: 3, on: "2026-11-17")
    var app = try app(home)
    app.start()
    app.tap("!")
    let text = app.render().text
    #expect(text.contains("2 reminders") && text.contains("엄마") && text.contains("아빠"))
    #expect(text.contains("w water"))
  }

  @Test func `a failing channel is reported once`() throws {
    let home = ReminderCommandFixture(.english)
    home.settings.channels = [.command(["bell"])]
    try home.plant("엄마", every: 3, on: "2026-11-17")
    var app = try app(home)
    app.start()
    app.waitEnded()
    #expect(app.render().text.contains("bell is not there") || app.overlay != nil)
    app.overlay = nil
    app.notice = nil
    app.waitEnded()
    #expect(app.overlay == nil && app.notice == nil)
  }
}
