/// A repeating event as the user entered it, before it is saved.
struct EnteredSeries {
  private(set) var event: Event
  /// Starts of occurrences at the beginning that are removed, since the series begins later.
  private(set) var removedStarts: [LocalTime] = []
  /// The entered start, if the rule does not yield it; otherwise nil.
  private(set) var startMovedFrom: LocalTime?

  /// Creates the event, which starts at the first occurrence that the rule yields at or after the
  /// entered start. Throws ``RecurrenceRefusal``, and ``DomainError/refused(_:)`` if the rule
  /// yields no occurrence from then on, or if it repeats after it is done.
  init(
    _ id: ID<Event>, _ details: EventDetails, _ entered: EnteredRepetition,
    in calendar: CalendarName, followsZone: Bool = false
  ) throws {
    guard case .rule(let rule) = entered.rule else {
      throw DomainError.refused(.series(.repeatsLikeToDo))
    }
    event = Event(id: id, details: details, in: calendar)
    try setRule(rule, entered, followsZone)
  }

  private mutating func setRule(
    _ rule: Recurrence, _ entered: EnteredRepetition, _ followsZone: Bool
  ) throws {
    guard let typed = event.span.repetitionStart else {
      throw DomainError.refused(.series(.hasNoClock))
    }
    guard
      let first = try Repetition(rule, from: typed).occurrences(after: nil, limit: 1).times.first,
      let span = event.span.moved(to: first), let start = span.repetitionStart
    else { throw DomainError.refused(.series(try rule.emptyRuleRefusal(from: typed))) }
    if first != typed.localTime {
      event.details.span = span
      startMovedFrom = typed.localTime
    }
    event.repetition = .series(
      try EventSeries(
        rule, from: start, skipsHolidays: entered.skipsHolidays, followsZone: followsZone))
    guard let timetable = SeriesTimetable(of: event, [], in: FixedZone.utc) else { return }
    removedStarts = try entered.excludedDays.flatMap { day in
      let own = timetable.originalStarts(on: day)
      guard !own.isEmpty else {
        throw DomainError.refused(
          .series(
            .noSuchOccurrence(
              title: event.title, day.start, nearest: timetable.nearestOriginalStarts(to: day.start)
            )))
      }
      return own
    }
  }
}

extension Recurrence {
  /// Returns the reason why the rule yields no time from that start on.
  fileprivate func emptyRuleRefusal(from start: RepetitionStart) throws -> SeriesRefusal {
    guard case .day(let last)? = until,
      try !Repetition(withoutEnd, from: start).occurrences(after: nil, limit: 1).times.isEmpty
    else { return .neverTakesPlace }
    return .endsBefore(last)
  }
}
