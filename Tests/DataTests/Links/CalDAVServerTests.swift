import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Links with real CalDAV servers, if they are installed.
@Suite(
  .waiting, .enabled(if: !CalendarServer.Kind.available.isEmpty, "no calendar server is installed")
)
struct CalDAVServerTests {
  private let when = "DTSTART:20261124T100000Z"

  /// Writes a file as another client does.
  private func write(_ folder: DAVFolder, _ uid: String, _ lines: String...) throws {
    try folder.write("\(uid).ics", ExternalName(uid), LinkTrial.file(uid, lines))
  }

  @Test(.inWholeRuns, arguments: CalendarServer.Kind.available)
  func `calendars are discovered from the server's address`(kind: CalendarServer.Kind) throws {
    let server = try CalendarServer(kind)
    let made = try server.collection("일터")
    let discovery = DAVDiscovery(server: server.dav, kind: .calendars)
    let found = try discovery.collections(at: server.home.address)
    #expect(found.contains { $0.isNamed("일터") && $0.address == made.place.address })
    #expect(
      try discovery.collections(at: made.place.address).map(\.address) == [made.place.address])
    let nobody = DAVServer(.testing, server.home, Secret("wrong".utf8), until: .never)
    guard kind == .radicale else { return }
    #expect(
      throws: DomainError.unavailable(
        .service(name: "127.0.0.1", .passwordRefused(user: CalendarServer.user)))
    ) { try DAVDiscovery(server: nobody, kind: .calendars).collections(at: made.place.address) }
  }

  @Test(.inWholeRuns, arguments: CalendarServer.Kind.available)
  func `a calendar is imported, and changes are synced both ways`(kind: CalendarServer.Kind) throws
  {
    let calendar = try CalendarServer(kind).keeping { try $0.collection() }
    let there = calendar.value.folder
    try write(there, "lunch", when, "X-A;B=c:d", "SUMMARY:Lunch", "LOCATION:x")
    let trial = try LinkTrial(with: calendar.value)
    #expect(try trial.add().addedHere == 1)
    #expect(try trial.run().isEmpty)
    try trial.edit("Lunch") { $0.title = try EventTitle("Dinner") }
    #expect(try trial.run().changedThere == 1)
    let after = try there.text("lunch.ics")
    #expect(after.contains("SUMMARY:Dinner") && after.contains("X-A;B=c:d"))
    #expect(try trial.run().isEmpty)
    try write(there, "lunch", "DTSTART:20261125T100000Z", "SUMMARY:Supper", "LOCATION:x")
    try trial.edit("Dinner") { $0.note = try EventNote("bread") }
    let report = try trial.run()
    #expect(report.changedHere == 1 && report.changedThere == 1 && report.conflicts == 0)
    #expect(try trial.event("Supper").note == "bread")
    #expect(try there.text("lunch.ics").contains("DESCRIPTION:bread"))
    try trial.useCases.add(
      EventDetails(
        title: EventTitle("요가"),
        span: EventSpan(
          from: LocalTime(literal: "2026-11-24T09:00"), to: LocalTime(literal: "2026-11-24T10:00"),
          zone: "Asia/Seoul")), in: trial.name)
    #expect(try trial.run().addedThere == 1)
    let quiet = try trial.run()
    #expect(quiet.isEmpty, "\(quiet)")
    let listed = try there.list(since: nil, knowing: [:]).files
    #expect(listed.count == 2)
    try there.remove("lunch.ics")
    try trial.useCases.remove(trial.event("요가").id)
    let last = try trial.run()
    #expect(last.removedHere == 1 && last.removedThere == 1)
    #expect(try there.list(since: nil, knowing: [:]).files.isEmpty)
    _ = calendar.server
  }

  @Test(.inWholeRuns, arguments: CalendarServer.Kind.available)
  func `only changes since the last sync are requested`(kind: CalendarServer.Kind) throws {
    let calendar = try CalendarServer(kind).keeping { try $0.collection() }
    let there = calendar.value.folder
    for number in 0..<3 { try write(there, "\(number)", when, "SUMMARY:\(number)") }
    let first = try there.list(since: nil, knowing: [:])
    #expect(first.files.count == 3)
    let mark = try #require(first.syncToken)
    #expect(mark.hasPrefix("token "))
    #expect(try there.list(since: mark, knowing: first.files).files == first.files)
    try write(there, "1", when, "SUMMARY:one")
    try write(there, "3", when, "SUMMARY:three")
    try there.remove("0.ics")
    // A known state is not reported again, which proves that the token was used.
    let later = try there.list(since: mark, knowing: ["0.ics": LinkTag("x")])
    #expect(Set(later.files.keys) == ["1.ics", "3.ics"])
    // An unknown token is answered with all files.
    let anew = try there.list(since: "token http://example.org/none", knowing: [:])
    #expect(Set(anew.files.keys) == ["1.ics", "2.ics", "3.ics"])
    _ = calendar.server
  }

  @Test(.inWholeRuns, arguments: CalendarServer.Kind.available)
  func `a conflicting remote change is not overwritten`(kind: CalendarServer.Kind) throws {
    let calendar = try CalendarServer(kind).keeping { try $0.collection() }
    let there = calendar.value.folder
    try write(there, "a", when, "SUMMARY:one")
    let seen = try #require(try there.read(["a.ics"])["a.ics"])
    try write(there, "a", when, "SUMMARY:two")
    #expect(try there.replace(seen, by: Array(LinkTrial.file("a", [when]).utf8)) == nil)
    #expect(try !there.remove(seen, declining: false))
    #expect(try there.add(seen.bytes, uid: "a") == nil)
    let blind = LinkFile("a.ics", .mustBeRead, seen.bytes)
    #expect(try there.replace(blind, by: Array(LinkTrial.file("a", [when]).utf8)) == nil)
    #expect(try there.text("a.ics").contains("SUMMARY:two"))
    _ = calendar.server
  }

  @Test(.inWholeRuns, arguments: CalendarServer.Kind.available)
  func `a lunar rule is read back as one`(kind: CalendarServer.Kind) throws {
    let calendar = try CalendarServer(kind).keeping { try $0.collection() }
    let trial = try LinkTrial(with: calendar.value)
    try trial.add()
    let rule = try Recurrence("FREQ=YEARLY;BYMONTHDAY=15;BYMONTH=8;RSCALE=DANGI")
    let day = Day(literal: "2026-12-01")
    try trial.useCases.add(
      EventDetails(
        title: EventTitle("추석"),
        span: EventSpan(allDayFrom: day, through: day, zone: "Asia/Seoul")),
      repeating: EnteredRepetition(.rule(rule)), in: trial.name)
    #expect(try trial.run().addedThere == 1)
    #expect(try trial.run().isEmpty)
    let other = try LinkTrial(seed: 9, with: calendar.value)
    #expect(try other.add().addedHere == 1)
    try trial.edit("추석") { $0.title = try EventTitle("한가위") }
    #expect(try trial.run().changedThere == 1)
    #expect(try trial.run().isEmpty)
    #expect(try other.run().changedHere == 1)
    for trial in [trial, other] {
      #expect(try trial.event("한가위").series?.rule == rule)
    }
    #expect(try trial.run().isEmpty)
    _ = calendar.server
  }

  /// Random edits of both sides, with runs that end at any point, even after a request whose answer
  /// is lost.
  @Test(.inWholeRuns, arguments: CalendarServer.Kind.available)
  func `to-dos are synced both ways`(kind: CalendarServer.Kind) throws {
    let calendar = try CalendarServer(kind).keeping { try $0.collection() }
    let there = calendar.value.folder
    let milk = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Other//EN", "BEGIN:VTODO", "UID:milk",
      "DTSTAMP:20261101T000000Z", "DUE;VALUE=DATE:20261124", "SUMMARY:Milk", "PRIORITY:3",
      "END:VTODO", "END:VCALENDAR", "",
    ]
    try there.write("milk.ics", "milk", milk.joined(separator: "\r\n"))
    let trial = try LinkTrial(with: calendar.value)
    #expect(try trial.add().addedHere == 1)
    let toDo = try #require(try trial.store.read { try $0.toDos.list(ToDoFilter()) }.first)
    #expect(toDo.title == "Milk" && toDo.priority == 3)
    try trial.useCases.toDos.perform(.markDone([toDo.id]))
    try trial.useCases.toDos.perform(
      .add(ToDoDetails(title: EventTitle("Bread")), in: trial.name))
    let report = try trial.run()
    #expect(report.changedThere == 1 && report.addedThere == 1 && report.skipped.isEmpty)
    let text = try there.text("milk.ics")
    #expect(text.contains("STATUS:COMPLETED") && text.contains("PRIORITY:3"))
    #expect(try trial.run().isEmpty)
    try trial.useCases.toDos.perform(.remove([toDo.id]))
    #expect(try trial.run().removedThere == 1)
  }

  @Test(.inWholeRuns) func `a collection of events alone is recognised`() throws {
    guard CalendarServer.Kind.available.contains(.radicale) else { return }
    let server = try CalendarServer(.radicale)
    let other = try server.collection("both")
    let address = try #require(
      HTTPAddress(other.place.address.text.replacing("both", with: "alone")))
    var request = DAVServer.Request("MKCALENDAR", address)
    request.body = Array(
      """
      <C:mkcalendar xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop>
      <C:supported-calendar-component-set><C:comp name="VEVENT"/>
      </C:supported-calendar-component-set></D:prop></D:set></C:mkcalendar>
      """.utf8)
    #expect(try server.dav.answer(to: request).isSuccess)
    let alone = try DAVFolder(server.dav, at: address, of: .calendar, randomness: .seeded(5))
    #expect(try other.folder.list(since: nil, knowing: [:]).acceptsToDos == true)
    #expect(try alone.list(since: nil, knowing: [:]).acceptsToDos == false)
    let trial = try LinkTrial(with: (server.home.withAddress(address), alone))
    try trial.add()
    #expect(throws: CalendarRefusal.acceptsNoToDos(trial.name).error) {
      try trial.useCases.toDos.perform(
        .add(ToDoDetails(title: EventTitle("Bread")), in: trial.name))
    }
  }

  @Test(arguments: CalendarServer.Kind.available)
  func `both sides become equal`(kind: CalendarServer.Kind) throws {
    let calendar = try CalendarServer(kind).keeping { try $0.collection() }
    let there = calendar.value.folder
    var chance = SeededNumbers(seed: 7)
    let trial = try LinkTrial(seed: 8, with: calendar.value)
    for number in 0..<6 { try write(there, "\(number)", when, "SUMMARY:\(number)") }
    try trial.add()
    for turn in 0..<6 {
      for event in try trial.events() where Int.random(in: 0...2, using: &chance) == 0 {
        var details = event.details
        details.title = try EventTitle("here \(turn)")
        if Bool.random(using: &chance) { details.note = try EventNote("note \(turn)") }
        try trial.useCases.edit(event.id, to: details)
      }
      if Bool.random(using: &chance), let event = try trial.events().last {
        try trial.useCases.remove(event.id)
      }
      for name in try there.list(since: nil, knowing: [:]).files.keys.sorted()
      where Int.random(in: 0...2, using: &chance) == 0 {
        try write(there, String(name.text.dropLast(4)), when, "SUMMARY:there \(turn)")
      }
      let ending = EndingFolder(
        there, after: Int.random(in: 0...6, using: &chance),
        losingAnswers: Bool.random(using: &chance))
      _ = try? trial.run(accepting: true, with: ending)
    }
    try trial.run(accepting: true)
    let last = try trial.run(accepting: true)
    #expect(last.isEmpty && last.skipped == [])
    let files = try there.read(Array(there.list(since: nil, knowing: [:]).files.keys))
    let titles = files.values.compactMap { file -> String? in
      guard case .item(let item) = trial.format.content(of: file.bytes) else { return nil }
      var report = ImportReport()
      return trial.format.parsedEvent(of: item, &report)?.details.title.value
    }
    #expect(titles.sorted() == (try trial.events().map(\.title).sorted()))
    _ = calendar.server
  }
}

extension CalendarServer {
  /// Returns a value of the server together with the server, which stops when it is released.
  func keeping<Value>(
    _ value: (CalendarServer) throws -> Value
  ) throws -> (server: CalendarServer, value: Value) {
    (self, try value(self))
  }
}
