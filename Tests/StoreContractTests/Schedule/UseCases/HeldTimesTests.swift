import HearthTestSupport
import Testing

@testable import HearthDomain

/// Overrides that apply to all later occurrences (RANGE=THISANDFUTURE).
@Suite struct HeldTimesTests {
  private static func calendar(_ events: [String]...) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0"]
      + events.flatMap { ["BEGIN:VEVENT", "UID:a"] + $0 + ["END:VEVENT"] }
      + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
  }

  /// Six days at nine in the hall; from the 26th on at eleven in the church.
  private let choir = calendar(
    [
      "DTSTART:20261124T090000", "DTEND:20261124T100000", "RRULE:FREQ=DAILY;COUNT=6",
      "SUMMARY:Choir", "LOCATION:Hall",
    ],
    [
      "RECURRENCE-ID;RANGE=THISANDFUTURE:20261126T090000", "DTSTART:20261126T110000",
      "DTEND:20261126T130000", "SUMMARY:Concert", "LOCATION:Church",
    ])

  @discardableResult
  private func take(
    _ text: String, into fixture: ScheduleUseCaseFixture
  ) throws -> (outcome: ImportOutcome, id: ID<Event>) {
    let outcome = try fixture.take(text)
    let id = try fixture.store.read { try $0.events.event(ofUID: "a", in: nil) }
    return (outcome, try #require(id))
  }

  private func listed(
    _ fixture: ScheduleUseCaseFixture,
    _ days: ClosedRange<Day> = day("2026-11-01")...day("2026-12-20")
  ) throws -> [String] {
    try fixture.queries.list(.on(days), in: 0..<99).map { occurrence in
      let start = "\(occurrence.start)".dropFirst(8).prefix(5)
      return "\(start)-\(occurrence.end.time.hour) \(occurrence.event.title)"
    }
  }

  /// Returns what another store reads from the export.
  private func read(_ text: String, _ kind: StoreKind) throws -> [String] {
    let other = try ScheduleUseCaseFixture(kind)
    try take(text, into: other)
    return try listed(other)
  }

  private let all = [
    "24T09-10 Choir", "25T09-10 Choir", "26T11-13 Concert", "27T11-13 Concert",
    "28T11-13 Concert", "29T11-13 Concert",
  ]

  private func details(
    _ original: String, of id: ID<Event>, in fixture: ScheduleUseCaseFixture
  ) throws -> EventDetails {
    let place = OccurrenceID(id, at: wall(original))
    return try #require(try fixture.queries.occurrence(at: place)).event.details
  }

  private func call(
    _ title: String, _ original: String, of id: ID<Event>, in fixture: ScheduleUseCaseFixture,
    scope: SeriesScope
  ) throws {
    var details = try details(original, of: id, in: fixture)
    details.title = try EventTitle(title)
    try fixture.useCases.edit(
      OccurrenceID(id, at: wall(original)), to: details, scope: scope)
  }

  @Test(arguments: StoreKind.available)
  func `an override applies to all later occurrences, and is exported unchanged`(kind: StoreKind)
    throws
  {
    let fixture = try ScheduleUseCaseFixture(kind)
    let (outcome, id) = try take(choir, into: fixture)
    #expect(outcome.report.warnings.total == 0)
    #expect(try listed(fixture) == all)
    #expect(try fixture.written() == choir)
    #expect(try take(choir, into: fixture).outcome.unchanged == 1)
    #expect(try details("2026-11-28T09:00", of: id, in: fixture).place == EventPlace("Church"))
    // A single day, the next occurrences, and the busy ones.
    #expect(
      try listed(fixture, day("2026-11-28")...day("2026-11-28")) == ["28T11-13 Concert"])
    #expect(
      try fixture.queries.upcomingOccurrences(of: id, limit: 3).map(\.start.time.hour) == [
        9, 9, 11,
      ])
  }

  @Test(arguments: StoreKind.available)
  func `occurrences moved by days are listed on their new days`(kind: StoreKind) throws {
    for (shift, days) in [(-3, ["23", "24"]), (5, ["01", "02"])] {
      let fixture = try ScheduleUseCaseFixture(kind)
      let start = day("2026-11-26").adding(days: shift)
      let number = start.description.split(separator: "-").joined()
      let text = choir.split(separator: "DTSTART:20261126").joined(separator: "DTSTART:\(number)")
        .split(separator: "DTEND:20261126").joined(separator: "DTEND:\(number)")
      try take(text, into: fixture)
      let found = try listed(fixture, start...start.adding(days: 1)).filter {
        $0.contains("Concert")
      }
      #expect(found == days.map { "\($0)T11-13 Concert" })
      #expect(
        try fixture.store.read {
          try $0.events.counts(on: start...start, in: fixture.zone)[start] ?? 0
        } >= 1)
    }
  }

  @Test(arguments: StoreKind.available)
  func `an edit of one later occurrence leaves the others unchanged`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let (_, id) = try take(choir, into: fixture)
    try call("Encore", "2026-11-28T09:00", of: id, in: fixture, scope: .only)
    var wanted = all
    wanted[4] = "28T11-13 Encore"
    #expect(try listed(fixture) == wanted)
    let text = try fixture.written()
    #expect(text.contains("RECURRENCE-ID;RANGE=THISANDFUTURE:20261126T090000"))
    #expect(text.contains("RECURRENCE-ID:20261128T090000"))
    // The override has all lines of the others.
    #expect(text.split(separator: "LOCATION:Church").count == 3)
    #expect(try read(text, kind) == wanted)
    // Changing it back restores the text.
    try call("Concert", "2026-11-28T09:00", of: id, in: fixture, scope: .only)
    #expect(try listed(fixture) == all)
    #expect(try fixture.written() == choir)
  }

  @Test(arguments: StoreKind.available)
  func `after an edit of the first, the override applies from the next one on`(kind: StoreKind)
    throws
  {
    let fixture = try ScheduleUseCaseFixture(kind)
    let (_, id) = try take(choir, into: fixture)
    try call("Opening", "2026-11-26T09:00", of: id, in: fixture, scope: .only)
    var wanted = all
    wanted[2] = "26T11-13 Opening"
    #expect(try listed(fixture) == wanted)
    let text = try fixture.written()
    #expect(text.contains("RECURRENCE-ID:20261126T090000"))
    #expect(text.contains("RECURRENCE-ID;RANGE=THISANDFUTURE:20261127T090000"))
    #expect(try read(text, kind) == wanted)
  }

  @Test(arguments: StoreKind.available)
  func `after removal of the first, the override applies from the next one on`(kind: StoreKind)
    throws
  {
    let fixture = try ScheduleUseCaseFixture(kind)
    let (_, id) = try take(choir, into: fixture)
    try fixture.useCases.remove(
      [OccurrenceID(id, at: wall("2026-11-26T09:00"))], scope: .only)
    var wanted = all
    wanted.remove(at: 2)
    #expect(try listed(fixture) == wanted)
    #expect(try read(fixture.written(), kind) == wanted)
  }

  @Test func `the override is not passed on to an excluded day`() throws {
    let start = wall("2026-12-23T09:00")
    let details = EventDetails(
      title: try EventTitle("Choir"),
      span: try EventSpan(from: start, to: start.adding(minutes: 60), zone: "Asia/Seoul"))
    let series = try EventSeries(
      Recurrence("FREQ=DAILY;COUNT=6"), from: .time(start), skipsHolidays: true)
    let id = try someID(1) as ID<Event>
    var held = details
    held.title = try EventTitle("Concert")
    held.appliesToLater = true
    let timetable = try #require(
      SeriesTimetable(
        of: Event(id: id, details: details, repetition: .series(series)),
        [SeriesException(of: id, at: wall("2026-12-24T09:00"), .overridden(held))],
        in: RegionalZone(FixedZone.seoul) { HolidayCalendar([.korea]) }))
    let next = timetable.nextAfterOverride(from: wall("2026-12-24T09:01"))
    #expect(next?.original == wall("2026-12-26T09:00"))
    #expect(next?.details.title == held.title)
  }

  @Test(arguments: StoreKind.available, ["2026-11-26T09:00", "2026-11-28T09:00"])
  func `editing from one occurrence on keeps the override in a new series`(
    kind: StoreKind, original: String
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let (_, id) = try take(choir, into: fixture)
    try call("Tour", original, of: id, in: fixture, scope: .fromHere)
    let first = original.contains("26T") ? 2 : 4
    let wanted = all.enumerated().map { place, line in
      place < first ? line : line.split(separator: "Concert").joined() + "Tour"
    }
    #expect(try listed(fixture) == wanted)
    #expect(try read(fixture.written(), kind) == wanted)
  }

  @Test(arguments: StoreKind.available)
  func `a change of the whole series keeps the override`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let (_, id) = try take(choir, into: fixture)
    try call("Singing", "2026-11-24T09:00", of: id, in: fixture, scope: .all)
    let wanted = ["24T09-10 Singing", "25T09-10 Singing"] + all[2...]
    #expect(try listed(fixture) == wanted)
    #expect(try read(fixture.written(), kind) == wanted)
  }

  @Test(arguments: StoreKind.available)
  func `all later occurrences can be cancelled`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let text = choir.split(separator: "LOCATION:Church").joined(separator: "STATUS:CANCELLED")
    let (_, id) = try take(text, into: fixture)
    let parts = try fixture.queries.list(.on(day("2026-11-20")...day("2026-11-30")), in: 0..<9)
      .map(\.event.details.availability)
    #expect(parts == [.busy, .busy, .calledOff, .calledOff, .calledOff, .calledOff])
    #expect(try fixture.written() == text)
    #expect(try fixture.queries.nextOccurrences(9).map(\.start.day.dayOfMonth) == [24, 25])
    #expect(try fixture.queries.upcomingOccurrences(of: id, limit: 9).count == 6)
  }

  @Test(arguments: StoreKind.available)
  func `times in another zone follow its clock`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind, in: SeoulBesideBerlin())
    let text = HeldTimesTests.calendar(
      [
        "DTSTART;TZID=Europe/Berlin:20260321T090000", "DTEND;TZID=Europe/Berlin:20260321T100000",
        "RRULE:FREQ=WEEKLY;COUNT=4", "SUMMARY:Call",
      ],
      [
        "RECURRENCE-ID;TZID=Europe/Berlin;RANGE=THISANDFUTURE:20260328T090000",
        "DTSTART;TZID=Europe/Berlin:20260328T110000", "DTEND;TZID=Europe/Berlin:20260328T120000",
        "SUMMARY:Late call",
      ])
    try take(text, into: fixture)
    let found = try fixture.queries.list(
      .on(day("2026-03-01")...day("2026-04-30")), in: 0..<9)
    #expect(
      found.map { "\($0.start)" } == [
        "2026-03-21T17:00", "2026-03-28T19:00", "2026-04-04T18:00", "2026-04-11T18:00",
      ])
    #expect(try fixture.written() == text)
  }
}
