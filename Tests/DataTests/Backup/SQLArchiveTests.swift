import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct SQLArchiveTests: ArchiveText {
  private let folder = ScratchFolder()

  private func store(_ name: String = "hearth.db") -> SQLStore {
    .sqlite(path: folder.place(name), now: .fixed("2026-11-20T09:00"))
  }

  @Test(.inWholeRuns, arguments: [1, 7, 1 << 16])
  func `an archive that is read and written again is equal byte by byte`(chunk: Int) throws {
    let store = store()
    let outcome = try read(ArchiveSample.everything, into: store, chunk: chunk)
    #expect(outcome.report.skipped.first == [] && outcome.report.warnings.first == [])
    #expect(outcome.added == ArchiveSample.records && outcome.unchanged == 0)
    #expect(try text(of: store) == ArchiveSample.everything)
    #expect(try SQLiteInspector(path: folder.place("hearth.db")).inspect().findings == [])
  }

  @Test func `reading the same archive again changes nothing`() throws {
    let store = store()
    try read(ArchiveSample.everything, into: store)
    for replaces in [false, true] {
      let again = try read(ArchiveSample.everything, into: store, replacing: replaces)
      #expect(again.added + again.replaced + again.keptDespiteDifference == 0)
      #expect(again.unchanged == ArchiveSample.records)
      #expect(again.report.readCount == ArchiveSample.records)
    }
    #expect(try text(of: store) == ArchiveSample.everything)
  }

  @Test func `derived data is recomputed from the archived data`() throws {
    let store = store()
    try read(ArchiveSample.everything, into: store)
    try store.read { repositories in
      let mother = try #require(try repositories.people.person(id(0x401)))
      #expect(mother.care.wateringCount == 2 && mother.care.postponementCount == 1)
      #expect(mother.care.lastContactOn == Day(literal: "2026-02-09"))
      #expect(mother.care.dueOn == Day(literal: "2026-02-19"))
      let found = try repositories.sayings.search("지펴", in: 0..<10)
      #expect(found.map(\.number) == [7])
      #expect(try repositories.sayings.totals().all == 2)
    }
  }

  private func id<Thing>(_ number: Int64) throws -> ID<Thing> { try #require(ID(rawValue: number)) }

  @Test func `subscribed calendars are not archived`() throws {
    let store = store()
    let name = try CalendarName("o'clock")
    let useCases = ScheduleUseCases(
      UseCaseContext(
        store, LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.utc), .seeded(1)))
    let before = try text(of: store)
    try useCases.subscriptions.add(
      name, Subscription(.file(FilePath("/school.ics")), reminds: false), nil)
    try store.write { (repositories) throws in
      let event = Event(
        id: try id(0x901),
        details: EventDetails(
          title: try EventTitle("Lesson"),
          span: try EventSpan(
            from: LocalTime(literal: "2026-11-24T10:00"),
            to: LocalTime(literal: "2026-11-24T11:00"),
            zone: "UTC")),
        repetition: .series(
          try EventSeries(
            Recurrence("FREQ=DAILY", from: .file),
            from: .time(LocalTime(literal: "2026-11-24T10:00"))
          )), in: name)
      try repositories.events.save(event)
      try repositories.events.save(
        SeriesException(
          of: event.id, at: LocalTime(literal: "2026-11-25T10:00"), .removed(hadDetails: nil)))
      try repositories.events.save(
        EventText(of: event.id, uid: "a", text: "BEGIN:VEVENT", zones: "", place: 1))
      try repositories.calendars.save(
        StoredComponent(
          name: StoredComponent.journalName, key: "VJOURNAL  t", in: name,
          text: "BEGIN:VJOURNAL\r\nSUMMARY:Homework\r\nEND:VJOURNAL\r\n", zones: "", place: 2))
      try repositories.toDos.save(ToDo(3, "Essay", in: name, lines: "SUMMARY:Essay\r\n"))
    }
    #expect(try text(of: store) == before)
    // After the subscription ends, its events belong to the user.
    try store.write { (repositories) throws in
      for link in try repositories.links.links() { try repositories.links.remove(link.id) }
    }
    #expect(try text(of: store).contains("Lesson"))
    #expect(try text(of: store).contains("SUMMARY:Homework"))
    #expect(try text(of: store).contains("SUMMARY:Essay"))
  }

  @Test func `to-dos of an older archive become to-dos with their texts`() throws {
    let (older, newer) = (store(), store("newer.db"))
    let lines =
      "BEGIN:VTODO\r\nUID:m\r\nDUE;TZID=Z:20261124T100000\r\nSUMMARY:Milk\r\nEND:VTODO\r\n"
    let zones = "BEGIN:VCALENDAR\r\nBEGIN:VTIMEZONE\r\nTZID:Z\r\nEND:VTIMEZONE\r\n"
    try older.write {
      try $0.calendars.save(
        StoredComponent(
          name: ToDo.componentName, key: "VTODO  m", in: CalendarName("work"), text: lines,
          zones: zones, place: 2))
    }
    let archive = try text(of: older)
    #expect(archive.contains("component."))
    for replaces in [false, true] {
      try read(archive, into: newer, replacing: replaces)
      let toDos = try newer.read { try $0.toDos.list(ToDoFilter(in: CalendarName("work"))) }
      #expect(toDos.map(\.title) == ["Milk"])
      #expect(toDos.map(\.text?.text) == [lines] && toDos.map(\.text?.zones) == [zones])
    }
    #expect(try !text(of: newer).contains("component."))
  }

  @Test(arguments: [#","part":"free""#, #","place":"Hall""#])
  func `a field missing in an older archive is read from the event texts`(field: String) throws {
    let (store, other) = (store(), store("other.db"))
    let lines = [
      "BEGIN:VEVENT", "UID:a", "DTSTART:20261124T100000", "RRULE:FREQ=DAILY", "SUMMARY:Lesson",
      "TRANSP:TRANSPARENT", "LOCATION:Hall", "END:VEVENT", "BEGIN:VEVENT", "UID:a",
      "RECURRENCE-ID:20261125T100000", "DTSTART:20261125T110000", "STATUS:CONFIRMED",
      "TRANSP:TRANSPARENT", "LOCATION:Hall", "END:VEVENT", "",
    ].joined(separator: "\r\n")
    var details = EventDetails(
      title: try EventTitle("Lesson"), place: try EventPlace("Hall"),
      span: try EventSpan(
        from: LocalTime(literal: "2026-11-24T10:00"), to: LocalTime(literal: "2026-11-24T11:00"),
        zone: "UTC"))
    details.availability = .free
    let event = Event(
      id: try id(0x901), details: details,
      repetition: .series(
        try EventSeries(
          Recurrence("FREQ=DAILY", from: .file), from: .time(LocalTime(literal: "2026-11-24T10:00"))
        )))
    let time = LocalTime(literal: "2026-11-25T10:00")
    try store.write { [details] (repositories) throws in
      try repositories.events.save(event)
      try repositories.events.save(SeriesException(of: event.id, at: time, .overridden(details)))
      try repositories.events.save(
        EventText(of: event.id, uid: "a", text: lines, zones: "", place: 1))
    }
    let newer = try text(of: store)
    let older = newer.replacing(field, with: "")
    #expect(older != newer)
    for _ in 0..<2 {
      try read(older, into: other, replacing: true)
      #expect(try text(of: other) == newer)
    }
    // Fields that the archive leaves out count as equal, and stay when others are replaced.
    #expect(try read(older, into: store).keptDespiteDifference == 0)
    let renamed = older.replacing("\"title\":\"Lesson\"", with: "\"title\":\"School\"")
    try read(renamed, into: store, replacing: true)
    #expect(
      try text(of: store) == newer.replacing("\"title\":\"Lesson\"", with: "\"title\":\"School\"")
    )
  }

  @Test func `entered details that an older archive lacks stay`() throws {
    let store = store()
    let older = ArchiveSample.everything
    let newer = older.replacing(#""note":"x""#, with: #""note":"x","place":"Hall""#)
      .replacing(#""nickname":"""#, with: #""nickname":"","about":"Tea""#)
    try read(newer, into: store)
    let before = try text(of: store)
    #expect(before.contains("Hall") && before.contains("Tea"))
    #expect(try read(older, into: store, replacing: true).unchanged == ArchiveSample.records)
    #expect(try text(of: store) == before)
    // They also stay if another field is replaced.
    let named = older.replacing(#""nickname":"""#, with: #""nickname":"Em""#)
    #expect(try read(named, into: store, replacing: true).replaced == 1)
    #expect(
      try text(of: store)
        == before.replacing(#""nickname":"""#, with: #""nickname":"Em""#))
  }

  @Test func `an empty store has a valid archive`() throws {
    let store = store()
    let empty = try text(of: store)
    #expect(empty.contains("\"people\":[]"))
    #expect(try read(empty, into: store) == ArchiveOutcome())
  }

  @Test func `differing local entries stay, unless the archive is to replace them`() throws {
    let store = store()
    try read(ArchiveSample.everything, into: store)
    let other = ArchiveSample.everything
      .replacing("\"memo\":\"👩‍👩‍👧 좋은 날\"", with: "\"memo\":\"다른 글\"")
      .replacing("\"value\":\"미나\"", with: "\"value\":\"Jun\"")
      .replacing("\"title\":\"회의\"", with: "\"title\":\"모임\"")
      .replacing("\"nickname\":\"엄니", with: "\"nickname\":\"마마")
      .replacing("\"title\":\"Cosmos\"", with: "\"title\":\"코스모스\"")
      .replacing("\"lastRecordPages\":40,\"halfStars\":0", with: "\"lastRecordPages\":40")
      .replacing("\"page\":45", with: "\"page\":44")
      .replacing("\"page\":123,", with: "")
    let kept = try read(other, into: store)
    #expect(
      kept.keptDespiteDifference == 8 && kept.added == 0
        && kept.unchanged == ArchiveSample.records - 8)
    #expect(kept.report.warnings.first.map(\.fact) == Array(repeating: .existingItemKept, count: 8))
    #expect(try text(of: store) == ArchiveSample.everything)
    let replaced = try read(other, into: store, replacing: true)
    #expect(replaced.replaced == 8 && replaced.unchanged == ArchiveSample.records - 8)
    #expect(try text(of: store) == other)
    #expect(try SQLiteInspector(path: folder.place("hearth.db")).inspect().findings == [])
  }

  @Test func `a saying with a number in use gets another, and an equal one is matched`() throws {
    let store = store()
    try read(ArchiveSample.everything, into: store)
    let other = """
      {"format":"hearth-archive","version":1,"sayings":[
      {"id":"0000000000901","number":7,"korean":"새 글","who":"","tags":[],"addedAt":"2026-11-20T00:00:00+00:00","deckPlace":5},
      {"id":"0000000000902","number":9,"korean":"불을 지펴요.","who":"","tags":[],"addedAt":"1969-12-31T23:59:59.999+00:00","deckPlace":5}
      ]}
      """
    let outcome = try read(other, into: store)
    #expect(outcome.added == 1 && outcome.unchanged == 1)
    #expect(try store.read { try $0.sayings.saying(numbered: 8)?.details.korean?.value } == "새 글")
    #expect(try read(other, into: store).unchanged == 2)
  }

  @Test func `a built-in saying with another date is matched and only gains its marks`() throws {
    let store = store()
    try read(ArchiveSample.everything, into: store)
    func other(_ rest: String) -> String {
      """
      {"format":"hearth-archive","version":1,"sayings":[
      {"id":"0000000000902","number":9,"korean":"불을 지펴요.",\(rest)"tags":[],"deckPlace":5,
      "addedAt":"2026-11-19T00:00:00+00:00","openedAt":"2026-11-19T00:00:00+00:00"}
      ]}
      """
    }
    let before = try text(of: store)
    let plain = try read(other("\"who\":\"\","), into: store)
    #expect(plain.unchanged == 1 && plain.report.warnings.total == 0)
    #expect(try text(of: store) == before)
    let used = "\"usedAt\":\"2026-11-19T01:00:00+00:00\""
    let marked = try read(other("\"who\":\"\",\(used),"), into: store)
    #expect(marked.supplemented == 1 && marked.report.warnings.total == 0)
    let saying = try store.read { try $0.sayings.search("지펴", in: 0..<1).first }
    #expect(saying?.isUsed == true && saying?.addedAt.milliseconds == -1)
    let renamed = try read(other("\"who\":\"X\",\(used),"), into: store)
    #expect(renamed.keptDespiteDifference == 1 && renamed.report.warnings.total == 1)
  }

  @Test func `the position in the starter collection is not a difference`() throws {
    let store = store()
    try read(ArchiveSample.everything, into: store)
    let later = ArchiveSample.everything.replacing("20777 60", with: "20817 60")
    let outcome = try read(later, into: store)
    #expect(outcome.unchanged == ArchiveSample.records && outcome.report.warnings.total == 0)
    #expect(try text(of: store) == ArchiveSample.everything)
    #expect(try read(later, into: store, replacing: true).replaced == 1)
  }

  @Test(.inWholeRuns) func `a broken record is reported with its line, and all others are read`()
    throws
  {
    let records: [(String, ImportFact)] = [
      ("{\"id\":\"0000000000801\"}", .missing(field: "at")),
      ("7", .outsideRecord(text: "7")),
      ("{\"memo\":\"no id\"}", .missing(field: "id")),
      ("{\"id\":\"lo!\"}", .unreadable(field: "id", text: "\"lo!\"")),
      ("{\"id\":nope}", .malformed(column: 7)),
      (mood(level: "\"x\""), .unreadable(field: "level", text: "\"x\"")),
      (mood(level: "101"), .unreadable(field: "level", text: "101")),
      (
        mood(at: "\"2026-02-30T00:00:00Z\""),
        .unreadable(field: "at", text: "\"2026-02-30T00:00:00Z\"")
      ),
      (mood(across: "99"), .unreadable(field: "across", text: "99")),
    ]
    for (record, fact) in records {
      let name = "\(UUID().uuidString).db"
      let text = """
        {"format":"hearth-archive","version":1,"moods":[
        \(record),
        \(mood(id: "0000000000802"))
        ]}
        """
      let outcome = try read(text, into: store(name))
      #expect(outcome.added == 1 && outcome.report.readCount == 1, "\(record)")
      #expect(outcome.report.skipped.first == [ImportNote(line: 2, fact: fact)], "\(record)")
    }
  }

  @Test(
    .inWholeRuns,
    arguments: [
      ("number", "4611686018427387904"), ("number", "1099511627776"), ("number", "0"),
      ("number", "-1"), ("deckPlace", "-1"), ("deckPlace", "4294967296"), ("aside", "0"),
    ])
  func `a saying that the tables reject is reported, and all others are read`(
    field: String, value: String
  ) throws {
    var values = ["number": "1", "deckPlace": "5", "aside": "1"]
    values[field] = value
    let rest = values.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
    let text = """
      {"format":"hearth-archive","version":1,"sayings":[
      {"id":"0000000000901","korean":"새 글","who":"","tags":[],"addedAt":"2026-11-20T00:00:00+00:00",\(rest.joined(separator: ","))},
      {"id":"0000000000902","number":2,"korean":"불","who":"","tags":[],"addedAt":"2026-11-20T00:00:00+00:00","deckPlace":5}
      ]}
      """
    let store = store()
    let outcome = try read(text, into: store)
    #expect(outcome.added == 1 && outcome.report.readCount == 1)
    #expect(
      outcome.report.skipped.first
        == [ImportNote(line: 2, fact: .unreadable(field: field, text: value))])
    #expect(try store.read { try $0.sayings.totals().all } == 1)
  }

  @Test func `a setting whose key begins with NUL does not affect other records`() throws {
    let text = """
      {"format":"hearth-archive","version":1,"settings":[
      {"key":"\\u0000a","value":"x"},
      {"key":"some.other","value":"y"}
      ]}
      """
    let outcome = try read(text, into: store())
    #expect(outcome.added == 1 && outcome.report.skipped.first.map(\.line) == [2])
  }

  /// The last number that a new saying gets, and the last accepted one, which earlier versions
  /// gave.
  @Test(arguments: [(1_030_792_151_039, 1_030_792_151_039, 1), (1_099_511_627_775, 1, 2)])
  func `a saying with the last number leaves one for the next`(
    last: Int, taken: Int, next: Int
  ) throws {
    let store = store()
    func other(_ id: Int, _ korean: String) -> String {
      """
      {"format":"hearth-archive","version":1,"sayings":[
      {"id":"000000000090\(id)","number":\(last),"korean":"\(korean)","who":"","tags":[],"addedAt":"2026-11-20T00:00:00+00:00","deckPlace":5}
      ]}
      """
    }
    for (id, korean, number) in [(1, "하나", taken), (2, "둘", next)] {
      #expect(try read(other(id, korean), into: store).added == 1)
      let saying = try store.read { try $0.sayings.saying(numbered: number) }
      #expect(saying?.details.korean?.value == korean)
    }
    #expect(try SQLiteInspector(path: folder.place("hearth.db")).inspect().findings == [])
  }

  private func mood(
    id: String = "0000000000801", at: String = "\"2026-11-19T15:30:00+00:00\"",
    level: String = "70", across: String = "500"
  ) -> String {
    "{\"id\":\"\(id)\",\"at\":\(at),\"secondsEast\":0,\"level\":\(level),\"memo\":\"m\","
      + "\"across\":\(across),\"down\":500}"
  }

  @Test func `the import report names a person with the same phone number`() throws {
    let store = store()
    try read(ArchiveSample.everything, into: store)
    let outcome = try read(
      """
      {"format":"hearth-archive","version":1,"people":[
      {"id":"0000000000109","name":"아빠","nickname":"","phone":"010-1234-5678","everyDays":7,"alarmAt":"09:00","alarmOn":true,"plantedOn":"2026-01-02"}
      ]}
      """, into: store)
    #expect(outcome.added == 1 && outcome.report.skipped.first.isEmpty)
    #expect(
      try store.read { try $0.people.people(withPhoneKey: "01012345678").map(\.name).sorted() }
        == ["아빠", "엄마"])
  }

  @Test func `records without an owner and unreadable records are reported`() throws {
    let store = store()
    let before = ArchiveSample.everything
      .replacing("{\"key\":\"mood.palette\",\"value\":\"tide\"},\n", with: "")
    try read(before, into: store)
    let outcome = try read(
      """
      {"format":"hearth-archive","version":1,"planets":[{"name":"Mars"}],"people":[
      {"id":"0000000000109","name":"아빠","nickname":"","phone":"at home","everyDays":7,"alarmAt":"09:00","alarmOn":true,"plantedOn":"2026-01-02","shoe":43}
      ],"waterings":[
      {"id":"0000000000209","person":"0000000000109","day":"2026-02-01","means":"call","memo":""}
      ],"settings":[
      {"key":"mood.palette","value":"none such"}
      ],"colour":"red"}
      """, into: store)
    #expect(
      outcome.report.skipped.first.map(\.fact) == [
        .unknownArea(name: "planets"), .unreadable(field: "phone", text: "\"at home\""),
        .refersToMissing,
        .unreadable(field: "value", text: "\"none such\""),
      ])
    #expect(
      outcome.report.warnings.first.map(\.fact) == [
        .unstorableValues(field: "colour", records: 1),
        .unstorableValues(field: "people.shoe", records: 1),
      ])
    #expect(try text(of: store) == before)
  }

  @Test func `a file that is not an archive, or of a later version, adds nothing`() throws {
    let files: [(String, DomainError)] = [
      ("", .damaged(.notAnArchive)), ("[]", .damaged(.notAnArchive)),
      ("7", .damaged(.notAnArchive)), ("{}", .damaged(.notAnArchive)),
      ("[{\"id\":1}]", .damaged(.notAnArchive)),
      ("{\"schema\":1,\"items\":[{\"memo\":\"a\"}]}", .damaged(.notAnArchive)),
      ("{\"moods\":[\(mood())]}", .damaged(.notAnArchive)),
      (
        "{\"format\":\"hearth-archive\",\"version\":2,\"moods\":[\(mood())]}",
        .damaged(.newerArchive(found: 2, known: 1))
      ),
      ("{\"format\":\"hearth-archive\",\"version\":0}", .damaged(.notAnArchive)),
    ]
    let store = store()
    for (text, error) in files {
      #expect(throws: error, "\(text)") { try read(text, into: store) }
    }
    #expect(try self.text(of: store).contains("\"moods\":[]"))
  }

  @Test(.inWholeRuns) func `a truncated archive adds nothing, wherever it was cut`() throws {
    let store = store()
    let empty = try text(of: store)
    let bytes = Array(ArchiveSample.everything.utf8)
    // The last two bytes are the closing brace and a line feed.
    for length in stride(from: 1, to: bytes.count - 2, by: 97) {
      #expect(throws: DomainError.self) {
        try read(String(decoding: bytes[..<length], as: UTF8.self), into: store)
      }
    }
    #expect(try text(of: store) == empty)
  }

  @Test(.inWholeRuns) func `the writer emits chunks and never the whole archive`() throws {
    let store = store()
    let moods = (0..<3_000).map { mood(id: String(String(10_000_000_000_001 + $0).dropFirst())) }
    let outcome = try read(
      "{\"format\":\"hearth-archive\",\"version\":1,\"moods\":[\(moods.joined(separator: ","))]}",
      into: store)
    #expect(outcome.added == 3_000)
    var sizes: [Int] = []
    _ = try SQLArchive(store: store).write { sizes.append($0.count) }
    #expect(sizes.count { $0 > 1_000 } > 4 && sizes.allSatisfy { $0 < 1 << 17 })
  }
}
