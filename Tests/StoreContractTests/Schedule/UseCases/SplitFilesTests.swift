import HearthTestSupport
import Testing

@testable import HearthDomain

/// Splitting imported series: what only the file contains applies to both parts.
@Suite struct SplitFilesTests {
  private static let own = [
    "CLASS:PRIVATE", "LOCATION:Hall", "STATUS:TENTATIVE", "ORGANIZER:mailto:me@example.com",
    "ATTENDEE;CN=A;PARTSTAT=ACCEPTED:mailto:a@example.com", "X-THING;X-P=1:one",
  ]
  private static let alarm = [
    "BEGIN:VALARM", "ACTION:AUDIO", "TRIGGER:-P40W", "ATTACH:ding.wav", "UID:alarm-1", "END:VALARM",
  ]
  /// The alarm as copied to another event.
  private static let copiedAlarm = alarm.filter { !$0.hasPrefix("UID") }

  private func file(_ start: String = "DTSTART;TZID=\"Asia/Seoul\":20261124T090000") -> String {
    ScheduleUseCaseFixture.calendar(
      ["UID:choir@example.com", "DTSTAMP:20261101T000000Z", start, "DURATION:PT1H"]
        + ["RRULE:FREQ=WEEKLY;COUNT=8", "EXDATE;TZID=Asia/Seoul:20261201T090000"]
        + ["EXDATE;TZID=Asia/Seoul:20261222T090000", "SUMMARY:Choir"] + Self.own + Self.alarm,
      [
        "UID:choir@example.com", "RECURRENCE-ID;TZID=Asia/Seoul:20261208T090000",
        "DTSTART;TZID=Asia/Seoul:20261208T120000", "DTEND;TZID=Asia/Seoul:20261208T130000",
        "SUMMARY:Choir", "LOCATION:Attic",
      ],
      [
        "UID:choir@example.com", "RECURRENCE-ID;TZID=Asia/Seoul:20261229T090000",
        "DTSTART;TZID=Asia/Seoul:20261229T120000", "DTEND;TZID=Asia/Seoul:20261229T130000",
        "SUMMARY:Choir", "LOCATION:Yard", "X-ONE:1",
      ])
  }

  private func parts(_ text: String) -> [String] {
    text.components(separatedBy: "BEGIN:VEVENT\r\n").dropFirst().map {
      $0.components(separatedBy: "END:VEVENT")[0]
    }
  }

  /// Splits at the fourth occurrence, on 15 December, with these changes.
  private func cut(
    _ fixture: ScheduleUseCaseFixture, _ change: (inout EventDetails) throws -> Void
  ) throws -> EventOutcome {
    try fixture.tellOwnAddress()
    let id = try #require(try fixture.event(uid: "choir@example.com")).id
    let place = OccurrenceID(id, at: wall("2026-12-15T09:00"))
    var details = try #require(try fixture.queries.occurrence(at: place)).event.details
    try change(&details)
    return try fixture.useCases.edit(place, to: details, scope: .fromHere, notifying: true)
  }

