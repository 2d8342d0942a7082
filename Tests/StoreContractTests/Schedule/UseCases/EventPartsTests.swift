import HearthTestSupport
import Testing

@testable import HearthDomain

/// Parts of events, taken from their texts in stores of versions that did not store parts.
@Suite struct EventPartsTests {
  /// A free series with one busy occurrence, whose RECURRENCE-ID is in UTC.
  static let fair =
    ([
      "BEGIN:VEVENT", "UID:fair", "DTSTART;TZID=Asia/Seoul:20261124T093000",
      "DTEND;TZID=Asia/Seoul:20261124T103000", "RRULE:FREQ=DAILY;COUNT=9", "TRANSP:TRANSPARENT",
      "SUMMARY:Fair", "END:VEVENT", "BEGIN:VEVENT", "UID:fair", "RECURRENCE-ID:20261125T003000Z",
      "DTSTART;TZID=Asia/Seoul:20261125T113000", "DTEND;TZID=Asia/Seoul:20261125T123000",
      "SUMMARY:Fair", "END:VEVENT", "BEGIN:VEVENT", "UID:fair",
      "RECURRENCE-ID;TZID=Europe/Paris:20261126T013000",
      "DTSTART;TZID=Asia/Seoul:20261126T113000", "DTEND;TZID=Asia/Seoul:20261126T123000",
      "TRANSP:TRANSPARENT", "SUMMARY:Fair", "END:VEVENT", "",
    ]).joined(separator: "\r\n")

  private let times = [
    wall("2026-11-25T09:30"), wall("2026-11-26T09:30"), wall("2026-11-27T09:30"),
  ]

  private func take(_ text: String, into fixture: ScheduleUseCaseFixture) throws -> ImportOutcome {
    try fixture.take("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(text)END:VCALENDAR\r\n")
  }

  /// Returns the imported event with a third occurrence that was moved here, without stored parts.
  private func older(_ kind: StoreKind) throws -> (ScheduleUseCaseFixture, ID<Event>) {
    let fixture = try ScheduleUseCaseFixture(kind)
    _ = try take(EventPartsTests.fair, into: fixture)
    let id = try fixture.store.write { (repositories) throws in
      let id = try #require(try repositories.events.event(ofUID: "fair", in: nil))
      var event = try #require(try repositories.events.event(id))
      event.details.availability = .busy
      try repositories.events.save(event)
      let read = try repositories.events.exceptions(of: id)
      for (place, time) in times.enumerated() {
        var own = try #require(read[min(place, read.count - 1)].details)
        own.availability = .busy
        try repositories.events.save(SeriesException(of: id, at: time, .overridden(own)))
      }
      return id
    }
    #expect(try parts(of: id, in: fixture) == [.busy, .busy, .busy, .busy])
    return (fixture, id)
  }

  /// Returns the part of the series, followed by those of its exceptions.
  private func parts(
    of id: ID<Event>, in fixture: ScheduleUseCaseFixture
  ) throws -> [EventAvailability?] {
    try fixture.store.read { repositories in
      let times = try repositories.events.exceptions(of: id)
      return [try repositories.events.event(id)?.details.availability]
        + times.map(\.details?.availability)
    }
  }

  @Test(arguments: StoreKind.available)
  func `the availability of an event and its occurrences is derived from its text`(
    kind: StoreKind
  ) throws {
    let (fixture, id) = try older(kind)
    try fixture.store.write { try $0.deriveMissingDetails(of: id) }
    #expect(try parts(of: id, in: fixture) == [.free, .busy, .free, .free])
  }

  @Test(arguments: StoreKind.available)
  func `undo restores the availability from the text`(kind: StoreKind) throws {
    let (fixture, id) = try older(kind)
    let journal = JournalUseCases(fixture.context, collection: nil)
    try fixture.useCases.remove(id)
    try journal.undo()
    #expect(try parts(of: id, in: fixture) == [.free, .busy, .free, .free])
    // The change does not count as the user's own.
    try journal.redo()
    #expect(try parts(of: id, in: fixture) == [nil])
  }

  @Test(arguments: StoreKind.available)
  func `a missing availability does not count as a local change`(kind: StoreKind) throws {
    let (fixture, id) = try older(kind)
    try fixture.store.write { try $0.events.removeException(at: OccurrenceID(id, at: times[2])) }
    let later = EventPartsTests.fair.split(separator: "T113000").joined(separator: "T120000")
    let outcome = try take(later, into: fixture)
    #expect(outcome.updated == 1 && outcome.report.warnings.first.isEmpty)
    #expect(try parts(of: id, in: fixture) == [.free, .busy, .free])
  }
}
