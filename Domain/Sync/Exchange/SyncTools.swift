/// What exchanging is done with.
package struct SyncTools: Sendable {
  let store: any Store
  let sealer: any Sealer
  let rings: any KeyRings
  let format: any SegmentFormat
  /// Reaches the relay there.
  let relay: @Sendable (SyncAddress) throws -> any Relay
  /// The machine's clock: stamps follow no other.
  let now: Now
  let snapshots: SnapshotRule
  /// What the files of the store still hold; nil where there are none.
  let remains: (any StoreRemains)?

  package init(
    store: any Store, sealer: any Sealer, rings: any KeyRings, format: any SegmentFormat,
    now: Now, snapshots: SnapshotRule = .standard, remains: (any StoreRemains)? = nil,
    relay: @escaping @Sendable (SyncAddress) throws -> any Relay
  ) {
    self.store = store
    self.sealer = sealer
    self.rings = rings
    self.format = format
    self.now = now
    self.snapshots = snapshots
    self.remains = remains
    self.relay = relay
  }

  /// What reaches the relay there; throws where none may be.
  package func relay(at address: SyncAddress) throws -> any Relay { try relay(address) }

  /// How the store takes part; throws ``SyncRefusal/isOff`` where it does not.
  func taking() throws -> (part: SyncPart, exchange: SyncExchange) {
    try store.read { repositories in
      guard let part = try repositories.sync.part(), let exchange = try repositories.sync.exchange()
      else { throw DomainError.refused(.sync(.isOff)) }
      return (part, exchange)
    }
  }

  /// Changes what is known of exchanging; nothing where the store takes no part.
  func change(_ body: (inout SyncExchange) throws -> Void) throws {
    try store.write { repositories in
      guard var exchange = try repositories.sync.exchange() else { return }
      try body(&exchange)
      try repositories.sync.keep(exchange)
    }
  }

  func ring(of device: DeviceID) throws -> KeyRing {
    guard let ring = try rings.ring(of: device) else {
      throw DomainError.refused(.sync(.hasNoKeys))
    }
    return ring
  }
}

// MARK: - What can be done with them

extension SyncTools {
  package var queries: SyncQueries { SyncQueries(tools: self) }
  package var join: JoinSync { JoinSync(tools: self) }
  package var invite: InviteDevice { InviteDevice(tools: self) }
  package var synchronise: Synchronise { Synchronise(tools: self) }
  package var sendByItself: SendByItself { SendByItself(tools: self) }
  package var awaitOthers: AwaitOthers { AwaitOthers(tools: self) }
  package var settle: SettleConflicts { SettleConflicts(tools: self) }
  package var check: CheckSync { CheckSync(tools: self) }
  package var resume: ResumeSync { ResumeSync(tools: self) }
  package var changeKey: ChangeSyncKey { ChangeSyncKey(tools: self) }
  package var move: MoveSync { MoveSync(tools: self) }
}

// MARK: - Pieces by which devices and keys are known

/// The names of pieces that are no entries.
enum KnownPieces {
  static let profile = PieceName.key("profile")
  static let passphrase = PieceName.key("passphrase-1")

  static func device(_ device: DeviceID) -> PieceName { .key("device-\(device.text)") }

  /// By which a device says that it takes part no more; nobody else can, who has not its keys.
  static func left(_ device: DeviceID) -> PieceName { .key("left-\(device.text)") }

  /// Whether the pieces are those of the profile. Where this device is known still, that of the
  /// profile alone is gone.
  static func haveProfile(_ names: [PieceName], of device: DeviceID) -> Bool {
    names.contains(profile) || names.contains(self.device(device))
  }

  /// The devices that introduced themselves.
  static func devices(in names: [PieceName]) -> [DeviceID] {
    names.compactMap { name in
      guard case .key(let text) = name, text.utf8.starts(with: "device-".utf8) else { return nil }
      return DeviceID(text: String(text.dropFirst("device-".utf8.count)))
    }
  }
}

extension SyncTools {
  /// What a device tells of itself: its face in the clear, and its name sealed, which nobody can
  /// who has not the profile's key.
  func introduction(of ring: KeyRing, called name: String) throws -> [UInt8] {
    guard
      let label = PieceLabel(
        profile: ring.profile, name: KnownPieces.device(ring.device), key: ring.latest.number,
        before: [])
    else { return [] }
    return ring.own.face.bytes
      + (try sealer.seal(Array(name.utf8), as: label, with: ring.latest, by: ring.own))
  }

  /// The device that introduced itself so.
  func device(_ device: DeviceID, introduced bytes: [UInt8], _ ring: KeyRing) throws -> SyncDevice {
    guard bytes.count > DeviceFace.size,
      let face = DeviceFace(bytes: Array(bytes.prefix(DeviceFace.size)))
    else { throw DomainError.damaged(.sealed(.notAuthentic)) }
    let sealed = Array(bytes.dropFirst(DeviceFace.size))
    let label = try sealer.label(
      of: sealed, named: KnownPieces.device(device), in: ring.profile)
    guard let key = ring.key(number: label.key) else {
      throw DomainError.damaged(.sealed(.unknownKey(number: label.key)))
    }
    let name = try sealer.open(sealed, as: label, with: key, from: face)
    return SyncDevice(
      name: String(decoding: name, as: UTF8.self), face: face, lastSeenAt: now())
  }
}
