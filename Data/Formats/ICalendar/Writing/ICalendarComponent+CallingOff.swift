extension ICalendarComponent {
  /// The same, as off as that says.
  func calledOff(by message: ICalendarComponent) -> ICalendarComponent {
    var made = self
    for name in ["STATUS", "SEQUENCE", "DTSTAMP", "LAST-MODIFIED"] {
      if let line = message.first(name) { made.set(name, to: line) }
    }
    return made
  }

  /// The same as something that was called off.
  var cancelled: ICalendarComponent {
    var made = self
    made.set("STATUS", to: ICalendarLine("STATUS:CANCELLED"))
    return made
  }

  /// With a start where it says none: who calls a time off may name no more than which one it is.
  var started: ICalendarComponent {
    guard first("DTSTART") == nil else { return self }
    var made = self
    // Which is known of the whole by its name alone.
    made.add(first("RECURRENCE-ID")?.asStart ?? ICalendarLine("DTSTART:19700101T000000"))
    return made
  }
}

extension ICalendarLine {
  /// The time that it names, as a line of the start.
  fileprivate var asStart: ICalendarLine {
    let plain = replacing(value: value, without: ["RANGE"])
    let behind = plain.bytes.drop { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }
    return ICalendarLine("DTSTART" + String(decoding: behind, as: UTF8.self))
  }
}
