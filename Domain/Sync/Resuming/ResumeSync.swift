/// Goes on with exchanging: after a pause, where a store was restored once somebody has said whose
/// state counts, and by itself in a copy of one that went on.
///
/// Killed anywhere, nothing is shown of what was not to count, and the next try goes on.
package struct ResumeSync: Sendable {
  let tools: SyncTools

  /// Whose state counts.
  package enum State: String, CaseIterable, Hashable, Sendable {
    /// The store comes up to date.
    case others
    /// What the store shows is what all are to have, as a change that can be taken back.
    case this
  }

  /// Whether somebody has to say whose state counts.
  package func asks() throws -> Bool { try tools.taking().exchange.isOlderCopy }

  /// Ends a pause; where nobody has to say anything that is all, and nothing is returned. Throws
  /// ``SyncRefusal/isOlderCopy`` where nobody said whose state counts, and what stands in the way
  /// of knowing what the others have.
  package func callAsFunction(taking state: State? = nil) throws -> SyncReport? {
    guard try asks() else {
      try tools.queries.pause(false)
      return nil
    }
    guard let state else { throw DomainError.refused(.sync(.isOlderCopy)) }
    let keys = try keys()
    do {
      let snapshots = try goOn(keys, isRestored: true)
      guard state == .this else { return try end() }
      var synchronise = tools.synchronise
      synchronise.holdsBack = true
      let ring = try tools.ring(of: try tools.taking().part.device)
      var problems: [SyncProblem] = []
      _ = try synchronise.receive(
        RelayKeys(tools, ring, keys.relay, Array(keys.names)), snapshots, having: nil, &problems)
      return try end { try $0.putBackShown(at: tools.now()) }
    } catch let stop as Stop {
      if case .isRemoved? = stop.problem { throw DomainError.refused(.sync(.isTakenOut)) }
      return SyncReport(problems: stop.problem.map { [$0] } ?? [])
    }
  }

  /// Goes on with a copy of a store that went on elsewhere: what it changed itself it tells under
  /// an id of its own, and takes what was changed there.
  func goOnAsCopy() throws { _ = try goOn(keys(), isRestored: false) }

  private func keys() throws -> RelayKeys {
    let (part, exchange) = try tools.taking()
    let relay = try tools.relay(exchange.relay)
    let names = try relay.list(after: nil).names
    guard KnownPieces.haveProfile(names, of: part.device) else {
      throw DomainError.refused(.sync(.isEmptied))
    }
    return RelayKeys(tools, try tools.ring(of: part.device), relay, names)
  }

  /// Under the same id, or another one. Returns the snapshots that are there.
  private func goOn(_ keys: RelayKeys, isRestored: Bool) throws -> RelaySnapshots {
    try keys.takeNew()
    let synchronise = tools.synchronise
    let snapshots = try synchronise.look(keys)
    _ = try synchronise.isAnother(keys)
    switch try continuation(keys, snapshots.whole) {
    case .same(let told): try goOn(told: told, keys)
    case .fork(let last):
      let former = try tools.taking().part.device
      let reach = keys.last(of: former, in: snapshots.whole)
      try fork(after: last, keys, replacing: isRestored ? reach : nil)
    }
    return snapshots
  }

  /// Lets the exchange go on, in one step with what is to be done before.
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
      // What was counted may be of a state that came back with a backup.
      replica.part.listed = nil
      try repositories.sync.keep(replica.part)
      try prepare(&replica)
    }
    return try tools.synchronise()
  }

  /// By what others can read of this device.
  private func continuation(
    _ keys: RelayKeys, _ snapshots: [KnownSnapshot]
  ) throws -> DeviceContinuation {
    let (part, exchange) = try tools.taking()
    var own = SyncDevice(name: part.name, face: keys.ring.own.face, lastSeenAt: tools.now())
    own.last = -1
    var told: [SyncEntry] = []
    for (device, numbers) in RelayContents.segments(in: keys.names)
    where device == part.device && numbers.upperBound >= exchange.packed {
      do {
        let read = try tools.synchronise.segment(numbers, of: device, own, keys).0
        told += read.entries.map(\.entry)
      } catch is Stop {
        // What cannot be read may be anything. A relay that is away says nothing of it.
        continue
      }
    }
    let entries = try tools.store.read { try $0.sync.ownEntries(after: 0, limit: .max) }
    return DeviceContinuation(
      own: entries.map(\.entry), told: told, packed: exchange.packed,
      reach: keys.last(of: part.device, in: snapshots))
  }

  /// Under the same id: up to that number others have it all.
  private func goOn(told: Int, _ keys: RelayKeys) throws {
    let (part, exchange) = try tools.taking()
    guard told > exchange.packed else { return }
    var hash: [UInt8] = []
    for case .segment(part.device, let numbers, 1) in keys.names where numbers.upperBound == told {
      let piece = try keys.relay.soundPiece(.segment(part.device, numbers))
      hash = piece.map(tools.sealer.hash) ?? []
    }
    try tools.change { exchange in
      exchange.packed = told
      exchange.unsent = 0
      exchange.lastHash = hash
    }
  }

  /// Under an id and a name of its own, with keys of its own. Where it stands for what it was, that
  /// has told all up to a number, and nobody goes on with it.
  private func fork(after last: Int, _ keys: RelayKeys, replacing reach: Int?) throws {
    let (part, exchange) = try tools.taking()
    let device = try tools.join.makeDevice()
    var ring = KeyRing(
      profile: keys.ring.profile, device: device.id, own: device.keys, key: keys.ring.latest)
    for key in keys.ring.keys { ring.insert(key) }
    try tools.rings.keep(ring)
    let names = try exchange.devices.values.map(\.name) + keys.deviceNames() + [part.name]
    let name = DeviceName.free(part.name, beside: names)
    let introduction = OutboxPiece(
      KnownPieces.device(device.id), try tools.introduction(of: ring, called: name))
    let fork = DeviceFork(of: part.device, after: last, as: device.id)
    try tools.store.write { repositories in
      // Another process may have been quicker.
      guard var replica = try StoredReplica(repositories),
        var exchange = try repositories.sync.exchange(), replica.part.device == part.device
      else { return }
      try replica.go(on: fork, called: name, at: tools.now())
      var former = SyncDevice(name: part.name, face: keys.ring.own.face, lastSeenAt: tools.now())
      former.last = last
      former.seen = part.applied
      exchange.devices[part.device] = former
      exchange.formers[part.device] = reach
      exchange.packed = 0
      exchange.unsent = 0
      exchange.lastHash = []
      exchange.packedAt = nil
      exchange.owesAnswer = true
      try repositories.sync.keep(exchange)
      for piece in try repositories.sync.outbox() {
        switch piece.name {
        case .segment(part.device, _, _): try repositories.sync.removePiece(piece.name)
        case .segment, .snapshot, .key: break
        }
      }
      // The next exchange puts it there.
      try repositories.sync.keep(introduction)
    }
  }
}
