/// Imports the events and to-dos of a calendar file. They are identified by their UIDs, so
/// importing a file twice changes nothing.
public struct ImportEvents: UseCase, Sendable {
  let context: UseCaseContext

  /// Imports the file. An error thrown by the source undoes the import; a rehearsal changes
  /// nothing. Without `calendar`, known events stay in their calendars and new ones are added to
  /// `usual`. With `takingOlder`, local changes are replaced even by older versions.
  @discardableResult
  public func callAsFunction(
    _ file: some CalendarFile, from source: @escaping () throws -> [UInt8],
    named name: String? = nil, in calendar: CalendarName? = nil,
    otherwise usual: CalendarName = .home, takingOlder: Bool = false, isRehearsal: Bool = false
  ) throws -> ImportOutcome {
    try context.importStore.write(rehearsing: isRehearsal) { repositories in
      try repositories.requireWritable(calendar ?? usual)
      try repositories.journal.setVerb(.import, subject: name ?? "")
      var batch = try EventBatch(
        repositories, file, newID, clock.now(), named: calendar, otherwise: usual)
      batch.importsOlder = takingOlder
      var report = try file.read(
        source, beside: { try batch.importComponent($0) },
        toDo: { try batch.importToDo($0, &$1) }
      ) {
        try batch.importEvent($0, &$1)
      }
      try batch.finish(&report)
      batch.outcome.report = report
      return batch.outcome
    }
  }
}

/// The state of one import.
private struct EventBatch<File: CalendarFile> {
  private let events: any EventRepository
  private let storedToDos: any ToDoRepository
  private let file: File
  private let newID: IDGenerator
  /// The calendar that the user named; nil if none. The next property is the one for new events.
  private let namedCalendar: CalendarName?
  private let defaultCalendar: CalendarName
  private let readOnlyCalendars: Set<CalendarName>
  private let calendars: any CalendarRepository
  /// The components that are already stored, by key; nil until first needed.
  private var components: [ExternalName: [StoredComponent]]?
  private var toDos: ToDoBatch<File>
  private var versions = ImportedVersions()
  /// Events that may already be stored, but that or their stored version has no UID. They are
  /// compared after the whole file was read.
  private var eventsWithoutUID: [ReadEvent] = []
  /// Stored events whose UID occurs in the file.
  private var matchedEvents: Set<ID<Event>> = []
  private var namesakes: StoredNamesakes
  private let timestampCache: EventTimestampCache
  private var conflicts: FileConflicts<File>
  private let lastPosition: Int
  var outcome = ImportOutcome()
  /// Whether older versions in the file replace newer stored ones.
  var importsOlder = false { didSet { toDos.importsOlder = importsOlder } }

  init(
    _ repositories: Repositories, _ file: File, _ newID: IDGenerator, _ now: Instant,
    named: CalendarName?, otherwise usual: CalendarName
  ) throws {
    (events, storedToDos) = (repositories.events, repositories.toDos)
    timestampCache = EventTimestampCache(repositories)
    conflicts = FileConflicts(repositories, file, at: now)
    calendars = repositories.calendars
    self.namedCalendar = named
    defaultCalendar = named ?? usual
    readOnlyCalendars = Set(try repositories.calendars.all().filter(\.isReadOnly).map(\.name))
    namesakes = StoredNamesakes(events, in: named, readOnly: readOnlyCalendars)
    self.file = file
    self.newID = newID
    var last = try repositories.lastTextPosition()
    try calendars.components { last = max(last, $0.position) }
    lastPosition = last
    toDos = ToDoBatch(
      repositories, file, newID, now, named: named, otherwise: usual, readOnly: readOnlyCalendars,
      after: last)
  }

