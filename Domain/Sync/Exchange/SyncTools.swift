/// Dependencies of all sync operations.
package struct SyncTools: Sendable {
  let store: any Store
  let sealer: any Sealer
  let keyRings: any KeyRingRepository
  let format: any SegmentFormat
  /// Returns the relay at the address.
  let makeRelay: @Sendable (SyncAddress) throws -> any Relay
  /// The system clock, from which all timestamps are taken.
  let now: Now
  let snapshots: SnapshotRule
  /// Erases deleted data that remains in the store's files; nil if the store has no files.
  let deletedDataRemains: (any DeletedDataEraser)?

  package init(
    store: any Store, sealer: any Sealer, rings: any KeyRingRepository, format: any SegmentFormat,
    now: Now, snapshots: SnapshotRule = .standard, remains: (any DeletedDataEraser)? = nil,
    relay: @escaping @Sendable (SyncAddress) throws -> any Relay
  ) {
    self.store = store
    self.sealer = sealer
    self.keyRings = rings
    self.format = format
    self.now = now
    self.snapshots = snapshots
    self.deletedDataRemains = remains
    self.makeRelay = relay
  }

  /// Returns the relay at the address; throws if it may not be used.
  package func relay(at address: SyncAddress) throws -> any Relay { try makeRelay(address) }

  /// Returns the store's sync state and the state of its exchange; throws ``SyncRefusal/isOff`` if
  /// it does not take part.
  func activeExchange() throws -> (part: SyncParticipation, exchange: SyncExchange) {
    try store.read { repositories in
      guard let part = try repositories.sync.participation(),
        let exchange = try repositories.sync.exchange()
      else { throw DomainError.refused(.sync(.isOff)) }
      return (part, exchange)
    }
  }

  /// Updates the exchange state; does nothing if the store does not take part.
  func updateExchange(_ body: (inout SyncExchange) throws -> Void) throws {
    try store.write { repositories in
      guard var exchange = try repositories.sync.exchange() else { return }
      try body(&exchange)
      try repositories.sync.save(exchange)
    }
  }

  func keyRing(of device: DeviceID) throws -> KeyRing {
    guard let ring = try keyRings.ring(of: device) else {
      throw DomainError.refused(.sync(.hasNoKeys))
    }
    return ring
  }
}

// MARK: - Operations

extension SyncTools {
  package var queries: SyncQueries { SyncQueries(tools: self) }
  package var join: JoinSync { JoinSync(tools: self) }
  package var invite: InviteDevice { InviteDevice(tools: self) }
  package var synchronise: Synchronise { Synchronise(tools: self) }
  package var sendInBackground: SendInBackground { SendInBackground(tools: self) }
  package var waitForChanges: WaitForChanges { WaitForChanges(tools: self) }
  package var resolveConflicts: ResolveConflicts { ResolveConflicts(tools: self) }
  package var check: CheckSync { CheckSync(tools: self) }
  package var resume: ResumeSync { ResumeSync(tools: self) }
  package var changeKey: ChangeSyncKey { ChangeSyncKey(tools: self) }
  package var move: MoveSync { MoveSync(tools: self) }
}

// MARK: - Names of key pieces

/// Names of key pieces: pieces that contain no entries, such as keys and introductions of devices.
enum KeyPieceNames {
  static let profile = PieceName.key("profile")
  static let passphrase = PieceName.key("passphrase-1")

  static func device(_ device: DeviceID) -> PieceName { .key("device-\(device.text)") }

  /// Name of the piece by which a device announces that it leaves. It is signed with the device's
  /// keys.
  static func departure(_ device: DeviceID) -> PieceName { .key("left-\(device.text)") }

  /// Whether the relay has the profile. Besides the profile piece, the introduction of this device
  /// counts, since the former may be lost.
  static func containProfile(_ names: [PieceName], of device: DeviceID) -> Bool {
    names.contains(profile) || names.contains(self.device(device))
  }

  /// Returns the devices that have published an introduction.
  static func devices(in names: [PieceName]) -> [DeviceID] {
    names.compactMap { name in
      guard case .key(let text) = name, text.utf8.starts(with: "device-".utf8) else { return nil }
      return DeviceID(text: String(text.dropFirst("device-".utf8.count)))
    }
  }
}

extension SyncTools {
  /// Returns the introduction of this device: its public keys unencrypted, and its name sealed with
  /// the profile's key.
  func introduction(of ring: KeyRing, called name: String) throws -> [UInt8] {
    guard
      let label = PieceLabel(
        profile: ring.profile, name: KeyPieceNames.device(ring.device), key: ring.latestKey.number,
        before: [])
    else { return [] }
    return ring.deviceKeys.publicKeys.bytes
      + (try sealer.seal(Array(name.utf8), as: label, with: ring.latestKey, by: ring.deviceKeys))
  }

  /// Opens a key piece that the device sealed under this name; returns its contents and label.
  /// Throws ``SealDamage/unknownKey(number:)`` if the key is unknown.
  func opened(
    _ sealed: [UInt8], as name: PieceName, with ring: KeyRing, from publicKeys: DevicePublicKeys
  ) throws -> (bytes: [UInt8], label: PieceLabel) {
    let label = try sealer.label(of: sealed, named: name, in: ring.profile)
    for key in ring.keys(number: label.keyNumber) {
      do {
        return (try sealer.open(sealed, as: label, with: key, from: publicKeys), label)
      } catch DomainError.damaged(.sealed(.notAuthentic)) {}
    }
    throw DomainError.damaged(
      .sealed(
        ring.keys(number: label.keyNumber).isEmpty
          ? .unknownKey(number: label.keyNumber) : .notAuthentic))
  }

  /// Decodes the introduction of a device.
  func decodedDevice(_ device: DeviceID, introduced bytes: [UInt8], _ ring: KeyRing) throws
    -> SyncDevice
  {
    guard bytes.count > DevicePublicKeys.size,
      let publicKeys = DevicePublicKeys(bytes: Array(bytes.prefix(DevicePublicKeys.size)))
    else { throw DomainError.damaged(.sealed(.notAuthentic)) }
    let sealed = Array(bytes.dropFirst(DevicePublicKeys.size))
    let name = try opened(sealed, as: KeyPieceNames.device(device), with: ring, from: publicKeys)
      .bytes
    return SyncDevice(
      name: String(decoding: name, as: UTF8.self), publicKeys: publicKeys, lastSeenAt: now())
  }
}
