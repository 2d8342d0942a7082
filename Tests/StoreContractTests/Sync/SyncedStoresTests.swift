import Foundation
import HearthTestSupport
import JSONText
import Testing

@testable import HearthData
@testable import HearthDomain

/// Stores that are used at the same time and exchange their changes in any order.
@Suite struct SyncedStoresTests {
  /// Number of histories per kind of store; set `SYNC_LIVES=300` for more.
  private static let histories =
    ProcessInfo.processInfo.environment["SYNC_LIVES"].flatMap { Int($0) }
    ?? TestExtent.count(2, usually: 1)
  private static let first =
    ProcessInfo.processInfo.environment["SYNC_SEED"].flatMap { Int($0) } ?? 1

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `all stores end up equal`(kind: StoreKind) throws {
    for seed in Self.first..<(Self.first + Self.histories) {
      var world = try SyncedStores(kind, seed: UInt64(seed))
      try world.live(actions: 40)
      let wrong = try world.wrong()
      #expect(wrong == [], "SYNC_SEED=\(seed) SYNC_LIVES=1")
    }
  }
}

extension SyncedStoresTests {
  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `changes of a single device are displayed as made`(kind: StoreKind) throws {
    for seed in Self.first..<(Self.first + Self.histories) {
      var world = try SyncedStores(kind, seed: UInt64(seed))
      let wrong = try world.liveAlone(actions: 60)
      #expect(wrong == [], "SYNC_SEED=\(seed) SYNC_LIVES=1")
    }
  }

  @Test(arguments: StoreKind.available)
  func `a piece of maximum size can be stored`(kind: StoreKind) throws {
    let store = try RandomLife(kind, seed: 1).store
    let parts = SegmentParts.parts(of: [UInt8](repeating: 7, count: 2 << 20))
    let pieces = parts.enumerated().map { place, bytes in
      OutboxPiece(
        .segment(DeviceID(rawValue: -1), 1...9, part: place + 1),
        bytes + [UInt8](repeating: 0, count: PieceLabel.overhead))
    }
    #expect(pieces.allSatisfy { $0.bytes.count <= RelayLimits.maxPieceSize } && pieces.count == 3)
    try store.write { repositories in
      try repositories.sync.save(SyncParticipation(device: DeviceID(rawValue: -1), name: "d"))
      for piece in pieces { try repositories.sync.save(piece) }
    }
    #expect(try store.read { try $0.sync.outbox() } == pieces)
  }

  @Test(arguments: StoreKind.available)
  func `settled conflicts are read back`(kind: StoreKind) throws {
    let store = try RandomLife(kind, seed: 1).store
    let (place, other) = (ItemReference(.person, 7), ItemReference(.record, 9))
    let entry = EntryID(DeviceID(rawValue: -3), 4)
    let notices: [SyncNotice] = [
      .otherValue(
        place, ["name", "note"], kept: [.text("a"), .nothing], other: [.number(3), .text("")],
        by: entry),
      .broughtBack(place, removedBy: entry), .sameDay(kept: place, other: other),
      .aside(place, .breaksRule(["isbn"], [.text("x")])),
      .aside(place, .tooMany("tags", ["a", "b"])), .aside(other, .orphaned(of: place)),
    ]
    let settled = notices.enumerated().map { number, notice in
      SyncConflict(
        id: "\(number)", at: number == 0 ? nil : Instant(milliseconds: 5), notice: notice,
        place: notice.item, title: number == 1 ? nil : "Mum", otherTitle: "Dad", forms: [:],
        device: number == 2 ? nil : "lap",
        facts: SyncConflict.Facts(day: Day(number: 20_000), page: 4),
        otherFacts: SyncConflict.Facts(delayDays: 3), goneBy: number == 3 ? "desk" : nil,
        settled: SyncConflict.Resolution(
          number % 2 == 0 ? .kept : .other, at: Instant(milliseconds: 9)))
    }
    let device = DeviceID(rawValue: -1)
    try store.write { repositories in
      try repositories.sync.save(SyncParticipation(device: device, name: "d"))
      try repositories.sync.saveResolvedConflicts(settled)
    }
    #expect(try store.read { try $0.sync.resolvedConflicts() } == settled)
    try store.write { try $0.sync.saveResolvedConflicts([]) }
    #expect(try store.read { try $0.sync.resolvedConflicts() } == [])
    // Leaving the sync removes the settled conflicts.
    try store.write { try $0.sync.saveResolvedConflicts(settled) }
    try store.write { try $0.sync.save(nil) }
    #expect(try store.read { try $0.sync.resolvedConflicts() } == [])
  }
}

