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

  /// Meetings that `me@example.com` calls or is invited to are one's own from then on.
  func tellOwnAddress() throws {
    try store.write { (repositories) throws in
      var profile = try repositories.profile.load()
      profile.email = try Email("me@example.com")
      try repositories.profile.save(profile)
    }
  }

  /// Every start from October to January, with the titles where they are not the usual one.
  func startsOfSeason() throws -> [String] {
    let days = day("2026-10-01")...day("2027-01-31")
    return try useCases.queries.list(.on(days), in: 0..<200).map { occurrence in
      let title = occurrence.event.title == "회의" ? "" : " " + occurrence.event.title
      return "\(occurrence.start)".dropFirst(5) + title
    }
  }
}
