import Foundation
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Copies of a store that act as the same device and send at the same time: all data of every copy
/// must reach all stores.
@Suite(.withLibsodium) struct CopiedStoresTests {
  /// Number of histories; set `SYNC_COPIES=2000` for more.
  private static let histories =
    ProcessInfo.processInfo.environment["SYNC_COPIES"].flatMap { Int($0) }
    ?? TestExtent.count(16, usually: 6)
  private static let first =
    ProcessInfo.processInfo.environment["SYNC_SEED"].flatMap { Int($0) } ?? 1

  /// The original sends right before the copy does, or while the copy is killed during a call.
  @Test(arguments: RelayKind.available.tried(usually: 1))
  func `copies that send at the same moment lose nothing`(kind: RelayKind) throws {
    for (original, copy) in [(1, 2), (3, 2)] {
      #expect(try sends(original, copy, at: .segment, killing: false, over: kind))
    }
    var call = 0
    while try sends(3, 2, at: .call(call), killing: true, over: kind) { call += 1 }
    // The calls: list, check whose the last piece is, and send two entries.
    #expect(call == 4)
  }

  /// Sends that many entries of each; returns whether the copy reached the moment.
  private func sends(
    _ original: Int, _ copied: Int, at moment: InterruptedRelay.Moment, killing isKilled: Bool,
    over kind: RelayKind
  ) throws -> Bool {
    let place = try kind.make()
    var world = try CopiedStores(seed: 1, relay: place.device())
    try world.begin(2)
    try world.copy(0)
    for _ in 0..<original { try world.plant(0) }
    for _ in 0..<copied { try world.plant(2) }
    let wasInterrupted = try world.send(2, whileAt: moment, killing: isKilled, 0)
    #expect(try world.wrong(after: 2) == [], "\(kind), \(moment)")
    return wasInterrupted
  }

  @Test(.inWholeRuns) func `copied, concurrent and killed devices lose nothing`()
    throws
  {
    var happened: Set<CopiedStores.Event> = []
    for seed in Self.first..<(Self.first + Self.histories) {
      var world = try CopiedStores(seed: UInt64(seed), relay: InMemoryRelay())
      try world.live(actions: 40)
      #expect(try world.wrong(after: 4) == [], "SYNC_SEED=\(seed) SYNC_COPIES=1")
      happened.formUnion(world.happened)
    }
    // With a single history, the events do not have to occur.
    guard Self.histories > 1 else { return }
    #expect(CopiedStores.Event.allCases.filter { !happened.contains($0) } == [])
  }
}

/// Some stores, several of which may be copies of one.
private struct CopiedStores {
  enum Event: CaseIterable {
    case copied, killed, refused, sentInOneMoment, offline
  }

  private struct Killed: Error {}

  private let relay: any Relay
  private let rings = InMemoryKeyRings()
  private let time = TestClock("2026-11-20T09:00")
  private let passphrase: SealPassphrase
  private var numbers: SeededNumbers
  private var stores: [InMemoryStore] = []
  /// The names of all people planted in any store.
  private var names: Set<String> = []
  private(set) var happened: Set<Event> = []

  init(seed: UInt64, relay: any Relay) throws {
    self.relay = relay
    numbers = SeededNumbers(seed: seed)
    passphrase = try SealPassphrase(Secret("correct horse battery".utf8))
  }

  /// Creates that many devices with a person each, all of which have joined.
  mutating func begin(_ count: Int) throws {
    for place in 0..<count {
      stores.append(InMemoryStore(now: time.clock.now))
      try plant(place)
      let (join, address) = (tools(place).join, SyncAddress(.folder, "/relay"))
      if place == 0 {
        _ = try join.setUp(address, called: "d", passphrase)
      } else {
        _ = try join(join.prepare(address, called: "d", passphrase))
      }
    }
    for _ in 0..<2 { for place in stores.indices { try sync(place) } }
  }

  private mutating func chance(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }

