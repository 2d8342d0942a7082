/// A change of a series within a transaction. The user makes it at one of the occurrences.
struct SeriesChange {
  let timetable: SeriesTimetable
  /// The occurrence at which the change is made.
  let occurrence: Occurrence
  let originalStart: LocalTime
  let repositories: Repositories
  let clock: LocalClock
  private let newID: IDGenerator
  let exceptions: [SeriesException]
  /// Whether ``occurrence`` is as the rule yields it, although it has an override, which is kept.
  let ignoresOverride: Bool

  var event: Event { timetable.event }

  /// Prepares the change at the occurrence with that original start, or at the first one if it is
  /// nil. With `unchanged`, the occurrence is taken as the rule yields it. Throws
  /// ``DomainError/refused(_:)`` if the series has no such occurrence.
  init(
    of timetable: SeriesTimetable, at original: LocalTime?, unchanged: Bool = false,
    in repositories: Repositories, _ clock: LocalClock, _ newID: IDGenerator
  ) throws {
    self.timetable = timetable
    self.repositories = repositories
    (self.clock, self.newID) = (clock, newID)
    exceptions = try repositories.events.exceptions(of: timetable.event.id)
    let first = timetable.event.span.start(in: clock.zone)
    if let original {
      guard let occurrence = timetable.occurrence(at: original) else {
        throw DomainError.refused(
          .series(
            .noSuchOccurrence(
              title: timetable.event.title, original,
              nearest: timetable.nearestOriginalStarts(to: original))))
      }
      let byRule = unchanged ? timetable.withoutOverride(occurrence) : nil
      (self.occurrence, self.originalStart) = (byRule ?? occurrence, original)
      ignoresOverride = byRule != nil
    } else {
      // If the series has no occurrence left, its start stands for one.
      occurrence = Occurrence(of: timetable.event, in: clock.zone)
      self.originalStart = first
      ignoresOverride = false
    }
  }

  var isFirst: Bool { timetable.isFirst(originalStart) }
}

// MARK: - Editing

extension SeriesChange {
  func edit(
    to details: EventDetails, _ edit: RepetitionEdit, _ scope: SeriesScope
  ) throws -> EventOutcome {
    switch scope {
    case .only:
      guard edit == .keep else { throw DomainError.refused(.series(.ruleOfSingleOccurrence)) }
      return try editThisOccurrence(to: details)
    case .fromHere where !isFirst: return try splitSeries(to: details, edit)
    case .fromHere, .all: return try editAllOccurrences(to: details, edit)
    }
  }

  private func editThisOccurrence(to details: EventDetails) throws -> EventOutcome {
    let settled =
      details.span == occurrence.event.span
      ? AdjustedSpan(span: details.span) : details.span.adjusted(in: clock.zone)
    var details = details
    details.span = settled.span
    details.appliesToLater = occurrence.event.details.appliesToLater
    // If nothing is changed, save no override; one that only the file has stays.
    if details == occurrence.event.details {
      return try outcome(of: event, settled.notices, at: originalStart)
    }
    if details.appliesToLater, details != occurrence.event.details {
      details.appliesToLater = false
      try moveOverrideToNext()
    }
    let byRule = timetable.ruleDetails(at: originalStart)
    let place = OccurrenceID(event.id, at: originalStart)
    let isAdded = exceptions.contains { $0.originalStart == originalStart && $0.change == .added }
    try repositories.journal.setVerb(.edit, subject: details.title.value)
    if details == byRule, timetable.firstRuleStart(from: originalStart) == originalStart {
      try repositories.events.removeException(at: place)
    } else if !isAdded || details != byRule {
      try repositories.events.save(
        SeriesException(
          of: event.id, at: originalStart, .overridden(details.asOccurrenceDetails(of: event))))
    }
    return try outcome(of: event, settled.notices, at: originalStart)
  }

  /// Moves an override that applies to all later occurrences from this occurrence to the next one.
  /// Needed if only this occurrence is to be changed.
  func moveOverrideToNext() throws {
    guard let next = timetable.nextAfterOverride(from: originalStart.adding(seconds: 1)) else {
      return
    }
    try repositories.events.save(
      SeriesException(
        of: event.id, at: next.original, .overridden(next.details.asOccurrenceDetails(of: event))))
  }

