/// A change of a series within a transaction, made from one of its occurrences.
struct SeriesChange {
  let timetable: SeriesTimetable
  /// The occurrence from which the change is made.
  let occurrence: Occurrence
  let original: LocalTime
  let repositories: Repositories
  let clock: LocalClock
  private let newID: NewID
  let exceptions: [SeriesException]
  /// Whether ``occurrence`` is as its rule gives it, and its override is kept.
  let isUnchanged: Bool

  var event: Event { timetable.event }

  /// Uses the first occurrence if `original` is nil. With `unchanged`, the occurrence is as its
  /// rule gives it. Throws ``DomainError/refused(_:)`` if the series has no such occurrence.
  init(
    of timetable: SeriesTimetable, at original: LocalTime?, unchanged: Bool = false,
    in repositories: Repositories, _ clock: LocalClock, _ newID: NewID
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
            .noSuchTime(
              title: timetable.event.title, original,
              nearest: timetable.nearest(to: original))))
      }
      let byRule = unchanged ? timetable.unchanged(occurrence) : nil
      (self.occurrence, self.original) = (byRule ?? occurrence, original)
      isUnchanged = byRule != nil
    } else {
      // If the series has no occurrence left, its start represents it.
      occurrence = Occurrence(of: timetable.event, in: clock.zone)
      self.original = first
      isUnchanged = false
    }
  }

  var isFirst: Bool { timetable.isFirst(original) }
}

// MARK: - Editing

extension SeriesChange {
  func edit(
    to details: EventDetails, _ edit: RepetitionEdit, _ scope: SeriesScope
  ) throws -> EventOutcome {
    switch scope {
    case .only:
      guard edit == .keep else { throw DomainError.refused(.series(.ruleOfOne)) }
      return try editOne(to: details)
    case .fromHere where !isFirst: return try split(to: details, edit)
    case .fromHere, .all: return try editAll(to: details, edit)
    }
  }

  private func editOne(to details: EventDetails) throws -> EventOutcome {
    let settled =
      details.span == occurrence.event.span
      ? SettledSpan(span: details.span) : details.span.settled(in: clock.zone)
    var details = details
    details.span = settled.span
    details.appliesToLater = occurrence.event.details.appliesToLater
    // An override that only the file has stays if nothing is changed.
    if details == occurrence.event.details {
      return try outcome(of: event, settled.notices, at: original)
    }
    if details.appliesToLater, details != occurrence.event.details {
      details.appliesToLater = false
      try moveOverrideToNext()
    }
    let byRule = timetable.ruleDetails(at: original)
    let place = OccurrenceID(event.id, at: original)
    let isAdded = exceptions.contains { $0.original == original && $0.change == .added }
    try repositories.journal.describe(.edit, subject: details.title.value)
    if details == byRule, timetable.firstRuleStart(from: original) == original {
      try repositories.events.removeException(at: place)
    } else if !isAdded || details != byRule {
      try repositories.events.save(
        SeriesException(of: event.id, at: original, .moved(details.ofSingleTime(of: event))))
    }
    return try outcome(of: event, settled.notices, at: original)
  }

  /// Moves an override for all later occurrences to the next one, if this one is changed alone.
  func moveOverrideToNext() throws {
    guard let next = timetable.nextAfterOverride(from: original.adding(seconds: 1)) else { return }
    try repositories.events.save(
      SeriesException(
        of: event.id, at: next.original, .moved(next.details.ofSingleTime(of: event))))
  }

  private func editAll(to details: EventDetails, _ edit: RepetitionEdit) throws -> EventOutcome {
    let start = event.span.repetitionStart?.moment ?? original
    let changed = try changed(event, to: details, from: start, edit)
    if changed.event.series == nil {
      try remove(exceptions)
      var outcome = try repositories.keep(
        changed.event, [], seenFrom: clock.today, in: clock.zone)
      try reportPast(
        insteadOf: [], keeping: edit == .stop ? original : start, in: &outcome.changedByHand)
      outcome.later = try laterPart()
      return outcome
    }
    try repositories.events.save(changed.event)
    var byHand = try move(exceptions, to: changed, details)
    try removeOccurrences(changed.removed, of: changed.event.id)
    if edit != .keep { try reportPast(insteadOf: [changed.event], keeping: nil, in: &byHand) }
    // The displayed occurrence moves with the series.
    let new = changed.event.span.repetitionStart?.moment ?? start
    let seconds = new.secondsSinceEpoch - start.secondsSinceEpoch
    var shown = original.adding(seconds: seconds)
    let timetable = try repositories.timetable(of: changed.event, in: clock.zone)
    if let timetable { shown = self.shown(timetable, at: shown, edit) }
    var outcome = try repositories.outcome(
      of: changed.event, showing: shown, seenFrom: clock.today, in: clock.zone)
    outcome.movedFrom = changed.movedFrom
    outcome.changedByHand = byHand
    outcome.isOfAll = true
    outcome.later = try laterPart()
    if edit != .keep || details.span != occurrence.event.details.span {
      let placed = timetable?.placed.filter { $0.start.day >= clock.today } ?? []
      outcome.overlapsInSeries = placed.sortedForList().prefix(EventOutcome.maxOverlaps)
        .flatMap { timetable?.overlapped(by: $0) ?? [] }
    }
    if edit == .keep {
      outcome.daysMoved = new.day - start.day
      reportPassing(timetable, by: seconds, in: &outcome)
    }
    return outcome
  }

