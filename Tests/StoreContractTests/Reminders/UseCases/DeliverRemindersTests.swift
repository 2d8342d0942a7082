import HearthTestSupport
import Synchronization
import Testing

@testable import HearthDomain

@Suite struct DeliverRemindersTests {
  private func dueHome(_ kind: StoreKind = .inMemory) throws -> ReminderUseCaseFixture {
    let home = try ReminderUseCaseFixture(kind, at: "2026-11-20T10:00")
    try home.plant(every: 3, on: "2026-11-17")
    return home
  }

  @Test(arguments: StoreKind.available)
  func `each channel sends a reminder once`(kind: StoreKind) throws {
    let home = try dueHome(kind)
    #expect(try home.run("a", "b") == ["a: water 지민 +0", "b: water 지민 +0"])
    #expect(try home.run("a", "b") == [])
    #expect(try home.run("a", "c") == ["c: water 지민 +0"])
    home.set("2026-11-21T09:00")
    #expect(try home.run("a") == ["a: water 지민 +1"])
    #expect(try home.run("a", as: 2) == [])
  }

  @Test(arguments: StoreKind.available)
  func `a failing channel does not delay others and retries later`(kind: StoreKind) throws {
    let home = try dueHome(kind)
    home.broken = ["a"]
    let channels = ["a", "b"].compactMap { DeliveryChannel(id: $0) }
    let report = try home.deliver()(by: channels) { _, channel in
      if channel.id == "a" { throw ReminderUseCaseFixture.Broken() }
    }
    #expect(report.delivered.map(\.channel.id) == ["b"])
    #expect(report.failures.map(\.channel.id) == ["a"])
    #expect(report.failures.first?.error is ReminderUseCaseFixture.Broken)
    home.broken = []
    #expect(try home.run("a", "b") == ["a: water 지민 +0"])
  }

  @Test(arguments: StoreKind.available)
  func `two concurrent runs send nothing twice`(kind: StoreKind) throws {
    let home = try dueHome(kind)
    try home.plant("하나", every: 3, on: "2026-11-17")
    let channel = try #require(DeliveryChannel(id: "a"))
    var sent: [ReminderKey] = []
    let first = home.deliver(as: 1)
    let second = home.deliver(as: 2, running: [1])
    _ = try first(by: [channel]) { notice, _ in
      // The second process looks for due reminders while the first is sending.
      _ = try second(by: [channel]) { notice, _ in sent.append(notice.key) }
      sent.append(notice.key)
    }
    #expect(sent.count == 2)
    #expect(Set(sent).count == 2)
  }

  struct Claim: Sendable {
    let sender: Int64
    let running: Set<Int64>
    let age: Int64
    let isSent: Bool

    init(_ sender: Int64, _ running: Set<Int64>, _ age: Int64, isSent: Bool) {
      (self.sender, self.running, self.age, self.isSent) = (sender, running, age, isSent)
    }
  }

