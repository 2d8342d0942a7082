import Foundation
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Three devices that sync through a relay and are repeatedly restored and copied.
@Suite struct ResumedStoresTests {
  /// Number of histories; set `SYNC_RESTORES=2000` for more.
  private static let histories =
    ProcessInfo.processInfo.environment["SYNC_RESTORES"].flatMap { Int($0) }
    ?? TestExtent.count(60, usually: 32)
  private static let first =
    ProcessInfo.processInfo.environment["SYNC_SEED"].flatMap { Int($0) } ?? 1

  @Test(.inWholeRuns) func `restored and copied devices end up equal`() throws {
    var happened: Set<ResumedStores.Event> = []
    for seed in Self.first..<(Self.first + Self.histories) {
      var world = try ResumedStores(seed: UInt64(seed))
      let wrong = try world.wrong(after: 25)
      #expect(wrong == [], "SYNC_SEED=\(seed) SYNC_RESTORES=1")
      happened.formUnion(world.happened)
    }
    // With a single history, the events do not have to occur.
    guard Self.histories > 1 else { return }
    #expect(ResumedStores.Event.allCases.filter { !happened.contains($0) } == [])
  }
}

/// Some devices, and a relay.
private struct ResumedStores {
  enum Event: CaseIterable {
    case others, this, undo, copy, fork, same
  }

  private struct Device {
    var store: InMemoryStore
    var life: RandomLife
    var backup: InMemoryStore?
  }

  private let relay = InMemoryRelay()
  private let rings = InMemoryKeyRings()
  private var numbers: SeededNumbers
  private var devices: [Device] = []
  private(set) var happened: Set<Event> = []
  private var wrongs: [String] = []
  private var lives: UInt64

  init(seed: UInt64) throws {
    numbers = SeededNumbers(seed: seed)
    lives = seed &* 1_000
    let address = SyncAddress(.folder, "/relay")
    let passphrase = try SealPassphrase(Secret("correct horse battery".utf8))
    for place in 0..<3 {
      lives += 1
      let store = InMemoryStore()
      let life = RandomLife(on: store, seed: lives)
      for _ in 0..<chance(6) { try life.act() }
      devices.append(Device(store: store, life: life))
      let join = tools(place).join
      if place == 0 {
        _ = try join.setUp(address, called: "d", passphrase)
      } else {
        _ = try join(join.prepare(address, called: "d", passphrase))
      }
    }
  }

  private mutating func chance(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }

  private func tools(_ place: Int) -> SyncTools {
    let device = devices[place]
    return SyncTools(
      store: device.store, sealer: SodiumSealer.quick, rings: rings,
      format: DeflatedSegments(), now: device.life.time.clock.now
    ) { [relay] _ in relay }
  }

  /// Performs that many random events, syncs all, and returns what is wrong.
  mutating func wrong(after count: Int) throws -> [String] {
    for _ in 0..<count {
      let place = chance(devices.count)
      switch chance(10) {
      case 0..<5: try devices[place].life.act()
      case 5, 6: try sync(place)
      case 7: devices[place].backup = InMemoryStore(copying: devices[place].store)
      case 8: try restore(place)
      default: try undo(place)
      }
    }
    for _ in 0..<4 { for place in devices.indices { try sync(place) } }
    let first = try StoreContents(of: devices[0].store)
    for place in devices.indices.dropFirst() {
      let contents = try StoreContents(of: devices[place].store)
      for part in contents.differences(from: first) where !["opened", "deck"].contains(part) {
        wrongs.append(
          """
          \(place) shows other \(part):
          \(String(describing: first.parts[part]!))
          \(String(describing: contents.parts[part]!))
          """)
      }
    }
    let names = try devices.indices.map { try tools($0).queries.status().name }
    if Set(names).count < names.count { wrongs.append("called \(names)") }
    return wrongs
  }

  private mutating func undo(_ place: Int) throws {
    happened.insert(.undo)
    _ = try? devices[place].life.journal.undo()
  }

  /// Syncs; a store that finds out that it is a copy becomes a new device.
  private mutating func sync(_ place: Int) throws {
    var report = try tools(place).synchronise()
    if report.problems == [.isOlderCopy] { report = try resume(place) }
    if !report.problems.isEmpty { wrongs.append("\(place): \(report.problems)") }
  }

  /// Replaces the store by its backup, with or without telling it.
  private mutating func restore(_ place: Int) throws {
    guard let backup = devices[place].backup else { return }
    lives += 1
    let store = InMemoryStore(copying: backup)
    devices[place].store = store
    devices[place].life = RandomLife(on: store, seed: lives)
    if chance(3) == 0 {
      happened.insert(.copy)
      return
    }
    try store.write { repositories in
      var exchange = try #require(try repositories.sync.exchange())
      exchange.isOlderCopy = true
      try repositories.sync.save(exchange)
    }
    // The store may be used before the question is answered.
    if chance(2) == 0 { try devices[place].life.act() }
    if chance(2) == 0 { try sync(place) }
  }

  private mutating func resume(_ place: Int) throws -> SyncReport {
    let state = ResumeSync.State.allCases[chance(2)]
    happened.insert(state == .this ? .this : .others)
    let before = try StoreContents(of: devices[place].store)
    let id = try tools(place).activeExchange().part.device
    let report = try #require(try tools(place).resume(taking: state))
    happened.insert(try tools(place).activeExchange().part.device == id ? .same : .fork)
    if state == .this {
      let changed = try StoreContents(of: devices[place].store).differences(from: before)
      let seen = changed.filter { !["opened", "deck"].contains($0) }
      if !seen.isEmpty { wrongs.append("\(place) is not what it was: \(seen)") }
    }
    return report
  }
}
