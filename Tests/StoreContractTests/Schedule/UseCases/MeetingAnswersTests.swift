import HearthTestSupport
import Testing

@testable import HearthDomain

/// Answers for single occurrences of meetings, in several file forms.
@Suite struct MeetingAnswersTests {
  private static let guests = [
    "ORGANIZER:mailto:boss@example.com", "ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:me@example.com",
  ]

  /// Six days at nine; from the 26th on at eleven.
  private static let held = ScheduleUseCaseFixture.calendar(
    [
      "UID:m", "DTSTART:20261124T090000", "DTEND:20261124T100000", "RRULE:FREQ=DAILY;COUNT=6",
      "SUMMARY:Choir", "SEQUENCE:2",
    ] + guests,
    [
      "UID:m", "RECURRENCE-ID;RANGE=THISANDFUTURE:20261126T090000", "DTSTART:20261126T110000",
      "DTEND:20261126T130000", "SUMMARY:Concert", "LOCATION:Church", "SEQUENCE:3",
    ] + guests)

  private func taken(_ text: String, _ fixture: ScheduleUseCaseFixture) throws -> Event {
    try fixture.take(text)
    try fixture.tellOwnAddress()
    return try #require(try fixture.event(uid: "m"))
  }

  private func components(_ text: String) -> [String] {
    text.split(separator: "BEGIN:VEVENT\r\n").dropFirst()
      .map { "BEGIN:VEVENT\r\n" + $0.replacing("END:VCALENDAR\r\n", with: "") }
  }

