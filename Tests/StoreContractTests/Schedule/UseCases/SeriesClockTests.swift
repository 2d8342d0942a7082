import HearthTestSupport
import Testing

@testable import HearthDomain

/// Series that move to the clock of another zone, because their time was entered there.
@Suite struct SeriesClockTests {
  /// Seoul, with access to the rules of New York, where the clock is set back on 1 November.
  private struct Here: ZoneRules {
    let name = "Asia/Seoul"

    func offset(at instant: Instant) -> Int { 9 * 3600 }

    func zone(named name: String) -> (any ZoneRules)? {
      switch name {
      case "Asia/Seoul": self
      case "America/New_York": ChangingZone.newYork
      default: nil
      }
    }
  }

  private func plan(_ kind: StoreKind) throws -> ScheduleUseCaseFixture {
    try ScheduleUseCaseFixture(kind, at: "2026-10-01T12:00", in: Here())
  }

  private func details(_ span: EventSpan, _ title: String = "회의") throws -> EventDetails {
    EventDetails(title: try EventTitle(title), span: span)
  }

  /// Returns an anchored span of one hour from that local time.
  private func hour(_ start: String, in zone: any ZoneRules) throws -> EventSpan {
    let first = zone.instant(of: wall(start))
    return try EventSpan(from: first, to: first.adding(milliseconds: 3_600_000), in: zone)
  }

  /// Adds seven Tuesdays at nine; the fifth has its own title and the sixth is removed.
  private func tuesdays(_ planner: ScheduleUseCaseFixture) throws -> ID<Event> {
    let id = try planner.useCases.add(
      details(times("2026-10-06T09:00", "2026-10-06T10:00")),
      repeating: EnteredRepetition(.rule(Recurrence("FREQ=WEEKLY;BYDAY=TU;COUNT=7")))
    ).event.id
    try planner.edit(
      OccurrenceID(id, at: wall("2026-11-03T09:00")),
      to: details(times("2026-11-03T09:00", "2026-11-03T10:00"), "치과"), scope: .only)
    try planner.remove([OccurrenceID(id, at: wall("2026-11-10T09:00"))], scope: .only)
    return id
  }

  private static let before = [
    "10-06T09:00", "10-13T09:00", "10-20T09:00", "10-27T09:00", "11-03T09:00 치과", "11-17T09:00",
  ]

  private static let changed: [(scope: SeriesScope, starts: [String])] = [
    (
      .all,
      [
        "10-06T21:00", "10-13T21:00", "10-20T21:00", "10-27T21:00", "11-03T22:00 치과",
        "11-17T22:00",
      ]
    ),
    (
      .fromHere,
      [
        "10-06T09:00", "10-13T09:00", "10-20T21:00", "10-27T21:00", "11-03T22:00 치과",
        "11-17T22:00",
      ]
    ),
    (
      .only,
      [
        "10-06T09:00", "10-13T09:00", "10-20T21:00", "10-27T09:00", "11-03T09:00 치과",
        "11-17T09:00",
      ]
    ),
  ]

  @Test(arguments: StoreKind.available)
  func `a time entered in another zone applies to the chosen occurrences`(
    kind: StoreKind
  ) throws {
    for (scope, starts) in Self.changed {
      let planner = try plan(kind)
      let id = try tuesdays(planner)
      #expect(try planner.startsOfSeason() == Self.before)
      try planner.edit(
        OccurrenceID(id, at: wall("2026-10-20T09:00")),
        to: details(hour("2026-10-20T08:00", in: ChangingZone.newYork)), scope: scope)
      #expect(try planner.startsOfSeason() == starts, "\(scope)")
      let event = try planner.queries.event(id)
      #expect(event.series?.followsZone == (scope == .all))
      #expect(event.span.zone == (scope == .all ? "America/New_York" : "Asia/Seoul"))
    }
  }

  @Test(arguments: StoreKind.available)
  func `a series moves from one zone to another, and overrides follow`(
    kind: StoreKind
  ) throws {
    let planner = try plan(kind)
    let id = try tuesdays(planner)
    let moves: [(original: String, start: String, zone: any ZoneRules)] = [
      ("2026-10-20T09:00", "2026-10-20T08:00", ChangingZone.newYork),
      ("2026-10-20T08:00", "2026-10-20T09:00", Here()),
    ]
    for (original, start, zone) in moves {
      try planner.edit(
        OccurrenceID(id, at: wall(original)), to: details(hour(start, in: zone)), scope: .all)
    }
    #expect(try planner.startsOfSeason() == Self.before)
    #expect(try planner.queries.event(id).span.zone == "Asia/Seoul")
  }

  @Test(arguments: StoreKind.available)
  func `a new series stays in the zone in which its times were entered`(
    kind: StoreKind
  ) throws {
    let planner = try plan(kind)
    let outcome = try planner.useCases.add(
      details(hour("2026-10-27T08:00", in: ChangingZone.newYork)),
      repeating: EnteredRepetition(.rule(Recurrence("FREQ=WEEKLY;BYDAY=TU;COUNT=2"))))
    #expect(try planner.queries.event(outcome.event.id).series?.followsZone == true)
    #expect(try planner.startsOfSeason() == ["10-27T21:00", "11-03T22:00"])
    let single = try planner.useCases.add(
      details(hour("2026-12-01T08:00", in: ChangingZone.newYork), "전화")
    ).event.id
    try planner.edit(
      OccurrenceID(single), to: planner.queries.event(single).details,
      repeating: .replace(EnteredRepetition(.rule(Recurrence("FREQ=WEEKLY;COUNT=2")))),
      scope: .all)
    #expect(
      try planner.startsOfSeason().suffix(2) == ["12-01T22:00 전화", "12-08T22:00 전화"])
    #expect(try planner.queries.event(single).series?.followsZone == true)
  }
}
