import HearthTestSupport
import Testing

@testable import HearthDomain

/// Places that are entered, imported, changed and removed.
@Suite struct EventPlacesTests {
  private static let weekly = [
    "UID:a", "DTSTART:20261124T090000", "DTEND:20261124T100000", "RRULE:FREQ=DAILY;COUNT=3",
    "SUMMARY:Choir", "LOCATION:Hall\\, 1", "SEQUENCE:2",
  ]

  private func imported(_ kind: StoreKind) throws -> (ScheduleUseCaseFixture, Event) {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(ScheduleUseCaseFixture.calendar(Self.weekly))
    return (fixture, try #require(try fixture.event(uid: "a")))
  }

  private func found(_ words: String, in fixture: ScheduleUseCaseFixture) throws -> [String] {
    try fixture.queries.list(EventFilter(search: words), in: 0..<9)
      .map { "\($0.start.day) \($0.event.place)" }
  }

  @Test(arguments: StoreKind.available)
  func `an entered place is found, written and read again`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let span = try EventSpan(
      from: wall("2026-11-24T09:00"), to: wall("2026-11-24T10:00"), zone: fixture.zone.name)
    let event = try fixture.useCases.add(
      EventDetails(title: EventTitle("Film"), place: EventPlace("강남 CGV, 2"), span: span)
    ).event
    #expect(try found("ㄱㄴ", in: fixture) == ["2026-11-24 강남 CGV, 2"])
    let text = try fixture.written()
    #expect(text.contains("LOCATION:강남 CGV\\, 2\r\n"))
    let other = try ScheduleUseCaseFixture(kind)
    try other.take(text)
    #expect(try other.queries.list(in: 0..<9).map(\.event.details.place) == [event.details.place])
    var details = event.details
    details.setPlace(.blank)
    #expect(details.place?.isEmpty == true)
    try fixture.useCases.edit(event.id, to: details)
    #expect(try !fixture.written().contains("LOCATION") && found("강남", in: fixture) == [])
  }

  @Test(arguments: StoreKind.available)
  func `an imported place is not the note, and a new place is written`(kind: StoreKind) throws {
    let (fixture, event) = try imported(kind)
    #expect(event.place == "Hall, 1" && event.note == "")
    var details = event.details
    details.setPlace(try EventPlace("Church"))
    try fixture.useCases.edit(OccurrenceID(event.id), to: details, scope: .all)
    let text = try fixture.written()
    #expect(text.contains("LOCATION:Church\r\n") && text.contains("SEQUENCE:3\r\n"))
    #expect(!text.contains("DESCRIPTION"))
    #expect(try found("hall", in: fixture) == [] && found("church", in: fixture).count == 3)
    details.setPlace(.blank)
    try fixture.useCases.edit(OccurrenceID(event.id), to: details, scope: .all)
    #expect(try !fixture.written().contains("LOCATION"))
    // The place that the user removed does not come back from the file's text.
    try fixture.store.write { try $0.deriveMissingDetails(of: event.id) }
    #expect(try fixture.event(uid: "a")?.place == "")
  }

  @Test(arguments: StoreKind.available)
  func `one occurrence has a place of its own`(kind: StoreKind) throws {
    let (fixture, event) = try imported(kind)
    let id = OccurrenceID(event.id, at: wall("2026-11-25T09:00"))
    var details = event.details
    details.span = try #require(details.span.moved(to: wall("2026-11-25T09:00")))
    details.setPlace(try EventPlace("Attic"))
    try fixture.useCases.edit(id, to: details, scope: .only)
    #expect(try found("attic", in: fixture) == ["2026-11-25 Attic"])
    let text = try fixture.written()
    #expect(text.contains("LOCATION:Attic\r\n") && text.contains("LOCATION:Hall\\, 1\r\n"))
    let other = try ScheduleUseCaseFixture(kind)
    try other.take(text)
    #expect(
      try found("choir", in: other)
        == ["2026-11-24 Hall, 1", "2026-11-25 Attic", "2026-11-26 Hall, 1"])
  }

  @Test(arguments: StoreKind.available)
  func `places changed here and in the file conflict`(kind: StoreKind) throws {
    let (fixture, event) = try imported(kind)
    func take(_ place: String) throws -> ImportOutcome {
      try fixture.take(
        ScheduleUseCaseFixture.calendar(
          Self.weekly.dropLast(2) + ["LOCATION:\(place)", "SEQUENCE:5"]))
    }
    // Changed only in the file.
    #expect(try take("Church").updated == 1)
    #expect(try fixture.event(uid: "a")?.place == "Church")
    var details = event.details
    details.setPlace(try EventPlace("Attic"))
    try fixture.useCases.edit(OccurrenceID(event.id), to: details, scope: .all)
    let facts = try take("Yard").report.warnings.first.map(\.fact)
    let conflict = facts.compactMap { fact in
      if case .localChangeKept(let conflict) = fact { conflict } else { nil }
    }.first
    #expect(conflict?.fields == [.place(here: "Attic", there: "Yard")])
    #expect(try fixture.event(uid: "a")?.place == "Attic")
  }

  @Test(arguments: StoreKind.available)
  func `an event of an earlier version gets its place from its text`(kind: StoreKind) throws {
    let (fixture, event) = try imported(kind)
    try fixture.store.write { repositories in
      var former = event
      (former.details.place, former.details.note) = (nil, try EventNote("Hall, 1"))
      try repositories.events.save(former)
    }
    // An event that has no place yet loses nothing in an export.
    #expect(try fixture.written().contains("LOCATION:Hall\\, 1"))
    try fixture.store.write { try $0.deriveMissingDetails(of: event.id) }
    #expect(try fixture.event(uid: "a") == event)
    #expect(try !fixture.written().contains("DESCRIPTION"))
  }
}
