import HearthData
import HearthTestSupport
import Synchronization
import Testing

@testable import HearthDomain
@testable import HearthPresentation

/// Watches while a user or daylight saving changes the clock.
@Suite struct RemindWatchTests {
  @Test(arguments: [
    // On time, late because the clock jumped, and reached again after the clock was set back.
    ["09:59", "10:00", "10:01"], ["09:59", "14:00", "14:01"],
    ["09:59", "10:00", "08:00", "10:00", "10:01"], ["09:59", "12:00", "09:00", "10:00", "12:00"],
  ])
  func `a reminder is delivered once, whatever the clock does`(times: [String]) throws {
    let watched = try WatchedClock(times.map { "2026-11-20T\($0)" })
    try watched.plan("2026-11-20T10:00")
    let output = watched.run()
    #expect(
      output.split(separator: "Meeting", omittingEmptySubsequences: false).count == 2, "\(output)")
    #expect(watched.rests.allSatisfy { (1...60_000).contains($0) }, "\(watched.rests)")
  }

  @Test func `no reminder is delivered early, whatever the clock does`() throws {
    let watched = try WatchedClock(["2026-11-20T09:00", "2026-11-19T23:00", "2026-11-20T09:59"])
    try watched.plan("2026-11-20T10:00")
    #expect(!watched.run().contains("Meeting"))
    #expect(watched.rests.allSatisfy { (1...60_000).contains($0) }, "\(watched.rests)")
  }

  @Test(arguments: [30, 90])
  func `reminders show their contents as long as the profile is unlocked`(minutes: Int) throws {
    let watched = try WatchedClock(["2026-11-20T09:00", "2026-11-20T10:00", "2026-11-20T11:00"])
    try watched.plan("2026-11-20T10:00")
    try watched.lock(minutes: minutes)
    let output = watched.run()
    #expect(output.contains("Meeting") == (minutes == 90), "\(output)")
    #expect(output.contains("A reminder is due.") == (minutes == 30), "\(output)")
  }

  @Test func `locking while it runs hides further contents`() throws {
    let watched = try WatchedClock(["2026-11-20T09:00", "2026-11-20T10:00", "2026-11-20T11:00"])
    try watched.plan("2026-11-20T10:00")
    try watched.plan("2026-11-20T11:00")
    try watched.lock(minutes: 600)
    watched.beforeThe(2) { try? watched.unlock.lockAllSessions() }
    let lines = watched.run().split(separator: "\n")
    #expect(lines.count == 2 && lines[0].contains("Meeting"), "\(lines)")
    #expect(lines.last?.contains("Meeting") == false, "\(lines)")
  }
}

extension RemindWatchTests {
  private static let hours = ["09:00", "09:30", "10:00", "10:59", "11:00"]
    .map { "2026-11-20T\($0)" }

  @Test(arguments: [true, false])
  func `subscriptions are refreshed once an hour if wanted`(isWanted: Bool) throws {
    let watched = try WatchedClock(Self.hours)
    try watched.subscribe(isWanted: isWanted)
    #expect(watched.run() == "")
    #expect(watched.places.asked.withLock { $0 } == (isWanted ? 3 : 0))
  }

  @Test func `an unreadable source is reported once, and retried later`() throws {
    let watched = try WatchedClock(Self.hours)
    try watched.plan("2026-11-20T10:30")
    try watched.subscribe(isWanted: true)
    watched.places.fails.withLock { $0 = true }
    let outcome = watched.outcome()
    #expect(outcome.output.contains("Meeting"), "\(outcome)")
    let told = outcome.errors.split(separator: "\n")
    #expect(!told.isEmpty && Set(told).count == told.count, "\(outcome)")
    #expect(watched.places.asked.withLock { $0 } == 3)
  }
}

/// Empty sources that count how often they are read.
private final class CountedPlaces: LinkLocations, LinkedFolder {
  let asked = Mutex(0)
  let fails = Mutex(false)

  func folder(
    _ place: LinkLocation, of kind: LinkKind, _ password: Secret?
  ) throws -> any LinkedFolder {
    asked.withLock { $0 += 1 }
    if fails.withLock({ $0 }) { throw CalendarRefusal.receivedNoCalendar.error }
    return self
  }

  func collections(
    of kind: LinkKind, at server: LinkServer, _ password: Secret?
  ) throws -> [FoundCollection] { [] }

  func makeCollection(
    _ name: String, of kind: LinkKind, at server: LinkServer, _ password: Secret?
  ) throws -> FoundCollection { throw CalendarRefusal.receivedNoCalendar.error }

  func password(of server: LinkServer) throws -> Secret? { nil }
  var hasKeyring: Bool { false }
  func save(_ password: Secret, of server: LinkServer) -> Bool { false }

