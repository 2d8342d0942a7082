/// What a file that was read again says otherwise than what was changed here: what is here stands,
/// and the other waits beside what is linked, to be settled.
struct FileConflicts<File: CalendarFile> {
  private let repositories: Repositories
  private let file: File
  private let moment: Instant

  init(_ repositories: Repositories, _ file: File, at moment: Instant) {
    (self.repositories, self.file, self.moment) = (repositories, file, moment)
  }

  /// In the place of what an earlier file said of the same; the event is kept already, as it is by
  /// now.
  func note(
    _ sides: [EventConflict.Sides], of id: ID<Event>, with read: ReadEvent
  ) throws {
    guard !sides.isEmpty, let event = try repositories.events.event(id) else { return }
    let here = try repositories.kept(event)
    let there = KeptEvent(
      Event(id: id, details: read.details, repetition: read.repetition, in: event.calendar),
      read.exceptions.sorted { $0.key < $1.key }.map {
        SeriesException(of: id, at: $0.key, $0.value)
      }, text: here.text)
    let links = repositories.links
    let former = try links.conflicts().filter { $0.link == nil && $0.thing == ID(id) }
    for found in file.conflicts(sides, of: here, with: there) {
      for old in former where old.conflict.unit == found.unit {
        try links.removeConflict(old.number)
      }
      try links.note(found, uid: read.uid, thing: ID(id), of: nil, at: moment)
    }
  }
}

extension Repositories {
  /// The event as it is, and as it would be with what its file said of that when it was read last;
  /// nil where either is gone.
  func sides(
    ofFile found: LinkConflict, as format: any EventLinkFormat
  ) throws -> (known: KeptEvent, other: KeptEvent)? {
    guard let event = try events.event(ID(found.thing)) else { return nil }
    let known = try kept(event)
    guard let base = format.base(of: known) else { return nil }
    var (other, changes) = (event, known.changes)
    switch found.conflict.unit {
    case .property("SUMMARY"): other.details.title = base.details.title
    case .property("DESCRIPTION"): other.details.note = base.details.note
    case LinkUnits.reminders: other.details.reminders = base.details.reminders
    case .when:
      other.details.span = base.details.span
      other.repetition = base.repetition
      changes = base.exceptions
    case .property, .component, .alarm, .attendee, .entry: return nil
    }
    let exceptions = changes.sorted { $0.key < $1.key }.map {
      SeriesException(of: event.id, at: $0.key, $0.value)
    }
    return (known, KeptEvent(other, exceptions, text: known.text))
  }

  /// Puts what the file says in the place of what is here.
  func takeOver(_ found: LinkConflict, as format: any EventLinkFormat) throws {
    guard let (known, other) = try sides(ofFile: found, as: format) else { return }
    try events.save(other.event)
    try events.save(other.changes, of: other.event.id, insteadOf: known.changes)
    try journal.describe(.edit, subject: known.event.title)
  }
}
