import HearthDomain

/// The components of a file on their way to events. What may still get more components waits until
/// the end, or until there is too much of it.
struct ICalendarReading {
  private let mostWaiting: Int
  private var reader: ICalendarEventReader
  /// The character set of all components which are no Unicode.
  private var charset: CharsetGuess
  private(set) var report = ImportReport()
  private var waiting: [String: WaitingEvent] = [:]
  private var order: [String] = []
  private var size = 0
  /// What was handed over although more of it may come, by hashes of the names: there may be as
  /// many as the file has events.
  private var passed: Set<Int> = []
  /// Those that wait of which the whole was read, and not only single times.
  private var wholes: Set<String> = []
  /// What is no event, with what tells it from others; zones that it names may still come.
  private var others: [(component: WaitingComponent, key: String)] = []
  /// How many of them were alike.
  private var alike: [String: Int] = [:]
  private var surroundings = ICalendarSurroundings()
  /// What the calendar at hand is there for, in capitals; most do not say.
  private var method: String?

  init(_ reader: ICalendarEventReader, in charset: CharsetGuess, mostWaiting: Int) {
    self.reader = reader
    self.charset = charset
    self.mostWaiting = mostWaiting
  }

  mutating func take(
    _ piece: ICalendarReader.Piece, without leftOut: [String],
    _ beside: (KeptComponent) throws -> Void,
    _ each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws {
    switch piece {
    case .border:
      method = nil
      surroundings.passBorder()
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
      default: takeOther(component)
      }
      if size > mostWaiting {
        passed.formUnion(order.map(\.hashValue))
        try finish(beside, each)
      }
    }
  }

  /// Of what is alike each one is kept, in the order in which it comes.
  private mutating func takeOther(_ component: ICalendarComponent) {
    guard component.raw.count <= KeptComponent.mostBytes else {
      return report.skip(line: component.line, .oversized(.whole(component)))
    }
    let name = component.keptKey
    let count = alike[name, default: 0]
    alike[name] = count + 1
    let key = count == 0 ? name : "\(name) \(count)"
    surroundings.begin(ICalendarReading.mark + key, isFurther: false)
    let other = WaitingComponent(component)
    others.append((other, key))
    size += other.raw.count
  }

  /// No event is called so.
  private static let mark = "\0"

  /// What is called off is handed over apart from what is there.
  private mutating func take(
    _ component: ICalendarComponent, without leftOut: [String], isCancelling: Bool = false,
    _ each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws {
    // Some files have none; what it is like then tells it from others.
    let name =
      ICalendarEvent.uid(of: component)
      ?? ReadEvent.uid(of: String(decoding: component.raw, as: UTF8.self))
    let uid = isCancelling ? name + ICalendarReading.mark : name
    surroundings.begin(uid, isFurther: waiting[uid] != nil)
    let isOverride = ICalendarEvent.isOverride(component)
    let isTwice = !isOverride && !wholes.insert(uid).inserted
    // Single times of what was handed over are added to it.
    if isTwice || !isOverride && passed.contains(uid.hashValue) {
      report.skip(line: component.line, .taken(holder: ImportFact.excerpt(name)))
      return
    }
    let isNew = waiting[uid] == nil
    if isNew {
      let event = ICalendarEvent(uid: name, [component])
      // What is called off waits for what it means.
      if event.isSingle, !isCancelling,
        event.zoneNames.allSatisfy({ surroundings.zones[$0] != nil })
      {
        wholes.remove(uid)
        return try deliver(event, without: leftOut, isCancelling: false, each)
      }
      order.append(uid)
    }
    // In its place: one event may have very many.
    let part = WaitingComponent(component)
    waiting[uid, default: WaitingEvent(uid: name)].components.append(part)
    if !leftOut.isEmpty { waiting[uid]?.leftOut += leftOut }
    size += part.raw.count
  }

  mutating func finish(
    _ beside: (KeptComponent) throws -> Void,
    _ each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws {
    for uid in order {
      guard let part = waiting.removeValue(forKey: uid) else { continue }
      try deliver(
        part.event, without: part.leftOut, isCancelling: uid.hasSuffix(ICalendarReading.mark), each)
    }
    for (waiting, key) in others {
      guard let component = waiting.component else { continue }
      let zones: String
      do {
        zones = try surroundings.text(
          of: component.zoneNames, isFirst: surroundings.isFirst(ICalendarReading.mark + key),
          with: reader.zones)
      } catch {
        report.skip(
          line: component.line,
          .oversized(error.record(called: component.shortTitle ?? component.name)))
        continue
      }
      let raw = component.raw
      guard raw.count + zones.utf8.count <= KeptComponent.mostBytes else {
        report.skip(line: component.line, .oversized(.whole(component)))
        continue
      }
      let task = reader.task(component)
      // Of many such one is enough to be told; each is counted.
      report.warn(
        line: component.line,
        component.name == KeptComponent.task
          ? .keptTask(isDue: task?.due != nil)
          : .keptBeside(name: ImportFact.excerpt(component.name)))
      try beside(
        KeptComponent(
          name: component.name, key: key, task: task,
          text: KeptBytes.text(of: raw) ?? String(decoding: raw, as: UTF8.self), zones: zones,
          place: max(1, component.line)))
    }
    (waiting, order, wholes, others, size) = ([:], [], [], [], 0)
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
    let left = leftOut + event.lighten(to: EventText.mostBytes - zones.utf8.count)
    guard event.size + zones.utf8.count <= EventText.mostBytes else {
      return report.skip(
        line: event.line,
        .oversized(OversizedRecord(.whole, of: event.shortTitle, limit: EventText.mostBytes)))
    }
    guard let read = try meaning(of: event, zones, isCancelling) else { return }
    for name in left {
      let record = OversizedRecord(
        .line(name), of: event.shortTitle, limit: EventText.mostBytes)
      report.warn(line: event.line, .oversized(record))
    }
    for fact in reader.facts { report.warn(line: event.line, fact) }
    report.countRead()
    try each(read, &report)
  }

  /// Nil where nothing can be made of it, which is reported.
  private mutating func meaning(
    of event: ICalendarEvent, _ zones: String, _ isCancelling: Bool
  ) throws -> ReadEvent? {
    let raw = event.components.reduce(into: [UInt8]()) { $1.write(to: &$0) }
    let text = KeptBytes.text(of: raw) ?? String(decoding: raw, as: UTF8.self)
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
  /// How what it is called begins, as it is shown here.
  fileprivate var shortTitle: String {
    masterPlace.flatMap { components[$0].shortTitle } ?? ICalendarEventReader.untitled
  }
}

extension OversizedRecord {
  /// More than is kept of what is no event.
  fileprivate static func whole(_ component: ICalendarComponent) -> OversizedRecord {
    OversizedRecord(
      .whole, of: component.shortTitle ?? component.name, limit: KeptComponent.mostBytes)
  }
}

extension ICalendarComponent {
  /// What tells what is no event from others of its kind, whenever each was written.
  fileprivate var keptKey: String {
    let said = String(decoding: ICalendarUnits.content(of: self), as: UTF8.self)
    let uid = ICalendarEvent.uid(of: self) ?? "X-" + Fingerprint.long(of: said)
    return name + " " + ICalendarUnits.part(of: self) + " " + uid
  }
}
