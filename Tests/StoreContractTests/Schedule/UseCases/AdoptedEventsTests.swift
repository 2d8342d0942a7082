import HearthTestSupport
import Testing

@testable import HearthDomain

/// Events that repeat after they are done, as earlier versions stored to-dos.
@Suite struct AdoptedEventsTests {
  private func event(
    _ title: String = "화분", _ start: String = "2026-11-18T18:00", days: Int = 7, times: Int? = 3,
    number: Int64 = 70
  ) throws -> Event {
    let begin = wall(start)
    var event = Event(
      id: try someID(number),
      details: EventDetails(
        title: try EventTitle(title), note: try EventNote("큰 것"), place: try EventPlace("베란다"),
        span: try EventSpan(from: begin, to: begin.adding(minutes: 45), zone: "Asia/Seoul"),
        reminders: try LeadTimes(minutesBefore: [0, 60])))
    event.afterDone = try AfterDone(days: days, timesLeft: times)
    return event
  }

  /// Returns the record that earlier versions made when the event was done on that day.
  private func mark(_ event: Event, _ text: String) throws -> Event {
    let done = wall("\(text)T09:00")
    return Event(
      id: ID(ID<ToDo>(doing: ID(event.id), at: done.day.start)),
      details: EventDetails(
        title: event.details.title,
        span: try EventSpan(from: done, to: done.adding(minutes: 45), zone: "Asia/Seoul"),
        reminders: .none))
  }

  private func adopt(
    _ events: [Event], marks: [Event] = [], changed: Set<String>? = [],
    by origin: ChangeOrigin = .program, in fixture: ScheduleUseCaseFixture
  ) throws {
    try fixture.store.write { repositories in
      for event in events + marks { try repositories.events.save(event) }
    }
    try fixture.store.write { repositories in
      try repositories.journal.beginEntry(origin)
      try repositories.adoptEventsAfterDone(marks: Set(marks.map(\.id))) { _ in changed }
    }
  }

  private func all(_ fixture: ScheduleUseCaseFixture) throws -> [ToDo] {
    #expect(try fixture.store.read { try $0.events.eventsAfterDone() }.isEmpty)
    return try fixture.store.read { try $0.toDos.list(ToDoFilter()) }
      .sorted {
        ($0.isDone ? 1 : 0, $0.doneAt?.milliseconds ?? 0) < (
          $1.isDone ? 1 : 0, $1.doneAt?.milliseconds ?? 0
        )
      }
  }

