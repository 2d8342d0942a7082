import HearthTestSupport
import Testing

@testable import HearthDomain

/// Calendars by name, and their events.
@Suite struct EventCalendarContractTests {
  private func name(_ text: String) throws -> CalendarName { try CalendarName(text) }

  private func inWork(_ id: Int64, _ title: String = "회의") throws -> Event {
    let event = try planned(id, times("2026-11-24T10:00", "2026-11-24T11:00"), title)
    return Event(id: event.id, details: event.details, in: try name("work"))
  }

  @Test(arguments: StoreKind.available)
  func `an event is in its calendar, and is found there by UID`(kind: StoreKind) throws {
    let tried = try kind.make()
    let (mine, home) = (
      try inWork(2), try planned(1, times("2026-11-24T10:00", "2026-11-24T11:00"))
    )
    try save([home, mine], in: tried.store)
    try tried.store.write { repositories in
      for event in [home, mine] {
        try repositories.events.save(
          EventText(of: event.id, uid: "a@b", text: "A", zones: "", place: 1))
      }
    }
    let work = try name("work")
    for store in [tried.store, tried.reopened()] {
      try store.read { (repositories) throws in
        let events = repositories.events
        #expect(try events.event(mine.id) == mine)
        #expect(try events.event(ofUID: "a@b", in: .home) == home.id)
        #expect(try events.event(ofUID: "a@b", in: work) == mine.id)
        #expect(try events.event(ofUID: "a@b", in: nil) == home.id)
        #expect(try events.event(ofUID: "a@b", in: CalendarName("other")) == nil)
        #expect(try events.eventCountsByCalendar() == [.home: 1, work: 1])
        #expect(try events.all(in: work) == [mine])
        #expect(try events.all(in: .home) == [home])
        let listed = try events.list(
          .on(Day(literal: "2026-11-24")...Day(literal: "2026-11-24")), in: FixedZone.seoul,
          places: 0..<9)
        #expect(Set(listed.map(\.event.calendar)) == [.home, work])
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `lists and counts can exclude calendars`(kind: StoreKind) throws {
    let store = try kind.make().store
    let names = try [CalendarName.home, name("work"), name("여행")]
    for (place, name) in names.enumerated() {
      let first = Int64(place * 4)
      var events = try [
        planned(first + 1, times("2026-11-24T10:00", "2026-11-24T11:00")),
        planned(first + 2, wholeDays("2026-11-18", "2026-11-25"), "저녁"),
        planned(first + 3, moments("2026-11-22T10:00", "2026-11-22T11:00")),
        repeated(first + 4, times("2026-11-03T09:00", "2026-11-03T10:00"), "FREQ=WEEKLY"),
      ]
      for index in events.indices { events[index].calendar = name }
      try save(events, in: store)
    }
    let days = day("2026-11-20")...day("2026-11-30")
    let filters = [
      EventFilter.on(days), .on(days, search: "회"),
      EventFilter(timeRange: days.timeRange, startsWithin: true, latestFirst: true),
      EventFilter(timeRange: days.lowerBound.start..<LocalTime.latest, startsWithin: true),
    ]
    let leftOut: [Set<CalendarName>] = [
      [], [names[0]], [names[1]], [names[1], names[2]], Set(names),
    ]
    try store.read { (repositories) throws in
      let events = repositories.events
      func list(_ filter: EventFilter, _ places: Range<Int> = 0..<99) throws -> [Occurrence] {
        try events.list(filter, in: FixedZone.seoul, places: places)
      }
      for calendars in leftOut {
        for filter in filters {
          let expected = try list(filter).filter { !calendars.contains($0.event.calendar) }
          var filter = filter
          filter.excludedCalendars = calendars
          #expect(try list(filter, 0..<12) == Array(expected.prefix(12)), "\(filter)")
          #expect(try list(filter, 1..<3) == Array(expected.dropFirst().prefix(2)), "\(filter)")
        }
        let shown = try list(.on(days)).filter { !calendars.contains($0.event.calendar) }
        var counts: [Day: Int] = [:]
        for number in days.lowerBound.number...days.upperBound.number {
          let date = try #require(Day(number: number))
          let count = shown.count { $0.overlaps(date.start..<date.end) }
          if count > 0 { counts[date] = count }
        }
        let found = try events.counts(on: days, in: FixedZone.seoul, leavingOut: calendars)
        #expect(found == counts, "\(calendars)")
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `a calendar is read back with all its fields`(kind: StoreKind) throws {
    let tried = try kind.make()
    let link = try #require(ID<Link>(rawValue: 77))
    let calendars = [
      EventCalendar(
        name: try name("가족 모임"), color: try #require(CalendarColor("orange")), isReadOnly: true,
        link: link),
      EventCalendar(
        name: try name("work"), color: try #require(CalendarColor("#010203")), isHidden: true),
    ]
    try tried.store.write { repositories in
      for calendar in calendars { try repositories.calendars.save(calendar) }
    }
    for store in [tried.store, tried.reopened()] {
      let found = try store.read { try $0.calendars.all() }
      #expect(found == [.home] + calendars.sorted { $0.name < $1.name })
    }
    try tried.store.write { try $0.calendars.remove(calendars[0].name) }
    #expect(try tried.store.read { try $0.calendars.all() } == [.home, calendars[1]])
  }

  @Test(arguments: StoreKind.available)
  func `calendars are added, renamed and removed with their events, and undone`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let calendars = fixture.useCases.calendars
    let work = try calendars.add(name("work"))
    #expect(throws: CalendarRefusal.nameTaken(work.name).error) { try calendars.add(name("work")) }
    let event = try fixture.useCases.add(inWork(1).details, in: work.name).event
    #expect(event.calendar == work.name)
    #expect(try calendars.find("WOR").name == work.name)
    #expect(throws: DomainError.self) { try calendars.find("wrok") }
    #expect(throws: DomainError.self) {
      try fixture.useCases.add(inWork(1).details, in: name("wrok"))
    }
    try calendars.edit(work.name, renaming: name("office"))
    let office = try name("office")
    #expect(try calendars.all().map(\.calendar.name) == [.home, office])
    #expect(try calendars.all().last?.eventCount == 1)
    try fixture.useCases.edit(OccurrenceID(event.id), to: event.details, scope: .all, in: .home)
    #expect(try calendars.all().map(\.eventCount) == [1, 0])
    try fixture.useCases.edit(OccurrenceID(event.id), to: event.details, scope: .all, in: office)
    #expect(try calendars.remove(office).eventCount == 1)
    #expect(try calendars.all().map(\.calendar.name) == [.home])
    #expect(throws: CalendarRefusal.isHome.error) { try calendars.remove(.home) }
    try JournalUseCases(fixture.context, collection: nil).undo()
    #expect(try calendars.all().map(\.eventCount) == [0, 1])
  }

  /// The UID in the target calendar of an event with UID `a@b`, either imported or its own, and the
  /// resulting UID.
  @Test(
    .inWholeRuns,
    arguments: StoreKind.available,
    [
      (uid: "a@b", there: "a@b", gets: "another"), (uid: "a@b", there: "c@d", gets: "a@b"),
      (uid: "a@b", there: nil, gets: "a@b"), (uid: "own", there: nil, gets: "another"),
    ] as [(uid: String, there: String?, gets: String)])
  func `an event moved to a calendar with its UID gets another UID`(
    kind: StoreKind, row: (uid: String, there: String?, gets: String)
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let (mover, there) = try (
      planned(1, times("2026-11-24T10:00", "2026-11-24T11:00")), inWork(2)
    )
    let uid = row.uid == "own" ? there.id.uid : row.uid
    func text(_ uid: String, of id: ID<Event>) -> EventText {
      EventText(
        of: id, uid: uid,
        text: "BEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTART:20261124T100000\r\nEND:VEVENT\r\n", zones: "",
        place: 1)
    }
    try save([mover, there], in: fixture.store)
    try fixture.store.write { (repositories) throws in
      try repositories.events.save(text(uid, of: mover.id))
      if let its = row.there { try repositories.events.save(text(its, of: there.id)) }
    }
    try fixture.useCases.edit(
      OccurrenceID(mover.id), to: mover.details, scope: .all, in: there.calendar)
    let kept = try #require(try fixture.store.read { try $0.events.text(of: mover.id) })
    let expected = row.gets == "another" ? mover.id.uid : row.gets
    #expect(kept == text(expected, of: mover.id))
  }

  @Test(arguments: StoreKind.available)
  func `a calendar cannot have the name of an address book`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let friends = try name("friends")
    try fixture.store.write {
      try $0.calendars.save(AddressBook(name: friends, isReadOnly: true))
    }
    let calendars = fixture.useCases.calendars
    let work = try calendars.add(name("work"))
    let refused = CalendarRefusal.addressBookTaken(friends).error
    #expect(throws: refused) { try calendars.add(friends) }
    #expect(throws: refused) { try calendars.edit(work.name, renaming: friends) }
    #expect(try calendars.all().map(\.calendar.name) == [.home, work.name])
  }

  @Test(arguments: StoreKind.available)
  func `a read-only calendar cannot be changed`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let event = try inWork(1)
    try save([event], in: fixture.store)
    let calendar = EventCalendar(name: event.calendar, color: .standard, isReadOnly: true)
    try fixture.store.write { try $0.calendars.save(calendar) }
    let refused = CalendarRefusal.isReadOnly(event.calendar).error
    let useCases = fixture.useCases
    #expect(throws: refused) { try useCases.edit(event.id, to: event.details) }
    #expect(throws: refused) { try useCases.remove(event.id) }
    #expect(throws: refused) { try useCases.remove([event.id]) }
    #expect(throws: refused) { try useCases.remove([OccurrenceID(event.id)], scope: .all) }
    #expect(throws: refused) { try useCases.add(event.details, in: event.calendar) }
  }
}
