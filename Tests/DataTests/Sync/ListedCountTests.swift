import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// The number of conflicts is known without reading all data.
@Suite struct ListedCountTests {
  private let folder = ScratchFolder()
  private let mum = ItemReference(.person, 7)

  private var store: SQLStore { .sqlite(path: folder.place("hearth.db"), now: .system) }

  private func part(listing listed: [ItemReference: Int]?) -> SyncParticipation {
    var part = SyncParticipation(device: DeviceID(rawValue: 5), name: "laptop")
    part.noticeCounts = listed
    return part
  }

  private func count() throws -> Int? {
    try store.read { try StoredReplica($0)?.noticeCount() }
  }

  @Test func `states that were counted are not read again`() throws {
    let part = part(listing: [mum: 2, .setting("mood.artist"): 1])
    try store.write { repositories in
      try repositories.sync.save(part)
      try repositories.sync.save([mum: ItemState()], areShown: true)
    }
    try store.transaction(.write) { connection, _ in
      _ = try connection.execute("UPDATE sync_thing SET state = 'x'", [])
    }
    #expect(try store.read { try $0.sync.participation() } == part)
    #expect(try count() == 3)
    #expect(throws: (any Error).self) { try store.read { try StoredReplica($0)?.notices() } }
  }

  @Test func `states that were not merged yet are counted at once`() throws {
    try store.write { repositories in
      try repositories.sync.save(part(listing: [mum: 2, ItemReference(.person, 8): 1]))
      try repositories.sync.save([mum: ItemState()], areShown: false)
    }
    #expect(try count() == 1)
  }

  @Test func `data merged by an older program meanwhile is counted again`() throws {
    try store.write { try $0.sync.save(part(listing: [mum: 2])) }
    var merged = part(listing: nil)
    merged.applied.insert(EntryID(DeviceID(rawValue: 9), 1))
    try store.write { [merged] in try $0.sync.save(merged) }
    #expect(try store.read { try $0.sync.participation() }?.noticeCounts == nil)
    #expect(try count() == 0)
  }

  @Test func `the start of each notice is kept, and expired ones are not counted`() throws {
    let start = Instant(milliseconds: 1_000_000)
    func after(_ days: Int) -> Instant { start.adding(milliseconds: Int64(days) * 86_400_000) }
    let notices: Set<SyncNotice> = [
      .broughtBack(mum, removedBy: EntryID(DeviceID(rawValue: 9), 1)),
      .otherValue(
        mum, ["name"], kept: [.text("a")], other: [.text("b")],
        by: EntryID(DeviceID(rawValue: 9), 2)),
      .otherValue(
        mum, ["phone"], kept: [.text("1")], other: [.text("2")],
        by: EntryID(DeviceID(rawValue: 9), 2)),
      .alsoOpen(ItemReference(.pastReading, 3), present: ItemReference(.pastReading, 4)),
    ]
    var part = part(listing: [:])
    part.updateNoticeCounts(notices, at: nil, now: start)
    // Notices that are counted again start at the time of the new count.
    part.updateNoticeCounts(notices.filter { $0.item == mum }, at: [mum], now: after(60))
    try store.write { [part] in try $0.sync.save(part) }
    #expect(try store.read { try $0.sync.participation() } == part)
    let counts = try [0, 89, 90].map { days in
      try store.read { try StoredReplica($0)?.noticeCount(at: after(days)) }
    }
    #expect(counts == [4, 4, 1] && part.overruledArrivals[mum]?.count == 2)
    part.updateNoticeCounts([], at: [mum], now: after(61))
    try store.write { [part] in try $0.sync.save(part) }
    #expect(part.overruledArrivals == [:])
    #expect(try store.read { try $0.sync.participation() } == part)
  }
}
