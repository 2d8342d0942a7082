import HearthDomain

/// Writes a calendar file. Imported events and to-dos are written byte for byte, except for
/// changes.
final class ICalendarWriter: CalendarWriter {
  private let file: ICalendarFile
  private let localZone: any ZoneRules
  private let now: Instant
  private let zones: CachedZones
  private let form: CalendarExportOptions
  /// Zones of imported events, in order; `seenTexts` are the surrounding texts already searched for
  /// zones.
  private var importedZones: [(name: ExternalName, raw: [UInt8])] = []
  private var seenTexts: Set<ExternalName> = []
  /// First lines and properties of the calendars from which events were imported; empty for an
  /// event entered in this program.
  private var beginnings: Set<[UInt8]> = []
  private var isZoneLast = false
  /// First lines and properties of the calendar, if all events come from the same one.
  private var commonBeginning: [UInt8]?
  /// Components that stood after other events in their file, with their positions; written later.
  private var postponedComponents: [(place: Int, bytes: [UInt8])] = []
  /// Zones of events entered in this program, each with the years for which it is needed.
  private var newZones: [ExternalName: ClosedRange<Int>] = [:]
  /// UID of the earlier series by the id of the series that was split off from it.
  private var earlierParts: [ID<Event>: String] = [:]

  init(
    file: ICalendarFile, local: any ZoneRules, now: Instant,
    zones: CachedZones, _ form: CalendarExportOptions
  ) {
    self.file = file
    self.localZone = local
    self.now = now
    self.zones = zones
    self.form = form
  }

  func register(_ kept: StoredEvent) {
    if let later = kept.event.laterPartID {
      earlierParts[later] = kept.text?.uid ?? kept.event.id.uid
    }
    if let earlier = kept.earlierPartUID { earlierParts[kept.event.id] = earlier }
    if let text = kept.text { return announce(surroundings: text.zones) }
    beginnings.insert([])
    let times = times(of: kept.event)
    guard case .zoned(let zone) = times.form else { return }
    let first = kept.event.span.start(in: times.zone ?? localZone).day.year
    let last =
      kept.event.series.map { $0.lastStart?.day.year ?? thisYear + VTimeZone.yearsAhead }
      ?? kept.event.span.end(in: times.zone ?? localZone).day.year
    let name = ExternalName(zone)
    let known = newZones[name]
    let from = min(first, known?.lowerBound ?? first)
    newZones[name] = from...max(from, last, known?.upperBound ?? last)
  }

  func register(_ toDo: ToDo) {
    if let text = toDo.text { announce(surroundings: text.zones) } else { beginnings.insert([]) }
  }

  func register(_ component: StoredComponent) { announce(surroundings: component.zones) }

  private func announce(surroundings text: String) {
    guard seenTexts.insert(ExternalName(text)).inserted else { return }
    let surroundings = StoredSurroundings(text)
    beginnings.insert(surroundings.beginning)
    isZoneLast = isZoneLast || surroundings.isZoneLast
    for zone in surroundings.zones {
      guard let name = zone.first("TZID").map({ ExternalName($0.value) }), !isImportedZone(name)
      else { continue }
      importedZones.append((name, zone.raw))
    }
  }

  private func isImportedZone(_ zone: ExternalName) -> Bool {
    importedZones.contains { $0.name == zone }
  }

  /// Returns the beginning of the file: that of the common calendar, or a new one.
  func header() -> [UInt8] {
    commonBeginning =
      beginnings.count == 1 ? beginnings.first.flatMap { $0.isEmpty ? nil : $0 } : nil
    guard let commonBeginning else {
      let lines = ["VERSION:2.0", "PRODID:-//Hearth//Hearth//EN", "CALSCALE:GREGORIAN"]
      return (["BEGIN:VCALENDAR"] + lines).flatMap { Array("\($0)\r\n".utf8) }
        + importedZones.sorted { $0.name < $1.name }.flatMap(\.raw) + newZoneBytes
    }
    return commonBeginning + (isZoneLast ? [] : importedZones.flatMap(\.raw)) + newZoneBytes
  }

  private var newZoneBytes: [UInt8] {
    newZones.sorted { $0.key < $1.key }.filter { !isImportedZone($0.key) }.flatMap { name, years in
      zones.zone(name.text).map { VTimeZone(name.text, $0, years: years).component.raw } ?? []
    }
  }

  func footer() -> [UInt8] {
    guard let commonBeginning else { return Array("END:VCALENDAR\r\n".utf8) }
    return takePostponed(.max) + (isZoneLast ? importedZones.flatMap(\.raw) : [])
      + StoredSurroundings.endLine(of: commonBeginning)
  }

