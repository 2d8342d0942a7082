/// Imports the events of a calendar file, each identified by its UID; importing a file twice
/// changes nothing.
public struct ImportEvents: UseCase, Sendable {
  let context: UseCaseContext

  /// Imports the file. An error thrown by the source undoes the import; a rehearsal changes
  /// nothing. Without `calendar`, known events stay in their calendar and new ones go to `usual`.
  /// With `takingOlder`, older versions replace local changes too.
  @discardableResult
  public func callAsFunction(
    _ file: some CalendarFile, from source: @escaping () throws -> [UInt8],
    named name: String? = nil, in calendar: CalendarName? = nil,
    otherwise usual: CalendarName = .home, takingOlder: Bool = false, isRehearsal: Bool = false
  ) throws -> ImportOutcome {
    try context.importStore.write(rehearsing: isRehearsal) { repositories in
      try repositories.requireWritable(calendar ?? usual)
      try repositories.journal.describe(.import, subject: name ?? "")
      var batch = try EventBatch(
        repositories, file, newID, clock.now(), named: calendar, otherwise: usual)
      batch.importsOlder = takingOlder
      var report = try file.read(source, beside: { try batch.keep($0) }) {
        try batch.keep($0, &$1)
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
  private let file: File
  private let newID: NewID
  /// The calendar that the user named, if any, and the one for new events.
  private let named: CalendarName?
  private let target: CalendarName
  private let readOnly: Set<CalendarName>
  private let calendars: any CalendarRepository
  /// The components that are stored already; nil until first used.
  private var components: StoredComponentIndex?
  /// Tasks without a UID that may be known already; resolved once the whole file is read.
  private var namelessTasks: [StoredComponent] = []
  /// Hashes of the UIDs that were read: a file may have hundreds of thousands, and no two of a file
  /// collide by chance.
  private var seen: Set<Int> = []
  /// Events that may be known already although one of the two has no UID; resolved once the whole
  /// file is read.
  private var nameless: [ReadEvent] = []
  /// Stored events that the file has under their UID.
  private var met: Set<ID<Event>> = []
  /// Whether any stored event has no UID; nil until first used.
  private var hasNameless: Bool?
  /// Series stored before the import, by their first day; nil until first used.
  private var seriesByDay: [Day: [Event]]?
  /// Single events stored before the import, by the days looked up so far: a file may have hundreds
  /// on one day.
  private var onceByDay: [Day: [Event]] = [:]
  private let timestampCache: EventTimestampCache
  private var waiting: FileConflicts<File>
  private let lastPlace: Int
  var outcome = ImportOutcome()
  /// Whether versions from the file are imported although they are older.
  var importsOlder = false

  init(
    _ repositories: Repositories, _ file: File, _ newID: NewID, _ now: Instant,
    named: CalendarName?, otherwise usual: CalendarName
  ) throws {
    events = repositories.events
    timestampCache = EventTimestampCache(repositories)
    waiting = FileConflicts(repositories, file, at: now)
    calendars = repositories.calendars
    self.named = named
    target = named ?? usual
    readOnly = Set(try repositories.calendars.all().filter(\.isReadOnly).map(\.name))
    self.file = file
    self.newID = newID
    var last = try events.lastTextPosition()
    try calendars.components(due: nil) { last = max(last, $0.place) }
    lastPlace = last
  }

  /// Saves the component. A known one keeps its place; a difference only in when it was written is
  /// ignored.
  mutating func keep(_ component: StoredComponent) throws {
    if component.name == StoredComponent.journal { outcome.journalEntries += 1 }
    if component.name == StoredComponent.task { outcome.tasks += 1 }
    let known = try known(component)
    if known == nil, components?.hasNamesake(of: component) == true {
      return namelessTasks.append(component)
    }
    try keep(component, insteadOf: known)
  }

  private func keep(_ component: StoredComponent, insteadOf known: StoredComponent?) throws {
    if let known, readOnly.contains(known.calendar) { return }
    var kept = component
    kept.calendar = known?.calendar ?? target
    kept.place = known?.place ?? EventText.place(component.place, behind: lastPlace)
    if kept == known { return }
    if let known { try calendars.remove(known) }
    try calendars.save(kept)
  }

  private mutating func known(_ component: StoredComponent) throws -> StoredComponent? {
    if components == nil { components = try StoredComponentIndex(calendars, named, target) }
    return components?.known(component)
  }

  mutating func keep(_ read: ReadEvent, _ report: inout ImportReport) throws {
    // Cancellations and single occurrences may follow the event, the latter in several parts.
    let name = ExternalName(read.uid + (read.isCalledOff ? "\0" : ""))
    guard read.isPart && !read.isCalledOff || seen.insert(name.hashValue).inserted else {
      return report.refuseLast(line: read.line, .taken(holder: read.details.title.excerpt))
    }
    let own = ID<Event>(uid: read.uid)
    let holder = try own.flatMap { try events.event($0) }
    if let event = try known(read.uid, or: holder) {
      met.insert(event.id)
      // Events of read-only calendars are only changed by their source.
      if readOnly.contains(event.calendar) {
        outcome.unchanged += 1
        return
      }
      return try update(event, with: read, &report)
    }
    if read.isCalledOff {
      let isUntitled = UnfoldedLines(read.text).texts("SUMMARY").isEmpty
      return report.leaveOutLast(
        line: read.line,
        isUntitled
          ? .cancelsUntitled(day: read.day) : .cancelsUnknown(title: read.details.title.excerpt))
    }
    // A UID made by this program matches no other event.
    guard
      try own == nil && !read.isPart && lastPlace > 0 && mayHaveNamesakes(read)
        && !namesakes(of: read).isEmpty
    else {
      return try add(read, as: holder == nil ? own : nil)
    }
    nameless.append(read)
  }

  private mutating func add(_ read: ReadEvent, as own: ID<Event>? = nil) throws {
    let id = try own ?? newID { try events.event($0) != nil }
    met.insert(id)
    try keep(read, as: id, at: place(of: read))
    outcome.added += 1
  }

  /// Resolves the tasks and events without a UID. An event without one replaces the stored event
  /// with that title and start, unless the file has that event otherwise, or exactly one of the two
  /// is a series. The report warns if an event with the same title and day but another time stays
  /// beside it, and if a replacement lost something. Both also stay if the event without a UID adds
  /// something to one with a UID.
  mutating func finish(_ report: inout ImportReport) throws {
    let readOnly = readOnly
    for task in namelessTasks {
      let known = components?.namesake(of: task, notIn: readOnly)
      try keep(task, insteadOf: known)
    }
    for read in nameless {
      let others = try namesakes(of: read).filter { !met.contains($0.id) }
      let alike = try others.filter { try $0.isBegun(as: read) && mayReplace($0, read) }
      let nearest = alike.first { $0.span.bounds == read.details.span.bounds }
      if let same = nearest ?? alike.first {
        met.insert(same.id)
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

  private mutating func mayHaveNamesakes(_ read: ReadEvent) throws -> Bool {
    if read.isNameless { return true }
    let known = try hasNameless ?? events.hasNameless()
    hasNameless = known
    return known
  }

  /// Returns the stored events with that title and first day that may be this event under another
  /// UID.
  private mutating func namesakes(of read: ReadEvent) throws -> [Event] {
    let day = read.details.span.start(in: FixedZone.utc).day
    return try (once(beginningOn: day) + series(beginningOn: day)).filter { try mayBe($0, read) }
  }

  private mutating func once(beginningOn day: Day) throws -> [Event] {
    if let found = onceByDay[day] { return found }
    var filter = EventFilter(stretch: (day...day).stretch, startsWithin: true)
    filter.repeats = false
    let found = try events.list(filter, in: FixedZone.utc, places: 0..<Int.max).map(\.kept)
    onceByDay[day] = found
    return found
  }

  private func isKnown(_ event: Event, like read: ReadEvent) -> Bool {
    event.details.title == read.details.title && event.calendar == named ?? event.calendar
      && !readOnly.contains(event.calendar)
  }

  /// Whether `event` may be the stored version of the read event. If only one of the two has a UID,
  /// both have to start alike; if both have one, they do not match here.
  private func mayBe(_ event: Event, _ read: ReadEvent) throws -> Bool {
    guard isKnown(event, like: read), let text = try events.text(of: event.id) else { return false }
    let isNameless = ReadEvent.isNameless(text.uid)
    if isNameless, read.isNameless { return true }
    return (isNameless || read.isNameless) && event.isBegun(as: read)
  }

  /// Whether the read event may replace `event`: an event without a UID must not remove what only
  /// another file says of an event with one.
  private func mayReplace(_ event: Event, _ read: ReadEvent) throws -> Bool {
    guard read.isNameless, let text = try events.text(of: event.id),
      !ReadEvent.isNameless(text.uid)
    else { return true }
    let kept = StoredEvent(event, try events.exceptions(of: event.id), text: text)
    let merged = MergedEvent(of: kept, and: read, since: importsOlder ? nil : file.base(of: kept))
    return merged.event == event && merged.changes == kept.changes && merged.conflicts.isEmpty
  }

  /// Loads all series at once; otherwise each day of a file would search all series again.
  private mutating func series(beginningOn day: Day) throws -> [Event] {
    if let seriesByDay { return seriesByDay[day] ?? [] }
    var filter = EventFilter.all
    filter.repeats = true
    filter.onceSeenFrom = .earliest
    let all = try events.list(filter, in: FixedZone.utc, places: 0..<Int.max).map(\.kept)
    let found = Dictionary(grouping: all) { $0.span.start(in: FixedZone.utc).day }
    seriesByDay = found
    return found[day] ?? []
  }

  /// Returns the event with that UID in the named calendar, else in the one for new events, else in
  /// any. If no imported event has it, returns the event of this program that the UID names.
  private func known(_ uid: String, or own: Event?) throws -> Event? {
    // One query rules out most events.
    if let first = try events.event(ofUID: uid, in: named) {
      let preferred = named == nil ? try events.event(ofUID: uid, in: target) : nil
      return try events.event(preferred ?? first)
    }
    guard let own else { return nil }
    return named.map { $0 == own.calendar } ?? true ? own : nil
  }

  /// Returns a place after everything read before, in the order of the lines.
  private func place(of read: ReadEvent) -> Int {
    EventText.place(max(1, read.line), behind: lastPlace)
  }

  private func keep(_ read: ReadEvent, as id: ID<Event>, at place: Int) throws {
    try events.save(Event(id: id, details: read.details, repetition: read.repetition, in: target))
    try events.save(read.exceptions, of: id)
    if isToKeepText(of: read, as: id) { try events.save(EventText(read, of: id, at: place)) }
  }

  /// Whether the file's text is stored. It is not for an event of this program that was never
  /// changed since: every export has that text. For a changed event, the text shows which version
  /// is newer.
  private func isToKeepText(of read: ReadEvent, as id: ID<Event>) -> Bool {
    ID<Event>(uid: read.uid) != id || read.hasChangesAfterCreation
  }

  private mutating func update(
    _ event: Event, with read: ReadEvent, _ report: inout ImportReport
  ) throws {
    let text = try events.text(of: event.id)
    let kept = StoredEvent(event, try events.exceptions(of: event.id), text: text)
    let base = file.base(of: kept)
    let line = read.line
    let isCalledOff = read.isCalledOff && !read.isPart
    let isOwn = ID<Event>(uid: read.uid) != nil
    var read = read
    if read.isPart || read.isCalledOff {
      switch file.adding(read, to: kept, takingOlder: importsOlder) {
      case .whole(let whole): read = whole
      case .older:
        return report.leaveOutLast(line: line, .older(title: event.details.title.excerpt))
      case .tooLarge:
        return report.leaveOutLast(
          line: line,
          .exceedsSizeWithChange(title: event.details.title.excerpt, limit: EventText.maxBytes))
      case .unreadable: return report.refuseLast(line: line, .missing(field: "DTSTART"))
      }
    } else if !importsOlder, let base, read.digest != base.digest,
      read.version.isOlder(than: base.version, ofOwn: isOwn, fromFile: true)
    {
      return report.leaveOutLast(line: line, .older(title: event.details.title.excerpt))
    }
    if !importsOlder, let base, base.digest == read.digest {
      outcome.unchanged += 1
      return
    }
    if isCalledOff { report.warn(line: line, .calledOff(title: event.details.title.excerpt)) }
    let merged = MergedEvent(of: kept, and: read, since: importsOlder ? nil : base)
    if !merged.conflicts.isEmpty {
      report.warn(
        line: line,
        .changedHere(
          EventConflict(title: event.details.title.excerpt, sides: merged.conflicts)))
    }
    let isSame = merged.event == event && merged.changes == kept.changes
    let isNamed = text.map { !ReadEvent.isNameless($0.uid) } ?? false
    // The file only lacks the UID.
    if isSame, isNamed, read.isNameless {
      outcome.unchanged += 1
      return
    }
    if !importsOlder, !isSame, text == nil, !read.isPart,
      let own = try timestampCache.timestamps(of: event.id).version(of: event.id),
      read.version.isOlder(than: own, ofOwn: isOwn, fromFile: false)
    {
      return report.leaveOutLast(line: line, .older(title: event.details.title.excerpt))
    }
    if isSame, let base, base.digest == read.digest {
      outcome.unchanged += 1
      return
    }
    if !isSame {
      try events.save(merged.event)
      try events.save(merged.changes, of: event.id, insteadOf: kept.changes)
    }
    if text != nil || !isSame && isToKeepText(of: read, as: event.id) {
      try events.save(EventText(read, of: event.id, at: text?.place ?? place(of: read)))
    } else if isSame {
      outcome.unchanged += 1
      return
    }
    try waiting.note(merged.conflicts, called: ExternalName(read.uid), of: kept, since: base)
    let isNamedNow = text != nil && !isNamed && !read.isNameless
    if isSame, isNamedNow || isWritten(read, from: kept) {
      outcome.unchanged += 1
    } else {
      outcome.updated += 1
    }
  }

  /// Whether the file equals what an export would write, at any time: then changes made since it
  /// was read are not new.
  private func isWritten(_ read: ReadEvent, from kept: StoredEvent) -> Bool {
    guard let text = kept.text else { return false }
    func said(_ lines: [UInt8]) -> String? {
      let lines = lines.split(separator: 0x0A).filter { !$0.starts(with: "LAST-MODIFIED:".utf8) }
      let own = EventText(
        of: text.event, uid: text.uid,
        text: String(decoding: Array(lines.joined(separator: [0x0A])), as: UTF8.self),
        zones: text.zones, place: text.place)
      return file.meaning(of: own)?.digest
    }
    guard let own = said(file.writer(.usual).bytes(of: kept)) else { return false }
    return own == said(Array(read.text.utf8))
  }
}

extension EventTitle {
  /// The title as a report shows it.
  fileprivate var excerpt: String { ImportFact.excerpt(value) }
}

extension Event {
  /// Whether both are series or both are not, and both start at the same moment.
  fileprivate func isBegun(as read: ReadEvent) -> Bool {
    let other = read.details.span
    return (repetition == nil) == (read.repetition == nil) && span.isAllDay == other.isAllDay
      && span.start(in: FixedZone.utc) == other.start(in: FixedZone.utc)
  }

  /// Whether a note that somebody wrote or the previous repetition is gone.
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