  private func editAllOccurrences(to details: EventDetails, _ edit: RepetitionEdit) throws
    -> EventOutcome
  {
    let start = event.span.repetitionStart?.localTime ?? originalStart
    let changed = try changedSeries(event, to: details, from: start, edit)
    if changed.event.series == nil {
      try remove(exceptions)
      var outcome = try repositories.saveReturningOutcome(
        changed.event, [], seenFrom: clock.today, in: clock.zone)
      try reportPastChanges(
        insteadOf: [], keeping: edit == .stop ? originalStart : start, in: &outcome.exceptionEffects
      )
      outcome.laterPart = try laterPart()
      return outcome
    }
    try repositories.events.save(changed.event)
    var byHand = try moveExceptions(exceptions, to: changed, details)
    try removeOccurrences(changed.removedStarts, of: changed.event.id)
    if edit != .keep {
      try reportPastChanges(insteadOf: [changed.event], keeping: nil, in: &byHand)
    }
    // The occurrence to display moves with the series.
    let new = changed.event.span.repetitionStart?.localTime ?? start
    let seconds = new.secondsSinceEpoch - start.secondsSinceEpoch
    var shown = originalStart.adding(seconds: seconds)
    let timetable = try repositories.timetable(of: changed.event, in: clock.zone)
    if let timetable { shown = self.startToDisplay(timetable, at: shown, edit) }
    var outcome = try repositories.outcome(
      of: changed.event, showing: shown, seenFrom: clock.today, in: clock.zone)
    outcome.startMovedFrom = changed.startMovedFrom
    outcome.exceptionEffects = byHand
    outcome.isSeriesEdit = true
    outcome.laterPart = try laterPart()
    if edit != .keep || details.span != occurrence.event.details.span {
      let placed = timetable?.exceptionOccurrences.filter { $0.start.day >= clock.today } ?? []
      outcome.overlapsInSeries = placed.sortedForList().prefix(EventOutcome.maxOverlaps)
        .flatMap { timetable?.overlappedOccurrences(by: $0) ?? [] }
    }
    if edit == .keep {
      outcome.daysMoved = new.day - start.day
      reportMovedAcrossNow(timetable, by: seconds, in: &outcome)
    }
    return outcome
  }

  /// Ends the series before this occurrence, and starts another series with it.
  private func splitSeries(to details: EventDetails, _ edit: RepetitionEdit) throws -> EventOutcome
  {
    guard let series = event.series,
      // A new rule cannot start at an occurrence that the rule does not yield.
      let cut = timetable.firstRuleStart(from: originalStart)
    else { return try editThisOccurrence(to: details) }
    // With several rules, each would yield other occurrences from another start.
    if series.rule.hasSeveralRules, edit == .keep {
      throw DomainError.refused(.series(.ruleCannotMove(series.rule)))
    }
    let id = try splitID(at: cut)
    let passed = timetable.count(before: cut)
    var later = event.details
    later.span = event.span.moved(to: cut) ?? later.span
    guard let start = event.span.repetitionStart, let next = later.span.repetitionStart else {
      throw DomainError.refused(.series(.hasNoClock))
    }
    let rule = series.rule.withExplicitDay(of: start)
    let rest = rule.withEnd(rule.until, count: rule.count.map { max(1, $0 - passed) })
    let other = Event(
      id: id, details: later,
      repetition: .series(
        try EventSeries(
          rest, from: next, skipsHolidays: series.skipsHolidays,
          followsZone: series.followsZone)),
      in: event.calendar)
    let changed = try changedSeries(other, to: details, from: cut, edit)
    let former = try ended(before: cut, rule)
    try repositories.events.save(former)
    try repositories.events.save(changed.event)
    var moved = exceptions.filter { $0.originalStart >= min(cut, originalStart) }
    try remove(moved)
    var byHand = ExceptionEffects()
    if let next = timetable.nextAfterOverride(from: cut) {
      moved.append(SeriesException(of: event.id, at: next.original, .overridden(next.details)))
    }
    if changed.event.series != nil { byHand = try moveExceptions(moved, to: changed, details) }
    try removeOccurrences(changed.removedStarts, of: changed.event.id)
    if edit != .keep {
      // If there is no rule any more, only the edited occurrence or the first one is left.
      let only = edit == .stop ? originalStart : cut
      try reportPastChanges(
        insteadOf: [former, changed.event], from: min(cut, originalStart),
        keeping: changed.event.series == nil ? only : nil, in: &byHand)
    }
    let leftOut = try copyFileText(of: changed.event, cutAt: cut)
    try repositories.journal.setVerb(.edit, subject: changed.event.title)
    var outcome = try outcome(of: changed.event)
    outcome.startMovedFrom = changed.startMovedFrom
    outcome.exceptionEffects = byHand
    outcome.isSeriesEdit = true
    outcome.earlierPart = former
    outcome.laterPart = try laterPart()
    outcome.earlierPartLastStart = try repositories.timetable(of: former, in: clock.zone)?
      .occurrences(in: .earliest..<LocalTime.latest, latestFirst: true, limit: 1).first?.start
    outcome.omittedLines = leftOut
    if edit == .keep, let new = changed.event.span.repetitionStart?.localTime {
      reportMovedAcrossNow(
        try repositories.timetable(of: changed.event, in: clock.zone), from: cut,
        by: new.secondsSinceEpoch - cut.secondsSinceEpoch, in: &outcome)
    }
    return outcome
  }