  /// Saves the component. If it is already stored, it keeps its position; if only its timestamp
  /// differs, it is not saved.
  mutating func importComponent(_ component: StoredComponent) throws {
    if component.name == StoredComponent.journalName { outcome.journalEntries += 1 }
    let known = try storedVersion(of: component)
    if let known, readOnlyCalendars.contains(known.calendar) { return }
    var kept = component
    kept.calendar = known?.calendar ?? defaultCalendar
    kept.position = known?.position ?? EventText.position(component.position, after: lastPosition)
    if kept == known { return }
    if let known { try calendars.remove(known) }
    try calendars.save(kept)
  }

  private mutating func storedVersion(of component: StoredComponent) throws -> StoredComponent? {
    let known =
      try components
      ?? Dictionary(
        grouping: Array(each: { try calendars.components(each: $0) })
      ) { ExternalName($0.key) }
    components = known
    let alike = known[ExternalName(component.key)] ?? []
    return alike.first { $0.calendar == defaultCalendar }
      ?? (namedCalendar == nil ? alike.first : nil)
  }

  mutating func importToDo(_ read: ReadToDo, _ report: inout ImportReport) throws {
    try toDos.importToDo(read, &report, &outcome)
  }

  mutating func importEvent(_ read: ReadEvent, _ report: inout ImportReport) throws {
    // A cancellation or single occurrences may follow their event, the latter in several
    // components.
    if read.describesOnlyOccurrences, !read.isCalledOff { return try importVersion(read, &report) }
    let name = ExternalName(read.uid + (read.isCalledOff ? "\0" : ""))
    let title = read.details.title.excerpt
    switch versions.order(of: read.version, of: name, isOwn: ID<Event>(uid: read.uid) != nil) {
    case .first: break
    case .older: return report.omitLast(line: read.line, .otherVersionTaken(title: title))
    case .newer: if !read.isCalledOff { eventsWithoutUID.removeAll { $0.uid == read.uid } }
    }
    let before = (outcome.counts, report.readCount)
    try importVersion(read, &report)
    versions.record(
      read.version, of: name, line: read.line, title: title, since: before, &outcome.counts, &report
    )
  }

  private mutating func importVersion(_ read: ReadEvent, _ report: inout ImportReport) throws {
    let own = ID<Event>(uid: read.uid)
    let holder = try own.flatMap { try events.event($0) }
    if let event = try storedEvent(read.uid, or: holder) {
      matchedEvents.insert(event.id)
      // Only their source may change the events of read-only calendars.
      if readOnlyCalendars.contains(event.calendar) {
        outcome.unchanged += 1
        return
      }
      return try update(event, with: read, &report)
    }
    // A record that a to-do was done, from before that was a to-do.
    if let own, try storedToDos.toDo(ID(own)) != nil {
      outcome.unchanged += 1
      return
    }
    if read.isCalledOff {
      let isUntitled = UnfoldedLines(read.text).texts("SUMMARY").isEmpty
      return report.omitLast(
        line: read.line,
        isUntitled
          ? .cancelsUntitled(day: read.day) : .cancelsUnknown(title: read.details.title.excerpt))
    }
    // If the UID was made by this program, do not look for events with another UID.
    guard
      try own == nil && !read.describesOnlyOccurrences && lastPosition > 0
        && namesakes.mayExist(of: read) && !namesakes.events(like: read).isEmpty
    else {
      return try add(read, as: holder == nil ? own : nil)
    }
    eventsWithoutUID.append(read)
  }

  private mutating func add(_ read: ReadEvent, as own: ID<Event>? = nil) throws {
    let id = try own ?? newID { try events.event($0) != nil }
    matchedEvents.insert(id)
    try save(read, as: id, at: position(of: read))
    outcome.added += 1
  }

