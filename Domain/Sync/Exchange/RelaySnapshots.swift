/// A snapshot with its contents.
struct LoadedSnapshot {
  /// The name of the snapshot's first part.
  let name: PieceName
  let snapshot: SyncSnapshot
}

/// The snapshots at a relay, during one exchange.
struct RelaySnapshots {
  private let tools: SyncTools
  private let keys: RelayKeys
  /// Known snapshots, including deleted ones whose arrival time is still needed.
  private(set) var known: [KnownSnapshot]
  /// The valid snapshots whose parts are all present.
  private(set) var complete: [KnownSnapshot] = []
  /// Problems found while reading new snapshots.
  private(set) var problems: [SyncProblem] = []

  /// Lists the snapshots, and reads the manifests of those that are new.
  init(_ tools: SyncTools, _ keys: RelayKeys, knowing known: [KnownSnapshot]) throws {
    self.tools = tools
    self.keys = keys
    self.known = known
    let names = keys.names
    for index in self.known.indices {
      self.known[index].isDeletedAtRelay = !names.contains(self.known[index].manifestName)
    }
    self.known = SyncRetention.snapshotsToRemember(self.known, now: tools.now())
    let old = Set(self.known.map(\.manifestName))
    let new = names.compactMap { name -> (device: DeviceID, number: Int)? in
      guard case .snapshot(let device, let number, 1) = name, !old.contains(name) else {
        return nil
      }
      return (device, number)
    }
    for (device, number) in new.sorted(by: { $0 < $1 }) {
      do {
        if let found = try inspect(device, number) { self.known.append(found) }
      } catch let stop as ExchangeStop {
        problems += stop.problem.map { [$0] } ?? []
      }
    }
    complete = try self.known.filter { snapshot in
      try !snapshot.isDeletedAtRelay && !snapshot.isDamaged
        && names.isSuperset(of: snapshot.partNames)
        && isValid(snapshot)
    }
  }

  private func inspect(_ device: DeviceID, _ number: Int) throws -> KnownSnapshot? {
    guard let (manifest, key) = try manifest(device, number) else { return nil }
    return KnownSnapshot(
      device, number, key: key, seen: manifest.seen, parts: manifest.hashes.count + 1,
      size: manifest.size, arrivedAt: tools.now())
  }

  /// Whether the snapshot may be used. If it was sealed with an older key, a removed device could
  /// have written it; then its author must be an active device, and its entries valid under that
  /// key.
  private func isValid(_ snapshot: KnownSnapshot) throws -> Bool {
    let (key, device) = (snapshot.keyNumber, snapshot.device)
    if try key == keys.ring.latestKey.number && keys.wasKeySent(key, to: device) { return true }
    guard try snapshot.device == keys.ring.device || keys.isStillMember(snapshot.device) ?? false
    else {
      return false
    }
    return try keys.validEntries(underKey: snapshot.keyNumber).isSuperset(of: snapshot.seen)
  }

  // MARK: Reading

  /// Returns the manifest and the number of the key that seals it; nil if the piece is gone or the
  /// key is unknown.
  private func manifest(
    _ device: DeviceID, _ number: Int
  ) throws -> (manifest: SnapshotManifest, key: Int)? {
    let name = PieceName.snapshot(device, number: number, part: 1)
    guard let (bytes, key) = try opened(name, of: device, hash: nil) else { return nil }
    do { return (try SnapshotManifest(bytes), key) } catch {
      throw exchangeError(error, device, name)
    }
  }

  private func opened(
    _ name: PieceName, of device: DeviceID, hash: [UInt8]?
  ) throws -> (bytes: [UInt8], key: Int)? {
    var sealed: [UInt8]?
    do {
      sealed = try keys.relay.get(name)
      guard let sealed else { return nil }
      if let hash, tools.sealer.hash(sealed) != hash {
        throw DomainError.damaged(.sealed(.notAuthentic))
      }
      let (bytes, label) = try tools.opened(
        sealed, as: name, with: keys.ring, from: keys.publicKeys(of: device))
      return (bytes, label.keyNumber)
    } catch DomainError.damaged(.sealed(.unknownKey)) {
      return nil
    } catch {
      if let sealed, try keys.mayAwaitKey(of: sealed, name, from: device) { return nil }
      throw exchangeError(error, device, name)
    }
  }

