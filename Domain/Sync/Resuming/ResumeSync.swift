/// Resumes the exchange: after a pause, after a restore once the user has decided whose state
/// counts, and automatically in a copy of a store that went on.
///
/// An interruption never shows what was not to count; the next attempt continues.
package struct ResumeSync: Sendable {
  let tools: SyncTools

  /// The state that counts after a restore.
  package enum State: String, CaseIterable, Hashable, Sendable {
    /// The state of the other devices; the store is brought up to date.
    case others
    /// The state of this store, which is sent to all devices as a change that undo can revert.
    case this
  }

  /// Whether the user has to decide whose state counts.
  package func asks() throws -> Bool { try tools.activeExchange().exchange.isOlderCopy }

  /// Resumes the exchange. If there is nothing to decide, only ends a pause and returns nil. Throws
  /// ``SyncRefusal/isOlderCopy`` if the decision is missing, and any error that prevents reading
  /// the others' state.
  package func callAsFunction(taking state: State? = nil) throws -> SyncReport? {
    guard try asks() else {
      try tools.queries.pause(false)
      return nil
    }
    guard let state else { throw DomainError.refused(.sync(.isOlderCopy)) }
    let keys = try keys()
    do {
      let snapshots = try continueExchange(keys, isRestored: true)
      guard state == .this else { return try end() }
      var synchronise = tools.synchronise
      synchronise.defersShowing = true
      let ring = try tools.ring(of: try tools.activeExchange().part.device)
      var problems: [SyncProblem] = []
      _ = try synchronise.receive(
        RelayKeys(tools, ring, keys.relay, Array(keys.names)), snapshots, having: nil, &problems)
      return try end { try $0.restoreShown(at: tools.now()) }
    } catch let stop as Stop {
      if case .isRemoved? = stop.problem { throw DomainError.refused(.sync(.isTakenOut)) }
      return SyncReport(problems: stop.problem.map { [$0] } ?? [])
    }
  }

  /// Continues in a copy of a store that went on elsewhere: sends the copy's own changes under a
  /// new id and receives those of the original.
  func resumeAsCopy() throws { _ = try continueExchange(keys(), isRestored: false) }

  private func keys() throws -> RelayKeys {
    let (part, exchange) = try tools.activeExchange()
    let relay = try tools.relay(exchange.relay)
    let names = try relay.list(after: nil).names
    guard KnownPieces.haveProfile(names, of: part.device) else {
      throw DomainError.refused(.sync(.isEmptied))
    }
    return RelayKeys(tools, try tools.ring(of: part.device), relay, names)
  }

  /// Continues under the present id or a new one. Returns the snapshots at the relay.
  private func continueExchange(_ keys: RelayKeys, isRestored: Bool) throws -> RelaySnapshots {
    try keys.adoptNewKeys()
    let synchronise = tools.synchronise
    let snapshots = try synchronise.look(keys)
    _ = try synchronise.isAnother(keys)
    switch try continuation(keys, snapshots.whole) {
    case .same(let told): try continueExchange(told: told, keys)
    case .fork(let last):
      let (part, exchange) = try tools.activeExchange()
      let reach = try keys.last(
        of: part.device, after: exchange.accepted, in: snapshots.whole)
      try fork(after: last, keys, replacing: isRestored ? reach : nil)
    }
    return snapshots
  }

  /// Ends the pause in one transaction with the given preparation, then exchanges.
  private func end(_ prepare: (inout StoredReplica) throws -> Void = { _ in }) throws -> SyncReport
  {
    try tools.store.write { repositories in
      guard var exchange = try repositories.sync.exchange(),
        var replica = try StoredReplica(repositories)
      else { throw DomainError.refused(.sync(.isOff)) }
      exchange.isOlderCopy = false
      exchange.isPaused = false
      exchange.problem = nil
      try repositories.sync.keep(exchange)
      // The stored count may be from a restored backup.
      replica.part.listed = nil
      try repositories.sync.keep(replica.part)
      try prepare(&replica)
    }
    return try tools.synchronise()
  }

  /// Decides how to continue from what others can read of this device.
  private func continuation(
    _ keys: RelayKeys, _ snapshots: [KnownSnapshot]
  ) throws -> DeviceContinuation {
    let (part, exchange) = try tools.activeExchange()
    var own = SyncDevice(
      name: part.name, publicKeys: keys.ring.own.publicKeys, lastSeenAt: tools.now())
    own.last = -1
    var told: [SyncEntry] = []
    for (device, numbers) in RelayContents.segments(in: keys.names)
    where device == part.device && numbers.upperBound >= exchange.accepted {
      do {
        let read = try tools.synchronise.segment(numbers, of: device, own, keys).0
        told += read.entries.map(\.entry)
      } catch is Stop {
        // Unreadable entries may be any. Errors of the relay itself are rethrown.
        continue
      }
    }
    let entries = try tools.store.read { try $0.sync.ownEntries(after: 0, limit: .max) }
    return try DeviceContinuation(
      own: entries.map(\.entry), told: told, accepted: exchange.accepted,
      reach: keys.last(of: part.device, after: exchange.accepted, in: snapshots))
  }

  /// Continues under the present id; others have everything up to the number.
  private func continueExchange(told: Int, _ keys: RelayKeys) throws {
    let (part, exchange) = try tools.activeExchange()
    guard told > exchange.accepted else { return }
    var hash = exchange.lastHash
    for case .segment(part.device, let numbers, 1) in keys.names
    where numbers.upperBound == told && told >= exchange.packed {
      let piece = try keys.relay.validPiece(.segment(part.device, numbers))
      hash = piece.map(tools.sealer.hash) ?? []
    }
    try tools.change { exchange in
      exchange.packed = max(exchange.packed, told)
      exchange.unsent = exchange.packed - told
      exchange.lastHash = hash
    }
  }

  /// Continues under a new id, name and keys. After a restore, `reach` records the last entry
  /// number of the former id, which no other store uses.
  private func fork(after last: Int, _ keys: RelayKeys, replacing reach: Int?) throws {
    let (part, exchange) = try tools.activeExchange()
    let device = try tools.join.makeDevice()
    var ring = KeyRing(
      profile: keys.ring.profile, device: device.id, own: device.keys, key: keys.ring.latest)
    for key in keys.ring.keys { ring.prefer(key) }
    try tools.rings.keep(ring)
    let names = try exchange.devices.values.map(\.name) + keys.deviceNames() + [part.name]
    let name = DeviceName.free(part.name, beside: names)
    let introduction = OutboxPiece(
      KnownPieces.device(device.id), try tools.introduction(of: ring, called: name))
    let fork = DeviceFork(of: part.device, after: last, as: device.id)
    try tools.store.write { repositories in
      // Another process may have done this already.
      guard var replica = try StoredReplica(repositories),
        var exchange = try repositories.sync.exchange(), replica.part.device == part.device
      else { return }
      try replica.go(on: fork, called: name, at: tools.now())
      var former = SyncDevice(
        name: part.name, publicKeys: keys.ring.own.publicKeys, lastSeenAt: tools.now())
      former.last = last
      former.seen = part.applied
      exchange.devices[part.device] = former
      exchange.formerIDs[part.device] = reach
      exchange.packed = 0
      exchange.unsent = 0
      exchange.lastHash = []
      exchange.packedAt = nil
      exchange.needsAcknowledgement = true
      try repositories.sync.keep(exchange)
      for piece in try repositories.sync.outbox() {
        switch piece.name {
        case .segment(part.device, _, _): try repositories.sync.removePiece(piece.name)
        case .segment, .snapshot, .key: break
        }
      }
      // The next exchange uploads the introduction.
      try repositories.sync.keep(introduction)
    }
  }
}
