/// Makes both sides of a link say the same.
///
/// What is handed over is noted; then the other side is written, then everything here in one
/// transaction with what both sides say then, and only then is anything removed there. Where it
/// ends in between, the next time knows what is there for its own, whatever was changed here since.
package struct RunLink: UseCase, Sendable {
  /// So often it is looked again where the other side changed meanwhile.
  private static let mostLooks = 3

  let context: UseCaseContext

  /// Throws ``CalendarRefusal/manyGone(_:gone:of:)`` where more than half of ten or more are gone,
  /// unless that is accepted, and ``UnsureChange/link(_:written:)`` where the other side was
  /// written and that cannot be kept here. A rehearsal only says what would be done.
  @discardableResult
  package func callAsFunction(
    _ link: Link, of calendar: CalendarName, with folder: some LinkedFolder,
    as format: some EventLinkFormat, acceptingRemovals: Bool = false, isRehearsal: Bool = false
  ) throws -> LinkReport {
    try run(
      link, of: LinkedEvents(name: calendar, events: format), with: folder,
      acceptingRemovals: acceptingRemovals, isRehearsal: isRehearsal)
  }

  /// The same with the contacts of an address book.
  @discardableResult
  package func callAsFunction(
    _ link: Link, of addressBook: CalendarName, with folder: some LinkedFolder,
    as format: some ContactLinkFormat, acceptingRemovals: Bool = false, isRehearsal: Bool = false
  ) throws -> LinkReport {
    try run(
      link, of: LinkedContacts(name: addressBook, cards: format), with: folder,
      acceptingRemovals: acceptingRemovals, isRehearsal: isRehearsal)
  }

  private func run(
    _ link: Link, of things: some LinkedThings, with folder: some LinkedFolder,
    acceptingRemovals: Bool, isRehearsal: Bool
  ) throws -> LinkReport {
    var link = link
    var report = LinkReport()
    for _ in 0..<RunLink.mostLooks {
      var run = LinkRun(link: link, things: things, folder: folder)
      try run.look(in: store)
      try run.checkRemovals(accepted: acceptingRemovals)
      if isRehearsal {
        run.rehearse()
        return run.report
      }
      try run.claim(in: store)
      run.write()
      run.readBack()
      do {
        try run.keep(in: store, at: clock.now())
        try run.clear(in: store)
      } catch let error as DomainError {
        let written = run.report.written
        throw written == 0 ? error : .unsure(.link(things.name, written: written))
      }
      report = report.adding(run.report)
      link = run.link
      guard run.looksAgain || run.report.left.contains(where: { $0.reason == .busy }) else {
        break
      }
    }
    return report
  }
}
