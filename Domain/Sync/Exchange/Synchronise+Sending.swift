extension Synchronise {
  /// Whether the store is an older copy of itself. It is if the relay has later entries of this
  /// device than the store has packed, or if a snapshot contains entries that no relay has accepted
  /// from this store.
  func isOlderCopy(_ keys: RelayKeys, _ snapshots: [KnownSnapshot]) throws -> Bool {
    let (part, exchange) = try tools.activeExchange()
    let packed = exchange.lastPackedNumber
    return try keys.lastEntryNumber(of: part.device, after: packed, in: snapshots) > packed
      || snapshots.contains { $0.seen[part.device] > exchange.lastAcceptedNumber }
  }

  /// Returns problems for pieces that are ignored: key changes that no device published, and
  /// segments that falsely claim to be from this device. Also returns problems for keys and
  /// passphrases that devices do not share.
  func ignoredPieceProblems(_ keys: RelayKeys, _ listing: RelayListing) throws -> [SyncProblem] {
    let (part, exchange) = try tools.activeExchange()
    let rivals = try keys.mutuallyRemovedDevices()
    let lacksPassphrase: SyncProblem? =
      try keys.hasNoPassphrase()
      ? .noPassphrase : keys.lostPassphrase() == nil ? nil : .lostPassphrase
    return (listing.unexpectedNames.isEmpty ? [] : [.notFiles(listing.unexpectedNames)])
      + keys.foreignPieces.sorted { $0.text < $1.text }.map { .forgedKey($0) }
      + (lacksPassphrase.map { [$0] } ?? [])
      + (rivals.isEmpty ? [] : [.sharesNoKey(rivals)])
      + keys.claimedSegments(by: part.device, after: exchange.lastPackedNumber).map {
        .forged(device: part.name, piece: $0)
      }
  }

  /// Whether the relay has a different piece under the name of one of this device's pieces. If this
  /// device's piece is still in the outbox, it and all later ones are discarded, so that their
  /// entries are sealed again; no device can have read them.
  func hasForeignPiece(_ keys: RelayKeys) throws -> Bool {
    let (part, exchange) = try tools.activeExchange()
    let there = try tools.store.read { try $0.sync.outbox() }.filter { piece in
      guard case .segment(part.device, _, 1) = piece.name else { return false }
      return keys.names.contains(piece.name)
    }
    guard let last = there.last else {
      return try keys.names.contains { name in
        guard case .segment(part.device, let numbers, 1) = name,
          numbers.upperBound == exchange.lastPackedNumber
        else { return false }
        return try !isOwn(name, exchange.lastHash, keys)
      }
    }
    if try isOwn(last.name, tools.sealer.hash(last.bytes), keys) { return false }
    let first = try there.first { try !isOwn($0.name, tools.sealer.hash($0.bytes), keys) }
    try discardPieces(from: first ?? last)
    return true
  }

  /// Whether the piece at the relay is from this store; true as well if it is damaged, missing or
  /// forged.
  private func isOwn(_ name: PieceName, _ hash: [UInt8], _ keys: RelayKeys) throws -> Bool {
    guard let piece = try keys.relay.validPiece(name), tools.sealer.hash(piece) != hash else {
      return true
    }
    return try !keys.isSigned(name, by: keys.ring.device)
  }

  /// Discards the piece and all later ones from the outbox, so that their entries are sealed again.
  private func discardPieces(from piece: OutboxPiece) throws {
    guard case .segment(let device, let numbers, _) = piece.name else { return }
    let profile = try tools.keyRing(of: device).profile
    let before = try tools.sealer.label(of: piece.bytes, named: piece.name, in: profile)
      .previousHash
    try tools.store.write { repositories in
      guard var exchange = try repositories.sync.exchange() else { return }
      exchange.lastPackedNumber = numbers.lowerBound - 1
      exchange.unsentCount = 0
      exchange.lastHash = before
      try repositories.sync.save(exchange)
      for other in try repositories.sync.outbox() {
        guard case .segment(device, let later, _) = other.name,
          later.lowerBound >= numbers.lowerBound
        else { continue }
        try repositories.sync.removePiece(other.name)
      }
    }
  }

  func send(_ keys: RelayKeys, having listing: inout RelayListing) throws -> Int {
    let answers = try appendAcknowledgement()
    while try pack(keys.ring) {}
    let there = Set(listing.names)
    let exchange = try tools.activeExchange().exchange
    let missing = try tools.store.read { try $0.sync.outbox() }.filter { piece in
      guard case .segment(_, let numbers, _) = piece.name else { return false }
      // Until the relay has confirmed a piece, its name may be there without its contents.
      let isTaken = numbers.upperBound <= exchange.lastAcceptedNumber
      return !there.contains(piece.name) || !isTaken && !keys.delivered.contains(piece.name)
    }
    var sent = 0
    for (place, piece) in missing.enumerated() {
      guard case .segment(_, let numbers, let part) = piece.name else { continue }
      do { try upload(piece, keys) } catch let error as DomainError {
        try recordUnsent(missing[place...])
        throw error
      }
      listing.insert(piece.name, size: piece.bytes.count)
      if part == 1 { sent += numbers.count }
    }
    return max(0, sent - answers)
  }

  /// Uploads the piece. If another piece has its name and this device did not sign that, it is
  /// replaced.
  private func upload(_ piece: OutboxPiece, _ keys: RelayKeys) throws {
    do { try keys.relay.putNew(piece.name, piece.bytes) } catch DomainError.refused(
      .sync(.pieceDiffers))
    {
      guard try !keys.isSigned(piece.name, by: keys.ring.device) else {
        // A copy of this device sent an entry with this number at the same time.
        try discardPieces(from: piece)
        throw ExchangeStop(.isOlderCopy)
      }
      try keys.replace(piece)
    }
    keys.delivered.insert(piece.name)
  }

  /// Records how many entries are in pieces that the relay has not accepted.
  private func recordUnsent(_ pieces: some Sequence<OutboxPiece>) throws {
    let ranges = pieces.compactMap { piece -> ClosedRange<Int>? in
      if case .segment(_, let numbers, _) = piece.name { numbers } else { nil }
    }
    let count = Set(ranges).reduce(0) { $0 + $1.count }
    try tools.updateExchange { $0.unsentCount = count }
  }

  /// Appends an acknowledgement if the device has sent nothing for a day, so that others do not
  /// wait for it. Returns the number of entries added.
  private func appendAcknowledgement() throws -> Int {
    let (part, exchange) = try tools.activeExchange()
    guard exchange.needsAcknowledgement, part.applied[part.device] == exchange.lastPackedNumber,
      exchange.packedAt.map({ tools.now() >= $0.adding(milliseconds: 86_400_000) }) ?? true
    else { return 0 }
    try tools.store.write { repositories in
      var replica = try StoredReplica(repositories)
      try replica?.appendAcknowledgement(at: tools.now())
    }
    return 1
  }

  /// Maximum number of entries in a segment.
  private static let maxSegmentEntries = 200

  /// Packs entries into sealed pieces; returns false if all are packed already. The first entry
  /// gets a piece of its own: if a copy of this store sends at the same time, both use the same
  /// name, and the relay rejects one of them.
  private func pack(_ ring: KeyRing) throws -> Bool {
    try tools.store.write { repositories in
      guard try pack(ring, atMost: 1, repositories) else { return false }
      _ = try pack(ring, atMost: Self.maxSegmentEntries, repositories)
      return true
    }
  }

  private func pack(
    _ ring: KeyRing, atMost most: Int, _ repositories: Repositories
  ) throws -> Bool {
    let sync = repositories.sync
    guard let part = try sync.participation(), var exchange = try sync.exchange(),
      !exchange.isOlderCopy
    else { return false }
    let entries = try sync.ownEntries(after: exchange.lastPackedNumber, limit: most)
    guard let first = entries.first, let last = entries.last else { return false }
    let segment = SyncSegment(
      device: part.device, name: part.name, seen: part.applied, entries: entries)
    let numbers = first.entry.id.number...last.entry.id.number
    let parts = SegmentParts.parts(of: try tools.format.bytes(of: segment))
    guard parts.count <= SegmentParts.maxCount else {
      throw DomainError.refused(.sync(.isTooLarge))
    }
    var hash: [UInt8] = []
    for (place, bytes) in parts.enumerated() {
      let name = PieceName.segment(part.device, numbers, part: place + 1)
      guard
        let label = PieceLabel(
          profile: ring.profile, name: name, key: ring.latestKey.number, before: exchange.lastHash)
      else { return false }
      let sealed = try tools.sealer.seal(
        bytes, as: label, with: ring.latestKey, by: ring.deviceKeys)
      if place == 0 { hash = tools.sealer.hash(sealed) }
      try sync.save(OutboxPiece(name, sealed))
    }
    exchange.lastHash = hash
    exchange.lastPackedNumber = numbers.upperBound
    exchange.unsentCount += numbers.count
    exchange.packedAt = tools.now()
    exchange.needsAcknowledgement = false
    exchange.needsSending = true
    try sync.save(exchange)
    return true
  }
}
