/// Takes the events of a calendar file, each by its UID; reading the same file again changes
/// nothing.
public struct ImportEvents: UseCase, Sendable {
  let context: UseCaseContext

  /// What the source throws undoes the import; a rehearsal changes nothing. What is known stays in
  /// the calendar in which it is, unless one is named; what is new comes to that, or to the usual
  /// one. What is taken although it is older comes in place of what was changed here.
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
      batch.takesOlder = takingOlder
      var report = try file.read(source, beside: { try batch.keep($0) }) {
        try batch.keep($0, &$1)
      }
      try batch.finish(&report)
      batch.outcome.report = report
      return batch.outcome
    }
  }
}

/// The events of one import as they are kept.
private struct EventBatch<File: CalendarFile> {
  private let events: any EventRepository
  private let file: File
  private let newID: NewID
  /// The calendar that was named, and the one of what is new.
  private let named: CalendarName?
  private let target: CalendarName
  private let readOnly: Set<CalendarName>
  private let calendars: any CalendarRepository
  /// What is kept beside events already; nil until it is asked for.
  private var components: KnownComponents?
  /// Tasks that may be known here although they have no name, until all of the file was read.
  private var namelessTasks: [KeptComponent] = []
  /// The names of what was read, each as a number that no other name of a file has by chance: a
  /// file may have hundreds of thousands.
  private var seen: Set<Int> = []
  /// What may be known here although one of both has no name of its own, until all of the file was
  /// read.
  private var nameless: [ReadEvent] = []
  /// What the file has that is here under its name.
  private var met: Set<ID<Event>> = []
  /// Whether anything here has no name of its own; nil until it is asked for.
  private var hasNameless: Bool?
  /// The series that were here before, by the days on which they begin; nil until they are asked
  /// for.
  private var seriesByDay: [Day: [Event]]?
  /// What takes place once and was here before, by the days that were asked for: a file may have
  /// hundreds on one day.
  private var onceByDay: [Day: [Event]] = [:]
  private let lives: EventLives
  private var waiting: FileConflicts<File>
  private let lastPlace: Int
  var outcome = ImportOutcome()
  /// Whether what the file has is taken although it is older.
  var takesOlder = false

  init(
    _ repositories: Repositories, _ file: File, _ newID: NewID, _ now: Instant,
    named: CalendarName?, otherwise usual: CalendarName
  ) throws {
    events = repositories.events
    lives = EventLives(repositories)
    waiting = FileConflicts(repositories, file, at: now)
    calendars = repositories.calendars
    self.named = named
    target = named ?? usual
    readOnly = Set(try repositories.calendars.all().filter(\.isReadOnly).map(\.name))
    self.file = file
    self.newID = newID
    var last = try events.lastTextPlace()
    try calendars.components(due: nil) { last = max(last, $0.place) }
    lastPlace = last
  }

  /// What is known stays in its place; when alone it was written says nothing.
  mutating func keep(_ component: KeptComponent) throws {
    if component.name == KeptComponent.journal { outcome.journalEntries += 1 }
    if component.name == KeptComponent.task { outcome.tasks += 1 }
    let known = try known(component)
    if known == nil, components?.hasNamesake(of: component) == true {
      return namelessTasks.append(component)
    }
    try keep(component, insteadOf: known)
  }

  private func keep(_ component: KeptComponent, insteadOf known: KeptComponent?) throws {
    if let known, readOnly.contains(known.calendar) { return }
    var kept = component
    kept.calendar = known?.calendar ?? target
    kept.place = known?.place ?? EventText.place(component.place, behind: lastPlace)
    if kept == known { return }
    if let known { try calendars.remove(known) }
    try calendars.save(kept)
  }

  private mutating func known(_ component: KeptComponent) throws -> KeptComponent? {
    if components == nil { components = try KnownComponents(calendars, named, target) }
    return components?.known(component)
  }

