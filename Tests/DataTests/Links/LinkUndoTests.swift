import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Local changes of a link run are a journal entry that can be undone.
@Suite struct LinkUndoTests {
  private let when = "DTSTART:20261124T100000Z"

  @Test(arguments: [true, false])
  func `undo reverts the local changes of a sync`(isFiled: Bool) throws {
    let trial = try LinkTrial(isFiled: isFiled)
    for number in 0..<3 { try trial.write("\(number).ics", "\(number)", when) }
    try trial.add()
    let before = try trial.events()
    try trial.scratch.remove("0.ics")
    try trial.write("1.ics", "1", when, "SUMMARY:theirs")
    try trial.write("new.ics", "new", when, "SUMMARY:new")
    let report = try trial.run()
    #expect(report.removedHere == 1 && report.changedHere == 1 && report.addedHere == 1)
    try trial.undo()
    #expect(try trial.events() == before)
    // The next run sends the undone state to the remote side.
    try trial.run()
    #expect(try trial.scratch.names().count == 3)
    #expect(try trial.run().isEmpty)
    #expect(try trial.events() == before)
  }

  @Test(arguments: [1, 3]) func `events restored by undo to a read-only link stay`(
    all: Int
  ) throws {
    let trial = try LinkTrial()
    for number in 0..<all { try trial.write("\(number).ics", "\(number)", when) }
    try trial.add(readOnly: true)
    for number in 0..<all { try trial.scratch.remove("\(number).ics") }
    #expect(try trial.run(accepting: true).removedHere == all)
    try trial.undo()
    try trial.write("new.ics", "new", when, "SUMMARY:new")
    // The entries stay as long as the user does not agree.
    for _ in 0..<2 {
      let report = try trial.run()
      #expect(report.removedHere == 0 && report.untransferredLosses.map(\.missingCount) == [all])
      #expect(try trial.events().count == all + 1)
    }
    try trial.write("0.ics", "0", when)
    #expect(try trial.run().untransferredLosses.map(\.missingCount) == (all == 1 ? [] : [all - 1]))
    #expect(try trial.run(accepting: true).removedHere == all - 1)
    #expect(try trial.run().isEmpty)
  }

  @Test func `reading through the journal reads the links once`() throws {
    let trial = try LinkTrial()
    try trial.write("1.ics", "1", when)
    try trial.add()
    try trial.write("new.ics", "new", when)
    try trial.run()
    try trial.store.write { repositories in
      let entry = try #require(
        try repositories.journal.entries(JournalFilter(), before: nil, limit: 9).first {
          $0.summary.verb == .link
        })
      let isPassedOver = repositories.makeSkipCheck()
      #expect(try !isPassedOver(entry))
      for link in try repositories.links.links() { try repositories.links.remove(link.id) }
      #expect(try !isPassedOver(entry))
      #expect(try repositories.makeSkipCheck()(entry))
    }
  }

  @Test func `undo skips a sync that only added a zone to local events`() throws {
    let trial = try LinkTrial()
    try trial.add()
    let span = try EventSpan(
      from: LocalTime(literal: "2026-11-24T09:00"), to: LocalTime(literal: "2026-11-24T10:00"),
      zone: "Asia/Seoul")
    try trial.useCases.add(EventDetails(title: EventTitle("Mine"), span: span), in: trial.name)
    #expect(try trial.run().zonedEvents == 1)
    try trial.undo()
    #expect(try trial.events().isEmpty)
  }
}
