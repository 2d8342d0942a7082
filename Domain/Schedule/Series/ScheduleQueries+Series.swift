/// How the user refers to an occurrence of a series: by its start.
public enum OccurrenceStart: Hashable, Sendable {
  case day(Day)
  /// A wall-clock time: the original start on the clock of the series, or the displayed one.
  case time(LocalTime)
  /// A moment, as in JSON, that is the original start.
  case instant(Instant)
}

extension ScheduleQueries {
  /// Returns up to `limit` occurrences of the series that are ongoing or in the future.
  public func upcomingOccurrences(of id: ID<Event>, limit: Int) throws -> [Occurrence] {
    let now = clock.zone.localTime(at: clock.now())
    return try readTimetable(of: id) {
      $0.occurrences(in: now..<LocalTime.latest, limit: max(0, limit))
    } ?? []
  }

  /// Returns the rules in the event's file that this program does not support, as they are written
  /// there.
  public func unsupportedRules(of event: Event) throws -> [String] {
    guard event.repetition == nil || event.series?.isSingleOccurrence == true else { return [] }
    let rules = try ruleTexts(of: event)
    // A rule that yields a single occurrence may really be in the file.
    guard event.repetition != nil, rules.count == 1, let value = rules[0].split(separator: ":").last
    else { return rules }
    return (try? Recurrence(String(value), from: .file)) == Recurrence.singleOccurrence ? [] : rules
  }

  private func ruleTexts(of event: Event) throws -> [String] {
    try store.read { try $0.events.text(of: event.id)?.ruleLines ?? [] }
  }

  /// Returns the rules in the event's file, besides the main one, that would be lost if its
  /// repetition is edited, as they are written there.
  public func rulesLost(of event: Event, by edit: RepetitionEdit) throws -> [String] {
    let unread = try unsupportedRules(of: event)
    switch edit {
    case .keep: return []
    case .stop: return event.repetition == nil ? [] : unread
    case .replace(let entered):
      guard unread.isEmpty, let old = event.series?.rule, old.hasSeveralRules else { return unread }
      if case .rule(let rule) = entered.rule, rule.additionalRules == old.additionalRules,
        rule.exclusionRules == old.exclusionRules
      {
        return []
      }
      var rules = try ruleTexts(of: event)
      if let first = rules.firstIndex(where: { $0.uppercased().hasPrefix("RRULE") }) {
        rules.remove(at: first)
      }
      return rules
    }
  }

  /// Returns the series that was split off this one and continues it; nil if there is none.
  public func laterPart(of event: Event) throws -> Event? {
    guard let later = event.laterPartID else { return nil }
    return try store.read { try $0.events.event(later) }
  }

  /// Returns the file text of the event; nil if it was entered here.
  public func text(of event: Event) throws -> EventText? {
    try store.read { try $0.events.text(of: event.id) }
  }

  /// Returns the exceptions of the series, sorted by original start. An occurrence that the file
  /// describes separately, although it does not differ visibly, is left out.
  public func exceptions(of id: ID<Event>) throws -> [SeriesException] {
    try store.read { repositories in
      let all = try repositories.events.exceptions(of: id)
      guard all.contains(where: \.isOverridden), let event = try repositories.events.event(id),
        let timetable = try repositories.timetable(of: event, in: clock.zone)
      else { return all }
      return all.compactMap(timetable.reportedException)
    }
  }

  /// Returns the occurrence with the original start in the id; nil if it does not take place. For
  /// an id without an original start, the occurrence that represents the event.
  public func occurrence(at place: OccurrenceID) throws -> Occurrence? {
    guard let original = place.originalStart else {
      return try representativeOccurrence(of: event(place.event))
    }
    return try readTimetable(of: place.event) { $0.occurrence(at: original) } ?? nil
  }

  /// Returns the occurrence as the rule yields it, if the user changed this one separately;
  /// otherwise nil.
  public func withoutOverride(_ occurrence: Occurrence) throws -> Occurrence? {
    guard occurrence.isOverridden else { return nil }
    return try readTimetable(of: occurrence.event.id) { $0.withoutOverride(occurrence) } ?? nil
  }

  /// Returns the id of the occurrence with that original or displayed start; with `withRemoved`,
  /// even if it was removed.
  ///
  /// Throws ``DomainError/notFound(_:query:nearest:)``, ``DomainError/refused(_:)`` if no
  /// occurrence has that start, and ``DomainError/ambiguous(_:query:candidates:)`` if several do.
  public func occurrenceID(
    of id: ID<Event>, _ start: OccurrenceStart, withRemoved: Bool = false
  ) throws -> OccurrenceID {
    let zone = clock.zone
    return try store.read { repositories in
      let event = try repositories.existing(id)
      guard let timetable = try repositories.timetable(of: event, in: zone) else {
        return OccurrenceID(id)
      }
      let found = Set(timetable.originalStarts(start, withRemoved, in: zone)).sorted()
      switch found.count {
      case 1: return OccurrenceID(id, at: found[0])
      case 0:
        throw DomainError.refused(
          .series(
            .noSuchOccurrence(
              title: event.title, start.localTime(in: zone),
              nearest: timetable.nearestOriginalStarts(to: start.localTime(in: zone)))))
      default:
        throw DomainError.ambiguous(
          .event, query: "\(start.localTime(in: zone))",
          candidates: found.map { Candidate(name: event.title, id: "\(id.shortForm)@\($0)") })
      }
    }
  }

  private func readTimetable<T>(
    of id: ID<Event>, _ read: (SeriesTimetable) throws -> T
  ) throws -> T? {
    try store.read { repositories in
      try repositories.timetable(of: repositories.existing(id), in: clock.zone).map(read)
    }
  }
}

extension SeriesTimetable {
  fileprivate func originalStarts(
    _ start: OccurrenceStart, _ withRemoved: Bool, in zone: any ZoneRules
  ) -> [LocalTime] {
    switch start {
    case .day(let day):
      let own = originalStarts(on: day, withRemoved: withRemoved).map(representative)
      // The user can distinguish occurrences with times by these, but all-day ones only by the day.
      return event.span.isAllDay && !own.isEmpty ? own : own + originalStarts(shownOn: day)
    case .time(let time):
      let own = originalStarts(on: time.day, withRemoved: withRemoved).filter { $0 == time }
      return own.isEmpty ? originalStarts(shownAt: time) : own.map(representative)
    case .instant(let instant):
      let clock = seriesClock(beside: zone)
      let found = originalStarts(at: instant, on: clock, withRemoved).map(representative)
      // Earlier versions wrote the time on the clock of the series as if it were local.
      return found.isEmpty ? originalStarts(at: instant, on: zone, withRemoved) : found
    }
  }

  /// Returns the original starts that are at that moment on the clock. A time that the clock skips
  /// counts as later by as much as the clock is set forward.
  private func originalStarts(
    at instant: Instant, on clock: any ZoneRules, _ withRemoved: Bool
  ) -> [LocalTime] {
    let day = clock.localTime(at: instant).day
    return [day, day.adding(days: -1)].flatMap { originalStarts(on: $0, withRemoved: withRemoved) }
      .filter { clock.instant(of: $0) == instant }
  }
}

extension OccurrenceStart {
  /// Returns the start on the clock of that zone; midnight for a day.
  public func localTime(in zone: any ZoneRules) -> LocalTime {
    switch self {
    case .day(let day): day.start
    case .time(let time): time
    case .instant(let instant): zone.localTime(at: instant)
    }
  }
}
