/// Three-way merge of an event that was changed here, in its file, or on both sides since it was
/// read.
///
/// A field that was changed on one side takes that side's value; one that was changed on both sides
/// keeps the local value.
struct MergedEvent {
  private(set) var event: Event
  private(set) var changes: [LocalTime: SeriesException.Change]
  /// Fields that were changed differently on both sides.
  private(set) var conflicts: [EventConflict.ConflictingField] = []

  /// Merges the event in the file (`read`) into the stored one. `base` is the event as it was last
  /// read; if it is nil, every field takes the file's value.
  init(of kept: StoredEvent, and read: ReadEvent, since base: ReadEvent?) {
    (event, changes) = (kept.event, kept.changes)
    let base = base ?? ReadEvent(of: kept)
    let (theirs, old) = (read.details, base.details)
    var details = event.details
    var when = When(span: event.span, repetition: event.repetition, changes: changes)
    if Self.mergeField(&details.title, from: theirs.title, since: old.title) {
      conflicts.append(.title(here: details.title.value.excerpt, there: theirs.title.value.excerpt))
    }
    // If the file has no note, the note here consists of the URL and similar lines. These do not
    // count as a note.
    let isNoteSame =
      (read.isNoteFromFile ? theirs.note : .blank) == (base.isNoteFromFile ? old.note : .blank)
    if Self.mergeField(&details.note, from: theirs.note, since: old.note), !isNoteSame {
      conflicts.append(.note(here: details.note.value.excerpt, there: theirs.note.value.excerpt))
    }
    var place = details.placeName
    if Self.mergeField(&place, from: theirs.placeName, since: old.placeName) {
      conflicts.append(.place(here: place.excerpt, there: theirs.placeName.excerpt))
    } else if place != details.placeName {
      details.place = theirs.place ?? .blank
    }
    if Self.mergeField(&details.reminders, from: theirs.reminders, since: old.reminders) {
      conflicts.append(.reminders(here: details.reminders, there: theirs.reminders))
    }
    if Self.mergeField(&when, from: When(of: read), since: When(of: base)) {
      conflicts.append(.when(here: when.asConflict, there: When(of: read).asConflict))
    }
    // The availability cannot be changed here, so that of the file applies.
    details.availability = theirs.availability
    event.details = details
    event.details.span = when.span
    event.repetition = when.repetition
    changes = when.changes
    for (original, change) in changes {
      guard case .overridden(var own) = change,
        case .overridden(let read)? = read.exceptions[original]
      else { continue }
      own.availability = read.availability
      changes[original] = .overridden(own)
    }
  }

  /// The fields that together say when the event takes place.
  fileprivate struct When: Equatable {
    var span: EventSpan
    var repetition: EventRepetition?
    var changes: [LocalTime: SeriesException.Change]

    var asConflict: EventConflict.When {
      EventConflict.When(span: span, repetition: repetition, changes: changes)
    }

    /// Compares what is exported to other programs. The zone in which a time was entered, and
    /// details of removed occurrences, are ignored.
    static func == (left: When, right: When) -> Bool {
      left.span.bounds == right.span.bounds
        && left.repetition?.exported(from: left.span)
          == right.repetition?.exported(from: right.span)
        && left.changes.mapValues(\.exported) == right.changes.mapValues(\.exported)
    }
  }

  /// Merges one field. Returns whether it was changed differently on both sides.
  private static func mergeField<Value: Equatable>(
    _ mine: inout Value, from theirs: Value, since base: Value
  ) -> Bool {
    if mine == theirs || theirs == base { return false }
    guard mine == base else { return true }
    mine = theirs
    return false
  }
}

extension String {
  /// Beginning of the text: as many characters as a report displays, plus one that shows that there
  /// are more.
  fileprivate var excerpt: String {
    String(String.UnicodeScalarView(unicodeScalars.prefix(EventConflict.maxShown * 8 + 1)))
  }
}

extension MergedEvent.When {
  fileprivate init(of read: ReadEvent) {
    self.init(span: read.details.span, repetition: read.repetition, changes: read.exceptions)
  }
}

extension StoredEvent {
  /// Whether both events give other programs the same value of this merge unit.
  func isSame(as other: StoredEvent, in unit: LinkUnits.Unit) -> Bool {
    let (mine, theirs) = (event.details, other.event.details)
    switch unit {
    case .property("SUMMARY"): return mine.title == theirs.title
    case .property("DESCRIPTION"): return mine.note == theirs.note
    case .property("LOCATION"): return mine.placeName == theirs.placeName
    case LinkUnits.reminders: return mine.reminders == theirs.reminders
    case .timing:
      return MergedEvent.When(of: ReadEvent(of: self)) == MergedEvent.When(of: ReadEvent(of: other))
    // These cannot be changed in this program.
    case .property, .component, .alarm, .attendee, .entry: return true
    }
  }
}

extension EventRepetition {
  fileprivate func exported(from span: EventSpan) -> EventRepetition {
    switch self {
    case .series(let series):
      .series(
        EventSeries(
          known: series.exportedRule(from: span.repetitionStart), last: nil,
          skipsHolidays: series.skipsHolidays))
    }
  }
}

extension SeriesException.Change {
  fileprivate var exported: SeriesException.Change {
    switch self {
    case .removed: return .removed(hadDetails: nil)
    case .overridden(var details):
      details.span = EventSpan(known: details.span.bounds, zone: "")
      // Only the file can change the availability, so it is not compared.
      details.availability = .busy
      return .overridden(details)
    case .added: return .added
    }
  }
}

extension ReadEvent {
  /// Creates an event like the stored one, as if it had been read from a file.
  fileprivate init(of kept: StoredEvent) {
    self.init(
      uid: "", version: Version(sequence: 0, changedAt: nil), details: kept.event.details,
      repetition: kept.event.repetition, exceptions: kept.changes, isCalledOff: false, text: "",
      zones: "", digest: "", line: 0)
  }
}
