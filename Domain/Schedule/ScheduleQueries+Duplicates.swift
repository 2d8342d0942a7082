extension ScheduleQueries {
  /// Returns an event that the new one would repeat; nil if there is none. It has the same title
  /// and takes place at the same time, or is a series with the same rule and time of day that is
  /// not over yet.
  public func duplicate(
    of details: EventDetails, repeating entered: EnteredRepetition?
  ) throws -> Occurrence? {
    guard let id = ID<Event>(rawValue: 1) else { return nil }
    let new = Occurrence(of: Event(id: id, details: details), in: clock.zone)
    return try store.read { repositories in
      let atStart = EventFilter(timeRange: new.start..<new.start.adding(seconds: 1))
      let same = try repositories.events.list(atStart, in: clock.zone, places: 0..<Int.max)
        .first { $0.isDuplicate(of: new) }
      if let same { return same }
      guard case .rule(let rule)? = entered?.rule else { return nil }
      return try repositories.nextOccurrence(like: new, repeatedBy: rule, clock)
    }
  }
}

extension Occurrence {
  /// Whether both have the same title, ignoring case and accents, and take place at the same time.
  public func isDuplicate(of other: Occurrence) -> Bool {
    hasTitleAndTimeOfDay(of: other) && start == other.start && end == other.end
  }

  fileprivate func hasTitleAndTimeOfDay(of other: Occurrence) -> Bool {
    event.details.availability != .calledOff && event.span.isAllDay == other.event.span.isAllDay
      && start.time == other.start.time
      && SearchFolding.folded(event.title) == SearchFolding.folded(other.event.title)
  }
}

extension Repositories {
  /// Maximum number of events with a title that are compared.
  private static let maxCandidates = 100

  /// Returns the next occurrence of a series with that rule, and with the title and time of day of
  /// `new`; nil if there is none.
  fileprivate func nextOccurrence(
    like new: Occurrence, repeatedBy rule: Recurrence, _ clock: LocalClock
  ) throws -> Occurrence? {
    let now = clock.zone.localTime(at: clock.now())
    let candidates = try events.events(
      matching: NameMatcher(new.event.title), limit: Repositories.maxCandidates)
    for event in candidates where event.series?.rule == rule {
      guard Occurrence(of: event, in: clock.zone).hasTitleAndTimeOfDay(of: new) else { continue }
      let next = try timetable(of: event, in: clock.zone)?
        .occurrences(in: now..<LocalTime.latest, limit: 1).first
      if let next { return next }
    }
    return nil
  }
}
