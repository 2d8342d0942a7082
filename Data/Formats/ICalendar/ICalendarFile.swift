import HearthDomain

/// Calendar files as iCalendar (RFC 5545): what is read comes out again byte for byte. A table of
/// plans is read as well.
package struct ICalendarFile: CalendarFile {
  private let local: any ZoneRules
  let now: Now
  private let zones: CachedZones
  private var order: DateOrder?
  private let mostWaiting: Int

  /// `zones` knows zones by the IANA's names and in POSIX's spelling. So many bytes of events wait
  /// for single times of them that stand elsewhere in the file.
  package init(
    clock: LocalClock, zones: @escaping @Sendable (String) -> (any ZoneRules)?,
    mostWaiting: Int = 8 << 20
  ) {
    local = clock.zone
    now = clock.now
    self.mostWaiting = mostWaiting
    self.zones = CachedZones(zones)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8],
    beside: (KeptComponent) throws -> Void,
    each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws -> ImportReport {
    try FileBeginning.read(source, as: .calendar) { file in
      if file.kind == nil || file.header.map(PlanColumns.isHeader) == true,
        file.header.flatMap(PlanColumns.init) != nil
      {
        let reader = ICalendarEventReader(zones: ICalendarZones(zones), local: local)
        return try PlanTable(zone: local, order: order, reader: reader)
          .read(file.source, each: each)
      }
      let whole = RereadSource(file.source)
      let lines = ContentLines(limit: ICalendarReader.largestComponent, source: whole.look)
      var reading = ICalendarReading(
        ICalendarEventReader(zones: ICalendarZones(zones), local: local),
        in: try CharsetGuess(of: lines), mostWaiting: mostWaiting)
      var reader = ICalendarReader(source: whole.next)
      while let piece = try reader.next() { try reading.take(piece, beside, each) }
      try reading.finish(beside, each)
      return reading.report
    }
  }

  package func with(_ hints: ImportHints) -> any CalendarFile {
    var file = self
    file.order = hints.dateOrder
    return file
  }

  package func meaning(of text: EventText) -> ReadEvent? {
    var reader = reader(of: text)
    return try? reader.read(ICalendarEvent(kept: text), text: text.text, zonesText: text.zones)
  }

  package func base(of kept: KeptEvent) -> ReadEvent? {
    guard let text = kept.text else { return nil }
    let event = ICalendarEvent(kept: text)
    var itsReader = reader(of: kept, text)
    func read(_ change: (inout ICalendarEventReader) -> Void = { _ in }) -> ReadEvent? {
      var reader = itsReader
      // Earlier programs told no alarms after the start: where none is kept they were not read, and
      // stay in the file for others, as do those that were let go here.
      reader.tellsLate = kept.hasLateReminders
      change(&reader)
      return try? reader.read(event, text: text.text, zonesText: text.zones)
    }
    guard var base = read() else { return nil }
    if base.repetition != kept.event.repetition, let before = read({ $0.readsEscapes = false }),
      before.repetition == kept.event.repetition
    {
      (base, itsReader.readsEscapes) = (before, false)
    }
    if base.details.reminders != kept.event.details.reminders,
      let before = read({ $0.tellsOnce = true }),
      before.details.reminders == kept.event.details.reminders
    {
      (base, itsReader.tellsOnce) = (before, true)
    }
    // They kept stretches that were added without their ends.
    base.addAlike(kept)
    if base.texts == kept.texts { return base }
    // They gave all of a long title to times without one.
    if let before = read({ $0.cutsTitles = false }) { base = base.worded(as: before, where: kept) }
    // They cut long texts, too, and noted less where nothing is described.
    let isWhole = KeptSurroundings.areNotesWhole(text.zones)
    for lines in [ICalendarEventReader.allNoted, ICalendarEventReader.notedBefore]
    where !isWhole || lines == ICalendarEventReader.allNoted {
      let before = read { ($0.notedLines, $0.cutsTexts, $0.cutsTitles) = (lines, true, false) }
      if let before { base = base.worded(as: before, where: kept) }
    }
    return base
  }

  /// On the clock on which the text was read: what starts on any clock may end, or call to mind,
  /// at a moment.
  func reader(of kept: KeptEvent, _ text: EventText) -> ICalendarEventReader {
    var reader = reader(of: text)
    let name = kept.event.span.zone
    guard name != local.name, let zone = zones.zone(name) else { return reader }
    let event = ICalendarEvent(kept: text)
    guard let line = event.masterPlace.flatMap({ event.components[$0].first("DTSTART") }) else {
      return reader
    }
    if case .time(_, _?)? = reader.moment(line) { return self.reader(of: text) }
    return ICalendarEventReader(zones: reader.zones, local: zone)
  }

  package func adding(
    _ read: ReadEvent, to kept: KeptEvent, takingOlder: Bool
  ) -> AddedTimes {
    let text = kept.text ?? ownText(of: kept)
    var event = ICalendarEvent(kept: text)
    var reader = ICalendarEventReader(
      zones: ICalendarZones(kept: text.zones + read.zones, zones), local: local)
    let when = event.masterPlace.flatMap {
      try? reader.when(event.components[$0], isSeries: true)
    }
    for component in ICalendarReader.components(of: KeptBytes.bytes(of: read.text)) {
      let part = reader.part(of: component, when)
      guard
        let place = event.components.lastIndex(where: { reader.part(of: $0, when) == part })
      else {
        event.add(read.isCalledOff ? component.started : component)
        continue
      }
      let old = event.components[place]
      let (version, known) = (reader.version(of: component), reader.version(of: old))
      let (isOwn, isFromFile) = (ID<Event>(uid: text.uid) != nil, kept.text != nil)
      if !takingOlder, version.isOlder(than: known, ofOwn: isOwn, fromFile: isFromFile) {
        return .older
      }
      guard read.isCalledOff else {
        event.components[place] = component
        continue
      }
      // Who calls something off says little of it; what is known of it stays.
      let isWhole = !ICalendarEvent.isOverride(component)
      for index in event.components.indices where isWhole || index == place {
        event.components[index] = event.components[index].calledOff(by: component)
      }
    }
    let raw = event.components.reduce(into: [UInt8]()) { $1.write(to: &$0) }
    guard let all = KeptBytes.text(of: raw) else { return .tooLarge }
    let named = KeptSurroundings(text.zones).zones.compactMap { $0.first("TZID")?.value }
    let further = KeptSurroundings(read.zones).zones.filter { zone in
      zone.first("TZID").map { !named.contains($0.value) } ?? false
    }
    let zonesText = text.zones + further.map { String(decoding: $0.raw, as: UTF8.self) }.joined()
    guard raw.count + zonesText.utf8.count <= EventText.mostBytes else { return .tooLarge }
    let whole = try? reader.read(event, text: all, zonesText: zonesText)
    return whole.map { .whole($0) } ?? .unreadable
  }

  private func reader(of text: EventText) -> ICalendarEventReader {
    ICalendarEventReader(zones: ICalendarZones(kept: text.zones, zones), local: local)
  }

  /// The event as a file of its own has it, under its own name or that one.
  func ownText(
    of kept: KeptEvent, called name: String? = nil, zoned isZoned: Bool = false, place: Int = 1
  ) -> EventText {
    let writer = writer(zoned: isZoned)
    writer.announce(kept)
    let zones = String(decoding: writer.beginning(), as: UTF8.self)
    let uid = name ?? kept.event.id.uid
    return EventText(
      of: kept.event.id, uid: uid,
      text: String(decoding: writer.bytes(of: kept, called: uid), as: UTF8.self), zones: zones,
      place: place)
  }

  package func writer(_ form: CalendarForm) -> any CalendarWriter {
    ICalendarWriter(file: self, local: local, now: now(), zones: zones, form)
  }
}

