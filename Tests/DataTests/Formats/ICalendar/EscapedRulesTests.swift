import Testing

@testable import HearthData
@testable import HearthDomain

/// Lines of this program after a server escaped those that it does not support.
@Suite struct EscapedRulesTests {
  private let trial = CalendarTrial()
  private let days = [
    "RDATE;VALUE=DATE:20281003,20290922,20300912,20311001,20320919,20330908",
    "RDATE;VALUE=DATE:20340927,20350916,20361004",
  ]

  @Test(arguments: [
    (
      "X-HEARTH-RRULE:FREQ=YEARLY;BYMONTHDAY=15;BYMONTH=8;RSCALE=DANGI",
      "X-HEARTH-RRULE:FREQ=YEARLY\\;BYMONTHDAY=15\\;BYMONTH=8\\;RSCALE=DANGI"
    ),
    (
      "X-HEARTH-RRULE:FREQ=YEARLY;BYMONTHDAY=15;BYMONTH=8;RSCALE=DANGI",
      "X-HEARTH-RRULE:FREQ=YEARLY\\\\;BYMONTHDAY=15\\\\;BYMONTH=8\\\\;RSCALE=DANGI"
    ),
    (
      "X-HEARTH-RRULE:FREQ=MONTHLY;BYMONTHDAY=30,31;RSCALE=GREGORIAN;SKIP=BACKWARD",
      "X-HEARTH-RRULE:FREQ=MONTHLY\\;BYMONTHDAY=30\\,31\\;RSCALE=GREGORIAN\\;SKIP=BACKWARD"
    ),
  ])
  func `an escaped line has the same meaning`(plain: String, escaped: String) throws {
    let lines = ["DTSTART;VALUE=DATE:20270915", "SUMMARY:A"]
    let own = plain.hasSuffix("DANGI") ? days : []
    let (one, two) = (
      CalendarTrial.event(lines + [plain] + own), CalendarTrial.event(lines + own + [escaped])
    )
    let (first, second) = try (
      #require(try trial.read(one).events.first), #require(try trial.read(two).events.first)
    )
    #expect(first.repetition != nil)
    #expect(second.repetition == first.repetition && second.exceptions == first.exceptions)
    guard case .item(let mine) = trial.file.content(of: Array(one.utf8)),
      case .item(let theirs) = trial.file.content(of: Array(two.utf8))
    else {
      Issue.record("no item")
      return
    }
    #expect(mine.units == theirs.units)
    // Without an edit the line is exported as it was read.
    #expect(trial.written([try CalendarTrial.kept(second)]).contains(escaped))
  }

  @Test func `dates stored by earlier programs do not overwrite the rule`() throws {
    let line = "X-HEARTH-RRULE:FREQ=YEARLY\\;BYMONTHDAY=15\\;BYMONTH=8\\;RSCALE=DANGI"
    let text = CalendarTrial.event(
      ["DTSTART;VALUE=DATE:20270915", "SUMMARY:A", line] + days)
    let plain = CalendarTrial.event(["DTSTART;VALUE=DATE:20270915", "SUMMARY:A"] + days)
    let (read, before) = try (
      #require(try trial.read(text).events.first), #require(try trial.read(plain).events.first)
    )
    let kept = try CalendarTrial.kept(read)
    let id = kept.event.id
    let event = Event(id: id, details: before.details, repetition: before.repetition)
    let exceptions = before.exceptions.sorted { $0.key < $1.key }
      .map { SeriesException(of: id, at: $0.key, $0.value) }
    let written = trial.written([StoredEvent(event, exceptions, text: kept.text)])
    #expect(written.contains(line))
    for day in days { #expect(written.contains(day)) }
  }
}