/// Some stores, and everything that they sent each other.
private struct SyncedStores {
  private struct Device {
    let life: RandomLife
    let id: DeviceID
    let name: String
    /// Whether the program does not know moods until the end, except for those entered with it.
    let isOlder: Bool
    var isIn = false
  }

  private var numbers: SeededNumbers
  private var devices: [Device] = []

  init(_ kind: StoreKind, seed: UInt64) throws {
    numbers = SeededNumbers(seed: seed)
    for place in 0..<Int.random(in: 2...3, using: &numbers) {
      let life = try RandomLife(kind, seed: seed &* 10 &+ UInt64(place))
      // Data from before joining.
      for _ in 0..<Int.random(in: 0...12, using: &numbers) { try life.act() }
      devices.append(
        Device(
          life: life, id: DeviceID(rawValue: Int64(place * 7 % 5 + 1)), name: "d\(place)",
          isOlder: kind.isLasting && place == 0))
    }
  }

  mutating func live(actions: Int) throws {
    try join(0)
    for _ in 0..<actions {
      let place = Int.random(in: 0..<devices.count, using: &numbers)
      if !devices[place].isIn, Int.random(in: 0..<6, using: &numbers) == 0 { try join(place) }
      switch Int.random(in: 0..<12, using: &numbers) {
      case 0, 1: try deliver(to: place, atMost: Int.random(in: 1...20, using: &numbers))
      case 2: _ = try? devices[place].life.journal.undo()
      case 3: _ = try? devices[place].life.journal.redo()
      case 4: try load(to: place)
      case 5: try forget(on: place)
      default: try devices[place].life.act()
      }
      try checkCount(on: devices[place])
    }
    for place in devices.indices where !devices[place].isIn { try join(place) }
  }

