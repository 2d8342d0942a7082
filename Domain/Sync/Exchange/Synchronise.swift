/// What came of exchanging.
package struct SyncReport: Hashable, Sendable {
  package var sent = 0
  package var received = 0
  package var problems: [SyncProblem] = []
  /// Pieces of keys that were damaged or gone at the relay, and are there again.
  package var mended: [DamagedKeyPiece] = []
  /// What the device was called, and is called from now on, where the store turned out to be a copy
  /// of one that went on.
  package var renamed: Renamed?

  package struct Renamed: Hashable, Sendable {
    package let from: String
    package let to: String
  }
}

/// Sends what was changed here and takes what was changed elsewhere. Whatever ends it, what was not
/// done is done the next time.
package struct Synchronise: Sendable {
  let tools: SyncTools
  /// Whether what comes is not shown yet.
  var holdsBack = false

  /// A copy of a store that went on elsewhere finds that out, and goes on as a device of its own.
  /// A snapshot that was read already is not read again. Throws ``SyncRefusal/isOff`` where the
  /// store does not take part, and ``SyncRefusal/isPaused`` where somebody wanted it so.
  package func callAsFunction() throws -> SyncReport { try self(having: nil) }

  func callAsFunction(
    having read: ReadSnapshot?, readingKeys: Bool = false
  ) throws -> SyncReport {
    var report = try exchange(having: read, readingKeys: readingKeys)
    // Another copy may come in between. Of what was restored somebody says what counts.
    for _ in 0..<3 where report.problems.contains(.isOlderCopy) {
      if try tools.resume.asks() { break }
      let former = try tools.taking().part
      if let problem = try goOnAsCopy() {
        report.problems = [problem]
        try note(report, nil, isSent: false)
        break
      }
      var next = try exchange(having: nil, readingKeys: readingKeys)
      next.sent += report.sent
      next.received += report.received
      next.mended = report.mended + next.mended
      next.renamed = report.renamed
      let part = try tools.taking().part
      if part.device != former.device {
        next.renamed = SyncReport.Renamed(
          from: report.renamed?.from ?? former.name, to: part.name)
      }
      report = next
    }
    return report
  }

  /// What stood in the way.
  private func goOnAsCopy() throws -> SyncProblem? {
    do {
      try tools.resume.goOnAsCopy()
      return nil
    } catch let stop as Stop {
      return stop.problem ?? .isOlderCopy
    } catch let error as DomainError {
      guard error.isOfRelay else { throw error }
      return .relay(error)
    }
  }

  private func exchange(having read: ReadSnapshot?, readingKeys: Bool) throws -> SyncReport {
    let (part, exchange) = try tools.taking()
    if exchange.isPaused { throw DomainError.refused(.sync(.isPaused)) }
    if exchange.isOlderCopy { return SyncReport(problems: [.isOlderCopy]) }
    let known = try tools.ring(of: part.device)
    // What costs another way to the relay, or reads what is seldom asked for: once a day.
    let isDue = readingKeys || exchange.lastAt.map { !$0.isSameDay(as: tools.now()) } ?? true
    if isDue { forgetSettledLongAgo() }
    var (report, seen, isSent): (SyncReport, RelayListing?, Bool) = (SyncReport(), nil, false)
    // What is not taken keeps nobody from what others left, nor from making room.
    var untaken: DomainError?
    do {
      let relay = try tools.relay(exchange.relay)
      defer { relay.tellRest() }
      var listing = try relay.list(after: nil)
      guard KnownPieces.haveProfile(listing.names, of: part.device) else {
        throw DomainError.refused(.sync(.isEmptied))
      }
      let keys = RelayKeys(tools, known, relay, listing.names)
      if isDue || exchange.owesSending || part.applied[part.device] > exchange.packed,
        try isAnother(keys)
      {
        throw Stop(.isOlderCopy)
      }
      if try isOlderCopy(keys, []) { throw Stop(.isOlderCopy) }
      report.mended = try keys.restore()
      if isDue { report.mended += try keys.mend() }
      try keys.takeNew()
      if exchange.relay.account != nil { try keys.keepRecovery(reading: isDue) }
      let snapshots = try look(keys)
      report.problems += snapshots.problems
      if try isOlderCopy(keys, snapshots.whole) { throw Stop(.isOlderCopy) }
      try settle()
      try acknowledge(snapshots.whole)
      try unlessTaken(&untaken) {
        report.sent += try send(keys.ring, to: relay, having: &listing)
      }
      isSent = untaken == nil
      report.received += try receive(keys, snapshots, having: read, &report.problems)
      // What was received may have made changes of its own, and another name.
      if try isSent && (report.received > 0 || hasMore()) {
        try unlessTaken(&untaken) {
          report.sent += try send(keys.ring, to: relay, having: &listing)
        }
        isSent = untaken == nil
      }
      try unlessTaken(&untaken) { try tidy(keys, listing, snapshots, canWrite: isSent) }
      if untaken == nil { try removeOldKeys(keys) }
      seen = listing
      // The first is what the store remembers: this one keeps everything here from the others.
      if let untaken { report.problems.insert(.relay(untaken), at: 0) }
    } catch let stop as Stop {
      report.problems += stop.problem.map { [$0] } ?? []
    } catch let error as DomainError {
      guard error.isOfRelay else { throw error }
      report.problems.append(.relay(error))
    }
    try note(report, seen, isSent: isSent)
    try erase()
    return report
  }

  /// Does the work, and remembers where the relay takes nothing but gives all the same.
  private func unlessTaken(_ untaken: inout DomainError?, _ work: () throws -> Void) throws {
    do { try work() } catch let error as DomainError {
      guard error.isOfWriting else { throw error }
      untaken = untaken ?? error
    }
  }

  /// Clears the files of the store of what others wanted to be forgotten. Where somebody reads them
  /// as they were, that waits for the next time.
  private func erase() throws {
    guard try tools.taking().exchange.owesErasing else { return }
    do { try tools.remains?.erase() } catch DomainError.unavailable { return }
    try tools.change { $0.owesErasing = false }
  }

  private func note(_ report: SyncReport, _ listing: RelayListing?, isSent: Bool) throws {
    try tools.store.write { repositories in
      guard var exchange = try repositories.sync.exchange() else { return }
      if let listing {
        exchange.size = listing.sizes.values.reduce(0, +)
        exchange.quota = listing.quota
        if exchange.owesSending {
          let there = Set(listing.names)
          exchange.owesSending = try repositories.sync.outbox().contains {
            !there.contains($0.name)
          }
        }
      }
      if isSent { exchange.unsent = 0 }
      exchange.problem = report.problems.first.map(\.code)
      // Restored in this very moment, it says so until somebody answers.
      if exchange.isOlderCopy { exchange.problem = SyncProblem.isOlderCopy.code }
      // What comes again after all went well is told again.
      if exchange.problem == nil { exchange.toldProblem = nil }
      if report.problems.allSatisfy(\.isOfOneDevice) { exchange.lastAt = tools.now() }
      try repositories.sync.keep(exchange)
    }
  }

  /// Whether this device told something that no piece has.
  private func hasMore() throws -> Bool {
    let (part, exchange) = try tools.taking()
    return part.applied[part.device] > exchange.packed
  }

  private func settle() throws {
    try tools.store.write { repositories in
      var replica = try StoredReplica(repositories)
      try replica?.settle(at: tools.now())
    }
  }

  /// What is only looked back at keeps nobody from an exchange, and nothing is written for it
  /// where nothing is to go.
  private func forgetSettledLongAgo() {
    let moment = tools.now()
    let isOld = try? tools.store.read { try StoredReplica($0)?.hasSettledLongAgo(at: moment) }
    guard isOld == true else { return }
    _ = try? tools.store.write { try StoredReplica($0)?.forgetSettledLongAgo(at: moment) }
  }

  // MARK: Sending

  /// Whether something of this device is there that comes after all that this store made.
  private func isOlderCopy(_ keys: RelayKeys, _ snapshots: [KnownSnapshot]) throws -> Bool {
    let (part, exchange) = try tools.taking()
    return keys.last(of: part.device, in: snapshots) > exchange.packed
  }

  /// Whether another piece stands where one of this store is to be. Of what was sealed for that
  /// place, and after it, nobody was told: it is to be sealed again.
  func isAnother(_ keys: RelayKeys) throws -> Bool {
    let (part, exchange) = try tools.taking()
    let there = try tools.store.read { try $0.sync.outbox() }.filter { piece in
      guard case .segment(part.device, _, 1) = piece.name else { return false }
      return keys.names.contains(piece.name)
    }
    guard let last = there.last else {
      let reach = keys.last(of: part.device, in: [])
      return try keys.names.contains { name in
        guard case .segment(part.device, let numbers, 1) = name, numbers.upperBound == reach,
          reach == exchange.packed
        else { return false }
        return try !isOwn(name, exchange.lastHash, keys)
      }
    }
    if try isOwn(last.name, tools.sealer.hash(last.bytes), keys) { return false }
    let first = try there.first { try !isOwn($0.name, tools.sealer.hash($0.bytes), keys) }
    try takeBack(first ?? last)
    return true
  }

  /// Whether the piece there is the one of this store that has the hash; of one that is damaged, or
  /// not there any more, nothing is said.
  private func isOwn(_ name: PieceName, _ hash: [UInt8], _ keys: RelayKeys) throws -> Bool {
    guard let piece = try keys.relay.soundPiece(name), tools.sealer.hash(piece) != hash,
      let label = try? tools.sealer.label(of: piece, named: name, in: keys.ring.profile),
      let key = keys.ring.key(number: label.key),
      (try? tools.sealer.open(piece, as: label, with: key, from: keys.ring.own.face)) != nil
    else { return true }
    return false
  }

  /// Seals a piece and those that came after it no more: another one stands in its place.
  private func takeBack(_ piece: OutboxPiece) throws {
    guard case .segment(let device, let numbers, _) = piece.name else { return }
    let profile = try tools.ring(of: device).profile
    let before = try tools.sealer.label(of: piece.bytes, named: piece.name, in: profile).before
    try tools.store.write { repositories in
      guard var exchange = try repositories.sync.exchange() else { return }
      exchange.packed = numbers.lowerBound - 1
      exchange.unsent = 0
      exchange.lastHash = before
      try repositories.sync.keep(exchange)
      for other in try repositories.sync.outbox() {
        guard case .segment(device, let later, _) = other.name,
          later.lowerBound >= numbers.lowerBound
        else { continue }
        try repositories.sync.removePiece(other.name)
      }
    }
  }

  private func send(
    _ ring: KeyRing, to relay: any Relay, having listing: inout RelayListing
  ) throws -> Int {
    let answers = try answer()
    while try pack(ring) {}
    let there = Set(listing.names)
    let missing = try tools.store.read { try $0.sync.outbox() }.filter { piece in
      if case .segment = piece.name { !there.contains(piece.name) } else { false }
    }
    var sent = 0
    for (place, piece) in missing.enumerated() {
      guard case .segment(_, let numbers, let part) = piece.name else { continue }
      do { try relay.putNew(piece.name, piece.bytes) } catch DomainError.refused(
        .sync(.pieceIsAnother))
      {
        // Somebody else told something under this number, in this very moment.
        try takeBack(piece)
        throw Stop(.isOlderCopy)
      } catch let error as DomainError {
        try noteUnsent(missing[place...])
        throw error
      }
      listing.insert(piece.name, size: piece.bytes.count)
      if part == 1 { sent += numbers.count }
    }
    return max(0, sent - answers)
  }

  /// Notes how many entries the pieces have, which the relay did not take.
  private func noteUnsent(_ pieces: some Sequence<OutboxPiece>) throws {
    let ranges = pieces.compactMap { piece -> ClosedRange<Int>? in
      if case .segment(_, let numbers, _) = piece.name { numbers } else { nil }
    }
    let count = Set(ranges).reduce(0) { $0 + $1.count }
    try tools.change { $0.unsent = count }
  }

  /// A device that has nothing to say tells once a day what it has read, so that nobody waits for
  /// it. Returns how many entries that takes.
  private func answer() throws -> Int {
    let (part, exchange) = try tools.taking()
    guard exchange.owesAnswer, part.applied[part.device] == exchange.packed,
      exchange.packedAt.map({ tools.now() >= $0.adding(milliseconds: 86_400_000) }) ?? true
    else { return 0 }
    try tools.store.write { repositories in
      var replica = try StoredReplica(repositories)
      try replica?.answer(at: tools.now())
    }
    return 1
  }

  /// So many entries are sealed together at most.
  private static let most = 200

  /// Seals some entries that no piece has; false where there are none. The first one gets a piece
  /// of its own: a copy of this store that sends in this very moment wants the same name for that,
  /// however much either of them has to say, and the relay refuses one of the two.
  private func pack(_ ring: KeyRing) throws -> Bool {
    try tools.store.write { repositories in
      guard try pack(ring, atMost: 1, repositories) else { return false }
      _ = try pack(ring, atMost: Self.most, repositories)
      return true
    }
  }

  private func pack(
    _ ring: KeyRing, atMost most: Int, _ repositories: Repositories
  ) throws -> Bool {
    let sync = repositories.sync
    guard let part = try sync.part(), var exchange = try sync.exchange(), !exchange.isOlderCopy
    else { return false }
    let entries = try sync.ownEntries(after: exchange.packed, limit: most)
    guard let first = entries.first, let last = entries.last else { return false }
    let segment = SyncSegment(
      device: part.device, name: part.name, seen: part.applied, entries: entries)
    let numbers = first.entry.id.number...last.entry.id.number
    let parts = SegmentParts.parts(of: try tools.format.bytes(of: segment))
    guard parts.count <= SegmentParts.most else { throw DomainError.refused(.sync(.isTooLarge)) }
    var hash: [UInt8] = []
    for (place, bytes) in parts.enumerated() {
      let name = PieceName.segment(part.device, numbers, part: place + 1)
      guard
        let label = PieceLabel(
          profile: ring.profile, name: name, key: ring.latest.number, before: exchange.lastHash)
      else { return false }
      let sealed = try tools.sealer.seal(bytes, as: label, with: ring.latest, by: ring.own)
      if place == 0 { hash = tools.sealer.hash(sealed) }
      try sync.keep(OutboxPiece(name, sealed))
    }
    exchange.lastHash = hash
    exchange.packed = numbers.upperBound
    exchange.unsent += numbers.count
    exchange.packedAt = tools.now()
    exchange.owesAnswer = false
    exchange.owesSending = true
    try sync.keep(exchange)
    return true
  }
}

extension DomainError {
  /// Whether it tells of the relay, so that another time may be better.
  fileprivate var isOfRelay: Bool {
    switch self {
    case .unavailable(.store), .unsure(.store): false
    case .unavailable, .unsure, .refused(.sync), .refused(.calendar): true
    case .invalid, .notFound, .ambiguous, .conflict, .refused, .damaged: false
    }
  }
}

extension Instant {
  /// By no zone: a day is long enough, whenever it begins.
  fileprivate func isSameDay(as other: Instant) -> Bool {
    milliseconds / 86_400_000 == other.milliseconds / 86_400_000
  }
}

extension SyncProblem {
  /// As stores and programs know it.
  package var code: String {
    switch self {
    case .relay: "relay"
    case .gap(let device): "gap \(device)"
    case .forged(let device, _): "forged \(device)"
    case .forgedKey(let piece): "forged-key \(piece.text)"
    case .newer(let device): "newer \(device)"
    case .isOlderCopy: "older-copy"
    case .isRemoved: "removed"
    }
  }
}
