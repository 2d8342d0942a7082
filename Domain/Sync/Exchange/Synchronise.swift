/// Result of an exchange.
package struct SyncReport: Hashable, Sendable {
  package var sent = 0
  package var received = 0
  package var problems: [SyncProblem] = []
  /// Key pieces that were damaged or missing at the relay and have been restored.
  package var mended: [DamagedKeyPiece] = []
  /// Former and new name of the device, if the store turned out to be a copy of one that went on.
  package var renamed: Renamed?

  package struct Renamed: Hashable, Sendable {
    package let from: String
    package let to: String
  }
}

/// Exchanges changes with the other devices. After an interruption, the next exchange does the
/// rest.
package struct Synchronise: Sendable {
  let tools: SyncTools
  /// Whether received changes are merged but not shown yet.
  var defersShowing = false

  /// Exchanges changes. A copy of a store that went on elsewhere detects that and continues as a
  /// new device. A snapshot that was already read is not read again. Throws ``SyncRefusal/isOff``
  /// if the store does not take part, and ``SyncRefusal/isPaused`` if the user paused the exchange.
  package func callAsFunction() throws -> SyncReport { try self(having: nil) }

  func callAsFunction(
    having read: ReadSnapshot?, readingKeys: Bool = false
  ) throws -> SyncReport {
    var report = try exchange(having: read, readingKeys: readingKeys)
    // Another copy may interfere, so retry. After a restore, the user has to decide first.
    for _ in 0..<3 where report.problems.contains(.isOlderCopy) {
      if try tools.resume.asks() { break }
      let former = try tools.activeExchange().part
      if let problem = try resumeAsCopy() {
        report.problems = [problem]
        try note(report, nil, isSent: false)
        break
      }
      var next = try exchange(having: nil, readingKeys: readingKeys)
      next.sent += report.sent
      next.received += report.received
      next.mended = report.mended + next.mended
      next.renamed = report.renamed
      let part = try tools.activeExchange().part
      if part.device != former.device {
        next.renamed = SyncReport.Renamed(
          from: report.renamed?.from ?? former.name, to: part.name)
      }
      report = next
    }
    return report
  }

  /// Returns the problem that prevented it; nil on success.
  private func resumeAsCopy() throws -> SyncProblem? {
    do {
      try tools.resume.resumeAsCopy()
      return nil
    } catch let stop as Stop {
      return stop.problem ?? .isOlderCopy
    } catch let error as DomainError {
      guard error.isOfRelay else { throw error }
      return .relay(error)
    }
  }

  private func exchange(having read: ReadSnapshot?, readingKeys: Bool) throws -> SyncReport {
    let (part, exchange) = try tools.activeExchange()
    if exchange.isPaused { throw DomainError.refused(.sync(.isPaused)) }
    if exchange.isOlderCopy { return SyncReport(problems: [.isOlderCopy]) }
    let known = try tools.ring(of: part.device)
    // Checks that need extra requests, or read rarely needed pieces, run once a day.
    let isDue = readingKeys || exchange.lastAt.map { !$0.isSameDay(as: tools.now()) } ?? true
    if isDue { deleteExpiredSettled() }
    var (report, seen, isSent): (SyncReport, RelayListing?, Bool) = (SyncReport(), nil, false)
    // A rejected write must not prevent receiving, nor freeing space.
    var untaken: DomainError?
    do {
      let relay = try tools.relay(exchange.relay)
      defer { relay.notifyWaiting() }
      var listing = try relay.list(after: nil)
      guard KnownPieces.haveProfile(listing.names, of: part.device) else {
        throw DomainError.refused(.sync(.isEmptied))
      }
      let keys = RelayKeys(tools, known, relay, listing.names)
      keys.incomplete = listing.incomplete
      if isDue || exchange.needsSending || part.applied[part.device] > exchange.packed,
        try isAnother(keys)
      {
        throw Stop(.isOlderCopy)
      }
      if try isOlderCopy(keys, []) { throw Stop(.isOlderCopy) }
      report.mended = try keys.restore()
      if isDue {
        let (mended, copied) = try keys.repairKeyPieces()
        report.mended += mended
        if let copied {
          let name = exchange.devices[copied]?.name ?? part.name
          report.problems.append(.copiesChangedKey(device: name))
        }
      }
      try keys.adoptNewKeys()
      try keys.republishKey()
      if exchange.relay.account != nil { try keys.storeRecoveryHashes(reading: isDue) }
      let snapshots = try look(keys)
      report.problems += snapshots.problems
      if try isOlderCopy(keys, snapshots.whole) { throw Stop(.isOlderCopy) }
      report.problems += try ignoredPieceProblems(keys, listing)
      try settle()
      try acknowledge(snapshots.whole)
      try catchWriteError(&untaken) {
        report.sent += try send(keys, having: &listing)
      }
      isSent = untaken == nil
      report.received += try receive(keys, snapshots, having: read, &report.problems)
      // Receiving may have created local changes, or a new device name.
      if try isSent && (report.received > 0 || hasMore()) {
        try catchWriteError(&untaken) {
          report.sent += try send(keys, having: &listing)
        }
        isSent = untaken == nil
      }
      try catchWriteError(&untaken) { try tidy(keys, listing, snapshots, canWrite: isSent) }
      if untaken == nil { try removeOldKeys(keys) }
      seen = listing
      // Insert first, since the first problem is stored: this one withholds everything here from
      // others.
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

  /// Runs the work; stores an error that concerns only writing and rethrows all others.
  private func catchWriteError(_ untaken: inout DomainError?, _ work: () throws -> Void) throws {
    do { try work() } catch let error as DomainError {
      guard error.isOfWriting else { throw error }
      untaken = untaken ?? error
    }
  }

  /// Erases deleted data from the store's files if another device demanded it. Retried at the next
  /// exchange if the files are in use.
  private func erase() throws {
    guard try tools.activeExchange().exchange.needsErasing else { return }
    do { try tools.remains?.erase() } catch DomainError.unavailable { return }
    try tools.change { $0.needsErasing = false }
  }

  private func note(_ report: SyncReport, _ listing: RelayListing?, isSent: Bool) throws {
    try tools.store.write { repositories in
      guard var exchange = try repositories.sync.exchange() else { return }
      if let listing {
        exchange.size = listing.sizes.values.reduce(0, +)
        exchange.quota = listing.quota
        if exchange.needsSending {
          let there = Set(listing.names)
          exchange.needsSending = try repositories.sync.outbox().contains {
            !there.contains($0.name)
          }
        }
      }
      if isSent { exchange.unsent = 0 }
      exchange.problem = report.problems.first.map(\.code)
      // A restore during this exchange takes precedence until the user decides.
      if exchange.isOlderCopy { exchange.problem = SyncProblem.isOlderCopy.code }
      // A problem that returns after a success is reported again.
      if exchange.problem == nil { exchange.reportedProblem = nil }
      if report.problems.allSatisfy(\.isOfOneDevice) { exchange.lastAt = tools.now() }
      try repositories.sync.keep(exchange)
    }
  }

  /// Whether this device has entries that are in no piece.
  private func hasMore() throws -> Bool {
    let (part, exchange) = try tools.activeExchange()
    return part.applied[part.device] > exchange.packed
  }

  private func settle() throws {
    try tools.store.write { repositories in
      var replica = try StoredReplica(repositories)
      try replica?.settle(at: tools.now())
    }
  }

  /// Errors are ignored, since resolved conflicts are only for display. Writes only if there is
  /// something to delete.
  private func deleteExpiredSettled() {
    let moment = tools.now()
    let isOld = try? tools.store.read { try StoredReplica($0)?.hasSettledLongAgo(at: moment) }
    guard isOld == true else { return }
    _ = try? tools.store.write { try StoredReplica($0)?.deleteExpiredSettled(at: moment) }
  }
}

extension DomainError {
  /// Whether the error is about the relay, so that a retry may succeed.
  fileprivate var isOfRelay: Bool {
    switch self {
    case .unavailable(.store), .unsure(.store): false
    case .unavailable, .unsure, .refused(.sync), .refused(.calendar): true
    case .invalid, .notFound, .ambiguous, .conflict, .refused, .damaged: false
    }
  }
}

extension Instant {
  /// Compares days in UTC, which is precise enough here.
  fileprivate func isSameDay(as other: Instant) -> Bool {
    milliseconds / 86_400_000 == other.milliseconds / 86_400_000
  }
}

extension SyncProblem {
  /// Identifier of the problem for stores and other programs.
  package var code: String {
    switch self {
    case .relay: "relay"
    case .gap(let device, _): "gap \(device)"
    case .notFiles(let names): "not-files \(names.first ?? "")"
    case .fromUnknownDevice(let piece): "of-nobody \(piece.text)"
    case .hasOtherPast(let device): "other-past \(device)"
    case .lostPassphrase: "lost-passphrase"
    case .sharesNoKey(let devices): "no-shared-key \(devices.joined(separator: ", "))"
    case .copiesChangedKey(let device): "copied-key \(device)"
    case .forged(let device, _): "forged \(device)"
    case .forgedKey(let piece): "forged-key \(piece.text)"
    case .lacksKey(let device, let piece): "lacks-key \(piece.text) \(device)"
    case .noPassphrase: "no-passphrase"
    case .newer(let device): "newer \(device)"
    case .isOlderCopy: "older-copy"
    case .isRemoved: "removed"
    case .removedEachOther(let devices): "rivals \(devices.joined(separator: ", "))"
    }
  }
}
