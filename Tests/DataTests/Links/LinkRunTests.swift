import Foundation
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

@Suite struct LinkRunTests {
  private let when = "DTSTART:20261124T100000Z"

  @Test func `an edited link uses another folder, read-only or not`() throws {
    let trial = try LinkTrial()
    try trial.write("a.ics", "a", "DTSTART:20261124T100000Z", "SUMMARY:One")
    try trial.add()
    let links = trial.useCases.links
    let listed = try #require(try links.allLinks().first)
    let other = ScratchFolder()
    try other.write("a.ics", trial.text("a.ics").utf8)
    let place = LinkLocation.folder(FilePath(other.path))
    let changed = try links.edit(listed, place: place, isReadOnly: true)
    #expect(
      changed.link.location == place && changed.link.isReadOnly && changed.link.syncToken == nil)
    #expect(try links.allLinks().map(\.link) == [changed.link])
    let folder = VdirFolder(FilePath(other.path), of: .calendar, randomness: .seeded(5))
    #expect(try trial.run(with: folder).isEmpty)
    #expect(throws: CalendarRefusal.isReadOnly(trial.name).error) {
      try trial.edit("One") { $0.title = try EventTitle("Two") }
    }
    _ = try links.edit(changed, place: place, isReadOnly: false)
    try trial.edit("One") { $0.title = try EventTitle("Two") }
    try trial.run(with: folder)
    let text = other.text("a.ics")
    #expect(text.contains("SUMMARY:Two"))
    #expect(trial.text("a.ics").contains("SUMMARY:One"))
  }

  @Test func `a link of another device is known by name only`() throws {
    let trial = try LinkTrial()
    try trial.add()
    let links = trial.useCases.links
    #expect(try links.linkedElsewhere() == [])
    let link = try #require(try links.allLinks().first).link
    // The link comes from another device, so its folder is unknown here.
    try trial.store.write { try $0.links.remove(link.id) }
    #expect(try links.allLinks().isEmpty)
    #expect(try links.linkedElsewhere() == [trial.name])
  }

  @Test func `a folder is imported, and changes are synced both ways byte for byte`() throws {
    let trial = try LinkTrial()
    try trial.write("lunch.ics", "lunch", when, "X-A;B=c:d", "SUMMARY:Lunch")
    try trial.write("todo.txt", "x", when)
    try trial.write(".hidden.ics", "hidden", when)
    #expect(try trial.add().addedHere == 1)
    #expect(try trial.run().isEmpty)
    let before = trial.text("lunch.ics")
    try trial.edit("Lunch") { $0.title = try EventTitle("Dinner") }
    #expect(try trial.run().changedThere == 1)
    let after = trial.text("lunch.ics")
    #expect(after.contains("SUMMARY:Dinner") && after.contains("X-A;B=c:d"))
    #expect(after.contains("X-WR-CALNAME:Theirs"))
    #expect(!after.contains("Lunch") && before != after)
    try trial.write("lunch.ics", "lunch", "DTSTART:20261125T100000Z", "SUMMARY:Dinner")
    #expect(try trial.run().changedHere == 1)
    #expect(
      try trial.event("Dinner").span.start(in: FixedZone.utc).day == Day(literal: "2026-11-25"))
    #expect(try trial.scratch.names() == [".hidden.ics", "lunch.ics", "todo.txt"])
  }

  @Test func `an excluded occurrence is written after the rule`() throws {
    let trial = try LinkTrial()
    let lines = [
      "X-A:1", "RRULE:FREQ=DAILY;COUNT=9", "DTEND:20261124T110000Z", "SUMMARY:Choir",
      "dtstart:20261124T100000Z", "CATEGORIES:b", "CATEGORIES:a", "LOCATION:Hall",
    ]
    try trial.scratch.write("a.ics", LinkTrial.file("a", lines).utf8)
    try trial.add()
    func said() -> [String] {
      let all = trial.text("a.ics").components(separatedBy: "\r\n")
      let own = all.drop { $0 != "X-A:1" }.prefix { $0 != "END:VEVENT" }
      return own.filter { !$0.hasPrefix("LAST-MODIFIED") && !$0.hasPrefix("SEQUENCE") }
    }
    let id = try trial.event("Choir").id
    // The series follows the clock of its zone.
    let times = try trial.useCases.queries.upcomingOccurrences(of: id, limit: 4).compactMap(
      \.originalStart)
    try trial.useCases.remove([OccurrenceID(id, at: times[1])], scope: .only)
    #expect(try trial.run().changedThere == 1)
    var expected = lines
    expected.insert("EXDATE:20261125T100000Z", at: 5)
    #expect(said() == expected)
    try trial.useCases.remove([OccurrenceID(id, at: times[3])], scope: .only)
    #expect(try trial.run().changedThere == 1)
    expected.insert("EXDATE:20261127T100000Z", at: 6)
    #expect(said() == expected)
  }

  @Test(
    arguments: [
      (nil, nil), ("Work\n", "Work"), (" 우리 집 \r\n", "우리 집"), ("\n", nil),
      (String(repeating: "x", count: 2000), nil),
    ] as [(String?, String?)])
  func `the display name of a folder is read`(text: String?, name: String?) throws {
    let trial = try LinkTrial()
    if let text { try trial.scratch.write("displayname", text.utf8) }
    #expect(trial.folder.displayName() == name)
  }

  @Test func `a new event gets a file, in the zone of its clock`() throws {
    let trial = try LinkTrial()
    try trial.add()
    let span = try EventSpan(
      from: LocalTime(literal: "2026-11-24T09:00"), to: LocalTime(literal: "2026-11-24T10:00"),
      zone: "Asia/Seoul")
    try trial.useCases.add(EventDetails(title: EventTitle("Yoga"), span: span), in: trial.name)
    let report = try trial.run()
    #expect(report.addedThere == 1 && report.zonedEvents == 1)
    let file = try #require(try trial.scratch.names().first)
    #expect(trial.text(file).contains("DTSTART;TZID=Asia/Seoul:20261124T090000"))
    #expect(try trial.run().isEmpty)
    let event = try trial.event("Yoga")
    guard case .anchored = event.span.bounds else {
      Issue.record("it is not tied")
      return
    }
    try trial.useCases.remove(event.id)
    #expect(try trial.run().removedThere == 1)
    #expect(try trial.scratch.names() == [])
  }

  @Test func `an event that can no longer be stored here is not written, or reported as written`()
    throws
  {
    let trial = try LinkTrial()
    try trial.add()
    let span = try EventSpan(
      from: LocalTime(literal: "2026-11-24T09:00"), to: LocalTime(literal: "2026-11-24T10:00"),
      zone: "Asia/Seoul")
    try trial.useCases.add(EventDetails(title: EventTitle("Yoga"), span: span), in: trial.name)
    let link = try #require(try trial.useCases.links.allLinks().first).link
    let error = DomainError.unavailable(.store(path: "p", .readOnly))
    func run(on store: any Store) throws -> LinkReport {
      try RunLink(context: .of(store: store, now: .fixed("2026-11-22T12:00")))(
        link, of: trial.name, with: trial.folder, as: trial.format, LinkRequest(by: "1"))
    }
    #expect(throws: error) {
      try run(on: UnwritableStore(store: trial.store, error: error))
    }
    #expect(try trial.scratch.names().isEmpty)
    #expect(throws: DomainError.uncertain(.link(trial.name, written: 1))) {
      try run(on: LateStore(store: trial.store, error: error))
    }
    #expect(try trial.scratch.names().count == 1)
    #expect(try trial.run().addedThere == 0)
    #expect(try trial.run().isEmpty)
    #expect(try trial.scratch.names().count == 1 && trial.events().count == 1)
  }

  @Test func `changes on both sides are merged by property, and conflicts are listed`() throws {
    let trial = try LinkTrial()
    try trial.write("a.ics", "a", when, "SUMMARY:Lunch", "LOCATION:x")
    try trial.add()
    try trial.edit("Lunch") { details in
      details.title = try EventTitle("Mine")
      details.note = try EventNote("Note")
    }
    try trial.write("a.ics", "a", "DTSTART:20261125T100000Z", "SUMMARY:Theirs", "LOCATION:y")
    let report = try trial.run()
    #expect(report.conflicts == 1 && report.changedHere == 1 && report.changedThere == 1)
    #expect(try trial.event("Theirs").note == "Note")
    #expect(trial.text("a.ics").contains("DESCRIPTION:Note"))
    #expect(trial.text("a.ics").contains("LOCATION:y"))
    let found = try #require(try trial.useCases.links.conflicts(as: trial.formats).first)
    #expect(found.currentItem?.title == "Theirs" && found.overruledItem?.title == "Mine")
    guard case .event(let event)? = found.currentItem, case .event(let other)? = found.overruledItem
    else {
      Issue.record("these are no events")
      return
    }
    #expect(event.span == other.span)
    #expect(
      found.conflict.conflict.overruledValue.map { trial.format.text(of: $0) } == "SUMMARY:Mine")
    try trial.useCases.links.resolveConflict(
      found.conflict.number, bringingBack: true, as: trial.formats)
    #expect(try trial.useCases.links.conflicts(as: trial.formats).isEmpty)
    #expect(try trial.event("Mine").note == "Note")
    #expect(try trial.run().changedThere == 1)
    #expect(trial.text("a.ics").contains("SUMMARY:Mine"))
  }

  @Test func `an occurrence changed on both sides has both changes`() throws {
    let trial = try LinkTrial()
    func when(_ name: String, _ time: String) -> String { "\(name);TZID=Asia/Seoul:\(time)" }
    let said = [
      "SUMMARY:Choir", "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Choir", "TRIGGER:PT0S",
      "END:VALARM",
    ]
    let series =
      [
        when("DTSTART", "20261124T190000"), when("DTEND", "20261124T200000"),
        "RRULE:FREQ=WEEKLY",
      ] + said
    try trial.scratch.write("a.ics", LinkTrial.file("a", series).utf8)
    try trial.add()
    let event = try trial.event("Choir")
    let time = LocalTime(literal: "2026-12-01T19:00")
    var details = event.details
    details.title = try EventTitle("Carols")
    details.span = try #require(event.span.moved(to: time))
    _ = try trial.useCases.edit(OccurrenceID(event.id, at: time), to: details, scope: .only)
    let apart =
      [
        "END:VEVENT", "BEGIN:VEVENT", "UID:a", "DTSTAMP:20260101T000000Z",
        when("RECURRENCE-ID", "20261201T190000"), when("DTSTART", "20261201T193000"),
        when("DTEND", "20261201T203000"),
      ] + said
    try trial.scratch.write("a.ics", LinkTrial.file("a", series + apart).utf8)
    #expect(try trial.run().conflicts == 1)
    let kept = try trial.store.read { try $0.events.exceptions(of: event.id) }.first?.details
    #expect(kept?.title.value == "Carols")
    #expect(trial.text("a.ics").components(separatedBy: "BEGIN:VALARM").count == 3)
    // The conflict shows the occurrence, not the series.
    let found = try #require(try trial.useCases.links.conflicts(as: trial.formats).first)
    let starts = [found.currentItem, found.overruledItem].map { thing -> LocalTime? in
      guard case .event(let event)? = thing, event.repetition == nil else { return nil }
      return event.span.start(in: FixedZone.seoul)
    }
    #expect(starts == [time.adding(minutes: 30), time])
  }

  @Test func `a file that is written twice within a moment is read again`() throws {
    let trial = try LinkTrial()
    for number in 0..<40 { try trial.write("\(number).ics", "\(number)", when, "SUMMARY:a") }
    try trial.add()
    for letter in ["b", "c", "d"] {
      for number in 0..<40 {
        try trial.write("\(number).ics", "\(number)", when, "SUMMARY:\(letter)")
      }
      #expect(try trial.run().changedHere == 40)
    }
    #expect(try Set(trial.events().map(\.title)) == ["d"])
  }

  @Test func `a removed event is removed, and restored if the other side changed it`() throws {
    let trial = try LinkTrial()
    for name in ["a", "b", "c", "d", "e"] {
      try trial.write("\(name).ics", name, when, "SUMMARY:\(name)")
    }
    try trial.add()
    try trial.edit("a") { $0.title = try EventTitle("A") }
    try trial.useCases.remove(trial.event("b").id)
    try trial.write("b.ics", "b", when, "SUMMARY:B")
    for name in ["a.ics", "c.ics"] { try trial.scratch.remove(name) }
    try trial.run()
    #expect(try Set(trial.events().map(\.title)) == ["A", "B", "d", "e"])
    #expect(try trial.scratch.names() == ["a.ics", "b.ics", "d.ics", "e.ics"])
    #expect(try trial.run().isEmpty)
  }

  @Test(.inWholeRuns) func `an event with a picture is synced with it`() throws {
    let trial = try LinkTrial()
    let picture = "ATTACH;ENCODING=BASE64;VALUE=BINARY:" + String(repeating: "A", count: 300_000)
    try trial.write("a.ics", "a", when, "SUMMARY:Lunch", picture)
    #expect(try trial.add().addedHere == 1)
    try trial.edit("Lunch") { $0.title = try EventTitle("Dinner") }
    #expect(try trial.run().changedThere == 1)
    #expect(trial.text("a.ics").contains("SUMMARY:Dinner"))
    #expect(trial.text("a.ics").contains(picture))
    #expect(try trial.run().isEmpty)
  }

  @Test(.inWholeRuns)
  func `a picture of a series is stored once, however many overrides it has`() throws {
    let trial = try LinkTrial()
    let picture = "ATTACH;ENCODING=BASE64;VALUE=BINARY:" + String(repeating: "A", count: 300_000)
    try trial.write("a.ics", "a", when, "RRULE:FREQ=DAILY;COUNT=9", "SUMMARY:Lunch", picture)
    try trial.add()
    let series = try trial.event("Lunch")
    for day in 1...4 {
      let original = LocalTime(literal: "2026-11-24T10:00").adding(minutes: day * 1440)
      var details = series.details
      details.title = try EventTitle("Dinner \(day)")
      details.span = try EventSpan(from: original, to: original.adding(minutes: 60), zone: "UTC")
      try trial.useCases.edit(
        OccurrenceID(series.id, at: original), to: details, scope: .only)
      #expect(try trial.run().changedThere == 1)
    }
    #expect(trial.text("a.ics").components(separatedBy: "ATTACH").count == 2)
    #expect(try trial.run().isEmpty)
  }

  @Test func `the later part of a split series names the earlier one remotely too`() throws {
    let trial = try LinkTrial()
    try trial.add()
    func details(_ day: String) throws -> EventDetails {
      let start = LocalTime(literal: "\(day)T09:00")
      let span = try EventSpan(from: start, to: start.adding(minutes: 60), zone: "Asia/Seoul")
      return EventDetails(title: try EventTitle("Yoga"), span: span)
    }
    let series = try trial.useCases.add(
      details("2026-11-24"),
      repeating: EnteredRepetition(.rule(Recurrence("FREQ=WEEKLY;COUNT=9"))), in: trial.name
    ).event
    try trial.run()
    var later = try details("2026-12-08")
    later.title = try EventTitle("Late yoga")
    try trial.useCases.edit(
      OccurrenceID(series.id, at: LocalTime(literal: "2026-12-08T09:00")), to: later,
      scope: .fromHere)
    #expect(try trial.run().addedThere == 1)
    let texts = try trial.scratch.names().map { trial.text($0) }
    let line = "RELATED-TO:\(series.id.uid)\r\n"
    #expect(texts.filter { $0.contains(line) }.allSatisfy { $0.contains("SUMMARY:Late yoga") })
    #expect(texts.contains { $0.contains(line) })
    #expect(try trial.run().isEmpty)
  }

  @Test func `files in an unreadable folder do not count as removed`() throws {
    let trial = try LinkTrial()
    try trial.write("a.ics", "a", when, "SUMMARY:A")
    try trial.add()
    for mode: mode_t in [0o444, 0o000] {
      try setPermissions(mode, of: trial.scratch.path)
      let isRefused = asOrdinaryUser { (try? trial.run()) == nil }
      try setPermissions(0o755, of: trial.scratch.path)
      #expect(isRefused)
      #expect(try trial.events().map(\.title) == ["A"])
    }
    #expect(try trial.run().isEmpty)
  }

  @Test func `files without exactly one event stay, and are named`() throws {
    let trial = try LinkTrial()
    let two =
      LinkTrial.file("a", [when]).replacing("END:VCALENDAR\r\n", with: "")
      + "BEGIN:VEVENT\r\nUID:b\r\n\(when)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    try trial.scratch.write("two.ics", two.utf8)
    try trial.write("c.ics", "c", when, "SUMMARY:c")
    try trial.write("d.ics", "c", when, "SUMMARY:d")
    try trial.scratch.write(
      "todo.ics", "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:t\r\nEND:VTODO\r\nEND:VCALENDAR\r\n".utf8)
    let report = try trial.add()
    #expect(report.skipped.map(\.name) == ["d.ics", "two.ics"])
    #expect(report.skipped.map(\.reason) == [.duplicate, .severalItems])
    #expect(try trial.events().map(\.title) == ["c"])
    // A file that cannot be read any more does not count as removed.
    try trial.scratch.write("c.ics", "nothing".utf8)
    try trial.scratch.remove("d.ics")
    try trial.run()
    #expect(try trial.events().count == 1)
    #expect(trial.text("c.ics") == "nothing")
  }

  private func todo(_ uid: String, due: String, _ title: String, _ lines: String...) -> [UInt8] {
    let all =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:\(uid)", "DTSTAMP:20260101T000000Z"]
      + ["DUE;VALUE=DATE:\(due)", "SUMMARY:\(title)"] + lines
    return Array((all + ["END:VTODO", "END:VCALENDAR", ""]).joined(separator: "\r\n").utf8)
  }

  private func tasks(_ trial: LinkTrial) throws -> [String] {
    let days = Day(literal: "2026-11-01")...Day(literal: "2026-11-30")
    return try trial.useCases.queries.tasks(on: days).sorted { $0.key < $1.key }
      .flatMap { day, tasks in tasks.map { "\(day.dayOfMonth) \($0.title)" } }
  }

  @Test func `to-dos are synced both ways`() throws {
    let trial = try LinkTrial()
    try trial.write("a.ics", "a", when, "SUMMARY:a")
    let milk = todo("t\\,1", due: "20261124", "Milk", "X-ODD:1", "PERCENT-COMPLETE:40")
    try trial.scratch.write("t.ics", milk)
    #expect(try trial.add().addedHere == 2)
    #expect(try tasks(trial) == ["24 Milk"])
    #expect(try trial.run().isEmpty)
    // Untouched, it is exported as it was read.
    var written: [UInt8] = []
    try trial.useCases.export(in: trial.name, as: trial.format) { written += $0 }
    let text = String(decoding: written, as: UTF8.self)
    #expect(text.contains("X-ODD:1\r\nPERCENT-COMPLETE:40\r\nEND:VTODO"))
    // Done here, and renamed there: both sides get both.
    let id = try #require(try toDos(trial).first?.id)
    try trial.useCases.toDos.perform(.markDone([id]))
    try trial.scratch.write(
      "t.ics", todo("t\\,1", due: "20261124", "More milk", "X-ODD:1", "PERCENT-COMPLETE:40"))
    let report = try trial.run()
    #expect(report.changedHere == 1 && report.changedThere == 1 && report.conflicts == 0)
    let file = trial.text("t.ics")
    #expect(file.contains("SUMMARY:More milk\r\nX-ODD:1\r\n") && file.contains("STATUS:COMPLETED"))
    #expect(try toDos(trial).map(\.title) == ["More milk"] && toDos(trial)[0].isDone)
    #expect(try trial.run().isEmpty)
    // The same changed on both sides: theirs is used, ours is listed.
    try edit(id, in: trial) { $0.title = try EventTitle("Oat milk") }
    try trial.scratch.write("t.ics", file.replacing("More milk", with: "Soy milk").utf8)
    #expect(try trial.run().conflicts == 1)
    #expect(try toDos(trial).map(\.title) == ["Soy milk"])
    let formats = trial.formats
    let conflict = try #require(try trial.useCases.links.conflicts(as: formats).first)
    #expect(conflict.overruledItem?.title == "Oat milk")
    try trial.useCases.links.resolveConflict(
      conflict.conflict.number, bringingBack: true, as: formats)
    #expect(try trial.run().changedThere == 1)
    #expect(trial.text("t.ics").contains("SUMMARY:Oat milk"))
    // A new one goes there; removals go both ways.
    try trial.useCases.toDos.perform(
      .add(ToDoDetails(title: EventTitle("Own")), in: trial.name))
    #expect(try trial.run().addedThere == 1)
    try trial.useCases.toDos.perform(.remove([id]))
    #expect(try trial.run().removedThere == 1)
    let own = try #require(try trial.scratch.names().first { $0 != "a.ics" })
    #expect(trial.text(own).contains("BEGIN:VTODO") && trial.text(own).contains("SUMMARY:Own"))
    try trial.scratch.remove(own)
    #expect(try trial.run().removedHere == 1)
    #expect(try toDos(trial).isEmpty && trial.run().isEmpty)
    #expect(try trial.events().map(\.title) == ["a"])
  }

  @Test func `a collection without to-dos refuses them before the next run`() throws {
    let trial = try LinkTrial()
    try trial.add()
    try trial.store.write { (repositories) throws in
      var calendar = try #require(try repositories.calendars.all().first { $0.name == trial.name })
      calendar.acceptsToDos = false
      try repositories.calendars.save(calendar)
    }
    #expect(throws: CalendarRefusal.acceptsNoToDos(trial.name).error) {
      try trial.useCases.toDos.perform(
        .add(ToDoDetails(title: EventTitle("Own")), in: trial.name))
    }
    #expect(try trial.run().isEmpty)
  }

  @Test func `to-dos stay in a collection that accepts no new ones`() throws {
    let trial = try LinkTrial()
    try trial.scratch.write("t.ics", todo("t", due: "20261124", "Milk"))
    try trial.add()
    let milk = try #require(try toDos(trial).first)
    try trial.store.write { (repositories) throws in
      var calendar = try #require(try repositories.calendars.all().first { $0.name == trial.name })
      calendar.acceptsToDos = false
      try repositories.calendars.save(calendar)
      // One that is here only, as after an import before the calendar was linked.
      try repositories.toDos.save(ToDo(7, "Own", in: trial.name))
    }
    #expect(throws: CalendarRefusal.acceptsNoToDos(trial.name).error) {
      try trial.useCases.toDos.perform(.markDone([milk.id]))
    }
    let own = try #require(ID<ToDo>(rawValue: 7))
    try trial.useCases.toDos.perform(.markDone([own]))
    #expect(try trial.run().isEmpty)
    #expect(try trial.scratch.names() == ["t.ics"] && toDos(trial).count == 2)
  }

  @Test func `a link keeps tracking to-dos that an earlier version stored`() throws {
    let trial = try LinkTrial()
    let file = todo("t", due: "20261124", "Milk", "X-ODD:1")
    try trial.scratch.write("t.ics", file)
    try trial.add()
    let text = try #require(try toDos(trial).first?.text)
    try trial.store.write { (repositories) throws in
      // The component and the base as the earlier version stored them.
      for toDo in try repositories.toDos.list(ToDoFilter()) {
        try repositories.toDos.remove(toDo.id)
      }
      try repositories.calendars.save(
        StoredComponent(
          name: ToDo.componentName, key: "VTODO  t", in: trial.name, text: text.text,
          zones: text.zones, place: 1))
      let link = try #require(try repositories.links.links().first)
      for base in try repositories.links.bases(of: link.id) {
        try repositories.links.save(
          LinkBase(
            uid: base.uid, thing: ID(ID<ToDo>(componentWithUID: "t")), file: base.fileName,
            tag: base.tag, text: base.fileBytes, here: base.localBytes), of: link.id)
      }
      try repositories.adoptToDoComponents()
    }
    #expect(try trial.run().isEmpty)
    let milk = try #require(try toDos(trial).first)
    try trial.useCases.toDos.perform(.markDone([milk.id]))
    #expect(try trial.run().changedThere == 1)
    let done = trial.text("t.ics")
    #expect(done.contains("X-ODD:1\r\n") && done.contains("STATUS:COMPLETED\r\n"))
    try trial.scratch.remove("t.ics")
    #expect(try trial.run(accepting: true).removedHere == 1)
    #expect(try toDos(trial).isEmpty)
  }

  @Test func `a to-do that repeats moves on at the other side`() throws {
    let trial = try LinkTrial()
    try trial.scratch.write(
      "t.ics", todo("t", due: "20261124", "Pills", "RRULE:FREQ=DAILY;COUNT=3"))
    try trial.add()
    let pills = try #require(try toDos(trial).first)
    try trial.useCases.toDos.perform(.markDone([pills.id]))
    let report = try trial.run()
    #expect(report.changedThere == 1 && report.addedThere == 1 && report.skipped.isEmpty)
    let text = trial.text("t.ics")
    #expect(
      text.contains("DUE;VALUE=DATE:20261125\r\n") && text.contains("FREQ=DAILY;COUNT=2\r\n"),
      "\(text)")
    #expect(try trial.run().isEmpty)
    // Back to before.
    let record = try #require(try toDos(trial).first { $0.isDone })
    try trial.useCases.toDos.perform(.reopen([record.id]))
    let back = try trial.run(accepting: true)
    #expect(back.changedThere == 1 && back.removedThere == 1)
    #expect(trial.text("t.ics").contains("FREQ=DAILY;COUNT=3\r\n"))
  }

  private func toDos(_ trial: LinkTrial) throws -> [ToDo] {
    try trial.store.read { try $0.toDos.list(ToDoFilter(in: trial.name)) }
  }

  private func edit(
    _ id: ID<ToDo>, in trial: LinkTrial, _ change: (inout ToDoDetails) throws -> Void
  ) throws {
    var details = try trial.useCases.toDos.queries.toDo(id).details
    try change(&details)
    try trial.useCases.toDos.perform(.edit(id, to: details))
  }

  @Test func `a read-only link never writes`() throws {
    let trial = try LinkTrial()
    try trial.write("a.ics", "a", when, "SUMMARY:a")
    try trial.add(readOnly: true)
    #expect(throws: CalendarRefusal.isReadOnly(trial.name).error) {
      try trial.edit("a") { $0.title = try EventTitle("b") }
    }
    let event = try trial.event("a")
    try trial.store.write { try $0.events.remove(event.id) }
    #expect(try trial.run().addedHere == 1)
    #expect(try trial.scratch.names() == ["a.ics"])
  }

  @Test func `a series with an override is synced as one file`() throws {
    let trial = try LinkTrial()
    let text = LinkTrial.file(
      "s", ["DTSTART;TZID=Europe/Berlin:20261124T100000", "RRULE:FREQ=WEEKLY;COUNT=5", "SUMMARY:S"]
    ).replacing(
      "END:VCALENDAR\r\n",
      with: "BEGIN:VEVENT\r\nUID:s\r\nRECURRENCE-ID;TZID=Europe/Berlin:20261201T100000\r\n"
        + "DTSTART;TZID=Europe/Berlin:20261201T120000\r\nSUMMARY:Moved\r\nEND:VEVENT\r\n"
        + "END:VCALENDAR\r\n")
    try trial.scratch.write("s.ics", text.utf8)
    #expect(try trial.add().addedHere == 1)
    #expect(try trial.run().isEmpty)
    let series = try trial.event("S")
    let exceptions = try trial.store.read { try $0.events.exceptions(of: series.id) }
    #expect(exceptions.count == 1)
    try trial.edit("S") { $0.note = try EventNote("all") }
    #expect(try trial.run().changedThere == 1)
    #expect(trial.text("s.ics").contains("SUMMARY:Moved"))
    #expect(try trial.run().isEmpty)
  }

  @Test func `a link gives the same ids on every device, and undo spares it once removed`()
    throws
  {
    let trial = try LinkTrial()
    try trial.write("a.ics", "a@b", when, "SUMMARY:a")
    try trial.add()
    let link = try #require(try trial.useCases.links.allLinks().first?.link.id)
    #expect(try trial.event("a").id == ID<Event>(linkedBy: link, uid: "a@b"))
    try trial.useCases.links.remove(trial.name)
    #expect(throws: DomainError.refused(.nothingToUndo)) { try trial.undo() }
    #expect(try trial.events().map(\.title) == ["a"])
    #expect(try trial.scratch.names() == ["a.ics"])
  }

  /// Random edits of both sides, with runs that end at any point.
  @Test(arguments: (0..<6).tried(usually: 2)) func `both sides become equal`(seed: UInt64)
    throws
  {
    let trial = try LinkTrial(seed: seed + 1)
    var chance = SeededNumbers(seed: seed)
    for number in 0..<12 {
      try trial.write("\(number).ics", "\(number)", when, "SUMMARY:\(number)", "LOCATION:0")
    }
    try trial.add()
    for turn in 0..<12 {
      for event in try trial.events() where Int.random(in: 0...3, using: &chance) == 0 {
        if Int.random(in: 0...5, using: &chance) == 0 {
          try trial.useCases.remove(event.id)
          continue
        }
        var details = event.details
        if Bool.random(using: &chance) { details.title = try EventTitle("here \(turn)") }
        if Bool.random(using: &chance) { details.note = try EventNote("note \(turn)") }
        try trial.useCases.edit(event.id, to: details)
      }
      for name in try trial.scratch.names() where Int.random(in: 0...3, using: &chance) == 0 {
        if Int.random(in: 0...5, using: &chance) == 0 {
          try trial.scratch.remove(name)
          continue
        }
        let uid = String(name.dropLast(4))
        try trial.write(name, uid, when, "SUMMARY:there \(turn)", "LOCATION:\(turn)")
      }
      let failing = EndingFolder(trial.folder, after: Int.random(in: 0...12, using: &chance))
      _ = try? trial.run(accepting: true, with: failing)
    }
    try trial.run(accepting: true)
    let last = try trial.run(accepting: true)
    #expect(last.isEmpty)
    #expect(last.skipped == [])
    let titles = try trial.scratch.names().map { name -> String in
      guard case .item(let item) = trial.format.content(of: trial.scratch.bytes(name) ?? []) else {
        return ""
      }
      var report = ImportReport()
      return trial.format.parsedEvent(of: item, &report)?.details.title.value ?? ""
    }
    #expect(titles.sorted() == (try trial.events().map(\.title).sorted()))
  }
}

/// A store whose first change fails.
struct LateStore: Store {
  let store: any Store
  let error: DomainError

  func read<T>(_ body: (Repositories) throws -> T) throws -> T { try store.read(body) }
  func write<T>(_: (Repositories) throws -> T) throws -> T { throw error }
  func relaxedWrite<T>(ifFree: Bool, _ body: (Repositories) throws -> T) throws -> T {
    try store.relaxedWrite(ifFree: ifFree, body)
  }
}
