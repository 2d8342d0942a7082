import HearthData
import HearthDomain
import HearthSamples

extension FuzzTarget {
  /// Calendars: unchanged events are written byte for byte as they were read, and reading them
  /// again returns the same events.
  static let iCalendar = FuzzTarget(
    "icalendar", corpus: ICalendarSample.allCases.map(\.bytes) + Calendars.tables,
    words: Calendars.words
  ) {
    let zone = FixedZone(name: "Asia/Seoul", secondsEast: 9 * 3600)
    let finder = ZoneFinder(environment: [:])
    let file = ICalendarFile(
      clock: LocalClock(now: Now { Instant(milliseconds: 1_795_000_000_000) }, zone: zone),
      zones: finder.findZone)
    return { input in
      let events: [ReadEvent] = try Reading.both(input) { source, events in
        try file.read(source) { event, _ in events.append(event) }
      }
      let kept = try events.enumerated().map { try Calendars.kept($1, $0 + 1) }
      let writer = file.makeWriter(zoned: false)
      for (read, event) in zip(events, kept) {
        writer.register(event)
        guard let text = event.text else { continue }
        try RuleViolation.unless(
          file.parsedEvent(of: text)?.details == read.details, "kept text says something else")
        // Marks of broken lines are not written.
        let again = String(decoding: writer.bytes(of: event), as: UTF8.self)
        try RuleViolation.unless(
          read.text.utf8.contains(1) || again == read.text, "unchanged, and written otherwise")
        _ = writer.bytes(of: StoredEvent(event.event, event.exceptions, text: nil))
      }
      let written = writer.header() + kept.flatMap(writer.bytes) + writer.footer()
      var again: [ReadEvent] = []
      _ = try file.read(Reading.source(written)) { event, _ in again.append(event) }
      try RuleViolation.unless(
        Set(again.map(\.uid)) == Set(events.map(\.uid)), "\(events.count) events are \(again.count)"
      )
    }
  }
}

enum Calendars {
  /// Tables of events from other programs.
  static let tables = [
    "title,start,end,place,notes\nA,2026-12-01 19:00,21:00,x,y\nB,1/12/2026,31/12/2026,,\n",
    "Name,Date,Location,Tags\nA,\"May 1, 2026 9:00 AM (GMT+9) → May 2, 2026\",x,\"y, z\"\n",
  ].map { Array($0.utf8) }

  static let words = [
    "BEGIN:VEVENT\r\n", "END:VEVENT\r\n", "BEGIN:VCALENDAR\r\n", "END:VCALENDAR\r\n",
    "BEGIN:VALARM\r\n", "END:VALARM\r\n", "BEGIN:VTIMEZONE\r\n", "END:VTIMEZONE\r\n",
    "BEGIN:VTODO\r\n", "\r\nUID:1", "\r\nDTSTART:20261124T100000Z",
    "\r\nDTSTART;VALUE=DATE:20261124",
    "\r\nDTEND:00010101", "\r\nDURATION:P1W", "\r\nDURATION:-PT99999999H",
    "\r\nRRULE:FREQ=WEEKLY;BYDAY=MO", "\r\nRRULE:FREQ=SECONDLY", "\r\nEXDATE:20261124,20261125",
    "\r\nRDATE;VALUE=PERIOD:20261124T100000Z/PT1H", "\r\nRECURRENCE-ID:20261124T100000Z",
    ";RANGE=THISANDFUTURE", "\r\nSTATUS:CANCELLED", "\r\nTRIGGER:-PT15M", ";RELATED=END",
    "\r\nREPEAT:4", "\r\nX-HEARTH-AFTER-DONE:P7D", "\r\nX-HEARTH-RRULE:FREQ=DAILY",
    ";TZID=Korea Standard Time", ";TZID=\"Nowhere\"", "\r\nTZOFFSETTO:+0900",
    "\r\nSUMMARY:", "\\n", "\\,", "^'", "\r\n ", "\n\t", "\u{FEFF}", "99991231T235959",
  ]

  static func kept(_ read: ReadEvent, _ number: Int) throws -> StoredEvent {
    guard let id = ID<Event>(rawValue: Int64(number)) else {
      throw RuleViolation("no id for \(number)")
    }
    return StoredEvent(
      Event(id: id, details: read.details, repetition: read.repetition),
      read.exceptions.sorted { $0.key < $1.key }
        .map { SeriesException(of: id, at: $0.key, $0.value) },
      text: EventText(of: id, uid: read.uid, text: read.text, zones: read.zones, place: number))
  }
}
