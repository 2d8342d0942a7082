/// An unparsed component, which needs much less memory than a parsed one.
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

/// An event of which further components may follow in the file.
struct WaitingEvent {
  let uid: String
  /// Components in file order.
  var components: [WaitingComponent] = []
  /// Names of lines that were dropped for lack of room.
  var droppedNames: [String] = []

  var event: ICalendarEvent { ICalendarEvent(uid: uid, components.compactMap(\.component)) }
}
