/// Result of joining a profile.
package struct JoinResult: Hashable, Sendable {
  /// Number of items that this store sent to the others.
  package let sentItemCount: Int
  package let report: SyncReport
}

/// Result of leaving a profile.
package struct LeaveResult: Hashable, Sendable {
  /// Whether the departure was announced at the relay, so that other devices see it.
  package internal(set) var isAnnounced: Bool
  /// Number of entries that were never sent; they stay on this device.
  package internal(set) var unsentCount: Int
}

/// Everything needed to join a profile, and what joining would change. Nothing is stored yet.
package struct PreparedJoin {
  let address: SyncAddress
  let relay: any Relay
  let ring: KeyRing
  /// Name that this device will have. If another device has the wanted name, a number is appended.
  package let name: String
  let profileState: SyncState
  let loadedSnapshot: LoadedSnapshot?
  package let comparison: JoinComparison
}

/// Starts taking part in sync: as the first device of a profile, or by joining one.
package struct JoinSync: Sendable {
  let tools: SyncTools

  /// Sets up a profile with this store as its first device. Returns the recovery words of its key.
  ///
  /// Throws ``SyncRefusal/isOn`` if the store already takes part, and
  /// ``SyncRefusal/relayHasProfile`` if the relay has a profile.
  package func setUp(
    _ address: SyncAddress, called name: String, _ passphrase: SealPassphrase
  ) throws -> (words: [RecoveryWord], joined: JoinResult) {
    try checkIsFree(address)
    let relay = try tools.makeRelay(address)
    var chance = SystemRandomNumberGenerator()
    let profile = SyncProfileID(rawValue: Int64.random(in: 1...Int64.max, using: &chance))
    let key = try tools.sealer.makeKey(number: 1)
    let ring = try makeRing(profile, [key], try makeDevice())
    // An interrupted setup may have left a passphrase piece.
    try relay.delete(KeyPieceNames.passphrase)
    let pieces = [
      OutboxPiece(
        KeyPieceNames.passphrase, try tools.sealer.wrap(key, of: profile, with: passphrase)),
      OutboxPiece(KeyPieceNames.profile, profile.bytes),
    ]
    for piece in pieces { try relay.putNew(piece.name, piece.bytes) }
    let joined = try join(address, ring, called: name, relay, SyncState(), keeping: pieces)
    return (tools.sealer.recoveryWords(of: key), joined)
  }

  /// Checks whether a profile can be set up at the relay; throws like ``setUp(_:called:_:)``.
  /// Called before the user is asked for a passphrase.
  package func checkIsFree(_ address: SyncAddress) throws {
    try requireSyncOff()
    guard try tools.makeRelay(address).get(KeyPieceNames.profile) == nil else {
      throw DomainError.refused(.sync(.relayHasProfile))
    }
  }

  /// Checks that the relay has a profile to join; throws ``SyncRefusal/isOn`` and
  /// ``SyncRefusal/hasNoProfile``.
  package func checkIsSetUp(_ address: SyncAddress) throws {
    try requireSyncOff()
    _ = try profileID(at: tools.makeRelay(address))
  }

  /// Prepares joining with the passphrase or the twenty-four recovery words. Changes nothing.
  package func prepare(
    _ address: SyncAddress, called name: String, _ passphrase: SealPassphrase
  ) throws -> PreparedJoin {
    try requireSyncOff()
    let relay = try tools.makeRelay(address)
    let profile = try profileID(at: relay)
    let names = try relay.list(after: nil).names
    let keys = try tools.keys(openedBy: passphrase, of: profile, from: relay, names)
    let ring = try makeRing(profile, keys, try makeDevice())
    return try prepare(address, ring, called: name, relay)
  }

  /// Prepares joining with keys that are already known. Throws ``SyncRefusal/wrongRecoveryWords``
  /// if these keys open no device's introduction.
  func prepare(
    _ address: SyncAddress, _ ring: KeyRing, called name: String, _ relay: any Relay
  ) throws -> PreparedJoin {
    let names = try relay.list(after: nil).names
    let keys = RelayKeys(tools, ring, relay, names)
    let others = KeyPieceNames.devices(in: names)
    guard try others.isEmpty || others.contains(where: { try keys.introduction(of: $0) != nil })
    else {
      throw DomainError.refused(.sync(.wrongRecoveryWords))
    }
    let (known, read, renamed) = try tools.synchronise.readEverything(keys)
    let free = try DeviceName.unique(name, beside: keys.deviceNames() + renamed)
    return PreparedJoin(
      address: address, relay: relay, ring: ring, name: free, profileState: known,
      loadedSnapshot: read,
      comparison: try tools.store.read { try JoinComparison(of: $0, with: known) })
  }

  package func callAsFunction(_ prepared: PreparedJoin) throws -> JoinResult {
    try requireSyncOff()
    return try join(
      prepared.address, prepared.ring, called: prepared.name, prepared.relay, prepared.profileState,
      prepared.loadedSnapshot)
  }

  /// Stops taking part; the store keeps its data and loses its keys. Pending entries are sent
  /// first, unless the exchange is paused.
  ///
  /// This device's pieces stay at the relay for the others. With `erasing`, everything at the relay
  /// is deleted; this throws ``SyncRefusal/otherDevicesRemain(_:)`` if other devices would lose
  /// data.
  @discardableResult
  package func leave(erasing: Bool = false) throws -> LeaveResult {
    var (part, exchange) = try tools.activeExchange()
    var left = LeaveResult(isAnnounced: erasing, unsentCount: 0)
    if erasing {
      let relay = try tools.makeRelay(exchange.relay)
      let names = try relay.list(after: nil).names
      let ring = try tools.keyRing(of: part.device)
      let others = try otherDeviceCount(RelayKeys(tools, ring, relay, names), exchange)
      guard others == 0 else { throw DomainError.refused(.sync(.otherDevicesRemain(others))) }
      // First delete the pieces with which others could join, or this device could restore the
      // rest.
      for name in [KeyPieceNames.profile, KeyPieceNames.device(part.device)] + names {
        try relay.delete(name)
      }
    } else {
      // Leaving must be possible even if the relay cannot be reached.
      do { _ = try tools.synchronise() } catch is DomainError {}
      // If the store is a copy, it may have got a new device id during the exchange.
      (part, exchange) = try tools.activeExchange()
      do { left.isAnnounced = try announceLeaving(part, exchange) } catch is DomainError {}
      left.unsentCount = try tools.queries.status().pendingCount
    }
    try deleteSyncState(part)
    return left
  }

  /// Returns the number of other active devices. Former ids of this device do not count.
  private func otherDeviceCount(_ keys: RelayKeys, _ exchange: SyncExchange) throws -> Int {
    let snapshots = try tools.synchronise.listSnapshots(keys).complete
    return try keys.activeDevices().keys.count { device in
      if device == keys.ring.device { return false }
      guard let reach = exchange.formerIDs[device] else { return true }
      return try keys.lastEntryNumber(of: device, after: reach, in: snapshots) > reach
    }
  }

  private func announceLeaving(_ part: SyncParticipation, _ exchange: SyncExchange) throws -> Bool {
    let relay = try tools.makeRelay(exchange.relay)
    let names = try relay.list(after: nil).names
    guard KeyPieceNames.containProfile(names, of: part.device) else { return false }
    let name = KeyPieceNames.departure(part.device)
    let keys = RelayKeys(tools, try tools.keyRing(of: part.device), relay, names)
    // An interrupted attempt, or a copy of this device, may have left the piece.
    if names.contains(name) { try relay.delete(name) }
    var last = KeyPieceWriter()
    last.put(Int64(try tools.activeExchange().exchange.lastPackedNumber))
    try relay.putNew(name, try keys.sealed(last.bytes, as: name))
    return true
  }

  /// Deletes the store's sync state and its keys.
  func deleteSyncState(_ part: SyncParticipation) throws {
    try tools.store.write { try $0.sync.save(nil) }
    try tools.keyRings.remove(part.device)
  }

  /// Whether the server requires a password that is stored nowhere.
  package func needsPassword(_ address: SyncAddress) throws -> Bool {
    do { _ = try tools.makeRelay(address).get(KeyPieceNames.profile) } catch DomainError.refused(
      .sync(.passwordIsMissing))
    { return true }
    return false
  }

  /// Throws ``SyncRefusal/isOn`` if the store already takes part.
  package func requireSyncOff() throws {
    guard try tools.store.read({ try $0.sync.participation() }) == nil else {
      throw DomainError.refused(.sync(.isOn))
    }
  }

  func profileID(at relay: any Relay) throws -> SyncProfileID {
    guard let profile = try relay.get(KeyPieceNames.profile).flatMap(SyncProfileID.init(bytes:))
    else { throw DomainError.refused(.sync(.hasNoProfile)) }
    return profile
  }

  func makeDevice() throws -> (id: DeviceID, keys: DeviceKeys) {
    var chance = SystemRandomNumberGenerator()
    let id = DeviceID(rawValue: Int64.random(in: 1...(Int64.max >> 1), using: &chance))
    return (id, try tools.sealer.makeDeviceKeys())
  }

  func makeRing(
    _ profile: SyncProfileID, _ keys: [ProfileKey], _ device: (id: DeviceID, keys: DeviceKeys)
  ) throws -> KeyRing {
    guard let first = keys.first else { throw DomainError.refused(.sync(.hasNoKeys)) }
    var ring = KeyRing(profile: profile, device: device.id, own: device.keys, key: first)
    for key in keys { ring.prefer(key) }
    return ring
  }

  private func join(
    _ address: SyncAddress, _ ring: KeyRing, called name: String, _ relay: any Relay,
    _ known: SyncState, _ read: LoadedSnapshot? = nil, keeping pieces: [OutboxPiece] = []
  ) throws -> JoinResult {
    try tools.keyRings.save(ring)
    let introduction = OutboxPiece(
      KeyPieceNames.device(ring.device), try tools.introduction(of: ring, called: name))
    try relay.putNew(introduction.name, introduction.bytes)
    relay.notifyWaiting()
    let others = KeyPieceNames.devices(in: try relay.list(after: nil).names).count
    let texts = SyncProjection(of: known).sayingIDsByTexts
    let sent = try tools.store.write { repositories in
      try repositories.sync.save(SyncParticipation(device: ring.device, name: name))
      var exchange = SyncExchange(relay: address, profile: ring.profile)
      // The first acknowledgement is due a day after joining.
      exchange.packedAt = tools.now()
      try repositories.sync.save(exchange)
      for piece in pieces + [introduction] { try repositories.sync.save(piece) }
      var replica = try StoredReplica(repositories)
      try replica?.adoptIDs(texts)
      try replica?.sendAll(after: max(0, others - 1), at: tools.now())
      return try repositories.sync.allItemStates().count
    }
    return JoinResult(sentItemCount: sent, report: try tools.synchronise(having: read))
  }
}

extension SealPassphrase {
  /// The typed words, split at blanks and tabs.
  package var words: [String] {
    secret.withBytes { bytes in
      bytes.split { $0 == 0x20 || $0 == 0x09 }.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The recovery words, if exactly twenty-four words were typed; otherwise nil.
  var recoveryWords: [String]? { words.count == 24 ? words : nil }
}

extension SyncProfileID {
  var bytes: [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: rawValue >> (56 - 8 * $0)) }
  }

  init?(bytes: [UInt8]) {
    guard bytes.count == 8 else { return nil }
    self.init(rawValue: bytes.reduce(0) { $0 << 8 | Int64($1) })
  }
}