  private func exchangeError(_ error: any Error, _ device: DeviceID, _ piece: PieceName)
    -> any Error
  {
    switch error {
    case DomainError.damaged(.sealed(.newerFormat)):
      ExchangeStop(.newerProgram(device: name(of: device)))
    case DomainError.damaged(.sealed): ExchangeStop(.forged(device: name(of: device), piece: piece))
    default: error
    }
  }

  private func name(of device: DeviceID) -> String {
    let known = try? tools.store.read { repositories in
      let part = try repositories.sync.participation()
      if part?.device == device { return part?.name }
      return try repositories.sync.exchange()?.devices[device]?.name
    }
    return known.flatMap { $0 } ?? device.text
  }

  /// Reads all parts of the snapshot; throws an ``ExchangeStop`` if one is missing or not
  /// authentic.
  func read(_ snapshot: KnownSnapshot) throws -> SyncSnapshot {
    let missing = ExchangeStop(.gap(device: name(of: snapshot.device)))
    guard let (manifest, _) = try manifest(snapshot.device, snapshot.number) else { throw missing }
    var bytes: [UInt8] = []
    for (name, hash) in zip(snapshot.partNames.dropFirst(), manifest.hashes) {
      guard let part = try opened(name, of: snapshot.device, hash: hash) else { throw missing }
      bytes += part.bytes
    }
    do {
      var reader = KeyPieceReader(bytes)
      var state = SyncState()
      while !reader.isAtEnd { state.formUnion(try tools.format.page(of: reader.readBytes())) }
      return SyncSnapshot(seen: manifest.seen, state: state)
    } catch {
      throw exchangeError(error, snapshot.device, snapshot.manifestName)
    }
  }

  // MARK: Writing

  /// Maximum number of items that are packed together.
  private static let pageSize = 500

  /// Writes a snapshot of the store. The manifest is written last, so that an interrupted attempt
  /// does not count as a snapshot. The number is the next one that no piece at the relay uses,
  /// since pieces never change.
  func writeSnapshot() throws {
    let ring = keys.ring
    let taken = Set(
      keys.names.compactMap { name -> Int? in
        if case .snapshot(ring.device, let number, _) = name { number } else { nil }
      })
    var number = known.filter { $0.device == ring.device }.map(\.number).max() ?? 0
    repeat { number += 1 } while taken.contains(number)
    let snapshot = try tools.store.read { repositories -> SyncSnapshot? in
      guard let replica = try StoredReplica(repositories),
        let exchange = try repositories.sync.exchange()
      else { throw DomainError.refused(.sync(.isOff)) }
      // Entries that are not packed yet may have to be sent under another device id, so the
      // snapshot must not contain them.
      let isPacked = replica.participation.applied[ring.device] == exchange.lastPackedNumber
      return try isPacked ? replica.snapshot() : nil
    }
    guard let snapshot else { return }
    var packed = KeyPieceWriter()
    for page in snapshot.state.pages(of: Self.pageSize) { try pack(page, into: &packed) }
    let size = RelayLimits.maxPieceSize - PieceLabel.overhead
    let starts = Array(stride(from: 0, to: packed.bytes.count, by: size))
    var hashes: [[UInt8]] = []
    for (place, start) in starts.enumerated() {
      let name = PieceName.snapshot(ring.device, number: number, part: place + 2)
      let part = packed.bytes[start..<min(start + size, packed.bytes.count)]
      let sealed = try keys.sealed(Array(part), as: name)
      hashes.append(tools.sealer.hash(sealed))
      try keys.relay.putNew(name, sealed)
    }
    let manifest = SnapshotManifest(
      seen: snapshot.seen, size: packed.bytes.count + starts.count * PieceLabel.overhead,
      hashes: hashes)
    let name = PieceName.snapshot(ring.device, number: number, part: 1)
    try keys.relay.putNew(name, try keys.sealed(manifest.bytes, as: name))
  }

  /// Encodes the page. If it is too large, encodes its halves separately.
  private func pack(_ page: SyncState, into packed: inout KeyPieceWriter) throws {
    do {
      packed.put(try tools.format.bytes(of: page))
    } catch DomainError.refused(.sync(.isTooLarge)) where page.itemStates.count > 1 {
      for half in page.pages(of: (page.itemStates.count + 1) / 2) { try pack(half, into: &packed) }
    }
  }
}
