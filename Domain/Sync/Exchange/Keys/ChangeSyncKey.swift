/// Replaces the profile's key, together with the passphrase. It may remove a device. Only the
/// remaining devices can read entries sent from then on.
package struct ChangeSyncKey: Sendable {
  let tools: SyncTools

  /// Returns the device with this name, or whose id begins with these characters. Exchanges first,
  /// since devices may have joined or been renamed. Throws ``SyncRefusal/noSuchDevice(_:known:)``,
  /// ``SyncRefusal/severalDevices(_:ids:)`` or ``SyncRefusal/isThisDevice``.
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

  /// Throws if the passphrase equals the present one. This can be checked only if the relay still
  /// has the pieces that it opens.
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

  /// Changes the key, after exchanging all pending entries. Returns the recovery words of the new
  /// key, and any error after the key was published; the next exchange repeats the failed steps.
  ///
  /// If another device publishes a key at the same time, both are valid. Throws
  /// ``SyncRefusal/isRemoved`` if another device has removed this one, and
  /// ``SyncRefusal/isPreviousPassphrase``.
  package func callAsFunction(
    _ passphrase: SealPassphrase, without removed: DeviceID? = nil
  ) throws -> (words: [RecoveryWord], problem: DomainError?) {
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
    // Store the key first: a new key must not be published if it cannot be stored here.
    try tools.keyRings.save(ring)
    let key = try tools.sealer.makeKey(number: ring.latestKey.number + 1)
    let wrapped = try tools.sealer.wrap(key, of: ring.profile, with: passphrase)
    let piece = try keys.keyChangePiece(
      to: key, without: removed, by: [PassphraseKeyChain(number: key.number, wrapped: wrapped)])
    var problem: DomainError?
    do {
      try keys.replace(piece)
    } catch let error as DomainError {
      // The relay may have stored the piece although it reported an error.
      guard (try? relay.get(piece.name)) == piece.bytes else { throw error }
      problem = error
    }
    ring.prefer(key)
    let rest: [() throws -> Void] = [
      { try tools.store.write { try $0.sync.save(piece) } },
      { try tools.keyRings.save(ring) },
      // With the former passphrase, no more devices may join.
      { try relay.delete(KeyPieceNames.passphrase) },
      { try RelayKeys(tools, ring, relay, names + [piece.name]).markRemoved() },
    ]
    for step in rest {
      do { try step() } catch let error as DomainError { problem = problem ?? error }
    }
    if problem == nil {
      // Entries sent by a removed device no longer count, so everything is sent again. If the key
      // could not be stored, the exchange would restore deleted pieces.
      do { _ = try tools.synchronise() } catch let error as DomainError { problem = error }
    }
    return (tools.sealer.recoveryWords(of: key), problem)
  }
}
