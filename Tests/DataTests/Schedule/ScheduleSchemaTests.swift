import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct ScheduleSchemaTests: OnFiledStore {
  let home: FiledStore

  init() throws {
    let day = Day(literal: "2026-11-20")
    let spans = try [
      EventSpan(
        from: LocalTime(literal: "2026-11-20T09:00"), to: LocalTime(literal: "2026-11-20T10:00"),
        zone: "Asia/Seoul"),
      EventSpan(allDayFrom: day, through: day.adding(days: 1), zone: "Asia/Seoul"),
    ]
    home = try FiledStore { repositories in
      for (place, span) in spans.enumerated() {
        let id = try #require(ID<Event>(rawValue: Int64(place + 1)))
        let details = EventDetails(title: try EventTitle("회의"), span: span)
        try repositories.events.save(Event(id: id, details: details))
      }
    }
  }

  @Test(arguments: [
    "UPDATE event SET title = ''", "UPDATE event SET note = NULL", "UPDATE event SET id = 0",
    "UPDATE event SET starts = ends", "UPDATE event SET ends = starts - 1",
    "UPDATE event SET starts = 'today'", "UPDATE event SET ends = 253402300801",
    "UPDATE event SET starts = -62135596801", "UPDATE event SET zone = ''",
    "UPDATE event SET anchored = 2", "UPDATE event SET reminders = NULL",
    "UPDATE event SET all_day = 1",
    "UPDATE event SET anchored = 1 WHERE all_day = 1", "UPDATE event SET reach = 12",
    "UPDATE event SET reach = 0 WHERE id = 2",
    "UPDATE event SET ends = starts + 86401 WHERE id = 1",
    "UPDATE event_reminder SET minutes = -1441", "UPDATE event_reminder SET minutes = 525601",
    "UPDATE event_reminder SET event_id = 9", "INSERT INTO event_reminder VALUES (1, 0, 0)",
    "UPDATE event SET repeats = 1", "UPDATE event SET rule = '', repeats = 1",
    "UPDATE event SET rule = 'FREQ=DAILY'", "UPDATE event SET skip_holidays = 1",
    "UPDATE event SET after_done = 0", "UPDATE event SET times_left = 2",
    "UPDATE event SET after_done = 7, times_left = 0",
    "UPDATE event SET after_done = 7, rule = 'FREQ=DAILY', repeats = 1",
    "INSERT INTO event_exception (event_id, occurrence, kind) VALUES (9, 0, 0)",
    "INSERT INTO event_exception (event_id, occurrence, kind) VALUES (1, 0, 3)",
    "INSERT INTO event_exception (event_id, occurrence, kind) VALUES (1, 0, 1)",
    "INSERT INTO event_exception (event_id, occurrence, kind, title) VALUES (1, 0, 0, 'a')",
  ])
  func `another program cannot write rubbish`(sql: String) throws {
    try expectRefused(sql)
  }

  @Test(arguments: [
    ("title", "UPDATE event SET title = ' ' WHERE id = 1"),
    ("note", "UPDATE event SET note = printf('%.70000c', 'a') WHERE id = 1"),
    ("ends", "UPDATE event SET ends = 253402300800, reach = 11 WHERE id = 1"),
    ("reminders", "UPDATE event SET reminders = '0 1 2 3 4 5' WHERE id = 1"),
    ("reminders", "UPDATE event SET reminders = '10 soon' WHERE id = 1"),
    ("reminders", "UPDATE event SET reminders = '-1' WHERE id = 1"),
    ("late_reminders", "UPDATE event SET late_reminders = '-1 soon' WHERE id = 1"),
    ("late_reminders", "UPDATE event SET late_reminders = '5' WHERE id = 1"),
    ("late_reminders", "UPDATE event SET late_reminders = '-1441' WHERE id = 1"),
    (
      "rule",
      "UPDATE event SET rule = 'FREQ=NEVER', repeats = 1, months = 8190, weekdays = 254,"
        + " month_days = 4294967294 WHERE id = 1"
    ),
  ])
  func `a row that breaks a rule is an error that names it`(column: String, sql: String) throws {
    try runSQL(path, sql)
    let id = try #require(ID<Event>(rawValue: 1))
    let damage = DomainError.damaged(.row(table: "event", column: column, id: "1"))
    #expect(throws: damage) { try store.read { try $0.events.event(id) } }
    #expect(throws: damage) {
      try store.write { try $0.events.list(.all, in: FixedZone.utc, places: 0..<9) }
    }
    let read = try store.read { try $0.events.list(.all, in: FixedZone.utc, places: 0..<9) }
    #expect(!read.contains { $0.event.id == id })
    #expect(store.invalidRows.all.map { [$0.column, $0.id] } == [[column, "1"]])
  }

  @Test func `an older store keeps its events and their reminders`() throws {
    let old = home.folder.file("old.db")
    let older = SQLStore.older(than: .repetition, at: old)
    try older.transaction(.write) { connection, _ in
      try connection.execute(
        """
        INSERT INTO event (id, title, note, all_day, anchored, starts, ends, reach, zone, reminders)
        VALUES (5, '회의', '', 0, 0, 1795165200, 1795168800, 0, 'Asia/Seoul', '0 10')
        """)
      try connection.execute(
        "INSERT INTO event_reminder VALUES (5, 0, 1795165200), (5, 10, 1795164600)")
    }
    try older.close()
    let store = SQLStore.sqlite(path: FilePath(old), now: FiledStore.clock.now)
    try store.write { (repositories) throws in
      let id: ID<Event> = try #require(ID(rawValue: 5))
      let event = try #require(try repositories.events.event(id))
      #expect(event.repetition == nil && event.details.reminders.minutesBefore == [0, 10])
      let ever = Instant(milliseconds: 0)..<Instant(milliseconds: .max)
      let told = try repositories.events.reminders(at: ever, in: FixedZone.seoul)
      #expect(told.map(\.minutesBefore) == [10, 0])
      let days = event.span.start(in: FixedZone.seoul).day
      #expect(try repositories.events.counts(on: days...days, in: FixedZone.seoul) == [days: 1])
    }
  }

  private func text(_ lines: String...) -> String {
    (["BEGIN:VEVENT", "UID:a", "DTSTART:20261124T093000"] + lines + ["END:VEVENT", ""])
      .joined(separator: "\r\n")
  }

  @Test func `an older store learns from its texts what is free and what was called off`() throws {
    let old = home.folder.file("old.db")
    let older = SQLStore.older(than: .eventParts, at: old)
    let texts = [
      text("TRANSP:OPAQUE", "SUMMARY:TRANSPARENT"), text("TRANSP:TRANSPARENT"),
      text("STATUS:CANCELLED", "TRANSP:TRANSPARENT"),
      text("RRULE:FREQ=DAILY")
        + text("RECURRENCE-ID:20261125T093000", "TRANSP:TRANSPARENT")
        + text("RECURRENCE-ID:20261126T093000"),
    ]
    try older.transaction(.write) { connection, _ in
      for (index, text) in texts.enumerated() {
        try connection.execute(
          """
          INSERT INTO event (id, title, note, all_day, anchored, starts, ends, reach, zone, reminders)
          VALUES (?1, '회의', '', 0, 0, 1795165200, 1795168800, 0, 'Asia/Seoul', '')
          """, [.number(index + 1)])
        try connection.execute(
          "INSERT INTO event_text VALUES (?1, 'a', ?2, '', 1)", [.number(index + 1), .text(text)])
      }
      for time in ["2026-11-25T09:30", "2026-11-26T09:30"] {
        try connection.execute(
          """
          INSERT INTO event_exception
          VALUES (4, ?1, 1, '회의', '', 0, 0, 1795165200, 1795168800, 'Asia/Seoul', '')
          """, [.number(LocalTime(literal: time).secondsSinceEpoch)])
      }
    }
    try older.close()
    let store = SQLStore.sqlite(path: FilePath(old), now: FiledStore.clock.now)
    try store.write { (repositories) throws in
      let parts = try (1...4).map { id in
        try repositories.events.event(#require(ID(rawValue: id)))?.details.part
      }
      #expect(parts == [.busy, .free, .calledOff, .busy])
      let times = try repositories.events.exceptions(of: #require(ID(rawValue: 4)))
      #expect(times.map(\.details?.part) == [.free, .busy])
    }
  }

  @Test func `times that a text names on another clock learn from it what part they have`() throws {
    let old = home.folder.file("older.db")
    let older = SQLStore.older(than: .timeParts, at: old)
    let text = [
      "BEGIN:VEVENT", "UID:a", "DTSTART;TZID=Asia/Seoul:20261124T093000", "RRULE:FREQ=DAILY",
      "END:VEVENT", "BEGIN:VEVENT", "UID:a", "RECURRENCE-ID:20261125T003000Z",
      "DTSTART:20261125T013000Z", "TRANSP:TRANSPARENT", "END:VEVENT", "BEGIN:VEVENT", "UID:a",
      "RECURRENCE-ID;TZID=Home:20261126T013000", "DTSTART;TZID=Home:20261126T023000",
      "TRANSP:TRANSPARENT", "END:VEVENT", "",
    ].joined(separator: "\r\n")
    let zone = [
      "BEGIN:VTIMEZONE", "TZID:Home", "BEGIN:STANDARD", "DTSTART:19700101T000000",
      "TZOFFSETFROM:+0100", "TZOFFSETTO:+0100", "END:STANDARD", "END:VTIMEZONE", "",
    ].joined(separator: "\r\n")
    let times = ["2026-11-25T09:30", "2026-11-26T09:30", "2026-11-27T09:30"]
      .map { LocalTime(literal: $0) }
    try older.transaction(.write) { connection, _ in
      try connection.execute(
        """
        INSERT INTO event (id, title, note, all_day, anchored, starts, ends, reach, zone, reminders)
        VALUES (1, '회의', '', 0, 0, 1795165200, 1795168800, 0, 'Asia/Seoul', '')
        """)
      try connection.execute(
        "INSERT INTO event_text VALUES (1, 'a', ?1, ?2, 1)", [.text(text), .text(zone)])
      for time in times {
        try connection.execute(
          """
          INSERT INTO event_exception
          VALUES (1, ?1, 1, '회의', '', 0, 0, 1795165200, 1795168800, 'Asia/Seoul', '', NULL)
          """, [.number(time.secondsSinceEpoch)])
      }
    }
    try older.close()
    let store = SQLStore.sqlite(path: FilePath(old), now: FiledStore.clock.now)
    try store.write { (repositories) throws in
      let found = try repositories.events.exceptions(of: #require(ID(rawValue: 1)))
      #expect(found.map(\.original) == times)
      #expect(found.map(\.details?.part) == [.free, .free, .busy])
    }
  }

  @Test func `an older store finds events by what their texts tell`() throws {
    let old = home.folder.file("words.db")
    let older = SQLStore.older(than: .eventWords, at: old)
    // The note of what is not described is its place.
    let events = [
      (note: "읽고 온다", text: text("DESCRIPTION:읽고 온다", "LOCATION:대회의실")),
      (note: "대회의실", text: text("LOCATION:대회의실")), (note: "", text: text()),
    ]
    try older.transaction(.write) { connection, _ in
      let search = SearchIndex(connection)
      for (index, event) in events.enumerated() {
        try connection.execute(
          """
          INSERT INTO event (id, title, note, all_day, anchored, starts, ends, reach, zone, reminders)
          VALUES (?1, '회의', ?2, 0, 0, 1795165200, 1795168800, 0, 'Asia/Seoul', '')
          """, [.number(index + 1), .text(event.note)])
        try connection.execute(
          "INSERT INTO event_text VALUES (?1, 'a', ?2, '', 1)",
          [.number(index + 1), .text(event.text)])
        try search.keep(
          SearchText(["회의", event.note]), of: Int64(index + 1), in: .event)
      }
      try search.finish()
    }
    try older.close()
    let newer = SQLStore.sqlite(path: FilePath(old), now: FiledStore.clock.now)
    let found = try newer.read { repositories in
      try repositories.events.list(
        EventFilter(search: "대회의실"), in: FixedZone.seoul, places: 0..<9)
    }
    #expect(Set(found.map(\.event.id.rawValue)) == [1, 2])
    try newer.close()
    let isSearchInStep = try !SQLiteInspector(path: FilePath(old)).inspect().findings.contains {
      if case .outOfStep(.search, _) = $0 { true } else { false }
    }
    #expect(isSearchInStep)
  }

  @Test func `an older store keeps what a file says otherwise beside what is linked`() throws {
    let old = home.folder.file("conflicts.db")
    let older = SQLStore.older(than: .fileConflicts, at: old)
    func note(_ repositories: Repositories) throws {
      try repositories.links.note(
        LinkMerge.Conflict(part: "", unit: .when, kept: nil, other: Array("a".utf8)), uid: "a",
        thing: #require(ID(rawValue: 1)), of: nil, at: Instant(milliseconds: 1))
    }
    #expect(throws: (any Error).self) { try older.write { try note($0) } }
    try older.close()
    let newer = SQLStore.sqlite(path: FilePath(old), now: FiledStore.clock.now)
    try newer.write { try note($0) }
    #expect(try newer.read { try $0.links.conflicts() }.map(\.link) == [nil])
  }

  @Test func `words of another hand are told, and do not follow from the text`() throws {
    let text = ["BEGIN:VEVENT", "UID:a", "LOCATION:대회의실", "END:VEVENT", ""]
      .joined(separator: "\r\n")
    try store.write { repositories in
      try repositories.events.save(
        EventText(of: #require(ID(rawValue: 1)), uid: "a", text: text, zones: "", place: 1))
    }
    func findings() throws -> [StoreFinding] {
      try SQLiteInspector(path: FilePath(path)).inspect().findings
    }
    #expect(try findings() == [])
    try runSQL(path, "UPDATE event_words SET words = 'x'")
    #expect(try findings().contains(.outOfStep(.keys, count: 1)))
  }

  @Test func `numbers beyond the calendar are an error and no trap`() throws {
    try runSQL(
      path, "PRAGMA ignore_check_constraints = ON",
      "UPDATE event SET starts = -9223372036854775808, anchored = 1, all_day = 0",
      "UPDATE event_reminder SET minutes = 9223372036854775807, at = 0")
    let days = Day.earliest...Day.latest
    #expect(throws: DomainError.self) {
      try store.read { try $0.events.event(#require(ID(rawValue: 1))) }
    }
    #expect(throws: DomainError.self) {
      try store.write {
        try $0.events.list(.on(days, search: "회의"), in: FixedZone.utc, places: 0..<9)
      }
    }
    #expect(throws: DomainError.self) {
      let moments = Instant(milliseconds: -1)..<Instant(milliseconds: 1)
      _ = try store.write { try $0.events.reminders(at: moments, in: FixedZone.utc) }
    }
  }
}