  /// Imports the to-dos and events without a UID, after all others.
  ///
  /// An event without a UID replaces the stored event with the same title and start, unless:
  ///
  /// - the file has that event under its UID,
  /// - only one of the two is a series,
  /// - the replacement would add something to an event that has a UID.
  ///
  /// The report warns if an event with the same title and day but another time stays, and if a
  /// replacement lost data.
  mutating func finish(_ report: inout ImportReport) throws {
    try toDos.finish(&report, &outcome)
    for read in eventsWithoutUID {
      let others = try namesakes.events(like: read).filter { !matchedEvents.contains($0.id) }
      let alike = try others.filter { try $0.hasSameStart(as: read) && mayReplace($0, read) }
      let nearest = alike.first { $0.span.bounds == read.details.span.bounds }
      if let same = nearest ?? alike.first {
        matchedEvents.insert(same.id)
        try update(same, with: read, &report)
        if let new = try events.event(same.id), new.hasLost(same) {
          report.warn(line: read.line, .replacedNamesake(title: read.details.title.excerpt))
        }
        continue
      }
      if !others.isEmpty {
        report.warn(line: read.line, .namesakeExists(title: read.details.title.excerpt))
      }
      try add(read)
    }
  }

  /// Whether the event in the file may replace `event`. If only the latter has a UID, nothing of it
  /// may change, since it may come from another file.
  private func mayReplace(_ event: Event, _ read: ReadEvent) throws -> Bool {
    guard read.hasDerivedUID, let text = try events.text(of: event.id),
      !ReadEvent.isDerivedUID(text.uid)
    else { return true }
    let kept = StoredEvent(event, try events.exceptions(of: event.id), text: text)
    let merged = MergedEvent(
      of: kept, and: read, since: importsOlder ? nil : file.originalEvent(of: kept))
    return merged.event == event && merged.changes == kept.changes && merged.conflicts.isEmpty
  }

  /// Returns the event with that UID: the one in the named calendar; otherwise in the calendar for
  /// new events; otherwise in any. If there is none, returns the event entered here that the UID
  /// names (`own`).
  private func storedEvent(_ uid: String, or own: Event?) throws -> Event? {
    // Most events are not stored yet; this one query shows it.
    if let first = try events.event(ofUID: uid, in: namedCalendar) {
      let preferred = namedCalendar == nil ? try events.event(ofUID: uid, in: defaultCalendar) : nil
      return try events.event(preferred ?? first)
    }
    guard let own else { return nil }
    return namedCalendar.map { $0 == own.calendar } ?? true ? own : nil
  }

  /// Returns the position of the event's text: after everything read before, in the order of lines.
  private func position(of read: ReadEvent) -> Int {
    EventText.position(max(1, read.line), after: lastPosition)
  }

  private func save(_ read: ReadEvent, as id: ID<Event>, at place: Int) throws {
    try events.save(
      Event(id: id, details: read.details, repetition: read.repetition, in: defaultCalendar))
    try events.save(read.exceptions, of: id)
    if shouldStoreText(of: read, as: id) { try events.save(EventText(read, of: id, at: place)) }
  }

  /// Whether to store the file's text. For an event entered here that has not changed since its
  /// creation, every export generates the same text. For a changed event, the text shows which
  /// version is newer.
  private func shouldStoreText(of read: ReadEvent, as id: ID<Event>) -> Bool {
    ID<Event>(uid: read.uid) != id || read.hasChangesAfterCreation
  }

