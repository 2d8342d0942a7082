/// Result of an exchange.
package struct SyncReport: Hashable, Sendable {
  package var sentCount = 0
  package var receivedCount = 0
  package var problems: [SyncProblem] = []
  /// Key pieces that were damaged or missing at the relay and have been restored.
  package var repaired: [DamagedKeyPiece] = []
  /// Former and new name of the device, if the store turned out to be a copy and continues as a new
  /// device.
  package var renaming: Renaming?

  package struct Renaming: Hashable, Sendable {
    package let from: String
    package let to: String
  }
}

/// Exchanges changes with the other devices through the relay. After an interruption, the next
/// exchange continues.
package struct Synchronise: Sendable {
  let tools: SyncTools
  /// Whether received changes are merged but not yet written to the visible data.
  var defersShowing = false

  /// Exchanges changes. If the store is a copy of one that continued elsewhere, it detects that and
  /// continues as a new device. Throws ``SyncRefusal/isOff`` if the store does not take part, and
  /// ``SyncRefusal/isPaused`` if the user paused the exchange.
  package func callAsFunction() throws -> SyncReport { try self(having: nil) }

  func callAsFunction(
    having read: LoadedSnapshot?, readingKeys: Bool = false
  ) throws -> SyncReport {
    var report = try exchange(having: read, readingKeys: readingKeys)
    // Another copy may continue at the same time, so try a few times. After a restore, the user has
    // to decide first.
    for _ in 0..<3 where report.problems.contains(.isOlderCopy) {
      if try tools.resume.needsDecision() { break }
      let former = try tools.activeExchange().part
      if let problem = try resumeAsCopy() {
        report.problems = [problem]
        try recordResult(report, nil, isSent: false)
        break
      }
      var next = try exchange(having: nil, readingKeys: readingKeys)
      next.sentCount += report.sentCount
      next.receivedCount += report.receivedCount
      next.repaired = report.repaired + next.repaired
      next.renaming = report.renaming
      let part = try tools.activeExchange().part
      if part.device != former.device {
        next.renaming = SyncReport.Renaming(
          from: report.renaming?.from ?? former.name, to: part.name)
      }
      report = next
    }
    return report
  }

  /// Continues as a new device; returns the problem that prevented it, or nil.
  private func resumeAsCopy() throws -> SyncProblem? {
    do {
      try tools.resume.resumeAsCopy()
      return nil
    } catch let stop as ExchangeStop {
      return stop.problem ?? .isOlderCopy
    } catch let error as DomainError {
      guard error.concernsRelay else { throw error }
      return .relay(error)
    }
  }

  private func exchange(having read: LoadedSnapshot?, readingKeys: Bool) throws -> SyncReport {
    let (part, exchange) = try tools.activeExchange()
    if exchange.isPaused { throw DomainError.refused(.sync(.isPaused)) }
    if exchange.isOlderCopy { return SyncReport(problems: [.isOlderCopy]) }
    let known = try tools.keyRing(of: part.device)
    // Once a day, make checks that need extra requests or read rarely needed pieces.
    let isDue =
      readingKeys || exchange.lastExchangeAt.map { !$0.isSameDay(as: tools.now()) } ?? true
    if isDue { deleteExpiredResolved() }
    var (report, seen, isSent): (SyncReport, RelayListing?, Bool) = (SyncReport(), nil, false)
    // A rejected write must prevent neither receiving nor deleting pieces.
    var untaken: DomainError?
    do {
      let relay = try tools.makeRelay(exchange.relay)
      defer { relay.notifyWaiting() }
      var listing = try relay.list(after: nil)
      guard KeyPieceNames.containProfile(listing.names, of: part.device) else {
        throw DomainError.refused(.sync(.profileIsGone))
      }
      let keys = RelayKeys(tools, known, relay, listing.names)
      keys.incomplete = listing.incomplete
      if isDue || exchange.needsSending || part.applied[part.device] > exchange.lastPackedNumber,
        try hasForeignPiece(keys)
      {
        throw ExchangeStop(.isOlderCopy)
      }
      if try isOlderCopy(keys, []) { throw ExchangeStop(.isOlderCopy) }
      report.repaired = try keys.restoreLostPieces()
      if isDue {
        let (mended, copied) = try keys.repairKeyPieces()
        report.repaired += mended
        if let copied {
          let name = exchange.devices[copied]?.name ?? part.name
          report.problems.append(.copiesChangedKey(device: name))
        }
      }
      try keys.adoptNewKeys()
      try keys.republishKey()
      if exchange.relay.account != nil { try keys.storeRecoveryHashes(reading: isDue) }
      let snapshots = try listSnapshots(keys)
      report.problems += snapshots.problems
      if try isOlderCopy(keys, snapshots.complete) { throw ExchangeStop(.isOlderCopy) }
      report.problems += try ignoredPieceProblems(keys, listing)
      try showMergedChanges()
      try deleteAcknowledgedPieces(snapshots.complete)
      try catchWriteError(&untaken) {
        report.sentCount += try send(keys, having: &listing)
      }
      isSent = untaken == nil
      report.receivedCount += try receive(keys, snapshots, having: read, &report.problems)
      // Receiving may have created local changes or a new device name, so send again.
      if try isSent && (report.receivedCount > 0 || hasUnpackedEntries()) {
        try catchWriteError(&untaken) {
          report.sentCount += try send(keys, having: &listing)
        }
        isSent = untaken == nil
      }
      try catchWriteError(&untaken) { try cleanUp(keys, listing, snapshots, canWrite: isSent) }
      if untaken == nil { try removeOldKeys(keys) }
      seen = listing
      // Insert the rejected write first, since only the first problem is stored, and this one keeps
      // all local changes from the others.
      if let untaken { report.problems.insert(.relay(untaken), at: 0) }
    } catch let stop as ExchangeStop {
      report.problems += stop.problem.map { [$0] } ?? []
    } catch let error as DomainError {
      guard error.concernsRelay else { throw error }
      report.problems.append(.relay(error))
    }
    try recordResult(report, seen, isSent: isSent)
    try eraseDeletedData()
    return report
  }

  /// Runs the work. An error that may concern only writes is stored in `untaken`; others are
  /// thrown.
  private func catchWriteError(_ untaken: inout DomainError?, _ work: () throws -> Void) throws {
    do { try work() } catch let error as DomainError {
      guard error.mayConcernWritesOnly else { throw error }
      untaken = untaken ?? error
    }
  }

  /// Erases deleted data from the store's files, if another device's erasure requires it. If the
  /// files are in use, the next exchange tries again.
  private func eraseDeletedData() throws {
    guard try tools.activeExchange().exchange.needsErasing else { return }
    do { try tools.deletedDataRemains?.eraseDeletedData() } catch DomainError.unavailable { return }
    try tools.updateExchange { $0.needsErasing = false }
  }

  private func recordResult(_ report: SyncReport, _ listing: RelayListing?, isSent: Bool) throws {
    try tools.store.write { repositories in
      guard var exchange = try repositories.sync.exchange() else { return }
      if let listing {
        exchange.relaySize = listing.sizes.values.reduce(0, +)
        exchange.relayQuota = listing.quota
        if exchange.needsSending {
          let there = Set(listing.names)
          exchange.needsSending = try repositories.sync.outbox().contains {
            !there.contains($0.name)
          }
        }
      }
      if isSent { exchange.unsentCount = 0 }
      exchange.problemCode = report.problems.first.map(\.code)
      // If the store was restored during this exchange, that problem comes first until the user
      // decides.
      if exchange.isOlderCopy { exchange.problemCode = SyncProblem.isOlderCopy.code }
      // After a success, the same problem is reported again if it returns.
      if exchange.problemCode == nil { exchange.reportedProblemCode = nil }
      if report.problems.allSatisfy(\.affectsOneDevice) { exchange.lastExchangeAt = tools.now() }
      try repositories.sync.save(exchange)
    }
  }

  /// Whether this device has entries that are not packed yet.
  private func hasUnpackedEntries() throws -> Bool {
    let (part, exchange) = try tools.activeExchange()
    return part.applied[part.device] > exchange.lastPackedNumber
  }

  private func showMergedChanges() throws {
    try tools.store.write { repositories in
      var replica = try StoredReplica(repositories)
      try replica?.showAffected(at: tools.now())
    }
  }

  /// Deletes old resolved conflicts, if there are any. Errors are ignored, since these conflicts
  /// are only for display.
  private func deleteExpiredResolved() {
    let moment = tools.now()
    let isOld = try? tools.store.read { try StoredReplica($0)?.hasExpiredResolved(at: moment) }
    guard isOld == true else { return }
    _ = try? tools.store.write { try StoredReplica($0)?.deleteExpiredResolved(at: moment) }
  }
}