extension ICalendarEvent {
  init(kept text: EventText) {
    self.init(
      uid: text.uid, ICalendarReader.components(of: KeptBytes.bytes(of: text.text)))
  }
}

/// The components of a file on their way to events. What may still get more components waits until
/// the end, or until there is too much of it.
private struct ICalendarReading {
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
    _ piece: ICalendarReader.Piece, _ beside: (KeptComponent) throws -> Void,
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
    case .tooLarge(let line):
      report.skip(line: line, .tooLarge(limit: ICalendarReader.largestComponent))
    case .stray(let line):
      let text = String(decoding: line.bytes.prefix(ImportFact.excerptLength * 4), as: UTF8.self)
      report.skip(line: line.number, .outsideRecord(text: ImportFact.excerpt(text)))
    case .component(let found, let isFinished):
      let (component, foreign) = found.readable(otherwise: &charset)
      if let foreign { report.charset = foreign.shown }
      switch component.name {
      case "VTIMEZONE":
        reader.zones.define(component)
        surroundings.add(zone: component)
      case "VEVENT":
        if !isFinished { report.warn(line: component.line, .unfinished) }
        switch method {
        case "REPLY"?, "COUNTER"?, "DECLINECOUNTER"?, "REFRESH"?:
          let title = component.text("SUMMARY") ?? ICalendarEventReader.untitled
          report.leaveOut(
            line: component.line,
            .answerToMeeting(
              method: ImportFact.excerpt(method ?? ""), title: ImportFact.excerpt(title)))
        case "CANCEL"?: try take(component.cancelled, isCancelling: true, each)
        default: try take(component, each)
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
      return report.skip(line: component.line, .tooLarge(limit: KeptComponent.mostBytes))
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
    _ component: ICalendarComponent, isCancelling: Bool = false,
    _ each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws {
    // Some files have none; what it is like then tells it from others.
    let name =
      ICalendarEvent.uid(of: component)
      ?? "X-" + Fingerprint.long(of: String(decoding: component.raw, as: UTF8.self))
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
        return try deliver(event, isCancelling: false, each)
      }
      order.append(uid)
    }
    // In its place: one event may have very many.
    let part = WaitingComponent(component)
    waiting[uid, default: WaitingEvent(uid: name)].components.append(part)
    size += part.raw.count
  }

