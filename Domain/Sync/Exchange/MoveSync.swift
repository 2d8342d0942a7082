/// Leads a profile to another relay: all that is sealed at the one before is put there as it is,
/// and this device exchanges there from then on. The others move the same way; whoever comes later
/// finds the profile there, and sends what nobody has seen yet.
public struct MoveSync: Sendable {
  let tools: SyncTools

  public init(_ tools: SyncTools) {
    self.tools = tools
  }

  /// Where this store exchanges; nil where it does not take part.
  public func relay() throws -> SyncAddress? {
    try tools.store.read { try $0.sync.exchange()?.relay }
  }

  /// Throws ``SyncRefusal/isOff``, ``SyncRefusal/isOn`` where it exchanges there already,
  /// ``SyncRefusal/isTaken`` where there is another profile, and what keeps it from exchanging at
  /// the relay before: nothing is moved then.
  public func callAsFunction(to address: SyncAddress) throws -> SyncReport {
    let exchange = try tools.taking().exchange
    guard exchange.relay != address else { throw DomainError.refused(.sync(.isOn)) }
    let relay = try tools.relay(address)
    let there = try relay.get(KnownPieces.profile)
    guard there == nil || there == exchange.profile.bytes else {
      throw DomainError.refused(.sync(.isTaken))
    }
    if there == nil { try copy(from: exchange.relay, to: relay) }
    try tools.store.write { repositories in
      guard var exchange = try repositories.sync.exchange() else { return }
      exchange.relay = address
      (exchange.mark, exchange.size, exchange.quota) = (nil, nil, nil)
      exchange.owesSending = true
      try repositories.sync.keep(exchange)
    }
    return try Synchronise(tools)()
  }

  /// The profile comes last: until then nobody finds one there, and it is all done again.
  private func copy(from address: SyncAddress, to relay: any Relay) throws {
    let report = try Synchronise(tools)()
    for case .relay(let error) in report.problems { throw error }
    if report.problems.contains(.isOlderCopy) { throw DomainError.refused(.sync(.isOlderCopy)) }
    if report.problems.contains(.isRemoved) { throw DomainError.refused(.sync(.isTakenOut)) }
    let old = try tools.relay(address)
    let names = try old.list(after: nil).names.filter { $0 != KnownPieces.profile }
    for name in names + [KnownPieces.profile] {
      // What is gone or damaged there is told, and mended, as at any relay.
      guard let bytes = try old.soundPiece(name) else { continue }
      try relay.putNew(name, bytes)
    }
  }
}