  @Test(
    .inWholeRuns,
    arguments: [
      // A process that was killed after its claim, either before or after sending.
      Claim(7, [], 1, isSent: true),
      Claim(7, [7], 1, isSent: false), Claim(7, [7], 119_999, isSent: false),
      Claim(7, [7], 120_000, isSent: true), Claim(7, [7], -120_000, isSent: true),
      Claim(1, [], 1, isSent: false), Claim(1, [], 120_001, isSent: true),
    ])
  func `a claim is valid while its process may be sending`(claim: Claim) throws {
    let (sender, running, age) = (claim.sender, claim.running, claim.age)
    for kind in StoreKind.available {
      let home = try dueHome(kind)
      let now = home.clock.now()
      let due = try #require(
        try home.queries.reminders(at: now.adding(milliseconds: -7_200_000)..<now).first)
      let channel = try #require(DeliveryChannel(id: "a"))
      try home.store.write {
        try $0.deliveries.save(
          Delivery(
            of: due.key, by: channel, at: now.adding(milliseconds: -age), sender: sender))
      }
      #expect(try home.run("a", running: running) == (claim.isSent ? ["a: water 지민 +0"] : []))
      #expect(try home.run("a", running: running) == [])
    }
  }

  @Test func `a reminder whose delivery could not be recorded is sent again`() throws {
    let home = try dueHome()
    let channel = try #require(DeliveryChannel(id: "a"))
    let failing = FailingStore(home.store)
    let deliver = DeliverReminders(
      store: failing, queries: home.queries, process: DeliveryProcess(id: 9) { _ in false })
    #expect(throws: DomainError.self) {
      _ = try deliver(by: [channel]) { _, _ in failing.fail() }
    }
    #expect(try home.run("a") == ["a: water 지민 +0"])
    #expect(try home.run("a") == [])
  }

  @Test(arguments: StoreKind.available)
  func `a first run sends only what is open or current today`(kind: StoreKind) throws {
    let home = try ReminderUseCaseFixture(kind, at: "2026-11-20T15:00")
    try home.plant("오늘", every: 3, on: "2026-11-17")
    try home.plant("어제", every: 3, on: "2026-11-16")
    try home.plant("오래전", every: 3, on: "2026-10-01")
    try home.plan("지난 일", "2026-11-20T14:00")
    try home.plan("지금", "2026-11-20T14:45")
    try home.plan("곧", "2026-11-20T15:30", remind: [60, 0])
    #expect(
      try home.run("a")
        == ["a: water 어제 +1", "a: water 오늘 +0", "a: event 곧 -60", "a: event 지금 -0"])
    home.set("2026-11-21T15:00")
    #expect(
      try home.run("a")
        == ["a: event 곧 -0", "a: water 어제 +2", "a: water 오늘 +1"])
  }

  @Test(arguments: StoreKind.available)
  func `a delivered reminder is not repeated when its event gets or loses a zone`(
    kind: StoreKind
  ) throws {
    let home = try ReminderUseCaseFixture(kind, at: "2026-11-20T08:00")
    var event = try home.plan("약속", "2026-11-20T09:00")
    let later = try home.plan("나중", "2026-11-20T09:00")
    let typed = event.details.span
    home.set("2026-11-20T09:05")
    #expect(try home.run("a").count == 2)
    let due = try home.queries.reminders(
      at: home.zone.instant(of: LocalTime(literal: "2026-11-20T00:00"))..<home.clock.now())
    let seen = try #require(
      due.first {
        if case .event(let told) = $0.subject {
          told.occurrence.event.id == later.id
        } else {
          false
        }
      })
    _ = try SnoozeReminder(store: home.store, clock: home.clock)(seen, until: .hour)
    for other in [event, later] {
      var tied = other
      tied.details.span = try other.details.span.anchored(in: home.zone)
      try home.store.write { try $0.events.save(tied) }
    }
    #expect(try home.run("a") == [])
    // Snoozed reminders come later.
    #expect(try home.deliver().stillDue(due) == due.filter { $0 != seen })
    home.set("2026-11-20T10:10")
    #expect(try home.run("a") == ["a: event 나중 -0"])
    #expect(try home.run("a") == [])
    event.details.span = typed
    try home.store.write { try $0.events.save(event) }
    #expect(try home.run("a") == [])
    // A changed start makes it another reminder.
    event.details.span = try EventSpan(
      from: LocalTime(literal: "2026-11-20T10:00"), to: LocalTime(literal: "2026-11-20T11:00"),
      zone: home.zone.name
    ).anchored(in: home.zone)
    try home.store.write { try $0.events.save(event) }
    #expect(try home.run("a") == ["a: event 약속 -0"])
  }

  @Test func `the same hour in another zone is a new reminder, the same moment is not`() throws {
    let home = try ReminderUseCaseFixture(at: "2026-11-20T08:00", in: SeoulBesideBerlin())
    let event = try home.plan("약속", "2026-11-20T09:00")
    home.set("2026-11-20T09:05")
    #expect(try home.run("a").count == 1)
    var tied = event
    tied.details.span = try event.details.span.anchored(in: home.zone)
    try home.store.write { try $0.events.save(tied) }
    home.zone = BerlinBesideSeoul()
    #expect(try home.run("a") == [])
    // Nine o'clock in Berlin is another moment.
    tied.details.span = try EventSpan(
      from: LocalTime(literal: "2026-11-20T09:00"), to: LocalTime(literal: "2026-11-20T10:00"),
      zone: "Europe/Berlin"
    ).anchored(in: ChangingZone.berlin)
    try home.store.write { try $0.events.save(tied) }
    home.set("2026-11-20T09:05")
    #expect(try home.run("a") == ["a: event 약속 -0"])
  }

  @Test(arguments: StoreKind.available)
  func `reminders more than a day late are summarised once`(kind: StoreKind) throws {
    let home = try dueHome(kind)
    try home.run("a")
    for day in 21...25 { try home.plan("약속 \(day)", "2026-11-\(day)T13:00") }
    home.set("2026-11-25T12:00")
    // All days of the plant are summed up in one line.
    #expect(try home.run("a") == ["a: late 4", "a: event 약속 24 -0"])
    #expect(try home.run("a") == [])
    home.set("2026-11-25T13:00")
    #expect(try home.run("a") == ["a: event 약속 25 -0"])
  }

  @Test(arguments: StoreKind.available)
  func `several missed reminders of one event are sent once`(kind: StoreKind) throws {
    let home = try ReminderUseCaseFixture(kind, at: "2026-11-20T10:00")
    try home.run("a")
    try home.plan("회의", "2026-11-20T13:00", remind: [60, 10, 0])
    try home.plan("출발", "2026-11-20T13:00", remind: [60])
    home.set("2026-11-20T12:55")
    #expect(try home.run("a").sorted() == ["a: event 출발 -60", "a: event 회의 -10"])
    #expect(try home.run("a") == [])
    home.set("2026-11-20T13:00")
    #expect(try home.run("a") == ["a: event 회의 -0"])
    try home.plan("여행", "2026-11-21T13:00", remind: [60, 0])
    home.set("2026-11-23T13:00")
    #expect(try home.run("a") == ["a: late 1"])
    // One reminder of long ago and one of now.
    try home.plan("이사", "2026-11-26T13:00", remind: [2000, 10])
    home.set("2026-11-26T12:55")
    #expect(try home.run("a") == ["a: event 이사 -10"])
    #expect(try home.run("a") == [])
  }

  @Test func `after a long absence the summary covers the last year`() throws {
    let home = try ReminderUseCaseFixture(at: "2026-11-20T10:00")
    try home.run("a")
    try home.plan("옛날", "2026-11-25T10:00")
    try home.plan("작년", "2027-12-25T10:00")
    home.set("2028-06-01T10:00")
    #expect(try home.run("a") == ["a: late 1"])
  }

  @Test(arguments: StoreKind.available)
  func `setting the clock back repeats nothing, and forward loses nothing`(
    kind: StoreKind
  ) throws {
    let home = try dueHome(kind)
    try home.plan("내일", "2026-11-21T10:00")
    try home.plan("다음 달", "2026-12-20T10:00")
    #expect(try home.run("a") == ["a: water 지민 +0"])
    home.set("2026-11-20T08:00")
    #expect(try home.run("a") == [])
    home.set("2026-11-18T08:00")
    #expect(try home.run("a") == [])
    home.set("2026-11-20T11:00")
    #expect(try home.run("a") == [])
    // The clock is a month ahead by mistake, then corrected.
    home.set("2026-12-20T10:30")
    #expect(try home.run("a") == ["a: late 2", "a: event 다음 달 -0"])
    home.set("2026-11-21T10:00")
    #expect(try home.run("a") == ["a: water 지민 +1", "a: event 내일 -0"])
    home.set("2026-12-20T10:30")
    #expect(!(try home.run("a").contains("a: event 다음 달 -0")))
  }

  @Test(arguments: StoreKind.available, [(5, true), (3_600_000, false)] as [(Int64, Bool)])
  func `a start recorded slightly later by another process stays, one far ahead does not`(
    kind: StoreKind, test: (ahead: Int64, stays: Bool)
  ) throws {
    let home = try dueHome(kind)
    let channel = try #require(DeliveryChannel(id: "a"))
    let (now, began) = (home.clock.now(), home.clock.now().adding(milliseconds: test.ahead))
    try home.store.write {
      try $0.deliveries.save(ChannelProgress(of: channel, beganAt: began))
    }
    #expect(try home.run("a") == ["a: water 지민 +0"])
    let kept = try home.store.read { try $0.deliveries.progress(of: channel) }
    #expect(kept?.beganAt == (test.stays ? began : now))
  }

  @Test func `during quiet hours nothing is delivered, and everything afterwards`() throws {
    let home = try ReminderUseCaseFixture(at: "2026-11-20T21:00")
    try home.run("a")
    try home.plan("밤", "2026-11-20T23:00")
    try home.plan("저녁", "2026-11-20T21:30")
    let times = ["22:00", "07:00"].map { LocalTime(literal: "2026-11-20T" + $0).time }
    home.settings.quietHours = try QuietHours(from: times[0], to: times[1])
    home.set("2026-11-20T23:30")
    #expect(try home.run("a") == [])
    let report = try home.deliver()(by: [.screen]) { _, _ in }
    #expect(report.quietUntil == home.zone.instant(of: LocalTime(literal: "2026-11-21T07:00")))
    home.set("2026-11-21T07:00")
    #expect(try home.run("a") == ["a: event 저녁 -0", "a: event 밤 -0"])
  }

  @Test(arguments: StoreKind.available)
  func `a moved event is reminded of at its new time`(kind: StoreKind) throws {
    let home = try ReminderUseCaseFixture(kind, at: "2026-11-20T10:00")
    try home.run("a")
    let event = try home.plan("회의", "2026-11-20T11:00")
    home.set("2026-11-20T11:00")
    #expect(try home.run("a") == ["a: event 회의 -0"])
    try RemoveEvent(context: .of(store: home.store, clock: home.clock, newID: home.newID))(event.id)
    try home.plan("회의", "2026-11-20T11:30")
    home.set("2026-11-20T11:30")
    #expect(try home.run("a") == ["a: event 회의 -0"])
  }

  @Test func `without due reminders nothing is written`() throws {
    let home = try dueHome()
    try home.run("a")
    let store = UnwritableStore(store: home.store, trouble: .readOnly)
    let deliver = DeliverReminders(
      store: store, queries: home.queries, process: DeliveryProcess(id: 9) { _ in false })
    let channel = try #require(DeliveryChannel(id: "a"))
    #expect(try deliver(by: [channel]) { _, _ in }.delivered.isEmpty)
  }
}

/// A store that can be made to fail during a transaction.
private final class FailingStore: Store {
  private let store: any Store
  private let state = Mutex(false)

  init(_ store: any Store) { self.store = store }

  func fail() { state.withLock { $0 = true } }

  func read<T>(_ body: (Repositories) throws -> T) throws -> T { try store.read(body) }

  func write<T>(_ body: (Repositories) throws -> T) throws -> T {
    if state.withLock({ $0 }) { throw DomainError.unavailable(.store(path: "p", .full)) }
    return try store.write(body)
  }
}

/// Berlin, with access to the rules of Seoul.
private struct BerlinBesideSeoul: ZoneRules {
  let name = "Europe/Berlin"

  func offset(at instant: Instant) -> Int { ChangingZone.berlin.offset(at: instant) }

  func zone(named name: String) -> (any ZoneRules)? {
    name == "Asia/Seoul" ? FixedZone.seoul : nil
  }
}
