extension Synchronise {
  /// Deletes pieces sealed with older keys, so that removed devices find nothing that they can
  /// read. All active devices must have acknowledged the newest key, and a snapshot sealed with it
  /// must contain everything.
  func removeOldKeys(_ keys: RelayKeys) throws {
    let (part, exchange) = try tools.activeExchange()
    let latest = keys.ring.latestKey.number
    guard latest > 1, exchange.clearedBelowKey < latest,
      try keys.isAcknowledged(
        orSilentSince: tools.now().adding(milliseconds: -SyncRetention.silenceLimit))
    else { return }
    // The preceding cleanup may have written a snapshot, so list again.
    let keys = try relisted(keys)
    let counted = try keys.validEntries(underKey: latest - 1)
    guard part.applied.isSuperset(of: counted) else { return }
    func isNew(_ snapshot: KnownSnapshot) -> Bool {
      snapshot.keyNumber == latest && snapshot.seen.isSuperset(of: counted)
    }
    var snapshots = try listSnapshots(keys)
    if !snapshots.complete.contains(where: isNew) {
      try snapshots.writeSnapshot()
      snapshots = try listSnapshots(relisted(keys))
    }
    guard let new = snapshots.complete.filter(isNew).max(by: { $0.seen.count < $1.seen.count })
    else {
      return
    }
    // The new snapshot will be the only copy of older entries, so it must be readable.
    do { _ = try snapshots.read(new) } catch let stop as ExchangeStop {
      if case .forged? = stop.problem { try recordDamage(of: new) }
      return
    }
    let old = try oldPieces(relisted(keys), latest)
    for name in old.prefix(Self.maxDeletedPieces) { try keys.relay.delete(name) }
    guard old.count <= Self.maxDeletedPieces else { return }
    try tools.updateExchange { $0.clearedBelowKey = latest }
  }

  /// Lists the relay again.
  private func relisted(_ keys: RelayKeys) throws -> RelayKeys {
    RelayKeys(tools, keys.ring, keys.relay, try keys.relay.list(after: nil).names)
  }

  /// Returns the segments and snapshots that are sealed with an older key. Of each device, segments
  /// are checked only up to the first one with the newest key, since a device never goes back to an
  /// older key.
  private func oldPieces(_ keys: RelayKeys, _ latest: Int) throws -> [PieceName] {
    var old: [PieceName] = []
    let segments = Dictionary(grouping: RelayContents.segments(in: keys.names), by: \.device)
    for (_, ranges) in segments.sorted(by: { $0.key < $1.key }) {
      for (device, numbers) in ranges.sorted(by: { $0.numbers.lowerBound < $1.numbers.lowerBound })
      where old.count <= Self.maxDeletedPieces {
        guard try isOlder(.segment(device, numbers), latest, keys) else { break }
        old += keys.names.filter { name in
          if case .segment(device, numbers, _) = name { true } else { false }
        }
      }
    }
    for case .snapshot(let device, let number, 1) in keys.names
    where old.count <= Self.maxDeletedPieces {
      guard try isOlder(.snapshot(device, number: number, part: 1), latest, keys) else { continue }
      old += keys.names.filter { name in
        if case .snapshot(device, number, _) = name { true } else { false }
      }
    }
    return old
  }

  /// Whether the piece is sealed with an older key; false if it is unreadable, which is left to the
  /// retention rules.
  private func isOlder(_ name: PieceName, _ latest: Int, _ keys: RelayKeys) throws -> Bool {
    guard let piece = try keys.relay.validPiece(name),
      let label = try? tools.sealer.label(of: piece, named: name, in: keys.ring.profile)
    else { return false }
    return label.keyNumber < latest
  }
}
