/// How somebody names a time of a series.
public enum OccurrenceStart: Hashable, Sendable {
  case day(Day)
  /// On the clock of the series, or as it is shown.
  case time(LocalTime)
  /// A moment, as JSON spells it, which means the original start.
  case instant(Instant)
}

extension ScheduleQueries {
  /// The next times of the series that go on or are to come, up to so many.
  public func coming(of id: ID<Event>, limit: Int) throws -> [Occurrence] {
    let now = clock.zone.localTime(at: clock.now())
    return try times(of: id) {
      $0.occurrences(in: now..<LocalTime.latest, limit: max(0, limit))
    } ?? []
  }

  /// The rules by which others repeat what no rule repeats here, because nobody here knows them:
  /// as they stand in its file.
  public func unreadRules(of event: Event) throws -> [String] {
    guard event.repetition == nil || event.series?.isOnce == true else { return [] }
    let rules = try rules(of: event)
    // The file may say itself that it takes place once.
    guard event.repetition != nil, rules.count == 1, let value = rules[0].split(separator: ":").last
    else { return rules }
    return (try? Recurrence(String(value), from: .file)) == Recurrence.once ? [] : rules
  }

  private func rules(of event: Event) throws -> [String] {
    try store.read { try $0.events.text(of: event.id)?.rules ?? [] }
  }

  /// The rules of its file, beside the one that is meant, that go where it is to repeat otherwise:
  /// as they stand there.
  public func rulesLost(of event: Event, by edit: RepetitionEdit) throws -> [String] {
    let unread = try unreadRules(of: event)
    switch edit {
    case .keep: return []
    case .stop: return event.repetition == nil ? [] : unread
    case .become(let entered):
      guard unread.isEmpty, let old = event.series?.rule, old.isJoined else { return unread }
      if case .rule(let rule) = entered.way, rule.others == old.others,
        rule.excluded == old.excluded
      {
        return []
      }
      var rules = try rules(of: event)
      if let first = rules.firstIndex(where: { $0.uppercased().hasPrefix("RRULE") }) {
        rules.remove(at: first)
      }
      return rules
    }
  }

  /// The series that goes on where this one was cut; nil where none does, or it was removed.
  public func laterPart(of event: Event) throws -> Event? {
    guard let later = event.laterPart else { return nil }
    return try store.read { try $0.events.event(later) }
  }

  /// Where its file says that it takes place.
  public func location(of occurrence: Occurrence) throws -> String? {
    let told = try store.read { repositories in
      try repositories.events.text(of: occurrence.kept.id).flatMap {
        repositories.events.location(in: $0, at: occurrence.original)
      }
    }
    return told?.tidied(keepingLines: true)
  }

  /// What its file says of the event; nil for one that was entered here.
  public func text(of event: Event) throws -> EventText? {
    try store.read { try $0.events.text(of: event.id) }
  }

  /// What is different about times of the series, in the order of their original starts; of what is
  /// told apart and shows nothing of its own there is none.
  public func exceptions(of id: ID<Event>) throws -> [SeriesException] {
    try store.read { repositories in
      let all = try repositories.events.exceptions(of: id)
      guard all.contains(where: \.isMoved), let event = try repositories.events.event(id),
        let timetable = try repositories.timetable(of: event, in: clock.zone)
      else { return all }
      return all.compactMap(timetable.told)
    }
  }

  /// The time of the event with that original start, as it takes place; nil where it does not, and
  /// what takes place once where none is named.
  public func occurrence(at place: OccurrencePlace) throws -> Occurrence? {
    guard let original = place.original else {
      return try shown(event(place.event))
    }
    return try times(of: place.event) { $0.occurrence(at: original) } ?? nil
  }

  /// The time as its series has it, where it alone was changed by hand; nil where it was not.
  public func unchanged(_ occurrence: Occurrence) throws -> Occurrence? {
    guard occurrence.isMoved else { return nil }
    return try times(of: occurrence.event.id) { $0.unchanged(occurrence) } ?? nil
  }

  /// Which time of the series starts then: by its original start, or as it is shown; also one that
  /// was taken away, where that is wanted.
  ///
  /// Throws ``DomainError/notFound(_:query:nearest:)``, ``DomainError/refused(_:)`` where none
  /// does and ``DomainError/ambiguous(_:query:candidates:)`` where several do.
  public func place(
    of id: ID<Event>, _ start: OccurrenceStart, withRemoved: Bool = false
  ) throws -> OccurrencePlace {
    let zone = clock.zone
    return try store.read { repositories in
      let event = try repositories.existing(id)
      guard let timetable = try repositories.timetable(of: event, in: zone) else {
        return OccurrencePlace(id)
      }
      let found = Set(timetable.starts(start, withRemoved, in: zone)).sorted()
      switch found.count {
      case 1: return OccurrencePlace(id, at: found[0])
      case 0:
        throw DomainError.refused(
          .series(
            .noSuchTime(
              title: event.title, start.local(in: zone),
              nearest: timetable.nearest(to: start.local(in: zone)))))
      default:
        throw DomainError.ambiguous(
          .event, query: "\(start.local(in: zone))",
          candidates: found.map { Candidate(name: event.title, id: "\(id.short)@\($0)") })
      }
    }
  }

  private func times<T>(
    of id: ID<Event>, _ read: (SeriesTimetable) throws -> T
  ) throws -> T? {
    try store.read { repositories in
      try repositories.timetable(of: repositories.existing(id), in: clock.zone).map(read)
    }
  }
}

extension SeriesTimetable {
  fileprivate func starts(
    _ start: OccurrenceStart, _ withRemoved: Bool, in zone: any ZoneRules
  ) -> [LocalTime] {
    switch start {
    case .day(let day):
      let own = originals(on: day, withRemoved: withRemoved).map(standIn)
      // What has times is told apart by these; of whole days there is no other way to name one.
      return event.span.isAllDay && !own.isEmpty ? own : own + originals(shownOn: day)
    case .time(let time):
      let own = originals(on: time.day, withRemoved: withRemoved).filter { $0 == time }
      return own.isEmpty ? originals(shownAt: time) : own.map(standIn)
    case .instant(let instant):
      let clock = seriesClock(beside: zone)
      let found = originals(at: instant, on: clock, withRemoved).map(standIn)
      // Earlier programs told the time of the series' own clock as if it were this one.
      return found.isEmpty ? originals(at: instant, on: zone, withRemoved) : found
    }
  }

  /// Those that start then if that clock is theirs; what it skips starts as much later.
  private func originals(
    at instant: Instant, on clock: any ZoneRules, _ withRemoved: Bool
  ) -> [LocalTime] {
    let day = clock.localTime(at: instant).day
    return [day, day.adding(days: -1)].flatMap { originals(on: $0, withRemoved: withRemoved) }
      .filter { clock.instant(of: $0) == instant }
  }
}

extension OccurrenceStart {
  /// On the clock of that zone; of a day its beginning.
  public func local(in zone: any ZoneRules) -> LocalTime {
    switch self {
    case .day(let day): day.start
    case .time(let time): time
    case .instant(let instant): zone.localTime(at: instant)
    }
  }
}
