import HearthDomain
import HearthTestSupport
import JSONText
import Testing

@testable import HearthData

/// A copy with a sync state that replaces a store.
@Suite struct RestoredSyncTests {
  private let folder = ScratchFolder()

  private var store: SQLStore { .sqlite(path: folder.place("hearth.db"), now: .system) }

  private var copies: SQLiteBackups {
    SQLiteBackups(
      path: folder.place("hearth.db"), clock: LocalClock(now: .system, zone: FixedZone.seoul)
    ) { nil }
  }

  @Test func `former device ids are stored beside the values older programs read`() throws {
    var part = SyncParticipation(device: DeviceID(rawValue: 5), name: "laptop")
    part.formerDeviceIDs = [EntryID(DeviceID(rawValue: 3), 4), EntryID(DeviceID(rawValue: 4), 9)]
    #expect(SyncCodec.json(part).arrayValue?.count == 5)
    try store.write { [part] in try $0.sync.save(part) }
    #expect(try store.read { try $0.sync.participation() } == part)
    // An earlier version stored both in one value.
    let together = SyncCodec.json(part).arrayValue.map { items in
      JSONValue.array(items + [SyncCodec.json(formerDeviceIDs: part.formerDeviceIDs)]).text
    }
    #expect(try together.map(SyncCodec.part) == part)
    try store.write { try $0.sync.save(nil) }
    try store.write {
      try $0.sync.save(SyncParticipation(device: DeviceID(rawValue: 5), name: "a"))
    }
    #expect(try store.read { try $0.sync.participation() }?.formerDeviceIDs.isEmpty == true)
  }

  @Test func `a store records whether its starters have common ids, older ones do not`()
    throws
  {
    for isKeyed in [true, false, true] {
      var part = SyncParticipation(device: DeviceID(rawValue: 5), name: "laptop")
      part.hasCommonStarterIDs = isKeyed
      try store.write { [part] in try $0.sync.save(part) }
      #expect(try store.read { try $0.sync.participation() } == part)
    }
    let older = SyncCodec.json(SyncParticipation(device: DeviceID(rawValue: 5), name: "laptop"))
    try store.transaction(.write) { connection, _ in
      try connection.execute("DELETE FROM sync_part", [])
      try connection.execute(
        "INSERT INTO sync_part (name, value) VALUES ('part', ?1)", [.text(older.text)])
    }
    #expect(try store.read { try $0.sync.participation() }?.hasCommonStarterIDs == false)
  }

  @Test(arguments: [false, true])
  func `a restored store asks whose state counts from the first moment`(isIn: Bool) throws {
    let exchange = SyncExchange(
      relay: SyncAddress(.folder, "/relay"), profile: SyncProfileID(rawValue: 7))
    try store.write { repositories in
      guard isIn else { return }
      try repositories.sync.save(SyncParticipation(device: DeviceID(rawValue: 5), name: "laptop"))
      try repositories.sync.save(exchange)
    }
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false)
    let restored = try copies.restore(copy.path, keeping: { nil })
    #expect(restored.needsSyncDecision == isIn && !restored.endsSync)
    let now = try store.read { try $0.sync.exchange() }
    #expect(now?.isOlderCopy == (isIn ? true : nil))
    #expect(now?.problemCode == (isIn ? "older-copy" : nil))
  }

  @Test func `a copy from before syncing began turns it off and reports that`() throws {
    try store.write { _ in }
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false)
    try store.write { repositories in
      try repositories.sync.save(SyncParticipation(device: DeviceID(rawValue: 5), name: "laptop"))
      try repositories.sync.save(
        SyncExchange(relay: SyncAddress(.folder, "/relay"), profile: SyncProfileID(rawValue: 7)))
    }
    let restored = try copies.restore(copy.path, keeping: { nil })
    #expect(restored.endsSync && !restored.needsSyncDecision)
    #expect(try store.read { try $0.sync.exchange() } == nil)
  }
}
