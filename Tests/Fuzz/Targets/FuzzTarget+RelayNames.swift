import HearthData
import HearthDomain
import Synchronization

extension FuzzTarget {
  /// Names of objects on a relay, one per line, as anybody with write access could choose them.
  /// Names that no device wrote must not block exchanging, and must not change a device's name.
  /// `OWN` and `OTHER` stand for devices.
  static let relayNames = FuzzTarget(
    "relaynames",
    texts: [
      "OWN/1-9\nOTHER/2-3\ndeadbeefdeadbeef/1-9223372036854775807",
      "OWN/9223372036854775807.2\nOWN/1.1\nOTHER/3.2\nOTHER/281474976710656.1",
      "keys/key-2\nkeys/key-3-OWN\nkeys/answer-2-OTHER\nkeys/left-OTHER\nkeys/check-OTHER-1",
      "keys/profile\nkeys/passphrase-1\nkeys/device-deadbeefdeadbeef\nkeys/invite-abcd-open",
      "OWN/1-1.2\nOWN/281474976710655-281474976710656\nOTHER/1-1.9223372036854775807",
    ],
    words: ["OWN", "OTHER", "/", "-", ".", "keys/", "key-", "answer-", "281474976710656"]
  ) {
    let devices = try SharedProfile()
    return { input in
      try devices.exchange(
        beside: input.split(separator: UInt8(ascii: "\n")).map {
          String(decoding: $0, as: UTF8.self)
        })
    }
  }
}

/// Two devices that share a profile.
private struct SharedProfile {
  private let relay = FuzzRelay()
  private let tools: [SyncTools]
  private let ids: [DeviceID]

  init() throws {
    let address = SyncAddress(.folder, "/relay")
    let passphrase = try SealPassphrase(Secret("correct horse battery".utf8))
    let relay = relay
    tools = (0..<2).map { _ in
      SyncTools(
        store: InMemoryStore(), sealer: SodiumSealer(), rings: FuzzKeyRings(),
        format: DeflatedSegments(), now: .system
      ) { _ in relay }
    }
    _ = try tools[0].join.setUp(address, called: "own", passphrase)
    _ = try tools[1].join(tools[1].join.prepare(address, called: "other", passphrase))
    for tools in tools + tools { _ = try tools.synchronise() }
    ids = try tools.map { try $0.queries.status().device }
  }

  func exchange(beside texts: [String]) throws {
    let names = texts.compactMap { text in
      PieceName(
        text.replacing("OWN", with: ids[0].text).replacing("OTHER", with: ids[1].text))
    }
    for name in names {
      try RuleViolation.unless(PieceName(name.text) == name, "\(name.text) is read otherwise")
    }
    let whole = relay.pieces
    defer { relay.pieces = whole }
    for name in names where whole[name] == nil {
      relay.pieces[name] = [UInt8](repeating: 7, count: 200)
    }
    for (tools, id) in zip(tools, ids) {
      let report = try tools.synchronise()
      try RuleViolation.unless(
        report.renaming == nil && tools.queries.status().device == id, "another device")
      try RuleViolation.unless(report.problems.allSatisfy(\.affectsOneDevice), "\(report.problems)")
    }
  }
}

private final class FuzzRelay: Relay {
  private let kept = Mutex<[PieceName: [UInt8]]>([:])

  var pieces: [PieceName: [UInt8]] {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }

  func list(after mark: RelayCursor?) throws -> RelayListing {
    let pieces = pieces
    return RelayListing(
      names: pieces.keys.sorted { $0.text < $1.text }, sizes: pieces.mapValues(\.count),
      cursor: RelayCursor("\(pieces.count)"))
  }

  func get(_ name: PieceName) throws -> [UInt8]? { pieces[name] }

  func putNew(_ name: PieceName, _ bytes: [UInt8]) throws {
    if let present = pieces[name] {
      guard present == bytes else { throw DomainError.refused(.sync(.pieceDiffers(name))) }
      return
    }
    pieces[name] = bytes
  }

  func delete(_ name: PieceName) throws { pieces[name] = nil }

  func wait(
    after mark: RelayCursor?, atMost duration: Duration, until cancellation: Cancellation
  ) throws -> Bool { false }
}

private final class FuzzKeyRings: KeyRingRepository {
  private struct Kept: @unchecked Sendable {
    var rings: [DeviceID: KeyRing] = [:]
  }

  private let kept = Mutex(Kept())

  func ring(of device: DeviceID) throws -> KeyRing? {
    kept.withLock { Kept(rings: $0.rings) }.rings[device]
  }

  func save(_ ring: KeyRing) throws {
    let box = Kept(rings: [ring.device: ring])
    kept.withLock { $0.rings.merge(box.rings) { $1 } }
  }

  func remove(_ device: DeviceID) throws { kept.withLock { $0.rings[device] = nil } }
}
