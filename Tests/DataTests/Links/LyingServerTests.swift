import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Links with misbehaving servers: nothing is lost, and both sides end up equal except for what the
/// server refuses.
@Suite struct LyingServerTests {
  private let when = "DTSTART:20261124T100000Z"

  private func trial(_ server: LyingServer) throws -> LinkTrial {
    let place = LinkServer(try #require(HTTPAddress(server.address)))
    let transport = HTTPTransport.testing.retrying(
      pause: Pause { _, _, cancellation in !cancellation.isRequested })
    let dav = DAVServer(transport, place, nil, until: .never)
    return try LinkTrial(
      with: (place, try DAVFolder(dav, at: place.address, of: .calendar, randomness: .seeded(5))))
  }

  @Test(arguments: LyingServer.Lie.allCases.tried(usually: 4))
  func `both sides become equal, whatever the server answers`(lie: LyingServer.Lie) throws {
    let server = try LyingServer(lie)
    for name in ["a", "b", "c"] {
      server.write("\(name).ics", LinkTrial.file(name, [when, "X-A:1", "SUMMARY:\(name)"]))
    }
    let trial = try trial(server)
    try trial.add()
    #expect(try trial.events().count == 3)
    try trial.edit("a") { $0.note = try EventNote("mine") }
    server.write("b.ics", LinkTrial.file("b", [when, "SUMMARY:theirs"]))
    server.write("c.ics", nil)
    let span = try EventSpan(
      from: LocalTime(literal: "2026-11-24T09:00"), to: LocalTime(literal: "2026-11-24T10:00"),
      zone: "Asia/Seoul")
    for title in ["New", "Newer"] {
      try trial.useCases.add(EventDetails(title: EventTitle(title), span: span), in: trial.name)
    }
    // A lost answer ends the run; the next one finds out whether the write succeeded.
    for _ in 0..<4 { _ = try? trial.run() }
    let puts = server.puts
    let last = try trial.run()
    #expect(last.isEmpty && last.skipped.isEmpty, "\(last)")
    #expect(server.puts == puts)
    #expect(server.files.count == 4)
    let titles = try trial.events().map { $0.title.lowercased() }.sorted()
    #expect(titles == ["a", "new", "newer", "theirs"])
    #expect(try trial.useCases.links.conflicts(as: trial.formats).isEmpty)
    #expect(server.files["a.ics"]?.contains("DESCRIPTION:mine") == true)
    #expect(server.files["a.ics"]?.contains("X-A:1") == (lie != .dropsLines))
    let first = try #require(try trial.events().first { $0.title.lowercased() == "a" })
    let kept = try trial.store.read { try $0.events.text(of: first.id) }
    #expect(kept?.text.contains("X-A:1") == true)
  }

  @Test(arguments: [200, 201, 204], [false, true])
  func `an event that the server accepted but lacks stays here, and is sent again`(
    status: Int, hasPlainPage: Bool
  ) throws {
    let server = try LyingServer(.none)
    server.write("a.ics", LinkTrial.file("a", [when, "SUMMARY:a"]))
    let trial = try trial(server)
    try trial.add()
    let span = try EventSpan(
      from: LocalTime(literal: "2026-11-24T09:00"), to: LocalTime(literal: "2026-11-24T10:00"),
      zone: "Asia/Seoul")
    try trial.useCases.add(EventDetails(title: EventTitle("New"), span: span), in: trial.name)
    try trial.edit("a") { $0.title = try EventTitle("edited") }
    for title in ["New", "edited"] {
      server.refuse(title, .text(status, hasPlainPage ? "<html>Log in</html>" : ""))
    }
    for turn in 1...3 {
      let report = try trial.run()
      #expect(report.isEmpty && report.hasFailures, "\(report)")
      #expect(report.skipped.map(\.name).sorted() == ["New", "edited"])
      #expect(report.skipped.allSatisfy { $0.reason == .notStored })
      #expect(try trial.events().map(\.title).sorted() == ["New", "edited"])
      #expect(server.puts == 2 * turn)
    }
    for title in ["New", "edited"] { server.refuse(title, nil) }
    let report = try trial.run()
    #expect(report.addedThere == 1 && report.changedThere == 1 && report.skipped == [])
    let last = try trial.run()
    #expect(last.isEmpty && last.skipped.isEmpty)
    #expect(server.files.count == 2 && server.files["a.ics"]?.contains("SUMMARY:edited") == true)
  }

  @Test func `writes to a meeting use its schedule tag`() throws {
    let server = try LyingServer(.tagsMeetings)
    let guests = ["ATTENDEE:mailto:a@example.com", "SUMMARY:meeting"]
    server.write("a.ics", LinkTrial.file("a", [when] + guests))
    server.write("b.ics", LinkTrial.file("b", [when, "SUMMARY:alone"]))
    let trial = try trial(server)
    try trial.add()
    try trial.edit("alone") { $0.note = try EventNote("mine") }
    try trial.run()
    #expect(server.agreed.isEmpty)
    try trial.edit("meeting") { $0.note = try EventNote("mine") }
    try trial.run()
    #expect(server.agreed == ["PUT"])
    #expect(server.files["a.ics"]?.contains("DESCRIPTION:mine") == true)
    try trial.useCases.remove(trial.event("meeting").id, notifying: true)
    try trial.run()
    #expect(server.agreed == ["PUT", "DELETE"])
    #expect(server.files.count == 1)
  }

  @Test func `removing an invitation notifies the organizer, other removals do not`() throws {
    let server = try LyingServer(.none)
    let guest = "ATTENDEE:mailto:a@example.com"
    let organizer = "ORGANIZER:mailto:boss@example.com"
    for name in ["a", "b"] {
      server.write(
        "\(name).ics", LinkTrial.file(name, [when, organizer, guest, "SUMMARY:\(name)"]))
    }
    for name in ["r", "s"] {
      let lines = [when, "RRULE:FREQ=DAILY", organizer, guest, "SUMMARY:\(name)"]
      server.write("\(name).ics", LinkTrial.file(name, lines))
    }
    server.write("c.ics", LinkTrial.file("c", [when, "SUMMARY:c"]))
    let trial = try trial(server)
    try trial.add()
    try trial.useCases.remove(trial.event("a").id)
    try trial.useCases.remove(trial.event("c").id)
    // Removes a whole series, and another one from its first occurrence on.
    try trial.useCases.remove([OccurrenceID(trial.event("r").id)], scope: .all)
    let series = try trial.event("s")
    let first = try trial.useCases.queries.representativeOccurrence(of: series)
    try trial.useCases.remove([first.occurrenceID], scope: .fromHere)
    // A removal in another way does not decline the invitation.
    let other = try trial.event("b").id
    try trial.store.write { try $0.events.remove(other) }
    try trial.run(accepting: true)
    #expect(server.files.isEmpty)
    #expect(server.silent == 2)
    #expect(try notes(trial).isEmpty)
  }

  private func notes(_ trial: LinkTrial) throws -> Set<String> {
    let link = try #require(try trial.useCases.links.allLinks().first).link.id
    return try trial.store.read { try $0.pendingDeclines(of: link) }
  }

  @Test func `a decline recorded before notes named their link is sent`() throws {
    let server = try LyingServer(.none)
    let lines = [when, "ORGANIZER:mailto:boss@example.com", "ATTENDEE:mailto:a@example.com"]
    server.write("a.ics", LinkTrial.file("a", lines + ["SUMMARY:a"]))
    let trial = try trial(server)
    try trial.add()
    try trial.useCases.remove(trial.event("a").id)
    let other = PendingDecline.settingKey("of another link")
    try trial.store.write { repositories in
      for key in [PendingDecline.settingKey("a"), other] {
        try repositories.profile.saveSetting("1", as: key)
      }
    }
    #expect(try notes(trial) == [PendingDecline.settingKey("a")])
    try trial.run()
    #expect(server.files.isEmpty && server.silent == 0)
    let left = try trial.store.read {
      try $0.profile.settings(beginningWith: PendingDecline.prefix).keys.sorted()
    }
    #expect(left == [other])
  }

  @Test func `a restored invitation, or one removed remotely, is not declined any more`() throws {
    let server = try LyingServer(.none)
    let lines = [when, "ORGANIZER:mailto:boss@example.com", "ATTENDEE:mailto:a@example.com"]
    for name in ["a", "b", "c"] {
      server.write("\(name).ics", LinkTrial.file(name, lines + ["SUMMARY:\(name)"]))
    }
    let trial = try trial(server)
    try trial.add()
    for name in ["a", "b"] { try trial.useCases.remove(trial.event(name).id) }
    #expect(try notes(trial).count == 2)
    server.write("a.ics", LinkTrial.file("a", lines + ["SUMMARY:a, later"]))
    server.write("b.ics", nil)
    try trial.run()
    #expect(try trial.events().map(\.title).sorted() == ["a, later", "c"])
    #expect(try notes(trial).isEmpty)
    // Removing the link removes its pending declines.
    try trial.useCases.remove(trial.event("c").id)
    let link = try #require(try trial.useCases.links.allLinks().first).link.id
    #expect(try notes(trial).count == 1)
    try trial.useCases.links.remove(trial.name)
    #expect(try trial.store.read { try $0.pendingDeclines(of: link) }.isEmpty)
  }

  @Test func `a refused event stays here, and is not tried again until it changes`()
    throws
  {
    let server = try LyingServer(.none)
    let trial = try trial(server)
    for name in ["a", "b"] {
      server.write("\(name).ics", LinkTrial.file(name, [when, "SUMMARY:\(name)"]))
    }
    try trial.add()
    try trial.edit("a") { $0.title = try EventTitle("refuse me") }
    try trial.edit("b") { $0.title = try EventTitle("B") }
    let report = try trial.run()
    #expect(report.changedThere == 1)
    let words = DomainError.unavailable(
      .service(name: "127.0.0.1", .contentRefused(status: 403, words: "no-such-thing")))
    #expect(report.skipped.map(\.reason) == [.error(words)])
    let again = try trial.run()
    #expect(again.skipped.map(\.reason) == [.refused(words: "no-such-thing")])
    #expect(try trial.event("refuse me").title == "refuse me")
    try trial.edit("refuse me") { $0.title = try EventTitle("A") }
    #expect(try trial.run().changedThere == 1)
    #expect(try trial.run().skipped.isEmpty)
  }

  @Test(arguments: [
    LoopbackServer.Reply.hangUp, .text(200, "<html>Welcome</html>"), .text(207, "<a>"),
    .text(207, "<!DOCTYPE a [<!ENTITY b \"c\">]><multistatus xmlns=\"DAV:\">&b;"),
    .text(207, "<multistatus xmlns=\"DAV:\"></multistatus>"),
    .text(
      207,
      "<multistatus xmlns=\"DAV:\"><response><href>/elsewhere/</href></response></multistatus>"),
    .text(404, "none"), .text(500, "down"),
    .answer(status: 302, headers: ["Location: https://example.org/cal/"]),
    .answer(status: 207, body: Array(repeating: 0x20, count: 5 << 20)),
    .endless(head: "HTTP/1.1 207 OK\r\n\r\n", piece: Array(repeating: 65, count: 1 << 16)),
  ])
  func `an invalid answer removes nothing`(reply: LoopbackServer.Reply) throws {
    let server = try LyingServer(.none)
    server.write("a.ics", LinkTrial.file("a", [when, "SUMMARY:a"]))
    let trial = try trial(server)
    try trial.add()
    let broken = try LoopbackServer { _ in reply }
    let place = LinkServer(
      try #require(HTTPAddress(broken.address("cal/"))), user: "mina", passwordCommand: "x")
    let dav = DAVServer(.testing, place, Secret("geheim".utf8), until: .never)
    let folder = try DAVFolder(dav, at: place.address, of: .calendar, randomness: .seeded(5))
    #expect(throws: DomainError.self) { try trial.run(accepting: true, with: folder) }
    #expect(try trial.events().map(\.title) == ["a"])
    // The password is sent to no other server.
    #expect(broken.requests.allSatisfy { !$0.contains("geheim") })
  }

  @Test func `a password is sent with the server's method, and never appears in errors`() throws {
    let server = try LoopbackServer { request in
      request.contains("\r\nAuthorization: Digest username=\"mina\"")
        ? .text(403, "<error xmlns=\"DAV:\"><why>geheim is wrong</why></error>")
        : .answer(
          status: 401,
          headers: ["WWW-Authenticate: Digest realm=\"a\", nonce=\"b\", qop=\"auth\""])
    }
    let place = LinkServer(try #require(HTTPAddress(server.address("cal/"))), user: "mina")
    let dav = DAVServer(.testing, place, Secret("geheim".utf8), until: .never)
    let error = DomainError.unavailable(
      .service(name: "127.0.0.1", .requestRejected(status: 403, words: "")))
    #expect(throws: error) { try dav.properties([.etag], of: place.address, depth: 0) }
    #expect(
      "\(String(reflecting: HTTPLogin(user: "a", password: "geheim")))".contains("geheim") == false)
  }

  @Test func `a redirect on the same server keeps the request body and the password`()
    throws
  {
    let server = try LoopbackServer { request in
      request.hasPrefix("PROPFIND /dav/ ")
        ? .text(207, "<multistatus xmlns=\"DAV:\"/>")
        : .answer(status: 301, headers: ["Location: /dav/"])
    }
    let place = LinkServer(try #require(HTTPAddress(server.address("cal/"))), user: "mi na")
    let dav = DAVServer(.testing, place, Secret("ge:heim@".utf8), until: .never)
    let (things, source) = try dav.properties([.etag], of: place.address, depth: 0)
    #expect(things.resources.isEmpty && source.text == server.address("dav/"))
    #expect(
      server.requests.allSatisfy { $0.contains("\r\nAuthorization: Basic bWkgbmE6Z2U6aGVpbUA=") })
    #expect(server.requests.allSatisfy { $0.contains("getetag") })
  }

  @Test(arguments: [
    ("https://a.example.com/x", "https://a.example.com/y", true),
    ("https://a.example.com/x", "https://A.example.com:443/y", true),
    ("https://caldav.icloud.com/", "https://p42-caldav.icloud.com:443/1/", true),
    ("https://example.com/", "https://dav.example.com/", true),
    ("https://example.com/", "https://example.org/", false),
    ("https://example.com/", "https://other.com/", false),
    ("https://a.example.com/", "https://a.example.com:8443/", false),
    ("https://127.0.0.1/", "http://127.0.0.1/", false),
    ("http://127.0.0.1:1/", "http://127.0.0.1:2/", false),
    ("https://10.0.0.1/", "https://9.0.0.1/", false),
  ])
  func `a password is sent only to the same server`(from: String, to: String, goes: Bool) throws {
    let (from, to) = (try #require(HTTPAddress(from)), try #require(HTTPAddress(to)))
    #expect(to.isSameServer(as: from) == goes)
  }

  @Test func `names in request bodies are escaped`() {
    let name = "a & b &\u{301} <\u{301}c>\""
    #expect(
      DAVDocument.escaped(name) == "a &amp; b &amp;\u{301} &lt;\u{301}c&gt;&quot;")
  }

  @Test(arguments: [
    ("/cal/a%40b.ics", "/cal/a@b.ics"), ("/cal/a b.ics", "/cal/a%20b.ics"),
    ("https://host/cal/", "/cal"), ("/cal/%ea%b0%80.ics", "/cal/%EA%B0%80.ics"),
    ("/cal/a%2Fb.ics", "/cal/a%2Fb.ics"), ("/cal/%", nil),
    ("/cal/%+1", nil), ("/a/../b", nil), ("cal/a", nil),
    ("/", ""),
  ])
  func `a path has one normalized spelling`(href: String, path: String?) {
    #expect(DAVPath(href)?.text == path)
  }
}
