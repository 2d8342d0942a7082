import HearthDomain

/// The components of a file that describe one event or to-do: the master, which describes the whole
/// item, and the overrides of occurrences.
struct ICalendarEvent: Sendable {
  let uid: String
  /// Components in file order.
  var components: [ICalendarComponent]
  /// Whether there is a master. Stored, as it is needed for each component and there may be many.
  private(set) var hasMaster: Bool

  init(uid: String, _ components: [ICalendarComponent] = []) {
    self.uid = uid
    self.components = components
    hasMaster = components.contains { !ICalendarEvent.isOverride($0) }
  }

  /// Returns the UID; nil if it is missing or empty.
  static func uid(of component: ICalendarComponent) -> String? {
    component.first("UID").map(\.value).flatMap { $0.isEmpty ? nil : $0 }
  }

  static func isOverride(_ component: ICalendarComponent) -> Bool {
    component.first("RECURRENCE-ID") != nil
  }

  mutating func add(_ component: ICalendarComponent) {
    components.append(component)
    hasMaster = hasMaster || !ICalendarEvent.isOverride(component)
  }

  /// Index of the master. If there are only overrides, index of the first one.
  var masterIndex: Int? {
    components.firstIndex { !ICalendarEvent.isOverride($0) } ?? components.indices.first
  }

  var overrides: [ICalendarComponent] {
    let master = masterIndex
    return components.enumerated().filter { $0.offset != master }.map(\.element)
  }

  var line: Int { components.first?.line ?? 0 }

  var size: Int { components.reduce(0) { $0 + $1.length } }

  /// Bytes of all components, as in the file.
  var raw: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    for component in components { component.write(to: &bytes) }
    return bytes
  }

  var zoneNames: Set<ExternalName> { components.reduce(into: []) { $0.formUnion($1.zoneNames) } }

  var version: ReadEvent.Version {
    let versions = components.map(\.version)
    return ReadEvent.Version(
      sequence: versions.map(\.sequence).max() ?? 0,
      changedAt: versions.compactMap(\.changedAt).max(),
      isModified: versions.contains(where: \.isModified))
  }

  /// Keeps only the newest version of each component.
  mutating func dropOlderVersions() {
    var places: [ExternalName: Int] = [:]
    var kept: [ICalendarComponent] = []
    for component in components {
      let part = ICalendarUnits.partName(of: component)
      if let place = places[part] {
        if kept[place].version < component.version { kept[place] = component }
      } else {
        places[part] = kept.count
        kept.append(component)
      }
    }
    components = kept
  }

  /// Whether the event is a single component that does not repeat.
  var isSingle: Bool {
    guard components.count == 1, let only = components.first else { return false }
    return !ICalendarEvent.isOverride(only)
      && ["RRULE", "RDATE", "EXRULE"].allSatisfy { only.first($0) == nil }
  }
}

/// Converts an event of a calendar file to this program's model.
struct ICalendarEventReader {
  var zones: ICalendarZones
  /// Zone of this device, used for floating times.
  let localZone: any ZoneRules
  /// Properties from which the note is made if the event has no description, in this order.
  var noteLines: [String]
  /// Whether alarms after the start of timed events are read.
  var readsLateAlarms = true
  /// Whether an absolute alarm of a repeating event applies to each occurrence, as it did in
  /// earlier versions.
  var repeatsAbsoluteAlarms = false
  /// Whether occurrences without a title get a shortened copy of a very long event title. Earlier
  /// versions used the full title.
  var cutsTitles = true
  /// Whether titles and notes are cut to the length that users may type, as in earlier versions.
  var cutsTexts = false
  /// Whether this program's own properties are also read with the escapes that some servers add.
  /// Earlier versions could not read an escaped rule.
  var readsEscapes = true
  /// What could not be used in the last event.
  var facts: [ImportFact] = []
  /// Alarms of the last event that are not supported.
  var unsupportedAlarms: [UnsupportedAlarm] = []

  /// Value of RANGE in an override that applies to all later occurrences.
  static let thisAndFuture = "THISANDFUTURE"
  /// Title given to events that have none.
  static let untitled = "(no title)"

