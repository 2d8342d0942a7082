import HearthDomain

/// Groups the components of a file into events. Events whose components may follow later wait until
/// the end, or until they exceed the memory limit.
struct ICalendarReading {
  private let maxWaiting: Int
  private var reader: ICalendarEventReader
  /// Charset of the components that are not Unicode.
  private var charset: CharsetGuess
  private(set) var report = ImportReport()
  private var waiting: [ExternalName: WaitingEvent] = [:]
  private var order: [ExternalName] = []
  private var size = 0
  /// Hash values of the UIDs of events that were delivered although components may follow. Hashes
  /// save memory, as there may be many.
  private var passed: Set<Int> = []
  /// Waiting events whose master was read.
  private var eventsWithMaster: Set<ExternalName> = []
  /// Components other than events, with their keys; zones that they refer to may follow.
  private var others: [(component: WaitingComponent, key: ExternalName)] = []
  /// Number of equal components by key.
  private var alike: [ExternalName: Int] = [:]
  private var surroundings = ICalendarSurroundings()
  /// METHOD of the current calendar in upper case; mostly nil.
  private var method: String?

  init(_ reader: ICalendarEventReader, in charset: CharsetGuess, maxWaiting: Int) {
    self.reader = reader
    self.charset = charset
    self.maxWaiting = maxWaiting
  }

