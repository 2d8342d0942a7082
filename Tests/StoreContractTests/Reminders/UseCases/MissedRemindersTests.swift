import HearthTestSupport
import Testing

@testable import HearthDomain

/// Reminders that passed before a channel was first used.
@Suite struct MissedRemindersTests {
  private func home(_ kind: StoreKind) throws -> ReminderUseCaseFixture {
    try ReminderUseCaseFixture(kind, at: "2026-12-01T08:00", since: "2026-11-20T09:00")
  }

  private func channel(_ id: String) throws -> DeliveryChannel {
    try #require(DeliveryChannel(id: id))
  }

  private func isOfEvents(_ told: String) -> Bool { !told.contains("water") }

  @Test(arguments: StoreKind.available)
  func `channels first used together all report it, and no later one does`(kind: StoreKind) throws {
    for broken in [[], ["a"]] as [Set<String>] {
      let home = try home(kind)
      home.broken = broken
      try home.plant("오래전", every: 3, on: "2026-11-01")
      try home.plan("옛날", "2026-11-30T10:00")
      try home.plan("하나", "2026-12-02T10:00")
      try home.plan("둘", "2026-12-03T08:00", remind: [60, 0])
      try home.plan("셋", "2026-12-03T20:00")
      // The event is in the future, but its reminder is not on this day.
      try home.plan("넷", "2026-12-04T21:00", remind: [1440])
      func all(_ channel: String) -> [String] {
        ["late 2", "event 셋 -0", "event 넷 -1440"].map { "\(channel): \($0)" }
      }
      home.set("2026-12-04T09:30")
      let told = try home.run("a", "b").filter(isOfEvents)
      #expect(told == (broken.isEmpty ? all("a") : []) + all("b"))
      home.broken = []
      let later = try home.run("a", "b").filter(isOfEvents)
      #expect(later == (broken.isEmpty ? [] : all("a")))
      #expect(try home.run("a", "b") == [])
      home.set("2026-12-04T12:00")
      #expect(try home.run("c", "a").filter(isOfEvents) == [])
    }
  }

  @Test(arguments: StoreKind.available)
  func `secondary channels begin at the same time, though they are used later`(
    kind: StoreKind
  ) throws {
    let home = try home(kind)
    try home.plan("하나", "2026-12-02T10:00")
    home.set("2026-12-04T09:00")
    _ = try home.deliver()(by: [channel("a")], beside: [channel("b")]) { _, _ in }
    home.set(home.clock.now().adding(milliseconds: 5))
    #expect(try home.run("b") == ["b: late 1"])
    #expect(try home.run("c") == [])
  }

  @Test(arguments: StoreKind.available)
  func `a channel that failed has reported nothing`(kind: StoreKind) throws {
    let home = try home(kind)
    try home.plan("하나", "2026-12-02T10:00")
    home.broken = ["a"]
    home.set("2026-12-04T09:00")
    #expect(try home.run("a") == [])
    home.set("2026-12-04T10:00")
    #expect(try home.run("b") == ["b: late 1"])
    home.broken = []
    #expect(try home.run("a", "b", "c") == ["a: late 1"])
  }

  @Test(
    arguments: StoreKind.available,
    [
      (id: "stdout", isSeen: false), (DeliveryChannel(.hook).id, false),
      ("screen", true), ("desktop", true), ("terminal", true),
    ])
  func `printed reminders and those passed to a program may be unseen`(
    kind: StoreKind, first: (id: String, isSeen: Bool)
  ) throws {
    let home = try home(kind)
    try home.plan("하나", "2026-12-02T10:00")
    home.set("2026-12-04T09:00")
    #expect(try home.run(first.id) == ["\(first.id): late 1"])
    home.set("2026-12-04T10:00")
    #expect(try home.run("x") == (first.isSeen ? [] : ["x: late 1"]))
  }

  @Test(arguments: StoreKind.available)
  func `a summary that the screen does not show is sent by another channel`(kind: StoreKind) throws
  {
    let home = try home(kind)
    try home.plan("회의", "2026-12-04T10:00")
    try home.plan("산책", "2026-12-04T13:30")
    home.set("2026-12-04T14:00")
    #expect(try home.run("screen") == ["screen: event 회의 -0", "screen: event 산책 -0"])
    home.set("2026-12-04T15:00")
    #expect(try home.run("b") == ["b: event 회의 -0"])
    home.set("2026-12-04T16:00")
    #expect(try home.run("c", "screen") == [])
  }

  @Test(arguments: StoreKind.available)
  func `a new channel reports what the others had not reached`(kind: StoreKind) throws {
    let home = try home(kind)
    try home.plan("하나", "2026-12-01T08:30")
    try home.plan("둘", "2026-12-01T12:00")
    home.set("2026-12-01T09:00")
    #expect(try home.run("a") == ["a: event 하나 -0"])
    home.set("2026-12-01T14:00")
    #expect(try home.run("b") == ["b: event 둘 -0"])
    // The other channel was in use and sends its own reminders.
    #expect(try home.run("a", "b") == ["a: event 둘 -0"])
  }

  @Test(arguments: StoreKind.available)
  func `reminders from before the store existed are not reported`(kind: StoreKind) throws {
    let home = try home(kind)
    home.set("2026-11-19T08:00")
    try home.plan("이사", "2026-11-19T20:00")
    home.set("2026-11-20T15:00")
    #expect(try home.run("a") == [])
  }

  @Test(arguments: StoreKind.available)
  func `events that had ended when a link added them are not reported`(kind: StoreKind) throws {
    let home = try home(kind)
    try home.plan("하나", "2026-12-02T10:00")
    home.set("2026-12-02T09:00")
    try home.link("이어진 회의", "2026-12-02T11:00")
    home.set("2026-12-04T09:00")
    try home.link("지난 회의", "2026-12-02T15:00")
    try home.link("어제 회의", "2026-12-03T20:00")
    home.set("2026-12-04T09:30")
    #expect(try home.run("a") == ["a: late 2"])
  }

  @Test(arguments: StoreKind.available)
  func `events added when joining count like events entered here`(
    kind: StoreKind
  ) throws {
    let home = try home(kind)
    try home.link("이사", "2026-11-19T15:00", asItJoins: true)
    try home.link("치과", "2026-12-02T15:00", asItJoins: true)
    home.set("2026-12-04T09:30")
    #expect(try home.run("a") == ["a: late 1"])
  }

  @Test(arguments: StoreKind.available, [true, false])
  func `two concurrent runs send one summary`(kind: StoreKind, isUsed: Bool) throws {
    let home = try home(kind)
    if isUsed { try home.run("a") }
    try home.plan("하나", "2026-12-02T10:00")
    home.set("2026-12-04T09:00")
    let (slow, summed) = (try channel("slow"), try channel("a"))
    var sent: [String] = []
    func send(_ notice: ReminderNotice, _ channel: DeliveryChannel) {
      sent.append("\(channel.id): \(ReminderUseCaseFixture.words(of: notice))")
    }
    let (first, second) = (home.deliver(as: 1), home.deliver(as: 2, running: [1]))
    let report = try second(by: [slow, summed]) { notice, channel in
      // The other process finishes while the first sends by a slow channel.
      if channel == slow { _ = try first(by: [summed], send: send) }
      send(notice, channel)
    }
    #expect(sent == ["a: late 1", "slow: late 1"])
    #expect(report.delivered.count == 1)
    #expect(try home.run("a", "slow") == [])
  }
}
