import HearthDomain
import HearthTestSupport
import Testing

@Suite struct PlanningTests {
  private func remindersOfTheDay(_ planner: ScheduleUseCaseFixture) throws -> [EventReminder] {
    let from = planner.clock.now()
    return try planner.store.read {
      try $0.events.reminders(
        at: from..<from.adding(milliseconds: 86_400_000), in: planner.clock.zone)
    }
  }

  @Test(arguments: StoreKind.available)
  func `adding an event reports what it overlaps and allows it`(kind: StoreKind) throws {
    let planner = try ScheduleUseCaseFixture(kind)
    #expect(try planner.add("아침", "2026-11-20T08:00", "2026-11-20T09:00").overlaps.isEmpty)
    try planner.add("회의", "2026-11-20T09:00", "2026-11-20T10:00")
    try planner.add("여행", wholeDays("2026-11-20", "2026-11-22"))
    try planner.add("당직", "2026-11-19T20:00", "2026-11-20T09:00")
    let outcome = try planner.add("통화", "2026-11-20T08:30", "2026-11-20T09:30")
    #expect(outcome.overlaps.map(\.event.title) == ["당직", "아침", "회의"])
    #expect(!outcome.hasMoreOverlaps && outcome.notices.isEmpty)
    #expect(try planner.queries.event(outcome.event.id) == outcome.event)
  }

  @Test(arguments: StoreKind.available)
  func `all-day events overlap nothing, however many there are`(kind: StoreKind) throws {
    let planner = try ScheduleUseCaseFixture(kind)
    for number in 0..<30 { try planner.add("\(number)", wholeDays("2026-11-20", "2026-11-20")) }
    try planner.add("회의", "2026-11-20T09:00", "2026-11-20T10:00")
    let whole = try planner.add("하루", wholeDays("2026-11-20", "2026-11-20"))
    #expect(whole.overlaps.isEmpty && !whole.hasMoreOverlaps)
    let call = try planner.add("통화", "2026-11-20T09:30", "2026-11-20T09:40")
    #expect(call.overlaps.map(\.event.title) == ["회의"])
  }

  @Test(arguments: StoreKind.available)
  func `the first twenty of many overlaps are reported`(kind: StoreKind) throws {
    let planner = try ScheduleUseCaseFixture(kind)
    for number in 0..<20 {
      try planner.add("\(number)", "2026-11-20T09:00", "2026-11-20T10:00")
    }
    let long = try planner.add("하루", "2026-11-20T00:00", "2026-11-20T18:00")
    #expect(long.overlaps.count == 20 && !long.hasMoreOverlaps)
    let again = try planner.add("또", "2026-11-20T09:30", "2026-11-20T09:35")
    #expect(again.overlaps.count == 20 && again.hasMoreOverlaps)
    #expect(again.overlaps.first?.event.title == "하루")
  }

  @Test(arguments: StoreKind.available)
  func `editing replaces everything and moves the reminders`(kind: StoreKind) throws {
    let planner = try ScheduleUseCaseFixture(kind)
    try planner.add("회의", "2026-11-21T09:00", "2026-11-21T10:00")
    var details = try planner.add("저녁", "2026-11-20T18:00", "2026-11-20T20:00").event.details
    let id = try planner.queries.find("저녁").id
    details.span = try details.span.starting(at: wall("2026-11-21T09:30"), in: planner.zone)
    details.reminders = try LeadTimes(minutesBefore: [30])
    let outcome = try planner.edit(id, to: details)
    #expect(outcome.occurrence.end == wall("2026-11-21T11:30"))
    #expect(outcome.overlaps.map(\.event.title) == ["회의"])
    #expect(try planner.queries.agenda(on: day("2026-11-20")...day("2026-11-20")).entries.isEmpty)
    let found = try remindersOfTheDay(planner)
    #expect(found.map { $0.occurrence.event.title } == ["회의", "저녁"])
    #expect(
      found.map { planner.zone.localTime(at: $0.dueAt).description } == [
        "2026-11-21T09:00", "2026-11-21T09:00",
      ])
  }

  @Test(arguments: StoreKind.available)
  func `removing an event removes its reminders`(kind: StoreKind) throws {
    let planner = try ScheduleUseCaseFixture(kind)
    let event = try planner.add("저녁", "2026-11-20T18:00", "2026-11-20T20:00").event
    #expect(try planner.remove(event.id) == event)
    #expect(try remindersOfTheDay(planner).isEmpty)
    let missing = DomainError.notFound(.event, query: event.id.shortForm, nearest: [])
    #expect(throws: missing) { try planner.remove(event.id) }
    #expect(throws: missing) { try planner.queries.event(event.id) }
    #expect(throws: missing) { try planner.edit(event.id, to: event.details) }
  }

  @Test(arguments: StoreKind.available)
  func `a time skipped by a clock change is reported and moved`(kind: StoreKind) throws {
    let planner = try ScheduleUseCaseFixture(kind, in: ChangingZone.berlin)
    let outcome = try planner.add("야간", "2026-03-29T02:30", "2026-03-29T05:00")
    #expect(outcome.occurrence.start == wall("2026-03-29T03:30"))
    #expect(outcome.notices.map(\.adjusted) == [wall("2026-03-29T03:30")])
    #expect(try planner.queries.find("야간") == outcome.event)
  }

  @Test(arguments: StoreKind.available)
  func `a floating time skipped in another zone stays when the title changes`(
    kind: StoreKind
  ) throws {
    let planner = try ScheduleUseCaseFixture(kind, in: ChangingZone.berlin)
    let floating = try planned(9, times("2026-03-29T02:30", "2026-03-29T05:00"))
    try save([floating], in: planner.store)
    var details = floating.details
    details.title = try EventTitle("야간 회의")
    let outcome = try planner.edit(floating.id, to: details)
    #expect(outcome.event.span == floating.span && outcome.notices.isEmpty)
  }
}
