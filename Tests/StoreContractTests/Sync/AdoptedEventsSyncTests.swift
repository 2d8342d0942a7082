import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Devices that turn events that repeat after they are done into to-dos, beside one that does not
/// yet.
@Suite struct AdoptedEventsSyncTests {
  private let folder = ScratchFolder()
  private let moment = Now.fixed("2026-11-25T09:00")()

  private func joined(_ device: Int64, at now: String) throws -> SQLStore {
    let store = SQLStore.sqlite(path: folder.place("\(device).db"), now: .fixed(now))
    try store.write { (repositories) throws in
      try repositories.sync.save(
        SyncParticipation(device: DeviceID(rawValue: device), name: "\(device)"))
      try repositories.sync.save(
        SyncExchange(relay: SyncAddress(.folder, "/relay"), profile: SyncProfileID(rawValue: 1)))
    }
    return store
  }

  private func receive(_ entries: [SyncedEntry], in store: SQLStore) throws {
    try store.write { (repositories) throws in
      var replica = try #require(try StoredReplica(repositories))
      _ = try replica.receive(entries, from: "other", at: moment)
    }
  }

  private func sent(by store: SQLStore, after number: Int = 0) throws -> [SyncedEntry] {
    try store.read { try $0.sync.ownEntries(after: number, limit: .max) }
  }

  private func toDos(_ store: SQLStore) throws -> [ToDo] {
    #expect(try store.read { try $0.events.list(.all, in: FixedZone.seoul, places: 0..<9) } == [])
    return try store.read { try $0.toDos.list(ToDoFilter()) }
  }

  private func plants(_ start: String, title: String = "Plants") throws -> Event {
    let day = Day(literal: start)
    var event = Event(
      id: try someID(70),
      details: EventDetails(
        title: try EventTitle(title),
        span: try EventSpan(allDayFrom: day, through: day, zone: "Asia/Seoul")))
    event.afterDone = try AfterDone(days: 7)
    return event
  }

  /// Returns what a device with an earlier version sends: the event, that it was done on 20
  /// November, and that it was renamed.
  private func older() throws -> [SyncedEntry] {
    let older = try joined(9, at: "2026-11-20T09:00")
    try older.write { try $0.events.save(plants("2026-11-18")) }
    let day = Day(literal: "2026-11-20")
    let mark = Event(
      id: ID(ID<ToDo>(doing: try someID(70), at: day.start)),
      details: EventDetails(
        title: try EventTitle("Plants"),
        span: try EventSpan(
          from: LocalTime(literal: "2026-11-20T08:55"), to: LocalTime(literal: "2026-11-20T09:00"),
          zone: "Asia/Seoul")))
    try older.write { (repositories) throws in
      try repositories.events.save(mark)
      try repositories.events.save(plants("2026-11-27"))
    }
    try older.write { try $0.events.save(plants("2026-11-27", title: "Ferns")) }
    let all = try sent(by: older)
    #expect(all.count == 3)
    return all
  }

  private func check(_ store: SQLStore, title: String = "Ferns") throws {
    let found = try toDos(store)
    let open = found.filter { !$0.isDone }
    #expect(open.map(\.title) == [title] && found.count == 2)
    #expect(open.map(\.details.due) == [.day(Day(literal: "2026-11-27"))])
    let conflicts = try store.read { try StoredReplica($0)?.notices() ?? [] }
    #expect(conflicts.isEmpty, "\(conflicts)")
  }

  @Test func `changes by a device with an earlier version reach the to-do`() throws {
    let (told, updated) = (try older(), try joined(1, at: "2026-11-25T09:00"))
    try receive(Array(told.prefix(1)), in: updated)
    #expect(try toDos(updated).map(\.id.rawValue) == [70])
    try receive(Array(told[1...1]), in: updated)
    try check(updated, title: "Plants")
    try receive(Array(told[2...]), in: updated)
    try check(updated)
    // Another device gets everything at once.
    let other = try joined(2, at: "2026-11-26T09:00")
    try receive(told, in: other)
    try receive(sent(by: updated), in: other)
    try receive(sent(by: other), in: updated)
    for store in [updated, other] { try check(store) }
    #expect(try toDos(updated) == toDos(other))
  }

  @Test(arguments: [false, true])
  func `a device that upgraded late takes nothing back`(bySnapshot: Bool) throws {
    let told = try older()
    let (early, late) = (
      try joined(1, at: "2026-11-21T09:00"), try joined(2, at: "2026-11-25T09:00")
    )
    try receive(told, in: early)
    try receive(Array(told.prefix(1)), in: late)
    if bySnapshot {
      let snapshot = try early.write { try #require(try StoredReplica($0)).snapshot() }
      try late.write { (repositories) throws in
        var replica = try #require(try StoredReplica(repositories))
        _ = try replica.mergeSnapshot(snapshot, at: moment)
      }
    } else {
      try receive(Array(told.dropFirst()), in: late)
      try receive(sent(by: early), in: late)
    }
    try check(late)
    try receive(sent(by: late), in: early)
    try check(early)
    #expect(try toDos(early) == toDos(late))
  }
}
