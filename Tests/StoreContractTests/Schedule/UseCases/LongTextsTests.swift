import HearthTestSupport
import Testing

@testable import HearthDomain

/// Imported texts that are longer than what can be entered.
@Suite struct LongTextsTests {
  private static func text(_ letter: String, _ count: Int) -> String {
    String(repeating: letter, count: count)
  }

  private func file(_ title: String, _ note: String) -> String {
    ScheduleUseCaseFixture.calendar([
      "UID:a", "DTSTART:20261124T090000", "DTEND:20261124T100000", "SUMMARY:\(title)",
      "DESCRIPTION:\(note)",
    ])
  }

  @Test(
    .inWholeRuns,
    arguments: StoreKind.available,
    [("가", 700), ("x", 501), ("x", 65_536), ("가", 21_845), ("👩‍👩‍👧‍👦", 600)])
  func `long texts are displayed in full and exported unchanged`(
    kind: StoreKind, size: (letter: String, count: Int)
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let long = Self.text(size.letter, size.count)
    let text = file(long, long)
    let outcome = try fixture.take(text)
    #expect(outcome.added == 1 && outcome.report.warnings.total == 0)
    let event = try #require(try fixture.event(uid: "a"))
    #expect(event.title == long && event.note == long)
    #expect(try fixture.written() == text)
    #expect(try fixture.take(text).unchanged == 1)
    // Other changes keep the long texts.
    var details = event.details
    details.reminders = try LeadTimes(minutesBefore: [5])
    let edited = try fixture.useCases.edit(event.id, to: details).event
    #expect(edited.title == long && edited.note == long)
    #expect(try fixture.written().contains(long))
  }

  @Test(.inWholeRuns, arguments: StoreKind.available, [("x", 65_537), ("가", 21_846)])
  func `texts beyond 64 KiB are shortened for display, and reported`(
    kind: StoreKind, size: (letter: String, count: Int)
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let text = file("Choir", Self.text(size.letter, size.count))
    let outcome = try fixture.take(text)
    guard
      case .truncatedForDisplay(field: "DESCRIPTION", _)? = outcome.report.warnings.first.first?
        .fact
    else {
      Issue.record("\(outcome.report.warnings.first)")
      return
    }
    let note = try #require(try fixture.event(uid: "a")).note
    #expect(note.hasSuffix("…") && note.utf8.count <= 65_536 && note.utf8.count > 30_000)
    #expect(try fixture.written() == text)
    #expect(try fixture.take(text).unchanged == 1)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `a text shortened for display is not overwritten`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let text = file("Choir", Self.text("x", 70_000))
    try fixture.take(text)
    let event = try #require(try fixture.event(uid: "a"))
    var details = event.details
    details.note = try EventNote("short")
    #expect(
      throws: CalendarRefusal.isOnlyPartlyShown(title: "Choir", .eventNote).error
    ) { try fixture.useCases.edit(event.id, to: details) }
    #expect(try fixture.written() == text)
    // Other fields can be changed.
    details = event.details
    details.title = try EventTitle("Song")
    try fixture.useCases.edit(event.id, to: details)
    #expect(try fixture.written().contains(Self.text("x", 60)))
    // A short text that ends with an ellipsis is complete.
    let other = try ScheduleUseCaseFixture(kind)
    try other.take(file("Choir…", "more…"))
    let whole = try #require(try other.event(uid: "a"))
    var shorter = whole.details
    (shorter.title, shorter.note) = (try EventTitle("Choir"), try EventNote("less"))
    try other.useCases.edit(whole.id, to: shorter)
    #expect(try other.event(uid: "a")?.note == "less")
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `overrides without a title do not copy the long title of the series`(kind: StoreKind) throws
  {
    let fixture = try ScheduleUseCaseFixture(kind)
    let long = Self.text("x", 60_000)
    let text = ScheduleUseCaseFixture.calendar(
      [
        "UID:a", "DTSTART:20261124T090000", "DTEND:20261124T100000", "RRULE:FREQ=DAILY;COUNT=5",
        "SUMMARY:\(long)",
      ],
      ["UID:a", "RECURRENCE-ID:20261125T090000", "DTSTART:20261125T110000", "DURATION:PT1H"])
    try fixture.take(text)
    let event = try #require(try fixture.event(uid: "a"))
    func own() throws -> EventDetails? {
      try fixture.queries.exceptions(of: event.id).first?.details
    }
    #expect(event.title == long)
    #expect(try own()?.title.value == Self.text("x", 499) + "…")
    #expect(try fixture.written() == text)
    // The occurrence displays the full title of the series; no other change exports it.
    let place = OccurrenceID(event.id, at: wall("2026-11-25T09:00"))
    func shown() throws -> EventDetails? {
      try fixture.queries.occurrence(at: place)?.event.details
    }
    #expect(try shown()?.title.value == long)
    let entries = try fixture.queries.agenda(on: day("2026-11-25")...day("2026-11-25")).entries
    #expect(entries.map(\.occurrence.event.title) == [long])
    var later = try #require(try shown())
    later.reminders = try LeadTimes(minutesBefore: [25])
    try fixture.useCases.edit(place, to: later, scope: .only)
    #expect(try own()?.title.value == Self.text("x", 499) + "…" && shown()?.title.value == long)
    let written = try fixture.written()
    #expect(written.components(separatedBy: "SUMMARY").count == 2 && written.contains("-PT25M"))
    later.reminders = try LeadTimes(minutesBefore: [])
    try fixture.useCases.edit(place, to: later, scope: .only)
    // Earlier versions stored the full title, which does not count as a change.
    var before = try #require(try own())
    before.title = event.details.title
    let earlier = SeriesException(of: event.id, at: wall("2026-11-25T09:00"), .overridden(before))
    try fixture.store.write { try $0.events.save(earlier) }
    #expect(try fixture.written() == text)
    #expect(try fixture.take(text).unchanged == 1)
    // The occurrence follows the new title of the series.
    var details = event.details
    details.title = try EventTitle("Choir")
    try fixture.useCases.edit(event.id, to: details)
    #expect(try own()?.title.value == "Choir")
  }

