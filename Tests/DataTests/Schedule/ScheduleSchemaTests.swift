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
  func `table constraints reject invalid values`(sql: String) throws {
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
  func `a row that breaks a rule throws an error that names it`(column: String, sql: String) throws
  {
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

  @Test func `search words that do not match the text are reported`() throws {
    let text = ["BEGIN:VEVENT", "UID:a", "CATEGORIES:대회의실", "END:VEVENT", ""]
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
    #expect(try findings().contains(.outdatedData(.keys, count: 1)))
  }

  @Test func `numbers outside of the calendar throw an error and do not trap`() throws {
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