  @Test(arguments: StoreKind.available)
  func `the later part keeps all properties from the file`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(file())
    let later = try cut(fixture) { $0.title = try EventTitle("Opera") }.event
    let text = try fixture.written()
    let parts = parts(text)
    #expect(parts.count == 4, "\(text)")
    // The earlier part keeps its overrides and ends.
    let former = parts.filter { $0.contains("UID:choir@example.com") }
    #expect(former.count == 2 && former[1].contains("LOCATION:Attic"), "\(text)")
    #expect(former[0].contains("RRULE:FREQ=WEEKLY;UNTIL=20261208T000000Z"), "\(former[0])")
    #expect(!former[0].contains("20261222") && former[0].contains("20261201"))
    let cut = parts.filter { $0.contains("UID:\(later.id.uid)") }
    #expect(cut.count == 2, "\(text)")
    let whole = try #require(cut.first)
    #expect(whole.contains(Self.copiedAlarm.joined(separator: "\r\n")), "\(whole)")
    #expect(!whole.contains("alarm-1"))
    for line in Self.own + [
      "DTSTART;TZID=\"Asia/Seoul\":20261215T090000", "DURATION:PT1H", "SUMMARY:Opera",
      "RRULE:FREQ=WEEKLY;COUNT=5", "RELATED-TO:choir@example.com",
      "EXDATE;TZID=Asia/Seoul:20261222T090000",
    ] {
      #expect(whole.contains(line + "\r\n"), "\(line)\n\(whole)")
    }
    #expect(!whole.contains("20261201"))
    #expect(cut[1].contains("LOCATION:Yard\r\nX-ONE:1") && !cut[1].contains("RELATED-TO"))
    #expect(cut[1].contains("RECURRENCE-ID;TZID=Asia/Seoul:20261229T090000"))
    // The export is complete: other stores need nothing else, and importing it twice changes
    // nothing.
    let other = try ScheduleUseCaseFixture(kind)
    try other.take(text)
    #expect(try other.written() == text)
    #expect(try starts(other) == starts(fixture))
    // The export becomes the text of the earlier part, which was edited since the import.
    for _ in 1...2 { #expect(try fixture.take(text).unchanged == 2) }
    #expect(try fixture.written() == text)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `a moved part moves its overrides in the file`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(file())
    let later = try cut(fixture) { details in
      details.span = try times("2026-12-15T10:00", "2026-12-15T11:00")
    }.event
    let text = try fixture.written()
    let cut = parts(text).filter { $0.contains("UID:\(later.id.uid)") }
    #expect(cut.count == 2, "\(text)")
    #expect(cut[0].contains("DTSTART;TZID=\"Asia/Seoul\":20261215T100000\r\nDURATION:PT1H"))
    #expect(cut[0].contains("EXDATE;TZID=\"Asia/Seoul\":20261222T100000"), "\(cut[0])")
    #expect(cut[1].contains("RECURRENCE-ID;TZID=Asia/Seoul:20261229T100000"), "\(cut[1])")
    #expect(cut[1].contains("LOCATION:Yard\r\nX-ONE:1"))
    let other = try ScheduleUseCaseFixture(kind)
    try other.take(text)
    #expect(try starts(other) == starts(fixture))
  }

