import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// RDATE days and periods of a series, and changes of single ones.
@Suite struct AddedDaysTests {
  private let trial = CalendarTrial()
  private static let at = LocalTime(literal: "2026-11-30T09:00")

  private func kept(_ lines: [String]) throws -> StoredEvent {
    let text = CalendarTrial.event(
      ["DTSTART:20261124T100000", "DURATION:PT1H"] + lines + ["SUMMARY:Choir"])
    return try CalendarTrial.kept(#require(try trial.read(text).events.first))
  }

  /// Returns the export with that change in place of the occurrence's exception.
  private func written(
    _ kept: StoredEvent, _ time: LocalTime, _ change: SeriesException.Change?
  ) -> String {
    let others = kept.exceptions.filter { $0.originalStart != time }
    let own = change.map { [SeriesException(of: kept.event.id, at: time, $0)] } ?? []
    return trial.written([StoredEvent(kept.event, others + own, text: kept.text)])
  }

  private func lines(_ name: String, of text: String) -> [String] {
    text.split(separator: "\r\n").map(String.init).filter { $0.hasPrefix(name) }
  }

  private func later(_ kept: StoredEvent, _ title: String = "Song") throws -> EventDetails {
    var details = kept.event.details
    details.title = try EventTitle(title)
    details.span = try EventSpan(
      from: LocalTime(literal: "2026-11-30T18:00"), to: LocalTime(literal: "2026-11-30T20:00"),
      zone: "Asia/Seoul")
    return details
  }

  private static let toldApart = [
    "END:VEVENT", "BEGIN:VEVENT", "UID:1", "RECURRENCE-ID:20261130T090000",
    "DTSTART:20261130T120000", "DTEND:20261130T130000",
  ]

  @Test(arguments: [
    ["RDATE:20261130T090000,20261202T090000"],
    ["RDATE:20261202T090000", "RDATE;X-A=1:20261130T090000"],
    ["RDATE;VALUE=PERIOD:20261130T090000/PT2H,20261202T090000/PT2H"],
    ["RDATE:20261130T090000"] + toldApart,
  ])
  func `an edited RDATE stays listed, and its override is written beside it`(
    added: [String]
  ) throws {
    let kept = try kept(["RRULE:FREQ=DAILY;COUNT=3"] + added)
    let details = try later(kept)
    let text = written(kept, Self.at, .overridden(details))
    #expect(lines("RDATE", of: text) == added.filter { $0.hasPrefix("RDATE") }, "\(text)")
    #expect(lines("RECURRENCE-ID", of: text) == ["RECURRENCE-ID:20261130T090000"], "\(text)")
    #expect(lines("EXDATE", of: text) == [])
    let again = try #require(try trial.read(text).events.first)
    #expect(again.exceptions[Self.at]?.details?.span.isSame(as: details.span) == true)
    #expect(again.exceptions.keys.sorted() == kept.exceptions.map(\.originalStart))
  }

  @Test(
    arguments: [
      (["RDATE:20261130T090000,20261202T090000"], "2026-11-30T09:00", ["RDATE:20261202T090000"]),
      (["RDATE;VALUE=PERIOD:20261130T090000/PT2H"], "2026-11-30T09:00", []),
      (
        ["RDATE;VALUE=PERIOD:20261130T090000/PT2H,20261202T090000/PT2H"], "2026-11-30T09:00",
        ["RDATE;VALUE=PERIOD:20261202T090000/PT2H"]
      ),
      (["RDATE:20261130T090000"] + toldApart, "2026-11-30T09:00", []),
      // The rule gives this occurrence as well.
      (
        ["RDATE;VALUE=PERIOD:20261125T100000/PT2H"], "2026-11-25T10:00", ["EXDATE:20261125T100000"]
      ),
    ] as [([String], String, [String])])
  func `a removed RDATE leaves its list and gets no EXDATE`(
    added: [String], original: String, left: [String]
  ) throws {
    let kept = try kept(["RRULE:FREQ=DAILY;COUNT=3"] + added)
    let time = LocalTime(literal: original)
    let text = written(kept, time, .removed(hadDetails: nil))
    #expect(lines("RDATE", of: text) + lines("EXDATE", of: text) == left, "\(text)")
    #expect(lines("RECURRENCE-ID", of: text) == [])
    let again = try #require(try trial.read(text).events.first)
    #expect(
      again.exceptions[time].isSame(
        as: left.first?.hasPrefix("EX") == true ? .removed(hadDetails: nil) : nil))
  }

