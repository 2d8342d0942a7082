import HearthTestSupport
import Testing

@testable import HearthDomain

/// A schedule in a new store whose clock a test sets.
struct Planner {
  let store: any Store
  private let soundness: Soundness
  let zone: any ZoneRules
  private let time: TestClock

  init(
    _ kind: StoreKind, at now: String = "2026-11-20T12:00",
    in zone: any ZoneRules = FixedZone.seoul, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let tried = try kind.make()
    store = tried.store
    soundness = Soundness(of: tried, sourceLocation)
    self.zone = zone
    time = TestClock(now, in: zone)
  }

  func set(_ now: String) { time.set(now) }

  var clock: LocalClock { time.clock }

  var newID: NewID { NewID(now: clock.now, randomness: Randomness { 7 }) }
  var schedule: ScheduleQueries { ScheduleQueries(store: store, clock: clock) }
  var edit: EditEvent { EditEvent(store: store, clock: clock) }
  var remove: RemoveEvent { RemoveEvent(store: store) }

  @discardableResult
  func add(_ title: String, _ span: EventSpan, remind minutes: [Int] = [0]) throws -> EventOutcome {
    try AddEvent(store: store, clock: clock, newID: newID)(
      EventDetails(
        title: EventTitle(title), span: span, reminders: LeadTimes(minutesBefore: minutes)))
  }

  @discardableResult
  func add(_ title: String, _ start: String, _ end: String) throws -> EventOutcome {
    try add(title, EventSpan(from: wall(start), to: wall(end), zone: zone.name))
  }
}
