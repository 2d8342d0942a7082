import Testing

@testable import HearthData
@testable import HearthDomain

/// Positions of lines that one side of a link changed, in the text of the other.
@Suite struct LinkedLinesTests {
  private func item(_ lines: [String]) throws -> LinkItem {
    let content = CalendarTrial().file.content(of: Array(CalendarTrial.event(lines).utf8))
    guard case .item(let item) = content else {
      Issue.record("\(content)")
      throw DomainError.notFound(.event, query: "", nearest: [])
    }
    return item
  }

  @Test(arguments: [
    // A new line follows the line that precedes it on the other side.
    (
      ["SUMMARY:A", "DTSTART:20261124T090000", "RRULE:FREQ=DAILY", "X-A:1"],
      [
        "DTSTART:20261124T090000", "EXDATE:20261125T090000", "RRULE:FREQ=DAILY", "SUMMARY:A",
        "X-A:1",
      ],
      [
        "SUMMARY:A", "DTSTART:20261124T090000", "RRULE:FREQ=DAILY", "EXDATE:20261125T090000",
        "X-A:1",
      ]
    ),
    (
      ["DTSTART:20261124T090000", "SUMMARY:A", "X-A:1"],
      [
        "DTSTART:20261124T090000", "SUMMARY:A", "X-A:1", "DTEND:20261124T100000",
        "EXDATE:20261125T090000", "RDATE:20261201T090000", "RRULE:FREQ=DAILY", "LOCATION:Hall",
      ],
      [
        "DTSTART:20261124T090000", "DTEND:20261124T100000", "RRULE:FREQ=DAILY",
        "RDATE:20261201T090000", "EXDATE:20261125T090000", "SUMMARY:A", "X-A:1", "LOCATION:Hall",
      ]
    ),
    // A changed line replaces the one with its name, and a removed one leaves no trace.
    (
      ["EXDATE:20261125T090000", "RRULE:FREQ=DAILY", "dtstart:20261124T090000", "DURATION:PT1H"],
      ["DTSTART:20261124T080000", "DTEND:20261124T100000", "RRULE:FREQ=WEEKLY"],
      ["RRULE:FREQ=WEEKLY", "DTSTART:20261124T080000", "DTEND:20261124T100000"]
    ),
    // Another order of equal lines is not a change.
    (
      ["CATEGORIES:b", "DTSTART:20261124T090000", "CATEGORIES:a", "SUMMARY:A"],
      ["DTSTART:20261124T090000", "CATEGORIES:a", "CATEGORIES:c", "CATEGORIES:b", "SUMMARY:B"],
      [
        "CATEGORIES:b", "DTSTART:20261124T090000", "CATEGORIES:a", "CATEGORIES:c", "SUMMARY:B",
      ]
    ),
    (
      ["ATTENDEE:mailto:b@x", "DTSTART:20261124T090000", "ATTENDEE:mailto:a@x"],
      ["DTSTART:20261124T090000", "ATTENDEE:mailto:c@x", "ATTENDEE;PARTSTAT=ACCEPTED:mailto:b@x"],
      ["ATTENDEE;PARTSTAT=ACCEPTED:mailto:b@x", "DTSTART:20261124T090000", "ATTENDEE:mailto:c@x"]
    ),
    // The same applies to alarms.
    (
      [
        "DTSTART:20261124T090000", "BEGIN:VALARM", "UID:a", "TRIGGER:-PT5M", "END:VALARM",
        "BEGIN:VALARM", "UID:b", "TRIGGER:-PT6M", "END:VALARM",
      ],
      [
        "DTSTART:20261124T090000", "BEGIN:VALARM", "UID:b", "TRIGGER:-PT6M", "END:VALARM",
        "BEGIN:VALARM", "TRIGGER:-PT7M", "UID:a", "END:VALARM",
      ],
      [
        "DTSTART:20261124T090000", "BEGIN:VALARM", "TRIGGER:-PT7M", "UID:a", "END:VALARM",
        "BEGIN:VALARM", "UID:b", "TRIGGER:-PT6M", "END:VALARM",
      ]
    ),
  ])
  func `kept lines stay in place, and new ones follow lines of their kind`(
    theirs: [String], ours: [String], merged: [String]
  ) throws {
    let (there, here) = (try item(theirs), try item(ours))
    let written = CalendarTrial().file.item(there, with: here.units, takingZonesFrom: here)
    #expect(written.units == here.units)
    let text = String(decoding: written.bytes, as: UTF8.self)
    #expect(text == CalendarTrial.event(merged))
  }
}