  mutating func keep(_ read: ReadEvent, _ report: inout ImportReport) throws {
    // What was called off, or single times, may come behind the event itself, and these in pieces.
    let name = read.uid + (read.isCalledOff ? "\0" : "")
    guard read.isPart && !read.isCalledOff || seen.insert(name.hashValue).inserted else {
      return report.refuseLast(line: read.line, .taken(holder: read.details.title.told))
    }
    let own = ID<Event>(uid: read.uid)
    let holder = try own.flatMap { try events.event($0) }
    if let event = try known(read.uid, or: holder) {
      met.insert(event.id)
      // What is kept equal to something else is changed there.
      if readOnly.contains(event.calendar) {
        outcome.unchanged += 1
        return
      }
      return try update(event, with: read, &report)
    }
    if read.isCalledOff {
      let isUntitled = KeptLines(read.text).texts("SUMMARY").isEmpty
      return report.leaveOutLast(
        line: read.line,
        isUntitled
          ? .callsOffUntitled(day: read.day) : .callsOffUnknown(title: read.details.title.told))
    }
    // What this program has named is nothing else.
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

  /// Of what has no name of its own, there or here, one of that title and start that the file does
  /// not have otherwise is the same thing, which has changed since; but nothing that takes place
  /// once is a series. Where neither has one, one of that day at another time may be: both stay,
  /// and that is told, as is what went where another thing may have come in its place; both stay as
  /// well where what has no name says something new of what has one.
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
          report.warn(line: read.line, .insteadOfNamesake(title: read.details.title.told))
        }
        continue
      }
      if !others.isEmpty {
        report.warn(line: read.line, .besideNamesake(title: read.details.title.told))
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

  /// Events that begin on the same day and are called so, and may be known otherwise.
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

  /// Where only one of both has a name, they have to begin alike.
  private func mayBe(_ event: Event, _ read: ReadEvent) throws -> Bool {
    guard isKnown(event, like: read), let text = try events.text(of: event.id) else { return false }
    let isNameless = ReadEvent.isNameless(text.uid)
    if isNameless, read.isNameless { return true }
    return (isNameless || read.isNameless) && event.isBegun(as: read)
  }

  /// Whether what has no name of its own says nothing new of what has one, of which it would take
  /// away what only the other file tells.
  private func mayReplace(_ event: Event, _ read: ReadEvent) throws -> Bool {
    guard read.isNameless, let text = try events.text(of: event.id),
      !ReadEvent.isNameless(text.uid)
    else { return true }
    let kept = KeptEvent(event, try events.exceptions(of: event.id), text: text)
    let merged = MergedEvent(of: kept, and: read, since: takesOlder ? nil : file.base(of: kept))
    return merged.event == event && merged.changes == kept.changes && merged.conflicts.isEmpty
  }

  /// Each day of a file would ask anew for all that may take place on it.
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

  /// The event of that UID, in the calendar that was named, or else in that of what is new or in
  /// any; where no text of another program has it, the one of this program that it names.
  private func known(_ uid: String, or own: Event?) throws -> Event? {
    // Most are in none of them, which one question tells.
    if let first = try events.event(ofUID: uid, in: named) {
      let preferred = named == nil ? try events.event(ofUID: uid, in: target) : nil
      return try events.event(preferred ?? first)
    }
    guard let own else { return nil }
    return named.map { $0 == own.calendar } ?? true ? own : nil
  }

  /// Behind all that was read before, in the order of the lines.
  private func place(of read: ReadEvent) -> Int {
    EventText.place(max(1, read.line), behind: lastPlace)
  }

  private func keep(_ read: ReadEvent, as id: ID<Event>, at place: Int) throws {
    try events.save(Event(id: id, details: read.details, repetition: read.repetition, in: target))
    try events.save(read.exceptions, of: id)
    if isToKeepText(of: read, as: id) { try events.save(EventText(read, of: id, at: place)) }
  }

  /// Whether what the file says is kept: not of what any file of this program says of an event that
  /// was never changed. Of one that was, what came later is told by it.
  private func isToKeepText(of read: ReadEvent, as id: ID<Event>) -> Bool {
    ID<Event>(uid: read.uid) != id || read.tellsChanges
  }

  private mutating func update(
    _ event: Event, with read: ReadEvent, _ report: inout ImportReport
  ) throws {
    let text = try events.text(of: event.id)
    let kept = KeptEvent(event, try events.exceptions(of: event.id), text: text)
    let base = file.base(of: kept)
    let line = read.line
    let isCalledOff = read.isCalledOff && !read.isPart
    let isOwn = ID<Event>(uid: read.uid) != nil
    var read = read
    if read.isPart || read.isCalledOff {
      switch file.adding(read, to: kept, takingOlder: takesOlder) {
      case .whole(let whole): read = whole
      case .older: return report.leaveOutLast(line: line, .older(title: event.details.title.told))
      case .tooLarge:
        return report.leaveOutLast(
          line: line, .outgrows(title: event.details.title.told, limit: EventText.mostBytes))
      case .unreadable: return report.refuseLast(line: line, .missing(field: "DTSTART"))
      }
    } else if !takesOlder, let base, read.digest != base.digest,
      read.version.isOlder(than: base.version, ofOwn: isOwn, fromFile: true)
    {
      return report.leaveOutLast(line: line, .older(title: event.details.title.told))
    }
    if !takesOlder, let base, base.digest == read.digest {
      outcome.unchanged += 1
      return
    }
    if isCalledOff { report.warn(line: line, .calledOff(title: event.details.title.told)) }
    let merged = MergedEvent(of: kept, and: read, since: takesOlder ? nil : base)
    if !merged.conflicts.isEmpty {
      report.warn(
        line: line,
        .changedHere(
          EventConflict(title: event.details.title.told, sides: merged.conflicts)))
    }
    let isSame = merged.event == event && merged.changes == kept.changes
    let isNamed = text.map { !ReadEvent.isNameless($0.uid) } ?? false
    // The same without its name.
    if isSame, isNamed, read.isNameless {
      outcome.unchanged += 1
      return
    }
    if !takesOlder, !isSame, text == nil, !read.isPart,
      let own = try lives.life(of: event.id).version(of: event.id),
      read.version.isOlder(than: own, ofOwn: isOwn, fromFile: false)
    {
      return report.leaveOutLast(line: line, .older(title: event.details.title.told))
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
    try waiting.note(merged.conflicts, called: read.uid, of: kept, since: base)
    let isNamedNow = text != nil && !isNamed && !read.isNameless
    if isSame, isNamedNow || isWritten(read, from: kept) {
      outcome.unchanged += 1
    } else {
      outcome.updated += 1
    }
  }

  /// Whether the file says of it what a file says that is written here, whenever that was: then
  /// what was changed since it was read is nothing new.
  private func isWritten(_ read: ReadEvent, from kept: KeptEvent) -> Bool {
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
  /// As a report holds it.
  fileprivate var told: String { ImportFact.excerpt(value) }
}

extension Event {
  /// Whether both take place once, or repeat, from the same moment on.
  fileprivate func isBegun(as read: ReadEvent) -> Bool {
    let other = read.details.span
    return (repetition == nil) == (read.repetition == nil) && span.isAllDay == other.isAllDay
      && span.start(in: FixedZone.utc) == other.start(in: FixedZone.utc)
  }

  /// Whether something that somebody wrote is not there any more, or it repeats otherwise.
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

extension ID {
  /// How what things of this program are called in files ends.
  private static var ending: String { "@hearth" }

  package var uid: String { spelling + Self.ending }

  /// The thing of this program that a file means; nil where it means another one.
  package init?(uid: String) {
    guard uid.hasSuffix(Self.ending),
      let tail = IDTail(String(uid.dropLast(Self.ending.count))), tail.modulus == nil
    else { return nil }
    self.init(rawValue: tail.value)
  }
}
