import HearthTestSupport
import Synchronization
import Testing

@testable import HearthData
@testable import HearthDomain

/// Key changes during which something fails.
@Suite(.withLibsodium) struct ChangeSyncKeyTests {
  private let relay = UnsureRelay()
  private let rings = FullKeyRings()
  private let time = TestClock("2026-11-20T09:00")

  private func passphrase() throws -> SealPassphrase {
    try SealPassphrase(Secret("correct horse battery".utf8))
  }

  private func next() throws -> SealPassphrase {
    try SealPassphrase(Secret("another battery altogether".utf8))
  }

  private func tools() throws -> SyncTools {
    let tools = SyncTools(
      store: InMemoryStore(now: time.clock.now), sealer: SodiumSealer.quick, rings: rings,
      format: DeflatedSegments(), now: time.clock.now, relay: { [relay] _ in relay })
    _ = try tools.join.setUp(SyncAddress(.folder, "/r"), called: "laptop", passphrase())
    return tools
  }

  private func hasNewKey() throws -> Bool {
    try relay.list(after: nil).names.contains { KeyChange.keyNumber(of: $0) == 2 }
  }

  @Test func `a key that cannot be stored here is not given to the others`() throws {
    let tools = try tools()
    rings.room = 0
    #expect(throws: FullKeyRings.error) { try tools.changeKey(next()) }
    #expect(try !hasNewKey())
  }

  @Test func `the previous passphrase is refused as a new one`() throws {
    let tools = try tools()
    let error = DomainError.refused(.sync(.isPreviousPassphrase))
    #expect(throws: error) { try tools.changeKey(passphrase()) }
    #expect(try !hasNewKey())
    _ = try tools.changeKey(next())
    #expect(throws: error) { try tools.changeKey(next()) }
    // A passphrase may be used again once it was changed.
    #expect(try tools.changeKey(passphrase()).problem == nil)
  }

  @Test func `a key that others have is returned with its words, whatever fails here`() throws {
    let tools = try tools()
    rings.room = 1
    let changed = try tools.changeKey(next())
    #expect(changed.words.count == 24 && changed.problem == FullKeyRings.error)
    #expect(try hasNewKey())
    #expect(try !relay.list(after: nil).names.contains(KeyPieceNames.passphrase))
    rings.room = .max
    #expect(try tools.synchronise().problems == [])
    let latest = try tools.keyRing(of: tools.activeExchange().part.device).latestKey
    #expect(latest.number == 2 && tools.sealer.recoveryWords(of: latest) == changed.words)
  }

  @Test func `an unconfirmed key is looked for at the relay`() throws {
    let tools = try tools()
    relay.isUnsure = true
    let changed = try tools.changeKey(next())
    #expect(changed.words.count == 24 && changed.problem == UnsureRelay.error)
    relay.isUnsure = false
    #expect(try tools.synchronise().problems == [])
  }
}

/// Key rings with room for a limited number of keys.
private final class FullKeyRings: KeyRingRepository {
  static let error = DomainError.unavailable(.file(path: "/keys", .readOnly))

  private struct Kept: @unchecked Sendable {
    var ring: KeyRing?
    var room = Int.max
  }

  private let kept = Mutex(Kept())

  var room: Int {
    get { kept.withLock { $0.room } }
    set { kept.withLock { $0.room = newValue } }
  }

  func ring(of device: DeviceID) throws -> KeyRing? { kept.withLock { Kept(ring: $0.ring) }.ring }

  func save(_ ring: KeyRing) throws {
    let new = Kept(ring: ring)
    try kept.withLock { kept in
      guard kept.room > 0 else { throw Self.error }
      kept.room -= 1
      kept.ring = new.ring
    }
  }

  func remove(_ device: DeviceID) throws { kept.withLock { $0.ring = nil } }
}

/// A relay that stores a key but does not confirm it.
private final class UnsureRelay: Relay {
  static let error = DomainError.uncertain(.file(path: "/r"))

  private let whole = InMemoryRelay()
  private let unsure = Mutex(false)

  var isUnsure: Bool {
    get { unsure.withLock { $0 } }
    set { unsure.withLock { $0 = newValue } }
  }

  func list(after mark: RelayCursor?) throws -> RelayListing { try whole.list(after: mark) }
  func get(_ name: PieceName) throws -> [UInt8]? { try whole.get(name) }

  func putNew(_ name: PieceName, _ bytes: [UInt8]) throws {
    try whole.putNew(name, bytes)
    if isUnsure, KeyChange.keyNumber(of: name) == 2 { throw Self.error }
  }

  func delete(_ name: PieceName) throws { try whole.delete(name) }

  func wait(
    after mark: RelayCursor?, atMost duration: Duration, until cancellation: Cancellation
  ) throws -> Bool {
    try whole.wait(after: mark, atMost: duration, until: cancellation)
  }
}
