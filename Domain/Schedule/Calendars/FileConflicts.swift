/// Conflicts between changes made here and a file that was imported again. The local value is kept,
/// and the file's value is stored with the conflict.
///
/// A conflict is open as long as the file's value is still that of the last import and differs from
/// the local one. It thus ends when the import is undone, both values become equal, or the event is
/// removed.
struct FileConflicts<File: CalendarFile> {
  private let repositories: Repositories
  private let file: File
  private let moment: Instant
  /// The stored conflicts by event. All are loaded when first needed, since an import may have
  /// conflicts for every event.
  private var storedConflicts: [ID<LinkItem>: [LinkConflict]]?

  init(_ repositories: Repositories, _ file: File, at moment: Instant) {
    (self.repositories, self.file, self.moment) = (repositories, file, moment)
  }

  /// Stores the event's conflicts with this file in place of those with an earlier version of it.
  /// An earlier conflict is kept if the file still has the same value. The event must already be
  /// saved with the file's text.
  mutating func recordConflicts(
    _ sides: [EventConflict.ConflictingField], called uid: ExternalName, of before: StoredEvent,
    since base: ReadEvent?
  ) throws {
    let thing = ID<LinkItem>(before.event.id)
    let former = try previousConflicts(of: thing)
    guard !sides.isEmpty || !former.isEmpty,
      let now = try repositories.fileSides(of: before.event.id, as: file)
    else { return }
    let old = base.map { FileSides(of: before, read: $0) }
    var units = sides.map(\.unit)
    var waiting: [LinkConflict] = []
    for conflict in former {
      let found = conflict.conflict
      if !units.contains(found.unit), now.differ(in: found.unit),
        old?.isConflictOpen(in: found, as: file) ?? false
      {
        if now.isConflictOpen(in: found, as: file) {
          waiting.append(conflict)
          continue
        }
        units.append(found.unit)
      }
      try repositories.links.removeConflict(conflict.number)
    }
    let contents = [now.here, now.there].map { file.contents(of: units, in: $0) }
    for unit in units {
      let conflict = LinkMerge.Conflict(
        part: LinkUnits.wholeItem, unit: unit, kept: contents[0][unit], other: contents[1][unit])
      let number = try repositories.links.addConflict(
        conflict, uid: uid, thing: thing, of: nil, at: moment)
      waiting.append(
        LinkConflict(
          number: number, link: nil, uid: uid, thing: thing, conflict: conflict, recordedAt: moment)
      )
    }
    storedConflicts?[thing] = waiting
  }

  private mutating func previousConflicts(of thing: ID<LinkItem>) throws -> [LinkConflict] {
    if let storedConflicts { return storedConflicts[thing] ?? [] }
    let all = Dictionary(
      grouping: try repositories.links.conflicts().filter { $0.link == nil }, by: \.itemID)
    storedConflicts = all
    return all[thing] ?? []
  }
}

/// An event as it is here, and as the file described it at the last import.
struct FileSides {
  let here: StoredEvent
  let there: StoredEvent

  fileprivate init(of here: StoredEvent, read base: ReadEvent) {
    self.here = here
    let event = Event(
      id: here.event.id, details: base.details, repetition: base.repetition,
      in: here.event.calendar)
    there = StoredEvent(
      event, SeriesException.exceptions(base.exceptions, of: event.id), text: here.text)
  }

  /// Whether both sides would give other programs different values of this merge unit.
  fileprivate func differ(in unit: LinkUnits.Unit) -> Bool {
    !here.isSame(as: there, in: unit)
  }

  /// Whether the conflict is still open.
  fileprivate func isConflictOpen(in found: LinkMerge.Conflict, as format: any EventFormat) -> Bool
  {
    guard differ(in: found.unit) else { return false }
    let said = format.contents(of: [found.unit], in: there)[found.unit]
    if said == found.overruledValue { return true }
    // Earlier versions stored the time of a series without its overrides, which are the following
    // lines.
    guard found.unit == .timing, let said, let noted = found.overruledValue, !noted.isEmpty else {
      return false
    }
    return said.starts(with: noted)
  }

  /// Returns the event with the file's value of the merge unit; nil if that cannot be taken over.
  fileprivate func takingOver(_ unit: LinkUnits.Unit) -> StoredEvent? {
    var (event, exceptions) = (here.event, here.exceptions)
    let read = there.event
    switch unit {
    case .property("SUMMARY"): event.details.title = read.details.title
    case .property("DESCRIPTION"): event.details.note = read.details.note
    case .property("LOCATION"): event.details.place = read.details.place ?? .blank
    case LinkUnits.reminders: event.details.reminders = read.details.reminders
    case .timing:
      event.details.span = read.details.span
      event.repetition = read.repetition
      exceptions = there.exceptions
    case .property, .component, .alarm, .attendee, .entry: return nil
    }
    return StoredEvent(event, exceptions, text: here.text)
  }
}

extension Repositories {
  /// Returns both sides of the event; nil if it does not exist any more or has no file text.
  fileprivate func fileSides(of id: ID<Event>, as format: any EventFormat) throws -> FileSides? {
    guard let event = try events.event(id) else { return nil }
    let here = try storedEvent(event)
    return format.originalEvent(of: here).map { FileSides(of: here, read: $0) }
  }

  /// Returns three events: the present one, the present one with the file's value, and the one that
  /// the file describes. Nil if the conflict is not open.
  private func openConflictSides(
    ofFile found: LinkConflict, as format: any EventFormat
  ) throws -> (known: StoredEvent, other: StoredEvent, said: StoredEvent)? {
    guard let sides = try fileSides(of: ID(found.itemID), as: format),
      sides.isConflictOpen(in: found.conflict, as: format),
      let other = sides.takingOver(found.conflict.unit)
    else { return nil }
    return (sides.here, other, sides.there)
  }

  /// Returns the conflict with the present local value, for display; nil if it is not open.
  func listedConflict(
    ofFile found: LinkConflict, as format: any EventFormat
  ) throws -> ListedLinkConflict? {
    guard let (known, other, said) = try openConflictSides(ofFile: found, as: format) else {
      return nil
    }
    let (part, unit) = (found.conflict.part, found.conflict.unit)
    let conflict = LinkConflict(
      number: found.number, link: nil, uid: found.uid, thing: found.itemID,
      conflict: LinkMerge.Conflict(
        part: part, unit: unit, kept: format.contents(of: [unit], in: known)[unit],
        other: format.contents(of: [unit], in: said)[unit]), recordedAt: found.recordedAt)
    return ListedLinkConflict(
      conflict: conflict, kind: .calendar, currentItem: .event(known.event),
      overruledItem: .event(other.event))
  }

  /// Resolves the conflict with the file's value, or else the local one. Throws
  /// ``CalendarRefusal/noSuchConflict(_:)`` if it is not open.
  func resolve(
    ofFile found: LinkConflict, takingOver: Bool, as format: any EventFormat
  ) throws {
    guard let (known, other, _) = try openConflictSides(ofFile: found, as: format) else {
      throw CalendarRefusal.noSuchConflict(found.number).error
    }
    try links.removeConflict(found.number)
    guard takingOver else { return }
    try events.save(other.event)
    try events.save(other.changes, of: other.event.id, insteadOf: known.changes)
    try journal.setVerb(.edit, subject: known.event.title)
  }
}

extension SeriesException {
  fileprivate static func exceptions(
    _ changes: [LocalTime: Change], of series: ID<Event>
  ) -> [SeriesException] {
    changes.sorted { $0.key < $1.key }.map { SeriesException(of: series, at: $0.key, $0.value) }
  }
}
