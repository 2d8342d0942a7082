import HearthDomain
import HearthSamples
import HearthTestSupport
import Testing

@testable import HearthData

/// Parsing calendar files in all forms that programs write.
@Suite struct ICalendarReadingTests {
  private let trial = CalendarTrial()

  @Test(arguments: [
    (["DTSTART:20261124T010000Z", "DTEND:20261124T020000Z"], "2026-11-24T10:00/2026-11-24T11:00"),
    (["DTSTART:20261124T100000", "DTEND:20261124T113000"], "2026-11-24T10:00/2026-11-24T11:30"),
    (["DTSTART:20261124T100000", "DURATION:PT45M"], "2026-11-24T10:00/2026-11-24T10:45"),
    (["DTSTART:20261124T100000"], "2026-11-24T10:00/2026-11-24T10:00:01"),
    // The end is before the start.
    (
      ["DTSTART:20261124T100000", "DTEND:20261124T090000"],
      "2026-11-24T10:00/2026-11-24T10:00:01"
    ),
    (["DTSTART;VALUE=DATE:20261124"], "2026-11-24T00:00/2026-11-25T00:00"),
    (
      ["DTSTART;VALUE=DATE:20261124", "DTEND;VALUE=DATE:20261127"],
      "2026-11-24T00:00/2026-11-27T00:00"
    ),
    (["DTSTART:20261124", "DURATION:P2D"], "2026-11-24T00:00/2026-11-26T00:00"),
    (
      ["DTSTART;VALUE=DATE:20261124", "DTEND;VALUE=DATE:20261124"],
      "2026-11-24T00:00/2026-11-25T00:00"
    ),
    (
      ["DTSTART;TZID=America/New_York:20261124T200000", "DTEND;TZID=Asia/Seoul:20261125T120000"],
      "2026-11-25T10:00/2026-11-25T12:00"
    ),
    // In the night in which New York sets the clock back: a calendar day, and 24 hours.
    (
      ["DTSTART;TZID=America/New_York:20261031T120000", "DURATION:P1D"],
      "2026-11-01T01:00/2026-11-02T02:00"
    ),
    (
      ["DTSTART;TZID=America/New_York:20261031T120000", "DURATION:PT24H"],
      "2026-11-01T01:00/2026-11-02T01:00"
    ),
    (["dtstart;value=date:20261124"], "2026-11-24T00:00/2026-11-25T00:00"),
    (["DTSTART:2026-11-24T10:00:00", "DURATION:P1W"], "2026-11-24T10:00/2026-12-01T10:00"),
    (["DTSTART:20261124T100000", "DURATION:P1H30M"], "2026-11-24T10:00/2026-11-24T11:30"),
    // In the night in which New York sets the clock forward, from two to three.
    (
      ["DTSTART;TZID=US/Eastern:20260308T023000", "DTEND;TZID=US/Eastern:20260308T033000"],
      "2026-03-08T16:30/2026-03-08T17:30"
    ),
    (
      ["DTSTART;TZID=US/Eastern:20260308T023000", "DTEND;TZID=US/Eastern:20260308T024500"],
      "2026-03-08T16:30/2026-03-08T16:45"
    ),
    (
      ["DTSTART;TZID=US/Eastern:20260308T023000", "DTEND;TZID=US/Eastern:20260308T050000"],
      "2026-03-08T16:30/2026-03-08T18:00"
    ),
    (
      ["DTSTART;TZID=America/New_York:20260308T023000", "DURATION:PT1H"],
      "2026-03-08T16:30/2026-03-08T17:30"
    ),
    (
      ["DTSTART;TZID=GMT+09:00:20261124T100000", "DTEND;TZID=GMT+09:00:20261124T110000"],
      "2026-11-24T10:00/2026-11-24T11:00"
    ),
    (
      ["DTSTART;TZID=GMT-05:00:20261124T100000", "DURATION:PT1H"],
      "2026-11-25T00:00/2026-11-25T01:00"
    ),
  ])
  func `times are read in all formats`(lines: [String], shown: String) throws {
    let read = try #require(try trial.read(CalendarTrial.event(lines)).events.first)
    #expect(read.shown == shown)
  }