  /// Ends the series before this occurrence and starts another one with it.
  private func split(to details: EventDetails, _ edit: RepetitionEdit) throws -> EventOutcome {
    guard let series = event.series,
      // No rule can start at an occurrence that the rule does not give.
      let cut = timetable.firstRuleStart(from: original)
    else { return try editOne(to: details) }
    // Joined rules would each give other occurrences from another start.
    if series.rule.isJoined, edit == .keep {
      throw DomainError.refused(.series(.ruleStays(series.rule)))
    }
    let id = try splitID(at: cut)
    let passed = timetable.count(before: cut)
    var later = event.details
    later.span = event.span.moved(to: cut) ?? later.span
    guard let start = event.span.repetitionStart, let next = later.span.repetitionStart else {
      throw DomainError.refused(.series(.hasNoClock))
    }
    let rule = series.rule.saying(start)
    let rest = rule.ending(rule.until, count: rule.count.map { max(1, $0 - passed) })
    let other = Event(
      id: id, details: later,
      repetition: .series(
        try EventSeries(
          rest, from: next, skipsHolidays: series.skipsHolidays,
          followsZone: series.followsZone)),
      in: event.calendar)
    let changed = try changed(other, to: details, from: cut, edit)
    let former = try ended(before: cut, rule)
    try repositories.events.save(former)
    try repositories.events.save(changed.event)
    var moved = exceptions.filter { $0.original >= min(cut, original) }
    try remove(moved)
    var byHand = ChangedTimes()
    if let next = timetable.nextAfterOverride(from: cut) {
      moved.append(SeriesException(of: event.id, at: next.original, .moved(next.details)))
    }
    if changed.event.series != nil { byHand = try move(moved, to: changed, details) }
    try removeOccurrences(changed.removed, of: changed.event.id)
    if edit != .keep {
      // If no rule follows, the edited or the first occurrence is left.
      let only = edit == .stop ? original : cut
      try reportPast(
        insteadOf: [former, changed.event], from: min(cut, original),
        keeping: changed.event.series == nil ? only : nil, in: &byHand)
    }
    let leftOut = try copyFileText(of: changed.event, cutAt: cut)
    try repositories.journal.describe(.edit, subject: changed.event.title)
    var outcome = try outcome(of: changed.event)
    outcome.movedFrom = changed.movedFrom
    outcome.changedByHand = byHand
    outcome.isOfAll = true
    outcome.former = former
    outcome.later = try laterPart()
    outcome.formerLast = try repositories.timetable(of: former, in: clock.zone)?
      .occurrences(in: .earliest..<LocalTime.latest, latestFirst: true, limit: 1).first?.start
    outcome.linesLeftOut = leftOut
    if edit == .keep, let new = changed.event.span.repetitionStart?.moment {
      reportPassing(
        try repositories.timetable(of: changed.event, in: clock.zone), from: cut,
        by: new.secondsSinceEpoch - cut.secondsSinceEpoch, in: &outcome)
    }
    return outcome
  }

  /// Returns the series that was split off this one earlier; nil if there is none.
  private func laterPart() throws -> Event? {
    try event.laterPart.flatMap { try repositories.events.event($0) }
  }

  /// Copies what only the file of the series contains to the part that is split off. Returns the
  /// names of lines that did not fit; throws if leaving lines out is not enough.
  private func copyFileText(of later: Event, cutAt cut: LocalTime) throws -> [String] {
    let events = repositories.events
    guard let text = try events.text(of: event.id) else { return [] }
    let own = try events.text(
      of: repositories.kept(later), cutAt: cut, of: StoredEvent(event, exceptions, text: text),
      place: EventText.place(1, behind: events.lastTextPosition()), clock)
    switch own {
    case .text(let text, let leftOut):
      try events.save(text)
      return leftOut
    case .nothing: return []
    case .tooLarge:
      throw CalendarRefusal.isTooLargeToCut(title: ImportFact.excerpt(event.title)).error
    }
  }

