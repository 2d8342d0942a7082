/// Result of comparing this store with devices that have applied the same entries.
package struct SyncCheck: Sendable {
  package enum Comparison: Hashable, Sendable {
    case equal
    /// The device has different data for items of these kinds.
    case differs([JournalKind])
    /// The device has published no digest for exactly the entries that this one has applied.
    case notComparable
  }

  package let devices: [(name: String, answer: Comparison)]
  /// Names of the devices whose snapshots could not be read. New snapshots replace them where
  /// necessary.
  package let damagedSnapshotAuthors: [String]
  /// Key pieces that were damaged at the relay, including those repaired now.
  package let damagedKeyPieces: [DamagedKeyPiece]
}

/// Publishes a digest of this store and compares it with those of the other devices.
package struct CheckSync: Sendable {
  let tools: SyncTools

  /// Exchanges with the relay, then compares. Throws any problem that prevents the exchange.
  package func callAsFunction() throws -> (check: SyncCheck, report: SyncReport) {
    let report = try tools.synchronise(having: nil, readingKeys: true)
    for case .relay(let error) in report.problems { throw error }
    if report.problems.contains(.isOlderCopy) { throw DomainError.refused(.sync(.isOlderCopy)) }
    let (part, exchange) = try tools.activeExchange()
    let relay = try tools.makeRelay(exchange.relay)
    defer { relay.notifyWaiting() }
    let names = try relay.list(after: nil).names
    let keys = RelayKeys(tools, try tools.keyRing(of: part.device), relay, names)
    let own = try tools.store.read { SyncDigest(seen: part.applied, try $0.checksumsByKind()) }
    try publish(own, keys)
    var devices: [(String, SyncCheck.Comparison)] = []
    for (id, device) in exchange.devices.sorted(by: { $0.key < $1.key }) where !device.isRemoved {
      let answers = try names.filter { $0.isDigest(of: id) }.compactMap { name in
        try relay.validPiece(name).flatMap { try? keys.opened($0, as: name, by: device.publicKeys) }
      }
      let told = try answers.map { try SyncDigest($0) }.first { $0.seen == own.seen }
      devices.append((device.name, told.map(own.comparison) ?? .notComparable))
    }
    let damaged = try readSnapshots(keys)
    // A removed device lacks newer keys; pieces sealed with them are not damaged.
    let unread = try report.problems.contains(.isRemoved) ? [] : keys.damagedPieces()
    return (
      SyncCheck(
        devices: devices, damagedSnapshotAuthors: damaged,
        damagedKeyPieces: report.repaired + unread), report
    )
  }

  /// Reads all snapshots at the relay. If a damaged one contains entries that are nowhere else,
  /// writes a replacement. Returns the names of the devices that wrote damaged ones.
  private func readSnapshots(_ keys: RelayKeys) throws -> [String] {
    let synchronise = tools.synchronise
    let snapshots = try synchronise.listSnapshots(keys)
    var damaged: [String] = []
    for snapshot in snapshots.complete {
      do { _ = try snapshots.read(snapshot) } catch let stop as ExchangeStop {
        guard case .forged(let device, _)? = stop.problem else { continue }
        try synchronise.recordDamage(of: snapshot)
        damaged.append(device)
      }
    }
    if !damaged.isEmpty { _ = try synchronise() }
    return damaged
  }

  /// Publishes the digest, replacing this device's former one.
  private func publish(_ digest: SyncDigest, _ keys: RelayKeys) throws {
    let bytes = digest.bytes
    let hash = FNV1a().combining(bytes).value
    let name = PieceName.key(
      "\(PieceName.digestPrefix(of: keys.ring.device))\(String(hash, radix: 16))")
    for old in keys.names where old.isDigest(of: keys.ring.device) && old != name {
      try keys.relay.delete(old)
    }
    if !keys.names.contains(name) {
      try keys.relay.putNew(name, try keys.sealed(bytes, as: name))
    }
  }
}

extension PieceName {
  fileprivate static func digestPrefix(of device: DeviceID) -> String { "check-\(device.text)-" }

  fileprivate func isDigest(of device: DeviceID) -> Bool {
    guard case .key(let text) = self else { return false }
    return text.utf8.starts(with: Self.digestPrefix(of: device).utf8)
  }
}

/// Checksums of a store's items by kind, together with the entries it had applied.
private struct SyncDigest {
  let seen: SeenEntries
  let checksums: [Int64: Int64]

  init(seen: SeenEntries, _ kinds: [Int64: Int64]) {
    self.seen = seen
    self.checksums = kinds
  }

  init(_ bytes: [UInt8]) throws {
    var reader = KeyPieceReader(bytes)
    seen = try reader.readSeenEntries()
    var kinds: [Int64: Int64] = [:]
    while !reader.isAtEnd { kinds[try reader.readNumber()] = try reader.readNumber() }
    self.checksums = kinds
  }

  var bytes: [UInt8] {
    var packed = KeyPieceWriter()
    packed.put(seen)
    for (kind, sum) in checksums.sorted(by: { $0.key < $1.key }) {
      packed.put(kind)
      packed.put(sum)
    }
    return packed.bytes
  }

  func comparison(with other: SyncDigest) -> SyncCheck.Comparison {
    let differing = JournalKind.allCases.filter {
      checksums[Int64($0.rawValue)] != other.checksums[Int64($0.rawValue)]
    }
    return differing.isEmpty ? .equal : .differs(differing)
  }
}

extension Repositories {
  /// Returns a checksum over all synced items of each kind. The order of the items does not matter.
  fileprivate func checksumsByKind() throws -> [Int64: Int64] {
    var sums: [Int64: Int64] = [:]
    for place in try journal.allItems() where place.kind != .setting || place.isSynced {
      guard let state = try journal.values(at: place) else { continue }
      var text = "\(place.id)/\(place.part)"
      // On each device, a starter saying returns on its own day.
      let unsynced = place.kind.unsyncedFields.union(place.isStarter ? ["addedAt"] : [])
      for (name, value) in state.sorted(by: { $0.key < $1.key })
      where value != .nothing && !unsynced.contains(name) {
        text += "\n\(name)=\(value.asText)"
      }
      let hash = Int64(bitPattern: FNV1a().combining(text.utf8).value)
      sums[Int64(place.kind.rawValue), default: 0] &+= hash
    }
    return sums
  }
}
