import HearthTestSupport
import Testing

@testable import HearthDomain

/// The file text of a copied event.
@Suite struct CopiedEventsTests {
  private static let told = [
    "LOCATION:Room\\, 1", "URL:https://example.org/a", "CATEGORIES:Work,Club", "GEO:37.5;127.0",
  ]

  private func fixture(_ kind: StoreKind, _ lines: [String]) throws -> ScheduleUseCaseFixture {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(
      ScheduleUseCaseFixture.calendar(
        ["UID:a", "DTSTART:20261124T090000", "DTEND:20261124T100000", "SUMMARY:Choir"] + lines))
    return fixture
  }

  private func copy(
    _ event: Event, to start: String, in fixture: ScheduleUseCaseFixture
  ) throws -> Event {
    var details = event.details
    details.span = try #require(details.span.moved(to: wall(start)))
    return try fixture.useCases.copy(OccurrenceID(event.id), with: details).event
  }

  /// Returns the lines of the copy in an export.
  private func lines(of copy: Event, in fixture: ScheduleUseCaseFixture) throws -> [String] {
    let written = try fixture.written().split(separator: "\r\n").map(String.init)
    let first = try #require(written.firstIndex(of: "UID:\(copy.id.uid)"))
    return Array(written[first...].prefix { $0 != "END:VEVENT" })
  }

  @Test(
    arguments: StoreKind.available,
    [[], ["DESCRIPTION:by bus"], ["X-OTHER:1", "ATTENDEE:mailto:a@example.org"]])
  func `a copy has location, link and categories`(
    kind: StoreKind, others: [String]
  ) throws {
    let fixture = try fixture(kind, Self.told + others)
    let old = try #require(try fixture.event(uid: "a"))
    let copy = try copy(old, to: "2026-12-01T09:00", in: fixture)
    #expect(copy.id != old.id && copy.details.note == old.details.note)
    #expect(copy.place == "Room, 1")
    let written = try lines(of: copy, in: fixture)
    #expect(written.filter { Self.told.contains($0) } == Self.told, "\(written)")
    // The note that stands for the other lines is not copied as a note.
    #expect(
      written.filter { $0.hasPrefix("DESCRIPTION") } == others.filter { $0.hasPrefix("DESC") },
      "\(written)")
    #expect(!written.contains { $0.hasPrefix("ATTENDEE") || $0.hasPrefix("X-OTHER") })
    // The original does not change.
    #expect(try fixture.event(uid: "a") == old)
  }

  @Test(arguments: StoreKind.available)
  func `a copy without such properties has no file text`(kind: StoreKind) throws {
    let fixture = try fixture(kind, ["DESCRIPTION:by bus", "X-OTHER:1"])
    let old = try #require(try fixture.event(uid: "a"))
    let copy = try copy(old, to: "2026-12-01T09:00", in: fixture)
    #expect(try fixture.queries.text(of: copy) == nil)
  }

  @Test(arguments: StoreKind.available)
  func `a changed note is written beside the location`(kind: StoreKind) throws {
    let fixture = try fixture(kind, ["LOCATION:Room 1"])
    let old = try #require(try fixture.event(uid: "a"))
    var details = old.details
    details.note = try EventNote("bring scores")
    let copy = try fixture.useCases.copy(OccurrenceID(old.id), with: details).event
    #expect(copy.note == "bring scores")
    let written = try lines(of: copy, in: fixture)
    #expect(written.contains("LOCATION:Room 1") && written.contains("DESCRIPTION:bring scores"))
  }

  @Test(arguments: StoreKind.available)
  func `a copy of one occurrence has that occurrence's location`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(
      ScheduleUseCaseFixture.calendar(
        [
          "UID:a", "DTSTART:20261124T090000", "DTEND:20261124T100000", "SUMMARY:Choir",
          "RRULE:FREQ=DAILY;COUNT=3", "LOCATION:Room 1",
        ],
        [
          "UID:a", "RECURRENCE-ID:20261125T090000", "DTSTART:20261125T090000",
          "DTEND:20261125T100000", "SUMMARY:Choir", "LOCATION:Room 2",
        ]))
    let id = try #require(try fixture.event(uid: "a")).id
    for (time, place) in [("2026-11-24T09:00", "Room 1"), ("2026-11-25T09:00", "Room 2")] {
      let old = try #require(
        try fixture.queries.occurrence(at: OccurrenceID(id, at: wall(time))))
      let copy = try fixture.useCases.copy(old.occurrenceID, with: old.event.details).event
      #expect(copy.place == place)
    }
  }

  @Test(arguments: StoreKind.available, [false, true])
  func `a copy stays in its calendar unless that is read-only`(
    kind: StoreKind, isReadOnly: Bool
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let (name, usual) = (try CalendarName("club"), try CalendarName("mine"))
    try fixture.useCases.calendars.add(usual)
    try fixture.useCases.calendars.add(name)
    let span = try EventSpan(
      from: wall("2026-11-24T09:00"), to: wall("2026-11-24T10:00"), zone: fixture.zone.name)
    let old = try fixture.useCases.add(
      EventDetails(title: EventTitle("Choir"), span: span), in: name
    ).event
    try fixture.store.write { repositories in
      try repositories.calendars.save(
        EventCalendar(name: name, color: .standard, isReadOnly: isReadOnly))
    }
    let copy = try fixture.useCases.copy(
      OccurrenceID(old.id), with: old.details, otherwise: usual
    ).event
    #expect(copy.calendar == (isReadOnly ? usual : name))
    let home = try fixture.useCases.copy(OccurrenceID(old.id), with: old.details, in: .home)
    #expect(home.event.calendar == .home)
  }

  @Test(arguments: StoreKind.available)
  func `a copy of a cancelled event takes place`(kind: StoreKind) throws {
    let fixture = try fixture(kind, ["STATUS:CANCELLED", "LOCATION:Room 1"])
    let old = try #require(try fixture.event(uid: "a"))
    #expect(old.details.availability == .calledOff)
    #expect(try copy(old, to: "2026-12-01T09:00", in: fixture).details.availability == .busy)
  }
}