  mutating func finish(
    _ beside: (KeptComponent) throws -> Void,
    _ each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws {
    for uid in order {
      guard let event = waiting.removeValue(forKey: uid)?.event else { continue }
      try deliver(event, isCancelling: uid.hasSuffix(ICalendarReading.mark), each)
    }
    for (waiting, key) in others {
      guard let component = waiting.component else { continue }
      let zones = surroundings.text(
        of: component.zoneNames, isFirst: surroundings.isFirst(ICalendarReading.mark + key),
        with: reader.zones)
      let raw = component.raw
      guard let zones, raw.count + zones.utf8.count <= KeptComponent.mostBytes else {
        let limit = zones == nil ? EventText.mostAround : KeptComponent.mostBytes
        report.skip(line: component.line, .tooLarge(limit: limit))
        continue
      }
      // Of many such one is enough to be told; each is counted.
      report.warn(line: component.line, .keptBeside(name: ImportFact.excerpt(component.name)))
      try beside(
        KeptComponent(
          name: component.name, key: key, task: reader.task(component),
          text: KeptBytes.text(of: raw) ?? String(decoding: raw, as: UTF8.self), zones: zones,
          place: max(1, component.line)))
    }
    (waiting, order, wholes, others, size) = ([:], [], [], [], 0)
  }

  private mutating func deliver(
    _ event: ICalendarEvent, isCancelling: Bool,
    _ each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws {
    guard let zones = surroundings.text(of: event, with: reader.zones) else {
      return report.skip(line: event.line, .tooLarge(limit: EventText.mostAround))
    }
    var event = event
    let left = event.lighten(to: EventText.mostBytes - zones.utf8.count)
    guard event.size + zones.utf8.count <= EventText.mostBytes else {
      return report.skip(line: event.line, .tooLarge(limit: EventText.mostBytes))
    }
    guard let read = try meaning(of: event, zones, isCancelling) else { return }
    for name in left { report.warn(line: event.line, .leftOut(field: name, records: 1)) }
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

extension ICalendarComponent {
  /// What tells what is no event from others of its kind, whenever each was written.
  fileprivate var keptKey: String {
    let said = String(decoding: ICalendarUnits.content(of: self), as: UTF8.self)
    let uid = ICalendarEvent.uid(of: self) ?? "X-" + Fingerprint.long(of: said)
    return name + " " + ICalendarUnits.part(of: self) + " " + uid
  }
}