  func bytes(of kept: StoredEvent) -> [UInt8] {
    guard let text = kept.text else { return bytes(of: kept, called: kept.event.id.uid) }
    let before = takePostponed(text.position)
    guard let base = file.originalEvent(of: kept),
      var editing = ICalendarEditing(
        kept, ICalendarEvent(kept: text), since: base, file.reader(of: kept, text), now: now)
    else { return before + bytes(of: text) }
    editing.writesRareRulesDirectly = form.hasScales
    editing.apply()
    return before + bytesInPlace(withUID(editing.components, as: text.uid), of: text)
  }

  /// Returns the stored bytes of the event; adds a missing UID if the export requires one.
  private func bytes(of text: EventText) -> [UInt8] {
    let components = form.assignsMissingUIDs ? ICalendarEvent(kept: text).components : []
    guard components.contains(where: { ICalendarEvent.uid(of: $0) == nil }) else {
      return LosslessText.bytes(of: text.text)
    }
    return withUID(components, as: text.uid).reduce(into: []) { $1.write(to: &$0) }
  }

  private func withUID(_ components: [ICalendarComponent], as uid: String) -> [ICalendarComponent] {
    guard form.assignsMissingUIDs else { return components }
    return components.map {
      var component = $0
      if ICalendarEvent.uid(of: component) == nil { component.setUID(uid) }
      return component
    }
  }

  func bytes(of toDo: ToDo) -> [UInt8] {
    let components = file.components(of: toDo)
    guard let text = toDo.text else { return components.flatMap(\.raw) }
    return takePostponed(text.position) + bytesInPlace(withUID(components, as: text.uid), of: text)
  }

  func bytes(of component: StoredComponent) -> [UInt8] {
    takePostponed(component.position) + LosslessText.bytes(of: component.text)
  }

  /// Returns the bytes of the components. Postpones those that stood after other events in the
  /// file.
  private func bytesInPlace(_ components: [ICalendarComponent], of text: EventText) -> [UInt8] {
    let isSingle = commonBeginning == nil || components.count < 2
    let places = isSingle ? [] : StoredSurroundings(text.zones).lineOffsets
    let lines = places.isEmpty ? [] : ICalendarEvent(kept: text).components.map(\.line)
    return components.reduce(into: []) { bytes, component in
      guard let index = lines.firstIndex(of: component.line), index < places.count,
        places[index] > 0
      else { return component.write(to: &bytes) }
      postponedComponents.append(
        (EventText.position(places[index], after: text.position), component.raw))
    }
  }

  /// Returns the postponed components that stood before that position.
  private func takePostponed(_ place: Int) -> [UInt8] {
    guard postponedComponents.contains(where: { $0.place <= place }) else { return [] }
    let due = postponedComponents.filter { $0.place <= place }.sorted { $0.place < $1.place }
    postponedComponents.removeAll { $0.place <= place }
    return due.flatMap(\.bytes)
  }

  private var thisYear: Int { localZone.localTime(at: now).day.year }

  private func times(of event: Event) -> ICalendarTimes {
    ICalendarTimes(of: event, tied: form.isZoned, find: zones.zone)
  }

  func bytes(of kept: StoredEvent, called uid: String) -> [UInt8] {
    let (event, times) = (kept.event, times(of: kept.event))
    let timestamps = kept.timestamps.withCreationTime(by: now, of: event.id)
    var further = earlierParts[event.id].map { ["RELATED-TO:\($0)"] } ?? []
    var changed: [ICalendarComponent] = []
    func list(_ name: String, _ originals: [LocalTime]) {
      guard !originals.isEmpty else { return }
      let line = times.line(name, originals.sorted().map { times.time(at: $0) })
      further.append(String(decoding: line.bytes, as: UTF8.self))
    }
    var days = form.hasScales ? [] : event.rareDays(in: localZone, now: now)
    var (removed, moved): ([LocalTime], [LocalTime]) = ([], [])
    for exception in kept.exceptions {
      switch exception.change {
      case .removed: removed.append(exception.originalStart)
      case .added: days.append(exception.originalStart)
      case .overridden(let details):
        moved.append(exception.originalStart)
        changed.append(
          LocalEventLines(
            Event(id: event.id, details: details), times, uid: uid, timestamps: timestamps,
            override: exception.originalStart
          ).component)
      }
    }
    list("RDATE", days + startsNotInRule(moved, by: event))
    list("EXDATE", removed)
    var lines = LocalEventLines(
      event, times, uid: uid, timestamps: timestamps,
      leavingOut: SkippedHolidays(of: kept, in: localZone, now: now))
    lines.writesRareRulesDirectly = form.hasScales
    let whole = lines.component(further)
    return ([whole] + changed).reduce(into: []) { $1.write(to: &$0) }
  }

  /// Returns the starts that the rule does not yield. They are written as RDATE.
  private func startsNotInRule(_ originals: [LocalTime], by event: Event) -> [LocalTime] {
    guard !originals.isEmpty, let start = event.span.repetitionStart,
      let rule = event.repetition?.rule(from: start)
    else { return [] }
    return originals.filter { !rule.hasOccurrence(at: $0) }
  }
}
