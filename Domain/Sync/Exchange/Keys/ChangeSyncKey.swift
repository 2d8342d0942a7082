/// Gives the profile a new key: under a new passphrase, and without a device where one is to go.
/// What is told from then on only those can read who go on.
public struct ChangeSyncKey: Sendable {
  let tools: SyncTools

  public init(_ tools: SyncTools) {
    self.tools = tools
  }

  /// The device that the words mean: its name, or the beginning of its id.
  ///
  /// Throws ``SyncRefusal/noSuchDevice(_:known:)``, ``SyncRefusal/severalDevices(_:ids:)`` and
  /// ``SyncRefusal/isThisDevice``.
  public func device(_ words: String) throws -> SyncStatus.Device {
    let status = try SyncQueries(tools).status()
    let named = status.devices.filter { $0.name == words }
    let found =
      named.isEmpty
      ? status.devices.filter { $0.id.text.utf8.starts(with: words.lowercased().utf8) } : named
    guard found.count <= 1 else {
      throw DomainError.refused(.sync(.severalDevices(words, ids: found.map(\.id.text))))
    }
    guard let device = words.isEmpty ? nil : found.first else {
      if words == status.name || words == status.device.text {
        throw DomainError.refused(.sync(.isThisDevice))
      }
      throw DomainError.refused(
        .sync(.noSuchDevice(words, known: status.devices.map(\.name).sorted())))
    }
    return device
  }

  /// Returns the words that recover the new key. All that waits is exchanged before.
  ///
  /// Throws ``SyncRefusal/keyWasChanged`` where another device was first.
  public func callAsFunction(
    _ passphrase: SealPassphrase, without removed: DeviceID? = nil
  ) throws -> [String] {
    let report = try Synchronise(tools)()
    for case .relay(let error) in report.problems { throw error }
    for case .isRemoved in report.problems { throw DomainError.refused(.sync(.keyWasChanged)) }
    let (part, exchange) = try tools.taking()
    let relay = try tools.relay(exchange.relay)
    let names = try relay.list(after: nil).names
    let keys = RelayKeys(tools, try tools.ring(of: part.device), relay, names)
    var ring = keys.ring
    let before = ring.latest
    let key = try tools.sealer.makeKey(number: before.number + 1)
    var members = try keys.members()
    if let removed { members[removed] = nil }
    let boxes = try key.bytes.withBytes { bytes in
      try members.mapValues { try tools.sealer.seal(Array(bytes), for: $0) }
    }
    let change = KeyChange(
      number: key.number, author: ring.device, members: boxes, seen: part.applied,
      wrapped: try tools.sealer.wrap(key, of: ring.profile, with: passphrase))
    let piece = OutboxPiece(
      KeyChange.name(key.number), try tools.piece(of: change, to: key, from: before, in: ring))
    do {
      try relay.putNew(piece.name, piece.bytes)
      try tools.store.write { try $0.sync.keep(piece) }
    } catch DomainError.refused(.sync(.pieceIsAnother)) {
      throw DomainError.refused(.sync(.keyWasChanged))
    }
    ring.insert(key)
    try tools.rings.keep(ring)
    // With the passphrase from before nobody joins any more.
    try relay.delete(KnownPieces.passphrase)
    try RelayKeys(tools, ring, relay, names + [piece.name]).markRemoved()
    // What a removed device wrote down counts no more: whoever comes finds all of it anew.
    _ = try Synchronise(tools)()
    return tools.sealer.recoveryWords(of: key)
  }
}
