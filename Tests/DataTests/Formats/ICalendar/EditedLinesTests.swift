import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// What an edit keeps of the lines that it rewrites, and where these are placed.
@Suite struct EditedLinesTests {
  private let trial = CalendarTrial()

  /// Returns the lines of the file's only event after a change.
  private func lines(
    _ lines: [String], _ change: (inout Event) throws -> Void
  ) throws -> [String] {
    let read = try #require(try trial.read(CalendarTrial.event(lines)).events.first)
    let kept = try CalendarTrial.kept(read)
    var event = kept.event
    try change(&event)
    let written = trial.written([StoredEvent(event, kept.exceptions, text: kept.text)])
    return written.split(separator: "\r\n").map(String.init)
  }

  @Test(arguments: [
    // Quotes, the order of parameters and redundant parameters are kept.
    (
      "DTSTART;TZID=\"Asia/Seoul\":20261124T090000",
      "DTSTART;TZID=\"Asia/Seoul\":20261125T090000"
    ),
    (
      "DTSTART;X-A=1;TZID=Asia/Seoul:20261124T090000",
      "DTSTART;X-A=1;TZID=Asia/Seoul:20261125T090000"
    ),
    (
      "DTSTART;VALUE=DATE-TIME;TZID=Asia/Seoul:20261124T090000",
      "DTSTART;VALUE=DATE-TIME;TZID=Asia/Seoul:20261125T090000"
    ),
    ("dtstart;value=date:20261124", "dtstart;value=date:20261125"),
    ("DTSTART:20261124T000000Z", "DTSTART:20261125T000000Z"),
    ("DTSTART;VALUE=DATE-TIME:20261124T090000", "DTSTART;VALUE=DATE-TIME:20261125T090000"),
    // Forms that few programs can parse are corrected.
    ("DTSTART:20261124", "DTSTART;VALUE=DATE:20261125"),
    (
      "DTSTART;TZID=(UTC+09:00) Seoul:20261124T090000",
      "DTSTART;TZID=\"(UTC+09:00) Seoul\":20261125T090000"
    ),
  ])
  func `a changed date keeps the rest of the line`(old: String, new: String) throws {
    let written = try lines([old, "SUMMARY:Choir"]) { event in
      let start = event.span.start(in: FixedZone.seoul).adding(seconds: 86_400)
      event.details.span = try event.span.starting(at: start, in: FixedZone.seoul)
    }
    #expect(written.contains(new), "\(written)")
  }

