import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// To-dos in calendar files.
@Suite struct ToDoFilesTests {
  private static let milk = [
    "UID:t1", "DTSTAMP:20261101T000000Z", "DUE;VALUE=DATE:20261124", "SUMMARY:Milk",
    #"X-ODD;A="b":c"#,
  ]

  private func file(_ toDos: [String]...) -> String {
    let parts = toDos.map { ["BEGIN:VTODO"] + $0 + ["END:VTODO"] }
    return
      (["BEGIN:VCALENDAR", "VERSION:2.0", "X-WR-CALNAME:Home"] + parts.joined()
      + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
  }

  @discardableResult
  private func take(
    _ text: String, into fixture: ScheduleUseCaseFixture, takingOlder: Bool = false
  ) throws -> ImportOutcome {
    try fixture.useCases.importEvents(
      fixture.calendarFile, from: Array(text.utf8).source(), named: "a.ics",
      takingOlder: takingOlder)
  }

  private func written(_ fixture: ScheduleUseCaseFixture) throws -> String {
    var bytes: [UInt8] = []
    try fixture.useCases.export(as: fixture.calendarFile) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func toDos(_ fixture: ScheduleUseCaseFixture) throws -> [ToDo] {
    try fixture.store.read { try $0.toDos.list(ToDoFilter()) }
  }

  private func edit(
    _ toDo: ToDo, in fixture: ScheduleUseCaseFixture, _ change: (inout ToDoDetails) throws -> Void
  ) throws {
    var details = toDo.details
    try change(&details)
    try fixture.useCases.toDos.perform(.edit(toDo.id, to: details))
  }

  @Test(arguments: StoreKind.available)
  func `only the changed properties of a read to-do differ in an export`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let outcome = try take(file(Self.milk), into: fixture)
    #expect(outcome.toDos.added == 1 && outcome.added == 0)
    let toDo = try #require(try toDos(fixture).first)
    #expect(toDo.title == "Milk" && toDo.details.due == .day(day("2026-11-24")) && !toDo.isDone)
    try fixture.useCases.toDos.perform(.markDone([toDo.id]))
    try edit(toDo, in: fixture) {
      $0.place = try EventPlace("Corner shop")
      $0.due = .floating(wall("2026-11-25T18:00"))
    }
    let changed = [
      "UID:t1", "DTSTAMP:20261122T030000Z", "DUE:20261125T180000", "SUMMARY:Milk",
      #"X-ODD;A="b":c"#, "LOCATION:Corner shop", "STATUS:COMPLETED", "COMPLETED:20261120T030000Z",
      "PERCENT-COMPLETE:100", "LAST-MODIFIED:20261122T030000Z", "SEQUENCE:1",
    ]
    let text = try written(fixture)
    #expect(text == file(changed), "\(text)")
    // Reading this export again changes nothing.
    for _ in 1...2 { #expect(try take(written(fixture), into: fixture).toDos.unchanged == 1) }
    let journal = JournalUseCases(fixture.context, collection: nil)
    for _ in 1...3 { try journal.undo() }
    #expect(try written(fixture) == file(Self.milk))
    try journal.undo()
    #expect(try toDos(fixture).isEmpty)
    try journal.redo()
    #expect(try written(fixture) == file(Self.milk))
  }

  @Test(arguments: StoreKind.available)
  func `a changed file is merged with the changes here, property by property`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    try take(file(Self.milk), into: fixture)
    let id = try #require(try toDos(fixture).first).id
    try fixture.useCases.toDos.perform(.markDone([id]))
    var theirs = Self.milk
    theirs[3] = "SUMMARY:Oat milk"
    #expect(try take(file(theirs), into: fixture).toDos.updated == 1)
    var toDo = try #require(try toDos(fixture).first)
    #expect(toDo.title == "Oat milk" && toDo.isDone)
    // The file changes what was changed here: the local value is kept, and the other one listed.
    try edit(toDo, in: fixture) { $0.title = try EventTitle("Soy milk") }
    theirs[3] = "SUMMARY:Rice milk"
    let report = try take(file(theirs), into: fixture).report
    #expect(report.warnings.first.map(\.fact) == [.localToDoChangeKept(title: "Soy milk")])
    toDo = try #require(try toDos(fixture).first)
    #expect(toDo.title == "Soy milk" && toDo.isDone)
    let formats = LinkFormats(
      events: fixture.calendarFile,
      contacts: VCardLinkFormat(now: .fixed("2026-11-20T12:00", in: FixedZone.seoul)))
    let links = fixture.useCases.links
    let conflict = try #require(try links.conflicts(as: formats).first)
    #expect(conflict.isWithFile && conflict.overruledItem?.title == "Rice milk")
    #expect(try take(file(theirs), into: fixture).toDos.unchanged == 1)
    // The conflict stays open while the file changes elsewhere.
    theirs.append("LOCATION:Shop")
    #expect(try take(file(theirs), into: fixture).toDos.updated == 1)
    #expect(
      try links.conflicts(as: formats).map(\.conflict.number) == [conflict.conflict.number])
    try links.resolveConflict(conflict.conflict.number, bringingBack: true, as: formats)
    #expect(try toDos(fixture).map(\.title) == ["Rice milk"])
    #expect(try links.conflicts(as: formats).isEmpty)
    // An older version is left out, unless it is wanted.
    let older = file(["UID:t1", "DTSTAMP:20261001T000000Z", "SUMMARY:Old"])
    #expect(try take(older, into: fixture).report.omitted.total == 1)
    try take(older, into: fixture, takingOlder: true)
    #expect(try toDos(fixture).map(\.title) == ["Old"] && toDos(fixture).allSatisfy { !$0.isDone })
  }

