import HearthSamples
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Exports equal the imported text, except for the lines that were changed.
@Suite struct ICalendarWritingTests {
  private let trial = CalendarTrial()

  private func kept(_ sample: ICalendarSample) throws -> [StoredEvent] {
    try trial.read(sample.bytes).events.enumerated()
      .sorted { $0.element.line < $1.element.line }
      .map { try CalendarTrial.kept($0.element, Int64($0.offset + 1)) }
  }

  /// Returns the components with that name, including line ends.
  private func components(_ name: String, of text: String) -> [String] {
    ICalendarReader.components(of: Array(text.utf8)).filter { $0.name == name }
      .map { String(decoding: $0.raw, as: UTF8.self) }
  }

  /// Returns the unfolded lines in which two texts differ.
  private func differences(_ before: String, _ after: String) -> (gone: [String], new: [String]) {
    func lines(_ text: String) -> [String] {
      var lines = ContentLines(limit: 1 << 20, source: Array(text.utf8).source(of: 4096))
      var found: [String] = []
      while let line = try? lines.next() {
        found.append(String(decoding: line.bytes, as: UTF8.self))
      }
      return found
    }
    let change = lines(after).difference(from: lines(before))
    return (
      change.removals.compactMap { if case .remove(_, let line, _) = $0 { line } else { nil } },
      change.insertions.compactMap { if case .insert(_, let line, _) = $0 { line } else { nil } }
    )
  }

