import HearthDomain

/// Groups the components of a file into events and to-dos. If components of one may still follow,
/// it waits until the end of the file or until the memory limit is reached.
struct ICalendarReading {
  enum Item {
    case event(ReadEvent)
    case toDo(ReadToDo)
    case component(StoredComponent)
  }

  private let maxWaiting: Int
  private var reader: ICalendarEventReader
  /// Guessed charset of components that are not Unicode.
  private var charset: CharsetGuess
  private(set) var report = ImportReport()
  private var waitingEvents: [ExternalName: WaitingEvent] = [:]
  private var waitingOrder: [ExternalName] = []
  private var waitingSize = 0
  /// Hash values of the UIDs of events that were delivered before the end of the file, although
  /// components may follow. Hashes, because there may be many.
  private var deliveredUIDHashes: Set<Int> = []
  /// Components that are neither events nor to-dos, with their keys. They wait, since the zones
  /// that they refer to may follow.
  private var otherComponents: [(component: WaitingComponent, key: ExternalName)] = []
  /// Number of components so far with the same key.
  private var equalCounts: [ExternalName: Int] = [:]
  private var surroundings = ICalendarSurroundings()
  /// METHOD of the current calendar, in upper case; nil in most files.
  private var method: String?

  init(_ reader: ICalendarEventReader, in charset: CharsetGuess, maxWaiting: Int) {
    self.reader = reader
    self.charset = charset
    self.maxWaiting = maxWaiting
  }

  mutating func process(
    _ piece: ICalendarReader.Item, without leftOut: [String],
    _ receive: (Item, inout ImportReport) throws -> Void
  ) throws {
    switch piece {
    case .calendarBoundary:
      method = nil
      surroundings.startNewCalendar()
    case .property(let line):
      if line.name == "METHOD" { method = line.value.uppercased() }
      if line.name == ICalendarZones.calendarZoneName { reader.zones.calendarZone = line.value }
      surroundings.add(line)
    case .tooLarge(let line, let title, let limit):
      report.skip(line: line, .oversized(OversizedRecord(.entireRecord, of: title, limit: limit)))
    case .stray(let line):
      let text = String(decoding: line.bytes.prefix(ImportFact.excerptLength * 4), as: UTF8.self)
      report.skip(line: line.number, .outsideRecord(text: ImportFact.excerpt(text)))
    case .component(let found, let isFinished):
      let (said, foreign) = found.readable(otherwise: &charset)
      let component = said.asToDoIfAfterDone
      if let foreign { report.charset = foreign.displayName }
      switch component.name {
      case "VTIMEZONE":
        let isKept = surroundings.add(zone: component, isWhole: leftOut.isEmpty)
        if isKept { reader.zones.define(component) }
      case "VEVENT":
        if !isFinished { report.warn(line: component.line, .unfinished) }
        switch method {
        case "REPLY"?, "COUNTER"?, "DECLINECOUNTER"?, "REFRESH"?:
          let title = component.text("SUMMARY") ?? ICalendarEventReader.untitled
          report.omit(
            line: component.line,
            .meetingReply(
              method: ImportFact.excerpt(method ?? ""), title: ImportFact.excerpt(title)))
        case "CANCEL"?:
          try collect(component.cancelled, without: leftOut, isCancelling: true, receive)
        default: try collect(component, without: leftOut, receive)
        }
      case ToDo.componentName:
        if !isFinished { report.warn(line: component.line, .unfinished) }
        try collect(component, without: leftOut, receive)
      default: keepOther(component)
      }
      if waitingSize > maxWaiting {
        deliveredUIDHashes.formUnion(waitingOrder.map(\.hashValue))
        try finish(receive)
      }
    }
  }

  /// Keeps a component that is neither an event nor a to-do, in file order. Equal components are
  /// kept as well.
  private mutating func keepOther(_ component: ICalendarComponent) {
    guard component.raw.count <= StoredComponent.maxBytes else {
      return report.skip(line: component.line, .oversized(.oversizedRecord(component)))
    }
    let name = component.identityKey
    let count = equalCounts[name, default: 0]
    equalCounts[name] = count + 1
    let key: ExternalName = count == 0 ? name : "\(name) \(count)"
    surroundings.recordComponent("\(ICalendarReading.keyMark)\(key)", isFurther: false)
    let other = WaitingComponent(component)
    otherComponents.append((other, key))
    waitingSize += other.raw.count
  }

