extension ICalendarComponent {
  /// Returns this component with the status and timestamps of the cancellation.
  func applyingCancellation(by message: ICalendarComponent) -> ICalendarComponent {
    var made = self
    for name in ["STATUS", "SEQUENCE", "DTSTAMP", "LAST-MODIFIED"] {
      if let line = message.first(name) { made.set(name, to: line) }
    }
    return made
  }

  /// This component with the status CANCELLED.
  var cancelled: ICalendarComponent {
    var made = self
    made.set("STATUS", to: ICalendarLine("STATUS:CANCELLED"))
    return made
  }

  /// This component with a start added if it has none: a cancellation may contain only the
  /// RECURRENCE-ID.
  var withStart: ICalendarComponent {
    guard first("DTSTART") == nil else { return self }
    var made = self
    // Without a RECURRENCE-ID, any start will do, since the event is identified by its UID.
    made.add(first("RECURRENCE-ID")?.asStartLine ?? ICalendarLine("DTSTART:19700101T000000"))
    return made
  }
}

extension ICalendarLine {
  /// A DTSTART line with the time of this line.
  fileprivate var asStartLine: ICalendarLine {
    let plain = replacing(value: value, without: ["RANGE"])
    let behind = plain.bytes.drop { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }
    return ICalendarLine("DTSTART" + String(decoding: behind, as: UTF8.self))
  }
}
