import HearthTestSupport
import Testing

@testable import HearthDomain

/// Runs that end after writing to the remote side and before saving here: the program was killed,
/// or the event was changed meanwhile.
@Suite struct LinkEndingTests {
  private let trial: LinkTrial

  init() throws {
    trial = try LinkTrial()
    try trial.write("a.ics", "a", "DTSTART:20261124T100000Z", "SUMMARY:Lunch", "DESCRIPTION:old")
    try trial.add()
  }

  /// Runs the link so that the remote side is written but nothing is saved here.
  private func end() throws {
    let link = try #require(try trial.useCases.links.allLinks().first).link
    let store = LateStore(
      store: trial.store, error: .unavailable(.store(path: "p", .readOnly)))
    #expect(throws: DomainError.self) {
      try RunLink(context: .of(store: store, now: .fixed("2026-11-22T12:00")))(
        link, of: trial.name, with: trial.folder, as: trial.format, LinkRequest(by: "1"))
    }
  }

  private func note(_ text: String) throws {
    try trial.edit("Lunch") { $0.note = try EventNote(text) }
  }

  private func conflicts() throws -> [LinkConflict] {
    try trial.store.read { try $0.links.conflicts() }
  }

  /// Changes the remote file.
  private func change(_ line: String, to other: String) throws {
    try trial.scratch.write("a.ics", trial.text("a.ics").replacing(line, with: other).utf8)
  }

  @Test func `an already written change is not taken for a remote change`() throws {
    try note("one")
    try end()
    #expect(trial.text("a.ics").contains("DESCRIPTION:one\r\n"))
    try change("20261124T100000Z", to: "20261125T100000Z")
    try note("two")
    #expect(try trial.run().conflicts == 0)
    #expect(try conflicts().isEmpty && trial.run().isEmpty)
    #expect(trial.text("a.ics").contains("DESCRIPTION:two\r\n"))
    let event = try trial.event("Lunch")
    #expect(event.note == "two")
    #expect(event.span.start(in: FixedZone.utc).day == Day(literal: "2026-11-25"))
  }

  @Test func `an already written change is recognised after failed runs`() throws {
    try note("one")
    try end()
    try note("two")
    let gone = EndingFolder(trial.folder, after: 0)
    #expect(try trial.run(with: gone).skipped.count == 1)
    try note("three")
    #expect(try trial.run().conflicts == 0)
    #expect(trial.text("a.ics").contains("DESCRIPTION:three\r\n"))
    #expect(try trial.run().isEmpty)
  }

  @Test func `a removed note stays removed`() throws {
    try note("")
    try end()
    #expect(!trial.text("a.ics").contains("DESCRIPTION"))
    try note("two")
    #expect(try trial.run().conflicts == 0)
    #expect(trial.text("a.ics").contains("DESCRIPTION:two\r\n"))
  }

  @Test func `a later remote change to a written value is a conflict`() throws {
    try note("one")
    try end()
    try change("DESCRIPTION:one", to: "DESCRIPTION:theirs")
    try note("two")
    #expect(try trial.run().conflicts == 1)
    #expect(try conflicts().map(\.conflict.unit) == [.property("DESCRIPTION")])
    #expect(try trial.event("Lunch").note == "theirs")
  }

  @Test func `the record of what was sent is removed once both sides are equal`() throws {
    try note("one")
    try end()
    try note("two")
    try trial.run()
    #expect(try trial.store.read { try $0.links.sentStates(of: $0.links.links()[0].id) }.isEmpty)
    try change("DESCRIPTION:two", to: "DESCRIPTION:one")
    #expect(try trial.run().changedHere == 1)
    #expect(try trial.event("Lunch").note == "one")
  }

  @Test(arguments: [true, false])
  func `an event added before the interruption can be changed and removed`(
    isRemoved: Bool
  ) throws {
    let span = try EventSpan(
      from: LocalTime(literal: "2026-11-24T09:00"), to: LocalTime(literal: "2026-11-24T10:00"),
      zone: "Asia/Seoul")
    try trial.useCases.add(EventDetails(title: EventTitle("Yoga"), span: span), in: trial.name)
    try end()
    #expect(try trial.scratch.names().count == 2)
    if isRemoved {
      try trial.useCases.remove(trial.event("Yoga").id)
    } else {
      try trial.edit("Yoga") { $0.title = try EventTitle("Pilates") }
    }
    #expect(try trial.run().conflicts == 0)
    #expect(try trial.run().isEmpty)
    let names = try trial.scratch.names().filter { $0 != "a.ics" }
    #expect(
      names.map(trial.text).map { $0.contains("SUMMARY:Pilates\r\n") } == (isRemoved ? [] : [true]))
    #expect(try trial.events().count == (isRemoved ? 1 : 2))
  }
}
