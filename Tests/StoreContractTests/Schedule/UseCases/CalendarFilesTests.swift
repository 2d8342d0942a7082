import HearthData
import HearthSamples
import HearthTestSupport
import Testing

@testable import HearthDomain

/// Imports and exports calendars of other programs on every store.
@Suite struct CalendarFilesTests {
  private func take(
    _ bytes: [UInt8], into fixture: ScheduleUseCaseFixture, takingOlder: Bool = false,
    isRehearsal: Bool = false
  ) throws -> ImportOutcome {
    try fixture.useCases.importEvents(
      fixture.calendarFile, from: bytes.source(), named: "a.ics",
      takingOlder: takingOlder, isRehearsal: isRehearsal)
  }

  private func written(
    _ fixture: ScheduleUseCaseFixture, on days: ClosedRange<Day>? = nil
  ) throws -> (text: String, count: Int) {
    var bytes: [UInt8] = []
    let count = try fixture.useCases.export(on: days, as: fixture.calendarFile) { bytes += $0 }
    return (String(decoding: bytes, as: UTF8.self), count)
  }

  private func changed(_ sample: ICalendarSample, _ old: String, _ new: String) -> [UInt8] {
    #expect(sample.text.contains(old))
    return Array(
      sample.text.split(separator: old, omittingEmptySubsequences: false)
        .joined(separator: new).utf8)
  }

  private func event(_ title: String, in fixture: ScheduleUseCaseFixture) throws -> Event? {
    var found: Event?
    try fixture.store.read { repositories in
      try repositories.events.all { event, _ in if event.title == title { found = event } }
    }
    return found
  }