  @Test(arguments: [
    "Asia/Seoul", "Korea Standard Time", "\"Korea Standard Time\"", "korea standard time",
    "Korea Standard Time 1", "\"(UTC+09:00) Korea Standard Time\"",
    "/mozilla.org/20050126_1/Asia/Seoul", "/freeassociation.sourceforge.net/Tzfile/Asia/Seoul",
    "\"(UTC+09:00) Seoul\"", "GMT+0900", "\"UTC+09:00\"", "ROK", "Tokyo Standard Time",
    "Tokyo Standard Time (1)", "\"Korea Standard Time (UTC+09:00)\"",
    "\"(GMT +09:00) Tokyo Standard Time 2\"", "asia/seoul", "ASIA/SEOUL", "etc/gmt-9",
    "/mozilla.org/20050126_1/asia/seoul",
  ])
  func `zones are recognised by every common name`(name: String) throws {
    let read = try #require(
      try trial.event("DTSTART;TZID=\(name):20261124T100000", "DURATION:PT1H"))
    #expect(read.shown == "2026-11-24T10:00/2026-11-24T11:00")
    #expect(read.isAnchored)
  }

  @Test(arguments: [
    ("\"Pacific Standard Time (UTC-08:00)\"", "2026-11-25T03:00"),
    ("\"(UTC-08:00) Pacific Standard Time (2)\"", "2026-11-25T03:00"),
    ("Pacific Standard Time (Mexico)", "2026-11-25T03:00"),
    ("\"Newfoundland Standard Time (UTC-03:30)\"", "2026-11-24T22:30"),
    ("america/new_york", "2026-11-25T00:00"), ("us/eastern", "2026-11-25T00:00"),
    ("america/port_of_spain", "2026-11-24T23:00"), ("AMERICA/PORT-AU-PRINCE", "2026-11-25T00:00"),
    ("africa/dar_es_salaam", "2026-11-24T16:00"),
  ])
  func `American zones are recognised by every common name`(name: String, start: String) throws {
    let read = try #require(
      try trial.event("DTSTART;TZID=\(name):20261124T100000", "DURATION:PT1H"))
    #expect(read.shown.prefix(16) == start)
    #expect(read.isAnchored)
  }

  @Test func `a zone defined only in the file is read from its rules`() throws {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VTIMEZONE
      TZID:Our Office
      BEGIN:STANDARD
      DTSTART:19701101T020000
      RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
      TZOFFSETFROM:-0400
      TZOFFSETTO:-0500
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:19700308T020000
      RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
      TZOFFSETFROM:-0500
      TZOFFSETTO:-0400
      END:DAYLIGHT
      END:VTIMEZONE
      BEGIN:VEVENT
      UID:1
      DTSTART;TZID=Our Office:20260701T100000
      DURATION:PT1H
      END:VEVENT
      BEGIN:VEVENT
      UID:2
      DTSTART;TZID=Our Office:20261201T100000
      DURATION:PT1H
      END:VEVENT
      END:VCALENDAR
      """
    #expect(
      try trial.read(text).events.map(\.shown) == [
        "2026-07-01T23:00/2026-07-02T00:00", "2026-12-02T00:00/2026-12-02T01:00",
      ])
  }

  /// Returns the starts of events at these times in a zone with that name and these parts.
  private func zoned(_ name: String, _ parts: [[String]], _ moments: String...) throws -> [String] {
    let zone = parts.flatMap { ["BEGIN:\($0[0])"] + $0.dropFirst() + ["END:\($0[0])"] }
    let events = moments.flatMap {
      ["BEGIN:VEVENT", "UID:\($0)", "DTSTART;TZID=\"\(name)\":\($0)", "DURATION:PT1H"]
        + ["END:VEVENT"]
    }
    let lines =
      ["BEGIN:VCALENDAR", "BEGIN:VTIMEZONE", "TZID:\(name)"] + zone + ["END:VTIMEZONE"] + events
    return try trial.read((lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n")).events
      .map { String($0.shown.prefix(16)) }
  }

  private static let newYork = [
    ["STANDARD", "DTSTART:19701101T020000", "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU"]
      + ["TZOFFSETFROM:-0400", "TZOFFSETTO:-0500"],
    ["DAYLIGHT", "DTSTART:19700308T020000", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU"]
      + ["TZOFFSETFROM:-0500", "TZOFFSETTO:-0400"],
  ]

  @Test func `a zone named after its offset uses the file's definition`() throws {
    let moments = ["2026-12-02T00:00", "2026-07-01T23:00"]
    for name in ["GMT-05:00", "(UTC-05:00) Office", "-0500"] {
      #expect(
        try zoned(name, Self.newYork, "20261201T100000", "20260701T100000") == moments, "\(name)")
    }
    // A well-known name takes precedence over the definition in the file.
    #expect(try zoned("Asia/Seoul", Self.newYork, "20260701T100000") == ["2026-07-01T10:00"])
    #expect(
      try zoned("(UTC+09:00) Korea Standard Time", Self.newYork, "20260701T100000")
        == ["2026-07-01T10:00"])
  }

  @Test func `each time uses the zone rules in force at that time`() throws {
    let until2006 = [
      ["DAYLIGHT", "DTSTART:19870405T020000", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0400"]
        + ["RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;UNTIL=20060402T070000Z"],
      ["STANDARD", "DTSTART:19671029T020000", "TZOFFSETFROM:-0400", "TZOFFSETTO:-0500"]
        + ["RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20061029T060000Z"],
    ]
    let since2007 = [
      ["DAYLIGHT", "DTSTART:20070311T020000", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0400"]
        + ["RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU"],
      ["STANDARD", "DTSTART:20071104T020000", "TZOFFSETFROM:-0400", "TZOFFSETTO:-0500"]
        + ["RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU"],
    ]
    #expect(
      try zoned(
        "Office", until2006 + since2007, "20050320T100000", "20050410T100000", "20051103T100000",
        "20060402T100000", "20061030T100000", "20070320T100000", "20071105T100000",
        "20260320T100000", "20261103T100000")
        == [
          "2005-03-21T00:00", "2005-04-10T23:00", "2005-11-04T00:00", "2006-04-02T23:00",
          "2006-10-31T00:00", "2007-03-20T23:00", "2007-11-06T00:00", "2026-03-20T23:00",
          "2026-11-04T00:00",
        ])
    // A definition for a single year, and one with RDATE.
    let once = [
      ["DAYLIGHT", "DTSTART:20260308T020000", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0400"],
      ["STANDARD", "DTSTART:20251102T020000", "RDATE:20261101T020000"]
        + ["TZOFFSETFROM:-0400", "TZOFFSETTO:-0500"],
    ]
    #expect(
      try zoned(
        "Office", once, "20251001T100000", "20260101T100000", "20260701T100000", "20261201T100000")
        == ["2025-10-01T23:00", "2026-01-02T00:00", "2026-07-01T23:00", "2026-12-02T00:00"])
  }

  @Test func `a zone with very many transitions uses its present rules`() throws {
    let many = (0..<9).map { hour in
      ["STANDARD", "DTSTART:19700101T0\(hour)0000", "RRULE:FREQ=HOURLY", "TZOFFSETFROM:+0000"]
        + ["TZOFFSETTO:+0900"]
    }
    #expect(try zoned("Office", many, "20261124T100000") == ["2026-11-24T10:00"])
  }

  @Test func `an unknown zone is reported, and its times are read as local`() throws {
    let (events, report) = try trial.read(
      CalendarTrial.event(["DTSTART;TZID=Nowhere:20261124T100000", "DURATION:PT1H"]))
    #expect(events.first?.shown == "2026-11-24T10:00/2026-11-24T11:00")
    #expect(events.first?.isAnchored == false)
    #expect(report.warnings.first.map(\.fact) == [.unknownZone(name: "Nowhere")])
  }

  @Test func `every Windows zone maps to a zone of the database`() throws {
    let names = WindowsZones.all
    #expect(names.count >= 130)
    for (windows, name) in names {
      #expect(CalendarTrial.zones(name) != nil, "\(windows): \(name)")
    }
  }

  @Test(arguments: [
    ("-PT10M", [10]), ("PT0S", [0]), ("-P1DT2H", [1560]), ("-P1W", [10_080]),
    ("PT10M", [-10]), ("P1D", [-1440]),
    // The format of calcurse; months are not a valid length.
    ("-P300S", [5]), ("-P5M30S", []), ("-P2H", [120]), ("-P1H30M", [90]), ("-P90M", []),
    ("-P1MT30S", []),
    // Beyond a year, more than a day after the start, and between minutes: kept but not used.
    ("P1DT1M", []), ("-P400D", []), ("-PT90S", []),
  ])
  func `alarms from a year before to a day after the start are read`(
    trigger: String, expected: [Int]
  ) throws {
    let read = try #require(
      try trial.event(
        "DTSTART:20261124T100000", "DURATION:PT1H", "BEGIN:VALARM", "TRIGGER:\(trigger)",
        "ACTION:DISPLAY", "END:VALARM"))
    #expect(read.details.reminders.minutesBefore == expected)
  }

  @Test func `alarms relative to the end, absolute, repeated and of all-day events are read`()
    throws
  {
    func leads(_ start: String, _ alarm: String...) throws -> [Int]? {
      try trial.read(
        CalendarTrial.event(
          [start] + ["BEGIN:VALARM"] + alarm + ["ACTION:DISPLAY", "END:VALARM"])
      ).events.first?.details.reminders.minutesBefore
    }
    let timed = "DTSTART:20261124T100000\r\nDURATION:PT1H"
    #expect(try leads(timed, "TRIGGER;RELATED=END:-PT70M") == [10])
    #expect(try leads(timed, "TRIGGER;VALUE=DATE-TIME:20261124T003000Z") == [30])
    #expect(try leads(timed, "TRIGGER:-PT30M", "REPEAT:2", "DURATION:PT10M") == [10, 20, 30])
    #expect(try leads("DTSTART;VALUE=DATE:20261124", "TRIGGER:-P1D") == [1440])
    #expect(try leads("DTSTART;VALUE=DATE:20261124", "TRIGGER:PT9H") == [-540])
    #expect(try leads(timed, "TRIGGER:-PT5M", "ACTION:NONE") == [])
  }

  @Test func `texts are unescaped, and long ones are read in full`() throws {
    let long = String(repeating: "가", count: 700)
    let (events, report) = try trial.read(
      CalendarTrial.event([
        "DTSTART:20261124T100000", "SUMMARY:a\\, b\\; c\\\\d", "DESCRIPTION:\(long)",
      ]))
    let read = try #require(events.first)
    #expect(read.details.title.value == "a, b; c\\d")
    #expect(read.details.note.value == long)
    #expect(read.text.contains(long))
    #expect(report.warnings.total == 0)
    let bare = try #require(try trial.event("DTSTART:20261124T100000", "LOCATION:Here"))
    #expect(bare.details.title.value == "(no title)")
    #expect(bare.details.note.value == "" && bare.details.place?.value == "Here")
  }

  @Test func `a series is read with its overrides`() throws {
    let events = try trial.read(ICalendarSample.google.bytes).events
    let series = try #require(events.first { $0.uid == "weekly7@google.com" })
    guard case .series(let rule)? = series.repetition else {
      Issue.record("it does not repeat")
      return
    }
    #expect(!rule.followsZone)
    #expect(rule.lastStart == LocalTime(literal: "2026-12-21T09:30"))
    #expect(
      series.exceptions.keys.sorted().map { "\($0)" } == [
        "2026-10-12T09:30", "2026-11-09T09:30", "2026-11-23T09:30",
      ])
    #expect(series.version == ReadEvent.Version(sequence: 1, changedAt: 1_794_700_800))
  }

  @Test func `a series in another zone follows that zone's clock`() throws {
    let series = try #require(
      try trial.read(ICalendarSample.apple.bytes).events.first {
        $0.repetition != nil
      })
    guard case .series(let rule)? = series.repetition else { return }
    #expect(rule.followsZone)
    #expect(series.details.span.zone == "Europe/Paris")
    let event = Event(id: try someID(1), details: series.details, repetition: series.repetition)
    let zone = ZoneWithOthers()
    let timetable = try #require(SeriesTimetable(of: event, [], in: zone))
    let days = Day(literal: "2026-10-01")...Day(literal: "2026-12-01")
    // Paris sets its clock back on 25 October.
    #expect(
      timetable.occurrences(in: days.timeRange).map { "\($0.start)" } == [
        "2026-10-21T17:00", "2026-10-28T18:00", "2026-11-04T18:00",
      ])
  }

  @Test func `an occurrence in the skipped hour has the usual duration`() throws {
    let series = try #require(
      try trial.event(
        "DTSTART;TZID=US/Eastern:20260301T023000", "DTEND;TZID=US/Eastern:20260301T033000",
        "RRULE:FREQ=WEEKLY;COUNT=3"))
    let event = Event(id: try someID(1), details: series.details, repetition: series.repetition)
    let timetable = try #require(SeriesTimetable(of: event, [], in: ZoneWithOthers()))
    let days = Day(literal: "2026-03-01")...Day(literal: "2026-03-20")
    #expect(
      timetable.occurrences(in: days.timeRange).map { "\($0.start) \($0.end)" } == [
        "2026-03-01T16:30 2026-03-01T17:30", "2026-03-08T16:30 2026-03-08T17:30",
        "2026-03-15T15:30 2026-03-15T16:30",
      ])
  }

  @Test(arguments: [
    (["RRULE:FREQ=DAILY", "RRULE:FREQ=x"], "RRULE", "FREQ=x"),
    (["RRULE:FREQ=x", "RRULE:FREQ=DAILY"], "RRULE", "FREQ=x"),
    (["RRULE:FREQ=DAILY", "EXRULE:FREQ=x"], "EXRULE", "FREQ=x"),
    (["RRULE:FREQ=DAILY", "RRULE:FREQ=WEEKLY", "RRULE:FREQ=y"], "RRULE", "FREQ=y"),
    (
      ["RRULE:FREQ=DAILY", "RRULE:RSCALE=DANGI;FREQ=YEARLY"], "RRULE",
      "RSCALE=DANGI;FREQ=YEARLY"
    ),
    (["X-HEARTH-RRULE:FREQ=z"], "RRULE", "FREQ=z"),
  ])
  func `of several rules, the refused one is named`(
    rules: [String], field: String, text: String
  ) throws {
    let report = try trial.read(CalendarTrial.event(["DTSTART:20261124T100000"] + rules)).report
    #expect(report.warnings.first.map(\.fact) == [.unusable(field: field, text: text)])
  }

  @Test(arguments: ["DTEND", "DURATION"])
  func `an unreadable end is reported`(field: String) throws {
    let lines = ["DTSTART:20261124T100000", "\(field):soon"]
    let report = try trial.read(CalendarTrial.event(lines)).report
    #expect(report.warnings.first.map(\.fact) == [.unusable(field: field, text: "soon")])
  }

  @Test(arguments: [
    (["RRULE:FREQ=HOURLY;BYSETPOS=x"], 1), (["RRULE:FREQ=DAILY", "RRULE:FREQ=WEEKLY"], 0),
    (["RRULE:FREQ=DAILY", "RRULE:FREQ=x"], 1), (["RRULE:FREQ=DAILY", "EXRULE:FREQ=x"], 1),
    (["RRULE:FREQ=DAILY", "RRULE:RSCALE=DANGI;FREQ=YEARLY"], 1),
    (["RRULE:FREQ=DAILY", "EXRULE:FREQ=WEEKLY"], 0), (["RRULE:RSCALE=HEBREW;FREQ=YEARLY"], 1),
    (["RRULE:FREQ=DAILY;COUNT=3;"], 0), (["rrule:freq=daily"], 0),
  ])
  func `an unsupported rule does not refuse its event`(lines: [String], warnings: Int) throws {
    let (events, report) = try trial.read(
      CalendarTrial.event(["DTSTART:20261124T100000", "DURATION:PT1H"] + lines))
    #expect(events.first?.shown == "2026-11-24T10:00/2026-11-24T11:00")
    #expect((events.first?.repetition == nil) == (warnings > 0))
    #expect(report.warnings.total == warnings)
  }

  @Test func `several rules of one event are combined`() throws {
    let lines = [
      "RRULE:FREQ=WEEKLY;UNTIL=20261215T010000Z", "RRULE:FREQ=MONTHLY;BYMONTHDAY=1",
      "EXRULE:FREQ=MONTHLY;BYMONTHDAY=8",
    ]
    let (events, report) = try trial.read(
      CalendarTrial.event(["DTSTART;TZID=Asia/Seoul:20261124T100000", "DURATION:PT1H"] + lines))
    #expect(report.warnings.total == 0)
    let read = try #require(events.first)
    let event = Event(id: try someID(1), details: read.details, repetition: read.repetition)
    let timetable = try #require(SeriesTimetable(of: event, [], in: FixedZone.seoul))
    let days = Day(literal: "2026-11-01")...Day(literal: "2027-01-31")
    #expect(
      timetable.occurrences(in: days.timeRange).map { "\($0.start.day)" } == [
        "2026-11-24", "2026-12-01", "2026-12-15", "2027-01-01",
      ])
  }

  @Test(arguments: [
    ("20261203T140000/PT3H", "2026-12-03T17:00"),
    ("20261203T140000/20261203T153000", "2026-12-03T15:30"),
    ("20261205T140000/PT3H,20261203T140000/PT2H", "2026-12-03T16:00"),
    ("20261203T140000/P1DT1H", "2026-12-04T15:00"),
    // Equal to the length of the event, or no valid length.
    ("20261203T140000/PT1H", nil), ("20261203T140000/20261203T150000", nil),
    ("20261203T140000/-PT3H", nil), ("20261203T140000/PT0S", nil), ("20261203T140000/x", nil),
    ("20261203T140000/", nil),
  ])
  func `an RDATE period has its own end`(value: String, end: String?) throws {
    for zone in ["", ";TZID=Asia/Seoul"] {
      let line = "RDATE\(zone);VALUE=PERIOD:\(value)"
      let read = try #require(
        try trial.event("DTSTART\(zone):20261201T100000", "DURATION:PT1H", line, "SUMMARY:A"))
      let change = try #require(read.exceptions[LocalTime(literal: "2026-12-03T14:00")])
      #expect((change == .added) == (end == nil))
      if let end {
        let span = try #require(change.details?.span)
        #expect("\(span.start(in: FixedZone.seoul))" == "2026-12-03T14:00")
        #expect("\(span.end(in: FixedZone.seoul))" == end)
      }
      let kept = try CalendarTrial.kept(read)
      #expect(trial.written([kept]).contains(line))
      // Earlier versions stored it in this way; this does not count as a change.
      let id = kept.event.id
      let plain = kept.exceptions.map { SeriesException(of: id, at: $0.originalStart, .added) }
      #expect(trial.written([StoredEvent(kept.event, plain, text: kept.text)]).contains(line))
    }
  }

  @Test func `RDATE values take place, and overrides without their series are read`() throws {
    let listed = try #require(
      try trial.event(
        "DTSTART:20261124T100000", "DURATION:PT1H", "RDATE:20261126T100000,20261128T150000",
        "RDATE;VALUE=PERIOD:20261130T090000/PT2H"))
    #expect(listed.exceptions.count == 3)
    #expect(listed.repetition != nil)
    let alone = try #require(
      try trial.event(
        "RECURRENCE-ID:20261124T100000", "DTSTART:20261124T120000", "DURATION:PT1H", "SUMMARY:One"))
    #expect(alone.shown == "2026-11-24T12:00/2026-11-24T13:00")
  }

  @Test func `broken files are read as far as possible`() throws {
    // No wrapper, no end, no version, other text in between.
    let bare = "BEGIN:VEVENT\nUID:1\nDTSTART:20261124T100000\nSUMMARY:a"
    #expect(try trial.read(bare).events.map(\.details.title.value) == ["a"])
    #expect(try trial.read(bare).report.warnings.first.map(\.fact) == [.unfinished])
    let (events, report) = try trial.read(
      "junk\nBEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nBEGIN:VEVENT\nUID:2\nDTSTART:20261124\n"
        + "END:VEVENT\nEND:VCALENDAR\nBEGIN:VCALENDAR\nBEGIN:VTODO\nEND:VTODO\nEND:VCALENDAR\n")
    #expect(events.map(\.uid) == ["2"])
    #expect(
      report.skipped.first.map(\.fact) == [
        .outsideRecord(text: "junk"), .missing(field: "DTSTART"),
      ])
    #expect(report.warnings.first.map(\.fact) == [.unfinished])
  }

  @Test(arguments: [
    ("VTODO\nSUMMARY:Milk", "VTODO", []),
    (
      "VTODO\nDUE:soon", "VTODO", [ImportFact.unusable(field: "DUE", text: "soon")]
    ), ("VFREEBUSY\nUID:1", "VFREEBUSY", [.storedNonEvent(name: "VFREEBUSY")]),
  ])
  func `components that are only stored are reported`(
    lines: String, name: String, facts: [ImportFact]
  ) throws {
    let text = "BEGIN:VCALENDAR\nBEGIN:\(lines)\nEND:\(name)\nEND:VCALENDAR\n"
    #expect(try trial.read(text).report.warnings.first.map(\.fact) == facts)
  }

  /// Returns the to-dos of the file.
  private func toDos(_ text: String) throws -> [ToDo] {
    var found: [ToDo] = []
    _ = try trial.file.read(
      Array(text.utf8).source(of: 1 << 16), beside: { _ in },
      toDo: { read, _ in found.append(read.toDo) },
      each: { _, _ in })
    return found
  }

  private static func calendar(_ components: [String]) -> String {
    (["BEGIN:VCALENDAR"] + components + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
  }

  @Test func `to-dos that differ only in their stamp are equal`() throws {
    func task(_ stamp: String) -> String {
      "BEGIN:VTODO\r\nDTSTAMP:\(stamp)\r\nSUMMARY:Milk\r\nEND:VTODO"
    }
    let first = try toDos(Self.calendar([task("20261101T000000Z")]))
    let later = try toDos(Self.calendar([task("20261102T000000Z")]))
    #expect(first.map(\.uid) == later.map(\.uid))
    // Stamps of nested components are ignored too.
    func nested(_ stamp: String) -> String {
      "BEGIN:VTODO\r\nSUMMARY:Milk\r\nBEGIN:VALARM\r\nUID:\(stamp)\r\nDTSTAMP:\(stamp)\r\n"
        + "END:VALARM\r\nEND:VTODO"
    }
    #expect(
      try toDos(Self.calendar([nested("20261101T000000Z")])).map(\.uid)
        == toDos(Self.calendar([nested("20261102T000000Z")])).map(\.uid))
    // Two equal to-dos stay two.
    let both = try toDos(
      Self.calendar([task("20261101T000000Z"), task("20261102T000000Z")]))
    #expect(Set(both.map(\.uid)).count == 2)
  }

  @Test(
    arguments: [
      ("DUE;VALUE=DATE:20261124", DueTask.Due.day(Day(literal: "2026-11-24"))),
      ("DUE:20261124T180000", .floating(LocalTime(literal: "2026-11-24T18:00"))),
      ("DUE:20261124T090000Z", .anchored(Instant(milliseconds: 1_795_510_800_000))),
      ("DTSTART;VALUE=DATE:20261122\r\nDURATION:P2D", .day(Day(literal: "2026-11-24"))),
    ])
  func `the due date of a to-do is read in every form`(line: String, due: DueTask.Due) throws {
    let found = try toDos(
      Self.calendar(["BEGIN:VTODO", "UID:1", line, "SUMMARY:Milk", "END:VTODO"]))
    #expect(found.map(\.details) == [ToDoDetails(title: try EventTitle("Milk"), due: due)])
  }

  @Test(arguments: [
    ("PRIORITY:1", false), ("DUE:never", false), ("STATUS:NEEDS-ACTION", false),
    ("STATUS:COMPLETED", true), ("COMPLETED:20261120T090000Z", true),
  ])
  func `a to-do without a valid due date is still a to-do`(line: String, isDone: Bool) throws {
    let found = try toDos(
      Self.calendar(["BEGIN:VTODO", "UID:1", line, "SUMMARY:Milk", "END:VTODO"]))
    #expect(found.map(\.title) == ["Milk"] && found.map(\.details.due) == [nil])
    #expect(found.map(\.isDone) == [isDone])
  }

  @Test(arguments: ["W", "D"], [1, 100_000])
  func `a duration out of range is invalid`(unit: String, times: Int) throws {
    let days = String(repeating: "39999999999\(unit)", count: times)
    #expect(ICalendarDuration("P" + days) == nil)
    let hours = String(repeating: "39999999999H", count: times)
    #expect(ICalendarDuration("PT" + hours) == nil)
    #expect(ICalendarDuration("P1\(unit)T1H") != nil)
  }

  @Test func `a picture is kept, and one over the limit is removed from its event`() throws {
    func event(_ size: Int) -> String {
      CalendarTrial.event([
        "DTSTART:20261124T100000", "SUMMARY:A",
        "ATTACH;ENCODING=BASE64;VALUE=BINARY:" + String(repeating: "A", count: size),
      ])
    }
    let (kept, report) = try trial.read(event(300_000))
    #expect(kept.first?.text.utf8.count ?? 0 > 300_000 && report.warnings.total == 0)
    let (events, other) = try trial.read(event(EventText.maxBytes))
    #expect(events.first?.details.title.value == "A")
    let picture = OversizedRecord(.line("ATTACH"), of: "A", limit: EventText.maxBytes)
    #expect(other.warnings.first.map(\.fact) == [.oversized(picture)])
  }

  @Test func `an oversized component is reported`() throws {
    let long = String(repeating: "x", count: StoredComponent.maxBytes)
    let (_, report) = try trial.read(
      Self.calendar(["BEGIN:VTODO", "UID:1", "DESCRIPTION:\(long)", "END:VTODO"]))
    let task = OversizedRecord(.entireRecord, of: "VTODO", limit: StoredComponent.maxBytes)
    #expect(report.skipped.first.map(\.fact) == [.oversized(task)])
  }

  @Test(.inWholeRuns, arguments: ["VTODO", "VEVENT"])
  func `the size limit of a component includes its zone`(name: String) throws {
    func zone(_ name: String, _ size: Int) -> [String] {
      ["BEGIN:VTIMEZONE", "TZID:\(name)", "COMMENT:" + String(repeating: "x", count: size)]
        + ["END:VTIMEZONE"]
    }
    func thing(_ uid: String, _ zone: String) -> [String] {
      ["BEGIN:\(name)", "UID:\(uid)", "DTSTART;TZID=\(zone):20261124T100000", "END:\(name)"]
    }
    let text = Self.calendar(
      thing("0", "Small") + zone("Large", 15 << 20) + zone("Small", 100)
        + (1...200).flatMap { thing("\($0)", "Large") } + thing("201", "Small"))
    let (events, report) = try trial.read(text)
    let kept = name == "VTODO" ? try toDos(text).compactMap(\.text?.zones) : events.map(\.zones)
    #expect(kept.count == 2)
    #expect(kept.allSatisfy { $0.contains("TZID:Small") && !$0.contains("TZID:Large") })
    #expect(report.skipped.total == 200)
    let zones = OversizedRecord(
      .zones, of: ICalendarEventReader.untitled, limit: EventText.maxSurroundingBytes)
    #expect(report.skipped.first.allSatisfy { $0.fact == .oversized(zones) })
  }

  @Test(.inWholeRuns, arguments: ["VTODO", "VEVENT"])
  func `many components with one UID take linear time`(name: String) throws {
    func file(_ count: Int) -> [UInt8] {
      let one =
        "BEGIN:\(name)\r\nUID:1\r\nRECURRENCE-ID:20261124T100000\r\n"
        + "DTSTART:20261124T100000\r\nEND:\(name)\r\n"
      return Array("BEGIN:VCALENDAR\r\n".utf8)
        + Array(repeating: Array(one.utf8), count: count).joined()
        + Array("END:VCALENDAR\r\n".utf8)
    }
    func taken(_ count: Int) throws -> Duration {
      let bytes = file(count)
      return try ContinuousClock().measure { _ = try trial.read(bytes) }
    }
    let count = TestExtent.count(2500, usually: 1000)
    let few = try taken(count)
    let many = try taken(8 * count)
    // Eight times as many; quadratic time would be sixty-four times as long.
    #expect(many < few * 30)
  }

  @Test(arguments: [
    ("0", "1", true), ("1", "0", false), ("1", "1", false), ("2", "10", true),
    ("1", "1\r\nDTSTAMP:20261124T100000Z", false),
    ("1\r\nDTSTAMP:20261123T100000Z", "1\r\nLAST-MODIFIED:20261124T100000Z", true),
  ])
  func `of two masters with one UID the newer one is read`(
    first: String, second: String, isSecond: Bool
  ) throws {
    func master(_ title: String, _ sequence: String) -> [String] {
      [
        "BEGIN:VEVENT", "UID:u", "DTSTART:20261124T100000", "RRULE:FREQ=DAILY;COUNT=3",
        "SEQUENCE:\(sequence)", "SUMMARY:\(title)", "END:VEVENT",
      ]
    }
    let override = [
      "BEGIN:VEVENT", "UID:u", "RECURRENCE-ID:20261125T100000", "DTSTART:20261125T120000",
      "END:VEVENT",
    ]
    let (events, report) = try trial.read(
      Self.calendar(master("A", first) + override + master("B", second)))
    #expect(events.map(\.details.title.value) == [isSecond ? "B" : "A"])
    #expect(events.map(\.exceptions.count) == [1])
    // The other one is reported with its line.
    let line = isSecond ? 2 : 14
    #expect(
      report.omitted.first
        == [ImportNote(line: line, fact: .otherVersionTaken(title: isSecond ? "A" : "B"))])
  }

  @Test(arguments: [
    ("20261124T100000", "20261124T090000", true), ("20261124T100000", "20261124T100000", false),
    ("20261124", "20261123", true), ("20261124", "20261124", false),
    ("20261124T100000", "20261124T003000Z", true), ("20261124T100000", "20261124T013000Z", false),
  ])
  func `an end before the start is reported`(start: String, end: String, isReported: Bool) throws {
    let (_, report) = try trial.read(
      CalendarTrial.event(["DTSTART:\(start)", "DTEND:\(end)", "SUMMARY:A"]))
    #expect(
      report.warnings.first.map(\.fact)
        == (isReported ? [.unusable(field: "DTEND", text: end)] : []))
  }

  @Test func `unsupported alarms are named, each with its reason`() throws {
    func alarms(_ triggers: String..., rule: [String] = []) throws -> [UnsupportedAlarm]? {
      let lines = triggers.flatMap { ["BEGIN:VALARM", "ACTION:DISPLAY", $0, "END:VALARM"] }
      return try trial.read(
        CalendarTrial.event(["DTSTART:20261124T100000", "DTEND:20261124T110000"] + rule + lines)
      ).events.first?.unsupportedAlarms
    }
    func untold(_ trigger: String, _ reason: UnsupportedAlarm.Reason) -> UnsupportedAlarm {
      UnsupportedAlarm(trigger: trigger, reason: reason)
    }
    #expect(try alarms("TRIGGER:-PT10M", "TRIGGER:PT0S") == [])
    #expect(try alarms("TRIGGER:-P400D", "TRIGGER:-PT10M") == [untold("-P400D", .tooFar)])
    #expect(try alarms("TRIGGER:P3D") == [untold("P3D", .tooFar)])
    // The sixth alarm exceeds the maximum, and one with seconds is not supported.
    #expect(
      try alarms(
        "TRIGGER:-PT1M", "TRIGGER:-PT2M", "TRIGGER:-PT3M", "TRIGGER:-PT4M", "TRIGGER:-PT5M",
        "TRIGGER:-PT6M", "TRIGGER:-PT90S")
        == [untold("-PT6M", .tooMany), untold("-PT90S", .betweenMinutes)])
    #expect(
      try alarms("TRIGGER:-PT10S", "TRIGGER:soon")
        == [untold("-PT10S", .betweenMinutes), untold("soon", .unreadable)])
    #expect(
      try trial.event(
        "DTSTART:20261124T100000", "BEGIN:VALARM", "ACTION:NONE", "TRIGGER:-P400D", "END:VALARM")?
        .unsupportedAlarms == [])
    // An absolute alarm is supported for single events.
    let moment = "TRIGGER;VALUE=DATE-TIME:20261124T004500Z"
    #expect(try alarms(moment) == [])
    for rule in ["RRULE:FREQ=DAILY;COUNT=3", "RDATE:20261125T100000"] {
      #expect(
        try alarms(moment, "TRIGGER:-PT5M", rule: [rule]) == [
          untold("20261124T004500Z", .absoluteForRepeatingEvent)
        ])
    }
  }

  @Test func `an absolute alarm in a series applies only to an override`() throws {
    let alarm = ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER;VALUE=DATE-TIME:20261125T004500Z"]
    let master = [
      "DTSTART;TZID=Asia/Seoul:20261124T100000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3",
    ]
    let time = [
      "END:VEVENT", "BEGIN:VEVENT", "UID:1", "RECURRENCE-ID;TZID=Asia/Seoul:20261125T100000",
      "DTSTART;TZID=Asia/Seoul:20261125T100000", "DURATION:PT1H",
    ]
    let read = try #require(
      try trial.read(
        CalendarTrial.event(master + alarm + ["END:VALARM"] + time + alarm + ["END:VALARM"])
      ).events.first)
    #expect(read.details.reminders == .none)
    guard case .overridden(let changed)? = read.exceptions[LocalTime(literal: "2026-11-25T10:00")]
    else {
      Issue.record("\(read.exceptions)")
      return
    }
    #expect(changed.reminders.minutesBefore == [15])
    // The value that earlier versions stored does not count as a user's change.
    var event = try CalendarTrial.kept(read)
    var details = event.event.details
    details.reminders = try LeadTimes(minutesBefore: [-1425])
    event = StoredEvent(
      Event(id: event.event.id, details: details, repetition: event.event.repetition),
      event.exceptions, text: event.text)
    #expect(trial.file.originalEvent(of: event)?.details.reminders == details.reminders)
  }

  @Test func `a Korean file from Windows is decoded`() throws {
    let bytes =
      Array("BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261124\r\nSUMMARY:".utf8) + [
        0xC8, 0xB8, 0xC0, 0xC7,
      ]
      + Array("\r\nEND:VEVENT\r\n".utf8)
    #expect(try trial.read(bytes).events.first?.details.title.value == "회의")
  }

  @Test(arguments: ICalendarSample.allCases)
  func `chunks of any size give the same result`(sample: ICalendarSample) throws {
    let whole = try trial.read(sample.bytes)
    for pieces in [1, 7, 1000] {
      let again = try trial.read(sample.bytes, pieces: pieces)
      #expect(again.events == whole.events)
      #expect(again.report == whole.report)
    }
  }
}

/// Seoul, with access to the rules of other zones.
private struct ZoneWithOthers: ZoneRules {
  let name = "Asia/Seoul"

  func offset(at instant: Instant) -> Int { 9 * 3600 }

  func zone(named name: String) -> (any ZoneRules)? { CalendarTrial.zones(name) }
}
