import HearthDomain

/// Calendar files in iCalendar (RFC 5545). Unchanged events and to-dos are written back byte for
/// byte. Also reads tables of plans.
package struct ICalendarFile: CalendarFile {
  let localZone: any ZoneRules
  let now: Now
  let zones: CachedZones
  private var hints = ImportHints()
  private let maxWaiting: Int

  /// `zones` finds zones by IANA name or POSIX TZ string. `maxWaiting` is the maximum size in bytes
  /// of the events that are buffered because overrides may still follow in the file.
  package init(
    clock: LocalClock, zones: @escaping @Sendable (String) -> (any ZoneRules)?,
    maxWaiting: Int = 8 << 20
  ) {
    localZone = clock.zone
    now = clock.now
    self.maxWaiting = maxWaiting
    self.zones = CachedZones(zones)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8],
    beside: (StoredComponent) throws -> Void,
    toDo: (ReadToDo, inout ImportReport) throws -> Void,
    each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws -> ImportReport {
    func receive(_ item: ICalendarReading.Item, _ report: inout ImportReport) throws {
      switch item {
      case .event(let read): try each(read, &report)
      case .toDo(let read): try toDo(read, &report)
      case .component(let component): try beside(component)
      }
    }
    return try FileBeginning.read(source, as: .calendar, hints) { file in
      let header = file.header
      if header.map(PlanProgram.isHeader) == true
        || file.kind == nil && (file.isTable || header.flatMap(PlanProgram.columns) != nil)
      {
        let reader = ICalendarEventReader(zones: ICalendarZones(zones), local: localZone)
        return try PlanTable(zone: localZone, hints: hints, reader: reader)
          .read(file.source, each: each)
      }
      let whole = RereadSource(file.source)
      // Limit how much is examined, as a single line may be as long as the file.
      var looked = 0
      func look() throws -> [UInt8] {
        guard looked < 2 * CharsetGuess.sampleSize else { return [] }
        let piece = try whole.peek()
        looked += piece.count
        return piece
      }
      let lines = ContentLines(limit: EventText.maxBytes, source: look)
      var reading = ICalendarReading(
        ICalendarEventReader(zones: ICalendarZones(zones), local: localZone),
        in: try CharsetGuess(of: lines), maxWaiting: maxWaiting)
      var reader = ICalendarReader(holdingLittle: true, source: whole.next)
      while let piece = try reader.next() {
        try reading.process(piece, without: reader.droppedNames, receive)
      }
      try reading.finish(receive)
      return reading.report
    }
  }

  package func withHints(_ hints: ImportHints) -> any CalendarFile {
    var file = self
    file.hints = hints
    return file
  }

  package func parsedEvent(of text: EventText) -> ReadEvent? {
    var reader = reader(of: text)
    return try? reader.read(ICalendarEvent(kept: text), text: text.text, zonesText: text.zones)
  }

  package func originalEvent(of kept: StoredEvent) -> ReadEvent? {
    guard let text = kept.text else { return nil }
    let event = ICalendarEvent(kept: text)
    var itsReader = reader(of: kept, text)
    func read(_ change: (inout ICalendarEventReader) -> Void = { _ in }) -> ReadEvent? {
      var reader = itsReader
      // Earlier versions ignored alarms after the start. If the store has none, those in the text
      // are ignored here as well, and stay for other programs.
      reader.readsLateAlarms = kept.hasLateReminders
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
      let before = read({ $0.repeatsAbsoluteAlarms = true }),
      before.details.reminders == kept.event.details.reminders
    {
      (base, itsReader.repeatsAbsoluteAlarms) = (before, true)
    }
    // For earlier versions, which stored added periods without their ends.
    base.alignAddedOccurrences(with: kept)
    if base.texts == kept.texts { return base }
    // For earlier versions, which gave occurrences without a title the event's full title even if
    // it was very long.
    if let before = read({ $0.cutsTitles = false }) {
      base = base.restoringTexts(of: before, where: kept)
    }
    // For earlier versions, which put the place and fewer properties into an empty note, and cut
    // long texts.
    let isWhole = StoredSurroundings.areNotesComplete(text.zones)
    let former = ICalendarEventReader.formerNoteProperties
    let notes = [
      (ICalendarEventReader.noteAndPlaceProperties, false),
      (ICalendarEventReader.noteAndPlaceProperties, true), (former, true),
    ]
    for (lines, areCut) in notes where !isWhole || lines != former {
      let before = read { ($0.noteLines, $0.cutsTexts, $0.cutsTitles) = (lines, areCut, !areCut) }
      if let before { base = base.restoringTexts(of: before, where: kept) }
    }
    return base
  }

  /// Returns a reader with the zone in which the text was read. The zone matters even for a
  /// floating event if its end or an alarm is an absolute time.
  func reader(of kept: StoredEvent, _ text: EventText) -> ICalendarEventReader {
    var reader = reader(of: text)
    let name = kept.event.span.zone
    guard name != localZone.name, let zone = zones.zone(name) else { return reader }
    let event = ICalendarEvent(kept: text)
    guard let line = event.masterIndex.flatMap({ event.components[$0].first("DTSTART") }) else {
      return reader
    }
    if case .time(_, _?)? = reader.moment(line) { return self.reader(of: text) }
    return ICalendarEventReader(zones: reader.zones, local: zone)
  }

  package func mergeOccurrences(
    _ read: ReadEvent, into kept: StoredEvent, takingOlder: Bool
  ) -> OccurrenceMergeResult {
    let text = kept.text ?? standaloneText(of: kept)
    var event = ICalendarEvent(kept: text)
    var reader = ICalendarEventReader(
      zones: ICalendarZones(kept: text.zones + read.zones, zones), local: localZone)
    let when = reader.when(ofSeries: event)
    for component in ICalendarReader.components(of: LosslessText.bytes(of: read.text)) {
      let part = reader.partName(of: component, when)
      guard
        let place = event.components.lastIndex(where: { reader.partName(of: $0, when) == part })
      else {
        event.add(read.isCalledOff ? component.withStart : component)
        continue
      }
      let old = event.components[place]
      let (version, known) = (component.version, old.version)
      let (isOwn, isFromFile) = (ID<Event>(uid: text.uid) != nil, kept.text != nil)
      if !takingOlder, version.isOlder(than: known, ofOwn: isOwn, fromFile: isFromFile) {
        return .older
      }
      guard read.isCalledOff else {
        event.components[place] = component
        continue
      }
      // Change only what the cancellation contains, as it may have few properties.
      let isWhole = !ICalendarEvent.isOverride(component)
      for index in event.components.indices where isWhole || index == place {
        event.components[index] = event.components[index].applyingCancellation(by: component)
      }
    }
    let raw = event.raw
    guard let all = LosslessText.text(of: raw) else { return .tooLarge }
    let named = StoredSurroundings(text.zones).zones.compactMap { $0.first("TZID")?.value }
    let further = StoredSurroundings(read.zones).zones.filter { zone in
      zone.first("TZID").map { !named.contains($0.value) } ?? false
    }
    let zonesText = text.zones + further.map { String(decoding: $0.raw, as: UTF8.self) }.joined()
    guard raw.count + zonesText.utf8.count <= EventText.maxBytes else { return .tooLarge }
    let whole = try? reader.read(event, text: all, zonesText: zonesText)
    return whole.map { .merged($0) } ?? .unreadable
  }

  func reader(of text: EventText) -> ICalendarEventReader {
    ICalendarEventReader(zones: ICalendarZones(kept: text.zones, zones), local: localZone)
  }

  /// Returns the event as a separate file, with its own UID or with `name` as UID.
  func standaloneText(
    of kept: StoredEvent, called name: String? = nil, zoned isZoned: Bool = false, place: Int = 1
  ) -> EventText {
    let writer = makeWriter(zoned: isZoned)
    writer.register(kept)
    let zones = String(decoding: writer.header(), as: UTF8.self)
    let uid = name ?? kept.event.id.uid
    return EventText(
      of: kept.event.id, uid: uid,
      text: String(decoding: writer.bytes(of: kept, called: uid), as: UTF8.self), zones: zones,
      place: place)
  }

  package func makeWriter(_ form: CalendarExportOptions) -> any CalendarWriter {
    ICalendarWriter(file: self, local: localZone, now: now(), zones: zones, form)
  }
}

extension ICalendarEvent {
  init(kept text: EventText) {
    self.init(
      uid: text.uid, ICalendarReader.components(of: LosslessText.bytes(of: text.text)))
  }
}
