/// Makes both sides of a link equal.
///
/// A run works in this order, so that an interruption does no harm:
///
/// 1. Record what will be sent, so that the next run recognises it.
/// 2. Write the other side.
/// 3. Store all local changes and the new bases in one transaction.
/// 4. Remove items from the other side.
package struct RunLink: UseCase, Sendable {
  /// Maximum number of times that a run starts again because the other side has changed meanwhile.
  private static let maxPasses = 3

  let context: UseCaseContext

  /// Runs the link. A rehearsal only reports what would be done.
  ///
  /// If a side has lost more than half of its items, or all of at least two, the other side keeps
  /// them unless the request accepts or confirms the loss. Throws
  /// ``UncertainChange/link(_:written:)`` if the other side was written but the result cannot be
  /// stored here.
  @discardableResult
  package func callAsFunction(
    _ link: Link, of calendar: CalendarName, with folder: some LinkedFolder,
    as format: some EventLinkFormat, _ request: LinkRequest
  ) throws -> LinkReport {
    try run(link, of: LinkedEvents(name: calendar, events: format), with: folder, request)
  }

  /// Runs the link of an address book.
  @discardableResult
  package func callAsFunction(
    _ link: Link, of addressBook: CalendarName, with folder: some LinkedFolder,
    as format: some ContactLinkFormat, _ request: LinkRequest
  ) throws -> LinkReport {
    try run(link, of: LinkedContacts(name: addressBook, cardFormat: format), with: folder, request)
  }

  private func run<Folder: LinkedFolder, Things: LocalLinkCollection>(
    _ link: Link, of things: Things, with folder: Folder, _ request: LinkRequest
  ) throws -> LinkReport {
    var link = link
    var report = LinkReport()
    var answers: [LinkLoss.Side: Bool] = [:]
    for _ in 0..<RunLink.maxPasses {
      func look() throws -> LinkRun<Folder, Things> {
        var run = LinkRun(
          link: link, now: clock.now(), program: request.program, things: things, folder: folder)
        try run.compareSides(in: store)
        return run
      }
      var run = try look()
      if !request.acceptsRemovals {
        for loss in run.losses where answers[loss.side] == nil {
          answers[loss.side] = try !request.isRehearsal && request.confirmsLoss(loss)
        }
        // The missing items may have reappeared while the user was answering.
        if answers.values.contains(true) { run = try look() }
        for loss in run.losses where answers[loss.side] != true { run.keepItems(lostIn: loss) }
      }
      if request.isRehearsal {
        run.rehearse()
        return run.report
      }
      try run.recordPendingWrites(in: store)
      run.writeOtherSide()
      run.readBack()
      do {
        try run.saveResults(in: store, at: clock.now())
        try run.removeFromOtherSide(in: store)
      } catch let error as DomainError {
        let written = run.report.writtenCount
        throw written == 0 ? error : .uncertain(.link(things.name, written: written))
      }
      report = report.combined(with: run.report)
      link = run.link
      let hasMoved = run.report.skipped.contains { [.busy, .gone].contains($0.reason) }
      guard run.needsReread || hasMoved else { break }
    }
    return report
  }
}

/// Options of a link run.
package struct LinkRequest {
  /// Version of the program. Items rejected when another version sent them are sent again.
  let program: String
  let acceptsRemovals: Bool
  let isRehearsal: Bool
  /// Asks the user to confirm a loss.
  let confirmsLoss: (LinkLoss) throws -> Bool

  package init(
    by program: String, acceptingRemovals: Bool = false, isRehearsal: Bool = false,
    agreeing agrees: @escaping (LinkLoss) throws -> Bool = { _ in false }
  ) {
    (self.program, self.isRehearsal) = (program, isRehearsal)
    (acceptsRemovals, self.confirmsLoss) = (acceptingRemovals, agrees)
  }
}
