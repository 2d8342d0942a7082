import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct ToDoContractTests {
  private func toDo(
    _ id: Int64, _ title: String, due: DueTask.Due? = nil, doneAt: Instant? = nil,
    place: String? = nil
  ) throws -> ToDo {
    ToDo(
      id: try someID(id),
      details: ToDoDetails(
        title: try EventTitle(title), place: try place.map { try EventPlace($0) }, due: due),
      doneAt: doneAt)
  }

  private static let noon = Instant(milliseconds: 1_795_748_400_000)

  @Test(arguments: StoreKind.available, awkwardNames)
  func `a to-do is read back byte for byte`(kind: StoreKind, text: String) throws {
    let tried = try kind.make()
    var full = try toDo(1, "제목", due: .anchored(Self.noon), place: "강남")
    full.details.note = try EventNote(text)
    full.details.reminders = try LeadTimes(minutesBefore: [0, 30, 1440])
    full.details.repetition = .rule(
      try Recurrence("FREQ=WEEKLY;BYDAY=TU"), from: wall("2026-11-24T09:00"), skipsHolidays: true)
    full.doneAt = Self.noon
    full.calendar = try CalendarName("회사")
    full.text = EventText(
      of: ID(full.id), uid: "u\(text)", text: "BEGIN:VTODO\n\(text)", zones: text, place: 7)
    var after = try toDo(.max, "필터", due: .day(day("9999-12-31")))
    after.details.repetition = .afterDone(try AfterDone(days: 7, timesLeft: 2))
    let all = [full, try toDo(2, "바닥", due: .floating(wall("0001-01-01T00:00"))), after]
    try tried.store.write { repositories in for item in all { try repositories.toDos.save(item) } }
    for store in [tried.store, tried.reopened()] {
      for item in all { #expect(try store.read { try $0.toDos.toDo(item.id) } == item) }
      #expect(try store.read { try $0.toDos.list(ToDoFilter()) } == all)
    }
  }

  @Test(arguments: ["FREQ=DAILY", "FREQ=HOURLY", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"])
  func `a to-do that was left for 36 years is due at its last time`(rule: String) throws {
    let today = day("2026-11-27")
    var old = try toDo(1, "약", due: .floating(wall("1990-01-01T09:00")))
    old.details.repetition = .rule(
      try Recurrence(rule), from: wall("1990-01-01T09:00"), skipsHolidays: true)
    let due = old.currentDue(on: today, in: FixedZone.seoul)
    #expect(due?.localTime(in: FixedZone.seoul).day == today)
  }

  @Test(arguments: StoreKind.available)
  func `lists are filtered by state, due day, calendar and words`(kind: StoreKind) throws {
    let store = try kind.make().store
    let friday = day("2026-11-20")
    let all = try [
      toDo(1, "우유 사기"), toDo(2, "월세", due: .day(friday), place: "은행"),
      toDo(3, "약속", due: .floating(wall("2026-11-20T23:59"))),
      toDo(4, "다음", due: .day(friday.adding(days: 1))),
      toDo(5, "끝난 일", due: .day(friday), doneAt: Self.noon),
    ]
    try store.write { repositories in for item in all { try repositories.toDos.save(item) } }
    func ids(_ filter: ToDoFilter) throws -> [Int64] {
      try store.read { try $0.toDos.list(filter) }.map(\.id.rawValue)
    }
    #expect(try ids(ToDoFilter(isDone: false)) == [1, 2, 3, 4])
    #expect(try ids(ToDoFilter(isDone: true)) == [5])
    #expect(try ids(ToDoFilter(dueDays: friday...friday)) == [2, 3, 5])
    #expect(try ids(ToDoFilter(isDone: false, dueDays: .earliest...friday)) == [2, 3])
    #expect(try ids(ToDoFilter(in: .home)) == [1, 2, 3, 4, 5])
    #expect(try ids(ToDoFilter(in: CalendarName("회사"))) == [])
    #expect(try ids(ToDoFilter(search: "은행")) == [2])
    #expect(try ids(ToDoFilter(isDone: true, search: "일")) == [5])
    var recent = ToDoFilter(isDone: true)
    recent.doneSince = Self.noon
    #expect(try ids(recent) == [5])
    recent.doneSince = Self.noon.adding(milliseconds: 1)
    #expect(try ids(recent) == [])
    let matcher = NameMatcher("월세")
    #expect(
      try store.read { try $0.toDos.toDos(matching: matcher, limit: 9) }.map(\.id) == [all[1].id])
    try store.write { try $0.toDos.remove(all[1].id) }
    #expect(try ids(ToDoFilter(search: "은행")) == [])
    #expect(try store.read { try $0.toDos.toDo(all[1].id) } == nil)
  }
}

@Suite struct ToDoUseCaseTests {
  private func add(
    _ title: String, due: DueTask.Due? = nil, repeating: EnteredRepetition? = nil,
    to fixture: ScheduleUseCaseFixture
  ) throws -> ToDo {
    let details = try ToDoDetails(title: EventTitle(title), due: due)
      .repeating(repeating, from: fixture.clock.today, in: fixture.clock.zone)
    return try added(fixture.useCases.toDos.perform(.add(details)))
  }

  private func added(_ outcome: ToDoOutcome) throws -> ToDo {
    guard case .added(let toDo) = outcome else { throw NoSuchID() }
    return toDo
  }

  @Test(arguments: StoreKind.available)
  func `open to-dos are listed by due day, then as entered, those without a day last`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let (today, queries) = (fixture.clock.today, fixture.useCases.toDos.queries)
    _ = try add("언젠가", to: fixture)
    _ = try add("내일", due: .day(today.adding(days: 1)), to: fixture)
    _ = try add("오늘 늦게", due: .floating(LocalTime(day: today, time: .noon)), to: fixture)
    _ = try add("오늘", due: .day(today), to: fixture)
    let late = try add("어제", due: .day(today.adding(days: -1)), to: fixture)
    #expect(try queries.list().map(\.title) == ["어제", "오늘 늦게", "오늘", "내일", "언젠가"])
    #expect(try queries.undated().count == 1)
    #expect(try fixture.queries.overdueTasks().map(\.title) == ["어제"])
    try fixture.useCases.toDos.perform(.markDone([late.id]))
    #expect(try queries.list(.done).map(\.title) == ["어제"])
    #expect(try queries.list(.all).map(\.title).last == "어제")
    #expect(try queries.doneToday().map(\.title) == ["어제"])
    #expect(try fixture.queries.overdueTasks().isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `a second tick takes the first one back`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let toDos = fixture.useCases.toDos
    let rent = try add("월세", due: .day(fixture.clock.today), to: fixture)
    let marked = try toDos.perform(.markDone([rent.id]))
    guard case .markedDone(let done) = marked else {
      Issue.record("\(marked)")
      return
    }
    #expect(done.map(\.toDo.doneAt) == [fixture.clock.now()] && done[0].next == nil)
    #expect(try toDos.perform(.markDone([rent.id])).isUnchanged)
    #expect(try toDos.perform(.reopen([rent.id])) == .reopened([rent], unchanged: []))
    #expect(try toDos.perform(.reopen([rent.id])).isUnchanged)
  }

  @Test(arguments: StoreKind.available)
  func `the next time of a rule appears when one is done or has passed`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind, at: "2026-11-17T09:00")
    let (toDos, zone) = (fixture.useCases.toDos, fixture.clock.zone)
    let weekly = EnteredRepetition(.rule(try Recurrence("FREQ=WEEKLY;BYDAY=TU")))
    let bins = try add("분리수거", due: .day(fixture.clock.today), repeating: weekly, to: fixture)
    #expect(bins.details.due == .day(day("2026-11-17")))
    try toDos.perform(.markDone([bins.id]))
    let open = try toDos.queries.toDo(bins.id)
    #expect(open.details.due == .day(day("2026-11-24")) && !open.isDone)
    let record = try #require(try toDos.queries.list(.done).first?.toDo)
    #expect(record.id != bins.id && record.details.repetition == nil)
    try toDos.perform(.reopen([record.id]))
    #expect(try toDos.queries.toDo(bins.id) == bins)
    #expect(try toDos.queries.list(.done).isEmpty)
    #expect(open.currentDue(on: day("2026-11-30"), in: zone) == .day(day("2026-11-24")))
    #expect(open.currentDue(on: day("2026-12-01"), in: zone) == .day(day("2026-12-01")))
    fixture.set("2026-12-02T09:00")
    try toDos.perform(.markDone([bins.id]))
    #expect(try toDos.queries.list(.done).map(\.due) == [.day(day("2026-12-01"))])
    #expect(try toDos.queries.toDo(bins.id).details.due == .day(day("2026-12-08")))
  }

  @Test(arguments: StoreKind.available)
  func `after it was done it is due some days later, as often as asked`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let toDos = fixture.useCases.toDos
    let twice = EnteredRepetition(.afterDone(days: 7, times: 2))
    let filter = try add("필터", repeating: twice, to: fixture)
    #expect(filter.details.due == .day(fixture.clock.today))
    fixture.set("2026-11-22T12:00")
    try toDos.perform(.markDone([filter.id]))
    #expect(try toDos.queries.toDo(filter.id).details.due == .day(day("2026-11-29")))
    try toDos.perform(.markDone([filter.id]))
    #expect(try toDos.queries.toDo(filter.id).isDone)
    #expect(try toDos.queries.list().isEmpty && toDos.queries.list(.done).count == 2)
  }

  @Test(arguments: StoreKind.available)
  func `a rule without a time, or with single days left out, is refused`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let never = EnteredRepetition(.rule(try Recurrence("FREQ=DAILY;UNTIL=20200101")))
    #expect(throws: DomainError.refused(.series(.neverTakesPlace))) {
      try add("없음", repeating: never, to: fixture)
    }
    let odd = EnteredRepetition(
      .rule(try Recurrence("FREQ=DAILY")), except: [day("2026-12-25")])
    #expect(throws: DomainError.refused(.series(.toDoExcludesDays))) {
      try add("빼기", repeating: odd, to: fixture)
    }
    #expect(try fixture.useCases.toDos.queries.list(.all).isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `a changed to-do is found by its new words, and one seen before is not overwritten`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let toDos = fixture.useCases.toDos
    let old = try add("월세", to: fixture)
    var details = old.details
    details.title = try EventTitle("관리비")
    try toDos.perform(.edit(old.id, to: details, seen: old.details))
    #expect(try toDos.queries.find("관리비").id == old.id)
    #expect(throws: DomainError.self) { try toDos.queries.find("월세") }
    #expect(throws: DomainError.refused(.changedMeanwhile)) {
      try toDos.perform(.edit(old.id, to: old.details, seen: old.details))
    }
    try toDos.perform(.remove([old.id]))
    #expect(throws: DomainError.self) { try toDos.queries.toDo(old.id) }
  }

  @Test(arguments: StoreKind.available)
  func `the journal counts the to-dos that are ticked together`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let (toDos, journal) = (
      fixture.useCases.toDos, JournalUseCases(fixture.context, collection: nil)
    )
    let weekly = EnteredRepetition(.rule(try Recurrence("FREQ=WEEKLY")))
    let bins = try add("분리수거", repeating: weekly, to: fixture)
    let milk = try add("우유", to: fixture)
    try toDos.perform(.markDone([bins.id, milk.id]))
    #expect(try journal.queries.list(limit: 1).first?.summary.count == 2)
    try toDos.perform(.reopen(toDos.queries.list(.done).map(\.toDo.id)))
    #expect(try journal.queries.list(limit: 1).first?.summary.count == 2)
  }

  @Test(arguments: StoreKind.available)
  func `undo and redo follow each change`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let (toDos, journal) = (
      fixture.useCases.toDos, JournalUseCases(fixture.context, collection: nil)
    )
    let weekly = EnteredRepetition(.rule(try Recurrence("FREQ=WEEKLY")))
    let bins = try add("분리수거", due: .day(fixture.clock.today), repeating: weekly, to: fixture)
    try toDos.perform(.markDone([bins.id]))
    let moved = try toDos.queries.toDo(bins.id)
    let summary = try journal.queries.list(limit: 1).first?.summary
    #expect(summary?.verb == .done && summary?.kind == .toDo)
    try journal.undo()
    #expect(try toDos.queries.toDo(bins.id) == bins && toDos.queries.list(.done).isEmpty)
    try journal.redo()
    #expect(try toDos.queries.toDo(bins.id) == moved && toDos.queries.list(.done).count == 1)
    try toDos.perform(.remove([bins.id]))
    try journal.undo()
    #expect(try toDos.queries.toDo(bins.id) == moved)
  }

  @Test(arguments: StoreKind.available)
  func `a calendar is renamed and removed with its to-dos`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let (work, office) = (try CalendarName("일"), try CalendarName("사무실"))
    try fixture.useCases.calendars.add(work)
    try fixture.useCases.toDos.perform(
      .add(ToDoDetails(title: EventTitle("보고")), in: work))
    try fixture.useCases.calendars.edit(work, renaming: office)
    #expect(try fixture.useCases.toDos.queries.list().map { $0.toDo.calendar } == [office])
    let removed = try fixture.useCases.calendars.remove(office)
    #expect(removed.eventCount == 0 && removed.toDoCount == 1)
    #expect(try fixture.useCases.toDos.queries.list().isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `a calendar that only to-dos name is known`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let club = try CalendarName("동호회")
    try fixture.store.write { repositories in
      for number in 1...2 {
        let id = try #require(ID<ToDo>(rawValue: Int64(number)))
        let details = ToDoDetails(title: try EventTitle("회비"))
        try repositories.toDos.save(ToDo(id: id, details: details, in: number == 1 ? club : .home))
      }
    }
    let all = try fixture.useCases.calendars.all()
    #expect(all.map(\.calendar.name) == [.home, club] && all.map(\.toDoCount) == [1, 1])
    #expect(try fixture.useCases.calendars.find("동호").name == club)
  }

  @Test(arguments: StoreKind.available)
  func `reminders come at the due time until it is done, and not for a time before it was entered`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind, isTimed: true)
    let toDos = fixture.useCases.toDos
    let source = ToDoReminders(store: fixture.store, zone: fixture.zone)
    func times() throws -> [LocalTime] {
      let start = fixture.zone.instant(of: wall("2026-11-19T00:00"))
      let end = fixture.zone.instant(of: wall("2026-11-23T00:00"))
      return try source.reminders(at: start..<end, by: .standard)
        .filter { !$0.wasPastWhenEntered(by: fixture.now()) }
        .map { fixture.zone.localTime(at: $0.dueAt) }.sorted()
    }
    var call = ToDoDetails(title: try EventTitle("전화"), due: .floating(wall("2026-11-21T15:00")))
    call.reminders = try LeadTimes(minutesBefore: [0, 30])
    var past = ToDoDetails(title: try EventTitle("지난 일"), due: .day(day("2026-11-19")))
    past.reminders = AllDayTime.standard.leadTimes
    try toDos.perform(.add(past))
    let open = try added(toDos.perform(.add(call)))
    #expect(try times() == [wall("2026-11-21T14:30"), wall("2026-11-21T15:00")])
    try toDos.perform(.markDone([open.id]))
    #expect(try times() == [])
    let daily = try ToDoDetails(title: EventTitle("약"), due: .day(day("2026-11-21")))
      .repeating(
        EnteredRepetition(.rule(Recurrence("FREQ=DAILY"))), from: fixture.clock.today,
        in: fixture.clock.zone)
    var pills = daily
    pills.reminders = AllDayTime.standard.leadTimes
    try toDos.perform(.add(pills))
    #expect(try times() == [wall("2026-11-21T09:00"), wall("2026-11-22T09:00")])
  }

  @Test(arguments: StoreKind.available)
  func `a repeating to-do can be done again after two ticks on one day`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let toDos = fixture.useCases.toDos
    let weekly = EnteredRepetition(.afterDone(days: 7, times: nil))
    let filter = try add("필터", repeating: weekly, to: fixture)
    for _ in 1...2 { try toDos.perform(.markDone([filter.id])) }
    let due = fixture.clock.today.adding(days: 7)
    #expect(try toDos.queries.toDo(filter.id).details.due == .day(due))
    fixture.set("\(due)T09:00")
    #expect(try !toDos.perform(.markDone([filter.id])).isUnchanged)
    #expect(try toDos.queries.toDo(filter.id).details.due == .day(due.adding(days: 7)))
  }

  @Test(arguments: StoreKind.available)
  func `a day before the last one on which it was done moves nothing back`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let (toDos, today) = (fixture.useCases.toDos, fixture.clock.today)
    let weekly = EnteredRepetition(.afterDone(days: 7, times: 4))
    let filter = try add("필터", repeating: weekly, to: fixture)
    func done(_ day: Day?) throws -> ToDoOutcome.Done? {
      guard case .markedDone(let all) = try toDos.perform(.markDone([filter.id], on: day)) else {
        return nil
      }
      return all.first
    }
    let first = try done(today.adding(days: -3))
    #expect(first?.toDo.day(in: fixture.zone) == today.adding(days: -3))
    #expect(first?.next?.details.due == .day(today.adding(days: 4)))
    #expect(try done(today)?.next?.details.due == .day(today.adding(days: 7)))
    let earlier = try done(today.adding(days: -5))
    #expect(earlier?.next?.details.due == .day(today.adding(days: 7)))
    #expect(earlier?.next?.afterDone?.timesLeft == 1 && earlier?.wasDone == false)
    #expect(try done(today.adding(days: -5))?.wasDone == true)
    #expect(try toDos.queries.list(.done).count == 3)
    let tomorrow = today.adding(days: 1)
    #expect(throws: DomainError.refused(.series(.isInvalidDoneDay(tomorrow)))) {
      _ = try done(tomorrow)
    }
  }

  @Test(arguments: StoreKind.available)
  func `an open to-do is found among many records with its title`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let toDos = fixture.useCases.toDos
    let daily = EnteredRepetition(.rule(try Recurrence("FREQ=DAILY")))
    let pills = try add("약", due: .day(fixture.clock.today), repeating: daily, to: fixture)
    for _ in 1...40 { try toDos.perform(.markDone([pills.id])) }
    #expect(try toDos.queries.find("약").id == pills.id)
    let last = try toDos.queries.list(.done).map(\.toDo).max { $0.doneAt! < $1.doneAt! }
    #expect(try toDos.queries.find("약", isDone: true).doneAt == last?.doneAt)
  }

  @Test(arguments: StoreKind.available, [nil, 3] as [Int?])
  func `each completion is kept, and taken back in the reverse order`(
    kind: StoreKind, times: Int?
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let toDos = fixture.useCases.toDos
    let filter = try add(
      "필터", repeating: EnteredRepetition(.afterDone(days: 7, times: times)), to: fixture)
    var records: [Set<ToDo>] = [[]]
    for count in 1...3 {
      try toDos.perform(.markDone([filter.id]))
      let all = try Set(toDos.queries.list(.done).map(\.toDo))
      #expect(all.count == count && all.isSuperset(of: records[count - 1]))
      records.append(all)
    }
    for count in [2, 1, 0] {
      try toDos.perform(.reopen([toDos.queries.find("필터", isDone: true).id]))
      #expect(try Set(toDos.queries.list(.done).map(\.toDo)) == records[count])
    }
    #expect(try toDos.queries.list().map(\.toDo) == [filter])
  }
}