  @Test(arguments: StoreKind.available)
  func `an event becomes a to-do with its records`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let plants = try event()
    let marks = try ["2026-11-04", "2026-11-11"].map { try mark(plants, $0) }
    try fixture.store.write { repositories in
      for mark in marks { try repositories.events.save(mark) }
      try repositories.events.save(try self.mark(try event(number: 71), "2026-11-11"))
    }
    try adopt([plants], in: fixture)
    let toDos = try all(fixture)
    #expect(toDos.map(\.id.rawValue) == [70] + marks.map(\.id.rawValue))
    #expect(
      toDos[0].details
        == ToDoDetails(
          title: plants.details.title, note: plants.details.note, place: plants.details.place,
          due: .floating(wall("2026-11-18T18:00")),
          repetition: .afterDone(try AfterDone(days: 7, timesLeft: 3)),
          reminders: plants.details.reminders))
    #expect(
      toDos.dropFirst().map { fixture.zone.localTime(at: $0.doneAt!) }
        == [wall("2026-11-04T09:45"), wall("2026-11-11T09:45")])
    // Only the record of another event is left.
    #expect(try fixture.useCases.queries.list(in: 0..<9).count == 1)
    // A record is taken back as any other, at the time of day of the to-do.
    try fixture.useCases.toDos.perform(.reopen([toDos[2].id]))
    let open = try all(fixture)[0]
    #expect(open.details.due == .floating(wall("2026-11-11T18:00")))
    #expect(open.afterDone?.timesLeft == 4)
  }

  @Test(arguments: StoreKind.available)
  func `another to-do with the id of the event stays`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let milk = ToDo(id: try someID(70), details: ToDoDetails(title: try EventTitle("우유")))
    try fixture.store.write { try $0.toDos.save(milk) }
    let plants = try event()
    for _ in 1...2 { try adopt([plants], in: fixture) }
    let toDos = try all(fixture)
    #expect(Set(toDos.map(\.title)) == ["우유", "화분"] && toDos.count == 2)
    #expect(toDos.contains(milk))
  }

  @Test(arguments: StoreKind.available)
  func `an event that comes again changes only what was changed`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let plants = try event()
    try adopt([plants], in: fixture)
    var details = try all(fixture)[0].details
    details.title = try EventTitle("큰 화분")
    try fixture.useCases.toDos.perform(.edit(someID(70), to: details))
    var again = try event("화분들", "2026-11-27T18:00", times: 2)
    try adopt([again], by: .thisDevice, in: fixture)
    #expect(try all(fixture)[0].details == details)
    again.details.note = .blank
    try adopt([again], changed: ["note", "starts"], by: .thisDevice, in: fixture)
    details.note = .blank
    details.due = .floating(wall("2026-11-27T18:00"))
    #expect(try all(fixture)[0].details == details)
    try adopt([again], changed: nil, by: .thisDevice, in: fixture)
    #expect(try all(fixture)[0].title == "화분들" && all(fixture)[0].afterDone?.timesLeft == 2)
  }

  @Test(arguments: StoreKind.available)
  func `a mark of an earlier version moves the to-do on, never back`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let plants = try event()
    try adopt([plants], in: fixture)
    try adopt([], marks: [mark(plants, "2026-11-20")], in: fixture)
    #expect(try all(fixture)[0].details.due == .floating(wall("2026-11-27T18:00")))
    try adopt([], marks: [mark(plants, "2026-11-16")], in: fixture)
    let toDos = try all(fixture)
    #expect(toDos[0].details.due == .floating(wall("2026-11-27T18:00")))
    #expect(toDos[0].afterDone?.timesLeft == 1 && toDos.count == 3)
    try adopt([], marks: [mark(plants, "2026-11-20")], in: fixture)
    #expect(try all(fixture) == toDos)
  }

  @Test(arguments: StoreKind.available)
  func `entries about the event are undone and redone on the to-do`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    var plants = try event()
    try fixture.store.write { try $0.events.save(plants) }
    let (before, done) = (plants, try mark(plants, "2026-11-19"))
    plants = try event("화분", "2026-11-26T18:00", times: 2)
    try fixture.store.write { repositories in
      try repositories.events.save(done)
      try repositories.events.save(plants)
    }
    try adopt([], in: fixture)
    let now = try all(fixture)
    #expect(now.count == 2)
    let journal = JournalUseCases(fixture.context, collection: nil)
    try journal.undo()
    let undone = try all(fixture)
    #expect(
      undone.count == 1 && undone[0].details.due == .floating(before.span.start(in: fixture.zone)))
    #expect(undone[0].afterDone == before.afterDone)
    try journal.redo()
    #expect(try all(fixture) == now)
    try journal.undo()
    try journal.undo()
    #expect(try all(fixture).isEmpty)
    try journal.redo()
    #expect(try all(fixture) == undone)
  }

  @Test(arguments: StoreKind.available)
  func `a removed event is brought back as a to-do`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let plants = try event()
    try fixture.store.write { try $0.events.save(plants) }
    try fixture.store.write { try $0.events.remove(plants.id) }
    let journal = JournalUseCases(fixture.context, collection: nil)
    try journal.undo()
    #expect(try all(fixture).map(\.title) == ["화분"])
    try journal.redo()
    #expect(try all(fixture).isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `a to-do leaves a linked calendar that takes none`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let work = try CalendarName("일")
    var plants = try event()
    plants.calendar = work
    var calendar = EventCalendar(name: work, color: .standard, link: try someID(1))
    calendar.acceptsToDos = false
    try fixture.store.write { try $0.calendars.save(calendar) }
    try adopt([plants], in: fixture)
    #expect(try all(fixture).map(\.calendar) == [.home])
  }
}
