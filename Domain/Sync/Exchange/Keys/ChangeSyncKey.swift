/// Gives the profile a new key: under a new passphrase, and without a device where one is to go.
/// What is told from then on only those can read who go on.
package struct ChangeSyncKey: Sendable {
  let tools: SyncTools

  /// The device that the words mean: its name, or the beginning of its id. What the relay has is
  /// received before, where it can be reached: somebody may have joined, or be called otherwise.
  ///
  /// Throws ``SyncRefusal/noSuchDevice(_:known:)``, ``SyncRefusal/severalDevices(_:ids:)`` and
  /// ``SyncRefusal/isThisDevice``.
  package func device(_ words: String) throws -> SyncStatus.Device {
    _ = try tools.synchronise()
    let status = try tools.queries.status()
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

  /// As far as the relay still has what the one from before opens.
  private func checkIsNew(
    _ passphrase: SealPassphrase, _ ring: KeyRing, _ relay: any Relay
  ) throws {
    let number = ring.latest.number
    let wrapped =
      try? number == 1
      ? relay.get(KnownPieces.passphrase)
      : relay.get(KeyChange.name(number)).map(tools.wrapped)
    guard let wrapped,
      (try? tools.sealer.unwrap(wrapped, of: ring.profile, with: passphrase)) != nil
    else { return }
    throw DomainError.refused(.sync(.isPassphraseOfBefore))
  }

  /// Returns the words that recover the new key, which is that of all devices from then on, and
  /// what went wrong after that; the next exchange takes it up. All that waits is exchanged before.
  ///
  /// Throws ``SyncRefusal/keyWasChanged`` where another device was first, and
  /// ``SyncRefusal/isPassphraseOfBefore``.
  package func callAsFunction(
    _ passphrase: SealPassphrase, without removed: DeviceID? = nil
  ) throws -> (words: [String], problem: DomainError?) {
    let report = try tools.synchronise()
    for case .relay(let error) in report.problems { throw error }
    if report.problems.contains(.isOlderCopy) { throw DomainError.refused(.sync(.isOlderCopy)) }
    for case .isRemoved in report.problems { throw DomainError.refused(.sync(.keyWasChanged)) }
    let (part, exchange) = try tools.taking()
    let relay = try tools.relay(exchange.relay)
    defer { relay.tellRest() }
    let names = try relay.list(after: nil).names
    let keys = RelayKeys(tools, try tools.ring(of: part.device), relay, names)
    var ring = keys.ring
    try checkIsNew(passphrase, ring, relay)
    // Where no key can be kept, none is given to the others.
    try tools.rings.keep(ring)
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
    var problem: DomainError?
    do {
      try relay.putNew(piece.name, piece.bytes)
    } catch DomainError.refused(.sync(.pieceIsAnother)) {
      throw DomainError.refused(.sync(.keyWasChanged))
    } catch let error as DomainError {
      // It may be there all the same, and is the key of all then.
      guard (try? relay.get(piece.name)) == piece.bytes else { throw error }
      problem = error
    }
    ring.insert(key)
    let rest: [() throws -> Void] = [
      { try tools.store.write { try $0.sync.keep(piece) } },
      { try tools.rings.keep(ring) },
      // With the passphrase from before nobody joins any more.
      { try relay.delete(KnownPieces.passphrase) },
      { try RelayKeys(tools, ring, relay, names + [piece.name]).markRemoved() },
    ]
    for step in rest {
      do { try step() } catch let error as DomainError { problem = problem ?? error }
    }
    if problem == nil {
      // What a removed device wrote down counts no more: whoever comes finds all of it anew. One
      // that could not keep the key would put back what went with it.
      do { _ = try tools.synchronise() } catch let error as DomainError { problem = error }
    }
    return (tools.sealer.recoveryWords(of: key), problem)
  }
}
