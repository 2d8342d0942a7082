/// An event that was changed here, there, or in both places since it was read: what only one side
/// has changed is as that side has it, and what both have stays as it is here.
struct MergedEvent {
  private(set) var event: Event
  private(set) var changes: [LocalTime: SeriesException.Change]
  /// What both have changed, each in its own way.
  private(set) var conflicts: [EventConflict.Sides] = []

  /// Without what was read first, all is as the file has it.
  init(of kept: KeptEvent, and read: ReadEvent, since base: ReadEvent?) {
    (event, changes) = (kept.event, kept.changes)
    let base = base ?? ReadEvent(of: kept)
    let (theirs, old) = (read.details, base.details)
    var details = event.details
    var when = When(span: event.span, repetition: event.repetition, changes: changes)
    if Self.take(&details.title, from: theirs.title, since: old.title) {
      conflicts.append(.title(here: details.title.value.shown, there: theirs.title.value.shown))
    }
    // Of what is not noted there the place, and the like, stands in the note, and is no part of it.
    let isNoteSame =
      (read.isNoted ? theirs.note : .blank) == (base.isNoted ? old.note : .blank)
    if Self.take(&details.note, from: theirs.note, since: old.note), !isNoteSame {
      conflicts.append(.note(here: details.note.value.shown, there: theirs.note.value.shown))
    }
    if Self.take(&details.reminders, from: theirs.reminders, since: old.reminders) {
      conflicts.append(.reminders(here: details.reminders, there: theirs.reminders))
    }
    if Self.take(&when, from: When(of: read), since: When(of: base)) {
      conflicts.append(.when(here: when.told, there: When(of: read).told))
    }
    // Nobody changes it here.
    details.part = theirs.part
    event.details = details
    event.details.span = when.span
    event.repetition = when.repetition
    changes = when.changes
    for (original, change) in changes {
      guard case .moved(var own) = change, case .moved(let read)? = read.exceptions[original]
      else { continue }
      own.part = read.part
      changes[original] = .moved(own)
    }
  }

  /// What says together when it takes place.
  fileprivate struct When: Equatable {
    var span: EventSpan
    var repetition: EventRepetition?
    var changes: [LocalTime: SeriesException.Change]

    var told: EventConflict.When {
      EventConflict.When(span: span, repetition: repetition, changes: changes)
    }

    /// What others see of it: neither where it was entered, nor what had been taken away.
    static func == (left: When, right: When) -> Bool {
      left.span.bounds == right.span.bounds
        && left.repetition?.told(from: left.span) == right.repetition?.told(from: right.span)
        && left.changes.mapValues(\.told) == right.changes.mapValues(\.told)
    }
  }

  /// Whether both sides have changed it, each in its own way.
  private static func take<Value: Equatable>(
    _ mine: inout Value, from theirs: Value, since base: Value
  ) -> Bool {
    if mine == theirs || theirs == base { return false }
    guard mine == base else { return true }
    mine = theirs
    return false
  }
}

extension String {
  /// As much of it as a report shows, and one letter more that tells that there is more.
  fileprivate var shown: String {
    String(String.UnicodeScalarView(unicodeScalars.prefix(EventConflict.mostShown * 8 + 1)))
  }
}

extension MergedEvent.When {
  fileprivate init(of read: ReadEvent) {
    self.init(span: read.details.span, repetition: read.repetition, changes: read.exceptions)
  }
}

extension KeptEvent {
  /// Whether others see the same of the unit in both.
  func isSame(as other: KeptEvent, in unit: LinkUnits.Unit) -> Bool {
    let (mine, theirs) = (event.details, other.event.details)
    switch unit {
    case .property("SUMMARY"): return mine.title == theirs.title
    case .property("DESCRIPTION"): return mine.note == theirs.note
    case LinkUnits.reminders: return mine.reminders == theirs.reminders
    case .when:
      return MergedEvent.When(of: ReadEvent(of: self)) == MergedEvent.When(of: ReadEvent(of: other))
    // Nobody changes these here.
    case .property, .component, .alarm, .attendee, .entry: return true
    }
  }
}

extension EventRepetition {
  fileprivate func told(from span: EventSpan) -> EventRepetition {
    guard case .series(let series) = self else { return self }
    return .series(
      EventSeries(
        known: series.told(from: span.repetitionStart), last: nil,
        skipsHolidays: series.skipsHolidays))
  }
}

extension SeriesException.Change {
  fileprivate var told: SeriesException.Change {
    switch self {
    case .removed: return .removed(hadDetails: nil)
    case .moved(var details):
      details.span = EventSpan(known: details.span.bounds, zone: "")
      // What only the file says is never changed here.
      details.part = .busy
      return .moved(details)
    case .added: return .added
    }
  }
}

extension ReadEvent {
  /// What is kept, as if it had been read so.
  fileprivate init(of kept: KeptEvent) {
    self.init(
      uid: "", version: Version(sequence: 0, changedAt: nil), details: kept.event.details,
      repetition: kept.event.repetition, exceptions: kept.changes, isCalledOff: false, text: "",
      zones: "", digest: "", line: 0)
  }
}
