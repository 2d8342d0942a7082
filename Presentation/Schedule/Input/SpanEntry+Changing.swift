import HearthDomain

extension SpanEntry {
  /// The times of an event that takes place so far, of which only what was given changes; a
  /// start that moves keeps the length.
  func span(
    changing old: Occurrence, at clock: LocalClock, _ dates: DateInput
  ) throws -> EventSpan {
    let (entry, zone) = try onClock(of: old, here: clock.zone, dates)
    let span = try entry.divided(dates).changed(old, at: clock, dates)
    guard let zone, !span.isAllDay else { return span }
    if old.kept.repetition != nil {
      let isOwn = old.kept.series?.followsZone == true && old.event.span.zone == zone.name
      if isOwn { return span }
      throw UsageError(.explained(SpanEntry.ownClock(span.start(in: clock.zone))), in: command)
    }
    // As a plan that names a zone it takes place at that moment.
    let moments = [span.start(in: clock.zone), span.end(in: clock.zone)]
      .map(clock.zone.instant)
    return try EventSpan(from: moments[0], to: moments[1], in: zone)
  }

  /// What repeats does so on one clock; another would be an hour off once one of them is set.
  private static func ownClock(_ start: LocalTime) -> Words {
    let time = "--from \(start.time)"
    return Words(
      ko: "되풀이되는 일정은 한 시간대의 시각을 따라요. 여기 시각으로 적어 주세요. 예: \(time)",
      en: "What repeats keeps to one clock. Give the time on this one, such as \(time).")
  }

  /// The same with the times that are told on another zone's clock as the one at hand has them, and
  /// that zone.
  private func onClock(
    of old: Occurrence, here: any ZoneRules, _ dates: DateInput
  ) throws -> (SpanEntry, (any ZoneRules)?) {
    var entry = self
    let shown = { (time: LocalTime, zone: any ZoneRules) in
      "\(here.localTime(at: zone.instant(of: time)))"
    }
    if let from, let told = try ZonedText(from, dates) {
      let span = SpanText(told.text, dates: dates.on(told.zone))
      let start = try told.time(span?.from ?? told.text, at: old.startsAt, dates)
      entry.from = shown(start, told.zone)
      guard let end = to ?? span?.to else { return (entry, told.zone) }
      // One flies from one clock to another.
      let other = try ZonedText(end, dates)
      let there = other?.zone ?? told.zone
      let last = try dates.on(there).end(
        other?.text ?? end, after: there.localTime(at: told.zone.instant(of: start)), of: nil)
      entry.to = shown(last, there)
      return (entry, told.zone)
    }
    if from == nil, let to, let told = try ZonedText(to, dates) {
      let start = told.zone.localTime(at: old.startsAt)
      let last = try dates.on(told.zone).end(told.text, after: start, of: nil)
      entry.to = shown(last, told.zone)
      return (entry, told.zone)
    }
    return (entry, nil)
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