  /// Lets one device live alone; returns where the displayed data differs from what was done.
  mutating func liveAlone(actions: Int) throws -> [String] {
    try join(0)
    let life = devices[0].life
    for action in 0..<actions {
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0, 1: _ = try? life.journal.undo()
      case 2: _ = try? life.journal.redo()
      default: try life.act()
      }
      let done = try StoreContents(of: life.store)
      try settle()
      let shown = try StoreContents(of: life.store)
      let wrong = shown.differences(from: done).map { part in
        """
        \(action) shows other \(part):
        \(String(describing: done.parts[part]!))
        \(String(describing: shown.parts[part]!))
        """
      }
      if !wrong.isEmpty { return wrong }
    }
    return []
  }

  /// Checks that the incrementally counted notices equal a full count.
  private func checkCount(on device: Device) throws {
    guard device.isIn else { return }
    let (counted, all) = try device.life.store.read { repositories in
      let replica = try #require(try StoredReplica(repositories))
      return (try replica.noticeCount(), try replica.notices().count)
    }
    #expect(counted == all)
  }

  private mutating func join(_ place: Int) throws {
    guard !devices[place].isIn else { return }
    devices[place].isIn = true
    let others = devices.count(where: \.isIn) - 1
    let device = devices[place]
    try device.life.store.write { repositories in
      try repositories.sync.save(SyncParticipation(device: device.id, name: device.name))
      var replica = try #require(try StoredReplica(repositories))
      try replica.sendAll(after: others, at: device.life.time.clock.now())
    }
  }

  private func deliver(to place: Int, atMost limit: Int) throws {
    let device = devices[place]
    guard device.isIn else { return }
    for other in devices where other.isIn && other.id != device.id {
      let told = try other.life.store.read { try $0.sync.ownEntries(after: 0, limit: .max) }
      try device.life.store.write { repositories in
        var replica = try #require(try StoredReplica(repositories))
        let known = replica.participation.applied[other.id]
        // Entries are encoded as in transit.
        let entries = try told.filter { $0.entry.id.number > known }.prefix(limit).map {
          let entry = try SyncCodec.entry(JSONValue(reading: SyncCodec.json($0).text))
          return device.isOlder
            ? try entry.asReceived(without: .mood) {
              try repositories.sync.itemStates(at: [$0]).isEmpty
            } : entry
        }
        _ = try replica.receive(entries, from: other.name, at: device.life.time.clock.now())
      }
    }
  }

  /// Loads the snapshot of another device, encoded as in transit.
  private mutating func load(to place: Int) throws {
    let other = devices[Int.random(in: 0..<devices.count, using: &numbers)]
    let device = devices[place]
    // An older program cannot load a snapshot with unknown kinds.
    guard device.isIn, other.isIn, other.id != device.id, !device.isOlder else { return }
    let snapshot = try other.life.store.read { try #require(try StoredReplica($0)).snapshot() }
    let format = DeflatedSegments()
    let state = try snapshot.state.pages(of: 5).reduce(into: SyncState()) {
      $0.formUnion(try format.page(of: format.bytes(of: $1)))
    }
    try #require(state == snapshot.state)
    try device.life.store.write { repositories in
      var replica = try #require(try StoredReplica(repositories))
      _ = try replica.mergeSnapshot(
        SyncSnapshot(seen: snapshot.seen, state: state), at: device.life.time.clock.now())
    }
  }

  /// Forgets one change, all removed entries, or all changes.
  private mutating func forget(on place: Int) throws {
    // An erasure covers all entries received, including those that are not decoded.
    guard !devices[place].isOlder else { return }
    let forget = devices[place].life.journal.forget
    let entries = try devices[place].life.journal.queries.list(limit: 9)
    guard let entry = entries.randomElement(using: &numbers) else { return }
    let kinds = [ForgettableChanges.entry(entry.name), .entry(entry.name), .removed, .all]
    let changes = kinds[Int.random(in: 0..<kinds.count, using: &numbers)]
    _ = try forget(forget.changesToForget(changes).map(\.name), as: changes)
  }

  private func settle() throws {
    for device in devices where device.isIn {
      try device.life.store.write { repositories in
        var replica = try #require(try StoredReplica(repositories))
        try replica.showAffected(at: device.life.time.clock.now())
      }
    }
  }

  func wrong() throws -> [String] {
    var last = -1
    for _ in 0..<9 {
      for place in devices.indices { try deliver(to: place, atMost: .max) }
      try settle()
      let count = try entries().count
      if count == last { break }
      last = count
    }
    // The state of a store must equal that of a replica that received all entries.
    let state = SyncState(try entries().map(\.entry))
    var wrong: [String] = []
    for device in devices {
      let known = try device.life.store.read { try $0.sync.allItemStates() }
      if known != state.itemStates {
        let places = Set(known.keys).union(state.itemStates.keys).filter {
          known[$0] != state.itemStates[$0]
        }
        wrong.append("\(device.name) remembers otherwise: \(places.map(\.name).sorted())")
      }
    }
    let first = try StoreContents(of: devices[0].life.store)
    for device in devices.dropFirst() {
      let contents = try StoreContents(of: device.life.store)
      for part in contents.differences(from: first) where !["opened", "deck"].contains(part) {
        wrong.append(
          """
          \(device.name) shows other \(part):
          \(String(describing: first.parts[part]!))
          \(String(describing: contents.parts[part]!))
          """)
      }
    }
    return wrong
  }

  private func entries() throws -> [SyncedEntry] {
    try devices.flatMap { device in
      try device.life.store.read { try $0.sync.ownEntries(after: 0, limit: .max) }
    }
  }
}