  @Test func `an added line names the same zone as the start`() throws {
    let written = try lines([
      "DTSTART;TZID=\"Asia/Seoul\":20261124T090000", "RRULE:FREQ=DAILY;COUNT=5", "SUMMARY:Choir",
    ]) { _ in }
    #expect(written.contains("DTSTART;TZID=\"Asia/Seoul\":20261124T090000"))
    let read = try #require(
      try trial.event(
        "DTSTART;TZID=\"Asia/Seoul\":20261124T090000", "RRULE:FREQ=DAILY;COUNT=5", "SUMMARY:Choir"))
    let kept = try CalendarTrial.kept(read)
    let away = SeriesException(
      of: kept.event.id, at: LocalTime(literal: "2026-11-26T09:00"), .removed(hadDetails: nil))
    let changed = trial.written([StoredEvent(kept.event, [away], text: kept.text)])
    #expect(changed.contains("EXDATE;TZID=\"Asia/Seoul\":20261126T090000"), "\(changed)")
  }

  @Test(arguments: [
    (["RRULE:FREQ=DAILY;COUNT=5"], ["RRULE:FREQ=DAILY;COUNT=3"]),
    // Several lines are replaced at the position of the first.
    (
      ["RRULE:FREQ=DAILY;COUNT=5", "X-A:1", "RRULE:FREQ=WEEKLY;COUNT=9"],
      ["RRULE:FREQ=DAILY;COUNT=3", "X-A:1"]
    ),
  ])
  func `an edited rule stays at its position`(old: [String], new: [String]) throws {
    let start = "DTSTART;TZID=Asia/Seoul:20261124T090000"
    let rest = ["LOCATION:Hall", "SUMMARY:Choir"]
    let written = try lines([start] + old + rest) { event in
      event.repetition = .series(
        try EventSeries(
          Recurrence("FREQ=DAILY;COUNT=3", from: .file),
          from: #require(event.span.repetitionStart)))
    }
    let place = try #require(written.firstIndex(of: start))
    let found = Array(written[place...].prefix(1 + new.count + rest.count))
    #expect(found == [start] + new + rest, "\(written)")
  }

  @Test func `a changed note drops the alternative form of the old one`() throws {
    let altrep = "ALTREP=\"data:text/html,%3Cb%3EOld%3C/b%3E\""
    let texts = [
      "DTSTART:20261124T090000", "SUMMARY;\(altrep);LANGUAGE=en:Choir",
      "DESCRIPTION;LANGUAGE=en;\(altrep):Old",
    ]
    let written = try lines(texts) { $0.details.note = try EventNote("New") }
    #expect(written.contains("DESCRIPTION;LANGUAGE=en:New"), "\(written)")
    #expect(written.joined().contains("SUMMARY;\(altrep)"), "\(written)")
    let renamed = try lines(texts) { $0.details.title = try EventTitle("Song") }
    #expect(renamed.contains("SUMMARY;LANGUAGE=en:Song"), "\(renamed)")
  }

  @Test func `an alarm that displays the title displays the new one`() throws {
    let alarm = ["BEGIN:VALARM", "TRIGGER:-PT5M"]
    let texts =
      ["DTSTART:20261124T090000", "SUMMARY:Choir\\, loud", "DESCRIPTION:Choir\\, loud"]
      + alarm + ["DESCRIPTION;LANGUAGE=en:Choir\\, loud", "END:VALARM"]
      + alarm + ["SUMMARY:Choir\\, loud", "DESCRIPTION:In five minutes", "END:VALARM"]
    let written = try lines(texts) { $0.details.title = try EventTitle("Song; soft") }
    let renamed = [
      "DESCRIPTION;LANGUAGE=en:Song\\; soft", "SUMMARY:Song\\; soft", "DESCRIPTION:In five minutes",
    ]
    let place = try #require(written.firstIndex(of: "BEGIN:VALARM"))
    let said = written[place...].filter { $0.contains(":Song") || $0.hasPrefix("DESCRIPTION") }
    #expect(said == renamed, "\(written)")
    #expect(written.contains("DESCRIPTION:Choir\\, loud"))
  }

  @Test func `an unchanged duration keeps its form`() throws {
    let texts = ["DTSTART:20261124T090000", "DURATION:PT1H", "SUMMARY:Choir"]
    let moved = try lines(texts) { event in
      event.details.span = try event.span.starting(
        at: LocalTime(literal: "2026-11-25T09:00"), in: FixedZone.seoul)
    }
    #expect(moved.contains("DTSTART:20261125T090000") && moved.contains("DURATION:PT1H"))
    #expect(!moved.contains { $0.hasPrefix("DTEND") }, "\(moved)")
    let longer = try lines(texts) { event in
      event.details.span = try EventSpan(
        from: LocalTime(literal: "2026-11-24T09:00"), to: LocalTime(literal: "2026-11-24T11:00"),
        zone: "Asia/Seoul")
    }
    #expect(longer.contains("DTEND:20261124T110000") && !longer.contains("DURATION:PT1H"))
  }

  @Test(arguments: [
    // A length in hours does not apply to all-day events.
    (
      ["DTSTART:20261124T090000", "DURATION:PT1H"], true,
      ["DTSTART;VALUE=DATE:20261124", "DTEND;VALUE=DATE:20261125"]
    ),
    (
      ["DTSTART;TZID=Asia/Seoul:20261124T090000", "DURATION:P1DT1H"], true,
      ["DTSTART;VALUE=DATE:20261124", "DTEND;VALUE=DATE:20261125"]
    ),
    (
      ["DTSTART:20261124T090000", "DURATION:PT0S"], true,
      ["DTSTART;VALUE=DATE:20261124", "DTEND;VALUE=DATE:20261125"]
    ),
    (
      ["DTSTART:20261124T000000", "DURATION:P1D"], true,
      ["DTSTART;VALUE=DATE:20261124", "DURATION:P1D"]
    ),
    (
      ["DTSTART;VALUE=DATE:20261123", "DURATION:PT24H"], true,
      ["DTSTART;VALUE=DATE:20261124", "DTEND;VALUE=DATE:20261125"]
    ),
    (
      ["DTSTART;VALUE=DATE:20261123", "DURATION:P1D"], true,
      ["DTSTART;VALUE=DATE:20261124", "DURATION:P1D"]
    ),
    (
      ["DTSTART;VALUE=DATE:20261124", "DURATION:P1D"], false,
      ["DTSTART:20261124T090000", "DTEND:20261124T110000"]
    ),
    (
      ["DTSTART:20261124T080000", "DURATION:PT2H"], false,
      ["DTSTART:20261124T090000", "DURATION:PT2H"]
    ),
    // The end is never given twice.
    (
      ["DTSTART:20261124T090000", "DTEND:20261124T100000", "DURATION:PT2H"], false,
      ["DTSTART:20261124T090000", "DTEND:20261124T110000"]
    ),
    (
      ["DTSTART:20261124T090000", "DURATION:PT2H", "DTEND:20261124T100000"], true,
      ["DTSTART;VALUE=DATE:20261124", "DTEND;VALUE=DATE:20261125"]
    ),
  ])
  func `a change to or from all day drops the former duration`(
    old: [String], isAllDay: Bool, new: [String]
  ) throws {
    let rest = ["LOCATION:Hall", "SUMMARY:Choir"]
    let day = Day(literal: "2026-11-24")
    let written = try lines(old + rest) { event in
      event.details.span =
        isAllDay
        ? try EventSpan(allDayFrom: day, through: day, zone: "Asia/Seoul")
        : try EventSpan(
          from: LocalTime(literal: "2026-11-24T09:00"),
          to: LocalTime(literal: "2026-11-24T11:00"), zone: "Asia/Seoul")
    }
    let place = try #require(written.firstIndex { $0.hasPrefix("DTSTART") })
    #expect(Array(written[place...].prefix(new.count + rest.count)) == new + rest, "\(written)")
  }

  @Test(arguments: [
    ["DTSTART:20261124T090000", "DTEND:20261124T010000Z", "SUMMARY:Choir"],
    [
      "DTSTART:20261124T090000", "DTEND;TZID=Europe/Berlin:20261124T030000",
      "RRULE:FREQ=DAILY;COUNT=3", "SUMMARY:Choir",
    ],
    [
      "DTSTART:20261124T090000", "DURATION:PT1H", "SUMMARY:Choir", "BEGIN:VALARM",
      "ACTION:DISPLAY", "TRIGGER;VALUE=DATE-TIME:20261123T230000Z", "END:VALARM",
    ],
    [
      "DTSTART;VALUE=DATE:20261124", "SUMMARY:Choir", "BEGIN:VALARM", "ACTION:DISPLAY",
      "TRIGGER;VALUE=DATE-TIME:20261123T230000Z", "END:VALARM",
    ],
  ])
  func `the exporting zone does not affect unchanged lines`(lines: [String]) throws {
    let text = CalendarTrial.event(lines)
    let read = try #require(try trial.read(text).events.first)
    let kept = try CalendarTrial.kept(read)
    for zone in ["Asia/Seoul", "Europe/Berlin", "America/New_York"] {
      let there = CalendarTrial(in: try #require(CalendarTrial.zones(zone)))
      #expect(there.written([kept]) == text, "\(zone)")
    }
  }

  @Test func `an absolute alarm can be removed in any zone`() throws {
    let text = CalendarTrial.event([
      "DTSTART:20261124T090000", "DURATION:PT1H", "SUMMARY:Choir", "BEGIN:VALARM",
      "ACTION:DISPLAY", "TRIGGER;VALUE=DATE-TIME:20261123T235000Z", "END:VALARM",
    ])
    let read = try #require(try trial.read(text).events.first)
    #expect(read.details.reminders.minutesBefore == [10])
    let kept = try CalendarTrial.kept(read)
    var event = kept.event
    event.details.reminders = try LeadTimes(minutesBefore: [])
    for zone in ["Asia/Seoul", "Europe/Berlin", "America/New_York"] {
      let there = CalendarTrial(in: try #require(CalendarTrial.zones(zone)))
      let written = there.written([StoredEvent(event, kept.exceptions, text: kept.text)])
      #expect(!written.contains("VALARM"), "\(zone)\n\(written)")
    }
  }

  @Test(
    arguments: [
      ("00", nil, ";VALUE=DATE", ""), ("00", "Europe/Berlin", "", "T000000"),
      ("09", "Europe/Berlin", "", "T090000"),
      // Nothing is rewritten if the form stays.
      ("09", "Asia/Seoul", ";TZID=Asia/Seoul", "T090000"),
    ] as [(String, String?, String, String)])
  func `EXDATE and RDATE values take the form of the start`(
    hour: String, zone: String?, form: String, time: String
  ) throws {
    let name = ";TZID=Asia/Seoul"
    let written = try lines([
      "DTSTART\(name):20261124T\(hour)0000", "DURATION:P1D", "RRULE:FREQ=DAILY;COUNT=9",
      "EXDATE\(name):20261125T\(hour)0000,20261126T\(hour)0000",
      "RDATE\(name):20261210T\(hour)0000", "SUMMARY:Choir",
    ]) { event in
      let start = event.span.start(in: FixedZone.seoul)
      event.details.span =
        if let zone {
          try EventSpan(from: start, to: start.adding(seconds: 172_800), zone: zone)
        } else {
          try EventSpan(allDayFrom: start.day, through: start.day, zone: "Asia/Seoul")
        }
    }
    let told = written.filter { $0.hasPrefix("EXDATE") || $0.hasPrefix("RDATE") }
    #expect(told.allSatisfy { $0.contains("DATE\(form):2026") }, "\(written)")
    let days = told.flatMap { $0.drop { $0 != ":" }.dropFirst().split(separator: ",") }
    #expect(Set(days) == ["20261125\(time)", "20261126\(time)", "20261210\(time)"])
    #expect(days.count == 3 && (told.count == 2) == (zone == "Asia/Seoul"))
  }

  @Test(arguments: [
    ("TRIGGER;VALUE=DATE-TIME:20261123T235000Z", "TRIGGER:-PT10M"),
    ("TRIGGER;X-A=1;RELATED=END:-PT70M", "TRIGGER;X-A=1:-PT10M"),
    ("TRIGGER;RELATED=START:-PT10M", "TRIGGER;RELATED=START:-PT10M"),
    ("TRIGGER:-PT600S", "TRIGGER:-PT600S"),
    // These alarms are not used as reminders here.
    ("TRIGGER;VALUE=DATE-TIME:20201123T235000Z", "TRIGGER;VALUE=DATE-TIME:20201123T235000Z"),
    ("TRIGGER;RELATED=END:-PT70M1S", "TRIGGER;RELATED=END:-PT70M1S"),
  ])
  func `an alarm keeps its lead time when the start moves`(old: String, new: String) throws {
    let texts = [
      "DTSTART:20261124T090000", "DURATION:PT1H", "SUMMARY:Choir", "BEGIN:VALARM",
      "ACTION:AUDIO", old, "X-B:1", "END:VALARM",
    ]
    let written = try lines(texts) { event in
      event.details.span = try EventSpan(
        from: LocalTime(literal: "2026-11-25T08:00"), to: LocalTime(literal: "2026-11-25T10:00"),
        zone: "Asia/Seoul")
    }
    let place = try #require(written.firstIndex(of: "BEGIN:VALARM"))
    #expect(Array(written[place...].prefix(4)) == ["BEGIN:VALARM", "ACTION:AUDIO", new, "X-B:1"])
    // A new title moves none of them.
    let renamed = try lines(texts) { $0.details.title = try EventTitle("Song") }
    #expect(renamed.contains(old), "\(renamed)")
  }

  @Test func `a moved series moves its overrides too`() throws {
    let text = CalendarTrial.event([
      "DTSTART:20261124T090000", "DTEND:20261124T100000", "RRULE:FREQ=WEEKLY;COUNT=5",
      "SUMMARY:Choir", "END:VEVENT", "BEGIN:VEVENT", "UID:1", "RECURRENCE-ID:20261201T090000",
      "DTSTART:20261201T110000", "DTEND:20261201T120000", "SUMMARY:Choir", "LOCATION:Attic",
      "X-ONE:1", "END:VEVENT", "BEGIN:VEVENT", "UID:1", "RECURRENCE-ID:20261208T090000",
      "DTSTART:20261208T110000", "DTEND:20261208T120000", "SUMMARY:Choir", "LOCATION:Yard",
    ])
    let read = try #require(try trial.read(text).events.first)
    let kept = try CalendarTrial.kept(read)
    // A week later, one occurrence has the former start of another.
    for seconds in [3600, 7 * 86_400] {
      var event = kept.event
      let start = LocalTime(literal: "2026-11-24T09:00").adding(seconds: seconds)
      event.details.span = try #require(event.span.moved(to: start))
      let moved = kept.exceptions.map { exception in
        SeriesException(
          of: event.id, at: exception.originalStart.adding(seconds: seconds), exception.change)
      }
      let written = trial.written([StoredEvent(event, moved, text: kept.text)])
      #expect(written.contains("LOCATION:Attic\r\nX-ONE:1"), "\(written)")
      #expect(written.contains("LOCATION:Yard"), "\(written)")
      let again = try #require(try trial.read(written).events.first)
      #expect(again.exceptions.keys.sorted() == moved.map(\.originalStart), "\(written)")
    }
  }
}