  private func tools(_ place: Int, through other: (any Relay)? = nil) -> SyncTools {
    SyncTools(
      store: stores[place], sealer: SodiumSealer.quick, rings: rings,
      format: DeflatedSegments(), now: time.clock.now
    ) { [relay] _ in other ?? relay }
  }

  mutating func plant(_ place: Int) throws {
    let context = UseCaseContext(stores[place], time.clock, .seeded(numbers.next()))
    let name = "n\(names.count)"
    names.insert(name)
    _ = try PeopleUseCases(context).plant(
      PersonDetails(
        name: PersonName(name), rhythm: CareRhythm(everyDays: 7), plantedOn: time.clock.today))
  }

  mutating func copy(_ place: Int) throws {
    happened.insert(.copied)
    stores.append(InMemoryStore(copying: stores[place]))
  }

  /// Syncs; a store that finds out that it is a copy becomes a new device without asking.
  @discardableResult
  private mutating func sync(_ place: Int, through other: (any Relay)? = nil) throws
    -> [SyncProblem]
  {
    let report = try tools(place, through: other).synchronise()
    if report.renaming != nil { happened.insert(.refused) }
    return report.problems
  }

  /// Syncs `place` and, at the given moment of that sync, `other`, which is killed at `call`. With
  /// `isKilled`, `place` is killed then. Returns whether the moment was reached.
  @discardableResult
  mutating func send(
    _ place: Int, whileAt moment: InterruptedRelay.Moment, killing isKilled: Bool, _ other: Int,
    upTo call: Int = .max
  ) throws -> Bool {
    let (first, second) = (tools(other), tools(other, through: killing(at: call)))
    let interrupted = InterruptedRelay(relay, at: moment) {
      do { _ = try (call == .max ? first : second).synchronise() } catch is Killed {}
      if isKilled { throw Killed() }
    }
    do { _ = try tools(place, through: interrupted).synchronise() } catch is Killed {}
    if interrupted.wasInterrupted { happened.insert(.sentInOneMoment) }
    return interrupted.wasInterrupted
  }

  private func killing(at call: Int) -> InterruptedRelay {
    InterruptedRelay(relay, at: .call(call)) { throw Killed() }
  }

  mutating func live(actions: Int) throws {
    try begin(2)
    for _ in 0..<actions {
      let (place, other) = (chance(stores.count), chance(stores.count))
      switch chance(10) {
      case 0..<4: try plant(place)
      case 4, 5: try sync(place)
      case 6: if stores.count < 5 { try copy(place) }
      case 7:
        guard place != other else { continue }
        let moment = chance(2) == 0 ? InterruptedRelay.Moment.segment : .call(chance(9))
        try send(
          place, whileAt: moment, killing: chance(2) == 0, other,
          upTo: chance(2) == 0 ? .max : chance(9))
      case 8:
        happened.insert(.killed)
        do { try sync(place, through: killing(at: chance(9))) } catch is Killed {}
      default:
        // The store seals its data but cannot send it.
        happened.insert(.offline)
        let away = InterruptedRelay(relay, at: .segment) {
          throw DomainError.unavailable(.service(name: "relay", .noConnection))
        }
        _ = try tools(place, through: away).synchronise()
      }
    }
  }

  /// Syncs all stores and returns what is wrong.
  mutating func wrong(after rounds: Int) throws -> [String] {
    var wrong: [String] = []
    for round in 1...rounds {
      for place in stores.indices {
        let problems = try sync(place)
        if round == rounds, !problems.isEmpty { wrong.append("\(place): \(problems)") }
      }
    }
    for (place, store) in stores.enumerated() {
      let found = Set(try store.read { try $0.people.list(.all, in: 0..<999).map(\.name) })
      let (lost, strange) = (names.subtracting(found), found.subtracting(names))
      if found != names { wrong.append("\(place) lacks \(lost.sorted()), has \(strange.sorted())") }
    }
    return wrong
  }
}

extension SodiumSealer {
  /// Opening is made cheap: it hides nothing here and would dominate a short history.
  static let quick = SodiumSealer(work: DerivationCost(passes: 1, kibibytes: 8))
}
