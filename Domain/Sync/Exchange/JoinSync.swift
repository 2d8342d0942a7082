/// What a store joins with.
public struct JoinedSync: Hashable, Sendable {
  /// How many things this store told the others.
  public let told: Int
  public let report: SyncReport
}

/// Begins to take part: as the first device of a profile, or as another one.
public struct JoinSync: Sendable {
  let tools: SyncTools

  public init(_ tools: SyncTools) {
    self.tools = tools
  }

  /// The first device. Returns the words that recover the key.
  ///
  /// Throws ``SyncRefusal/isOn`` where the store takes part already, and
  /// ``SyncRefusal/isTaken`` where the relay has a profile.
  public func setUp(
    _ address: SyncAddress, called name: String, _ passphrase: SealPassphrase
  ) throws -> (words: [String], joined: JoinedSync) {
    try checkOff()
    let relay = try tools.relay(address)
    guard try relay.get(KnownPieces.profile) == nil else {
      throw DomainError.refused(.sync(.isTaken))
    }
    var chance = SystemRandomNumberGenerator()
    let profile = SyncProfileID(rawValue: Int64.random(in: 1...Int64.max, using: &chance))
    let key = try tools.sealer.makeKey(number: 1)
    let ring = try makeRing(profile, key)
    // One that was left by whoever did not come to the end.
    try relay.delete(KnownPieces.passphrase)
    try relay.putNew(
      KnownPieces.passphrase, try tools.sealer.wrap(key, of: profile, with: passphrase))
    try relay.putNew(KnownPieces.profile, profile.bytes)
    let joined = try join(address, ring, called: name, relay)
    return (tools.sealer.recoveryWords(of: key), joined)
  }

  /// Another device. Throws ``SyncRefusal/isOn``, and ``SyncRefusal/hasNoProfile`` where nobody
  /// set anything up there.
  public func join(
    _ address: SyncAddress, called name: String, _ passphrase: SealPassphrase
  ) throws -> JoinedSync {
    try checkOff()
    let relay = try tools.relay(address)
    guard let profile = try relay.get(KnownPieces.profile).flatMap(SyncProfileID.init(bytes:)),
      let wrapped = try relay.get(KnownPieces.passphrase)
    else { throw DomainError.refused(.sync(.hasNoProfile)) }
    let key = try tools.sealer.unwrap(wrapped, of: profile, with: passphrase)
    return try join(address, try makeRing(profile, key), called: name, relay)
  }

  /// Ends taking part; what is in the store stays. The keys go, and what the relay has of this
  /// device stays there for the others.
  public func leave() throws {
    let device = try tools.taking().part.device
    try tools.store.write { try $0.sync.keep(nil) }
    try tools.rings.forget(device)
  }

  private func checkOff() throws {
    guard try tools.store.read({ try $0.sync.part() }) == nil else {
      throw DomainError.refused(.sync(.isOn))
    }
  }

  private func makeRing(_ profile: SyncProfileID, _ key: ProfileKey) throws -> KeyRing {
    var chance = SystemRandomNumberGenerator()
    let device = DeviceID(rawValue: Int64.random(in: 1...(Int64.max >> 1), using: &chance))
    return KeyRing(
      profile: profile, device: device, own: try tools.sealer.makeDeviceKeys(), key: key)
  }

  private func join(
    _ address: SyncAddress, _ ring: KeyRing, called name: String, _ relay: any Relay
  ) throws -> JoinedSync {
    try tools.rings.keep(ring)
    try relay.putNew(
      KnownPieces.device(ring.device), try tools.introduction(of: ring, called: name))
    let others = try relay.list(after: nil).names.count { piece in
      if case .key(let name) = piece { name.utf8.starts(with: "device-".utf8) } else { false }
    }
    let known = try Synchronise(tools).texts(ring, from: relay)
    let told = try tools.store.write { repositories in
      try repositories.sync.keep(SyncPart(device: ring.device, name: name))
      try repositories.sync.keep(SyncExchange(relay: address, profile: ring.profile))
      var replica = try StoredReplica(repositories)
      try replica?.adopt(known)
      try replica?.tellEverything(after: max(0, others - 1), at: tools.now())
      return try repositories.sync.allThings().count
    }
    return JoinedSync(told: told, report: try Synchronise(tools)())
  }
}

extension SyncProfileID {
  fileprivate var bytes: [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: rawValue >> (56 - 8 * $0)) }
  }

  fileprivate init?(bytes: [UInt8]) {
    guard bytes.count == 8 else { return nil }
    self.init(rawValue: bytes.reduce(0) { $0 << 8 | Int64($1) })
  }
}
