/// The to-dos of one import. They are identified by their UIDs, as events are.
struct ToDoBatch<File: CalendarFile> {
  private let repositories: Repositories
  private let file: File
  private let newID: IDGenerator
  private let moment: Instant
  /// The calendar that the user named; nil if none. The next property is the one for new to-dos.
  private let namedCalendar: CalendarName?
  private let defaultCalendar: CalendarName
  private let readOnlyCalendars: Set<CalendarName>
  private let lastPosition: Int
  /// The to-dos that were stored before, by UID; nil until first needed.
  private var storedToDos: [ExternalName: [ToDo]]?
  /// The to-dos that this import saved, by hash values of their UIDs.
  private var savedIDs: [Int: ID<ToDo>] = [:]
  /// To-dos of the file without a UID that may be stored. They are compared after the whole file
  /// was read.
  private var toDosWithoutUID: [ReadToDo] = []
  private var versions = ImportedVersions()
  /// UIDs of stored to-dos that correspond to to-dos of the file without a UID.
  private var matchedUIDs: Set<ExternalName> = []
  /// Conflicts with files before the import, by item; nil until first needed.
  private var formerConflicts: [ID<LinkItem>: [LinkConflict]]?
  /// Whether older versions in the file replace newer stored ones.
  var importsOlder = false

  init(
    _ repositories: Repositories, _ file: File, _ newID: IDGenerator, _ now: Instant,
    named: CalendarName?, otherwise usual: CalendarName, readOnly: Set<CalendarName>,
    after last: Int
  ) {
    (self.repositories, self.file, self.newID, moment) = (repositories, file, newID, now)
    (namedCalendar, defaultCalendar, readOnlyCalendars) = (named, named ?? usual, readOnly)
    lastPosition = last
  }

  mutating func importToDo(
    _ read: ReadToDo, _ report: inout ImportReport, _ outcome: inout ImportOutcome
  ) throws {
    let (name, own) = (ExternalName(read.uid), ID<ToDo>(uid: read.uid))
    let title = ImportFact.excerpt(read.toDo.title)
    if versions.order(of: read.version, of: name, isOwn: own != nil) == .older {
      return report.omitLast(line: read.line, .otherVersionTaken(title: title))
    }
    let before = (outcome.toDos, report.readCount)
    try importVersion(read, &report, &outcome)
    versions.record(
      read.version, of: name, line: read.line, title: title, since: before, &outcome.toDos, &report)
  }

  private mutating func importVersion(
    _ read: ReadToDo, _ report: inout ImportReport, _ outcome: inout ImportOutcome
  ) throws {
    let own = ID<ToDo>(uid: read.uid)
    if let known = try stored(read.uid) ?? own.flatMap(storedOwn) {
      return try update(known, with: read, &report, &outcome)
    }
    guard ReadEvent.isDerivedUID(read.uid), lastPosition > 0 else {
      return try add(read, as: own, &outcome)
    }
    toDosWithoutUID.append(read)
  }

  /// Imports the to-dos without a UID. Each replaces a stored one with the same title and due date
  /// that corresponds to no other to-do of the file: it is probably the same before it was done or
  /// changed.
  mutating func finish(_ report: inout ImportReport, _ outcome: inout ImportOutcome) throws {
    guard !toDosWithoutUID.isEmpty else { return }
    let candidates = Dictionary(
      grouping: try allStored().values.joined().filter {
        ReadEvent.isDerivedUID($0.uid) && !readOnlyCalendars.contains($0.calendar)
      }.sorted { $0.id < $1.id }, by: \.titleAndDue)
    for read in toDosWithoutUID {
      let alike = (candidates[read.toDo.titleAndDue] ?? []).filter {
        !versions.contains(ExternalName($0.uid)) && !matchedUIDs.contains(ExternalName($0.uid))
      }
      guard let known = preferredMatch(alike) else {
        try add(read, as: nil, &outcome)
        continue
      }
      matchedUIDs.insert(ExternalName(known.uid))
      try update(known, with: read, &report, &outcome)
    }
  }

  private mutating func add(
    _ read: ReadToDo, as own: ID<ToDo>?, _ outcome: inout ImportOutcome
  ) throws {
    let toDos = repositories.toDos
    let free = try own.flatMap { try toDos.toDo($0) == nil ? $0 : nil }
    let id = try free ?? newID { try toDos.toDo($0) != nil }
    try toDos.save(read.toDo(id, in: defaultCalendar, at: position(of: read)))
    savedIDs[ExternalName(read.uid).hashValue] = id
    outcome.toDos.added += 1
  }

