/// A component as it stands in the file: taken apart it needs many times the memory.
struct WaitingComponent {
  let line: Int
  let raw: [UInt8]

  init(_ component: ICalendarComponent) {
    (line, raw) = (component.line, component.raw)
  }

  var component: ICalendarComponent? {
    ICalendarReader.components(of: raw).first?.starting(at: line)
  }
}

/// An event of which more may come.
struct WaitingEvent {
  let uid: String
  /// In the order of the file.
  var components: [WaitingComponent] = []
  /// The names of lines that were not held, since there is no room for them.
  var leftOut: [String] = []

  var event: ICalendarEvent { ICalendarEvent(uid: uid, components.compactMap(\.component)) }
}
