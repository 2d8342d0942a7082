import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Tests of devices that sync through one relay.
protocol SyncedDevices {
  var relay: InMemoryRelay { get }
}

extension SyncedDevices {
  var address: SyncAddress { SyncAddress(.folder, "/relay") }

  func id(_ device: SyncedDevice) throws -> DeviceID {
    try device.tools.activeExchange().part.device
  }

  func passphrase() throws -> SealPassphrase {
    try SealPassphrase(Secret("correct horse battery".utf8))
  }

  func otherPassphrase() throws -> SealPassphrase {
    try SealPassphrase(Secret("another battery altogether".utf8))
  }

  /// Returns a device with its own store; it may access the relay through another one. `snapshots`
  /// is the rule for writing snapshots.
  func device(
    _ number: Int, through other: (any Relay)? = nil, snapshots: SnapshotRule = .standard
  ) -> SyncedDevice {
    let time = TestClock("2026-11-20T09:00")
    let store = InMemoryStore(now: time.clock.now)
    return SyncedDevice(
      store: store, time: time,
      context: UseCaseContext(store, time.clock, .seeded(UInt64(number))),
      rings: InMemoryKeyRings(),
      relay: other ?? relay, snapshots: snapshots)
  }

  func three() throws -> (SyncedDevice, SyncedDevice, SyncedDevice) {
    let (one, two, three) = (device(1), device(2), device(3))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "phone", passphrase())
    try three.join(address, called: "tablet", passphrase())
    for device in [one, two, three, one, two, three] { _ = try device.sync() }
    return (one, two, three)
  }
}

extension SodiumSealer {
  /// A sealer with little work: key derivation would take half of each test.
  static let quick = SodiumSealer(work: DerivationCost(passes: 1, kibibytes: 8))
}

struct SyncedDevice {
  let store: InMemoryStore
  let time: TestClock
  let context: UseCaseContext
  let rings: InMemoryKeyRings
  let relay: any Relay
  let snapshots: SnapshotRule
  /// The relay at any other address than the usual one.
  var elsewhere: (any Relay)?

  var tools: SyncTools {
    SyncTools(
      store: store, sealer: SodiumSealer.quick, rings: rings, format: DeflatedSegments(),
      now: time.clock.now, snapshots: snapshots
    ) { [relay, elsewhere] address in address.text == "/relay" ? relay : elsewhere ?? relay }
  }

  /// Returns the device with another view of the relay.
  func through(_ relay: any Relay) -> SyncedDevice {
    SyncedDevice(
      store: store, time: time, context: context, rings: rings, relay: relay, snapshots: snapshots)
  }

  var join: JoinSync { tools.join }
  var people: PeopleUseCases { PeopleUseCases(context) }

  func sync() throws -> SyncReport { try tools.synchronise() }

  /// Joins as a new device.
  @discardableResult
  func join(
    _ address: SyncAddress, called name: String, _ passphrase: SealPassphrase
  ) throws -> JoinResult {
    try join(join.prepare(address, called: name, passphrase))
  }

  func plant(_ name: String) throws -> Person {
    try people.plant(
      PersonDetails(
        name: PersonName(name), rhythm: CareRhythm(everyDays: 7), plantedOn: time.clock.today))
  }

  /// Renames the person, at that time of day if given.
  func rename(_ person: Person, to name: String, at clock: String? = nil) throws {
    if let clock { time.set("2026-11-20T\(clock)") }
    var details = person.details
    details.name = try PersonName(name)
    _ = try people.edit(person.id, to: details)
  }

  var names: [String] {
    get throws { try store.read { try $0.people.list(.all, in: 0..<99).map(\.name).sorted() } }
  }
}
