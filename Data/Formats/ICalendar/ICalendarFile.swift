import HearthDomain
import Synchronization

/// Calendar files as iCalendar (RFC 5545): what is read comes out again byte for byte. A table of
/// plans is read as well.
package struct ICalendarFile: CalendarFile {
  private let local: any ZoneRules
  private let now: Now
  private let zones: @Sendable (String) -> (any ZoneRules)?
  private var order: DateOrder?

  /// `zones` knows zones by the IANA's names and in POSIX's spelling.
  package init(
    clock: LocalClock, zones: @escaping @Sendable (String) -> (any ZoneRules)?
  ) {
    local = clock.zone
    now = clock.now
    let known = CachedZones(zones)
    self.zones = { known.zone($0) }
  }

  package func read(
    _ source: @escaping () throws -> [UInt8],
    each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws -> ImportReport {
    try FileBeginning.read(source, as: .calendar) { file in
      if file.kind == nil || file.header.map(PlanColumns.isHeader) == true,
        file.header.flatMap(PlanColumns.init) != nil
      {
        let reader = ICalendarEventReader(zones: ICalendarZones(find: zones), local: local)
        return try PlanTable(zone: local, order: order, reader: reader)
          .read(file.source, each: each)
      }
      var reading = ICalendarReading(
        ICalendarEventReader(zones: ICalendarZones(find: zones), local: local))
      var reader = ICalendarReader(source: file.source)
      while let piece = try reader.next() { try reading.take(piece, each) }
      try reading.finish(each)
      return reading.report
    }
  }

  package func with(_ hints: ImportHints) -> any CalendarFile {
    var file = self
    file.order = hints.dateOrder
    return file
  }

  package func meaning(of text: EventText) -> ReadEvent? {
    var reader = ICalendarEventReader(
      zones: ICalendarZones(kept: text.zones, find: zones), local: local)
    return try? reader.read(ICalendarEvent(kept: text), text: text.text, zonesText: text.zones)
  }

  package func writer(zoned: Bool) -> any CalendarWriter {
    ICalendarWriter(file: self, local: local, now: now(), zones: zones, isZoned: zoned)
  }
}

extension ICalendarEvent {
  init(kept text: EventText) {
    self.init(
      uid: text.uid, ICalendarReader.components(of: KeptBytes.bytes(of: text.text)))
  }
}

/// Zones that were looked for once: there are few, and each stands in a file of its own.
private final class CachedZones: Sendable {
  private let find: @Sendable (String) -> (any ZoneRules)?
  private let found = Mutex<[String: (any ZoneRules)?]>([:])

  init(_ find: @escaping @Sendable (String) -> (any ZoneRules)?) {
    self.find = find
  }

  func zone(_ name: String) -> (any ZoneRules)? {
    if let known = found.withLock({ $0[name] }) { return known }
    let zone = find(name)
    // Names of a hostile file have no end.
    found.withLock { if $0.count < 2000 { $0[name] = .some(zone) } }
    return zone
  }
}

/// The components of a file on their way to events. What may still get more components waits until
/// the end, or until there is too much of it.
private struct ICalendarReading {
  private static let mostWaiting = 16 << 20

  private var reader: ICalendarEventReader
  private(set) var report = ImportReport()
  private var waiting: [String: ICalendarEvent] = [:]
  private var order: [String] = []
  private var size = 0
  /// What was handed over although more of it may come.
  private var passed: Set<String> = []
  private var others: Set<String> = []
  private var surroundings = ICalendarSurroundings()

  init(_ reader: ICalendarEventReader) {
    self.reader = reader
  }

  mutating func take(
    _ piece: ICalendarReader.Piece, _ each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws {
    switch piece {
    case .property(let line):
      if line.name == ICalendarZones.calendarZoneName { reader.zones.calendarZone = line.value }
      surroundings.add(line)
    case .tooLarge(let line):
      report.skip(line: line, .tooLarge(limit: ICalendarReader.largestComponent))
    case .stray(let line):
      let text = String(decoding: line.bytes.prefix(ImportFact.excerptLength * 4), as: UTF8.self)
      report.skip(line: line.number, .outsideRecord(text: ImportFact.excerpt(text)))
    case .component(let found, let isFinished):
      let component = found.readable
      switch component.name {
      case "VTIMEZONE":
        reader.zones.define(component)
        surroundings.add(zone: component)
      case "VEVENT":
        if !isFinished { report.warn(line: component.line, .unfinished) }
        try take(component, each)
      case let name:
        // Of many such one is enough to be told; each is counted.
        report.skip(line: component.line, .notAnEvent(name: ImportFact.excerpt(name)))
      }
    }
  }

  private mutating func take(
    _ component: ICalendarComponent, _ each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws {
    // Some files have none; what it is like then tells it from others.
    let uid =
      ICalendarEvent.uid(of: component)
      ?? "X-" + Fingerprint.long(of: String(decoding: component.raw, as: UTF8.self))
    surroundings.begin(uid, isFurther: waiting[uid] != nil)
    let isOverride = ICalendarEvent.isOverride(component)
    if passed.contains(uid) || !isOverride && waiting[uid]?.hasMaster == true {
      report.skip(line: component.line, .taken(holder: ImportFact.excerpt(uid)))
      return
    }
    var event = waiting[uid] ?? ICalendarEvent(uid: uid)
    let isNew = event.components.isEmpty
    event.add(component)
    if isNew, event.isSingle, event.zoneNames.allSatisfy({ surroundings.zones[$0] != nil }) {
      return try deliver(event, each)
    }
    waiting[uid] = event
    if isNew { order.append(uid) }
    size += component.raw.count
    if size > ICalendarReading.mostWaiting {
      passed.formUnion(order)
      try finish(each)
    }
  }

  mutating func finish(_ each: (ReadEvent, inout ImportReport) throws -> Void) throws {
    for uid in order {
      if let event = waiting[uid] { try deliver(event, each) }
    }
    (waiting, order, size) = ([:], [], 0)
  }

  private mutating func deliver(
    _ event: ICalendarEvent, _ each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws {
    let zones = surroundings.text(of: event, with: reader.zones)
    var event = event
    let left = event.lighten(to: EventText.mostBytes - zones.utf8.count)
    guard event.size + zones.utf8.count <= EventText.mostBytes else {
      return report.skip(line: event.line, .tooLarge(limit: EventText.mostBytes))
    }
    guard let read = try meaning(of: event, zones) else { return }
    for name in left { report.warn(line: event.line, .leftOut(field: name, records: 1)) }
    for fact in reader.facts { report.warn(line: event.line, fact) }
    report.countRead()
    try each(read, &report)
  }

  /// Nil where nothing can be made of it, which is reported.
  private mutating func meaning(of event: ICalendarEvent, _ zones: String) throws -> ReadEvent? {
    let raw = event.components.reduce(into: [UInt8]()) { $1.write(to: &$0) }
    let text = KeptBytes.text(of: raw) ?? String(decoding: raw, as: UTF8.self)
    do {
      if let read = try reader.read(event, text: text, zonesText: zones) { return read }
      report.skip(line: event.line, reader.facts.last ?? .missing(field: "DTSTART"))
    } catch DomainError.invalid(let issues) {
      report.skip(line: event.line, .invalid(issues))
    }
    return nil
  }
}

extension ICalendarEvent {
  /// Takes away the longest lines that say nothing of what is shown, such as pictures, until the
  /// rest has no more bytes than that; answers with their names.
  fileprivate mutating func lighten(to limit: Int) -> [String] {
    let shown: Set = [
      "UID", "DTSTART", "DTEND", "DURATION", "RRULE", "RDATE", "EXDATE", "RECURRENCE-ID", "SUMMARY",
    ]
    var names: [String] = []
    var size = self.size
    while size > limit {
      let lines = components.indices.flatMap { owner in
        components[owner].parts.indices.compactMap { place -> (Int, Int, ICalendarLine)? in
          guard case .line(let line) = components[owner].parts[place], !shown.contains(line.name)
          else { return nil }
          return (owner, place, line)
        }
      }
      let longest = lines.max { $0.2.raw.count < $1.2.raw.count }
      guard let (owner, place, line) = longest, line.raw.count > 1000 else { break }
      components[owner].parts.remove(at: place)
      size -= line.raw.count
      names.append(ImportFact.excerpt(line.name))
    }
    return names
  }
}

extension ICalendarComponent {
  /// The same as a text that can be kept: what is in another character set, or broken, becomes
  /// UTF-8.
  fileprivate var readable: ICalendarComponent {
    let raw = raw
    guard KeptBytes.text(of: raw) == nil else { return self }
    let plain = raw.filter { $0 > 1 }
    var text = String(decoding: plain, as: UTF8.self)
    // One broken byte among many letters makes no other character set.
    let broken = text.unicodeScalars.count { $0 == "\u{FFFD}" }
    let sound = text.unicodeScalars.count { $0.value >= 0x80 && $0 != "\u{FFFD}" }
    if broken > sound, let other = try? DecodedText(plain, isWithinFile: true).text { text = other }
    return ICalendarReader.components(of: Array(text.utf8)).first?.starting(at: line) ?? self
  }
}
