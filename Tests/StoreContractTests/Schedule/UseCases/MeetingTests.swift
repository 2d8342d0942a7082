import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain

/// Meetings organized by the user or by somebody else.
@Suite struct MeetingTests {
  private func meeting(
    calledBy organizer: String?, in fixture: ScheduleUseCaseFixture, with further: [String] = []
  ) throws -> Event {
    let lines =
      [
        "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:m", "DTSTART:20261124T100000",
        "DTEND:20261124T110000", "SUMMARY:Plan",
      ] + further + (organizer.map { ["ORGANIZER;CN=Boss:mailto:\($0)"] } ?? []) + [
        "ATTENDEE;CN=\"A: b\";PARTSTAT=NEEDS-ACTION:MAILTO:Me@Example.com",
        "ATTENDEE:mailto:one@example.com", "ATTENDEE:mailto:two@example.com", "END:VEVENT",
        "END:VCALENDAR", "",
      ]
    try fixture.take(lines.joined(separator: "\r\n"))
    try fixture.tellOwnAddress()
    return try #require(try fixture.useCases.queries.list(in: 0..<1).first?.event)
  }

  private func moved(_ event: Event) throws -> EventDetails {
    var details = event.details
    details.span = try times("2026-11-24T12:00", "2026-11-24T13:00")
    return details
  }

  private func renamed(_ event: Event) throws -> EventDetails {
    var details = event.details
    details.title = try EventTitle("Other")
    return details
  }

  @Test(arguments: StoreKind.available)
  func `only reminders of somebody else's meeting can be changed`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let event = try meeting(calledBy: "boss@example.com", in: fixture)
    let refusal = CalendarRefusal.isOthersMeeting(
      title: "Plan", organizer: "boss@example.com"
    ).error
    #expect(throws: refusal) { try fixture.useCases.edit(event.id, to: moved(event)) }
    #expect(throws: refusal) { try fixture.useCases.edit(event.id, to: renamed(event)) }
    var details = event.details
    details.reminders = try LeadTimes(minutesBefore: [30])
    try fixture.useCases.edit(event.id, to: details)
    #expect(
      try fixture.useCases.queries.meetingEffect(of: event)
        == .declines(organizer: "boss@example.com"))
    try fixture.useCases.remove(event.id)
  }

  @Test(arguments: StoreKind.available, ["me@example.com", nil])
  func `an own meeting is moved or removed only if notifying others is allowed`(
    kind: StoreKind, organizer: String?
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let event = try meeting(calledBy: organizer, in: fixture)
    #expect(try fixture.useCases.queries.meetingEffect(of: event) == .notifies(people: 2))
    let refusal = CalendarRefusal.wouldNotifyOthers(title: "Plan", people: 2).error
    #expect(throws: refusal) { try fixture.useCases.edit(event.id, to: moved(event)) }
    #expect(throws: refusal) { try fixture.useCases.remove(event.id) }
    #expect(throws: refusal) {
      try fixture.useCases.remove([OccurrenceID(event.id)], scope: .all)
    }
    // A new title does not notify anybody.
    try fixture.useCases.edit(event.id, to: renamed(event))
    let other = try fixture.useCases.queries.event(event.id)
    try fixture.useCases.edit(
      OccurrenceID(event.id), to: moved(other), scope: .all, notifying: true)
    try fixture.useCases.remove(event.id, notifying: true)
    #expect(try fixture.useCases.queries.list(in: 0..<1).isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `an answer is written to the attendee line of the user's address`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let event = try meeting(calledBy: "boss@example.com", in: fixture)
    let file = ICalendarFile(
      clock: LocalClock(now: .fixed("2026-11-22T12:00"), zone: fixture.zone),
      zones: ZoneFinder(environment: [:]).findZone)
    let before = try #require(try fixture.useCases.queries.text(of: event)).text
    try fixture.useCases.answer(OccurrenceID(event.id), .declined, as: file)
    let after = try #require(try fixture.useCases.queries.text(of: event)).text
    // The text has the time of the change.
    let stamps = ["DTSTAMP:2026112", "LAST-MODIFIED:2026112"]
    for stamp in stamps { #expect(after.contains("\r\n\(stamp)")) }
    let rest = after.split(separator: "\r\n").filter { line in
      !stamps.contains { line.hasPrefix($0) }
    }
    #expect(
      rest.joined(separator: "\r\n") + "\r\n"
        == before.replacing(
          "ATTENDEE;CN=\"A: b\";PARTSTAT=NEEDS-ACTION:",
          with: "ATTENDEE;CN=\"A: b\";PARTSTAT=DECLINED:"
        ))
    try fixture.store.write { (repositories) throws in
      var profile = try repositories.profile.load()
      profile.email = try Email("nobody@example.com")
      try repositories.profile.save(profile)
    }
    #expect(throws: CalendarRefusal.isNotInvited(title: "Plan").error) {
      try fixture.useCases.answer(OccurrenceID(event.id), .accepted, as: file)
    }
  }

  @Test(arguments: StoreKind.available, ["RRULE:FREQ=DAILY;COUNT=3", "RDATE:20261125T100000"])
  func `an answer for one occurrence does not affect the others`(kind: StoreKind, rule: String)
    throws
  {
    let fixture = try ScheduleUseCaseFixture(kind)
    let event = try meeting(
      calledBy: "boss@example.com", in: fixture, with: [rule, "SEQUENCE:4"])
    let (file, useCases) = (fixture.calendarFile, fixture.useCases)
    func parts() throws -> [Substring] {
      try #require(try useCases.queries.text(of: event)).text.split(separator: "BEGIN:VEVENT\r\n")
    }
    func written() throws -> String {
      var bytes: [UInt8] = []
      _ = try useCases.export(on: nil, as: file) { bytes += $0 }
      return String(decoding: bytes, as: UTF8.self)
    }
    let count = try useCases.queries.list(in: 0..<9).count
    let before = try parts()
    #expect(before.count == 1)
    let place = OccurrenceID(event.id, at: LocalTime(literal: "2026-11-25T10:00"))
    for answer in [MeetingAnswer.declined, .accepted] {
      try useCases.answer(place, answer, as: file)
      let after = try parts()
      #expect(after.count == 2 && after[0] == before[0])
      let own = try #require(after.last)
      let line = "ATTENDEE;CN=\"A: b\";PARTSTAT=\(answer.rawValue.uppercased()):"
      for text in [
        line, "RECURRENCE-ID:20261125T100000", "SEQUENCE:4\r\n", "LAST-MODIFIED:2026112",
      ] {
        #expect(own.contains(text), "\(own)")
      }
      #expect(!own.contains("RRULE") && !own.contains("RDATE"))
      #expect(try useCases.queries.list(in: 0..<9).count == count)
      // Nothing else was changed: the event is exported as it is stored.
      #expect(try written().contains(after.map { "BEGIN:VEVENT\r\n" + $0 }.joined()))
    }
    try useCases.answer(OccurrenceID(event.id), .tentative, as: file)
    #expect(try parts().allSatisfy { $0.contains("PARTSTAT=TENTATIVE") })
    #expect(throws: DomainError.self) {
      try useCases.answer(
        OccurrenceID(event.id, at: LocalTime(literal: "2026-11-24T11:00")), .declined, as: file)
    }
  }
}