  @Test(arguments: StoreKind.available, ICalendarSample.allCases)
  func `importing a file again changes nothing`(kind: StoreKind, sample: ICalendarSample) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let first = try take(sample.bytes, into: fixture)
    #expect(first.added + first.toDos.added == first.report.readCount)
    #expect(first.added > 0)
    let before = try written(fixture)
    let again = try take(sample.bytes, into: fixture)
    #expect(again.unchanged == first.added && again.toDos.unchanged == first.toDos.added)
    #expect(again.added == 0 && again.updated == 0)
    #expect(try written(fixture) == before)
    // Importing the export changes nothing.
    let own = try take(Array(before.text.utf8), into: fixture)
    #expect(own.unchanged == first.added)
  }

  /// Returns a calendar as calcurse writes it, without UIDs.
  private func calcurse(_ events: [(start: String, length: String, title: String)]) -> [UInt8] {
    let parts = events.map {
      "BEGIN:VEVENT\r\nDTSTART:\($0.start)\r\nDURATION:\($0.length)\r\nSUMMARY:\($0.title)\r\n"
        + "END:VEVENT\r\n"
    }
    return Array(
      ("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" + parts.joined() + "END:VCALENDAR\r\n").utf8)
  }

  @Test(arguments: StoreKind.available)
  func `a changed event without a UID is matched by title and start, or reported`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let (lunch, tea) = ("20261124T120000", "20261124T160000")
    let first = [(lunch, "PT1H", "Lunch"), (tea, "PT30M", "Tea"), (tea, "PT1H", "Tea")]
    #expect(try take(calcurse(first), into: fixture).added == 3)
    #expect(try take(calcurse(first), into: fixture).unchanged == 3)
    // One event is longer, the others are unchanged.
    let longer = [(lunch, "PT2H", "Lunch"), first[1], first[2]]
    let second = try take(calcurse(longer), into: fixture)
    #expect((second.added, second.updated, second.unchanged) == (0, 1, 2))
    #expect(second.report.warnings.total == 0)
    let changed = try #require(try event("Lunch", in: fixture))
    #expect(changed.span.end(in: FixedZone.utc).time.description == "14:00")
    #expect(try take(calcurse(longer), into: fixture).unchanged == 3)
    // An event at another time may be a different one.
    let moved = try take(calcurse([("20261124T130000", "PT2H", "Lunch")]), into: fixture)
    #expect((moved.added, moved.updated) == (1, 0))
    let fact = ImportFact.namesakeExists(title: "Lunch")
    #expect(moved.report.warnings.first == [ImportNote(line: 3, fact: fact)])
    let both = [longer[0], ("20261124T130000", "PT2H", "Lunch"), (lunch, "PT3H", "Lunch")]
    let more = try take(calcurse(both), into: fixture)
    #expect((more.added, more.updated, more.unchanged) == (1, 0, 2))
    #expect(more.report.warnings.total == 0)
    let elsewhere = try take(calcurse([("20261125T120000", "PT1H", "Lunch")]), into: fixture)
    #expect(elsewhere.added == 1 && elsewhere.report.warnings.total == 0)
  }

  @Test(arguments: StoreKind.available)
  func `an event with a UID in one file and none in another is one event`(kind: StoreKind) throws {
    let noon = "20261124T120000"
    let nameless = [(noon, "PT1H", "Lunch"), (noon, "PT1H", "Yoga\r\nRRULE:FREQ=WEEKLY")]
    let named = [
      (noon, "PT1H", "Lunch\r\nUID:a"), (noon, "PT1H", "Yoga\r\nRRULE:FREQ=WEEKLY\r\nUID:b"),
    ]
    for (first, second) in [(nameless, named), (named, nameless)] {
      let fixture = try ScheduleUseCaseFixture(kind)
      #expect(try take(calcurse(first), into: fixture).added == 2)
      for file in [second, first, second] {
        let outcome = try take(calcurse(file), into: fixture)
        #expect((outcome.added, outcome.updated, outcome.unchanged) == (0, 0, 2))
      }
      let text = try fixture.written()
      #expect(text.contains("UID:a\r\n") && text.contains("UID:b\r\n"))
      // An event with a UID at another time is a different one, without a warning.
      let later = try take(calcurse([("20261124T130000", "PT1H", "Lunch\r\nUID:c")]), into: fixture)
      #expect(later.added == 1 && later.report.warnings.total == 0)
    }
  }

  @Test(arguments: StoreKind.available)
  func `an event without a UID does not overwrite one with a UID`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let noon = "20261124T120000"
    let named = calcurse([(noon, "PT1H", "Lunch\r\nUID:a\r\nLOCATION:Harbour")])
    #expect(try take(named, into: fixture).added == 1)
    let longer = calcurse([(noon, "PT2H", "Lunch")])
    let second = try take(longer, into: fixture)
    #expect((second.added, second.updated, second.unchanged) == (1, 0, 0))
    #expect(second.report.warnings.first.map(\.fact) == [.namesakeExists(title: "Lunch")])
    #expect(try written(fixture).text.contains("LOCATION:Harbour\r\n"))
    for file in [longer, named] { #expect(try take(file, into: fixture).unchanged == 1) }
  }

  @Test(arguments: StoreKind.available)
  func `importing an older export of this program reports no conflict`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let events = [("20261124T120000", "PT1H", "Lunch"), ("20261124T160000", "PT1H", "Tea")]
    #expect(try take(calcurse(events), into: fixture).added == 2)
    let old = try #require(try event("Lunch", in: fixture))
    var details = old.details
    details.title = try EventTitle("Late lunch")
    try fixture.useCases.edit(old.id, to: details)
    // The time of writing is ignored.
    let text = try written(fixture).text.split(separator: "LAST-MODIFIED:20261122")
      .joined(separator: "LAST-MODIFIED:20261121")
    #expect(text.contains("LAST-MODIFIED:20261121"))
    let own = try take(Array(text.utf8), into: fixture)
    #expect((own.added, own.updated, own.unchanged) == (0, 0, 2))
  }

  @Test(arguments: StoreKind.available)
  func `an event without a UID gets the same one in every export`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let events = [("20261124T120000", "PT1H", "Lunch"), ("20261124T160000", "PT1H", "Tea")]
    #expect(try take(calcurse(events), into: fixture).added == 2)
    func names() throws -> [Substring] {
      var bytes: [UInt8] = []
      try fixture.useCases.exportLife(
        [.events], as: fixture.calendarFile, .standard, called: { _ in try EventTitle("x") },
        to: { bytes += $0 })
      return String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
        .filter { $0.hasPrefix("UID:") }
    }
    let first = try names()
    #expect(Set(first).count == 2)
    #expect(try names() == first)
    // An export of only these events equals the file.
    #expect(try !fixture.written().contains("UID:"))
  }

  @Test(arguments: StoreKind.available)
  func `an ambiguous event without a UID is reported`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let noon = "20261124T120000"
    let rule = "Yoga\r\nRRULE:FREQ=WEEKLY"
    func note(_ text: String) -> String { "Dentist\r\nDESCRIPTION:\(text)" }
    let first = [(noon, "PT1H", rule), (noon, "PT1H", note("for Tom")), (noon, "PT2H", "Call")]
    #expect(try take(calcurse(first), into: fixture).added == 3)
    // A single event is not a version of a series.
    let once = try take(calcurse([(noon, "PT1H", "Yoga")]), into: fixture)
    #expect((once.added, once.updated) == (1, 0))
    #expect(once.report.warnings.first.map(\.fact) == [.namesakeExists(title: "Yoga")])
    let daily = "Yoga\r\nRRULE:FREQ=DAILY"
    let other = try take(calcurse([(noon, "PT1H", daily)]), into: fixture)
    #expect((other.added, other.updated) == (0, 1))
    #expect(other.report.warnings.first.map(\.fact) == [.replacedNamesake(title: "Yoga")])
    let ann = try take(calcurse([(noon, "PT1H", note("for Ann"))]), into: fixture)
    #expect((ann.added, ann.updated) == (0, 1))
    #expect(ann.report.warnings.first.map(\.fact) == [.replacedNamesake(title: "Dentist")])
    // Of two similar events, the one with the same length matches.
    #expect(try take(calcurse([first[2], (noon, "PT1H", "Call")]), into: fixture).added == 1)
    let noted = [(noon, "PT2H", "Call\r\nDESCRIPTION:x"), (noon, "PT1H", "Call\r\nDESCRIPTION:y")]
    let both = try take(calcurse(noted), into: fixture)
    #expect((both.updated, both.report.warnings.total) == (2, 0))
    var calls: [String: Int] = [:]
    try fixture.store.read { repositories in
      try repositories.events.all { event, _ in
        if event.title == "Call" { calls[event.note] = event.span.end(in: FixedZone.utc).time.hour }
      }
    }
    #expect(calls == ["x": 14, "y": 13])
  }

  /// Returns the lines in which two files differ, including folds.
  private func differences(_ before: String, _ after: String) -> (gone: [String], new: [String]) {
    let change = after.split(whereSeparator: \.isNewline)
      .difference(from: before.split(whereSeparator: \.isNewline))
    return (
      change.removals.map { if case .remove(_, let line, _) = $0 { String(line) } else { "" } },
      change.insertions.map { if case .insert(_, let line, _) = $0 { String(line) } else { "" } }
    )
  }

  @Test(
    .inWholeRuns,
    arguments: StoreKind.available,
    [
      (ICalendarSample.google, "기획 회의"), (.apple, "Trip"), (.outlook, "Review"),
      (.nextcloud, "Konzert"), (.thunderbird, "병원 예약"),
    ])
  func `a calendar is exported unchanged, except for what was edited`(
    kind: StoreKind, sample: (file: ICalendarSample, title: String)
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    _ = try take(sample.file.bytes, into: fixture)
    #expect(try written(fixture).text == sample.file.text)
    let old = try #require(try event(sample.title, in: fixture))
    var details = old.details
    details.title = try EventTitle("다른 제목")
    try fixture.useCases.edit(old.id, to: details)
    let change = differences(sample.file.text, try written(fixture).text)
    func names(_ lines: [String]) -> [String] {
      lines.map { String($0.prefix { $0 != ":" && $0 != ";" }) }.sorted()
    }
    #expect(names(change.new) == ["DTSTAMP", "LAST-MODIFIED", "SUMMARY"])
    // One of the samples had no time of its last change.
    let had = sample.file == .apple ? ["DTSTAMP", "SUMMARY"] : names(change.new)
    #expect(names(change.gone) == had)
  }

  @Test(arguments: StoreKind.available)
  func `components between the overrides of a series keep their position`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let text = """
      BEGIN:VCALENDAR
      X-WR-CALNAME:Choir
      VERSION:2.0
      PRODID:-//Other//EN
      BEGIN:VTIMEZONE
      TZID:Nobody/Uses
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:+0000
      TZOFFSETTO:+0000
      END:STANDARD
      END:VTIMEZONE
      BEGIN:VEVENT
      UID:a
      DTSTART:20261124T100000Z
      RRULE:FREQ=DAILY
      SUMMARY:Choir
      END:VEVENT
      BEGIN:VEVENT
      UID:b
      DTSTART:20261125T120000Z
      SUMMARY:Lunch
      END:VEVENT
      BEGIN:VEVENT
      UID:a
      RECURRENCE-ID:20261126T100000Z
      DTSTART:20261126T110000Z
      SUMMARY:Choir, later
      END:VEVENT
      BEGIN:VEVENT
      UID:c
      DTSTART:20261125T130000Z
      SUMMARY:Tea
      END:VEVENT
      END:VCALENDAR

      """.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    _ = try take(Array(text.utf8), into: fixture)
    #expect(try written(fixture).text == text)
    // With events of its own, the export is no longer the other program's calendar.
    try fixture.add("우리 일정", "2026-12-24T10:00", "2026-12-24T11:00")
    let both = try written(fixture).text
    #expect(both.contains("PRODID:-//Hearth//Hearth//EN") && !both.contains("X-WR-CALNAME"))
    #expect(!both.contains("X-HEARTH"))
  }

  private func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }

  private var mixed: String {
    lines(
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Other//EN
      X-WR-CALNAME:Mixed
      BEGIN:VTODO
      UID:t1
      DTSTAMP:20261101T000000Z
      DUE;VALUE=DATE:20261124
      SUMMARY:Milk
      X-ODD;A="b":c
      END:VTODO
      BEGIN:VEVENT
      UID:a
      DTSTART:20261124T100000Z
      RRULE:FREQ=DAILY
      SUMMARY:Choir
      END:VEVENT
      BEGIN:VJOURNAL
      UID:j
      DTSTART;VALUE=DATE:20261123
      SUMMARY:A day
      END:VJOURNAL
      BEGIN:VTODO
      SUMMARY:No name
      DTSTAMP:20261101T000000Z
      END:VTODO
      BEGIN:VEVENT
      UID:a
      RECURRENCE-ID:20261126T100000Z
      DTSTART:20261126T110000Z
      SUMMARY:Choir, later
      END:VEVENT
      BEGIN:X-ODD
      WHAT:ever
      END:X-ODD
      END:VCALENDAR

      """)
  }

  /// Returns a calendar with to-dos as calcurse writes them, without UIDs.
  private func todo(_ tasks: String...) -> [UInt8] {
    let parts = tasks.map { "BEGIN:VTODO\r\n\($0)\r\nEND:VTODO\r\n" }
    return Array(
      ("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" + parts.joined() + "END:VCALENDAR\r\n").utf8)
  }

  @Test(arguments: StoreKind.available)
  func `a done or changed to-do without a UID is not added again`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let (stamps, milk) = ("SUMMARY:Buy stamps", "PRIORITY:2\r\nSUMMARY:Buy milk")
    let done = "STATUS:COMPLETED\r\n"
    let due = "DUE;VALUE=DATE:20261124\r\n"
    for file in [
      todo(stamps, milk), todo(done + stamps, milk), todo(done + stamps, done + milk),
      // Another to-do with that title before the existing one, and one with a due date.
      todo(stamps, done + stamps, milk), todo(due + stamps, milk, stamps, done + stamps),
    ] {
      for _ in 1...2 { _ = try take(file, into: fixture) }
      let wanted = String(decoding: file, as: UTF8.self).components(separatedBy: "BEGIN:VTODO")
      let found = try written(fixture).text.components(separatedBy: "BEGIN:VTODO")
      #expect(found.count == wanted.count)
    }
    let text = try written(fixture).text
    #expect(text.components(separatedBy: "SUMMARY:Buy stamps").count == 4)
    #expect(text.components(separatedBy: "STATUS:COMPLETED").count == 2)
    #expect(text.components(separatedBy: "SUMMARY:Buy milk").count == 2)
  }

  @Test(arguments: StoreKind.available)
  func `to-dos and other components are exported in their positions`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let outcome = try take(Array(mixed.utf8), into: fixture)
    #expect(outcome.journalEntries == 1)
    #expect(try written(fixture).text == mixed)
    // An export of some days has only events and to-dos.
    let days = try written(fixture, on: day("2026-11-24")...day("2026-11-24")).text
    #expect(days.contains("UID:t1") && !days.contains("SUMMARY:No name"))
    #expect(!days.contains("VJOURNAL"))
    // Importing the file again, even with new stamps, changes nothing.
    let later = mixed.split(separator: "20261101T").joined(separator: "20261102T")
    for text in [mixed, later] {
      #expect(try take(Array(text.utf8), into: fixture).toDos.unchanged == 2)
      #expect(try written(fixture).text == mixed)
    }
  }

  @Test(arguments: StoreKind.available)
  func `after the last possible position another file can be imported`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    _ = try take(Array(mixed.utf8), into: fixture)
    let event = try #require(try event("Choir", in: fixture))
    try fixture.store.write { (repositories) throws in
      let text = try #require(try repositories.events.text(of: event.id))
      try repositories.events.save(
        EventText(of: event.id, uid: text.uid, text: text.text, zones: text.zones, place: .max))
    }
    let other = mixed.split(separator: "UID:").joined(separator: "UID:x")
    let outcome = try take(Array(other.utf8), into: fixture)
    #expect(outcome.added > 0)
    #expect(try written(fixture).text.contains("UID:xt1"))
  }

  @Test(arguments: StoreKind.available)
  func `a stored component survives its event, and is undone with the import`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    _ = try take(Array(mixed.utf8), into: fixture)
    let journal = JournalUseCases(fixture.context, collection: nil)
    let event = try #require(try event("Choir", in: fixture))
    try fixture.useCases.remove(event.id)
    let left = try written(fixture).text
    for kept in ["UID:t1", "UID:j", "SUMMARY:No name", "WHAT:ever"] {
      #expect(left.contains(kept))
    }
    try journal.undo()
    #expect(try written(fixture).text == mixed)
    try journal.undo()
    #expect(!(try written(fixture).text.contains("VTODO")))
    try journal.redo()
    #expect(try written(fixture).text == mixed)
  }

  @Test(arguments: StoreKind.available)
  func `calendar properties are stored once, and removed with the last component`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let work = try CalendarName("work")
    try fixture.useCases.calendars.add(work)
    let zone = "BEGIN:VTIMEZONE\r\nTZID:Z\r\nEND:VTIMEZONE\r\n"
    func note(_ uid: Int) -> String {
      "BEGIN:VJOURNAL\r\nUID:\(uid)\r\nDTSTART;TZID=Z:20261124T100000\r\nEND:VJOURNAL\r\n"
    }
    let beginning = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(zone)"
    let text =
      beginning + (1...20).map(note).joined() + "END:VCALENDAR\r\n"
    func count(_ prefix: String) throws -> Int {
      try fixture.store.read { try $0.profile.settings(beginningWith: prefix).count }
    }
    for name in [work, CalendarName.home] {
      try fixture.useCases.importEvents(
        fixture.calendarFile, from: text.utf8.source(), named: "a.ics", in: name)
    }
    #expect(try count("component.") == 40)
    #expect(try count("zones.") == 1)
    var bytes: [UInt8] = []
    try fixture.useCases.export(in: work, as: fixture.calendarFile) { bytes += $0 }
    #expect(String(decoding: bytes, as: UTF8.self) == text)
    try fixture.useCases.calendars.remove(work)
    #expect(try count("zones.") == 1)
    // The zones stay while other components need them; undoing the import removes them.
    let journal = JournalUseCases(fixture.context, collection: nil)
    try journal.undo()
    #expect(try count("component.") == 40)
    for _ in 1...3 { try journal.undo() }
    #expect(try count("component.") == 0)
    #expect(try count("zones.") == 0)
  }

  @Test(arguments: StoreKind.available)
  func `a to-do of a file is listed on its due date`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    _ = try take(Array(mixed.utf8), into: fixture)
    let days = day("2026-11-01")...day("2026-11-30")
    let tasks = try fixture.useCases.queries.tasks(on: days)
    #expect(tasks.mapValues { $0.map(\.title) } == [day("2026-11-24"): ["Milk"]])
    #expect(try fixture.useCases.queries.tasks(on: days, leavingOut: [.home]).isEmpty)
    // A to-do with a new due date is listed only there.
    let moved = mixed.split(separator: "DUE;VALUE=DATE:20261124")
      .joined(separator: "DUE:20261201T120000Z")
    _ = try take(Array(moved.utf8), into: fixture)
    #expect(try fixture.useCases.queries.tasks(on: days).isEmpty)
    let december = try fixture.useCases.queries.tasks(on: day("2026-12-01")...day("2026-12-01"))
    #expect(december.values.map(\.count) == [1])
  }

  @Test(
    .inWholeRuns,
    arguments: StoreKind.available,
    [
      ("2026-11-24", "DUE;VALUE=DATE:20261124", false),
      ("2026-11-25", "DUE;VALUE=DATE:20261124", true),
      ("2027-11-25", "DUE;VALUE=DATE:20261124", true), ("2026-11-25", "DUE:20261124T235900", true),
      // 01:00 on the 25th in Seoul.
      ("2026-11-25", "DUE:20261124T160000Z", false), ("2026-11-26", "DUE:20261124T160000Z", true),
      ("2026-11-25", "X-NO:1", false),
      ("2026-11-25", "DUE;VALUE=DATE:20261124\r\nSTATUS:COMPLETED", false),
      ("2026-11-25", "DUE;VALUE=DATE:20261124\r\nSTATUS:CANCELLED", false),
      ("2026-11-25", "DUE;VALUE=DATE:20261124\r\nCOMPLETED:20261120T000000Z", false),
    ])
  func `a to-do of a file is overdue from the day after its due date until done`(
    kind: StoreKind, test: (today: String, lines: String, waits: Bool)
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind, at: test.today + "T09:00")
    _ = try take(
      Array(
        mixed.split(separator: "DUE;VALUE=DATE:20261124").joined(separator: test.lines).utf8),
      into: fixture)
    let queries = fixture.useCases.queries
    #expect(try queries.overdueTasks().map(\.title) == (test.waits ? ["Milk"] : []))
    #expect(try queries.overdueTasks(leavingOut: [.home]).isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `the overdue to-do with the latest due date comes first`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind, at: "2026-12-02T09:00")
    let dues: [DueTask.Due?] = [
      .day(day("2026-11-12")), .floating(LocalTime(literal: "2026-12-01T08:00")),
      .day(day("2026-12-02")), .day(day("2025-01-01")), nil,
    ]
    try fixture.store.write { repositories in
      for (number, due) in dues.enumerated() {
        try repositories.toDos.save(
          ToDo(
            number + 1, number == 0 ? "done" : "\(number)", due: due,
            in: number == 3 ? CalendarName("done") : .home))
      }
    }
    #expect(try fixture.useCases.queries.overdueTasks().map(\.title) == ["1", "done", "3"])
  }

  @Test(arguments: StoreKind.available)
  func `a renamed calendar keeps its stored components`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let (work, other) = (try CalendarName("work"), try CalendarName("office"))
    try fixture.useCases.calendars.add(work)
    try fixture.useCases.importEvents(
      fixture.calendarFile, from: mixed.utf8.source(), named: "a.ics", in: work)
    try fixture.useCases.calendars.edit(work, renaming: other)
    var bytes: [UInt8] = []
    try fixture.useCases.export(in: other, as: fixture.calendarFile) { bytes += $0 }
    #expect(String(decoding: bytes, as: UTF8.self) == mixed)
    try fixture.useCases.calendars.remove(other)
    #expect(!(try written(fixture).text.contains("VTODO")))
  }

  /// Returns a calendar with that method and an event with these lines.
  private func calendar(_ method: String?, _ lines: String...) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0"] + (method.map { ["METHOD:\($0)"] } ?? [])
      + ["BEGIN:VEVENT"] + lines + ["END:VEVENT", "END:VCALENDAR", ""]).joined(separator: "\r\n")
  }

  private var series: String {
    calendar(
      "REQUEST", "UID:a", "DTSTART:20261124T100000Z", "DTEND:20261124T110000Z",
      "RRULE:FREQ=DAILY;COUNT=5", "SEQUENCE:1", "SUMMARY:Choir")
  }

  private func starts(_ fixture: ScheduleUseCaseFixture) throws -> [String] {
    try fixture.useCases.queries.list(.on(day("2026-11-20")...day("2026-12-10")), in: 0..<100)
      .map { "\($0.start) \($0.event.title)" }
  }

  @Test(arguments: StoreKind.available, ["REPLY", "COUNTER"])
  func `a reply to a meeting is reported and changes nothing, up to its METHOD`(
    kind: StoreKind, method: String
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let text =
      calendar(method, "UID:a", "DTSTART:20261124T100000Z", "SUMMARY:Answer")
      + calendar(nil, "UID:b", "DTSTART:20261124T100000Z", "SUMMARY:Lunch")
    let outcome = try take(Array(text.utf8), into: fixture)
    #expect(
      outcome.report.omitted.first.map(\.fact)
        == [.meetingReply(method: method, title: "Answer")])
    #expect(outcome.report.skipped.total == 0)
    #expect(outcome.added == 1)
    #expect(try event("Lunch", in: fixture) != nil)
    #expect(try event("Answer", in: fixture) == nil)
  }

  @Test(arguments: StoreKind.available)
  func `an event is cancelled by its UID, and stays as cancelled`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let off = calendar(
      "CANCEL", "UID:a", "DTSTART:20261124T100000Z", "SEQUENCE:2", "SUMMARY:Choir")
    // The cancellation of an unknown event has no effect.
    #expect(try take(Array(off.utf8), into: fixture).added == 0)
    _ = try take(Array(series.utf8), into: fixture)
    let before = try written(fixture).text
    let outcome = try take(Array(off.utf8), into: fixture)
    #expect(
      outcome.updated == 1
        && outcome.report.warnings.first.map(\.fact) == [.cancelled(title: "Choir")])
    #expect(try event("Choir", in: fixture)?.details.availability == .calledOff)
    // Everything else of the event stays.
    let change = differences(before, try written(fixture).text)
    #expect(change.gone == ["SEQUENCE:1"])
    #expect(change.new.sorted() == ["SEQUENCE:2", "STATUS:CANCELLED"])
    #expect(try take(Array(off.utf8), into: fixture).unchanged == 1)
    #expect(try take(Array(series.utf8), into: fixture).report.omitted.total == 1)
    // The event and its cancellation in one file.
    let other = try ScheduleUseCaseFixture(kind)
    _ = try take(Array((series + off).utf8), into: other)
    #expect(try event("Choir", in: other)?.details.availability == .calledOff)
  }

  @Test(arguments: StoreKind.available)
  func `a local event that is cancelled stays as cancelled`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let own = try fixture.add("Walk", "2026-11-24T10:00", "2026-11-24T11:00").event
    let off = calendar(
      "CANCEL", "UID:\(own.id.uid)", "DTSTART:20261124T010000Z", "SEQUENCE:1", "SUMMARY:x")
    #expect(try take(Array(off.utf8), into: fixture).updated == 1)
    let after = try #require(try event("Walk", in: fixture))
    #expect(after.id == own.id && after.details.availability == .calledOff)
    #expect(after.span.start(in: fixture.zone) == wall("2026-11-24T10:00"))
    #expect(try written(fixture).text.contains("STATUS:CANCELLED"))
  }

  @Test(arguments: StoreKind.available)
  func `an occurrence named in two ways is one override`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    func one(_ original: String, _ title: String, _ sequence: Int) -> [UInt8] {
      Array(
        calendar(
          nil, "UID:a", original, "DTSTART:20261125T120000Z", "DTEND:20261125T130000Z",
          "SEQUENCE:\(sequence)", "SUMMARY:\(title)"
        ).utf8)
    }
    _ = try take(Array(series.utf8), into: fixture)
    _ = try take(one("RECURRENCE-ID;TZID=Asia/Seoul:20261125T190000", "Second", 2), into: fixture)
    #expect(try take(one("RECURRENCE-ID:20261125T100000Z", "Third", 3), into: fixture).updated == 1)
    let text = try written(fixture).text
    #expect(text.contains("SUMMARY:Third") && !text.contains("SUMMARY:Second"))
    let late = try take(
      one("RECURRENCE-ID;TZID=Asia/Seoul:20261125T190000", "Late", 2), into: fixture)
    #expect(late.report.omitted.total == 1)
  }

  @Test(arguments: StoreKind.available)
  func `one occurrence is cancelled by its RECURRENCE-ID`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    _ = try take(Array(series.utf8), into: fixture)
    let before = try starts(fixture)
    let off = calendar(
      "CANCEL", "UID:a", "RECURRENCE-ID:20261126T100000Z", "DTSTART:20261126T100000Z",
      "SEQUENCE:2", "SUMMARY:Choir")
    let moved = calendar(
      nil, "UID:a", "RECURRENCE-ID:20261126T100000Z", "DTSTART:20261126T120000Z", "SEQUENCE:1",
      "SUMMARY:Choir", "LOCATION:Hall")
    _ = try take(Array(moved.utf8), into: fixture)
    #expect(try take(Array(off.utf8), into: fixture).updated == 1)
    #expect(try starts(fixture).count == before.count - 1)
    #expect(try written(fixture).text.contains("LOCATION:Hall"))
    #expect(try take(Array(off.utf8), into: fixture).unchanged == 1)
  }

  @Test(arguments: StoreKind.available)
  func `an update of one occurrence leaves the others unchanged`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    _ = try take(Array(series.utf8), into: fixture)
    let before = try starts(fixture)
    func one(_ day: Int, _ title: String, sequence: Int = 2) -> String {
      calendar(
        nil, "UID:a", "RECURRENCE-ID:202611\(day)T100000Z", "DTSTART:202611\(day)T120000Z",
        "DTEND:202611\(day)T130000Z", "SEQUENCE:\(sequence)", "SUMMARY:\(title)")
    }
    #expect(try take(Array(one(25, "Second").utf8), into: fixture).updated == 1)
    #expect(try take(Array(one(26, "Third").utf8), into: fixture).updated == 1)
    let after = try starts(fixture)
    #expect(after.count == before.count)
    #expect(Set(after).subtracting(before).count == 2)
    #expect(try take(Array(one(26, "Third").utf8), into: fixture).unchanged == 1)
    let older = try take(Array(one(26, "Older", sequence: 0).utf8), into: fixture)
    #expect(older.report.omitted.first.map(\.fact) == [.olderVersion(title: "Choir")])
    #expect(try starts(fixture) == after)
    let text = try written(fixture).text
    #expect(text.contains("RRULE:FREQ=DAILY;COUNT=5") && text.contains("SUMMARY:Second"))
  }

  @Test(arguments: StoreKind.available)
  func `overrides far behind their series in a file are joined with it`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    func event(_ uid: String, _ lines: String...) -> String {
      (["BEGIN:VEVENT", "UID:\(uid)"] + lines + ["END:VEVENT", ""]).joined(separator: "\r\n")
    }
    func series(_ uid: String) -> String {
      event(uid, "DTSTART:20261124T100000Z", "RRULE:FREQ=DAILY;COUNT=3", "SUMMARY:\(uid)")
    }
    func time(_ uid: String, _ day: Int) -> String {
      event(
        uid, "RECURRENCE-ID:202611\(day)T100000Z", "DTSTART:202611\(day)T120000Z",
        "SUMMARY:\(uid) later")
    }
    let names = (1...9).map { "s\($0)" }
    let parts = names.map(series) + names.map { time($0, 25) } + names.map { time($0, 26) }
    let text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(parts.joined())END:VCALENDAR\r\n"
    let small = ICalendarFile(
      clock: LocalClock(now: .fixed("2026-11-22T12:00"), zone: fixture.zone),
      zones: ZoneFinder(environment: [:]).findZone, maxWaiting: 300)
    let outcome = try fixture.useCases.importEvents(
      small, from: text.utf8.source(), named: "a.ics")
    #expect(outcome.added == 9 && outcome.report.skipped.total == 0)
    let found = try fixture.queries.list(.on(day("2026-11-20")...day("2026-11-30")), in: 0..<99)
    #expect(found.count == 27)
    #expect(found.count { $0.event.title.hasSuffix("later") } == 18)
    // With enough room, the result is equal.
    let other = try ScheduleUseCaseFixture(kind)
    _ = try take(Array(text.utf8), into: other)
    let others = try other.queries.list(.on(day("2026-11-20")...day("2026-11-30")), in: 0..<99)
    #expect(others.map(\.event.title).sorted() == found.map(\.event.title).sorted())
    let again = try take(Array(text.utf8), into: fixture)
    #expect(again.unchanged == 9)
  }

  @Test(arguments: StoreKind.available)
  func `a dry run reports the same and changes nothing`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let told = try take(ICalendarSample.google.bytes, into: fixture, isRehearsal: true)
    #expect(told.added == 3)
    #expect(try written(fixture).count == 0)
    #expect(try take(ICalendarSample.google.bytes, into: fixture) == told)
  }

  @Test(arguments: StoreKind.available)
  func `changes in the file are imported, and local changes stay`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    _ = try take(ICalendarSample.google.bytes, into: fixture)
    let old = try #require(try event("기획 회의", in: fixture))
    var details = old.details
    details.note = try EventNote("여기서 고친 메모")
    try fixture.useCases.edit(old.id, to: details)

    let newer = changed(.google, "SUMMARY:기획 회의", "SUMMARY:예산 회의")
    let outcome = try take(newer, into: fixture)
    #expect(outcome.updated == 1 && outcome.unchanged == 2)
    #expect(outcome.report.warnings.total == 0)
    let both = try #require(try event("예산 회의", in: fixture))
    #expect(both.id == old.id)
    #expect(both.note == "여기서 고친 메모")

    // Changed on both sides: the local value stays, and the conflict is reported.
    let other = changed(.google, "DESCRIPTION:안건:", "DESCRIPTION:다른 안건:")
    let conflict = try take(other, into: fixture)
    guard case .localChangeKept(let sides)? = conflict.report.warnings.first.first?.fact,
      case .note(let here, let there)? = sides.fields.first
    else {
      Issue.record("\(conflict.report.warnings)")
      return
    }
    #expect(sides.title == "예산 회의" && here == "여기서 고친 메모" && there.hasPrefix("다른 안건:"))
    #expect(try event("기획 회의", in: fixture)?.note == "여기서 고친 메모")
  }

  @Test(
    .inWholeRuns,
    arguments: StoreKind.available,
    [
      (["LOCATION:Room 1"], ["LOCATION:Room 2"], false),
      ([], ["LOCATION:Room 2"], false), (["LOCATION:Room 1"], [], false),
      (["LOCATION:Room 1"], ["LOCATION:Room 1", "DESCRIPTION:Theirs"], true),
      (["DESCRIPTION:First"], ["LOCATION:Room 2"], true),
      (["DESCRIPTION:First", "LOCATION:Room 1"], ["DESCRIPTION:First", "LOCATION:Room 2"], false),
      (["DESCRIPTION:First"], ["DESCRIPTION:Second"], true),
    ])
  func `notes conflict with other notes, not with locations`(
    kind: StoreKind, file: (first: [String], second: [String], isConflict: Bool)
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    func text(_ lines: [String]) -> String {
      ScheduleUseCaseFixture.calendar(
        ["UID:a", "DTSTAMP:20261101T000000Z", "DTSTART:20261124T100000", "SUMMARY:Choir"] + lines)
    }
    try fixture.take(text(file.first))
    let event = try #require(try fixture.event(uid: "a"))
    var details = event.details
    details.note = try EventNote("Mine")
    try fixture.useCases.edit(event.id, to: details)
    let outcome = try fixture.take(text(file.second))
    #expect(outcome.updated == 1)
    #expect(outcome.report.warnings.total == (file.isConflict ? 1 : 0), "\(file)")
    #expect(try fixture.event(uid: "a")?.note == "Mine")
    let written = try fixture.written()
    #expect(written.contains("DESCRIPTION:Mine\r\n"))
    #expect(written.contains("LOCATION:Room 2") == file.second.contains("LOCATION:Room 2"))
  }

  @Test(arguments: StoreKind.available)
  func `an older version of an event is skipped and named`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    _ = try take(ICalendarSample.thunderbird.bytes, into: fixture)
    for (old, new) in [
      ("LAST-MODIFIED:20261105T000500Z", "LAST-MODIFIED:20261104T000000Z"),
      ("SUMMARY:병원 예약", "SUMMARY:병원"),
    ] {
      let bytes = changed(.thunderbird, old, new)
      let outcome = try take(bytes, into: fixture)
      let isOlder = old.hasPrefix("LAST")
      #expect(outcome.report.omitted.total == (isOlder ? 1 : 0))
      #expect(outcome.updated == (isOlder ? 0 : 1))
    }
    let later = changed(.thunderbird, "X-MOZ-GENERATION:2", "SEQUENCE:1")
    #expect(try take(later, into: fixture).updated == 1)
    let back = try take(ICalendarSample.thunderbird.bytes, into: fixture)
    #expect(back.report.omitted.total == 1 && back.report.skipped.total == 0)
    // With `takingOlder`, the file's version is imported.
    let forced = try take(ICalendarSample.thunderbird.bytes, into: fixture, takingOlder: true)
    #expect(forced.updated == 1 && forced.report.skipped.total == 0)
    #expect(try event("병원 예약", in: fixture) != nil)
    let again = try take(ICalendarSample.thunderbird.bytes, into: fixture, takingOlder: true)
    #expect(again.updated == 0 && again.added == 0)
  }

  @Test(arguments: StoreKind.available)
  func `this program's exports contain the times of changes, so old ones are skipped`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(
      kind, at: "2026-11-20T12:00", isTimed: true)
    let event = try fixture.add("Walk", "2026-11-24T10:00", "2026-11-24T11:00").event
    try fixture.add("Same", "2026-11-24T15:00", "2026-11-24T16:00")
    let first = try written(fixture).text
    #expect(first.contains("DTSTAMP:20261120T030000Z"))
    #expect(!first.contains("LAST-MODIFIED") && !first.contains("SEQUENCE"))
    fixture.set("2026-11-21T12:00")
    var details = event.details
    details.title = try EventTitle("Long walk")
    try fixture.useCases.edit(event.id, to: details)
    let named = try written(fixture).text
    #expect(named.contains("LAST-MODIFIED:20261121T030000Z") && !named.contains("SEQUENCE"))
    fixture.set("2026-11-22T12:00")
    details.span = try times("2026-11-25T10:00", "2026-11-25T11:00")
    try fixture.useCases.edit(event.id, to: details)
    let second = try written(fixture).text
    #expect(second.contains("LAST-MODIFIED:20261122T030000Z"))
    // Two days, in seconds, after its creation.
    #expect(second.contains("SEQUENCE:172800"))
    #expect(second.split(separator: "LAST-MODIFIED").count == 2)

    let other = try ScheduleUseCaseFixture(
      kind, at: "2026-11-23T12:00", isTimed: true)
    for store in [fixture, other] {
      _ = try take(Array(second.utf8), into: store)
      for older in [first, named] {
        let outcome = try take(Array(older.utf8), into: store)
        #expect(outcome.report.omitted.first.map(\.fact) == [.olderVersion(title: "Long walk")])
        #expect(outcome.updated == 0 && outcome.unchanged == 1)
      }
      let kept = try #require(try self.event("Long walk", in: store))
      #expect(kept.span.start(in: fixture.zone) == wall("2026-11-25T10:00"))
      #expect(try self.event("Walk", in: store) == nil)
    }
    // A store with the first version accepts the later ones.
    let third = try ScheduleUseCaseFixture(
      kind, at: "2026-11-23T12:00", isTimed: true)
    _ = try take(Array(first.utf8), into: third)
    #expect(try take(Array(second.utf8), into: third).updated == 1)
    #expect(try take(Array(first.utf8), into: third).report.omitted.total == 1)
    #expect(try take(Array(first.utf8), into: third, takingOlder: true).updated == 1)
  }

  @Test(arguments: StoreKind.available)
  func `the later part of a split series has its own creation time`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(
      kind, at: "2026-11-20T12:00", isTimed: true)
    let id = try fixture.useCases.add(
      EventDetails(
        title: EventTitle("Choir"), span: times("2026-11-24T10:00", "2026-11-24T11:00")),
      repeating: EnteredRepetition(.rule(Recurrence("FREQ=WEEKLY;COUNT=9")))
    ).event.id
    fixture.set("2026-11-21T12:00")
    let later = try fixture.useCases.edit(
      OccurrenceID(id, at: wall("2026-12-08T10:00")),
      to: EventDetails(
        title: EventTitle("Late choir"), span: times("2026-12-08T12:00", "2026-12-08T13:00")),
      scope: .fromHere
    ).event
    let text = try written(fixture).text
    let own = try #require(text.components(separatedBy: "UID:\(later.id.uid)").last)
    #expect(own.hasPrefix("\r\nDTSTAMP:20261121T030000Z\r\nDTSTART"))
  }

  @Test(arguments: StoreKind.available)
  func `a forced import replaces local changes`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let once = try take(ICalendarSample.thunderbird.bytes, into: fixture)
    let first = try #require(try event("병원 예약", in: fixture))
    try fixture.store.write { repositories in
      var changed = first
      changed.details.title = try EventTitle("다른 병원")
      try repositories.events.save(changed)
    }
    #expect(try take(ICalendarSample.thunderbird.bytes, into: fixture).updated == 0)
    #expect(try event("병원 예약", in: fixture) == nil)
    let forced = try take(ICalendarSample.thunderbird.bytes, into: fixture, takingOlder: true)
    // No conflict is reported, only the warnings that every import of this file has.
    #expect(forced.updated == 1)
    #expect(forced.report.warnings.first.map(\.fact) == once.report.warnings.first.map(\.fact))
    #expect(try event("병원 예약", in: fixture) == first)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `a cancelled event is not added, and an existing one stays as cancelled`(kind: StoreKind)
    throws
  {
    let fixture = try ScheduleUseCaseFixture(kind)
    let off = changed(.google, "METHOD:PUBLISH", "METHOD:CANCEL")
    let nothing = try take(off, into: fixture)
    #expect(nothing.added == 0)
    #expect(nothing.report.omitted.total == 3 && nothing.report.skipped.total == 0)
    let isFirst = nothing.report.omitted.first.contains {
      $0.fact == .cancelsUnknown(title: "기획 회의")
    }
    #expect(isFirst)
    _ = try take(ICalendarSample.google.bytes, into: fixture)
    #expect(try take(off, into: fixture).updated == 3)
    #expect(try written(fixture).count == 3)
    #expect(try event("기획 회의", in: fixture)?.details.availability == .calledOff)
    #expect(try take(off, into: fixture).unchanged == 3)
  }

  private static let parts = """
    BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//Other//EN
    BEGIN:VEVENT
    UID:busy
    DTSTAMP:20261101T000000Z
    DTSTART:20261124T090000
    DTEND:20261124T110000
    SUMMARY:Busy
    END:VEVENT
    BEGIN:VEVENT
    UID:free
    DTSTAMP:20261101T000000Z
    DTSTART:20261124T090000
    DTEND:20261124T110000
    TRANSP:TRANSPARENT
    SUMMARY:Free
    BEGIN:VALARM
    ACTION:DISPLAY
    TRIGGER:PT0S
    END:VALARM
    END:VEVENT
    BEGIN:VEVENT
    UID:off
    DTSTAMP:20261101T000000Z
    DTSTART:20261124T090000
    DTEND:20261124T110000
    STATUS:CANCELLED
    SUMMARY:Off
    END:VEVENT
    BEGIN:VEVENT
    UID:series
    DTSTAMP:20261101T000000Z
    DTSTART:20261124T093000
    DTEND:20261124T103000
    RRULE:FREQ=DAILY;COUNT=3
    SUMMARY:Series
    END:VEVENT
    BEGIN:VEVENT
    UID:series
    DTSTAMP:20261101T000000Z
    RECURRENCE-ID:20261124T093000
    DTSTART:20261124T100000
    DTEND:20261124T103000
    TRANSP:TRANSPARENT
    SUMMARY:Once free
    END:VEVENT
    END:VCALENDAR

    """.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")

  @Test(arguments: StoreKind.available)
  func `cancelled and free events of a file are kept, and cause nothing`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    #expect(try take(Array(Self.parts.utf8), into: fixture).added == 4)
    #expect(try written(fixture).text == Self.parts)
    #expect(try take(Array(Self.parts.utf8), into: fixture).unchanged == 4)
    #expect(try event("Off", in: fixture)?.details.availability == .calledOff)
    #expect(try event("Free", in: fixture)?.details.availability == .free)
    let queries = fixture.useCases.queries
    let day = day("2026-11-24")
    let agenda = try queries.agenda(on: day...day)
    #expect(agenda.entries.map(\.event.title) == ["Busy", "Free", "Off", "Once free"])
    #expect(agenda.entries.allSatisfy { $0.overlapCount == 0 })
    #expect(try queries.nextOccurrences(9).map(\.event.title) == ["Busy", "Series", "Series"])
    let noon = wall("2026-11-24T10:15")
    let going = try fixture.store.read { repositories in
      try repositories.ongoingOccurrences(
        9, by: LocalClock(now: .fixed(noon.description, in: fixture.zone), zone: fixture.zone))
    }
    #expect(going.map(\.event.title) == ["Busy"])
    let ever = Instant(milliseconds: 0)..<Instant(milliseconds: .max)
    #expect(
      try fixture.store.read { try $0.events.reminders(at: ever, in: fixture.zone) }.isEmpty)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `an event cancelled later in the file stays here as cancelled`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    _ = try take(ICalendarSample.google.bytes, into: fixture)
    let off = changed(.google, "STATUS:CONFIRMED", "STATUS:CANCELLED")
    #expect(try take(off, into: fixture).updated == 3)
    #expect(try event("기획 회의", in: fixture)?.details.availability == .calledOff)
    #expect(try written(fixture).text == String(decoding: off, as: UTF8.self))
    // Editing keeps the status.
    let old = try #require(try event("기획 회의", in: fixture))
    var details = old.details
    details.title = try EventTitle("회의")
    try fixture.useCases.edit(old.id, to: details)
    #expect(try written(fixture).text.contains("STATUS:CANCELLED\r\nSUMMARY:회의"))
    #expect(try take(ICalendarSample.google.bytes, into: fixture, takingOlder: true).updated == 3)
    #expect(try event("기획 회의", in: fixture)?.details.availability == .busy)
  }

  @Test(arguments: StoreKind.available)
  func `availability that others gave to a local event is imported`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.add("우리 일정", "2026-12-24T10:00", "2026-12-24T11:00")
    for (line, part) in [
      ("TRANSP:TRANSPARENT", EventAvailability.free), ("STATUS:CANCELLED", .calledOff),
    ] {
      let (text, _) = try written(fixture)
      let changed = text.split(separator: "SUMMARY").joined(separator: "\(line)\r\nSUMMARY")
      #expect(try take(Array(changed.utf8), into: fixture).updated == 1)
      #expect(try event("우리 일정", in: fixture)?.details.availability == part)
      #expect(try written(fixture).text.contains(line))
    }
  }

  private var places: String {
    lines(
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Other//EN
      BEGIN:VEVENT
      UID:a
      DTSTAMP:20261101T000000Z
      DTSTART:20261124T100000
      RRULE:FREQ=DAILY;COUNT=3
      SUMMARY:Choir
      LOCATION:Hall
      CATEGORIES:Music\\, old,Evenings
      CATEGORIES:Friends
      GEO:37.56;126.97
      END:VEVENT
      BEGIN:VEVENT
      UID:a
      DTSTAMP:20261101T000000Z
      RECURRENCE-ID:20261125T100000
      DTSTART:20261125T110000
      SUMMARY:Choir
      CATEGORIES:Alone
      END:VEVENT
      BEGIN:VEVENT
      UID:b
      DTSTAMP:20261101T000000Z
      DTSTART:20261124T120000
      SUMMARY:Described
      DESCRIPTION:All of it
      CATEGORIES:Music
      END:VEVENT
      END:VCALENDAR

      """)
  }

  @Test(arguments: StoreKind.available)
  func `without a note, the categories are displayed as the note`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    _ = try take(Array(places.utf8), into: fixture)
    let choir = try #require(try event("Choir", in: fixture))
    #expect(choir.note == "Music, old, Evenings, Friends\n37.56, 126.97")
    #expect(choir.place == "Hall")
    #expect(try event("Described", in: fixture)?.note == "All of it")
    #expect(try written(fixture).text == places)
    var details = choir.details
    details.note = try EventNote("mine")
    try fixture.useCases.edit(choir.id, to: details)
    let text = try written(fixture).text
    #expect(text.contains("DESCRIPTION:mine") && text.contains("GEO:37.56;126.97"))
  }

  @Test(arguments: StoreKind.available)
  func `events imported before notes showed the location count as unchanged`(kind: StoreKind) throws
  {
    let fixture = try ScheduleUseCaseFixture(kind)
    _ = try take(Array(places.utf8), into: fixture)
    let choir = try #require(try event("Choir", in: fixture))
    try fixture.store.write { (repositories) throws in
      let text = try #require(try repositories.events.text(of: choir.id))
      let zones = text.zones.split(separator: "X-HEARTH-NOTED:ALL\r\n").joined()
      #expect(zones != text.zones)
      try repositories.events.save(
        EventText(of: choir.id, uid: text.uid, text: text.text, zones: zones, place: text.position))
      var before = choir
      (before.details.note, before.details.place) = (try EventNote("Hall"), nil)
      try repositories.events.save(before)
      for exception in try repositories.events.exceptions(of: choir.id) {
        var details = try #require(exception.details)
        (details.note, details.place) = (.blank, nil)
        try repositories.events.save(
          SeriesException(of: choir.id, at: exception.originalStart, .overridden(details)))
      }
    }
    // An event without a place counts as unchanged, too.
    #expect(try written(fixture).text == places)
    try fixture.store.write { try $0.deriveMissingDetails(of: choir.id) }
    #expect(try event("Choir", in: fixture)?.place == "Hall")
    #expect(try written(fixture).text == places)
    #expect(try take(Array(places.utf8), into: fixture).unchanged == 2)
    // A change in the file is imported.
    let later = places.split(separator: "LOCATION:Hall").joined(separator: "LOCATION:Church")
    let outcome = try take(Array(later.utf8), into: fixture)
    #expect(
      outcome.updated == 1
        && !outcome.report.warnings.first.contains { note in
          if case .localChangeKept = note.fact { true } else { false }
        })
    #expect(try event("Choir", in: fixture)?.note.hasPrefix("Music") == true)
    #expect(try event("Choir", in: fixture)?.place == "Church")
    #expect(try written(fixture).text == later)
  }

  @Test(arguments: StoreKind.available)
  func `a note shortened to its former text counts as edited`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    _ = try take(Array(places.utf8), into: fixture)
    let choir = try #require(try event("Choir", in: fixture))
    var details = choir.details
    details.note = try EventNote("Hall")
    try fixture.useCases.edit(choir.id, to: details)
    #expect(try written(fixture).text.contains("DESCRIPTION:Hall\r\n"))
    let later = places.split(separator: "GEO:37.56").joined(separator: "GEO:37.57")
    _ = try take(Array(later.utf8), into: fixture)
    #expect(try event("Choir", in: fixture)?.note == "Hall")
  }

  @Test(arguments: StoreKind.available)
  func `alarms after the start are used, and stay in events imported before`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let file = changed(.google, "TRIGGER:-P0DT0H30M0S", "TRIGGER:PT30M")
    _ = try take(file, into: fixture)
    let text = String(decoding: file, as: UTF8.self)
    let meeting = try #require(try event("기획 회의", in: fixture))
    #expect(meeting.details.reminders.minutesBefore == [-30])
    let moments = meeting.span.start(in: fixture.zone).adding(minutes: 30)
    let at = fixture.zone.instant(of: moments)
    let told = try fixture.store.read {
      try $0.events.reminders(at: at..<at.adding(milliseconds: 1000), in: fixture.zone)
    }
    #expect(told.map(\.minutesBefore) == [-30])
    #expect(try written(fixture).text == text)
    try fixture.store.write { repositories in
      var before = meeting
      before.details.reminders = .none
      try repositories.events.save(before)
    }
    #expect(try written(fixture).text == text)
    #expect(try take(file, into: fixture).unchanged == 3)
    #expect(try event("기획 회의", in: fixture)?.details.reminders == LeadTimes.none)
    // A changed trigger in the file is imported.
    _ = try take(changed(.google, "TRIGGER:-P0DT0H30M0S", "TRIGGER:PT40M"), into: fixture)
    #expect(try event("기획 회의", in: fixture)?.details.reminders.minutesBefore == [-40])
    // A reminder that is entered here is exported.
    var details = meeting.details
    details.reminders = try LeadTimes(minutesBefore: [-10])
    try fixture.useCases.edit(meeting.id, to: details)
    #expect(try written(fixture).text.contains("TRIGGER:PT10M"))
  }

  @Test(arguments: StoreKind.available)
  func `an export of some days contains only events on these days`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    _ = try take(ICalendarSample.google.bytes, into: fixture)
    try fixture.add("우리 일정", "2026-12-24T10:00", "2026-12-24T11:00")
    #expect(try written(fixture).count == 4)
    let december = try written(fixture, on: day("2026-12-01")...day("2026-12-31"))
    #expect(december.count == 3)
    #expect(!december.text.contains("기획 회의"))
    // The whole series is exported.
    #expect(december.text.contains("DTSTART;TZID=Asia/Seoul:20261005T093000"))
  }

  @Test(arguments: StoreKind.available)
  func `exported local events are recognised when imported`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.add("우리 일정", "2026-12-24T10:00", "2026-12-24T11:00")
    let (text, _) = try written(fixture)
    #expect(try take(Array(text.utf8), into: fixture).unchanged == 1)
    let renamed = text.split(separator: "SUMMARY:우리 일정").joined(separator: "SUMMARY:너희 일정")
    #expect(try take(Array(renamed.utf8), into: fixture).updated == 1)
    #expect(try written(fixture).count == 1)
    // In another store the event has the same id.
    let other = try ScheduleUseCaseFixture(kind)
    #expect(try take(Array(renamed.utf8), into: other).added == 1)
    #expect(try event("너희 일정", in: other)?.id == event("너희 일정", in: fixture)?.id)
    // In the other store the event was not changed since the import.
    let (here, there) = (try written(fixture).text, try written(other).text)
    let (gone, new) = differences(here, there)
    func names(_ lines: [String]) -> [String] { lines.map { String($0.prefix { $0 != ":" }) } }
    #expect(names(gone) == ["DTSTAMP", "LAST-MODIFIED"])
    #expect(names(new) == ["DTSTAMP"])
  }

  @Test(arguments: StoreKind.available)
  func `undoing an import removes all of it`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    _ = try take(ICalendarSample.google.bytes, into: fixture)
    let before = try written(fixture).text
    let journal = JournalUseCases(fixture.context, collection: nil)
    let entry = try #require(try journal.queries.list(limit: 1).first)
    #expect(entry.summary.verb == .import)
    #expect(entry.summary.subject == "a.ics")
    try journal.undo()
    #expect(try written(fixture).count == 0)
    try journal.redo()
    #expect(try written(fixture).text == before)
  }

  @Test(arguments: StoreKind.available)
  func `each move increases SEQUENCE once, also after an import of the export`(kind: StoreKind)
    throws
  {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(
      ScheduleUseCaseFixture.calendar([
        "UID:a", "SEQUENCE:4", "DTSTART:20261124T100000", "DTEND:20261124T110000", "SUMMARY:Choir",
      ]))
    for (day, sequence) in [(25, 5), (26, 6), (27, 7)] {
      let event = try #require(try fixture.event(uid: "a"))
      var details = event.details
      details.span = try times("2026-11-\(day)T10:00", "2026-11-\(day)T11:00")
      try fixture.useCases.edit(event.id, to: details)
      let text = try fixture.written()
      #expect(text.contains("SEQUENCE:\(sequence)\r\n"), "\(text)")
      try fixture.take(text)
    }
  }
}
