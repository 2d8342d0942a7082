import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Entries that a server refuses: a refusal of the content is remembered for a while, a temporary
/// one is retried in the next run.
@Suite struct LinkRefusalTests {
  private let when = "DTSTART:20261124T100000Z"

  private func trial(_ server: LyingServer) throws -> LinkTrial {
    let place = LinkServer(try #require(HTTPAddress(server.address)))
    let dav = DAVServer(.testing, place, nil, until: .never)
    let trial = try LinkTrial(
      isFiled: true,
      with: (place, try DAVFolder(dav, at: place.address, of: .calendar, randomness: .seeded(5))))
    try trial.add()
    return trial
  }

  private func plan(_ title: String, _ trial: LinkTrial) throws {
    let span = try EventSpan(
      from: LocalTime(literal: "2026-11-24T09:00"), to: LocalTime(literal: "2026-11-24T10:00"),
      zone: "Asia/Seoul")
    try trial.useCases.add(EventDetails(title: EventTitle(title), span: span), in: trial.name)
  }

  /// Answers of the server, and whether they are about the content.
  @Test(arguments: [
    (LoopbackServer.Reply.text(400, "no"), true), (.text(413, "large"), true),
    (.text(415, "what"), true), (LyingServer.refusal(403, "valid-calendar-data"), true),
    (.text(403, "no"), false), (LyingServer.refusal(403, "need-privileges"), false),
    (.text(404, "gone"), false), (.text(405, "no"), false), (.text(409, "no parent"), false),
    (.text(423, "locked"), false), (.text(507, "full"), false),
    (LyingServer.refusal(507, "quota-not-exceeded"), false),
  ])
  func `temporary refusals are retried at once, refused content after a day`(
    reply: LoopbackServer.Reply, isOfContent: Bool
  ) throws {
    let server = try LyingServer(.none)
    let trial = try trial(server)
    try plan("A", trial)
    try plan("B", trial)
    server.refuse("A", reply)
    let first = try trial.run()
    // A refused entry does not delay the others.
    #expect(first.addedThere == 1 && first.hasFailures && first.skipped.map(\.name) == ["A"])
    let puts = server.puts
    #expect(try trial.run().skipped.map(\.name) == ["A"])
    #expect(server.puts == (isOfContent ? puts : puts + 1))
    server.refuse("A", nil)
    if isOfContent {
      #expect(try trial.run(hoursLater: 23).addedThere == 0)
      #expect(try trial.run(hoursLater: 24).addedThere == 1)
    } else {
      #expect(try trial.run().addedThere == 1)
    }
    #expect(try trial.run().skipped.isEmpty && server.files.count == 2)
  }

  @Test(arguments: [404, 410])
  func `an event that is listed but cannot be replaced is reported as gone`(status: Int) throws {
    let server = try LyingServer(.none)
    let trial = try trial(server)
    try plan("A", trial)
    #expect(try trial.run().addedThere == 1)
    try trial.edit("A") { $0.title = try EventTitle("B") }
    server.refuse("B", .text(status, "gone"))
    #expect(try trial.run().skipped == [LinkReport.Skipped(name: "B", reason: .gone)])
    server.refuse("B", nil)
    #expect(try trial.run().changedThere == 1)
    #expect(try trial.run().isEmpty)
  }

  @Test func `a new program version and a clock set back retry at once`() throws {
    let server = try LyingServer(.none)
    let trial = try trial(server)
    try plan("A", trial)
    server.refuse("A", .text(415, "what"))
    try trial.run()
    server.refuse("A", nil)
    #expect(try trial.run().addedThere == 0)
    #expect(try trial.run(by: "2").addedThere == 1)
    try trial.edit("A") { $0.title = try EventTitle("C") }
    server.refuse("C", .text(415, "what"))
    try trial.run()
    server.refuse("C", nil)
    #expect(try trial.run().changedThere == 0)
    #expect(try trial.run(hoursLater: -1).changedThere == 1)
  }

  @Test func `refusals recorded without a date by earlier versions have expired`() {
    let state = LinkRefusal.State(textForm: "1abc 12")
    let refusal = LinkRefusal(uid: "a", words: "no", state: state)
    let now = LinkRefusal.State(
      item: "1abc 12", program: "1", since: Instant(milliseconds: 1_795_860_000_000))
    #expect(!refusal.isInEffect(for: now))
    #expect(LinkRefusal.State(textForm: now.textForm) == now)
    #expect(LinkRefusal(uid: "a", words: "no", state: now).isInEffect(for: now))
  }
}