  mutating func take(
    _ piece: ICalendarReader.Piece, without leftOut: [String],
    _ beside: (StoredComponent) throws -> Void,
    _ each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws {
    switch piece {
    case .border:
      method = nil
      surroundings.startNewCalendar()
    case .property(let line):
      if line.name == "METHOD" { method = line.value.uppercased() }
      if line.name == ICalendarZones.calendarZoneName { reader.zones.calendarZone = line.value }
      surroundings.add(line)
    case .tooLarge(let line, let title, let limit):
      report.skip(line: line, .oversized(OversizedRecord(.whole, of: title, limit: limit)))
    case .stray(let line):
      let text = String(decoding: line.bytes.prefix(ImportFact.excerptLength * 4), as: UTF8.self)
      report.skip(line: line.number, .outsideRecord(text: ImportFact.excerpt(text)))
    case .component(let found, let isFinished):
      let (component, foreign) = found.readable(otherwise: &charset)
      if let foreign { report.charset = foreign.shown }
      switch component.name {
      case "VTIMEZONE":
        let isKept = surroundings.add(zone: component, isWhole: leftOut.isEmpty)
        if isKept { reader.zones.define(component) }
      case "VEVENT":
        if !isFinished { report.warn(line: component.line, .unfinished) }
        switch method {
        case "REPLY"?, "COUNTER"?, "DECLINECOUNTER"?, "REFRESH"?:
          let title = component.text("SUMMARY") ?? ICalendarEventReader.untitled
          report.leaveOut(
            line: component.line,
            .answerToMeeting(
              method: ImportFact.excerpt(method ?? ""), title: ImportFact.excerpt(title)))
        case "CANCEL"?: try take(component.cancelled, without: leftOut, isCancelling: true, each)
        default: try take(component, without: leftOut, each)
        }
      default: keepOther(component)
      }
      if size > maxWaiting {
        passed.formUnion(order.map(\.hashValue))
        try finish(beside, each)
      }
    }
  }

  /// Keeps every component, even equal ones, in order.
  private mutating func keepOther(_ component: ICalendarComponent) {
    guard component.raw.count <= StoredComponent.maxBytes else {
      return report.skip(line: component.line, .oversized(.whole(component)))
    }
    let name = component.identityKey
    let count = alike[name, default: 0]
    alike[name] = count + 1
    let key: ExternalName = count == 0 ? name : "\(name) \(count)"
    surroundings.begin("\(ICalendarReading.mark)\(key)", isFurther: false)
    let other = WaitingComponent(component)
    others.append((other, key))
    size += other.raw.count
  }

  /// No UID begins so.
  private static let mark = "\0"

  /// Collects a component. Cancellations are delivered separately from events.
  private mutating func take(
    _ component: ICalendarComponent, without leftOut: [String], isCancelling: Bool = false,
    _ each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws {
    // Without a UID, one is derived from the contents.
    let name =
      ICalendarEvent.uid(of: component)
      ?? ReadEvent.uid(of: String(decoding: component.raw, as: UTF8.self))
    let uid = ExternalName(isCancelling ? name + ICalendarReading.mark : name)
    surroundings.begin(uid, isFurther: waiting[uid] != nil)
    let isOverride = ICalendarEvent.isOverride(component)
    let isTwice = !isOverride && !eventsWithMaster.insert(uid).inserted
    // Further overrides of a delivered event are added to it later.
    if isTwice || !isOverride && passed.contains(uid.hashValue) {
      report.skip(line: component.line, .taken(holder: ImportFact.excerpt(name)))
      return
    }
    let isNew = waiting[uid] == nil
    if isNew {
      let event = ICalendarEvent(uid: name, [component])
      // Cancellations wait for their events.
      if event.isSingle, !isCancelling,
        event.zoneNames.allSatisfy({ surroundings.zones[$0] != nil })
      {
        eventsWithMaster.remove(uid)
        return try deliver(event, without: leftOut, isCancelling: false, each)
      }
      order.append(uid)
    }
    // Appended in place, since an event may have very many components.
    let part = WaitingComponent(component)
    waiting[uid, default: WaitingEvent(uid: name)].components.append(part)
    if !leftOut.isEmpty { waiting[uid]?.leftOut += leftOut }
    size += part.raw.count
  }

  mutating func finish(
    _ beside: (StoredComponent) throws -> Void,
    _ each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws {
    for uid in order {
      guard let part = waiting.removeValue(forKey: uid) else { continue }
      try deliver(
        part.event, without: part.leftOut, isCancelling: uid.text.hasSuffix(ICalendarReading.mark),
        each)
    }
    for (waiting, key) in others {
      guard let component = waiting.component else { continue }
      let zones: String
      do {
        zones = try surroundings.text(
          of: component.zoneNames, isFirst: surroundings.isFirst("\(ICalendarReading.mark)\(key)"),
          with: reader.zones)
      } catch {
        report.skip(
          line: component.line,
          .oversized(error.record(called: component.shortTitle ?? component.name)))
        continue
      }
      let raw = component.raw
      guard raw.count + zones.utf8.count <= StoredComponent.maxBytes else {
        report.skip(line: component.line, .oversized(.whole(component)))
        continue
      }
      let task = reader.task(component)
      // Equal notes are reported once with their number.
      report.warn(
        line: component.line,
        component.name == StoredComponent.task
          ? .keptTask(isDue: task?.due != nil)
          : .storedNonEvent(name: ImportFact.excerpt(component.name)))
      try beside(
        StoredComponent(
          name: component.name, key: key.text, task: task,
          text: LosslessText.text(of: raw) ?? String(decoding: raw, as: UTF8.self), zones: zones,
          place: max(1, component.line)))
    }
    (waiting, order, eventsWithMaster, others, size) = ([:], [], [], [], 0)
  }

  private mutating func deliver(
    _ event: ICalendarEvent, without leftOut: [String], isCancelling: Bool,
    _ each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws {
    let zones: String
    do {
      zones = try surroundings.text(of: event, with: reader.zones)
    } catch {
      return report.skip(line: event.line, .oversized(error.record(called: event.shortTitle)))
    }
    var event = event
    let left = leftOut + event.dropLongLines(to: EventText.maxBytes - zones.utf8.count)
    guard event.size + zones.utf8.count <= EventText.maxBytes else {
      return report.skip(
        line: event.line,
        .oversized(OversizedRecord(.whole, of: event.shortTitle, limit: EventText.maxBytes)))
    }
    guard let read = try meaning(of: event, zones, isCancelling) else { return }
    for name in left {
      let record = OversizedRecord(
        .line(name), of: event.shortTitle, limit: EventText.maxBytes)
      report.warn(line: event.line, .oversized(record))
    }
    for fact in reader.facts { report.warn(line: event.line, fact) }
    report.countRead()
    try each(read, &report)
  }

  /// Parses the event. If it cannot be used, adds the reason to the report and returns nil.
  private mutating func meaning(
    of event: ICalendarEvent, _ zones: String, _ isCancelling: Bool
  ) throws -> ReadEvent? {
    let raw = event.components.reduce(into: [UInt8]()) { $1.write(to: &$0) }
    let text = LosslessText.text(of: raw) ?? String(decoding: raw, as: UTF8.self)
    do {
      let read = try reader.read(
        event, text: text, zonesText: zones, isCancelling: isCancelling)
      if let read { return read }
      report.skip(line: event.line, reader.facts.last ?? .missing(field: "DTSTART"))
    } catch DomainError.invalid(let issues) {
      report.skip(line: event.line, .invalid(issues))
    }
    return nil
  }
}

extension ICalendarEvent {
  /// Beginning of the title to display.
  fileprivate var shortTitle: String {
    masterPlace.flatMap { components[$0].shortTitle } ?? ICalendarEventReader.untitled
  }
}

extension OversizedRecord {
  /// The component exceeds the size of components other than events.
  fileprivate static func whole(_ component: ICalendarComponent) -> OversizedRecord {
    OversizedRecord(
      .whole, of: component.shortTitle ?? component.name, limit: StoredComponent.maxBytes)
  }
}

extension ICalendarComponent {
  /// Key that identifies a component other than an event, independent of when it was written.
  fileprivate var identityKey: ExternalName {
    let said = String(decoding: ICalendarUnits.content(of: self), as: UTF8.self)
    let uid = ICalendarEvent.uid(of: self) ?? "X-" + Fingerprint.long(of: said)
    return "\(name) \(ICalendarUnits.part(of: self)) \(uid)"
  }
}