  /// Returns an id that is the same on every device that splits the series there, unless it is
  /// taken.
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
    try repositories.events.save([], insteadOf: exceptions.map(\.original), of: event.id)
  }

  private func removeOccurrences(_ originals: [LocalTime], of id: ID<Event>) throws {
    guard !originals.isEmpty else { return }
    let removed = originals.map { SeriesException(of: id, at: $0, .removed(hadDetails: nil)) }
    try repositories.events.save(removed, insteadOf: [], of: id)
  }
}

// MARK: - What a change makes of a series

extension SeriesChange {
  /// The result of changing a series.
  struct Changed {
    var event: Event
    var removed: [LocalTime] = []
    var movedFrom: LocalTime?
    /// The rule after the change; nil if the rule stays as it was.
    var newRule: Repetition?
    /// The series before the change, with the same exceptions.
    let before: Event
  }

  /// Returns the series with the differences between this occurrence and the new details, and its
  /// start moved by the same distance.
  private func changed(
    _ series: Event, to details: EventDetails, from start: LocalTime, _ edit: RepetitionEdit
  ) throws -> Changed {
    let own = occurrence.event.details
    var event = series
    if details.title != own.title { event.details.title = details.title }
    if details.note != own.note { event.details.note = details.note }
    if details.reminders != own.reminders { event.details.reminders = details.reminders }
    let isMoved = details.span != own.span
    if edit == .stop {
      // Only this occurrence is left.
      event.details = details
      event.details.appliesToLater = false
      event.details.span = details.span.settled(in: clock.zone).span
      event.repetition = nil
      return Changed(event: event, before: series)
    }
    let newClock = newClock(of: details.span, insteadOf: own.span)
    let followsZone = newClock != nil || series.series?.followsZone == true
    if isMoved {
      let wanted = newClock.map(details.span.onWallClock) ?? onClock(details.span)
      guard let typed = wanted.repetitionStart, let seen = onClock(own.span).repetitionStart else {
        throw DomainError.refused(.series(.hasNoClock))
      }
      let meant = meant(typed.moment, seenAs: seen.moment, isNewClock: newClock != nil)
      let seconds = meant.secondsSinceEpoch - original.secondsSinceEpoch
      let before = newClock.map { series.span.withZone($0.name) } ?? series.span
      let long = isAsLong(wanted, as: onClock(own.span), before) ? before : wanted
      guard let span = long.moved(to: start.adding(seconds: seconds)) else {
        throw DomainError.refused(.series(.neverTakesPlace))
      }
      event.details.span = span
    }
    switch edit {
    case .keep:
      if isMoved { event.repetition = try moved(series, to: event.span, followsZone) }
    case .become(let entered):
      let entered = try EnteredSeries(
        event.id, event.details, entered, in: event.calendar, followsZone: followsZone)
      let start = entered.event.span.repetitionStart
      let newRule = try start.flatMap { start in
        try entered.event.series.map { try Repetition($0.rule, from: start, keepsStart: true) }
      }
      return Changed(
        event: entered.event, removed: entered.removed, movedFrom: entered.movedFrom,
        newRule: newRule, before: series)
    case .stop: break
    }
    return Changed(event: event, before: series)
  }

  private func moved(
    _ event: Event, to span: EventSpan, _ followsZone: Bool
  ) throws -> EventRepetition? {
    guard let series = event.series, let old = event.span.repetitionStart,
      let new = span.repetitionStart
    else { return event.repetition }
    let rule = old.moment.day == new.moment.day ? series.rule : series.rule.saying(old)
    guard let rule = rule.moved(from: old, to: new) else {
      throw DomainError.refused(.series(.ruleStays(series.rule)))
    }
    return .series(
      try EventSeries(
        rule, from: new, skipsHolidays: series.skipsHolidays, followsZone: followsZone))
  }

  /// Returns the series with nothing from `cut` on.
  func ended(before cut: LocalTime, _ rule: Recurrence) throws -> Event {
    var former = event
    guard let start = event.span.repetitionStart, let series = event.series else { return event }
    let until: Recurrence.Until =
      switch start {
      case .day: .day(cut.day.adding(days: -1))
      case .time: .local(cut.adding(seconds: -1))
      }
    func ended(_ rule: Recurrence) throws -> Recurrence {
      let last = try EventSeries(rule.ending(until), from: start).last
      let end = start.isDay ? until : last.map(Recurrence.Until.local) ?? until
      return rule.ending(end)
    }
    var joined = try ended(rule)
    joined.others = try rule.others.map { other in
      // A joined rule that is over by then keeps its end.
      let last = try Repetition(other, from: start).last
      return try last.map { $0 < cut } ?? false ? other : ended(other)
    }
    former.repetition = .series(
      try EventSeries(
        joined, from: start, skipsHolidays: series.skipsHolidays,
        followsZone: series.followsZone))
    return former
  }
}
