import HearthTestSupport
import Testing

@testable import HearthDomain

/// Series in time zones that only their files define and whose rules have changed.
@Suite struct ObservedSeriesTests {
  /// An hour east of UTC until 2010, then two.
  private static let zone = [
    "BEGIN:VTIMEZONE", "TZID:Custom", "BEGIN:STANDARD", "DTSTART:19700101T000000",
    "TZOFFSETFROM:+0100", "TZOFFSETTO:+0100", "END:STANDARD", "BEGIN:STANDARD",
    "DTSTART:20100101T000000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "END:STANDARD",
    "END:VTIMEZONE",
  ]

  private let text = ScheduleUseCaseFixture.calendar(
    zones: zone,
    [
      "UID:a", "DTSTART;TZID=Custom:20080601T090000", "DTEND;TZID=Custom:20080601T100000",
      "RRULE:FREQ=YEARLY;COUNT=4", "SUMMARY:Choir",
    ])

  @Test(arguments: StoreKind.available)
  func `each occurrence follows the zone rules of its time`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(text)
    func starts(_ fixture: ScheduleUseCaseFixture) throws -> [String] {
      try fixture.queries.list(.on(day("2008-01-01")...day("2012-12-31")), in: 0..<9)
        .map { "\($0.start)-\($0.end.time)" }
    }
    // In Seoul these are eight hours later, then seven.
    let wanted = [
      "2008-06-01T17:00-18:00", "2009-06-01T17:00-18:00", "2010-06-01T16:00-17:00",
      "2011-06-01T16:00-17:00",
    ]
    #expect(try starts(fixture) == wanted)
    let id = try #require(try fixture.event(uid: "a")).id
    for (original, shown) in [("2009-06-01T09:00", "17:00"), ("2011-06-01T09:00", "16:00")] {
      let place = OccurrenceID(id, at: wall(original))
      let occurrence = try #require(try fixture.queries.occurrence(at: place))
      #expect("\(occurrence.start.time)" == shown)
    }
    #expect(try fixture.written() == text)
    // A moment, as in JSON, refers to the occurrence that starts then.
    for (original, moment) in [
      ("2009-06-01T09:00", "2009-06-01T17:00"), ("2011-06-01T09:00", "2011-06-01T16:00"),
    ] {
      let place = OccurrenceID(id, at: wall(original))
      let occurrence = try #require(try fixture.queries.occurrence(at: place))
      let clock = occurrence.seriesClock(beside: fixture.zone)
      let instant = clock.instant(of: wall(original))
      #expect(fixture.zone.localTime(at: instant) == wall(moment))
      #expect(try fixture.queries.occurrenceID(of: id, .instant(instant)) == place)
    }
    // A new title for one occurrence moves none.
    let place = OccurrenceID(id, at: wall("2009-06-01T09:00"))
    var details = try #require(try fixture.queries.occurrence(at: place)).event.details
    details.title = try EventTitle("Concert")
    try fixture.useCases.edit(place, to: details, scope: .only)
    #expect(try starts(fixture) == wanted)
    let other = try ScheduleUseCaseFixture(kind)
    try other.take(fixture.written())
    #expect(try starts(other) == wanted)
  }
}