  private mutating func update(
    _ event: Event, with read: ReadEvent, _ report: inout ImportReport
  ) throws {
    let text = try events.text(of: event.id)
    let kept = StoredEvent(event, try events.exceptions(of: event.id), text: text)
    let base = file.originalEvent(of: kept)
    let line = read.line
    let isCalledOff = read.isCalledOff && !read.describesOnlyOccurrences
    let isOwn = ID<Event>(uid: read.uid) != nil
    var read = read
    if read.describesOnlyOccurrences || read.isCalledOff {
      switch file.mergeOccurrences(read, into: kept, takingOlder: importsOlder) {
      case .merged(let whole): read = whole
      case .older:
        return report.omitLast(line: line, .olderVersion(title: event.details.title.excerpt))
      case .tooLarge:
        return report.omitLast(
          line: line,
          .exceedsSizeWithChange(title: event.details.title.excerpt, limit: EventText.maxBytes))
      case .unreadable: return report.skipLast(line: line, .missing(field: "DTSTART"))
      }
    } else if !importsOlder, let base, read.digest != base.digest,
      read.version.isOlder(than: base.version, ofOwn: isOwn, fromFile: true)
    {
      return report.omitLast(line: line, .olderVersion(title: event.details.title.excerpt))
    }
    if !importsOlder, let base, base.digest == read.digest {
      outcome.unchanged += 1
      return
    }
    if isCalledOff { report.warn(line: line, .cancelled(title: event.details.title.excerpt)) }
    let merged = MergedEvent(of: kept, and: read, since: importsOlder ? nil : base)
    if !merged.conflicts.isEmpty {
      report.warn(
        line: line,
        .localChangeKept(
          EventConflict(title: event.details.title.excerpt, fields: merged.conflicts)))
    }
    let isSame = merged.event == event && merged.changes == kept.changes
    let isNamed = text.map { !ReadEvent.isDerivedUID($0.uid) } ?? false
    // The event is the same, except that the file lacks the UID.
    if isSame, isNamed, read.hasDerivedUID {
      outcome.unchanged += 1
      return
    }
    if !importsOlder, !isSame, text == nil, !read.describesOnlyOccurrences,
      let own = try timestampCache.timestamps(of: event.id).version(of: event.id),
      read.version.isOlder(than: own, ofOwn: isOwn, fromFile: false)
    {
      return report.omitLast(line: line, .olderVersion(title: event.details.title.excerpt))
    }
    if isSame, let base, base.digest == read.digest {
      outcome.unchanged += 1
      return
    }
    if !isSame {
      try events.save(merged.event)
      try events.save(merged.changes, of: event.id, insteadOf: kept.changes)
    }
    if text != nil || !isSame && shouldStoreText(of: read, as: event.id) {
      try events.save(EventText(read, of: event.id, at: text?.position ?? position(of: read)))
    } else if isSame {
      outcome.unchanged += 1
      return
    }
    try conflicts.recordConflicts(
      merged.conflicts, called: ExternalName(read.uid), of: kept, since: base)
    let isNamedNow = text != nil && !isNamed && !read.hasDerivedUID
    if isSame, isNamedNow || matchesExport(read, from: kept) {
      outcome.unchanged += 1
    } else {
      outcome.updated += 1
    }
  }

  /// Whether the file has what an export of the stored event would write, except for the time of
  /// the last change. Then the file contains no changes.
  private func matchesExport(_ read: ReadEvent, from kept: StoredEvent) -> Bool {
    guard let text = kept.text else { return false }
    func said(_ lines: [UInt8]) -> String? {
      let lines = lines.split(separator: 0x0A).filter { !$0.starts(with: "LAST-MODIFIED:".utf8) }
      let own = EventText(
        of: text.event, uid: text.uid,
        text: String(decoding: Array(lines.joined(separator: [0x0A])), as: UTF8.self),
        zones: text.zones, place: text.position)
      return file.parsedEvent(of: own)?.digest
    }
    guard let own = said(file.makeWriter(.standard).bytes(of: kept)) else { return false }
    return own == said(Array(read.text.utf8))
  }
}

extension EventTitle {
  /// The title as displayed in reports.
  fileprivate var excerpt: String { ImportFact.excerpt(value) }
}

extension Event {
  /// Whether data of the former event is lost: its note, or its repetition.
  fileprivate func hasLost(_ former: Event) -> Bool {
    former.details.note != .blank && details.note != former.details.note
      || repetition != former.repetition
  }
}

extension EventText {
  fileprivate init(_ read: ReadEvent, of id: ID<Event>, at place: Int) {
    self.init(of: id, uid: read.uid, text: read.text, zones: read.zones, place: place)
  }
}
