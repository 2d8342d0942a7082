import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Skipped holidays of a series in exports for other programs.
@Suite struct SkippedHolidaysTests {
  private func weekly(
    _ rule: String, from start: String = "2026-12-18T19:00", in zone: any ZoneRules
  ) throws -> StoredEvent {
    let from = LocalTime(literal: start)
    let span = try EventSpan(from: from, to: from.adding(minutes: 60), zone: zone.name)
    let series = try EventSeries(
      Recurrence(rule, from: .file), from: .time(from), skipsHolidays: true)
    return StoredEvent(
      Event(
        id: try someID(1), details: EventDetails(title: try EventTitle("수업"), span: span),
        repetition: .series(series)), [], text: nil)
  }

  private func lines(_ name: String, of text: String) -> [String] {
    let unfolded = text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
    return unfolded.filter { $0.hasPrefix(name) }
  }

  /// Returns the occurrences as another program computes them: COUNT times, without exclusions.
  private func days(_ text: String, rule: String, from start: String) throws -> [String] {
    let from = LocalTime(literal: start)
    let given = try Repetition(Recurrence(rule, from: .file), from: .time(from))
      .occurrences(after: nil, limit: 500).times.map(\.iCalendar)
    let away = Set(
      lines("EXDATE", of: text).flatMap { line in
        line.drop { $0 != ":" }.dropFirst().split(separator: ",").map(String.init)
      })
    return given.filter { !away.contains($0) }
  }