extension DomainError {
  /// Whether the error is about the relay, so that trying again may succeed.
  fileprivate var concernsRelay: Bool {
    switch self {
    case .unavailable(.store), .uncertain(.store): false
    case .unavailable, .uncertain, .refused(.sync), .refused(.calendar): true
    case .invalid, .notFound, .ambiguous, .conflict, .refused, .damaged: false
    }
  }
}

extension Instant {
  /// Whether both moments are on the same day in UTC, which is precise enough here.
  fileprivate func isSameDay(as other: Instant) -> Bool {
    milliseconds / 86_400_000 == other.milliseconds / 86_400_000
  }
}

extension SyncProblem {
  /// Stable identifier of the problem, for stores and other programs.
  package var code: String {
    switch self {
    case .relay: "relay"
    case .gap(let device, _): "gap \(device)"
    case .notFiles(let names): "not-files \(names.first ?? "")"
    case .fromUnknownDevice(let piece): "of-nobody \(piece.text)"
    case .historyDiffers(let device): "other-past \(device)"
    case .lostPassphrase: "lost-passphrase"
    case .sharesNoKey(let devices): "no-shared-key \(devices.joined(separator: ", "))"
    case .copiesChangedKey(let device): "copied-key \(device)"
    case .forged(let device, _): "forged \(device)"
    case .forgedKey(let piece): "forged-key \(piece.text)"
    case .lacksKey(let device, let piece): "lacks-key \(piece.text) \(device)"
    case .noPassphrase: "no-passphrase"
    case .newerProgram(let device): "newer \(device)"
    case .isOlderCopy: "older-copy"
    case .isRemoved: "removed"
    case .removedEachOther(let devices): "rivals \(devices.joined(separator: ", "))"
    }
  }
}