  private mutating func update(
    _ known: ToDo, with read: ReadToDo, _ report: inout ImportReport,
    _ outcome: inout ImportOutcome
  ) throws {
    // Only their source may change the to-dos of read-only calendars.
    if readOnlyCalendars.contains(known.calendar) {
      outcome.toDos.unchanged += 1
      return
    }
    let title = ImportFact.excerpt(known.title)
    if read.isPart {
      outcome.toDos.unchanged += 1
      return report.omitLast(line: read.line, .unusable(field: "RECURRENCE-ID", text: title))
    }
    let place = known.text?.position ?? position(of: read)
    var merged = MergedToDo(read.toDo)
    if !importsOlder {
      let base = known.text.flatMap { file.readToDo($0) }
      if base?.digest == read.digest {
        outcome.toDos.unchanged += 1
        return
      }
      if let base, read.version.isOlder(than: base.version, ofOwn: false, fromFile: true) {
        return report.omitLast(line: read.line, .olderVersion(title: title))
      }
      guard let joined = file.merge(read, into: known) else {
        return report.skipLast(line: read.line, .localToDoChangeKept(title: title))
      }
      merged = joined
    }
    var text = read.toDo.text
    text?.position = place
    let new = known.replacing(by: merged.toDo, text: text)
    if merged.isUnchanged {
      outcome.toDos.unchanged += 1
      // The text of a to-do that was entered here would say nothing more.
      if known.text == nil { return }
    } else {
      outcome.toDos.updated += 1
    }
    if new != known {
      try repositories.toDos.save(new)
      savedIDs[ExternalName(read.uid).hashValue] = new.id
    }
    try recordConflicts(merged, of: known)
    if !merged.conflicts.isEmpty {
      report.warn(line: read.line, .localToDoChangeKept(title: title))
    }
  }

  /// Stores the conflicts in place of those with an earlier version of the file that are over.
  private mutating func recordConflicts(_ merged: MergedToDo, of toDo: ToDo) throws {
    let id = ID<LinkItem>(toDo.id)
    let former =
      try formerConflicts
      ?? Dictionary(
        grouping: try repositories.links.conflicts().filter { $0.link == nil }, by: \.itemID)
    formerConflicts = former
    for known in former[id] ?? [] where !merged.keepsOpen(known.conflict) {
      try repositories.links.removeConflict(known.number)
    }
    for conflict in merged.conflicts {
      _ = try repositories.links.addConflict(
        conflict, uid: ExternalName(toDo.uid), thing: id, of: nil, at: moment)
    }
  }

  /// Returns the position of the text: after everything read before, in the order of lines.
  private func position(of read: ReadToDo) -> Int {
    EventText.position(max(1, read.line), after: lastPosition)
  }

  private mutating func stored(_ uid: String) throws -> ToDo? {
    let name = ExternalName(uid)
    if let id = savedIDs[name.hashValue] { return try repositories.toDos.toDo(id) }
    return try preferredMatch(allStored()[name] ?? [])
  }

  /// Returns the to-do entered here that the UID names.
  private func storedOwn(_ id: ID<ToDo>) throws -> ToDo? {
    try repositories.toDos.toDo(id).flatMap {
      namedCalendar ?? $0.calendar == $0.calendar ? $0 : nil
    }
  }

  private mutating func allStored() throws -> [ExternalName: [ToDo]] {
    if let storedToDos { return storedToDos }
    let all = Dictionary(
      grouping: try repositories.toDos.list(ToDoFilter()).filter { $0.text != nil }
    ) { ExternalName($0.uid) }
    storedToDos = all
    return all
  }

  private func preferredMatch(_ alike: [ToDo]) -> ToDo? {
    alike.first { $0.calendar == defaultCalendar } ?? (namedCalendar == nil ? alike.first : nil)
  }
}

extension ToDo {
  /// Identity of a to-do without a UID, as calcurse writes it.
  fileprivate var titleAndDue: TitleAndDue { TitleAndDue(title: title, due: details.due) }
}

private struct TitleAndDue: Hashable {
  let title: String
  let due: DueTask.Due?
}
