/// Replaces the profile's key: with a new passphrase, and optionally without a removed device.
/// Entries sent from then on can be read by the remaining devices only.
package struct ChangeSyncKey: Sendable {
  let tools: SyncTools

  /// Returns the device with this name, or whose id begins with these characters. Exchanges first,
  /// since devices may have joined or been renamed.
  ///
  /// Throws ``SyncRefusal/noSuchDevice(_:known:)``, ``SyncRefusal/severalDevices(_:ids:)`` and
  /// ``SyncRefusal/isThisDevice``.
  package func findDevice(_ words: String) throws -> SyncStatus.Device {
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

  /// Throws if the passphrase is the present one, as far as the relay still has the pieces that it
  /// opens.
  private func checkIsNew(_ passphrase: SealPassphrase, _ keys: RelayKeys) throws {
    var wrapped = try keys.changes(to: keys.ring.latestKey.number).flatMap(\.keyChains).map(
      \.wrapped)
    if keys.ring.latestKey.number == 1, let first = try? keys.relay.get(KeyPieceNames.passphrase) {
      wrapped.append(first)
    }
    for wrapped in wrapped
    where (try? tools.sealer.unwrap(wrapped, of: keys.ring.profile, with: passphrase)) != nil {
      throw DomainError.refused(.sync(.isPreviousPassphrase))
    }
  }

  /// Returns the recovery words of the new key, and any error that happened after it was published;
  /// the next exchange retries those steps. All pending entries are exchanged first.
  ///
  /// If another device publishes a key at the same moment, both are valid. Throws
  /// ``SyncRefusal/isRemoved`` if another device has removed this one, and
  /// ``SyncRefusal/isPreviousPassphrase``.
  package func callAsFunction(
    _ passphrase: SealPassphrase, without removed: DeviceID? = nil
  ) throws -> (words: [String], problem: DomainError?) {
    let report = try tools.synchronise()
    for case .relay(let error) in report.problems { throw error }
    if report.problems.contains(.isOlderCopy) { throw DomainError.refused(.sync(.isOlderCopy)) }
    for case .isRemoved in report.problems { throw DomainError.refused(.sync(.isRemoved)) }
    for case .removedEachOther(let devices) in report.problems {
      throw DomainError.refused(.sync(.removedEachOther(devices)))
    }
    let (part, exchange) = try tools.activeExchange()
    let relay = try tools.makeRelay(exchange.relay)
    defer { relay.notifyWaiting() }
    let names = try relay.list(after: nil).names
    let keys = RelayKeys(tools, try tools.keyRing(of: part.device), relay, names)
    var ring = keys.ring
    try checkIsNew(passphrase, keys)
    // If keys cannot be stored here, do not publish a new one.
    try tools.keyRings.save(ring)
    let key = try tools.sealer.makeKey(number: ring.latestKey.number + 1)
    let wrapped = try tools.sealer.wrap(key, of: ring.profile, with: passphrase)
    let piece = try keys.keyChangePiece(
      to: key, without: removed, by: [PassphraseKeyChain(number: key.number, wrapped: wrapped)])
    var problem: DomainError?
    do {
      try keys.replace(piece)
    } catch let error as DomainError {
      // The relay may have stored the piece in spite of the error.
      guard (try? relay.get(piece.name)) == piece.bytes else { throw error }
      problem = error
    }
    ring.prefer(key)
    let rest: [() throws -> Void] = [
      { try tools.store.write { try $0.sync.save(piece) } },
      { try tools.keyRings.save(ring) },
      // The former passphrase must not admit any more devices.
      { try relay.delete(KeyPieceNames.passphrase) },
      { try RelayKeys(tools, ring, relay, names + [piece.name]).markRemoved() },
    ]
    for step in rest {
      do { try step() } catch let error as DomainError { problem = problem ?? error }
    }
    if problem == nil {
      // Entries recorded by a removed device no longer count, so everything is sent anew. If the
      // key could not be stored, an exchange would restore the pieces that were deleted.
      do { _ = try tools.synchronise() } catch let error as DomainError { problem = error }
    }
    return (tools.sealer.recoveryWords(of: key), problem)
  }
}
