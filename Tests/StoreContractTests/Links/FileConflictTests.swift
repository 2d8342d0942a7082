import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain

/// What was changed here, and otherwise in a file that is read again, waits to be settled.
@Suite struct FileConflictTests {
  private static let usual = [
    "SUMMARY:Choir", "DESCRIPTION:First", "DTSTART:20261124T100000", "DTEND:20261124T110000",
  ]

  private static func calendar(_ changes: [String: String]) -> String {
    let lines = usual.map { line in
      changes[String(line.prefix { $0 != ":" })] ?? line
    }
    return ScheduleUseCaseFixture.calendar(["UID:a", "DTSTAMP:20261101T000000Z"] + lines)
  }

  private static let formats = LinkFormats(
    events: ICalendarFile(
      clock: LocalClock(now: .fixed("2026-11-22T12:00"), zone: FixedZone.seoul),
      zones: ZoneFinder(environment: [:]).known),
    contacts: VCardLinkFormat(now: .fixed("2026-11-22T12:00", in: FixedZone.seoul)))

  /// A store in which title, note and time were changed, before a file told others.
  private func changed(_ kind: StoreKind) throws -> ScheduleUseCaseFixture {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(Self.calendar([:]))
    let event = try #require(try fixture.event(uid: "a"))
    var details = event.details
    details.title = try EventTitle("Mine")
    details.note = try EventNote("My note")
    details.span = try EventSpan(
      from: wall("2026-11-24T12:00"), to: wall("2026-11-24T13:00"), zone: details.span.zone)
    try fixture.useCases.edit(event.id, to: details)
    let outcome = try fixture.take(
      Self.calendar([
        "SUMMARY": "SUMMARY:Theirs", "DESCRIPTION": "DESCRIPTION:Their note",
        "DTSTART": "DTSTART:20261124T140000", "DTEND": "DTEND:20261124T150000",
      ]))
    #expect(outcome.updated == 1)
    return fixture
  }

  private func listed(_ fixture: ScheduleUseCaseFixture) throws -> [ListedLinkConflict] {
    try fixture.useCases.links.conflicts(as: Self.formats)
  }

  @Test(arguments: StoreKind.available)
  func `both sides are listed with what is linked`(kind: StoreKind) throws {
    let fixture = try changed(kind)
    let found = try listed(fixture)
    #expect(
      found.map(\.conflict.conflict.unit.spelling) == [
        "property SUMMARY", "property DESCRIPTION", "when",
      ])
    #expect(found.allSatisfy { $0.isOfFile && $0.kind == .calendar && $0.thing?.title == "Mine" })
    let texts = found.map { listed in
      [listed.conflict.conflict.kept, listed.conflict.conflict.other].map { content in
        content.map { Self.formats.events.text(of: $0) } ?? ""
      }
    }
    #expect(texts[0] == ["SUMMARY:Mine", "SUMMARY:Theirs"])
    #expect(texts[1] == ["DESCRIPTION:My note", "DESCRIPTION:Their note"])
    guard case .event(let mine)? = found[2].thing, case .event(let theirs)? = found[2].other else {
      Issue.record("\(found[2])")
      return
    }
    #expect(mine.span.start(in: fixture.zone) == wall("2026-11-24T12:00"))
    #expect(theirs.span.start(in: fixture.zone) == wall("2026-11-24T14:00"))
    // The same file once more says nothing new.
    try fixture.take(
      Self.calendar([
        "SUMMARY": "SUMMARY:Theirs", "DESCRIPTION": "DESCRIPTION:Their note",
        "DTSTART": "DTSTART:20261124T140000", "DTEND": "DTEND:20261124T150000",
      ]))
    #expect(try listed(fixture).count == 3)
  }

  @Test(arguments: StoreKind.available, [false, true])
  func `each is settled by itself, as it stands or as the file has it`(
    kind: StoreKind, isOther: Bool
  ) throws {
    let fixture = try changed(kind)
    for conflict in try listed(fixture) {
      try fixture.useCases.links.settle(
        conflict.conflict.number, bringingBack: isOther, as: Self.formats)
    }
    #expect(try listed(fixture).isEmpty)
    let event = try #require(try fixture.event(uid: "a"))
    #expect(event.title == (isOther ? "Theirs" : "Mine"))
    #expect(event.note == (isOther ? "Their note" : "My note"))
    #expect(
      event.span.start(in: fixture.zone)
        == wall(isOther ? "2026-11-24T14:00" : "2026-11-24T12:00"))
    #expect(throws: CalendarRefusal.noConflict(1).error) {
      try fixture.useCases.links.settle(1, bringingBack: isOther, as: Self.formats)
    }
  }

  @Test(arguments: StoreKind.available)
  func `what a later file says stands in the place of what an earlier one said`(
    kind: StoreKind
  ) throws {
    let fixture = try changed(kind)
    try fixture.take(
      Self.calendar([
        "SUMMARY": "SUMMARY:Newest", "DESCRIPTION": "DESCRIPTION:Their note",
        "DTSTART": "DTSTART:20261124T140000", "DTEND": "DTEND:20261124T150000",
      ]))
    let found = try listed(fixture)
    #expect(found.count == 3)
    let title = try #require(
      found.first { $0.conflict.conflict.unit == .property("SUMMARY") })
    try fixture.useCases.links.settle(
      title.conflict.number, bringingBack: true, as: Self.formats)
    #expect(try fixture.event(uid: "a")?.title == "Newest")
    #expect(try fixture.event(uid: "a")?.note == "My note")
  }

  @Test(arguments: StoreKind.available)
  func `what is gone is settled, and stays gone`(kind: StoreKind) throws {
    let fixture = try changed(kind)
    let event = try #require(try fixture.event(uid: "a"))
    try fixture.store.write { try $0.events.remove(event.id) }
    let found = try listed(fixture)
    #expect(found.count == 3 && found.allSatisfy { $0.thing == nil && $0.other == nil })
    for conflict in found {
      try fixture.useCases.links.settle(
        conflict.conflict.number, bringingBack: true, as: Self.formats)
    }
    #expect(try listed(fixture).isEmpty)
    #expect(try fixture.event(uid: "a") == nil)
  }
}