  private func kept(_ fixture: ScheduleUseCaseFixture, _ event: Event) throws -> [String] {
    components("\r\n" + (try #require(try fixture.queries.text(of: event)).text))
  }

  private func listed(_ fixture: ScheduleUseCaseFixture) throws -> [String] {
    try fixture.queries.list(.on(day("2026-11-01")...day("2026-12-20")), in: 0..<99)
      .map { "\($0.start) \($0.end) \($0.event.title)" }
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `an answer for the first overridden occurrence leaves the later ones unchanged`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let event = try taken(Self.held, fixture)
    let (before, times) = (try kept(fixture, event), try listed(fixture))
    #expect(before.count == 2 && times.count == 6)
    func answer(_ original: String, _ answer: MeetingAnswer) throws -> [String] {
      try fixture.useCases.answer(
        OccurrenceID(event.id, at: wall(original)), answer, as: fixture.calendarFile)
      let after = try kept(fixture, event)
      #expect(try listed(fixture) == times)
      // The stored exceptions agree with the text: everything is exported as in the text.
      #expect(components(try fixture.written()) == after)
      #expect(after.first == before.first)
      return after
    }
    let first = try answer("2026-11-26T09:00", .declined)
    #expect(first.count == 3)
    #expect(first[1].contains("RECURRENCE-ID:20261126T090000\r\n"), "\(first[1])")
    #expect(first[1].contains("PARTSTAT=DECLINED") && first[1].contains("SEQUENCE:3\r\n"))
    for line in [
      "RECURRENCE-ID;RANGE=THISANDFUTURE:20261127T090000\r\n", "DTSTART:20261127T110000\r\n",
      "DTEND:20261127T130000\r\n", "LOCATION:Church", "PARTSTAT=NEEDS-ACTION", "SEQUENCE:3\r\n",
    ] { #expect(first[2].contains(line), "\(line)\n\(first[2])") }
    // Another answer for the same one, one for the override of all later ones, and one for an
    // occurrence after it.
    let same = try answer("2026-11-26T09:00", .tentative)
    #expect(same.count == 3 && same[1].contains("PARTSTAT=TENTATIVE") && same[2] == first[2])
    let next = try answer("2026-11-27T09:00", .accepted)
    #expect(next.count == 4 && next[1] == same[1])
    #expect(next.count { $0.contains("RANGE=THISANDFUTURE:20261128T090000") } == 1)
    #expect(next.count { $0.contains("RANGE") } == 1)
    #expect(next.count { $0.contains("PARTSTAT=ACCEPTED") } == 1)
    let last = try answer("2026-11-29T09:00", .declined)
    #expect(last.count == 5 && last.count { $0.contains("PARTSTAT=DECLINED") } == 1)
    // Another program reads the same occurrences.
    let other = try ScheduleUseCaseFixture(kind)
    try other.take(fixture.written())
    #expect(try listed(other) == times)
  }

  @Test(arguments: StoreKind.available)
  func `an answer for the last overridden occurrence adds none after it`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let event = try taken(Self.held.replacing("20261126", with: "20261129"), fixture)
    let times = try listed(fixture)
    let place = OccurrenceID(event.id, at: wall("2026-11-29T09:00"))
    try fixture.useCases.answer(place, .declined, as: fixture.calendarFile)
    let after = try kept(fixture, event)
    #expect(after.count == 2 && !after[1].contains("RANGE"))
    #expect(after[1].contains("PARTSTAT=DECLINED"))
    #expect(try listed(fixture) == times)
    #expect(components(try fixture.written()) == after)
  }

  @Test(
    arguments: StoreKind.available,
    [
      "RDATE;VALUE=PERIOD:20261130T140000/PT3H", "RDATE:20261130T140000",
      "RDATE;VALUE=PERIOD:20261201T140000/PT2H,20261130T140000/20261130T170000",
    ])
  func `an occurrence with its own duration is answered separately`(kind: StoreKind, line: String)
    throws
  {
    let fixture = try ScheduleUseCaseFixture(kind)
    let text = ScheduleUseCaseFixture.calendar(
      [
        "UID:m", "DTSTART:20261124T090000", "DTEND:20261124T100000", "RRULE:FREQ=DAILY;COUNT=3",
        line, "SUMMARY:Choir", "SEQUENCE:2",
      ] + Self.guests)
    let event = try taken(text, fixture)
    let (before, times) = (try kept(fixture, event), try listed(fixture))
    let place = OccurrenceID(event.id, at: wall("2026-11-30T14:00"))
    for answer in [MeetingAnswer.declined, .accepted] {
      try fixture.useCases.answer(place, answer, as: fixture.calendarFile)
      let after = try kept(fixture, event)
      #expect(after.count == 2 && after[0] == before[0])
      #expect(after[1].contains("PARTSTAT=\(answer.rawValue.uppercased())"))
      #expect(after[1].contains("RECURRENCE-ID:20261130T140000"))
      #expect(after[1].contains("DTSTART:20261130T140000"))
      #expect(after[1].contains("DTEND:20261130T1\(line.contains("PERIOD") ? 7 : 5)0000"))
      #expect(try listed(fixture) == times)
      #expect(components(try fixture.written()) == after)
    }
  }

  @Test(
    arguments: StoreKind.available,
    [
      ("RRULE:FREQ=DAILY;COUNT=9", []), ("RDATE:20261126T090000", [.added]),
    ] as [(String, [SeriesException.Change])])
  func `an answer changes nothing else of an occurrence`(
    kind: StoreKind, given: (String, [SeriesException.Change])
  ) throws {
    let (line, wanted) = given
    let fixture = try ScheduleUseCaseFixture(kind)
    let event = try taken(
      ScheduleUseCaseFixture.calendar(
        ["UID:m", "DTSTART:20261124T090000", "DTEND:20261124T100000", line, "SUMMARY:Choir"]
          + Self.guests), fixture)
    let place = OccurrenceID(event.id, at: wall("2026-11-26T09:00"))
    func shown() throws -> Occurrence { try #require(try fixture.queries.occurrence(at: place)) }
    func changes() throws -> [SeriesException.Change] {
      try fixture.queries.exceptions(of: event.id).map(\.change)
    }
    #expect(try changes() == wanted)
    try fixture.useCases.answer(place, .accepted, as: fixture.calendarFile)
    #expect(try changes() == wanted)
    #expect(try !shown().isOverridden)
    let kept = try fixture.store.read { try $0.events.exceptions(of: event.id) }
    #expect(kept.map(\.isOverridden) == [true])
    // Reading the export again gives the same result.
    let other = try ScheduleUseCaseFixture(kind)
    try other.take(fixture.written())
    let copy = try #require(try other.event(uid: "m"))
    #expect(try other.queries.exceptions(of: copy.id).map(\.change) == wanted)
    // A change of its own makes it an override.
    var details = try shown().event.details
    details.reminders = try LeadTimes(minutesBefore: [30])
    try fixture.useCases.edit(place, to: details, scope: .only)
    #expect(try shown().isOverridden)
    #expect(try changes().map(\.details?.reminders) == [details.reminders])
  }
}
