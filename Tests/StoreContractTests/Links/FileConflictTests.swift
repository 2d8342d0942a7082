import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain

/// Conflicts between local changes and a file that is imported again.
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
      zones: ZoneFinder(environment: [:]).findZone),
    contacts: VCardLinkFormat(now: .fixed("2026-11-22T12:00", in: FixedZone.seoul)))

  private static let theirs = calendar([
    "SUMMARY": "SUMMARY:Theirs", "DESCRIPTION": "DESCRIPTION:Their note",
    "DTSTART": "DTSTART:20261124T140000", "DTEND": "DTEND:20261124T150000",
  ])

  /// Returns a store in which title, note and time were changed before the file changed them too.
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
    let outcome = try fixture.take(Self.theirs)
    #expect(outcome.updated == 1)
    return fixture
  }

  private func listed(_ fixture: ScheduleUseCaseFixture) throws -> [ListedLinkConflict] {
    try fixture.useCases.links.conflicts(as: Self.formats)
  }

  private func title(among found: [ListedLinkConflict]) throws -> ListedLinkConflict {
    try #require(found.first { $0.conflict.conflict.unit == .property("SUMMARY") })
  }

  @Test(arguments: StoreKind.available)
  func `conflicts with a file are listed beside those of links`(kind: StoreKind) throws {
    let fixture = try changed(kind)
    let found = try listed(fixture)
    #expect(
      found.map(\.conflict.conflict.unit.textForm) == [
        "property SUMMARY", "property DESCRIPTION", "when",
      ])
    #expect(
      found.allSatisfy { $0.isWithFile && $0.kind == .calendar && $0.currentItem?.title == "Mine" })
    let texts = found.map { listed in
      [listed.conflict.conflict.appliedValue, listed.conflict.conflict.overruledValue].map {
        content in
        content.map { Self.formats.events.text(of: $0) } ?? ""
      }
    }
    #expect(texts[0] == ["SUMMARY:Mine", "SUMMARY:Theirs"])
    #expect(texts[1] == ["DESCRIPTION:My note", "DESCRIPTION:Their note"])
    guard case .event(let mine)? = found[2].currentItem,
      case .event(let theirs)? = found[2].overruledItem
    else {
      Issue.record("\(found[2])")
      return
    }
    #expect(mine.span.start(in: fixture.zone) == wall("2026-11-24T12:00"))
    #expect(theirs.span.start(in: fixture.zone) == wall("2026-11-24T14:00"))
    // Importing the file again changes nothing.
    try fixture.take(Self.theirs)
    #expect(try listed(fixture).count == 3)
  }

  @Test(arguments: StoreKind.available, [false, true])
  func `each conflict is settled separately, for either side`(
    kind: StoreKind, isOther: Bool
  ) throws {
    let fixture = try changed(kind)
    for conflict in try listed(fixture) {
      try fixture.useCases.links.resolveConflict(
        conflict.conflict.number, bringingBack: isOther, as: Self.formats)
    }
    #expect(try listed(fixture).isEmpty)
    let event = try #require(try fixture.event(uid: "a"))
    #expect(event.title == (isOther ? "Theirs" : "Mine"))
    #expect(event.note == (isOther ? "Their note" : "My note"))
    #expect(
      event.span.start(in: fixture.zone)
        == wall(isOther ? "2026-11-24T14:00" : "2026-11-24T12:00"))
    #expect(throws: CalendarRefusal.noSuchConflict(1).error) {
      try fixture.useCases.links.resolveConflict(1, bringingBack: isOther, as: Self.formats)
    }
  }

  @Test(arguments: StoreKind.available)
  func `the value of a later file replaces that of an earlier one`(
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
    let title = try title(among: found)
    try fixture.useCases.links.resolveConflict(
      title.conflict.number, bringingBack: true, as: Self.formats)
    #expect(try fixture.event(uid: "a")?.title == "Newest")
    #expect(try fixture.event(uid: "a")?.note == "My note")
  }

  @Test(arguments: StoreKind.available)
  func `a conflict stays while other properties of the line change`(kind: StoreKind) throws {
    let fixture = try changed(kind)
    try fixture.take(
      Self.calendar([
        "SUMMARY": "SUMMARY;LANGUAGE=en:Theirs", "DESCRIPTION": "DESCRIPTION:Their note",
        "DTSTART": "DTSTART:20261124T140000", "DTEND": "DTEND:20261124T160000",
      ]))
    let found = try listed(fixture)
    #expect(found.count == 3)
    let title = try title(among: found)
    #expect(
      title.conflict.conflict.overruledValue.map { Self.formats.events.text(of: $0) }
        == "SUMMARY;LANGUAGE=en:Theirs")
    try fixture.useCases.links.resolveConflict(
      title.conflict.number, bringingBack: true, as: Self.formats)
    #expect(try fixture.event(uid: "a")?.title == "Theirs")
  }

  /// The ways in which a conflict ends, with the title afterwards.
  enum Ending: String, CaseIterable {
    case undone
    case alikeByHand
    case alikeInFile
    case forced
    case removed

    var title: String? {
      switch self {
      case .undone, .alikeInFile: "Mine"
      case .alikeByHand, .forced: "Theirs"
      case .removed: nil
      }
    }
  }

  private func end(_ ending: Ending, in fixture: ScheduleUseCaseFixture) throws {
    let event = try #require(try fixture.event(uid: "a"))
    switch ending {
    case .undone: try JournalUseCases(fixture.context, collection: nil).undo()
    case .alikeByHand:
      var details = event.details
      details.title = try EventTitle("Theirs")
      details.note = try EventNote("Their note")
      details.span = try EventSpan(
        from: wall("2026-11-24T14:00"), to: wall("2026-11-24T15:00"), zone: details.span.zone)
      try fixture.useCases.edit(event.id, to: details)
    case .alikeInFile:
      try fixture.take(
        Self.calendar([
          "SUMMARY": "SUMMARY:Mine", "DESCRIPTION": "DESCRIPTION:My note",
          "DTSTART": "DTSTART:20261124T120000", "DTEND": "DTEND:20261124T130000",
        ]))
    case .forced:
      try fixture.take(
        Self.calendar([
          "SUMMARY": "SUMMARY:Theirs", "DESCRIPTION": "DESCRIPTION:Their note",
          "DTSTART": "DTSTART:20261124T140000", "DTEND": "DTEND:20261124T150000",
        ]), takingOlder: true)
    case .removed: try fixture.store.write { try $0.events.remove(event.id) }
    }
  }

  @Test(arguments: StoreKind.available, Ending.allCases)
  func `a conflict that ended is not listed and cannot be settled`(
    kind: StoreKind, ending: Ending
  ) throws {
    let fixture = try changed(kind)
    let numbers = try listed(fixture).map(\.conflict.number)
    #expect(numbers.count == 3)
    try end(ending, in: fixture)
    #expect(try listed(fixture).isEmpty)
    for (number, isOther) in zip(numbers, [true, false, true]) {
      #expect(throws: CalendarRefusal.noSuchConflict(number).error) {
        try fixture.useCases.links.resolveConflict(number, bringingBack: isOther, as: Self.formats)
      }
    }
    #expect(try fixture.event(uid: "a")?.title == ending.title)
  }

  @Test(arguments: StoreKind.available)
  func `a conflict recorded without occurrences stays, and is displayed with them`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    func text(at hour: String, movedTo moved: String?) -> String {
      let stamp = ["UID:a", "DTSTAMP:20261101T000000Z", "SUMMARY:Choir"]
      let series = stamp + ["DTSTART:20261124T\(hour)0000", "RRULE:FREQ=DAILY"]
      guard let moved else { return ScheduleUseCaseFixture.calendar(series) }
      return ScheduleUseCaseFixture.calendar(
        series,
        stamp + ["RECURRENCE-ID:20261125T\(hour)0000", "DTSTART:20261125T\(moved)0000"])
    }
    try fixture.take(text(at: "10", movedTo: nil))
    var event = try #require(try fixture.event(uid: "a"))
    event.details.span = try EventSpan(
      from: wall("2026-11-24T12:00"), to: wall("2026-11-24T13:00"), zone: event.span.zone)
    try fixture.store.write { [event] in try $0.events.save(event) }
    try fixture.take(text(at: "11", movedTo: "14"))
    let found = try #require(try listed(fixture).first).conflict
    let whole = try #require(found.conflict.overruledValue)
    let lines = String(decoding: whole, as: UTF8.self).split(separator: "\n" as Character)
    let rule = try #require(lines.firstIndex { $0.hasPrefix("RRULE") })
    #expect(rule < lines.count - 1)
    func note(_ other: LinkUnits.Content) throws {
      try fixture.store.write { repositories in
        for one in try repositories.links.conflicts() {
          try repositories.links.removeConflict(one.number)
        }
        try repositories.links.addConflict(
          LinkMerge.Conflict(
            part: LinkUnits.wholeItem, unit: .timing, kept: found.conflict.appliedValue,
            other: other),
          uid: "a", thing: found.itemID, of: nil, at: found.recordedAt)
      }
    }
    try note(Array(lines[...rule].map { $0 + "\n" }.joined().utf8))
    #expect(try listed(fixture).map(\.conflict.conflict.overruledValue) == [whole])
    // A value that no file has any more is not a conflict.
    try note(Array("DTSTART:20261124T090000\n".utf8))
    #expect(try listed(fixture).isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `a conflict is listed again after undo and redo of the import`(
    kind: StoreKind
  ) throws {
    let fixture = try changed(kind)
    let journal = JournalUseCases(fixture.context, collection: nil)
    let before = try listed(fixture)
    try journal.undo()
    #expect(try listed(fixture).isEmpty)
    try journal.redo()
    #expect(try listed(fixture) == before)
    try fixture.useCases.links.resolveConflict(
      before[0].conflict.number, bringingBack: true, as: Self.formats)
    #expect(try fixture.event(uid: "a")?.title == "Theirs")
  }

  @Test(arguments: StoreKind.available)
  func `a conflict that ended does not return with a later import`(kind: StoreKind) throws {
    let fixture = try changed(kind)
    try end(.alikeByHand, in: fixture)
    try fixture.take(
      Self.calendar([
        "SUMMARY": "SUMMARY:Theirs", "DESCRIPTION": "DESCRIPTION:Newest",
        "DTSTART": "DTSTART:20261124T140000", "DTEND": "DTEND:20261124T150000",
      ]))
    let event = try #require(try fixture.event(uid: "a"))
    #expect(event.note == "Newest")
    var details = event.details
    details.title = try EventTitle("Third")
    try fixture.useCases.edit(event.id, to: details)
    #expect(try listed(fixture).isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `both sides are displayed with their present values`(kind: StoreKind) throws {
    let fixture = try changed(kind)
    let event = try #require(try fixture.event(uid: "a"))
    var details = event.details
    details.title = try EventTitle("Mine, too")
    try fixture.useCases.edit(event.id, to: details)
    let title = try #require(try listed(fixture).first).conflict.conflict
    #expect(
      [title.appliedValue, title.overruledValue].map { $0.map { Self.formats.events.text(of: $0) } }
        == ["SUMMARY:Mine, too", "SUMMARY:Theirs"])
  }

  @Test(arguments: StoreKind.available)
  func `occurrences moved on both sides are listed, and undone with the import`(
    kind: StoreKind
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    func text(movedTo hour: String?) -> String {
      let stamp = ["UID:a", "DTSTAMP:20261101T000000Z", "SUMMARY:Choir"]
      let series =
        stamp + ["DTSTART:20261124T100000", "DTEND:20261124T110000", "RRULE:FREQ=DAILY"]
      guard let hour else { return ScheduleUseCaseFixture.calendar(series) }
      return ScheduleUseCaseFixture.calendar(
        series,
        stamp + [
          "RECURRENCE-ID:20261125T100000", "DTSTART:20261125T\(hour)0000",
          "DTEND:20261125T\(hour)3000", "LOCATION:Hall",
        ])
    }
    try fixture.take(text(movedTo: nil))
    let event = try #require(try fixture.event(uid: "a"))
    let original = wall("2026-11-25T10:00")
    var details = event.details
    details.span = try EventSpan(
      from: wall("2026-11-25T12:00"), to: wall("2026-11-25T13:00"), zone: details.span.zone)
    details.place = try EventPlace("Room 3")
    try fixture.store.write { repositories in
      try repositories.events.save(
        SeriesException(of: event.id, at: original, .overridden(details)))
    }
    try fixture.take(text(movedTo: "14"))
    let found = try #require(try listed(fixture).first)
    let sides = [found.conflict.conflict.appliedValue, found.conflict.conflict.overruledValue]
      .map { content in content.map { Self.formats.events.text(of: $0) } ?? "" }
    #expect(sides[0].contains(":20261125T120000"), "\(sides)")
    #expect(sides[1].contains(":20261125T140000"), "\(sides)")
    #expect(sides[0].contains("LOCATION:Room 3"), "\(sides)")
    #expect(sides[1].contains("LOCATION:Hall"), "\(sides)")
    let journal = JournalUseCases(fixture.context, collection: nil)
    try journal.undo()
    #expect(try listed(fixture).isEmpty)
    try journal.redo()
    try fixture.useCases.links.resolveConflict(
      found.conflict.number, bringingBack: true, as: Self.formats)
    let times = try fixture.store.read { try $0.events.exceptions(of: event.id) }
    #expect(
      times.map { $0.details?.span.start(in: fixture.zone) } == [wall("2026-11-25T14:00")])
    #expect(times.map { $0.details?.place?.value } == ["Hall"])
  }
}
