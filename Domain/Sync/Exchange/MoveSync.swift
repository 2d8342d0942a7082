/// Leads a profile to another relay: all that is sealed at the one before is put there as it is,
/// and this device exchanges there from then on. The others move the same way; whoever comes later
/// finds the profile there, and brings what was left at the one before meanwhile.
package struct MoveSync: Sendable {
  let tools: SyncTools

  /// Where this store exchanges; nil where it does not take part.
  package func relay() throws -> SyncAddress? {
    try tools.store.read { try $0.sync.exchange()?.relay }
  }

  /// Throws ``SyncRefusal/isOff``, ``SyncRefusal/isOn`` where it exchanges there already,
  /// ``SyncRefusal/isPaused``, ``SyncRefusal/isTaken`` where there is another profile, and what
  /// keeps it from exchanging at the relay before: nothing is moved then.
  package func callAsFunction(to address: SyncAddress) throws -> SyncReport {
    let exchange = try tools.taking().exchange
    guard exchange.relay != address else { throw DomainError.refused(.sync(.isOn)) }
    if exchange.isPaused { throw DomainError.refused(.sync(.isPaused)) }
    let relay = try tools.relay(address)
    defer { relay.tellRest() }
    let there = try relay.get(KnownPieces.profile)
    guard there == nil || there == exchange.profile.bytes else {
      throw DomainError.refused(.sync(.isTaken))
    }
    try exchangeOnceMore()
    let old = try tools.relay(exchange.relay)
    if exchange.relay.text != address.text {
      if there == nil { try copy(from: old, to: relay) } else { try add(from: old, to: relay) }
    }
    return try goOn(at: address)
  }

  /// Begins there with what this store has, where the relay before is lost: what others left at
  /// that one and this store has not read does not come along. Others that took part do the same,
  /// and go on with this one. Returns also whether the passphrase lets devices in there: it does
  /// not where only the device that is lost, too, has kept what it opens.
  ///
  /// Throws ``SyncRefusal/isOff``, ``SyncRefusal/isPaused``, ``SyncRefusal/isOlderCopy``, and
  /// ``SyncRefusal/isTaken``.
  package func beginAnew(
    at address: SyncAddress, inPlaceOf lost: LostRelay
  ) throws -> (report: SyncReport, takesPassphrase: Bool) {
    let (part, exchange) = try tools.taking()
    if exchange.isPaused { throw DomainError.refused(.sync(.isPaused)) }
    if exchange.isOlderCopy { throw DomainError.refused(.sync(.isOlderCopy)) }
    let known = exchange.profile.bytes
    let relay = try tools.relay(address)
    defer { relay.tellRest() }
    let there = try relay.get(KnownPieces.profile)
    guard there == nil || there == known else { throw DomainError.refused(.sync(.isTaken)) }
    let names = try relay.list(after: nil).names
    // Nothing that this device wrote is there; what half came there before is put right.
    _ = try RelayKeys(tools, try tools.ring(of: part.device), relay, names).mend()
    let report = try goOn(at: address)
    let left = try relay.list(after: nil).names
    return (report, left.contains(KnownPieces.passphrase) || KeyChange.newest(in: left) > 1)
  }

  /// Throws ``SyncRefusal/isOff``, and ``SyncRefusal/relayIsThere(_:)`` where all that the relay
  /// before has can be moved.
  package func lostRelay() throws -> LostRelay {
    let exchange = try tools.taking().exchange
    let old = try? tools.relay(exchange.relay).get(KnownPieces.profile)
    guard old == exchange.profile.bytes else { return LostRelay() }
    throw DomainError.refused(.sync(.relayIsThere(exchange.relay.text)))
  }

  private func goOn(at address: SyncAddress) throws -> SyncReport {
    try tools.change { exchange in
      exchange.relay = address
      (exchange.mark, exchange.size, exchange.quota) = (nil, nil, nil)
      exchange.owesSending = true
      exchange.clearedKey = 1
    }
    return try tools.synchronise()
  }

  /// That there is no more room does not matter: what waits goes to the next relay.
  private func exchangeOnceMore() throws {
    let report = try tools.synchronise()
    for case .relay(let error) in report.problems {
      if case .refused(.sync(.relayIsFull)) = error { continue }
      throw RelayIsAway(why: error)
    }
    for case .forgedKey in report.problems { throw DomainError.damaged(.sealed(.notAuthentic)) }
    if report.problems.contains(.isOlderCopy) { throw DomainError.refused(.sync(.isOlderCopy)) }
    if report.problems.contains(.isRemoved) { throw DomainError.refused(.sync(.isTakenOut)) }
  }

  /// The profile comes last: until then nobody finds one there, and it is all done again. What
  /// stands there is of whoever did not come to the end.
  private func copy(from old: any Relay, to relay: any Relay) throws {
    let there = Set(try relay.list(after: nil).names)
    let names = try old.list(after: nil).names.filter { $0 != KnownPieces.profile }
    for name in names + [KnownPieces.profile] {
      let isKey = if case .key = name { true } else { false }
      // What is written once is what it is; what is gone or damaged is told, as at any relay.
      guard isKey || !there.contains(name), let bytes = try old.soundPiece(name) else { continue }
      if there.contains(name), try relay.soundPiece(name) != bytes { try relay.delete(name) }
      try relay.putNew(name, bytes)
    }
  }

  /// What others told at the one before since somebody moved, and who joined or left there. Its
  /// keys stay behind: they may be those of before.
  private func add(from old: any Relay, to relay: any Relay) throws {
    let there = Set(try relay.list(after: nil).names)
    let names = try old.list(after: nil).names
    let people = Set(
      KnownPieces.devices(in: names).flatMap { [KnownPieces.device($0), KnownPieces.left($0)] })
    for name in names where !there.contains(name) {
      if case .key = name, !people.contains(name) { continue }
      guard let bytes = try old.soundPiece(name) else { continue }
      do { try relay.putNew(name, bytes) } catch DomainError.refused(.sync(.pieceIsAnother)) {}
    }
  }
}

/// That the relay before has the profile no more, or cannot be reached.
package struct LostRelay: Sendable {
  fileprivate init() {}
}

/// The relay from which a profile is to go cannot be reached.
package struct RelayIsAway: Error {
  package let why: DomainError
}
