import HearthDomain

extension SpanEntry {
  /// The times of an event that takes place so far, of which only what was given changes; a
  /// start that moves keeps the length.
  func span(
    changing old: Occurrence, at clock: LocalClock, _ typed: DateInput
  ) throws -> EventSpan {
    try span(like: old, at: clock, typed.changing(old))
  }

  /// The times of a new event that has all of that one but what was given.
  func span(
    like old: Occurrence, at clock: LocalClock, _ dates: DateInput
  ) throws -> EventSpan {
    let told = try ZonedTimes(from: from, to: to, at: old.startsAt, dates)
    var entry = self
    if let told { (entry.from, entry.to) = (told.from, told.to) }
    let span = try entry.divided(dates).changed(old, at: clock, dates)
    guard let told, !span.isAllDay, old.kept.afterDone == nil else { return span }
    let isOwn = old.kept.series?.followsZone == true && old.event.span.zone == told.zone.name
    if isOwn, case .anchored = span.bounds { return span }
    // As a plan that names a zone it takes place at that moment; a series goes onto that clock.
    return try span.told(on: told.zone, from: clock.zone)
  }

  private func changed(
    _ old: Occurrence, at clock: LocalClock, _ dates: DateInput
  ) throws -> EventSpan {
    if isAllDay { return try wholeDays(changing: old, dates) }
    guard old.event.span.isAllDay else { return try timed(changing: old, in: clock.zone, dates) }
    return try namesTime(dates)
      ? try firstTimes(of: old, in: clock.zone, dates) : try wholeDays(changing: old, dates)
  }

  /// Whether a time of day is given for whole days, which then become an event with times.
  private func namesTime(_ dates: DateInput) throws(DateInputError) -> Bool {
    if minutes != nil { return true }
    for text in [from, to].compactMap({ $0 }) where try dates.dayAndTime(text).time != nil {
      return true
    }
    return false
  }

  private func wholeDays(changing old: Occurrence, _ dates: DateInput) throws -> EventSpan {
    let first = try from.map { try dates.day($0) } ?? old.days.lowerBound
    let count = old.days.upperBound - old.days.lowerBound + 1
    return try wholeDays(from: first, count: count, zone: old.event.span.zone, dates)
  }

  private func timed(
    changing old: Occurrence, in zone: any ZoneRules, _ dates: DateInput
  ) throws -> EventSpan {
    var span = old.event.span
    if let from { span = try span.starting(at: moved(old.start, to: from, dates), in: zone) }
    if let to {
      let end = try dates.end(to, after: span.start(in: zone), of: old, orAt: old.end.time)
      return try span.ending(at: end, in: zone)
    }
    if let minutes {
      let start = span.start(in: zone)
      let whole =
        try old.kept.series == nil
        ? EventSpan(from: start, lasting: minutes, in: zone)
        : EventSpan(from: start, showing: minutes, in: zone)
      return try span.ending(at: whole.end(in: zone), in: zone)
    }
    return span
  }

  /// A day alone keeps the time, and a time alone the day.
  private func moved(
    _ start: LocalTime, to text: String, _ dates: DateInput
  ) throws(DateInputError) -> LocalTime {
    if let moved = dates.time(text, inPlaceOf: start.time) {
      return LocalTime(day: start.day, time: moved)
    }
    if let moved = dates.moment(text, inPlaceOf: start.time) { return moved }
    if let time = try dates.timeAlone(text) { return LocalTime(day: start.day, time: time) }
    return try dates.localTime(text, orAt: start.time)
  }

  /// The first times that an event of whole days gets.
  private func firstTimes(
    of old: Occurrence, in zone: any ZoneRules, _ dates: DateInput
  ) throws -> EventSpan {
    guard let from else { throw UsageError(.missingOption(["--from"]), in: command) }
    let first = old.days.lowerBound
    let start: LocalTime
    if let time = try dates.timeAlone(from) {
      start = LocalTime(day: first, time: time)
    } else {
      let (day, time) = try dates.dayAndTime(from)
      guard let time else { throw DateInputError.unknownForm(from, .dayAndTime) }
      start = LocalTime(day: day, time: time)
    }
    return try timed(from: start, zone: zone, dates)
  }
}

extension DateInput {
  /// The same for the start of what takes place so far: what has been is corrected, and what is to
  /// come is planned anew. Of a series a day is meant beside the time that is seen, however far
  /// that lies ahead: all of it moves by what lies between.
  func changing(_ old: Occurrence) -> DateInput {
    let dates = old.start.day < now.day ? looking : self
    return old.kept.series == nil ? dates : dates.moving(from: old.start.day)
  }
}
