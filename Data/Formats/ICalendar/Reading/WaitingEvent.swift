import HearthDomain

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
  /// Index of the master, and its version; nil until it was read.
  private(set) var master: (index: Int, version: ReadEvent.Version)?
  /// Names of lines that were dropped for lack of room.
  var droppedNames: [String] = []

  init(uid: String) {
    self.uid = uid
  }

  mutating func add(_ component: ICalendarComponent) {
    if master == nil, !ICalendarEvent.isOverride(component) {
      master = (components.count, component.version)
    }
    components.append(WaitingComponent(component))
  }

  /// If the component is newer than the master, makes it the master and returns the former one;
  /// otherwise returns nil.
  mutating func replaceOlderMaster(with component: ICalendarComponent) -> WaitingComponent? {
    guard let (index, version) = master, version < component.version else { return nil }
    let former = components[index]
    components[index] = WaitingComponent(component)
    master = (index, component.version)
    return former
  }

  var event: ICalendarEvent { ICalendarEvent(uid: uid, components.compactMap(\.component)) }
}

extension ICalendarComponent {
  /// The version, with number 0 if it has none.
  var version: ReadEvent.Version {
    let (changed, line) = (first("LAST-MODIFIED"), first("LAST-MODIFIED") ?? first("DTSTAMP"))
    var moment: Int?
    if case .time(let time, _)? = line.flatMap({ ICalendarTime($0.value) }) {
      moment = time.secondsSinceEpoch
    }
    return ReadEvent.Version(
      sequence: first("SEQUENCE").flatMap { Int($0.value) } ?? 0, changedAt: moment,
      isModified: changed != nil)
  }
}