  @Test func `skipped holidays are exported as exclusions, and COUNT includes them`() throws {
    let trial = CalendarTrial()
    let kept = try weekly("FREQ=WEEKLY;COUNT=4", in: trial.zone)
    let written = trial.written([kept])
    #expect(lines("RRULE", of: written) == ["RRULE:FREQ=WEEKLY;COUNT=6"])
    #expect(
      lines("EXDATE", of: written)
        == ["EXDATE;X-HEARTH-HOLIDAYS=TRUE:20261225T190000,20270101T190000"])
    #expect(
      try days(written, rule: "FREQ=WEEKLY;COUNT=6", from: "2026-12-18T19:00")
        == ["20261218T190000", "20270108T190000", "20270115T190000", "20270122T190000"])
    // Importing it restores the series as it was entered.
    let again = try #require(try trial.read(written).events.first)
    #expect(again.repetition == kept.event.repetition)
    #expect(again.exceptions.isEmpty)
    #expect(trial.written([kept]) == trial.written([kept]))
  }

  @Test func `a COUNT changed by another program is used`() throws {
    let trial = CalendarTrial()
    let written = trial.written([try weekly("FREQ=WEEKLY;COUNT=4", in: trial.zone)])
    let changed = written.replacing("COUNT=6", with: "COUNT=9")
    let again = try #require(try trial.read(changed).events.first)
    #expect(again.repetition?.series?.rule.count == 9)
    for flag in ["X-COUNT=0;X-WRITTEN=6", "X-COUNT=7;X-WRITTEN=6", "X-COUNT=a;X-WRITTEN=6"] {
      let strange = written.replacing("X-COUNT=4;X-WRITTEN=6", with: flag)
      #expect(strange != written)
      #expect(try trial.read(strange).events.first?.repetition?.series?.rule.count == 6)
    }
  }

  @Test func `without an end, holidays are listed through next year`() throws {
    let trial = CalendarTrial()
    let written = trial.written([
      try weekly("FREQ=DAILY", from: "2026-01-05T19:00", in: trial.zone)
    ])
    let away = try #require(lines("EXDATE", of: written).first)
    #expect(away.hasPrefix("EXDATE;X-HEARTH-HOLIDAYS=TRUE:20260216T190000,"))
    #expect(away.hasSuffix(",20271225T190000,20271227T190000"))
    #expect(lines("X-HEARTH-SKIP", of: written) == ["X-HEARTH-SKIP-HOLIDAYS:TRUE"])
    for line in written.split(separator: "\r\n") { #expect(line.utf8.count <= 75) }
    #expect(try trial.read(written).events.first?.exceptions.isEmpty == true)
  }

  @Test func `the listed holidays extend further in the next year`() throws {
    let trial = CalendarTrial()
    let written = trial.written([
      try weekly("FREQ=DAILY", from: "2026-01-05T19:00", in: trial.zone)
    ])
    let kept = try CalendarTrial.kept(#require(try trial.read(written).events.first))
    #expect(trial.written([kept]) == written)
    let next = CalendarTrial(at: "2027-11-22T12:00").written([kept])
    #expect(lines("EXDATE", of: next).first?.contains(",20271227T190000,2028") == true)
    #expect(lines("EXDATE", of: next).count == 1)
    #expect(lines("DTSTAMP", of: next) == lines("DTSTAMP", of: written))
  }

  @Test(arguments: ["2026-12-18T18:00", "2026-12-18T20:00", "2026-12-17T19:00"])
  func `skipped holidays move along with the series`(start: String) throws {
    let trial = CalendarTrial()
    let rule = "FREQ=WEEKLY;COUNT=4"
    let written = trial.written([try weekly(rule, in: trial.zone)])
    let kept = try CalendarTrial.kept(#require(try trial.read(written).events.first))
    let moved = try weekly(rule, from: start, in: trial.zone).event
    let event = Event(
      id: kept.event.id, details: moved.details, repetition: moved.repetition)
    let again = trial.written([StoredEvent(event, [], text: kept.text)])
    let fresh = trial.written([StoredEvent(event, [], text: nil)])
    for name in ["DTSTART", "RRULE", "EXDATE", "X-HEARTH-SKIP"] {
      #expect(lines(name, of: again) == lines(name, of: fresh), "\(name)\n\(again)")
    }
  }

  @Test func `no holidays are listed without a holiday calendar, and the user's own are`() throws {
    let none = RegionalZone(FixedZone.seoul) { HolidayCalendar([]) }
    let own = RegionalZone(FixedZone.seoul) {
      HolidayCalendar([], added: NamedDays([Day(literal: "2027-01-08"): "선거"]))
    }
    let rule = "FREQ=WEEKLY;COUNT=4"
    let plain = CalendarTrial(in: none).written([try weekly(rule, in: none)])
    #expect(lines("EXDATE", of: plain) == [])
    #expect(lines("RRULE", of: plain) == ["RRULE:FREQ=WEEKLY;COUNT=4"])
    let one = CalendarTrial(in: own).written([try weekly(rule, in: own)])
    #expect(lines("EXDATE", of: one) == ["EXDATE;X-HEARTH-HOLIDAYS=TRUE:20270108T190000"])
    #expect(lines("RRULE", of: one) == ["RRULE:FREQ=WEEKLY;COUNT=5"])
  }

  @Test func `skipped holidays of a lunar series are not listed`() throws {
    let trial = CalendarTrial()
    // Lunar New Year is a holiday itself.
    let rule = "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=1,2;BYMONTHDAY=1"
    let kept = try weekly(rule, from: "2026-02-17T19:00", in: trial.zone)
    let written = trial.written([kept])
    let days = try #require(lines("RDATE", of: written).first)
    #expect(days.contains("20270308T190000"))
    #expect(!days.contains("20270207T190000"))
    #expect(try trial.read(written).events.first?.repetition == kept.event.repetition)
  }

  @Test func `holidays are listed or removed when the rule is edited`() throws {
    let trial = CalendarTrial()
    let read = try #require(
      try trial.event(
        "DTSTART:20261218T190000", "DTEND:20261218T200000", "RRULE:FREQ=WEEKLY;COUNT=4",
        "EXDATE:20261218T190000", "SUMMARY:수업"))
    var kept = try CalendarTrial.kept(read)
    var event = kept.event
    let start = try #require(event.span.repetitionStart)
    event.repetition = .series(
      try EventSeries(
        Recurrence("FREQ=WEEKLY;COUNT=4", from: .file), from: start, skipsHolidays: true))
    kept = StoredEvent(event, kept.exceptions, text: kept.text)
    let written = trial.written([kept])
    #expect(
      lines("EXDATE", of: written) == [
        "EXDATE;X-HEARTH-HOLIDAYS=TRUE:20261225T190000,20270101T190000", "EXDATE:20261218T190000",
      ])
    // The change back.
    let again = try #require(try trial.read(written).events.first)
    var later = try CalendarTrial.kept(again)
    var plain = later.event
    plain.repetition = .series(
      try EventSeries(Recurrence("FREQ=WEEKLY;COUNT=3", from: .file), from: start))
    later = StoredEvent(plain, later.exceptions, text: later.text)
    #expect(lines("EXDATE", of: trial.written([later])) == ["EXDATE:20261218T190000"])
    #expect(lines("RRULE", of: trial.written([later])) == ["RRULE:FREQ=WEEKLY;COUNT=3"])
  }
}

extension EventRepetition {
  fileprivate var series: EventSeries? {
    if case .series(let series) = self { series } else { nil }
  }
}

extension LocalTime {
  /// The time as calendar files write it.
  fileprivate var iCalendar: String { ICalendarTime.time(self, isUTC: false).text }
}
