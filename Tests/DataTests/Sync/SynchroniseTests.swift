import HearthTestSupport
import Synchronization
import Testing

@testable import HearthData
@testable import HearthDomain

/// Devices that exchange sealed pieces through a relay.
@Suite struct SynchroniseTests {
  private let relay = InMemoryRelay()

  private func device(_ number: Int, through other: (any Relay)? = nil) -> Device {
    let (time, relay) = (TestClock("2026-11-20T09:00"), other ?? relay)
    let store = InMemoryStore(now: time.clock.now)
    return Device(
      store: store, time: time,
      context: UseCaseContext(store, time.clock, .seeded(UInt64(number))),
      tools: SyncTools(
        store: store, sealer: SodiumSealer(work: .least), rings: InMemoryKeyRings(),
        format: DeflatedSegments(), now: time.clock.now, relay: { _ in relay }))
  }

  private struct Device {
    let store: InMemoryStore
    let time: TestClock
    let context: UseCaseContext
    let tools: SyncTools

    var join: JoinSync { JoinSync(tools) }
    var people: PeopleUseCases { PeopleUseCases(context) }

    func sync() throws -> SyncReport { try Synchronise(tools)() }

    func plant(_ name: String) throws -> Person {
      try people.plant(
        PersonDetails(
          name: PersonName(name), rhythm: CareRhythm(everyDays: 7), plantedOn: time.clock.today))
    }

    var names: [String] {
      get throws { try store.read { try $0.people.list(.all, in: 0..<99).map(\.name).sorted() } }
    }
  }

  private let address = SyncAddress(.folder, "/relay")

  private func passphrase() throws -> SealPassphrase {
    try SealPassphrase(Secret("correct horse battery".utf8))
  }

  @Test func `two devices come to the same`() throws {
    let (one, other) = (device(1), device(2))
    let mum = try one.plant("Mum")
    _ = try other.plant("Dad")
    let (words, _) = try one.join.setUp(address, called: "laptop", passphrase())
    #expect(words.count == 24)
    _ = try other.join.join(address, called: "phone", passphrase())
    #expect(try other.names == ["Dad", "Mum"])
    #expect(try one.sync().received == 1)
    #expect(try one.names == ["Dad", "Mum"])
    _ = try other.people.water(mum.id, by: .call)
    try other.people.remove(mum.id)
    #expect(try other.sync().sent == 2)
    #expect(try one.sync().problems == [])
    #expect(try one.names == ["Dad"])
    // What arrived has the name of its device, and is taken back by that.
    let newest = try JournalUseCases(one.context, collection: nil).queries.list(limit: 1)
    #expect(newest.first?.name.device == "phone")
    #expect(newest.first?.words.verb == .remove)
    try JournalUseCases(one.context, collection: nil).undo(try #require(newest.first?.name))
    _ = try one.sync()
    _ = try other.sync()
    #expect(try other.names == ["Dad", "Mum"])
    #expect(try SyncQueries(one.tools).status().waiting == 0)
  }

  @Test func `a change that neither had seen of the other is listed`() throws {
    let (one, other) = (device(1), device(2))
    let mum = try one.plant("Mum")
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try other.join.join(address, called: "phone", passphrase())
    var details = mum.details
    details.name = try PersonName("Mama")
    _ = try one.people.edit(mum.id, to: details)
    other.time.set("2026-11-20T10:00")
    details.name = try PersonName("Mummy")
    _ = try other.people.edit(mum.id, to: details)
    for device in [one, other, one] { _ = try device.sync() }
    #expect(try one.names == ["Mummy"])
    #expect(try other.names == ["Mummy"])
    for device in [one, other] {
      let conflicts = try SyncQueries(device.tools).conflicts()
      #expect(conflicts.count == 1)
      guard case .otherValue(_, let names, let kept, let lost, _)? = conflicts.first?.notice else {
        Issue.record("nothing listed")
        return
      }
      #expect((names, kept, lost) == (["name"], [.text("Mummy")], [.text("Mama")]))
    }
  }

  @Test func `what is missing is waited for, and what is not whole is not taken`() throws {
    let other = SpoiledRelay(relay)
    let (one, two) = (device(1), device(2, through: other))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try two.join.join(address, called: "phone", passphrase())
    for name in ["A", "B"] {
      _ = try one.plant(name)
      _ = try one.sync()
    }
    let segments = try relay.list(after: nil).names.filter {
      if case .segment = $0 { true } else { false }
    }
    let first = try #require(segments.first)
    other.hide(first)
    #expect(try two.sync().problems == [.gap(device: "laptop")])
    #expect(try two.names == [])
    other.spoil(first)
    #expect(try two.sync().problems == [.forged(device: "laptop")])
    #expect(try two.names == [])
    other.heal()
    #expect(try two.sync().problems == [])
    #expect(try two.names == ["A", "B"])
    #expect(try two.sync() == SyncReport())
  }

  @Test func `a relay that fails ends nothing but the exchange`() throws {
    let other = SpoiledRelay(relay)
    let one = device(1, through: other)
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try one.plant("A")
    other.isDown = true
    #expect(try one.sync().problems.map(\.code) == ["relay"])
    #expect(try SyncQueries(one.tools).status().problem == "relay")
    other.isDown = false
    #expect(try one.sync().sent == 1)
    #expect(try one.sync().sent == 0)
    let two = device(2)
    _ = try two.join.join(address, called: "phone", passphrase())
    #expect(try two.names == ["A"])
  }

  @Test func `an older copy sends nothing`() throws {
    let one = device(1)
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try one.plant("A")
    let before = try one.store.read { try $0.sync.exchange() }
    _ = try one.sync()
    try one.store.write { try $0.sync.keep(try #require(before)) }
    #expect(try one.sync().problems == [.isOlderCopy])
  }

  @Test func `only whoever knows the passphrase joins, and only once`() throws {
    let (one, two) = (device(1), device(2))
    #expect(throws: DomainError.refused(.sync(.hasNoProfile))) {
      try one.join.join(address, called: "a", passphrase())
    }
    #expect(throws: DomainError.refused(.sync(.isOff))) { try one.sync() }
    _ = try one.join.setUp(address, called: "a", passphrase())
    #expect(throws: DomainError.refused(.sync(.isOn))) {
      try one.join.setUp(address, called: "a", passphrase())
    }
    #expect(throws: DomainError.refused(.sync(.isTaken))) {
      try two.join.setUp(address, called: "b", passphrase())
    }
    let wrong = try SealPassphrase(Secret("something else entirely".utf8))
    #expect(throws: DomainError.damaged(.sealed(.wrongPassphrase))) {
      try two.join.join(address, called: "b", wrong)
    }
    try SyncQueries(one.tools).pause(true)
    #expect(throws: DomainError.refused(.sync(.isPaused))) { try one.sync() }
    try SyncQueries(one.tools).pause(false)
    try one.join.leave()
    #expect(throws: DomainError.refused(.sync(.isOff))) { try one.sync() }
    // What it had is joined like anything else.
    _ = try one.join.join(address, called: "a", passphrase())
  }
}