  /// Returns the series that was split off this one earlier; nil if there is none.
  private func laterPart() throws -> Event? {
    try event.laterPartID.flatMap { try repositories.events.event($0) }
  }

  /// Copies what only the file text of the series contains to the part that is split off. Returns
  /// the names of lines that did not fit; throws if leaving out lines is not enough.
  private func copyFileText(of later: Event, cutAt cut: LocalTime) throws -> [String] {
    let events = repositories.events
    guard let text = try events.text(of: event.id) else { return [] }
    let own = try events.texts.splitOffText(
      of: repositories.storedEvent(later), cutAt: cut,
      of: StoredEvent(event, exceptions, text: text),
      place: EventText.position(1, after: events.lastTextPosition()), clock)
    switch own {
    case .text(let text, let leftOut):
      try events.save(text)
      return leftOut
    case .notNeeded: return []
    case .tooLarge:
      throw CalendarRefusal.isTooLargeToSplit(title: ImportFact.excerpt(event.title)).error
    }
  }

  /// Returns an id for the split-off series. Unless it is already in use, it is the same on every
  /// device that splits the series at that start.
  private func splitID(at cut: LocalTime) throws -> ID<Event> {
    let derived = ID<Event>(splitting: event.id, at: cut)
    if try repositories.events.event(derived) == nil { return derived }
    return try newID { try repositories.events.event($0) != nil }
  }

  private func outcome(
    of event: Event, _ notices: [ClockNotice] = [], at original: LocalTime? = nil
  ) throws -> EventOutcome {
    try repositories.outcome(
      of: event, notices, at: original, seenFrom: clock.today, in: clock.zone)
  }

  func remove(_ exceptions: [SeriesException]) throws {
    guard !exceptions.isEmpty else { return }
    try repositories.events.save([], insteadOf: exceptions.map(\.originalStart), of: event.id)
  }

  private func removeOccurrences(_ originals: [LocalTime], of id: ID<Event>) throws {
    guard !originals.isEmpty else { return }
    let removed = originals.map { SeriesException(of: id, at: $0, .removed(hadDetails: nil)) }
    try repositories.events.save(removed, insteadOf: [], of: id)
  }
}

// MARK: - Applying a change to a series

extension SeriesChange {
  /// The result of changing a series.
  struct ChangedSeries {
    var event: Event
    var removedStarts: [LocalTime] = []
    var startMovedFrom: LocalTime?
    /// The rule after the change; nil if it did not change.
    var newRule: Repetition?
    /// The series before the change, with the same exceptions.
    let previousEvent: Event
  }

