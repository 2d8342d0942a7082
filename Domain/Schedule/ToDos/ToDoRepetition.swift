/// How a to-do repeats. Only one of its times is open at once.
public enum ToDoRepetition: Hashable, Sendable {
  /// The to-do repeats by a rule, which counts from the first due time. The case is indirect
  /// because rules are large.
  indirect case rule(Recurrence, from: LocalTime, skipsHolidays: Bool)
  /// The to-do is due again some days after it was done.
  case afterDone(AfterDone)
}

extension ToDo {
  /// Returns when the to-do is due. By a rule, that is the last time up to today if that is later
  /// than the stored one: the next time appears when the previous one has passed.
  public func currentDue(on today: Day, in zone: any ZoneRules) -> DueTask.Due? {
    guard !isDone, let due = details.due, case .rule? = details.repetition else {
      return details.due
    }
    let begin = due.localTime(in: zone).adding(seconds: 1)
    return lastTime(from: begin, to: today.adding(days: 1).start, like: due, in: zone) ?? due
  }

  /// Returns the time of the rule before that one; nil if there is none.
  func pendingTimeBefore(_ due: DueTask.Due, in zone: any ZoneRules) -> DueTask.Due? {
    guard case .rule(_, let first, _)? = details.repetition else { return nil }
    return lastTime(from: first.day.start, to: due.localTime(in: zone), like: due, in: zone)
  }

  /// Returns the last time of the rule between the two, without the holidays that it skips; nil if
  /// there is none.
  private func lastTime(
    from begin: LocalTime, to end: LocalTime, like due: DueTask.Due, in zone: any ZoneRules
  ) -> DueTask.Due? {
    guard begin < end, let rule = rule(of: due, in: zone) else { return nil }
    var holidays = rule.skipsHolidays ? HolidayCache(zone.holidays) : nil
    var end = end
    while begin < end, let time = rule.times.last(in: begin..<end) {
      if holidays?.contains(time.day) != true { return due.moved(to: time, in: zone) }
      end = time.day.start
    }
    return nil
  }

  /// Returns the to-do as it is due after it was done on that day; nil if it does not repeat any
  /// more.
  func next(afterDoneOn day: Day, in zone: any ZoneRules) -> ToDo? {
    var next = self
    switch details.repetition {
    case nil: return nil
    case .rule:
      guard let due = currentDue(on: day, in: zone),
        let time = times(after: due.localTime(in: zone), to: .latest, in: zone).first
      else { return nil }
      next.details.due = due.moved(to: time, in: zone)
    case .afterDone(let afterDone):
      guard let rest = afterDone.afterNextDone else { return nil }
      next.details.repetition = .afterDone(rest)
      let later = day.adding(days: afterDone.days)
      let due = details.due ?? .day(day)
      next.details.due = due.moved(
        to: LocalTime(day: later, time: due.localTime(in: zone).time), in: zone)
    }
    return next
  }

  /// Returns the stored due time and, by a rule, the later ones up to that day.
  func dueTimes(to last: Day, in zone: any ZoneRules) -> [DueTask.Due] {
    guard let due = details.due else { return [] }
    let later = times(
      after: due.localTime(in: zone), to: last.adding(days: 1).start, in: zone)
    return [due] + later.map { due.moved(to: $0, in: zone) }
  }

  /// Returns the times of the rule; nil if the to-do repeats otherwise or not at all. The time of
  /// day is that of the due time, which may have been changed since.
  private func rule(
    of due: DueTask.Due, in zone: any ZoneRules
  ) -> (times: Repetition, skipsHolidays: Bool)? {
    guard case .rule(let rule, let first, let skipsHolidays)? = details.repetition else {
      return nil
    }
    let start = LocalTime(day: first.day, time: due.localTime(in: zone).time)
    return
      (try? Repetition(rule, from: due.isAllDay ? .day(first.day) : .time(start), keepsStart: true))
      .map { ($0, skipsHolidays) }
  }

  /// Returns the times of the rule after one time and before another; at most those of one page.
  private func times(
    after time: LocalTime, to end: LocalTime, in zone: any ZoneRules
  ) -> [LocalTime] {
    let begin = time.adding(seconds: 1)
    guard begin < end, let due = details.due, let rule = rule(of: due, in: zone) else { return [] }
    // The next time is enough, unless it may be a holiday.
    let limit = end < .latest ? Repetition.maxPageSize : rule.skipsHolidays ? 64 : 1
    let found = rule.times.occurrences(in: begin..<end, limit: limit).times
    guard rule.skipsHolidays else { return found }
    var holidays = HolidayCache(zone.holidays)
    return found.filter { !holidays.contains($0.day) }
  }
}

extension ToDo {
  /// The repetition as other programs need it: a rule counts from the present due time on, without
  /// the times that have passed.
  package var repetitionFromDue: ToDoRepetition? {
    guard case .rule(let rule, let first, let skipsHolidays)? = details.repetition,
      let due = details.due
    else { return details.repetition }
    let start = due.localTime(in: FixedZone.utc)
    guard start != first else { return details.repetition }
    let former: RepetitionStart = due.isAllDay ? .day(first.day) : .time(first)
    let rest = rule.withExplicitDay(of: former)
    guard let count = rule.count, first < start,
      let all = try? Repetition(rule, from: former, keepsStart: true)
    else { return .rule(rest, from: start, skipsHolidays: skipsHolidays) }
    let passed = all.count(before: start)
    return .rule(
      rest.withEnd(rule.until, count: max(1, count - passed)), from: start,
      skipsHolidays: skipsHolidays)
  }
}

extension ToDoDetails {
  /// Returns the details with a repetition as the user entered it. By a rule, the to-do is first
  /// due at the first time of the rule from `due` on, or from today on if there is no due time.
  ///
  /// Throws ``RecurrenceRefusal``, and ``DomainError/refused(_:)`` if the rule yields no time, or
  /// if single days are excluded.
  public func repeating(
    _ entered: EnteredRepetition?, from today: Day, in zone: any ZoneRules
  ) throws -> ToDoDetails {
    var details = self
    if entered?.excludedDays.isEmpty == false {
      throw DomainError.refused(.series(.toDoExcludesDays))
    }
    switch entered?.rule {
    case nil: details.repetition = nil
    case .afterDone(let days, let times):
      details.repetition = .afterDone(try AfterDone(days: days, timesLeft: times))
      details.due = due ?? .day(today)
    case .rule(let rule)?:
      let due = due ?? .day(today)
      let typed = due.localTime(in: zone)
      let start: RepetitionStart = due.isAllDay ? .day(typed.day) : .time(typed)
      let all = try Repetition(rule, from: start)
      guard let first = all.occurrences(after: nil, limit: 1).times.first else {
        throw DomainError.refused(.series(.neverTakesPlace))
      }
      details.due = due.moved(to: first, in: zone)
      details.repetition = .rule(
        rule, from: first, skipsHolidays: entered?.skipsHolidays ?? false)
    }
    return details
  }
}

extension ID<ToDo> {
  /// Creates the id of the record that a repeating to-do was done. It is the same on every device.
  init(doing toDo: ID<ToDo>, at due: LocalTime) {
    self.init(toDo, due, mark: "d")
  }
}
