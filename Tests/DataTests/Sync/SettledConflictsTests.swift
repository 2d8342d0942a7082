import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Settled conflicts that a device remembers.
@Suite(.withLibsodium) struct SettledConflictsTests: SyncedDevices {
  let relay = InMemoryRelay()
  private let folder = ScratchFolder()

  @Test func `a settled conflict is removed at the first sync after ninety days`()
    throws
  {
    let (one, two, _) = try three()
    let mum = try one.plant("Mum")
    for device in [one, two] { _ = try device.sync() }
    try one.rename(mum, to: "Mama", at: "10:00")
    try two.rename(mum, to: "Mummy", at: "11:00")
    for device in [one, two, one] { _ = try device.sync() }
    let listed = try #require(try one.tools.queries.conflicts().first)
    try one.tools.resolveConflicts(listed.id, taking: .kept)
    let now = one.time.clock.now()
    for (days, count) in [(Int64(89), 1), (90, 0)] {
      one.time.set(now.adding(milliseconds: days * 86_400_000))
      _ = try one.sync()
      #expect(try one.store.read { try $0.sync.resolvedConflicts() }.count == count)
    }
  }

  @Test func `an unreadable list of settled conflicts stops neither settling nor syncing`()
    throws
  {
    let time = TestClock("2026-11-20T09:00")
    let store = SQLStore.sqlite(path: folder.place("hearth.db"), now: time.clock.now)
    let tools = SyncTools(
      store: store, sealer: SodiumSealer.quick, rings: InMemoryKeyRings(),
      format: DeflatedSegments(), now: time.clock.now, snapshots: .standard
    ) { [relay] _ in relay }
    let other = device(2)
    _ = try other.join.setUp(address, called: "phone", passphrase())
    let joining = tools.join
    _ = try joining(joining.prepare(address, called: "laptop", passphrase()))
    let mum = try other.plant("Mum")
    _ = try other.sync()
    _ = try tools.synchronise()
    var details = mum.details
    details.name = try PersonName("Mama")
    _ = try PeopleUseCases(UseCaseContext(store, time.clock, .seeded(7))).edit(mum.id, to: details)
    try other.rename(mum, to: "Mummy", at: "11:00")
    _ = try other.sync()
    _ = try tools.synchronise()
    try store.transaction(.write) { connection, _ in
      _ = try connection.execute("INSERT INTO sync_part (name, value) VALUES ('settled', '[')")
    }
    let queries = tools.queries
    #expect(throws: DomainError.self) { try queries.resolvedConflicts() }
    time.set("2026-11-21T12:00")
    #expect(try tools.synchronise().problems == [])
    let listed = try #require(try queries.conflicts().first)
    try tools.resolveConflicts(listed.id, taking: .other)
    #expect(try queries.conflicts() == [])
    // An unreadable list is replaced by the next settled conflict.
    #expect(try queries.resolvedConflicts().map(\.id) == [listed.id])
  }
}
