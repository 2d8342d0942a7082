/// Moves a profile to another relay: copies all sealed pieces unchanged, and makes this device
/// exchange there.
///
/// Each device has to move in the same way. A device that moves later finds the profile at the new
/// relay, and adds what was sent to the former relay meanwhile.
package struct MoveSync: Sendable {
  let tools: SyncTools

  /// Returns the relay of this store; nil if it does not take part.
  package func relay() throws -> SyncAddress? {
    try tools.store.read { try $0.sync.exchange()?.relay }
  }

  /// Moves the profile. Throws:
  ///
  /// - ``SyncRefusal/isOff``, or ``SyncRefusal/isPaused``,
  /// - ``SyncRefusal/isOn`` if the store already uses this relay,
  /// - ``SyncRefusal/relayHasProfile`` if the relay has another profile,
  /// - any error of the last exchange at the former relay; nothing is moved then.
  package func callAsFunction(to address: SyncAddress) throws -> SyncReport {
    let exchange = try tools.activeExchange().exchange
    guard exchange.relay != address else { throw DomainError.refused(.sync(.isOn)) }
    if exchange.isPaused { throw DomainError.refused(.sync(.isPaused)) }
    let relay = try tools.makeRelay(address)
    defer { relay.notifyWaiting() }
    let there = try relay.get(KeyPieceNames.profile)
    guard there == nil || there == exchange.profile.bytes else {
      throw DomainError.refused(.sync(.relayHasProfile))
    }
    try exchangeBeforeMove()
    let old = try tools.makeRelay(exchange.relay)
    if exchange.relay.text != address.text {
      if there == nil {
        try copy(from: old, to: relay)
      } else {
        try copyLaterPieces(from: old, to: relay)
      }
    }
    return try moveExchange(at: address)
  }

  /// Starts at a new relay with the data of this store, if the former relay is lost. Entries there
  /// that this store has not read are lost, too. The other devices do the same, and then continue
  /// with this one.
  ///
  /// `takesPassphrase` tells whether new devices can join with a passphrase. They cannot if only a
  /// lost device had stored the piece that the passphrase opens. Throws ``SyncRefusal/isOff``,
  /// ``SyncRefusal/isPaused``, ``SyncRefusal/isOlderCopy`` or ``SyncRefusal/relayHasProfile``.
  package func startAtNewRelay(
    at address: SyncAddress, inPlaceOf lost: LostRelay
  ) throws -> (report: SyncReport, takesPassphrase: Bool) {
    let (part, exchange) = try tools.activeExchange()
    if exchange.isPaused { throw DomainError.refused(.sync(.isPaused)) }
    if exchange.isOlderCopy { throw DomainError.refused(.sync(.isOlderCopy)) }
    let known = exchange.profile.bytes
    let relay = try tools.makeRelay(address)
    defer { relay.notifyWaiting() }
    let there = try relay.get(KeyPieceNames.profile)
    guard there == nil || there == known else { throw DomainError.refused(.sync(.relayHasProfile)) }
    let names = try relay.list(after: nil).names
    // Complete a move that was interrupted.
    _ = try RelayKeys(tools, try tools.keyRing(of: part.device), relay, names).repairKeyPieces()
    let report = try moveExchange(at: address)
    let left = try relay.list(after: nil).names
    return (report, left.contains(KeyPieceNames.passphrase) || KeyChange.newestNumber(in: left) > 1)
  }

  /// Checks that the former relay is lost. Throws ``SyncRefusal/isOff``, or
  /// ``SyncRefusal/relayIsAvailable(_:)`` if the relay can still be read and the profile moved.
  package func lostRelay() throws -> LostRelay {
    let exchange = try tools.activeExchange().exchange
    let old = try? tools.makeRelay(exchange.relay).get(KeyPieceNames.profile)
    guard old == exchange.profile.bytes else { return LostRelay() }
    throw DomainError.refused(.sync(.relayIsAvailable(exchange.relay.text)))
  }

  private func moveExchange(at address: SyncAddress) throws -> SyncReport {
    try tools.updateExchange { exchange in
      exchange.relay = address
      (exchange.cursor, exchange.relaySize, exchange.relayQuota) = (nil, nil, nil)
      exchange.needsSending = true
      exchange.clearedBelowKey = 1
    }
    return try tools.synchronise()
  }

  /// Exchanges once more at the former relay. It may be full: then pending entries are sent to the
  /// next one.
  private func exchangeBeforeMove() throws {
    let report = try tools.synchronise()
    for case .relay(let error) in report.problems {
      if case .refused(.sync(.relayIsFull)) = error { continue }
      throw RelayUnreachable(error: error)
    }
    if report.problems.contains(.isOlderCopy) { throw DomainError.refused(.sync(.isOlderCopy)) }
    if report.problems.contains(.isRemoved) { throw DomainError.refused(.sync(.isRemoved)) }
    for case .removedEachOther(let devices) in report.problems {
      throw DomainError.refused(.sync(.removedEachOther(devices)))
    }
  }

  /// Copies all pieces, the profile piece last. Until then, no device finds a profile at the new
  /// relay, and an interrupted move can start over. Pieces already there are from such an attempt.
  private func copy(from old: any Relay, to relay: any Relay) throws {
    let there = Set(try relay.list(after: nil).names)
    let names = try old.list(after: nil).names.filter { $0 != KeyPieceNames.profile }
    for name in names + [KeyPieceNames.profile] {
      let isKey = if case .key = name { true } else { false }
      // Segments and snapshots never change, so existing ones need no copy. If one is missing or
      // damaged, the next exchange reports it.
      guard isKey || !there.contains(name), let bytes = try old.validPiece(name) else { continue }
      if there.contains(name), try relay.validPiece(name) != bytes { try relay.delete(name) }
      try relay.putNew(name, bytes)
    }
  }

  /// Copies what was sent to the former relay after another device moved: entries, and arrivals and
  /// departures of devices. Its key pieces are not copied, since they may be outdated.
  private func copyLaterPieces(from old: any Relay, to relay: any Relay) throws {
    let there = Set(try relay.list(after: nil).names)
    let names = try old.list(after: nil).names
    let people = Set(
      KeyPieceNames.devices(in: names).flatMap {
        [KeyPieceNames.device($0), KeyPieceNames.departure($0)]
      })
    for name in names where !there.contains(name) {
      if case .key = name, !people.contains(name) { continue }
      guard let bytes = try old.validPiece(name) else { continue }
      do { try relay.putNew(name, bytes) } catch DomainError.refused(.sync(.pieceDiffers)) {}
    }
  }
}

/// Proof that the former relay no longer has the profile, or cannot be reached.
package struct LostRelay: Sendable {
  fileprivate init() {}
}

/// Thrown if the relay from which a profile is to be moved cannot be reached.
package struct RelayUnreachable: Error {
  package let error: DomainError
}