  var isServer: Bool { true }
  func list(
    since mark: String?, knowing known: [ExternalName: LinkTag]
  ) throws -> LinkListing {
    LinkListing([:])
  }
  func read(_ files: [ExternalName]) throws -> [ExternalName: LinkFile] { [:] }
  func add(
    _ bytes: [UInt8], uid: ExternalName
  ) throws -> (file: ExternalName, tag: LinkTag)? { nil }
  func replace(_ file: LinkFile, by bytes: [UInt8]) throws -> LinkTag? { nil }
  func remove(_ file: LinkFile, declining: Bool) throws -> Bool { false }
  func color() -> CalendarColor? { nil }
}

/// A clock that moves to its next time after each wait, and the watcher that uses it.
private final class WatchedClock {
  private let store = InMemoryStore()
  private let memory = InMemoryUnlocks()
  private let shown: TestClock
  private let rest: ScriptedWaiter
  private var subscriptions: SubscriptionWatch?
  let places = CountedPlaces()

  init(_ times: [String]) throws {
    shown = TestClock(times[0])
    rest = ScriptedWaiter(Array(times.dropFirst()), on: shown)
  }

  var rests: [Int] { rest.lengths }

  private var clock: LocalClock { shown.clock }

  func plan(_ start: String) throws {
    let from = LocalTime(literal: start)
    try AddEvent(
      context: .of(
        store: store, clock: clock, newID: IDGenerator(now: clock.now, randomness: .seeded(7)))
    )(
      EventDetails(
        title: EventTitle("Meeting"),
        span: EventSpan(from: from, to: from.adding(minutes: 60), zone: "Asia/Seoul"),
        reminders: LeadTimes(minutesBefore: [0])))
  }

  /// Subscribes to a calendar and watches it as well.
  func subscribe(isWanted: Bool) throws {
    let context = UseCaseContext(store, clock, .seeded(7))
    let schedule = ScheduleUseCases(context)
    try schedule.subscriptions.add(
      CalendarName("school"), Subscription(.file("/a.ics"), reminds: false), nil)
    subscriptions = SubscriptionWatch(
      LinkTools(
        schedule: schedule, contacts: PeopleUseCases(context).contacts, clock: clock,
        places: places,
        formats: LinkFormats(
          events: ICalendarFile(clock: clock) { _ in nil },
          contacts: VCardLinkFormat(now: clock.now)),
        absolute: { $0 })
    ) { isWanted }
  }

  var unlock: UnlockProfile {
    UnlockProfile(front: store, hasher: FakeHasher(), memory: memory, now: clock.now)
  }

  /// Locks the profile and unlocks it for the watcher for that many minutes.
  func lock(minutes: Int) throws {
    _ = try LockProfile(
      store: store, hasher: FakeHasher(), unlock: unlock, randomness: .seeded(7))(
        Passphrase("1234"), minutes: minutes)
  }

  /// Runs the action in the wait with that number, counted from 1.
  func beforeThe(_ number: Int, _ act: @escaping () -> Void) {
    rest.acts[number] = act
  }

  func run() -> String { outcome().output }

  func outcome() -> CommandFixture.Outcome {
    var fixture = CommandFixture(.english, .piped)
    return fixture.run("remind watch", of: ReminderTools.commands, with: tools)
  }

  private var tools: ReminderTools {
    let queries = ReminderQueries(
      sources: [EventReminders(store: store, zone: FixedZone.seoul)], settings: { .standard },
      clock: clock)
    return ReminderTools(
      deliver: DeliverReminders(
        store: store, queries: queries, process: DeliveryProcess(id: 1) { _ in false }),
      queries: queries,
      channels: ReminderChannels(
        chosen: { [.standardOutput] }, hasDesktop: false, notifications: .osc777,
        sender: { _ in nil }),
      formatter: ReminderFormatter(
        clock: clock, people: PeopleQueries(context: .of(store: store, clock: clock))),
      prompt: PassphrasePrompt(unlock: unlock), rest: { [rest] in rest },
      subscriptions: { [subscriptions] in subscriptions },
      timers: { _ in throw ExitStatus.programError })
  }
}

/// Sets the clock instead of waiting, and asks to stop after the last time.
private final class ScriptedWaiter: ReminderWaiter {
  private(set) var lengths: [Int] = []
  var acts: [Int: () -> Void] = [:]
  private var times: [String]
  private let shown: TestClock

  init(_ times: [String], on shown: TestClock) {
    self.times = times.reversed()
    self.shown = shown
  }

  func wait(milliseconds: Int) -> ReminderWaitEnd {
    lengths.append(milliseconds)
    acts[lengths.count]?()
    guard let next = times.popLast() else { return .signal(15) }
    shown.set(next)
    return .timedOut
  }
}
