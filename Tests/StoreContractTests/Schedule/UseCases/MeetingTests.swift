import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain

/// Events to which others are invited: one's own, and somebody else's.
@Suite struct MeetingTests {
  private func meeting(
    calledBy organizer: String?, in fixture: ScheduleUseCaseFixture
  ) throws -> Event {
    let lines =
      [
        "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:m", "DTSTART:20261124T100000",
        "DTEND:20261124T110000", "SUMMARY:Plan",
      ] + (organizer.map { ["ORGANIZER;CN=Boss:mailto:\($0)"] } ?? []) + [
        "ATTENDEE;CN=\"A: b\";PARTSTAT=NEEDS-ACTION:MAILTO:Me@Example.com",
        "ATTENDEE:mailto:one@example.com", "ATTENDEE:mailto:two@example.com", "END:VEVENT",
        "END:VCALENDAR", "",
      ]
    let file = ICalendarFile(
      clock: LocalClock(now: .fixed("2026-11-22T12:00"), zone: fixture.zone),
      zones: ZoneFinder(environment: [:]).known)
    var rest = [Array(lines.joined(separator: "\r\n").utf8)]
    try fixture.useCases.importEvents(file, from: { rest.popLast() ?? [] }, named: "m.ics")
    try fixture.store.write { (repositories) throws in
      var profile = try repositories.profile.load()
      profile.email = try Email("me@example.com")
      try repositories.profile.save(profile)
    }
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
  func `of somebody else's meeting only the reminders change`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let event = try meeting(calledBy: "boss@example.com", in: fixture)
    let refusal = CalendarRefusal.isSomebodysMeeting(
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
  func `one's own is moved and removed only where others may be told`(
    kind: StoreKind, organizer: String?
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let event = try meeting(calledBy: organizer, in: fixture)
    #expect(try fixture.useCases.queries.meetingEffect(of: event) == .tells(people: 2))
    let refusal = CalendarRefusal.tellsOthers(title: "Plan", people: 2).error
    #expect(throws: refusal) { try fixture.useCases.edit(event.id, to: moved(event)) }
    #expect(throws: refusal) { try fixture.useCases.remove(event.id) }
    #expect(throws: refusal) {
      try fixture.useCases.remove([OccurrencePlace(event.id)], scope: .all)
    }
    // Another title is none of another time.
    try fixture.useCases.edit(event.id, to: renamed(event))
    let other = try fixture.useCases.queries.event(event.id)
    try fixture.useCases.edit(
      OccurrencePlace(event.id), to: moved(other), scope: .all, notifying: true)
    try fixture.useCases.remove(event.id, notifying: true)
    #expect(try fixture.useCases.queries.list(in: 0..<1).isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `one's own answer stands in the line of one's own address`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let event = try meeting(calledBy: "boss@example.com", in: fixture)
    let file = ICalendarFile(
      clock: LocalClock(now: .fixed("2026-11-22T12:00"), zone: fixture.zone),
      zones: ZoneFinder(environment: [:]).known)
    let before = try #require(try fixture.useCases.queries.text(of: event)).text
    try fixture.useCases.answer(event.id, .declined, as: file)
    let after = try #require(try fixture.useCases.queries.text(of: event)).text
    #expect(
      after
        == before.replacing(
          "ATTENDEE;CN=\"A: b\";PARTSTAT=NEEDS-ACTION:",
          with: "ATTENDEE;CN=\"A: b\";PARTSTAT=DECLINED:"
        ))
    #expect(after != before)
    try fixture.store.write { (repositories) throws in
      var profile = try repositories.profile.load()
      profile.email = try Email("nobody@example.com")
      try repositories.profile.save(profile)
    }
    #expect(throws: CalendarRefusal.isNotInvited(title: "Plan").error) {
      try fixture.useCases.answer(event.id, .accepted, as: file)
    }
  }
}