  /// Returns the series with the same changes that the new details make to this occurrence. Its
  /// start moves by the same distance.
  private func changedSeries(
    _ series: Event, to details: EventDetails, from start: LocalTime, _ edit: RepetitionEdit
  ) throws -> ChangedSeries {
    let own = occurrence.event.details
    var event = series
    if details.title != own.title { event.details.title = details.title }
    if details.note != own.note { event.details.note = details.note }
    if details.place != own.place { event.details.place = details.place }
    if details.reminders != own.reminders { event.details.reminders = details.reminders }
    let isMoved = details.span != own.span
    if edit == .stop {
      // The event does not repeat any more, so only this occurrence is left.
      event.details = details
      event.details.appliesToLater = false
      event.details.span = details.span.adjusted(in: clock.zone).span
      event.repetition = nil
      return ChangedSeries(event: event, previousEvent: series)
    }
    let newClock = newClock(of: details.span, insteadOf: own.span)
    let followsZone = newClock != nil || series.series?.followsZone == true
    if isMoved {
      let wanted = newClock.map(details.span.onWallClock) ?? onSeriesClock(details.span)
      guard let typed = wanted.repetitionStart, let seen = onSeriesClock(own.span).repetitionStart
      else {
        throw DomainError.refused(.series(.hasNoClock))
      }
      let meant = newOriginalStart(
        typed.localTime, seenAs: seen.localTime, isNewClock: newClock != nil)
      let seconds = meant.secondsSinceEpoch - originalStart.secondsSinceEpoch
      let before = newClock.map { series.span.withZone($0.name) } ?? series.span
      let long = keepsLength(wanted, as: onSeriesClock(own.span), before) ? before : wanted
      guard let span = long.moved(to: start.adding(seconds: seconds)) else {
        throw DomainError.refused(.series(.neverTakesPlace))
      }
      event.details.span = span
    }
    switch edit {
    case .keep:
      if isMoved { event.repetition = try movedRepetition(series, to: event.span, followsZone) }
    case .replace(let entered):
      let entered = try EnteredSeries(
        event.id, event.details, entered, in: event.calendar, followsZone: followsZone)
      let start = entered.event.span.repetitionStart
      let newRule = try start.flatMap { start in
        try entered.event.series.map { try Repetition($0.rule, from: start, keepsStart: true) }
      }
      return ChangedSeries(
        event: entered.event, removedStarts: entered.removedStarts,
        startMovedFrom: entered.startMovedFrom,
        newRule: newRule, previousEvent: series)
    case .stop: break
    }
    return ChangedSeries(event: event, previousEvent: series)
  }

  private func movedRepetition(
    _ event: Event, to span: EventSpan, _ followsZone: Bool
  ) throws -> EventRepetition? {
    guard let series = event.series, let old = event.span.repetitionStart,
      let new = span.repetitionStart
    else { return event.repetition }
    let rule =
      old.localTime.day == new.localTime.day ? series.rule : series.rule.withExplicitDay(of: old)
    guard let rule = rule.moved(from: old, to: new) else {
      throw DomainError.refused(.series(.ruleCannotMove(series.rule)))
    }
    return .series(
      try EventSeries(
        rule, from: new, skipsHolidays: series.skipsHolidays, followsZone: followsZone))
  }

  /// Returns the series with an end before `cut`.
  func ended(before cut: LocalTime, _ rule: Recurrence) throws -> Event {
    var former = event
    guard let start = event.span.repetitionStart, let series = event.series else { return event }
    let until: Recurrence.Until =
      switch start {
      case .day: .day(cut.day.adding(days: -1))
      case .time: .local(cut.adding(seconds: -1))
      }
    func ended(_ rule: Recurrence) throws -> Recurrence {
      let last = try EventSeries(rule.withEnd(until), from: start).lastStart
      let end = start.isDay ? until : last.map(Recurrence.Until.local) ?? until
      return rule.withEnd(end)
    }
    var joined = try ended(rule)
    joined.additionalRules = try rule.additionalRules.map { other in
      // An additional rule that ends before that keeps its end.
      let last = try Repetition(other, from: start).lastOccurrence
      return try last.map { $0 < cut } ?? false ? other : ended(other)
    }
    former.repetition = .series(
      try EventSeries(
        joined, from: start, skipsHolidays: series.skipsHolidays,
        followsZone: series.followsZone))
    return former
  }
}
