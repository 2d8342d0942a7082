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
  private var components: [WaitingComponent] = []
  /// Index of the master, and its SEQUENCE; nil until it was read.
  private(set) var master: (index: Int, sequence: Int)?
  /// Names of lines that were dropped for lack of room.
  var droppedNames: [String] = []

  init(uid: String) {
    self.uid = uid
  }

  mutating func add(_ component: ICalendarComponent) {
    if master == nil, !ICalendarEvent.isOverride(component) {
      master = (components.count, component.sequence)
    }
    components.append(WaitingComponent(component))
  }

  /// If the component's SEQUENCE is higher than the master's, makes it the master and returns the
  /// former one; otherwise returns nil.
  mutating func replaceOlderMaster(with component: ICalendarComponent) -> WaitingComponent? {
    guard let (index, sequence) = master, component.sequence > sequence else { return nil }
    let former = components[index]
    components[index] = WaitingComponent(component)
    master = (index, component.sequence)
    return former
  }

  var event: ICalendarEvent { ICalendarEvent(uid: uid, components.compactMap(\.component)) }
}

extension ICalendarComponent {
  /// Number of the version; 0 if it is missing.
  var sequence: Int { first("SEQUENCE").flatMap { Int($0.value) } ?? 0 }
}