  /// NUL, which occurs in no UID. It is the first character in keys of components that are not
  /// events, and the last in keys of cancellations.
  private static let keyMark = "\0"

  /// Returns the key under which the components of an item wait. An event and a to-do may have the
  /// same UID.
  private static func key(of name: String, _ component: String, isCancelling: Bool) -> ExternalName
  {
    ExternalName(
      component == ToDo.componentName
        ? "\(keyMark)\(component) \(name)" : isCancelling ? name + keyMark : name)
  }

  /// Returns a UID for a component without one. That of a to-do ignores timestamps, so that saving
  /// it again does not change it; equal to-dos have different ones.
  private mutating func derivedUID(of component: ICalendarComponent) -> String {
    guard component.name == ToDo.componentName else {
      return ReadEvent.derivedUID(of: String(decoding: component.raw, as: UTF8.self))
    }
    let said = String(decoding: ICalendarUnits.content(of: component), as: UTF8.self)
    let uid = ReadEvent.derivedUID(of: said)
    let count = equalCounts[ExternalName(uid), default: 0]
    equalCounts[ExternalName(uid)] = count + 1
    if count > 0 { report.warn(line: component.line, .repeated) }
    return count == 0 ? uid : ReadEvent.derivedUID(of: "\(said) \(count)")
  }

  /// Adds a component to its event or to-do. A cancellation is collected separately from its event.
  private mutating func collect(
    _ component: ICalendarComponent, without leftOut: [String], isCancelling: Bool = false,
    _ receive: (Item, inout ImportReport) throws -> Void
  ) throws {
    // If the component has no UID, derive one from its contents.
    let name = ICalendarEvent.uid(of: component) ?? derivedUID(of: component)
    let uid = ICalendarReading.key(of: name, component.name, isCancelling: isCancelling)
    surroundings.recordComponent(uid, isFurther: waitingEvents[uid] != nil)
    let isOverride = ICalendarEvent.isOverride(component)
    let isTwice = !isOverride && waitingEvents[uid]?.master != nil
    // Of two masters, keep the newer one. Overrides of an event that was already
    // delivered are accepted, and added to it later.
    if isTwice || !isOverride && deliveredUIDHashes.contains(uid.hashValue) {
      let replaced = waitingEvents[uid]?.replaceOlderMaster(with: component)
      waitingSize += replaced.map { component.raw.count - $0.raw.count } ?? 0
      let former = replaced?.component ?? component
      report.omit(
        line: former.line,
        .otherVersionTaken(title: former.shortTitle ?? ICalendarEventReader.untitled))
      return
    }
    let isNew = waitingEvents[uid] == nil
    if isNew {
      let event = ICalendarEvent(uid: name, [component])
      // A complete event is delivered at once; cancellations are delivered after the events.
      if event.isSingle, !isCancelling,
        event.zoneNames.allSatisfy({ surroundings.zones[$0] != nil })
      {
        return try deliver(event, as: uid, without: leftOut, receive)
      }
      waitingOrder.append(uid)
    }
    // Append in place instead of copying, since an event may have very many components.
    waitingEvents[uid, default: WaitingEvent(uid: name)].add(component)
    if !leftOut.isEmpty { waitingEvents[uid]?.droppedNames += leftOut }
    waitingSize += component.raw.count
  }