  @Test(arguments: StoreKind.available)
  func `texts shortened by earlier imports do not count as changed`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    let long = Self.text("x", 700)
    let text = file(long, long)
    try fixture.take(text)
    var event = try #require(try fixture.event(uid: "a"))
    event.details.title = try EventTitle(Self.text("x", 499) + "…")
    event.details.note = try EventNote(Self.text("x", 499) + "…")
    let cut = event
    try fixture.store.write { try $0.events.save(cut) }
    #expect(try fixture.written() == text)
    #expect(try fixture.take(text).unchanged == 1)
    // Once the file changes, the full text is imported.
    let later = text.split(separator: "T100000").joined(separator: "T110000")
    let outcome = try fixture.take(later)
    #expect(outcome.updated == 1 && outcome.report.warnings.total == 0)
    #expect(try fixture.event(uid: "a")?.title == long)
    #expect(try fixture.written() == later)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `an override that does not fit is reported`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.take(
      ScheduleUseCaseFixture.calendar([
        "UID:a", "DTSTART:20261124T090000", "RRULE:FREQ=DAILY;COUNT=5", "SUMMARY:Choir",
        "X-FIRST:" + Self.text("가", 90_000),
      ]))
    let before = try fixture.written()
    let outcome = try fixture.take(
      ScheduleUseCaseFixture.calendar([
        "UID:a", "RECURRENCE-ID:20261125T090000", "DTSTART:20261125T110000", "SUMMARY:Choir",
        "SUMMARY:Late", "X-SECOND:" + Self.text("가", 90_000),
      ]))
    #expect(
      outcome.report.omitted.first.map(\.fact)
        == [.exceedsSizeWithChange(title: "Choir", limit: EventText.maxBytes)])
    #expect(try fixture.written() == before)
  }
}
