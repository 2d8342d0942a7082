import HearthTestSupport
import Testing

@testable import HearthDomain

/// The schedule use cases on a new store with a clock that the test sets.
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

  /// Sets the user's address to `me@example.com`.
  func tellOwnAddress() throws {
    try store.write { (repositories) throws in
      var profile = try repositories.profile.load()
      profile.email = try Email("me@example.com")
      try repositories.profile.save(profile)
    }
  }

  /// Returns all starts from October to January, with the titles that are not the default.
  func startsOfSeason() throws -> [String] {
    let days = day("2026-10-01")...day("2027-01-31")
    return try useCases.queries.list(.on(days), in: 0..<200).map { occurrence in
      let title = occurrence.event.title == "회의" ? "" : " " + occurrence.event.title
      return "\(occurrence.start)".dropFirst(5) + title
    }
  }
}
