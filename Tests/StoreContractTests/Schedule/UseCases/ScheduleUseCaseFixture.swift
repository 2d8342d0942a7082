import HearthTestSupport
import Testing

@testable import HearthDomain

/// A schedule in a new store whose clock a test sets.
struct ScheduleUseCaseFixture: UseCaseFixture {
  let new: NewStore
  let zone: any ZoneRules

  init(
    _ kind: StoreKind, at now: String = "2026-11-20T12:00",
    in zone: any ZoneRules = FixedZone.seoul, isTimed: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    new = try NewStore(
      kind, at: now, in: zone, randomness: Randomness { 7 }, isTimed: isTimed, sourceLocation)
    self.zone = zone
  }

  var useCases: ScheduleUseCases { ScheduleUseCases(context) }

  @discardableResult
  func add(_ title: String, _ span: EventSpan, remind minutes: [Int] = [0]) throws -> EventOutcome {
    try useCases.add(
      EventDetails(
        title: EventTitle(title), span: span, reminders: LeadTimes(minutesBefore: minutes)))
  }

  @discardableResult
  func add(_ title: String, _ start: String, _ end: String) throws -> EventOutcome {
    try add(title, EventSpan(from: wall(start), to: wall(end), zone: zone.name))
  }
}
