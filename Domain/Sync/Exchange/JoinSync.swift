/// What a store joins with.
package struct JoinedSync: Hashable, Sendable {
  /// How many things this store told the others.
  package let told: Int
  package let report: SyncReport
}

/// How a device left the others.
package struct LeftSync: Hashable, Sendable {
  /// Whether they find it said at the relay that it takes part no more.
  package internal(set) var isTold: Bool
  /// How many entries no relay has taken: they stay on this device.
  package internal(set) var unsent: Int
}

/// All that a store needs to take part, and what it meets there. Nothing of it was kept yet.
package struct PreparedJoin {
  let address: SyncAddress
  let relay: any Relay
  let ring: KeyRing
  /// What this device is called, which may not be what somebody wanted: no two have one name.
  package let name: String
  let known: SyncState
  let read: ReadSnapshot?
  package let meeting: SyncMeeting
}

/// Begins to take part: as the first device of a profile, or as another one.
package struct JoinSync: Sendable {
  let tools: SyncTools

  /// The first device. Returns the words that recover the key.
  ///
  /// Throws ``SyncRefusal/isOn`` where the store takes part already, and
  /// ``SyncRefusal/isTaken`` where the relay has a profile.
  package func setUp(
    _ address: SyncAddress, called name: String, _ passphrase: SealPassphrase
  ) throws -> (words: [String], joined: JoinedSync) {
    try checkIsFree(address)
    let relay = try tools.relay(address)
    var chance = SystemRandomNumberGenerator()
    let profile = SyncProfileID(rawValue: Int64.random(in: 1...Int64.max, using: &chance))
    let key = try tools.sealer.makeKey(number: 1)
    let ring = try makeRing(profile, [key], try makeDevice())
    // One that was left by whoever did not come to the end.
    try relay.delete(KnownPieces.passphrase)
    let pieces = [
      OutboxPiece(
        KnownPieces.passphrase, try tools.sealer.wrap(key, of: profile, with: passphrase)),
      OutboxPiece(KnownPieces.profile, profile.bytes),
    ]
    for piece in pieces { try relay.putNew(piece.name, piece.bytes) }
    let joined = try join(address, ring, called: name, relay, SyncState(), keeping: pieces)
    return (tools.sealer.recoveryWords(of: key), joined)
  }

  /// Whether a profile can begin there: so that nobody is asked for a passphrase in vain. Throws
  /// what ``setUp(_:called:_:)`` would.
  package func checkIsFree(_ address: SyncAddress) throws {
    try checkOff()
    guard try tools.relay(address).get(KnownPieces.profile) == nil else {
      throw DomainError.refused(.sync(.isTaken))
    }
  }

  /// The same for another device; throws ``SyncRefusal/isOn``, and
  /// ``SyncRefusal/hasNoProfile`` where nobody set anything up there.
  package func checkIsSetUp(_ address: SyncAddress) throws {
    try checkOff()
    _ = try profile(at: tools.relay(address))
  }

  /// Another device, by the passphrase or the twenty-four words. Nothing is changed yet.
  package func prepare(
    _ address: SyncAddress, called name: String, _ passphrase: SealPassphrase
  ) throws -> PreparedJoin {
    try checkOff()
    let relay = try tools.relay(address)
    let profile = try profile(at: relay)
    let names = try relay.list(after: nil).names
    let number = KeyChange.newest(in: names)
    let key: ProfileKey
    if let words = passphrase.recoveryWords {
      key = try tools.sealer.key(number: number, ofRecoveryWords: words)
    } else {
      let wrapped =
        try number == 1
        ? relay.get(KnownPieces.passphrase)
        : relay.get(KeyChange.name(number)).map(tools.wrapped)
      guard let wrapped else { throw DomainError.refused(.sync(.hasNoProfile)) }
      key = try tools.sealer.unwrap(wrapped, of: profile, with: passphrase)
    }
    guard key.number == number else {
      throw DomainError.damaged(.sealed(.unknownKey(number: number)))
    }
    let ring = try makeRing(
      profile, [key] + tools.keys(before: key, of: profile, from: relay), try makeDevice())
    return try prepare(address, ring, called: name, relay)
  }

  /// The same with keys that came another way. Throws ``SyncRefusal/wrongRecoveryWords`` where
  /// they open nothing that is there.
  func prepare(
    _ address: SyncAddress, _ ring: KeyRing, called name: String, _ relay: any Relay
  ) throws -> PreparedJoin {
    let names = try relay.list(after: nil).names
    let keys = RelayKeys(tools, ring, relay, names)
    let others = KnownPieces.devices(in: names)
    guard try others.isEmpty || others.contains(where: { try keys.introduction(of: $0) != nil })
    else {
      throw DomainError.refused(.sync(.wrongRecoveryWords))
    }
    let (known, read, renamed) = try tools.synchronise.told(keys)
    let free = try DeviceName.free(name, beside: keys.deviceNames() + renamed)
    return PreparedJoin(
      address: address, relay: relay, ring: ring, name: free, known: known, read: read,
      meeting: try tools.store.read { try SyncMeeting(of: $0, with: known) })
  }

  package func callAsFunction(_ prepared: PreparedJoin) throws -> JoinedSync {
    try checkOff()
    return try join(
      prepared.address, prepared.ring, called: prepared.name, prepared.relay, prepared.known,
      prepared.read)
  }

  /// Ends taking part; what is in the store stays. The keys go, and what the relay has of this
  /// device stays there for the others, unless it is erased. What waits is sent before, unless
  /// nothing is exchanged for now.
  ///
  /// Throws ``SyncRefusal/othersTakePart(_:)`` where others would lose what is erased.
  @discardableResult
  package func leave(erasing: Bool = false) throws -> LeftSync {
    var (part, exchange) = try tools.taking()
    var left = LeftSync(isTold: erasing, unsent: 0)
    if erasing {
      let relay = try tools.relay(exchange.relay)
      let names = try relay.list(after: nil).names
      let ring = try tools.ring(of: part.device)
      let others = try others(RelayKeys(tools, ring, relay, names), exchange)
      guard others == 0 else { throw DomainError.refused(.sync(.othersTakePart(others))) }
      // First that by which others would join, and that by which this device would put it back.
      for name in [KnownPieces.profile, KnownPieces.device(part.device)] + names {
        try relay.delete(name)
      }
    } else {
      // Whoever cannot reach the relay may leave all the same.
      do { _ = try tools.synchronise() } catch is DomainError {}
      // A copy that found out what it is leaves as what it is by now.
      (part, exchange) = try tools.taking()
      do { left.isTold = try tellLeaving(part, exchange) } catch is DomainError {}
      left.unsent = try tools.queries.status().waiting
    }
    try end(part)
    return left
  }

  /// How many go on beside this device: not what it was itself before it was restored.
  private func others(_ keys: RelayKeys, _ exchange: SyncExchange) throws -> Int {
    let snapshots = try tools.synchronise.look(keys).whole
    return try keys.members().keys.count { device in
      if device == keys.ring.device { return false }
      guard let reach = exchange.formers[device] else { return true }
      return keys.last(of: device, in: snapshots) > reach
    }
  }

  private func tellLeaving(_ part: SyncPart, _ exchange: SyncExchange) throws -> Bool {
    let relay = try tools.relay(exchange.relay)
    let names = try relay.list(after: nil).names
    guard KnownPieces.haveProfile(names, of: part.device) else { return false }
    let name = KnownPieces.left(part.device)
    let keys = RelayKeys(tools, try tools.ring(of: part.device), relay, names)
    // One of a device that did not come to the end of leaving, or of a copy of it.
    if names.contains(name) { try relay.delete(name) }
    var last = PackedBytes()
    last.put(Int64(try tools.taking().exchange.packed))
    try relay.putNew(name, try keys.sealed(last.bytes, as: name))
    return true
  }

  /// Forgets how the store took part, and its keys.
  func end(_ part: SyncPart) throws {
    try tools.store.write { try $0.sync.keep(nil) }
    try tools.rings.forget(part.device)
  }

  /// Whether the server there wants a password that nothing tells.
  package func wantsPassword(_ address: SyncAddress) throws -> Bool {
    do { _ = try tools.relay(address).get(KnownPieces.profile) } catch DomainError.refused(
      .sync(.passwordIsMissing))
    { return true }
    return false
  }

  /// Throws ``SyncRefusal/isOn`` where the store takes part already.
  package func checkOff() throws {
    guard try tools.store.read({ try $0.sync.part() }) == nil else {
      throw DomainError.refused(.sync(.isOn))
    }
  }

  func profile(at relay: any Relay) throws -> SyncProfileID {
    guard let profile = try relay.get(KnownPieces.profile).flatMap(SyncProfileID.init(bytes:))
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
    for key in keys { ring.insert(key) }
    return ring
  }

  private func join(
    _ address: SyncAddress, _ ring: KeyRing, called name: String, _ relay: any Relay,
    _ known: SyncState, _ read: ReadSnapshot? = nil, keeping pieces: [OutboxPiece] = []
  ) throws -> JoinedSync {
    try tools.rings.keep(ring)
    let introduction = OutboxPiece(
      KnownPieces.device(ring.device), try tools.introduction(of: ring, called: name))
    try relay.putNew(introduction.name, introduction.bytes)
    relay.tellRest()
    let others = KnownPieces.devices(in: try relay.list(after: nil).names).count
    let texts = SyncProjection(of: known).sayings
    let told = try tools.store.write { repositories in
      try repositories.sync.keep(SyncPart(device: ring.device, name: name))
      var exchange = SyncExchange(relay: address, profile: ring.profile)
      // What was read is answered for the first time in a day.
      exchange.packedAt = tools.now()
      try repositories.sync.keep(exchange)
      for piece in pieces + [introduction] { try repositories.sync.keep(piece) }
      var replica = try StoredReplica(repositories)
      try replica?.adopt(texts)
      try replica?.tellEverything(after: max(0, others - 1), at: tools.now())
      return try repositories.sync.allThings().count
    }
    return JoinedSync(told: told, report: try tools.synchronise(having: read))
  }
}

extension SealPassphrase {
  /// What was typed between blanks.
  package var words: [String] {
    secret.withBytes { bytes in
      bytes.split { $0 == 0x20 || $0 == 0x09 }.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The words that recover a key, where that is what was typed.
  fileprivate var recoveryWords: [String]? { words.count == 24 ? words : nil }
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