  @Test(arguments: StoreKind.available)
  func `a repeating to-do moves on in its file`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let zone = "TZID=Asia/Seoul"
    let pills = [
      "UID:p", "DTSTAMP:20261101T000000Z", "DTSTART;\(zone):20261116T090000",
      "DUE;\(zone):20261116T100000", "RRULE:FREQ=WEEKLY;COUNT=3", "SUMMARY:Pills",
    ]
    try take(file(pills), into: fixture)
    let toDo = try #require(try toDos(fixture).first)
    #expect(
      toDo.currentDue(on: day("2026-11-16"), in: FixedZone.seoul)
        == .floating(wall("2026-11-16T10:00")))
    let outcome = try fixture.useCases.toDos.perform(.markDone([toDo.id]))
    guard case .markedDone(let done) = outcome else { throw DomainError.damaged(.notAnArchive) }
    #expect(done.first?.next?.details.due == .floating(wall("2026-11-23T10:00")))
    let text = try written(fixture)
    #expect(
      text.contains(
        "DTSTART;\(zone):20261123T090000\r\nDUE;\(zone):20261123T100000\r\n"
          + "RRULE:FREQ=WEEKLY;COUNT=2\r\nSUMMARY:Pills\r\n"), "\(text)")
    // The record of the finished one is a to-do of its own.
    #expect(
      text.contains("SUMMARY:Pills\r\nDUE:20261116T100000\r\nSTATUS:COMPLETED\r\n"), "\(text)")
    let record = try #require(try toDos(fixture).first { $0.isDone })
    try fixture.useCases.toDos.perform(.reopen([record.id]))
    #expect(try written(fixture) == file(pills))
  }

  @Test(arguments: StoreKind.available)
  func `own to-dos are written and read back as they are`(kind: StoreKind) throws {
    let (fixture, other) = (try ScheduleUseCaseFixture(kind), try ScheduleUseCaseFixture(kind))
    var full = ToDoDetails(
      title: try EventTitle("제목, 둘"), note: try EventNote("한 줄\n두 줄"),
      place: try EventPlace("강남"), due: .anchored(Instant(milliseconds: 1_795_748_400_000)))
    full.reminders = try LeadTimes(minutesBefore: [0, 30, 1440])
    var weekly = ToDoDetails(
      title: try EventTitle("weekly"), due: .floating(wall("2026-11-24T20:00")))
    weekly.repetition = .rule(
      try Recurrence("FREQ=WEEKLY;BYDAY=TU", from: .file), from: wall("2026-11-24T20:00"),
      skipsHolidays: false)
    var later = ToDoDetails(title: try EventTitle("later"), due: .day(day("2026-11-21")))
    later.repetition = .afterDone(try AfterDone(days: 7, timesLeft: 2))
    later.reminders = try LeadTimes(minutesBefore: [-540])
    let plain = ToDoDetails(title: try EventTitle("plain"))
    for details in [full, weekly, later, plain] {
      try fixture.useCases.toDos.perform(.add(details))
    }
    let done = try #require(try toDos(fixture).first { $0.title == "plain" })
    try fixture.useCases.toDos.perform(.markDone([done.id]))
    let text = try written(fixture)
    try take(text, into: other)
    #expect(try toDos(other).map(\.details) == toDos(fixture).map(\.details), "\(text)")
    #expect(try toDos(other).map(\.id) == toDos(fixture).map(\.id))
    #expect(try toDos(other).map(\.doneAt) == toDos(fixture).map(\.doneAt))
    // Reading one's own export changes nothing.
    #expect(try take(text, into: fixture).toDos.unchanged == 4)
    #expect(try written(fixture) == text)
  }

  @Test(arguments: StoreKind.available)
  func `an event of an earlier version that repeats after it is done is a to-do`(kind: StoreKind)
    throws
  {
    let fixture = try ScheduleUseCaseFixture(kind)
    let id: ID<ToDo> = try someID(70)
    let lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:\(id.uid)",
      "DTSTAMP:20261101T000000Z", "DTSTART:20261118T180000", "DTEND:20261118T184500",
      "X-HEARTH-AFTER-DONE;X-TIMES=3:P7D", "SUMMARY:Plants", "X-ODD:1", "BEGIN:VALARM",
      "ACTION:DISPLAY", "TRIGGER:-PT15M", "END:VALARM", "END:VEVENT", "END:VCALENDAR", "",
    ].joined(separator: "\r\n")
    #expect(try take(lines, into: fixture).toDos.added == 1)
    let plants = try #require(try toDos(fixture).first)
    let repetition = try AfterDone(days: 7, timesLeft: 3)
    #expect(plants.id == id && plants.afterDone == repetition)
    #expect(plants.details.due == .floating(wall("2026-11-18T18:00")))
    #expect(plants.details.reminders.minutesBefore == [15])
    #expect(try take(lines, into: fixture).toDos.unchanged == 1)
    let text = try written(fixture)
    #expect(text.contains("BEGIN:VTODO\r\n") && text.contains("X-ODD:1\r\n"), "\(text)")
    #expect(!text.contains("VEVENT") && !text.contains("DTEND"), "\(text)")
    try fixture.useCases.toDos.perform(.markDone([plants.id]))
    #expect(try written(fixture).contains("X-HEARTH-AFTER-DONE;X-TIMES=2:P7D\r\n"))
    // The record that it was done, in the same file, is known by its id.
    let record = try #require(try toDos(fixture).first { $0.isDone })
    let old = lines.replacing("UID:\(plants.id.uid)", with: "UID:\(record.id.uid)")
      .replacing("X-HEARTH-AFTER-DONE;X-TIMES=3:P7D\r\n", with: "")
    #expect(try take(old, into: fixture).unchanged == 1)
    #expect(try fixture.useCases.queries.list(in: 0..<9).isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `a read-only calendar refuses changes of its to-dos`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let name = try CalendarName("club")
    let toDo = try ToDo(1, "Milk", in: name, lines: "SUMMARY:Milk\r\n")
    try fixture.store.write { repositories in
      try repositories.calendars.save(
        EventCalendar(name: name, color: .standard, isReadOnly: true))
      try repositories.toDos.save(toDo)
    }
    for change in [ToDoChange.markDone([toDo.id]), .remove([toDo.id])] {
      #expect(throws: CalendarRefusal.isReadOnly(name).error) {
        try fixture.useCases.toDos.perform(change)
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `components of earlier versions become to-dos with the same texts`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let zones = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:Home\r\n"
    func component(_ uid: String?, _ lines: [String], _ place: Int) -> StoredComponent {
      StoredComponent(
        name: "VTODO", key: "VTODO  \(uid ?? "X-0123456789abcdef")",
        text: (["BEGIN:VTODO"] + lines + ["END:VTODO", ""]).joined(separator: "\r\n"),
        zones: zones, place: place)
    }
    let nameless = ["SUMMARY:No name", "STATUS:COMPLETED", "DTSTAMP:20261101T000000Z"]
    func adopt() throws {
      try fixture.store.write { repositories in
        try repositories.calendars.save(component("t1", Self.milk, 4))
        try repositories.calendars.save(component(nil, nameless, 11))
        try repositories.adoptToDoComponents()
      }
    }
    try adopt()
    let all = try toDos(fixture)
    #expect(Set(all.map(\.title)) == ["Milk", "No name"])
    #expect(all.first { $0.title == "No name" }?.doneAt != nil)
    #expect(try written(fixture) == file(Self.milk, nameless))
    #expect(try fixture.store.read { try $0.components(in: .home) }.isEmpty)
    // They come again from an archive: what was changed here stays.
    let id = ID<ToDo>(componentWithUID: "t1")
    try fixture.useCases.toDos.perform(.markDone([id]))
    try adopt()
    #expect(try toDos(fixture).count == 2 && toDos(fixture).allSatisfy(\.isDone))
    // An import recognises them.
    #expect(try take(file(Self.milk, nameless), into: fixture).toDos.added == 0)
  }

  @Test(arguments: StoreKind.available)
  func `a newer component changes what was not changed here`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    func adopt(_ lines: String...) throws {
      let text = (["BEGIN:VTODO", "UID:m"] + lines + ["END:VTODO", ""]).joined(separator: "\r\n")
      try fixture.store.write { repositories in
        try repositories.calendars.save(
          StoredComponent(
            name: ToDo.componentName, key: "VTODO  m", text: text, zones: "", place: 4))
        try repositories.adoptToDoComponents()
      }
    }
    try adopt("DTSTAMP:20261102T000000Z", "SUMMARY:Milk", "LOCATION:Shop")
    let id = ID<ToDo>(componentWithUID: "m")
    try edit(fixture.useCases.toDos.queries.toDo(id), in: fixture) {
      $0.title = try EventTitle("Oat milk")
    }
    try adopt("DTSTAMP:20261103T000000Z", "SUMMARY:Soy milk", "LOCATION:Market")
    let toDo = try fixture.useCases.toDos.queries.toDo(id)
    #expect(toDo.title == "Oat milk" && toDo.details.place?.value == "Market")
    try adopt("DTSTAMP:20261101T000000Z", "SUMMARY:Rice milk", "LOCATION:Garage")
    #expect(try fixture.useCases.toDos.queries.toDo(id) == toDo)
    #expect(try written(fixture).contains("SUMMARY:Oat milk\r\nLOCATION:Market\r\n"))
  }

  @Test(arguments: StoreKind.available)
  func `a component that an undo brings back becomes a to-do`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let component = StoredComponent(
      name: ToDo.componentName, key: "VTODO  m",
      text: "BEGIN:VTODO\r\nUID:m\r\nSUMMARY:Milk\r\nEND:VTODO\r\n",
      zones: "BEGIN:VCALENDAR\r\n", place: 4)
    // An earlier version stored and removed it.
    try fixture.store.write { try $0.calendars.save(component) }
    try fixture.store.write { try $0.calendars.remove(component) }
    let journal = JournalUseCases(fixture.context, collection: nil)
    try journal.undo()
    #expect(try toDos(fixture).map(\.title) == ["Milk"])
    #expect(try fixture.store.read { try $0.components(in: .home) }.isEmpty)
    try journal.redo()
    #expect(try toDos(fixture).isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `a component waits for its surroundings`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let component = StoredComponent(
      name: ToDo.componentName, key: "VTODO  m",
      text: "BEGIN:VTODO\r\nUID:m\r\nSUMMARY:Milk\r\nEND:VTODO\r\n",
      zones: "BEGIN:VCALENDAR\r\n", place: 4)
    let key = try #require(ComponentSetting.zonesKey(of: component))
    try fixture.store.write { repositories in
      try repositories.calendars.save(component)
      try repositories.profile.saveSetting(nil, as: key)
      try repositories.adoptToDoComponents()
    }
    #expect(try toDos(fixture).isEmpty)
    try fixture.store.write { repositories in
      try repositories.profile.saveSetting(component.zones, as: key)
      try repositories.adoptToDoComponents()
    }
    #expect(try toDos(fixture).map(\.text?.zones) == [component.zones])
  }

  @Test(arguments: StoreKind.available)
  func `alarms follow the due time`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    func alarm(_ trigger: String) -> [String] {
      ["BEGIN:VALARM", "ACTION:AUDIO", trigger, "X-ODD:1", "END:VALARM"]
    }
    let zone = "TZID=Asia/Seoul"
    let lines = [
      "UID:a", "DTSTAMP:20261101T000000Z", "DUE;\(zone):20261124T100000", "SUMMARY:Call",
    ]
    let fixed = alarm("TRIGGER;VALUE=DATE-TIME:20261124T003000Z")
    try take(file(lines + fixed + alarm("TRIGGER;RELATED=END:-PT1H")), into: fixture)
    let toDo = try #require(try toDos(fixture).first)
    #expect(toDo.details.reminders.minutesBefore.sorted() == [30, 60])
    try edit(toDo, in: fixture) { $0.due = .anchored(Instant(milliseconds: 1_795_597_200_000)) }
    let text = try written(fixture)
    for line in alarm("TRIGGER;RELATED=END:-PT30M") + alarm("TRIGGER;RELATED=END:-PT1H") {
      #expect(text.contains("\(line)\r\n"), "\(text)")
    }
    #expect(text.contains("DUE;\(zone):20261125T") && !text.contains("DATE-TIME"), "\(text)")
    // Without a time zone, an alarm at a fixed moment stays in the text only.
    try take(file(["UID:b", "DUE;VALUE=DATE:20261124", "SUMMARY:Mail"] + fixed), into: fixture)
    let mail = try #require(try toDos(fixture).first { $0.title == "Mail" })
    #expect(mail.details.reminders == .none)
    #expect(try written(fixture).contains(fixed.joined(separator: "\r\n")))
  }

  @Test(arguments: StoreKind.available)
  func `an import of to-dos is undone and redone as a whole`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let zone = "BEGIN:VTIMEZONE\r\nTZID:Z\r\nEND:VTIMEZONE\r\n"
    let odd = [
      "UID:o", "DTSTAMP:20261101T000000Z", "DUE;TZID=Z:20261124T100000", "SUMMARY:Odd",
      "ATTACH:data:,x", "RELATED-TO;RELTYPE=PARENT:t1", "PERCENT-COMPLETE:40", "BEGIN:VALARM",
      "ACTION:AUDIO", "TRIGGER;VALUE=DATE-TIME:20261124T000000Z", "END:VALARM",
    ]
    let whole = file(Self.milk, odd).replacing(
      "X-WR-CALNAME:Home\r\n", with: "X-WR-CALNAME:Home\r\n\(zone)")
    try take(whole, into: fixture)
    #expect(try written(fixture) == whole)
    let all = try toDos(fixture)
    let journal = JournalUseCases(fixture.context, collection: nil)
    try journal.undo()
    #expect(try toDos(fixture).isEmpty)
    try journal.redo()
    #expect(try toDos(fixture) == all && written(fixture) == whole)
    let id = try #require(all.first { $0.title == "Odd" }).id
    try fixture.useCases.toDos.perform(.markDone([id]))
    let done = try written(fixture)
    for line in odd where !["DTSTAMP", "PERCENT"].contains(String(line.prefix(7))) {
      #expect(done.contains("\(line)\r\n"), "\(done)")
    }
    #expect(done.contains("STATUS:COMPLETED\r\n") && done.contains("PERCENT-COMPLETE:100\r\n"))
    try journal.undo()
    #expect(try written(fixture) == whole)
  }

  @Test(arguments: StoreKind.available)
  func `a second component of a UID, or one of an occurrence, replaces nothing`(kind: StoreKind)
    throws
  {
    let fixture = try ScheduleUseCaseFixture(kind)
    let other = Self.milk.map { $0.replacing("Milk", with: "Bread") }
    let outcome = try take(file(Self.milk, other), into: fixture)
    #expect(outcome.toDos.added == 1 && outcome.report.omitted.total == 1)
    let weekly = Self.milk + ["RRULE:FREQ=WEEKLY", "SEQUENCE:1"]
    try take(file(weekly), into: fixture)
    let before = try toDos(fixture)
    #expect(before.map(\.title) == ["Milk"] && before[0].details.repetition != nil)
    let occurrence = [
      "UID:t1", "DTSTAMP:20261102T000000Z", "RECURRENCE-ID;VALUE=DATE:20261201", "SEQUENCE:2",
      "DUE;VALUE=DATE:20261202", "SUMMARY:Oat milk",
    ]
    let part = try take(file(occurrence), into: fixture)
    #expect(try toDos(fixture) == before && part.toDos.updated == 0)
  }

  @Test(arguments: StoreKind.available)
  func `two alarms at one time stay when the due time moves`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    func alarm(_ action: String) -> [String] {
      ["BEGIN:VALARM", "ACTION:\(action)", "TRIGGER;RELATED=END:-PT15M", "END:VALARM"]
    }
    let lines = ["UID:a", "DTSTAMP:20261101T000000Z", "DUE:20261124T100000", "SUMMARY:Call"]
    try take(file(lines + alarm("DISPLAY") + alarm("EMAIL")), into: fixture)
    let toDo = try #require(try toDos(fixture).first)
    try edit(toDo, in: fixture) { $0.due = .floating(wall("2026-11-25T10:00")) }
    let text = try written(fixture)
    for action in ["DISPLAY", "EMAIL"] {
      #expect(text.contains(alarm(action).joined(separator: "\r\n")), "\(text)")
    }
  }

  @Test(arguments: StoreKind.available)
  func `an alarm before the start keeps its time when the due time becomes an hour`(kind: StoreKind)
    throws
  {
    let fixture = try ScheduleUseCaseFixture(kind)
    let lines = [
      "UID:a", "DTSTAMP:20261101T000000Z", "DTSTART;VALUE=DATE:20261121",
      "DUE;VALUE=DATE:20261124", "SUMMARY:Call", "BEGIN:VALARM", "ACTION:DISPLAY",
      "TRIGGER:PT0S", "END:VALARM",
    ]
    try take(file(lines), into: fixture)
    let toDo = try #require(try toDos(fixture).first)
    #expect(toDo.details.reminders.minutesBefore == [3 * 1440])
    try edit(toDo, in: fixture) { $0.due = .floating(wall("2026-11-24T10:00")) }
    let again = try ScheduleUseCaseFixture(kind)
    try take(written(fixture), into: again)
    #expect(try toDos(again).first?.details.reminders == toDo.details.reminders)
  }

  @Test(arguments: StoreKind.available)
  func `a rule without a due time is reported`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let lines = ["UID:a", "DTSTAMP:20261101T000000Z", "SUMMARY:Call", "RRULE:FREQ=DAILY"]
    let outcome = try take(file(lines), into: fixture)
    #expect(outcome.toDos.added == 1 && !outcome.report.warnings.first.isEmpty)
  }
}