  @Test(arguments: ICalendarSample.allCases)
  func `unchanged events and zones are written byte for byte`(sample: ICalendarSample) throws {
    let written = trial.written(try kept(sample))
    for name in ["VEVENT", "VTIMEZONE"] {
      #expect(components(name, of: written) == components(name, of: sample.text))
    }
    #expect(
      try trial.read(written).events.map(\.text) == trial.read(sample.bytes).events.map(\.text))
  }

  @Test(arguments: ICalendarSample.allCases)
  func `a changed title changes its line, SEQUENCE and the timestamps`(sample: ICalendarSample)
    throws
  {
    var all = try kept(sample)
    var event = all[0].event
    let old = event.title
    event.details.title = try EventTitle("새 제목; 하나")
    all[0] = StoredEvent(event, all[0].exceptions, text: all[0].text)
    let change = differences(
      components("VEVENT", of: sample.text).joined(),
      components("VEVENT", of: trial.written(all)).joined())
    let names = ["DTSTAMP", "LAST-MODIFIED", "SUMMARY"]
    #expect(change.gone.allSatisfy { line in names.contains { line.hasPrefix($0) } })
    #expect(
      Set(change.new.map { String($0.prefix { $0 != ":" && $0 != ";" }) }) == Set(names))
    #expect(change.new.contains { $0.hasSuffix("새 제목\\; 하나") }, "\(old)")
    #expect(change.new.contains("DTSTAMP:20261122T030000Z"))
  }

  @Test func `a changed time changes its lines in their own form`() throws {
    var all = try kept(.outlook)
    var event = all[0].event
    event.details.span = try event.span.starting(
      at: LocalTime(literal: "2026-11-27T10:00"), in: FixedZone.seoul)
    all[0] = StoredEvent(event, [], text: all[0].text)
    let change = differences(
      components("VEVENT", of: ICalendarSample.outlook.text).joined(),
      components("VEVENT", of: trial.written(all)).joined())
    #expect(
      change.new.sorted() == [
        "DTEND;TZID=\"Korea Standard Time\":20261127T110000", "DTSTAMP:20261122T030000Z",
        "DTSTART;TZID=\"Korea Standard Time\":20261127T100000", "LAST-MODIFIED:20261122T030000Z",
        "SEQUENCE:1",
      ])
    #expect(change.gone.count == 5)
  }

  @Test func `changed reminders leave other programs' alarms alone`() throws {
    var all = try kept(.apple)
    let place = try #require(all.firstIndex { $0.event.title == "Standup" })
    var event = all[place].event
    event.details.reminders = try LeadTimes(minutesBefore: [5])
    all[place] = StoredEvent(event, all[place].exceptions, text: all[place].text)
    let written = trial.written(all)
    #expect(written.contains("X-APPLE-DEFAULT-ALARM:TRUE"))
    #expect(written.contains("TRIGGER:-PT5M"))
    #expect(!written.contains("TRIGGER:-PT15M\r\n"))
    #expect(written.contains("TRIGGER:-PT15H"))
  }

  private static func sound(_ trigger: String) -> [String] {
    ["UID:alarm", "ACTION:AUDIO", "ATTACH;VALUE=URI:Basso", trigger, "X-ONE:1"]
  }

  private static func shown(_ trigger: String) -> [String] {
    ["ACTION:DISPLAY", "DESCRIPTION:A", trigger]
  }

  private static let retimed: [(alarms: [[String]], minutes: [Int], after: [[String]])] = [
    // A single alarm at another time is still the same alarm.
    ([sound("TRIGGER;X-A=B:-PT30M")], [10], [sound("TRIGGER:-PT10M")]),
    (
      [sound("TRIGGER:-PT30M"), shown("TRIGGER:-PT5M")], [5, 10],
      [sound("TRIGGER:-PT10M"), shown("TRIGGER:-PT5M")]
    ),
    (
      [shown("TRIGGER:-P400D"), sound("TRIGGER;RELATED=START:-PT30M")], [10],
      [shown("TRIGGER:-P400D"), sound("TRIGGER:-PT10M")]
    ),
    // An additional alarm is new; of two, it is not known which one changed.
    (
      [sound("TRIGGER:-PT30M")], [10, 30],
      [sound("TRIGGER:-PT30M"), shown("TRIGGER:-PT10M")]
    ),
    ([sound("TRIGGER:-PT30M")], [], []),
    ([sound("TRIGGER:-PT30M")], [5, 10], [shown("TRIGGER:-PT5M"), shown("TRIGGER:-PT10M")]),
    ([sound("TRIGGER:-PT30M"), shown("TRIGGER:-PT5M")], [10], [shown("TRIGGER:-PT10M")]),
    // A repeating alarm does not ring at a single time.
    (
      [["UID:a", "TRIGGER:-PT30M", "REPEAT:1", "DURATION:PT5M"]], [10],
      [shown("TRIGGER:-PT10M")]
    ),
  ]

  @Test(arguments: retimed)
  func `an alarm at another time keeps all its other lines`(
    change: (alarms: [[String]], minutes: [Int], after: [[String]])
  ) throws {
    let text = CalendarTrial.event(
      ["DTSTART:20261124T100000", "DURATION:PT1H", "SUMMARY:A"]
        + change.alarms.flatMap { ["BEGIN:VALARM"] + $0 + ["END:VALARM"] })
    let kept = try CalendarTrial.kept(#require(try trial.read(text).events.first))
    var event = kept.event
    event.details.reminders = try LeadTimes(minutesBefore: change.minutes)
    let written = trial.written([StoredEvent(event, [], text: kept.text)])
    let found = ICalendarDocument(Array(written.utf8)).calendar?.components
      .filter { $0.name == "VEVENT" }.flatMap(\.components)
      .map { $0.lines.map { String(decoding: $0.bytes, as: UTF8.self) } }
    #expect(found == change.after)
  }

  @Test func `overrides of single occurrences are written separately`() throws {
    var all = try kept(.google)
    let place = try #require(all.firstIndex { $0.event.title == "주간 점검" })
    let id = all[place].event.id
    func exception(_ at: String, _ change: SeriesException.Change) -> SeriesException {
      SeriesException(of: id, at: LocalTime(literal: at), change)
    }
    var moved = try #require(
      all[place].exceptions.first { $0.details != nil }?.details)
    moved.title = try EventTitle("오후로")
    let own = EventDetails(
      title: try EventTitle("옮긴 점검"),
      span: try EventSpan(
        from: LocalTime(literal: "2026-12-01T09:30"), to: LocalTime(literal: "2026-12-01T10:00"),
        zone: "Asia/Seoul"))
    all[place] = StoredEvent(
      all[place].event,
      [
        // One of two removed occurrences returns, another is removed, and one moves.
        exception("2026-11-09T09:30", .removed(hadDetails: nil)),
        exception("2026-12-07T09:30", .removed(hadDetails: nil)),
        exception("2026-11-23T09:30", .overridden(moved)),
        exception("2026-11-30T09:30", .overridden(own)),
      ], text: all[place].text)
    let change = differences(
      components("VEVENT", of: ICalendarSample.google.text).joined(),
      components("VEVENT", of: trial.written(all)).joined())
    #expect(change.gone.contains("EXDATE;TZID=Asia/Seoul:20261012T093000"))
    #expect(!change.gone.contains("EXDATE;TZID=Asia/Seoul:20261109T093000"))
    #expect(change.new.contains("EXDATE;TZID=Asia/Seoul:20261207T093000"))
    #expect(change.new.contains("SUMMARY:오후로"))
    #expect(change.new.contains("RECURRENCE-ID;TZID=Asia/Seoul:20261130T093000"))
    #expect(change.new.contains("SUMMARY:옮긴 점검"))
    // Reading the export gives the same event.
    let again = try #require(
      try trial.read(trial.written(all)).events.first { $0.uid == "weekly7@google.com" })
    #expect(again.exceptions.count == 4)
    #expect(again.exceptions[LocalTime(literal: "2026-11-23T09:30")]?.title == "오후로")
  }

  @Test func `an override for a moved occurrence has the properties of its series`() throws {
    let text = [
      "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "DTSTART;TZID=Asia/Seoul:20261124T100000",
      "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=5", "EXDATE;TZID=Asia/Seoul:20261126T100000",
      "SUMMARY:A", "DESCRIPTION:B", "LOCATION:Hall\\, 4", "CATEGORIES:Music", "STATUS:TENTATIVE",
      "TRANSP:TRANSPARENT", "X-OWN:1", "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT10M",
      "END:VALARM", "BEGIN:VALARM", "ACTION:AUDIO", "TRIGGER:-P60D", "END:VALARM", "END:VEVENT",
      "END:VCALENDAR", "",
    ].joined(separator: "\r\n")
    var all = try trial.read(text).events.map { try CalendarTrial.kept($0) }
    let event = try #require(all.first?.event)
    var own = event.details
    own.title = try EventTitle("C")
    own.span = try EventSpan(
      from: LocalTime(literal: "2026-11-25T12:00"), to: LocalTime(literal: "2026-11-25T14:00"),
      zone: "Asia/Seoul")
    let at = LocalTime(literal: "2026-11-25T10:00")
    all[0] = StoredEvent(
      event, all[0].exceptions + [SeriesException(of: event.id, at: at, .overridden(own))],
      text: all[0].text)
    let moved = try #require(components("VEVENT", of: trial.written(all)).last)
    for line in [
      "RECURRENCE-ID;TZID=Asia/Seoul:20261125T100000", "DTSTART;TZID=Asia/Seoul:20261125T120000",
      "DTEND;TZID=Asia/Seoul:20261125T140000", "SUMMARY:C", "DESCRIPTION:B",
      "LOCATION:Hall\\, 4", "CATEGORIES:Music", "STATUS:TENTATIVE", "TRANSP:TRANSPARENT",
      "X-OWN:1", "TRIGGER:-PT10M", "TRIGGER:-P60D",
    ] { #expect(moved.contains(line), "\(line)") }
    for name in ["RRULE", "EXDATE", "DURATION"] { #expect(!moved.contains("\n\(name)")) }
  }

  @Test func `a new rule replaces the former one`() throws {
    var all = try kept(.apple)
    let place = try #require(all.firstIndex { $0.event.title == "Standup" })
    var event = all[place].event
    event.repetition = .series(
      try EventSeries(
        Recurrence("FREQ=DAILY;UNTIL=20261030T100000", from: .file),
        from: #require(event.span.repetitionStart), followsZone: true))
    all[place] = StoredEvent(event, [], text: all[place].text)
    let written = trial.written(all)
    #expect(!written.contains("RRULE:FREQ=WEEKLY;COUNT=3"))
    // In a zone, UNTIL is in UTC: Paris is an hour ahead on that day.
    #expect(written.contains("RRULE:FREQ=DAILY;UNTIL=20261030T090000Z"))
  }

  /// Returns the event with another rule on its clock.
  private func ruled(_ kept: StoredEvent, _ rule: String) throws -> StoredEvent {
    var event = kept.event
    event.repetition = .series(
      try EventSeries(
        Recurrence(rule, from: .file), from: #require(event.span.repetitionStart)))
    return StoredEvent(event, kept.exceptions, text: kept.text)
  }

  @Test func `the dates of a lunar rule are written and removed together with it`() throws {
    let feast = "FREQ=YEARLY;BYMONTHDAY=15;BYMONTH=8;RSCALE=DANGI"
    let plain = try #require(
      try trial.read(
        CalendarTrial.event(["DTSTART;VALUE=DATE:20260925", "RRULE:FREQ=YEARLY", "SUMMARY:A"])
      ).events.first)
    func days(_ text: String) -> Int {
      components("VEVENT", of: text).joined().split(separator: ",").count
    }
    let lunar = trial.written([try ruled(CalendarTrial.kept(plain), feast)])
    #expect(lunar.contains("X-HEARTH-RRULE:\(feast)"))
    #expect(!lunar.contains("\nRRULE"))
    #expect(lunar.contains("RDATE;VALUE=DATE:20270915"))
    #expect(days(lunar) == 10)
    // Another lunar day has other dates, and a solar rule none.
    let read = try CalendarTrial.kept(#require(try trial.read(lunar).events.first))
    #expect(read.exceptions.isEmpty)
    let other = trial.written([
      try ruled(read, "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1")
    ])
    #expect(other.contains("RDATE;VALUE=DATE:20270207") && days(other) == 10)
    let weekly = trial.written([try ruled(read, "FREQ=WEEKLY")])
    #expect(weekly.contains("RRULE:FREQ=WEEKLY") && !weekly.contains("RDATE"))
    // An occurrence beside the rule is read as an addition and written once.
    let beside = StoredEvent(
      read.event,
      [SeriesException(of: read.event.id, at: LocalTime(literal: "2026-11-24T00:00"), .added)],
      text: read.text)
    let both = trial.written([beside])
    #expect(both.contains("RDATE;VALUE=DATE:20261124"))
    let again = try CalendarTrial.kept(#require(try trial.read(both).events.first))
    #expect(again.changes == beside.changes)
    #expect(trial.written([again]) == both)
    let moved = try ruled(again, "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1")
    #expect(trial.written([moved]).contains("RDATE;VALUE=DATE:20261124"))
    // If another program changed the dates, these apply instead of the rule.
    let changed = both.split(separator: "20270915").joined(separator: "20270916")
    let others = try #require(try trial.read(changed).events.first)
    #expect(others.exceptions.count == 11 && others.exceptions.values.allSatisfy { $0 == .added })
    #expect(others.exceptions[LocalTime(literal: "2027-09-16T00:00")] == .added)
  }

  private func one(_ lines: String...) throws -> (text: String, kept: StoredEvent) {
    let text = CalendarTrial.event(lines)
    return (text, try CalendarTrial.kept(#require(try trial.read(text).events.first)))
  }

  @Test func `an added period is identified by its start`() throws {
    let (text, kept) = try one(
      "DTSTART:20261124T100000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3",
      "RDATE;VALUE=PERIOD:20261130T090000/PT2H,20261202T090000/PT2H", "SUMMARY:A")
    let time = LocalTime(literal: "2026-11-30T09:00")
    #expect(kept.changes[time]?.details != nil)
    let left = kept.exceptions.filter { $0.originalStart != time }
    let change = differences(text, trial.written([StoredEvent(kept.event, left, text: kept.text)]))
    #expect(change.gone == ["RDATE;VALUE=PERIOD:20261130T090000/PT2H,20261202T090000/PT2H"])
    #expect(change.new.contains("RDATE;VALUE=PERIOD:20261202T090000/PT2H"))
  }

  @Test(arguments: [
    (
      "DTSTART;TZID=America/New_York:20261124T100000", "DTEND;TZID=Asia/Seoul:20261125T020000",
      ["DTSTART;TZID=America/New_York:20261124T110000", "DTEND;TZID=Asia/Seoul:20261125T030000"]
    ),
    (
      "DTSTART;TZID=Asia/Seoul:20261124T100000", "DTEND:20261124T030000Z",
      ["DTSTART;TZID=Asia/Seoul:20261124T110000", "DTEND:20261124T040000Z"]
    ),
    (
      "DTSTART:20261124T010000Z", "DTEND;TZID=America/New_York;X-A=b:20261123T220000",
      ["DTSTART:20261124T020000Z", "DTEND;TZID=America/New_York;X-A=b:20261123T230000"]
    ),
  ])
  func `an end keeps its own zone`(start: String, end: String, expected: [String]) throws {
    for rule in ["X-A:1", "RRULE:FREQ=DAILY;COUNT=3"] {
      let (text, kept) = try one(start, end, rule, "SUMMARY:A")
      var event = kept.event
      switch event.span.bounds {
      case .floating(let from, let to):
        event.details.span = try EventSpan(
          from: from.adding(minutes: 60), to: to.adding(minutes: 60), zone: event.span.zone)
      case .anchored(let from, let to):
        event.details.span = try EventSpan(
          from: from.adding(milliseconds: 3_600_000), to: to.adding(milliseconds: 3_600_000),
          in: FixedZone.seoul)
      case .allDay: Issue.record("it has times")
      }
      let written = trial.written([StoredEvent(event, [], text: kept.text)])
      let new = differences(text, written).new
      #expect(new.filter { $0.hasPrefix("DT") && !$0.hasPrefix("DTSTAMP") } == expected)
      #expect(try trial.read(written).events.first?.details.span.bounds == event.span.bounds)
    }
  }

  @Test func `an all-day event without an end has none after it is moved`() throws {
    let (text, kept) = try one("DTSTART;VALUE=DATE:20261124", "SUMMARY:A")
    for (last, end) in [("2026-11-25", 0), ("2026-11-26", 1)] {
      var event = kept.event
      event.details.span = try EventSpan(
        allDayFrom: Day(literal: "2026-11-25"), through: Day(literal: last), zone: "Asia/Seoul")
      let written = trial.written([StoredEvent(event, [], text: kept.text)])
      let new = differences(text, written).new
      #expect(new.contains("DTSTART;VALUE=DATE:20261125"))
      #expect(new.count { $0.hasPrefix("DTEND") } == end)
    }
  }

  @Test func `a zone name with a colon and without quotes is kept`() throws {
    let line = "DTSTART;TZID=GMT+09:00:20261124T100000"
    let (text, kept) = try one(
      line, "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=5", "EXDATE;TZID=GMT+09:00:20261125T100000",
      "SUMMARY:A")
    #expect(kept.changes.keys.sorted() == [LocalTime(literal: "2026-11-25T10:00")])
    let change = differences(text, trial.written([StoredEvent(kept.event, [], text: kept.text)]))
    #expect(change.gone == ["EXDATE;TZID=GMT+09:00:20261125T100000"])
  }

  @Test func `an event without a UID gets its id as UID with the first change`() throws {
    let text = CalendarTrial.event([
      "DTSTART:20261124T100000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=5", "SUMMARY:A",
    ]).replacing("UID:1\r\n", with: "")
    let kept = try CalendarTrial.kept(#require(try trial.read(text).events.first))
    #expect(trial.written([kept]) == text)
    var details = kept.event.details
    details.span = try details.span.starting(
      at: LocalTime(literal: "2026-11-25T15:00"), in: FixedZone.seoul)
    let moved = SeriesException(
      of: kept.event.id, at: LocalTime(literal: "2026-11-25T10:00"), .overridden(details))
    let written = trial.written([StoredEvent(kept.event, [moved], text: kept.text)])
    let again = try trial.read(written).events
    #expect(again.map(\.uid) == [kept.text?.uid])
    #expect(again.first?.exceptions.count == 1)
  }

  @Test func `of two overrides for one occurrence the last is used and edited`() throws {
    func component(_ original: String, _ title: String) -> String {
      CalendarTrial.event([original, "DTSTART:20261125T050000Z", "SUMMARY:\(title)"])
        .split(separator: "BEGIN:VEVENT\r\n").last.map { "BEGIN:VEVENT\r\n" + $0 } ?? ""
    }
    let series = CalendarTrial.event([
      "DTSTART;TZID=Asia/Seoul:20261124T100000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=5",
      "SUMMARY:A",
    ])
    let text =
      series.replacing("END:VCALENDAR\r\n", with: "")
      + component("RECURRENCE-ID;TZID=Asia/Seoul:20261125T100000", "First")
      .replacing("END:VCALENDAR\r\n", with: "")
      + component("RECURRENCE-ID:20261125T010000Z", "Last")
    let kept = try CalendarTrial.kept(#require(try trial.read(text).events.first))
    let time = LocalTime(literal: "2026-11-25T10:00")
    guard case .overridden(var details)? = kept.changes[time] else {
      Issue.record("it is not moved")
      return
    }
    #expect(details.title.value == "Last" && kept.exceptions.count == 1)
    details.title = try EventTitle("Changed")
    let edited = StoredEvent(
      kept.event, [SeriesException(of: kept.event.id, at: time, .overridden(details))],
      text: kept.text)
    let again = try #require(try trial.read(trial.written([edited])).events.first)
    #expect(again.exceptions[time] == .overridden(details))
    // No line is left behind if the occurrence does not take place.
    let none = StoredEvent(
      kept.event, [SeriesException(of: kept.event.id, at: time, .removed(hadDetails: nil))],
      text: kept.text)
    let rest = trial.written([none])
    #expect(!rest.contains("First") && !rest.contains("Last") && rest.contains("EXDATE"))
  }

  @Test func `the written dates of a lunar rule extend further every year`() throws {
    let lines = [
      "DTSTART;VALUE=DATE:20260925",
      "X-HEARTH-RRULE:FREQ=YEARLY;BYMONTHDAY=15;BYMONTH=8;RSCALE=DANGI",
      "RDATE;VALUE=DATE:20270915,20281003", "RDATE;VALUE=DATE:20261124,20290922", "SEQUENCE:3",
      "SUMMARY:A",
    ]
    let text = CalendarTrial.event(lines)
    let kept = try CalendarTrial.kept(#require(try trial.read(text).events.first))
    let change = differences(text, trial.written([kept]))
    #expect(change.gone == Array(lines[2...3]))
    let new = try #require(change.new.first)
    #expect(change.new.count == 1)
    #expect(new.hasPrefix("RDATE;VALUE=DATE:20261124,20270915,20281003,20290922,2030"))
    #expect(new.split(separator: ",").count == 11)
    let again = try CalendarTrial.kept(#require(try trial.read(trial.written([kept])).events.first))
    #expect(again.event == kept.event && again.changes == kept.changes)
    #expect(trial.written([again]) == trial.written([kept]))
    // A year later the list starts a year later and has one more date.
    let next = CalendarTrial(at: "2029-01-02T12:00").written([again])
    #expect(next.contains("RDATE;VALUE=DATE:20261124,20281003") && next.contains(",2039"))
  }

  @Test func `the split-off part of a series names the earlier part`() throws {
    func weekly(_ id: ID<Event>, _ start: String, _ rule: String) throws -> StoredEvent {
      let from = LocalTime(literal: start)
      let span = try EventSpan(from: from, to: from.adding(minutes: 60), zone: "Asia/Seoul")
      let series = try EventSeries(Recurrence(rule, from: .file), from: .time(from))
      return StoredEvent(
        Event(
          id: id, details: EventDetails(title: try EventTitle("회의"), span: span),
          repetition: .series(series)), [], text: nil)
    }
    let former = try weekly(
      someID(5), "2026-11-24T10:00", "FREQ=WEEKLY;INTERVAL=2;UNTIL=20261208T100000")
    let later = try #require(former.event.laterPartID)
    let other = try weekly(later, "2026-12-22T11:00", "FREQ=WEEKLY")
    let line = "RELATED-TO:\(former.event.id.uid)"
    #expect(trial.written([former, other]).contains(line))
    #expect(!trial.written([former]).contains("RELATED-TO"))
  }

  @Test func `events entered here are read back equal`() throws {
    let zone = FixedZone.seoul
    func event(
      _ number: Int64, _ span: EventSpan, _ rule: String? = nil, remind: [Int] = [0]
    ) throws -> Event {
      Event(
        id: try someID(number),
        details: EventDetails(
          title: try EventTitle("회의, \(number)"), note: try EventNote("한 줄\n두 줄"), span: span,
          reminders: try LeadTimes(minutesBefore: remind)),
        repetition: try rule.map {
          .series(
            try EventSeries(
              Recurrence($0, from: .file), from: #require(span.repetitionStart)))
        })
    }
    func wall(_ from: String, _ to: String) throws -> EventSpan {
      try EventSpan(
        from: LocalTime(literal: from), to: LocalTime(literal: to), zone: "Asia/Seoul")
    }
    let days = try EventSpan(
      allDayFrom: Day(literal: "2026-12-01"), through: Day(literal: "2026-12-03"), zone: zone.name)
    let events = try [
      event(1, wall("2026-11-24T10:00", "2026-11-24T11:30"), remind: [0, 30, 1440]),
      event(2, days, remind: [-540, 900]),
      event(3, wall("2026-11-24T10:00", "2026-11-25T11:30"), "FREQ=WEEKLY;BYDAY=TU,TH;COUNT=9"),
      event(4, days, "FREQ=YEARLY"),
      event(5, days, "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15;SKIP=BACKWARD", remind: []),
      event(.max, days, "FREQ=WEEKLY\nRRULE:FREQ=MONTHLY;BYMONTHDAY=1\nEXRULE:FREQ=YEARLY"),
    ]
    let exceptions = [
      SeriesException(
        of: events[2].id, at: LocalTime(literal: "2026-11-26T10:00"), .removed(hadDetails: nil)),
      SeriesException(of: events[2].id, at: LocalTime(literal: "2026-11-27T10:00"), .added),
      SeriesException(
        of: events[2].id, at: LocalTime(literal: "2026-12-01T10:00"), .overridden(events[0].details)
      ),
    ]
    let all = events.map { StoredEvent($0, $0.id == events[2].id ? exceptions : [], text: nil) }
    for zoned in [false, true] {
      let written = trial.written(all, zoned: zoned)
      // An id without a timestamp does not result in a future stamp.
      #expect(!written.contains("DTSTAMP:2109"))
      let (read, report) = try trial.read(written)
      #expect(report.skipped.total == 0)
      #expect(report.warnings.total == 0)
      let sorted = read.sorted { $0.uid < $1.uid }
      #expect(sorted.map(\.uid) == events.map(\.id.uid).sorted())
      for (event, again) in zip(events, sorted) {
        #expect(again.details.title == event.details.title)
        #expect(again.details.note == event.details.note)
        #expect(again.details.reminders == event.details.reminders)
        #expect(
          again.details.span.start(in: zone) == event.span.start(in: zone), "\(written)")
        #expect(again.details.span.end(in: zone) == event.span.end(in: zone))
        if !zoned { #expect(again.details == event.details) }
        #expect(again.repetition == event.repetition)
      }
      #expect(sorted[2].exceptions.count == 3)
      #expect(written.contains("TRIGGER:PT9H"))
      #expect(written.contains("TZID:Asia/Seoul") == zoned)
      for line in written.split(separator: "\r\n") { #expect(line.utf8.count <= 75) }
    }
  }

  @Test func `a zone is described by its rules`() throws {
    let zone = try #require(CalendarTrial.zones("Europe/Paris"))
    let text = String(
      decoding: VTimeZone("Europe/Paris", zone, years: 2026...2036).component.raw,
      as: UTF8.self)
    #expect(text.contains("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\r\n"))
    #expect(text.contains("RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r\n"))
    #expect(text.contains("TZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100"))
    let seoul = try #require(CalendarTrial.zones("Asia/Seoul"))
    let simple = VTimeZone("Asia/Seoul", seoul, years: 2026...2026).component
    #expect(simple.components.count == 1)
    #expect(simple.components.first?.text("TZOFFSETTO") == "+0900")
  }

  @Test(arguments: [Int.max, .min, -1])
  func `an invalid line position in a file moves no lines`(place: Int) throws {
    let lines = [
      "BEGIN:VCALENDAR", "X-HEARTH-LINES:0,\(place)", "BEGIN:VEVENT", "UID:1",
      "DTSTART:20261124T100000", "RRULE:FREQ=DAILY;COUNT=5", "SUMMARY:A", "END:VEVENT",
      "BEGIN:VEVENT", "UID:1", "RECURRENCE-ID:20261125T100000", "DTSTART:20261125T110000",
      "SUMMARY:B", "END:VEVENT", "END:VCALENDAR", "",
    ]
    let text = lines.joined(separator: "\r\n")
    let kept = try trial.read(text).events.map { try CalendarTrial.kept($0, .max) }
    #expect(components("VEVENT", of: trial.written(kept)) == components("VEVENT", of: text))
  }

  @Test func `lines folded within a character are written as they were`() throws {
    let head = Array("BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261124\r\nSUMMARY:".utf8)
    let name = Array("회의".utf8)
    let bytes = head + name[..<2] + [13, 10, 32] + name[2...] + Array("\r\nEND:VEVENT\r\n".utf8)
    let read = try #require(try trial.read(bytes).events.first)
    #expect(read.details.title.value == "회의")
    let writer = trial.file.makeWriter(zoned: false)
    #expect(writer.bytes(of: try CalendarTrial.kept(read)) == bytes)
  }
}

extension SeriesException.Change {
  fileprivate var title: String? {
    if case .overridden(let details) = self { details.title.value } else { nil }
  }
}
