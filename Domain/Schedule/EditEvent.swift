/// A change of an event's repetition.
public enum RepetitionEdit: Hashable, Sendable {
  /// The repetition stays. If the start changes, it moves with the start if necessary.
  case keep
  case replace(EnteredRepetition)
  /// The event takes place only once from now on.
  case stop
}

/// Edits an event or occurrences of a series; reminders follow.
public struct EditEvent: UseCase, Sendable {
  let context: UseCaseContext

  /// Edits the event at `place`. Of a series, edits the part given by `scope`; the occurrence at
  /// `place`, or the first one, gets these details. With `unchanged`, the details are based on the
  /// occurrence as its series defines it, and the occurrence's own override is kept.
  ///
  /// Returns the event and the events that it now overlaps. Throws
  /// ``DomainError/notFound(_:query:nearest:)``, or ``DomainError/refused(_:)`` if:
  ///
  /// - the event has changed since `seen`,
  /// - the rule cannot follow the change,
  /// - the edited text is only partly known here,
  /// - the event is someone else's meeting and cannot be changed in this way,
  /// - other people would be notified, without `notifying`.
  @discardableResult
  public func callAsFunction(
    _ place: OccurrenceID, to details: EventDetails, repeating edit: RepetitionEdit = .keep,
    scope: SeriesScope, in calendar: CalendarName? = nil, from seen: EventDetails? = nil,
    unchanged: Bool = false, notifying: Bool = false
  ) throws -> EventOutcome {
    try store.write { repositories in
      var event = try repositories.existing(place.event)
      try repositories.requireWritable(event.calendar)
      let moves = calendar.map { $0 != event.calendar } ?? false
      if let calendar, calendar != event.calendar {
        if event.series != nil, scope != .all { throw CalendarRefusal.isPartOfSeries.error }
        try repositories.requireWritable(calendar)
        event.calendar = calendar
        try repositories.assignNewUIDIfTaken(event, clock, newID)
      }
      guard let timetable = try repositories.timetable(of: event, in: clock.zone) else {
        try Refusal.checkUnchanged(event.details, since: seen)
        try repositories.requireFullText(event, event.details, to: details)
        try repositories.requireAgreement(
          toChange: event, event.details, to: details, edit, moving: moves, notifying: notifying)
        return try editSingleEvent(event, to: details, edit, in: repositories)
      }
      let change = try SeriesChange(
        of: timetable, at: place.originalStart, unchanged: unchanged, in: repositories, clock, newID
      )
      try Refusal.checkUnchanged(change.occurrence.event.details, since: seen)
      try repositories.requireFullText(event, change.occurrence.event.details, to: details)
      try repositories.requireAgreement(
        toChange: event, change.occurrence.event.details, to: details, edit, moving: moves,
        notifying: notifying)
      return try change.edit(to: details, edit, scope)
    }
  }

  /// Edits a single event.
  private func editSingleEvent(
    _ event: Event, to details: EventDetails, _ edit: RepetitionEdit, in repositories: Repositories
  ) throws -> EventOutcome {
    var (event, details) = (event, details)
    // If the times were not edited, keep them, even if the clock of this zone skips them.
    let settled =
      details.span == event.span
      ? AdjustedSpan(span: event.span) : details.span.adjusted(in: clock.zone)
    guard case .replace(let entered) = edit else {
      if edit == .stop { event.repetition = nil }
      event.details = details
      event.details.span = settled.span
      return try repositories.saveReturningOutcome(
        event, settled.notices, seenFrom: clock.today, in: clock.zone)
    }
    // A span of fixed moments in UTC has no wall clock on which it could repeat.
    let hasClock = details.span.zone != FixedZone.utc.name
    let own = hasClock ? details.span.wallClockSpan(lookingUp: clock.zone) : nil
    details.span = own ?? details.span
    let once = Occurrence(of: event, in: clock.zone)
    var outcome = try repositories.saveSeries(
      EnteredSeries(
        event.id, details, entered, in: event.calendar, followsZone: own != nil),
      settled.notices, clock)
    if let series = try repositories.timetable(of: outcome.occurrence.storedEvent, in: clock.zone) {
      let now = clock.zone.localTime(at: clock.now())
      outcome.exceptionEffects.addedPast = PastOccurrences(of: series, besides: once, by: now)
    }
    return outcome
  }
}

extension Repositories {
  /// Gives the event a new UID if another event of its new calendar has the same one, since other
  /// programs would take both for one event.
  fileprivate func assignNewUIDIfTaken(_ event: Event, _ clock: LocalClock, _ newID: IDGenerator)
    throws
  {
    func isTaken(_ uid: String) throws -> Bool {
      if let known = try events.event(ofUID: uid, in: event.calendar) { return known != event.id }
      guard let own = try ID<Event>(uid: uid).flatMap({ try events.event($0) }) else {
        return false
      }
      return try own.id != event.id && own.calendar == event.calendar
        && events.text(of: own.id) == nil
    }
    let text = try events.text(of: event.id)
    guard try isTaken(text?.uid ?? event.id.uid) else { return }
    var id = event.id
    if try isTaken(id.uid) {
      id = try newID { try events.event($0) != nil || isTaken($0.uid) }
    }
    if let text { return try events.save(events.texts.text(text, withUID: id.uid)) }
    // As long as an event entered here has no file text, its UID is its id.
    let isLinked = try calendars.all().contains { $0.name == event.calendar && $0.link != nil }
    let own = events.texts.generatedText(
      ofOwn: try EventTimestampCache(self).storedEvent(event, text: nil), called: id.uid,
      zoned: isLinked,
      place: EventText.position(1, after: try events.lastTextPosition()), clock)
    if let own { try events.save(own) }
  }

  /// Throws if title, note or place was edited although only a part of it is displayed.
  fileprivate func requireFullText(
    _ event: Event, _ old: EventDetails, to new: EventDetails
  ) throws {
    let texts = [
      (Field.eventTitle, "SUMMARY", old.title.value, new.title.value),
      (.eventNote, "DESCRIPTION", old.note.value, new.note.value),
      (.eventPlace, "LOCATION", old.placeName, new.placeName),
    ]
    for (field, name, shown, wanted) in texts where shown != wanted && shown.hasSuffix("…") {
      guard let text = try events.text(of: event.id) else { return }
      let start = shown.dropLast().utf8
      let isInPart = UnfoldedLines(text.text).texts(name).contains { whole in
        whole.utf8.count > EventText.maxShown && whole.utf8.starts(with: start)
      }
      if isInPart {
        let title = ImportFact.excerpt(event.title)
        throw CalendarRefusal.isOnlyPartlyShown(title: title, field).error
      }
    }
  }

  /// Saves a new series together with its removed occurrences.
  func saveSeries(
    _ entered: EnteredSeries, _ notices: [ClockNotice], _ clock: LocalClock
  ) throws -> EventOutcome {
    try events.save(entered.event)
    for original in entered.removedStarts {
      try events.save(
        SeriesException(of: entered.event.id, at: original, .removed(hadDetails: nil)))
    }
    var outcome = try outcome(
      of: entered.event, notices, seenFrom: clock.today, in: clock.zone)
    outcome.startMovedFrom = entered.startMovedFrom
    return outcome
  }
}
