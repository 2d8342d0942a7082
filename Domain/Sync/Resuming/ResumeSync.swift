/// Resumes the exchange after a pause or after a restore. After a restore, the user has to decide
/// which state to keep. If the store is a copy of one that continued elsewhere, it also resumes the
/// exchange.
///
/// After an interruption, the next attempt continues; nothing that the user decided against becomes
/// visible.
package struct ResumeSync: Sendable {
  let tools: SyncTools

  /// The state that is kept after a restore.
  package enum State: String, CaseIterable, Hashable, Sendable {
    /// The state of the other devices; the store is brought up to date.
    case others
    /// The state of this store. It is sent to all devices as one change, which undo can revert.
    case this
  }

  /// Whether the user has to decide which state to keep.
  package func needsDecision() throws -> Bool { try tools.activeExchange().exchange.isOlderCopy }

  /// Resumes the exchange. If there is nothing to decide, this only ends a pause and returns nil.
  /// Throws ``SyncRefusal/isOlderCopy`` if the user's decision is needed but missing, and any error
  /// that prevents reading the others' state.
  package func callAsFunction(taking state: State? = nil) throws -> SyncReport? {
    guard try needsDecision() else {
      try tools.queries.setPaused(false)
      return nil
    }
    guard let state else { throw DomainError.refused(.sync(.isOlderCopy)) }
    let keys = try relayKeys()
    do {
      let snapshots = try continueExchange(keys, isRestored: true)
      guard state == .this else { return try endPause() }
      var synchronise = tools.synchronise
      synchronise.defersShowing = true
      let ring = try tools.keyRing(of: try tools.activeExchange().part.device)
      var problems: [SyncProblem] = []
      _ = try synchronise.receive(
        RelayKeys(tools, ring, keys.relay, Array(keys.names)), snapshots, having: nil, &problems)
      return try endPause { try $0.restoreShownState(at: tools.now()) }
    } catch let stop as ExchangeStop {
      if case .isRemoved? = stop.problem { throw DomainError.refused(.sync(.isRemoved)) }
      return SyncReport(problems: stop.problem.map { [$0] } ?? [])
    }
  }

  /// Continues a copy of a store that continued elsewhere. Sends the copy's own changes under a new
  /// device id, and receives those of the original.
  func resumeAsCopy() throws { _ = try continueExchange(relayKeys(), isRestored: false) }

  private func relayKeys() throws -> RelayKeys {
    let (part, exchange) = try tools.activeExchange()
    let relay = try tools.makeRelay(exchange.relay)
    let names = try relay.list(after: nil).names
    guard KeyPieceNames.containProfile(names, of: part.device) else {
      throw DomainError.refused(.sync(.profileIsGone))
    }
    return RelayKeys(tools, try tools.keyRing(of: part.device), relay, names)
  }

  /// Continues under the present device id or a new one. Returns the snapshots at the relay.
  private func continueExchange(_ keys: RelayKeys, isRestored: Bool) throws -> RelaySnapshots {
    try keys.adoptNewKeys()
    let synchronise = tools.synchronise
    let snapshots = try synchronise.listSnapshots(keys)
    _ = try synchronise.hasForeignPiece(keys)
    switch try continuation(keys, snapshots.complete) {
    case .same(let told): try continueExchange(told: told, keys)
    case .fork(let last):
      let (part, exchange) = try tools.activeExchange()
      let reach = try keys.lastEntryNumber(
        of: part.device, after: exchange.lastAcceptedNumber, in: snapshots.complete)
      try fork(after: last, keys, replacing: isRestored ? reach : nil)
    }
    return snapshots
  }

  /// Ends the pause in one transaction, together with `prepare`; then exchanges.
  private func endPause(_ prepare: (inout StoredReplica) throws -> Void = { _ in }) throws
    -> SyncReport
  {
    try tools.store.write { repositories in
      guard var exchange = try repositories.sync.exchange(),
        var replica = try StoredReplica(repositories)
      else { throw DomainError.refused(.sync(.isOff)) }
      exchange.isOlderCopy = false
      exchange.isPaused = false
      exchange.problemCode = nil
      try repositories.sync.save(exchange)
      // The stored counts may come from a restored backup, so notices must be counted again.
      replica.participation.noticeCounts = nil
      try repositories.sync.save(replica.participation)
      try prepare(&replica)
    }
    return try tools.synchronise()
  }

  /// Decides how to continue, by comparing this device's entries with those that others can read.
  private func continuation(
    _ keys: RelayKeys, _ snapshots: [KnownSnapshot]
  ) throws -> DeviceContinuation {
    let (part, exchange) = try tools.activeExchange()
    var own = SyncDevice(
      name: part.name, publicKeys: keys.ring.deviceKeys.publicKeys, lastSeenAt: tools.now())
    own.lastNumber = -1
    var told: [SyncEntry] = []
    for (device, numbers) in RelayContents.segments(in: keys.names)
    where device == part.device && numbers.upperBound >= exchange.lastAcceptedNumber {
      do {
        let read = try tools.synchronise.segment(numbers, of: device, own, keys).0
        told += read.entries.map(\.entry)
      } catch is ExchangeStop {
        // Skip an unreadable piece, whose entries are unknown. Errors of the relay itself are
        // rethrown.
        continue
      }
    }
    let entries = try tools.store.read { try $0.sync.ownEntries(after: 0, limit: .max) }
    return try DeviceContinuation(
      own: entries.map(\.entry), published: told, accepted: exchange.lastAcceptedNumber,
      greatest: keys.lastEntryNumber(
        of: part.device, after: exchange.lastAcceptedNumber, in: snapshots))
  }

  /// Continues under the present device id; `told` is the number of the last entry that others
  /// have.
  private func continueExchange(told: Int, _ keys: RelayKeys) throws {
    let (part, exchange) = try tools.activeExchange()
    guard told > exchange.lastAcceptedNumber else { return }
    var hash = exchange.lastHash
    for case .segment(part.device, let numbers, 1) in keys.names
    where numbers.upperBound == told && told >= exchange.lastPackedNumber {
      let piece = try keys.relay.validPiece(.segment(part.device, numbers))
      hash = piece.map(tools.sealer.hash) ?? []
    }
    try tools.updateExchange { exchange in
      exchange.lastPackedNumber = max(exchange.lastPackedNumber, told)
      exchange.unsentCount = exchange.lastPackedNumber - told
      exchange.lastHash = hash
    }
  }

  /// Continues under a new id, name and keys. After a restore, `reach` is the number of the last
  /// entry under the former id, which no other store uses; it is recorded.
  private func fork(after last: Int, _ keys: RelayKeys, replacing reach: Int?) throws {
    let (part, exchange) = try tools.activeExchange()
    let device = try tools.join.makeDevice()
    var ring = KeyRing(
      profile: keys.ring.profile, device: device.id, own: device.keys, key: keys.ring.latestKey)
    for key in keys.ring.keys { ring.prefer(key) }
    try tools.keyRings.save(ring)
    let names = try exchange.devices.values.map(\.name) + keys.deviceNames() + [part.name]
    let name = DeviceName.unique(part.name, beside: names)
    let introduction = OutboxPiece(
      KeyPieceNames.device(device.id), try tools.introduction(of: ring, called: name))
    let fork = DeviceFork(of: part.device, after: last, as: device.id)
    try tools.store.write { repositories in
      // Another process may have done this already.
      guard var replica = try StoredReplica(repositories),
        var exchange = try repositories.sync.exchange(), replica.participation.device == part.device
      else { return }
      try replica.continueUnder(fork, called: name, at: tools.now())
      var former = SyncDevice(
        name: part.name, publicKeys: keys.ring.deviceKeys.publicKeys, lastSeenAt: tools.now())
      former.lastNumber = last
      former.seen = part.applied
      exchange.devices[part.device] = former
      exchange.formerIDs[part.device] = reach
      exchange.lastPackedNumber = 0
      exchange.unsentCount = 0
      exchange.lastHash = []
      exchange.packedAt = nil
      exchange.needsAcknowledgement = true
      try repositories.sync.save(exchange)
      for piece in try repositories.sync.outbox() {
        switch piece.name {
        case .segment(part.device, _, _): try repositories.sync.removePiece(piece.name)
        case .segment, .snapshot, .key: break
        }
      }
      // The next exchange uploads the introduction.
      try repositories.sync.save(introduction)
    }
  }
}