  @Test func `an RDATE with an override moves with its series`() throws {
    let kept = try kept(
      ["RRULE:FREQ=DAILY;COUNT=3", "RDATE:20261129T090000,20261130T090000"] + Self.toldApart)
    for seconds in [3600, 86_400] {
      var event = kept.event
      event.details.span = try #require(
        event.span.moved(to: LocalTime(literal: "2026-11-24T10:00").adding(seconds: seconds)))
      let moved = kept.exceptions.map { exception in
        SeriesException(
          of: event.id, at: exception.originalStart.adding(seconds: seconds), exception.change)
      }
      let text = trial.written([StoredEvent(event, moved, text: kept.text)])
      let again = try #require(try trial.read(text).events.first)
      #expect(again.exceptions.keys.sorted() == moved.map(\.originalStart), "\(text)")
      let days = lines("RDATE", of: text).flatMap { $0.dropFirst(6).split(separator: ",") }
      #expect(Set(days).count == 2 && days.count == 2, "\(text)")
    }
  }

  @Test func `an RDATE with an override stays listed in another zone`() throws {
    let name = ";TZID=Asia/Seoul"
    let text = CalendarTrial.event([
      "DTSTART\(name):20261124T090000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3",
      "RDATE\(name):20261130T090000", "SUMMARY:Choir",
    ])
    let kept = try CalendarTrial.kept(#require(try trial.read(text).events.first))
    var event = kept.event
    let start = LocalTime(literal: "2026-11-24T09:00")
    event.details.span = try EventSpan(
      from: start, to: start.adding(minutes: 120), zone: "Europe/Berlin")
    let own = SeriesException(of: event.id, at: Self.at, .overridden(try later(kept)))
    let written = trial.written([StoredEvent(event, [own], text: kept.text)])
    #expect(lines("RDATE", of: written) == ["RDATE:20261130T090000"], "\(written)")
    #expect(lines("RECURRENCE-ID", of: written) == ["RECURRENCE-ID:20261130T090000"])
  }

  @Test(arguments: [
    ("FREQ=WEEKLY", ["RDATE:20261126T100000"]), ("FREQ=DAILY;COUNT=9", []),
    ("FREQ=DAILY;COUNT=2", ["RDATE:20261126T100000"]),
  ])
  func `an override outside of a new rule becomes an RDATE`(
    rule: String, days: [String]
  ) throws {
    let kept = try kept(
      ["RRULE:FREQ=DAILY;COUNT=5"]
        + Self.toldApart.map { $0.replacing("20261130T090000", with: "20261126T100000") })
    var event = kept.event
    event.repetition = .series(
      try EventSeries(
        Recurrence(rule, from: .file), from: #require(event.span.repetitionStart)))
    let text = trial.written([StoredEvent(event, kept.exceptions, text: kept.text)])
    #expect(lines("RDATE", of: text) == days, "\(text)")
    #expect(text.contains("RRULE:\(rule)"))
    #expect(lines("RECURRENCE-ID", of: text).count == 1)
    // Events entered here behave in the same way.
    let own = trial.written([StoredEvent(event, kept.exceptions, text: nil)])
    #expect(lines("RDATE", of: own) == days, "\(own)")
    let again = try #require(try trial.read(own).events.first)
    #expect(again.exceptions.keys.sorted() == kept.exceptions.map(\.originalStart))
  }

  @Test func `the long title of an edited occurrence is written in full`() throws {
    let title = String(repeating: "long ", count: 150) + "end"
    let text = CalendarTrial.event([
      "DTSTART:20261124T100000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3", "SUMMARY:\(title)",
    ])
    let kept = try CalendarTrial.kept(#require(try trial.read(text).events.first))
    #expect(kept.event.title == title)
    var details = kept.event.details
    details.title = details.title.asOccurrenceTitle
    details.span = try later(kept, "A").span
    let at = LocalTime(literal: "2026-11-25T10:00")
    let own = written(kept, at, .overridden(details))
    let again = try CalendarTrial.kept(#require(try trial.read(own).events.first))
    #expect(again.changes[at]?.details?.title.value == title)
    #expect(!own.contains("…"))
    // A cut title that is stored for an imported one does not count as a change.
    #expect(written(again, at, .overridden(details)) == own)
  }
}
