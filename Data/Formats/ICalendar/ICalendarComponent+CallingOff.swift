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
}