  @Test(arguments: StoreKind.available)
  func `overrides that a new rule does not give are removed`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(car)
    let id = try #require(try fixture.event(uid: "choir@example.com")).id
    let place = OccurrenceID(id, at: wall("2026-12-08T09:00"))
    let details = try #require(try fixture.queries.occurrence(at: place)).event.details
    try fixture.useCases.edit(
      place, to: details,
      repeating: .replace(EnteredRepetition(.rule(Recurrence("FREQ=WEEKLY;BYDAY=TU")))), scope: .all
    )
    let left = try starts(fixture)
    #expect(!left.isEmpty && !left.contains { $0.hasPrefix("2026-12-18") }, "\(left)")
  }

  @Test(arguments: StoreKind.available)
  func `a relation from the file is kept beside the one to the earlier part`(kind: StoreKind) throws
  {
    let fixture = try ScheduleUseCaseFixture(kind)
    let text = file().components(separatedBy: "CLASS:PRIVATE\r\n")
    try fixture.take(text.joined(separator: "CLASS:PRIVATE\r\nRELATED-TO:project@example.com\r\n"))
    let later = try cut(fixture) { $0.title = try EventTitle("Opera") }.event
    let written = try fixture.written()
    let whole = try #require(parts(written).first { $0.contains("UID:\(later.id.uid)") })
    let relations = whole.components(separatedBy: "\r\n").filter { $0.hasPrefix("RELATED-TO") }
    #expect(
      Set(relations) == ["RELATED-TO:project@example.com", "RELATED-TO:choir@example.com"],
      "\(whole)")
  }

  @Test(arguments: StoreKind.available)
  func `an alarm that refers to another does so in the later part, too`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let snoozed = [
      "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-P41W", "UID:alarm-2",
      "RELATED-TO;RELTYPE=SNOOZE:alarm-1", "X-WR-ALARMUID:alarm-2", "END:VALARM", "",
    ]
    let text = file().components(separatedBy: "UID:alarm-1\r\nEND:VALARM\r\n")
    try fixture.take(
      text.joined(separator: "UID:alarm-1\r\nEND:VALARM\r\n" + snoozed.joined(separator: "\r\n")))
    let later = try cut(fixture) { $0.title = try EventTitle("Opera") }.event
    let written = try fixture.written()
    let parts = parts(written)
    let whole = try #require(parts.first { $0.contains("UID:\(later.id.uid)") })
    let lines = whole.components(separatedBy: "\r\n")
    let start = "RELATED-TO;RELTYPE=SNOOZE:"
    let name = try #require(lines.first { $0.hasPrefix(start) }).dropFirst(start.count)
    #expect(lines.filter { $0 == "UID:\(name)" }.count == 1, "\(whole)")
    #expect(name != later.id.uid && !whole.contains("alarm-"), "\(whole)")
    // The alarms of the earlier part keep their UIDs.
    let former = try #require(parts.first { $0.contains("UID:choir@example.com") })
    #expect(former.contains(snoozed.joined(separator: "\r\n")), "\(former)")
  }

  @Test(arguments: StoreKind.available)
  func `a part of a part refers to the part before it`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let text = file().components(separatedBy: "CLASS:PRIVATE\r\n")
    try fixture.take(
      text.joined(separator: "CLASS:PRIVATE\r\nRELATED-TO;RELTYPE=SIBLING:other\r\n"))
    let later = try cut(fixture) { $0.title = try EventTitle("Opera") }.event
    let place = OccurrenceID(later.id, at: wall("2027-01-05T09:00"))
    var details = try #require(try fixture.queries.occurrence(at: place)).event.details
    details.title = try EventTitle("Ballet")
    let last = try fixture.useCases.edit(place, to: details, scope: .fromHere, notifying: true)
    let written = try fixture.written()
    let whole = try #require(parts(written).first { $0.contains("UID:\(last.event.id.uid)") })
    #expect(whole.contains("RELATED-TO:\(later.id.uid)") && whole.contains("X-THING;X-P=1:one"))
    // Other relations stay.
    let relations = whole.components(separatedBy: "\r\n").filter { $0.hasPrefix("RELATED-TO") }
    #expect(
      relations == ["RELATED-TO;RELTYPE=SIBLING:other", "RELATED-TO:\(later.id.uid)"],
      "\(whole)")
    #expect(whole.contains("SUMMARY:Ballet") && whole.contains("RRULE:FREQ=WEEKLY;COUNT=2"))
  }

  /// A series with overrides in UTC, in its own zone, and without a visible difference.
  private let car = ScheduleUseCaseFixture.calendar(
    [
      "UID:choir@example.com", "DTSTAMP:20261101T000000Z",
      "DTSTART;TZID=Asia/Seoul:20261208T090000", "DTEND;TZID=Asia/Seoul:20261208T100000",
      "RRULE:FREQ=DAILY;COUNT=20", "EXDATE;TZID=Asia/Seoul:20261219T090000", "SUMMARY:Car",
      "DESCRIPTION:Bring notes", "LOCATION:Old room",
    ],
    [
      "UID:choir@example.com", "RECURRENCE-ID:20261216T000000Z",
      "DTSTART;TZID=Asia/Seoul:20261216T110000", "DTEND;TZID=Asia/Seoul:20261216T120000",
      "SUMMARY:Car", "DESCRIPTION:Bring notes", "LOCATION:Yard", "X-ONE:1",
    ],
    [
      "UID:choir@example.com", "RECURRENCE-ID;TZID=Asia/Seoul:20261217T090000",
      "DTSTART;TZID=Asia/Seoul:20261217T090000", "DTEND;TZID=Asia/Seoul:20261217T100000",
      "SUMMARY:Own words", "LOCATION:Attic",
    ],
    [
      "UID:choir@example.com", "RECURRENCE-ID;TZID=Asia/Seoul:20261218T090000",
      "DTSTART;TZID=Asia/Seoul:20261218T090000", "DTEND;TZID=Asia/Seoul:20261218T100000",
      "SUMMARY:Car", "DESCRIPTION:Bring notes", "LOCATION:Old room", "X-TWO:2",
    ])

  @Test(.inWholeRuns, arguments: StoreKind.available, [SeriesScope.fromHere, .all])
  func `overrides stay when the series becomes all-day`(
    kind: StoreKind, scope: SeriesScope
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(car)
    let id = try #require(try fixture.event(uid: "choir@example.com")).id
    let place = OccurrenceID(id, at: wall("2026-12-15T09:00"))
    var details = try #require(try fixture.queries.occurrence(at: place)).event.details
    let on = day("2026-12-15")
    details.span = try EventSpan(allDayFrom: on, through: on, zone: "Asia/Seoul")
    let later = try fixture.useCases.edit(place, to: details, scope: scope).event
    let text = try fixture.written()
    let uid = scope == .all ? "choir@example.com" : later.id.uid
    let parts = parts(text).filter { $0.contains("UID:\(uid)\r\n") }
    #expect(parts.count == 4, "\(text)")
    #expect(parts[0].contains("EXDATE;VALUE=DATE:20261219"), "\(text)")
    for (part, lines) in zip(
      parts.dropFirst(),
      [
        ["RECURRENCE-ID;VALUE=DATE:20261216", "LOCATION:Yard", "X-ONE:1"],
        ["RECURRENCE-ID;VALUE=DATE:20261217", "SUMMARY:Own words", "LOCATION:Attic"],
        ["RECURRENCE-ID;VALUE=DATE:20261218", "LOCATION:Old room", "X-TWO:2"],
      ])
    {
      for line in lines { #expect(part.contains(line + "\r\n"), "\(line)\n\(part)") }
    }
    let other = try ScheduleUseCaseFixture(kind)
    try other.take(text)
    #expect(try starts(other) == starts(fixture))
    #expect(try other.written() == text)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available, [SeriesScope.fromHere, .all])
  func `an override with differences only in the file stays`(
    kind: StoreKind, scope: SeriesScope
  ) throws {
    for isMoved in [true, false] {
      let fixture = try ScheduleUseCaseFixture(kind)
      try fixture.take(car)
      let id = try #require(try fixture.event(uid: "choir@example.com")).id
      let place = OccurrenceID(id, at: wall("2026-12-15T09:00"))
      var details = try #require(try fixture.queries.occurrence(at: place)).event.details
      if isMoved {
        details.span = try times("2026-12-15T10:00", "2026-12-15T11:00")
      } else {
        details.title = try EventTitle("Bus")
      }
      try fixture.useCases.edit(place, to: details, scope: scope)
      let text = try fixture.written()
      let part = try #require(parts(text).first { $0.contains("X-TWO:2") }, "\(text)")
      #expect(part.contains("LOCATION:Old room") && !part.contains("RRULE"), "\(part)")
      #expect(part.contains(isMoved ? "20261218T100000" : "SUMMARY:Bus"), "\(part)")
    }
  }

  @Test(arguments: StoreKind.available)
  func `an override for all later occurrences continues with its file properties`(kind: StoreKind)
    throws
  {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(
      ScheduleUseCaseFixture.calendar(
        [
          "UID:choir@example.com", "DTSTAMP:20261101T000000Z",
          "DTSTART;TZID=Asia/Seoul:20261124T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=12",
          "SUMMARY:Choir", "LOCATION:Old room", "X-A:1",
        ],
        [
          "UID:choir@example.com",
          "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Asia/Seoul:20261201T090000",
          "DTSTART;TZID=Asia/Seoul:20261201T100000", "DURATION:PT1H", "SUMMARY:Choir",
          "LOCATION:New room", "X-ONE:1",
        ]))
    let id = try #require(try fixture.event(uid: "choir@example.com")).id
    let place = OccurrenceID(id, at: wall("2026-12-15T09:00"))
    var details = try #require(try fixture.queries.occurrence(at: place)).event.details
    details.title = try EventTitle("Opera")
    let later = try fixture.useCases.edit(place, to: details, scope: .fromHere).event
    let text = try fixture.written()
    let cut = parts(text).filter { $0.contains("UID:\(later.id.uid)") }
    #expect(cut.count == 2 && cut[0].contains("LOCATION:Old room\r\nX-A:1"), "\(text)")
    for line in [
      "LOCATION:New room\r\nX-ONE:1", "20261215T090000", "RANGE=THISANDFUTURE",
      "DTSTART;TZID=Asia/Seoul:20261215T100000", "SUMMARY:Opera",
    ] {
      #expect(cut[1].contains(line), "\(line)\n\(cut[1])")
    }
    #expect(!cut[1].contains("DESCRIPTION") && !cut[1].contains("X-A"), "\(cut[1])")
    let other = try ScheduleUseCaseFixture(kind)
    try other.take(text)
    #expect(try starts(other) == starts(fixture))
  }

  @Test(arguments: StoreKind.available)
  func `a later part with one occurrence becomes a single event`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(file())
    try fixture.tellOwnAddress()
    let id = try #require(try fixture.event(uid: "choir@example.com")).id
    let place = OccurrenceID(id, at: wall("2026-12-15T09:00"))
    let details = try #require(try fixture.queries.occurrence(at: place)).event.details
    let outcome = try fixture.useCases.edit(
      place, to: details, repeating: .stop, scope: .fromHere, notifying: true)
    let text = try fixture.written()
    let cut = parts(text).filter { $0.contains("UID:\(outcome.event.id.uid)") }
    #expect(cut.count == 1 && cut[0].contains("X-THING;X-P=1:one"), "\(text)")
    #expect(!cut[0].contains("RRULE") && !cut[0].contains("EXDATE"), "\(cut[0])")
    let other = try ScheduleUseCaseFixture(kind)
    try other.take(text)
    #expect(try starts(other) == starts(fixture))
  }

  @Test(arguments: StoreKind.available)
  func `removing later occurrences leaves the rest unchanged`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(file())
    let id = try #require(try fixture.event(uid: "choir@example.com")).id
    try fixture.useCases.remove(
      [OccurrenceID(id, at: wall("2026-12-15T09:00"))], scope: .fromHere, notifying: true)
    let parts = parts(try fixture.written())
    #expect(parts.count == 2 && parts[1].contains("LOCATION:Attic"))
    for line in Self.own + Self.alarm + ["EXDATE;TZID=Asia/Seoul:20261201T090000"] {
      #expect(parts[0].contains(line + "\r\n"), "\(line)\n\(parts[0])")
    }
  }

  /// Returns a series whose text has the maximum size: that many lines of some size, and one line
  /// with the rest.
  private func full(_ kind: StoreKind, _ lines: Int) throws -> ScheduleUseCaseFixture {
    func text(_ rest: Int) -> String {
      ScheduleUseCaseFixture.calendar(
        [
          "UID:choir@example.com", "DTSTAMP:20261101T000000Z",
          "DTSTART;TZID=Asia/Seoul:20261124T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=8",
          "SUMMARY:Choir", "LOCATION:Hall",
        ]
          + Array(repeating: "X-LINE:" + String(repeating: "x", count: 900), count: lines)
          + ["X-LAST:" + String(repeating: "y", count: rest)])
    }
    let trial = try ScheduleUseCaseFixture(kind)
    try trial.take(text(0))
    let event = try #require(try trial.event(uid: "choir@example.com"))
    let kept = try #require(try trial.queries.text(of: event))
    let room = EventText.maxBytes - 4 - kept.text.utf8.count - kept.zones.utf8.count
    try #require(room > 0)
    let fixture = try ScheduleUseCaseFixture(kind)
    let outcome = try fixture.take(text(room))
    #expect(outcome.added == 1 && outcome.report.warnings.total == 0)
    return fixture
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `a line that does not fit into the later part is named`(kind: StoreKind) throws {
    let fixture = try full(kind, 0)
    let outcome = try cut(fixture) { $0.title = try EventTitle("Opera") }
    #expect(outcome.omittedLines == ["X-LAST"])
    let parts = parts(try fixture.written())
    #expect(parts.count == 2)
    #expect(parts[0].contains("X-LAST:yyy") && !parts[1].contains("X-LAST"))
    #expect(parts[1].contains("LOCATION:Hall\r\n") && parts[1].contains("SUMMARY:Opera\r\n"))
    // With enough room, no line is left out.
    let other = try ScheduleUseCaseFixture(kind)
    try other.take(file())
    #expect(try cut(other) { $0.title = try EventTitle("Opera") }.omittedLines.isEmpty)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `a series without room for all of its lines is not split`(kind: StoreKind) throws {
    let fixture = try full(kind, 576)
    let before = try fixture.written()
    #expect(throws: CalendarRefusal.isTooLargeToSplit(title: "Choir").error) {
      try cut(fixture) { $0.title = try EventTitle("Opera") }
    }
    #expect(try fixture.written() == before)
    // One or all occurrences can be changed.
    let id = try #require(try fixture.event(uid: "choir@example.com")).id
    let place = OccurrenceID(id, at: wall("2026-12-15T09:00"))
    var details = try #require(try fixture.queries.occurrence(at: place)).event.details
    details.title = try EventTitle("Opera")
    for scope in [SeriesScope.only, .all] {
      try fixture.useCases.edit(place, to: details, scope: scope)
    }
    #expect(try fixture.written().contains("SUMMARY:Opera"))
  }

  private func starts(_ fixture: ScheduleUseCaseFixture) throws -> [String] {
    try fixture.queries.list(.on(day("2026-11-01")...day("2027-03-01")), in: 0..<99).map {
      "\($0.start) \($0.event.title)"
    }
  }
}
