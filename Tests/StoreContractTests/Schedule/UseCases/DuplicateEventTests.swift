import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct DuplicateEventTests {
  private func details(_ title: String, _ span: EventSpan) throws -> EventDetails {
    EventDetails(title: try EventTitle(title), span: span)
  }

  @Test(arguments: StoreKind.available)
  func `an event with the same title and time is found`(kind: StoreKind) throws {
    let planner = try ScheduleUseCaseFixture(kind)
    let span = try times("2026-11-21T15:00", "2026-11-21T16:00")
    let known = try planner.add("Café", span)
    try planner.add("여행", wholeDays("2026-11-20", "2026-11-22"))
    for title in ["Café", "cafe"] {
      let found = try planner.queries.duplicate(of: details(title, span), repeating: nil)
      #expect(found?.event.id == known.event.id)
    }
    let trip = try details("여행", wholeDays("2026-11-20", "2026-11-22"))
    #expect(try planner.queries.duplicate(of: trip, repeating: nil)?.event.title == "여행")
    for other in [
      try details("Café 2", span),
      try details("Café", times("2026-11-21T15:00", "2026-11-21T15:30")),
      try details("Café", times("2026-11-21T14:55", "2026-11-21T16:00")),
      try details("Café", wholeDays("2026-11-21", "2026-11-21")),
      try details("여행", wholeDays("2026-11-20", "2026-11-21")),
    ] {
      #expect(try planner.queries.duplicate(of: other, repeating: nil) == nil)
    }
  }

  @Test(
    arguments: StoreKind.available,
    [
      // The rule and the first start of a new series, and whether it repeats the one that is there.
      ("FREQ=WEEKLY;BYDAY=TU", "2026-11-24T19:00", true),
      ("FREQ=WEEKLY;BYDAY=TU", "2026-10-06T19:00", true),
      ("FREQ=WEEKLY;BYDAY=TU", "2026-11-23T19:00", true),
      ("FREQ=WEEKLY;BYDAY=TU", "2026-11-24T18:00", false),
      ("FREQ=WEEKLY;BYDAY=TH", "2026-11-26T19:00", false),
      ("FREQ=WEEKLY;BYDAY=TH,TU", "2026-11-24T19:00", true),
      ("FREQ=WEEKLY;BYDAY=TH,TU", "2026-11-26T19:00", false),
    ] as [(rule: String, start: String, isDuplicate: Bool)])
  func `a series with the same rule is found`(
    kind: StoreKind, sample: (rule: String, start: String, isDuplicate: Bool)
  ) throws {
    let planner = try ScheduleUseCaseFixture(kind)
    func yoga(_ start: String) throws -> EventDetails {
      try details("Yoga", EventSpan(from: wall(start), lasting: 60, in: planner.zone))
    }
    let known = try planner.useCases.add(
      yoga("2026-11-03T19:00"),
      repeating: EnteredRepetition(.rule(Recurrence("FREQ=WEEKLY;BYDAY=TU"))))
    let found = try planner.queries.duplicate(
      of: yoga(sample.start), repeating: EnteredRepetition(.rule(Recurrence(sample.rule))))
    #expect((found?.storedEvent.id == known.event.id) == sample.isDuplicate)
  }

  @Test func `a series that is over is not repeated`() throws {
    let planner = try ScheduleUseCaseFixture(.inMemory)
    let rule = try EnteredRepetition(.rule(Recurrence("FREQ=DAILY;COUNT=3")))
    let past = try details("Yoga", times("2026-11-03T19:00", "2026-11-03T20:00"))
    try planner.useCases.add(past, repeating: rule)
    let again = try details("Yoga", times("2026-11-23T19:00", "2026-11-23T20:00"))
    #expect(try planner.queries.duplicate(of: again, repeating: rule) == nil)
  }
}
