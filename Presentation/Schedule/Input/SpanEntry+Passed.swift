import HearthDomain

/// Days and hours that have passed, of which the next ones may be meant.
extension SpanEntry {
  /// A start of today that has passed along with its end, where the next one is meant.
  func passedToday(_ dates: DateInput) -> PassedDate? {
    from.flatMap { from in
      dates.passedToday(from) { start in
        guard let to else { return start.adding(minutes: minutes ?? EventSpan.usualMinutes) }
        return try? dates.end(to, after: start, of: nil)
      }
    }
  }

  /// What has passed of a start, where the next such day is meant, for an event like that one.
  func passed(like old: Occurrence, _ dates: DateInput) -> PassedDate? {
    from.flatMap(dates.passed) ?? passedToday(like: old, dates)
  }

  /// The same of today, for an event like that one: a day alone is meant at its time, and a time
  /// alone on its day.
  private func passedToday(like old: Occurrence, _ dates: DateInput) -> PassedDate? {
    guard let from, dates.time(from, inPlaceOf: old.start.time) == nil,
      (try? dates.timeAlone(from)) == nil
    else { return nil }
    let isTimed = !old.event.span.isAllDay && !isAllDay
    let usual = isTimed ? old.end.secondsSinceEpoch - old.start.secondsSinceEpoch : 0
    let text = isTimed ? dates.spelling(from, inPlaceOf: old.start.time) ?? from : from
    return dates.passedToday(text, orAt: isTimed ? old.start.time : nil) { start in
      if let to { return try? dates.end(to, after: start, of: nil, orAt: old.end.time) }
      if let minutes { return start.adding(minutes: minutes) }
      return isTimed
        ? start.adding(seconds: usual) : start.adding(minutes: EventSpan.usualMinutes)
    }
  }

  /// The same on the day that is meant by a date that has passed: next year's, unless somebody
  /// says otherwise or it is no more than a day ago; nil where nobody chose.
  func onDayMeant(
    _ passed: PassedDate?, _ dates: DateInput, in console: inout Console
  ) throws -> SpanEntry? {
    guard let passed else { return self }
    let isRunning = to.map { dates.isRunning(passed, to: $0) } ?? false
    if isRunning || dates.isRecent(passed) {
      return starting(on: passed.past, at: passed.time)
    }
    guard console.canAsk else { return starting(on: passed.next, at: passed.time) }
    let day = try console.choose(passed)
    return day.map { starting(on: $0, at: passed.time) }
  }
}