  mutating func finish(
    _ receive: (Item, inout ImportReport) throws -> Void
  ) throws {
    for uid in waitingOrder {
      guard let part = waitingEvents.removeValue(forKey: uid) else { continue }
      try deliver(part.event, as: uid, without: part.droppedNames, receive)
    }
    for (waiting, key) in otherComponents {
      guard let component = waiting.component else { continue }
      let zones: String
      do {
        zones = try surroundings.text(
          of: component.zoneNames,
          isFirst: surroundings.isFirst("\(ICalendarReading.keyMark)\(key)"),
          with: reader.zones)
      } catch {
        report.skip(
          line: component.line,
          .oversized(error.record(called: component.shortTitle ?? component.name)))
        continue
      }
      let raw = component.raw
      guard raw.count + zones.utf8.count <= StoredComponent.maxBytes else {
        report.skip(line: component.line, .oversized(.oversizedRecord(component)))
        continue
      }
      // Notes with the same text are reported once, with their number.
      report.warn(
        line: component.line, .storedNonEvent(name: ImportFact.excerpt(component.name)))
      let stored = StoredComponent(
        name: component.name, key: key.text,
        text: LosslessText.text(of: raw) ?? String(decoding: raw, as: UTF8.self), zones: zones,
        place: max(1, component.line))
      try receive(.component(stored), &report)
    }
    (waitingEvents, waitingOrder, otherComponents, waitingSize) = ([:], [], [], 0)
  }

  private mutating func deliver(
    _ event: ICalendarEvent, as key: ExternalName, without leftOut: [String],
    _ receive: (Item, inout ImportReport) throws -> Void
  ) throws {
    let zones: String
    do {
      zones = try surroundings.text(of: event, as: key, with: reader.zones)
    } catch {
      return report.skip(line: event.line, .oversized(error.record(called: event.shortTitle)))
    }
    var event = event
    let left = leftOut + event.dropLongLines(to: EventText.maxBytes - zones.utf8.count)
    guard event.size + zones.utf8.count <= EventText.maxBytes else {
      return report.skip(
        line: event.line,
        .oversized(OversizedRecord(.entireRecord, of: event.shortTitle, limit: EventText.maxBytes)))
    }
    guard let read = try parsedItem(of: event, as: key, zones) else { return }
    for name in left {
      let record = OversizedRecord(
        .line(name), of: event.shortTitle, limit: EventText.maxBytes)
      report.warn(line: event.line, .oversized(record))
    }
    for fact in reader.facts { report.warn(line: event.line, fact) }
    report.countRead()
    try receive(read, &report)
  }

  /// Parses the event or to-do. If it cannot be used, adds the reason to the report and returns
  /// nil.
  private mutating func parsedItem(
    of event: ICalendarEvent, as key: ExternalName, _ zones: String
  ) throws -> Item? {
    let raw = event.raw
    let text = LosslessText.text(of: raw) ?? String(decoding: raw, as: UTF8.self)
    do {
      let isCancelling = key.text.hasSuffix(ICalendarReading.keyMark)
      if event.components.first?.name == ToDo.componentName {
        if let read = try reader.readToDo(event, text: text, zonesText: zones) {
          return .toDo(read)
        }
      } else if let read = try reader.read(
        event, text: text, zonesText: zones, isCancelling: isCancelling)
      {
        return .event(read)
      }
      report.skip(line: event.line, reader.facts.last ?? .missing(field: "DTSTART"))
    } catch DomainError.invalid(let issues) {
      report.skip(line: event.line, .invalid(issues))
    }
    return nil
  }
}

extension ICalendarEvent {
  /// The beginning of the title, for messages.
  fileprivate var shortTitle: String {
    masterIndex.flatMap { components[$0].shortTitle } ?? ICalendarEventReader.untitled
  }
}

extension OversizedRecord {
  /// Creates the report that the component is larger than is allowed for components that are not
  /// events.
  fileprivate static func oversizedRecord(_ component: ICalendarComponent) -> OversizedRecord {
    OversizedRecord(
      .entireRecord, of: component.shortTitle ?? component.name, limit: StoredComponent.maxBytes)
  }
}

extension ICalendarComponent {
  /// Key of a component that is not an event. It stays the same if the component is only saved
  /// again.
  fileprivate var identityKey: ExternalName {
    let said = String(decoding: ICalendarUnits.content(of: self), as: UTF8.self)
    let uid = ICalendarEvent.uid(of: self) ?? "X-" + Fingerprint.long(of: said)
    return "\(name) \(ICalendarUnits.partName(of: self)) \(uid)"
  }
}