/// Keys as long as a test runs.
private final class InMemoryKeyRings: KeyRings {
  private struct Kept: @unchecked Sendable {
    var rings: [DeviceID: KeyRing] = [:]
  }

  private let kept = Mutex(Kept())

  func ring(of device: DeviceID) throws -> KeyRing? {
    kept.withLock { Kept(rings: $0.rings) }.rings[device]
  }

  func keep(_ ring: KeyRing) throws {
    let box = Kept(rings: [ring.device: ring])
    kept.withLock { $0.rings.merge(box.rings) { $1 } }
  }

  func forget(_ device: DeviceID) throws { kept.withLock { $0.rings[device] = nil } }
}

/// A relay between which and its reader something goes wrong.
private final class SpoiledRelay: Relay {
  private struct Trouble {
    var hidden: PieceName?
    var spoiled: PieceName?
    var isDown = false
  }

  private let whole: any Relay
  private let trouble = Mutex(Trouble())

  init(_ whole: any Relay) {
    self.whole = whole
  }

  func hide(_ name: PieceName) { trouble.withLock { $0 = Trouble(hidden: name) } }
  func spoil(_ name: PieceName) { trouble.withLock { $0 = Trouble(spoiled: name) } }
  func heal() { trouble.withLock { $0 = Trouble() } }
  var isDown: Bool {
    get { trouble.withLock { $0.isDown } }
    set { trouble.withLock { $0.isDown = newValue } }
  }

  private func check() throws {
    if isDown { throw DomainError.unavailable(.file(path: "/relay", .missing)) }
  }

  func list(after mark: RelayMark?) throws -> RelayListing {
    try check()
    let listing = try whole.list(after: mark)
    let hidden = trouble.withLock { $0.hidden }
    return RelayListing(names: listing.names.filter { $0 != hidden }, mark: listing.mark)
  }

  func get(_ name: PieceName) throws -> [UInt8]? {
    try check()
    let (hidden, spoiled) = trouble.withLock { ($0.hidden, $0.spoiled) }
    guard name != hidden, var bytes = try whole.get(name) else { return nil }
    if name == spoiled { bytes[bytes.count - 1] ^= 1 }
    return bytes
  }

  func putNew(_ name: PieceName, _ bytes: [UInt8]) throws {
    try check()
    try whole.putNew(name, bytes)
  }

  func delete(_ name: PieceName) throws {
    try check()
    try whole.delete(name)
  }

  func wait(
    after mark: RelayMark?, atMost duration: Duration, until cancellation: Cancellation
  ) throws -> Bool { try whole.wait(after: mark, atMost: duration, until: cancellation) }
}