  init(zones: ICalendarZones, local: any ZoneRules) {
    self.zones = zones
    self.localZone = local
    noteLines = ICalendarEventReader.noteProperties
  }

  /// Parses the event; returns nil if it has no start.
  mutating func read(
    _ event: ICalendarEvent, text: String, zonesText: String, isCancelling: Bool = false
  ) throws -> ReadEvent? {
    (facts, unsupportedAlarms) = ([], [])
    let (written, version) = (digest(of: event), event.version)
    var event = event
    let namesDay = event.masterIndex.map { place in
      ["DTSTART", "RECURRENCE-ID"].contains { event.components[place].first($0) != nil }
    }
    if isCancelling { event.components = event.components.map(\.withStart) }
    guard let place = event.masterIndex else { return nil }
    let master = event.components[place]
    guard let when = try when(master, isSeries: !event.isSingle) else { return nil }
    let title = try title(of: master) ?? EventTitle(ICalendarEventReader.untitled)
    var details = EventDetails(
      title: title, note: try note(of: master), place: try self.place(of: master), span: when.span)
    details.availability = master.eventAvailability
    var repetition = try repetition(of: master, when)
    details.reminders = try alarms(
      of: master, lasting: when.span,
      isRepeated: repetition != nil || master.first("RDATE") != nil)
    let exceptions = try self.exceptions(of: event, details, repetition, when)
    if repetition == nil, !exceptions.isEmpty { repetition = try singleOccurrence(when) }
    if repetition == nil, when.zone != nil, when.isSeries { details.span = try anchored(when) }
    return ReadEvent(
      uid: event.uid, version: version, details: details, repetition: repetition,
      exceptions: exceptions, isPart: !event.hasMaster,
      isCalledOff: isCancelling, day: namesDay == true ? when.span.start(in: localZone).day : nil,
      isNoteFromFile: master.text("DESCRIPTION") != nil,
      hasChangesAfterCreation: version.isModified
        || event.components.contains { $0.first("SEQUENCE") != nil },
      unsupportedAlarms: unsupportedAlarms, text: text, zones: zonesText, digest: written,
      line: event.line)
  }

  /// Returns a digest of the event without the time at which it was written.
  func digest(of event: ICalendarEvent) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(event.size)
    for component in event.components { append(component, to: &text) }
    return Fingerprint.long(of: String(decoding: text, as: UTF8.self))
  }

  private func append(_ component: ICalendarComponent, to text: inout [UInt8]) {
    text += component.name.utf8
    for part in component.parts {
      switch part {
      case .line(let line) where line.name == "DTSTAMP": break
      case .line(let line):
        text += line.bytes
        text.append(.lineFeed)
      case .component(let inner): append(inner, to: &text)
      }
    }
  }

}

// MARK: - Repetition

extension ICalendarEventReader {
  private mutating func exceptions(
    of event: ICalendarEvent, _ details: EventDetails, _ repetition: EventRepetition?, _ when: When
  ) throws -> [LocalTime: SeriesException.Change] {
    var found: [LocalTime: SeriesException.Change] = [:]
    guard let place = event.masterIndex else { return found }
    let master = event.components[place]
    // For a rare rule, RDATE lists the days that the rule yields, so do not count these as added.
    let own = master.first("X-HEARTH-RRULE") == nil ? nil : repetition?.rule(from: when.start)
    for time in times(of: "RDATE", in: master, when)
    where time != when.start.localTime && own?.hasOccurrence(at: time) != true {
      found[time] = .added
    }
    let usual = cutsTitles ? details.title.asOccurrenceTitle : details.title
    for (time, span) in periodsOfOtherLength(in: master, details.span, when)
    where found[time] == .added {
      var own = details
      (own.title, own.span) = (usual, span)
      found[time] = .overridden(own)
    }
    for time in times(of: "EXDATE", in: master, when) { found[time] = .removed(hadDetails: nil) }
    for override in event.overrides {
      guard let line = override.first("RECURRENCE-ID"), let at = moment(line) else {
        facts.append(.unreadable(field: "RECURRENCE-ID", text: ""))
        continue
      }
      let range = line.parameter("RANGE")?.uppercased()
      if range != nil, range != ICalendarEventReader.thisAndFuture {
        facts.append(.unusable(field: "RECURRENCE-ID", text: ImportFact.excerpt(line.value)))
      }
      let original = self.originalStart(at, when)
      if override.eventAvailability == .calledOff, range != ICalendarEventReader.thisAndFuture {
        found[original] = .removed(hadDetails: nil)
        continue
      }
      let off =
        override.eventAvailability == .calledOff ? cancelledTime(override, details.span, when) : nil
      guard let own = try off ?? self.when(override, isSeries: true) else { continue }
      var changed = details
      changed.title = try title(of: override) ?? usual
      changed.note = try note(of: override)
      changed.place = try self.place(of: override)
      // An override in the zone of the series is stored in local time, like one that was entered in
      // this program.
      let isLocal = own.zone == nil || own.zone?.name == when.zone?.name && !followsZone(when)
      changed.span = isLocal ? own.span : try anchored(own)
      changed.reminders = try alarms(of: override, lasting: changed.span, isRepeated: false)
      changed.availability = override.eventAvailability
      changed.appliesToLater = range == ICalendarEventReader.thisAndFuture
      found[original] = .overridden(changed)
    }
    return found
  }

