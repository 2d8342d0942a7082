extension Synchronise {
  /// Lists the snapshots at the relay and stores their properties.
  func listSnapshots(_ keys: RelayKeys) throws -> RelaySnapshots {
    let found = try RelaySnapshots(tools, keys, knowing: tools.activeExchange().exchange.snapshots)
    try tools.store.write { repositories in
      guard var exchange = try repositories.sync.exchange() else { return }
      guard exchange.snapshots != found.known else { return }
      for snapshot in found.known where !exchange.snapshots.contains(snapshot) {
        // The author of a snapshot had all its entries.
        exchange.devices[snapshot.device]?.seen.formUnion(snapshot.seen)
      }
      exchange.snapshots = found.known
      try repositories.sync.save(exchange)
    }
    return found
  }

  /// Writes a snapshot if one is due and `canWrite` is set, then deletes pieces that nobody needs,
  /// even if the relay had no room for the snapshot.
  func cleanUp(
    _ keys: RelayKeys, _ listing: RelayListing, _ snapshots: RelaySnapshots, canWrite: Bool
  ) throws {
    let (part, exchange) = try tools.activeExchange()
    var untaken: DomainError?
    if canWrite,
      isSnapshotDue(part, exchange, RelayContents(listing: listing, whole: snapshots.complete))
    {
      do { try writeSnapshot(keys, part, exchange) } catch let error as DomainError {
        guard error.mayConcernWritesOnly else { throw error }
        untaken = error
      }
    }
    let readers =
      [SyncRetention.Reader(part.device, seen: part.applied, lastSeenAt: tools.now())]
      + exchange.devices.filter { !$1.isRemoved }.map {
        SyncRetention.Reader($0, seen: $1.seen, lastSeenAt: $1.lastSeenAt)
      }
    let retention = SyncRetention(
      of: part.device, snapshots: snapshots.known, whole: snapshots.complete, readers: readers,
      now: tools.now())
    for name in retention.deletablePieces(in: listing.names).prefix(Self.maxDeletedPieces) {
      try keys.relay.delete(name)
    }
    if let untaken { throw untaken }
  }

  private func writeSnapshot(_ keys: RelayKeys, _ part: SyncParticipation, _ exchange: SyncExchange)
    throws
  {
    // Another device may have written a snapshot meanwhile.
    let listing = try keys.relay.list(after: nil)
    let keys = RelayKeys(tools, keys.ring, keys.relay, listing.names)
    let snapshots = try listSnapshots(keys)
    if isSnapshotDue(part, exchange, RelayContents(listing: listing, whole: snapshots.complete)) {
      try snapshots.writeSnapshot()
    }
  }

  /// Maximum number of pieces deleted in one exchange; the next one deletes more.
  static let maxDeletedPieces = 200

  /// Whether to write a snapshot: because it is worth its cost, or because the relay was rolled
  /// back and lacks entries that this device has, which new devices would miss.
  private func isSnapshotDue(
    _ part: SyncParticipation, _ exchange: SyncExchange, _ contents: RelayContents
  ) -> Bool {
    let sent = EntryID(part.device, exchange.lastPackedNumber)
    let told = SeenEntries(part.applied.lastEntries.filter { $0.device != part.device } + [sent])
    let since = contents.piecesOutsideSnapshots(had: part.applied)
    let last = contents.completeSnapshots.max { $0.arrivedAt < $1.arrivedAt }
    return !contents.reachableEntries.isSuperset(of: told)
      || tools.snapshots.isDue(after: last?.size ?? 0, pieces: since.pieces, bytes: since.bytes)
  }

  /// Loads snapshots as long as they contain missing entries. A new device may need all of them;
  /// others need them only where segments are missing or unusable. Returns the number of entries
  /// gained.
  func loadSnapshots(
    _ snapshots: RelaySnapshots, having read: LoadedSnapshot?, for stopped: Set<DeviceID>,
    _ keys: RelayKeys, _ problems: inout [SyncProblem]
  ) throws -> Int {
    var (rest, gained) = (snapshots.complete, 0)
    let segments = Dictionary(
      grouping: RelayContents.segments(in: keys.names), by: \.device)
    while true {
      let part = try tools.activeExchange().part
      let isNew = part.applied.lastEntries.allSatisfy { $0.device == part.device }
      let wanted = rest.filter { snapshot in
        snapshot.seen.lastEntries.contains { end in
          let next = part.applied[end.device] + 1
          return end.number >= next
            && (isNew || stopped.contains(end.device)
              || !(segments[end.device] ?? []).contains { $0.numbers.contains(next) })
        }
      }
      guard let best = wanted.max(by: { $0.seen.count < $1.seen.count }) else { return gained }
      rest.removeAll { $0 == best }
      do {
        let snapshot = read?.name == best.manifestName ? read?.snapshot : nil
        gained += try loadSnapshot(snapshot ?? snapshots.read(best))
      } catch let stop as ExchangeStop {
        problems += stop.problem.map { [$0] } ?? []
        if case .forged? = stop.problem { try recordDamage(of: best) }
      }
    }
  }

  private func loadSnapshot(_ snapshot: SyncSnapshot) throws -> Int {
    try tools.store.write { repositories in
      guard var replica = try StoredReplica(repositories),
        var exchange = try repositories.sync.exchange()
      else { return 0 }
      if exchange.isOlderCopy, !defersShowing { throw ExchangeStop(.isOlderCopy) }
      replica.defersShowing = defersShowing
      let gained = try replica.mergeSnapshot(snapshot, at: tools.now())
      exchange.needsAcknowledgement = true
      // A device that has just joined has no data that others erased before.
      if exchange.lastExchangeAt != nil { exchange.needsErasing = true }
      try repositories.sync.save(exchange)
      return gained
    }
  }

  /// Records that the snapshot is damaged, so that it is ignored and replaced.
  func recordDamage(of snapshot: KnownSnapshot) throws {
    try tools.store.write { repositories in
      guard var exchange = try repositories.sync.exchange(),
        let place = exchange.snapshots.firstIndex(where: {
          $0.manifestName == snapshot.manifestName
        })
      else { return }
      exchange.snapshots[place].isDamaged = true
      try repositories.sync.save(exchange)
    }
  }
}