  /// Returns when a cancelled occurrence without an end takes place, with the length of the other
  /// occurrences; nil if it has an end.
  private mutating func cancelledTime(
    _ override: ICalendarComponent, _ span: EventSpan, _ when: When
  ) -> When? {
    guard override.first("DTEND") == nil, override.first("DURATION") == nil,
      let start = override.first("DTSTART").flatMap({ originalStart(of: $0, when) }),
      let moved = span.moved(to: start)
    else { return nil }
    return When(span: moved, zone: when.zone, isSeries: true)
  }

  mutating func times(
    of name: String, in component: ICalendarComponent, _ when: When
  ) -> [LocalTime] {
    var found: [LocalTime] = []
    for line in component.all(name) where !SkippedHolidays.listsHolidays(line) {
      let zoneName = line.parameter("TZID")
      for text in line.value.split(separator: ",") {
        // Use the start of a period.
        let start = text.prefix { $0 != "/" }
        guard let time = moment(start, zoneName: zoneName) else {
          facts.append(.unusable(field: name, text: ImportFact.excerpt(String(text))))
          continue
        }
        found.append(originalStart(time, when))
      }
    }
    return found
  }

  /// Returns a name for the occurrence, or the series, that the component describes. It is the same
  /// however the time is written.
  mutating func partName(of component: ICalendarComponent, _ when: When?) -> ExternalName {
    when.flatMap { originalStart(of: component, $0) }.map { "\($0)" }
      ?? ICalendarUnits.partName(of: component)
  }

  /// Returns the first occurrence of the series according to its master; nil if it cannot be read.
  mutating func when(ofSeries event: ICalendarEvent) -> When? {
    event.masterIndex.flatMap { try? when(event.components[$0], isSeries: true) }
  }

  /// Returns the original start of the occurrence that the component describes, as local time in
  /// the zone of the series.
  mutating func originalStart(of component: ICalendarComponent, _ when: When) -> LocalTime? {
    component.first("RECURRENCE-ID").flatMap { originalStart(of: $0, when) }
  }

  /// Returns the original start given in the line, as local time in the zone of the series.
  mutating func originalStart(of line: ICalendarLine, _ when: When) -> LocalTime? {
    moment(line).map { originalStart($0, when) }
  }

  /// Returns the original start at this moment, as local time in the zone of the series.
  func originalStart(_ moment: Moment, _ when: When) -> LocalTime {
    switch (moment, when.start) {
    case (.day(let day), .day): return day.start
    case (.day(let day), .time(let start)): return LocalTime(day: day, time: start.time)
    case (.time(let time, _), .day): return time.day.start
    case (.time(let time, let zone), .time):
      guard let zone, let own = when.zone, zone.name != own.name else { return time }
      return own.localTime(at: zone.instant(of: time))
    }
  }
}
