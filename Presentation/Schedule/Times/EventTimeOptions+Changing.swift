import HearthDomain
import HearthWhen

extension EventTimeOptions {
  /// Returns the times of an event after changing only the typed values. A new start keeps the
  /// length.
  func span(
    changing old: Occurrence, at clock: LocalClock, _ typed: WhenReader
  ) throws -> EventSpan {
    try span(like: old, at: clock, typed.readerForMoving(old))
  }

  /// Returns the times of a new event that copies `old`, except for the typed values.
  func span(
    like old: Occurrence, at clock: LocalClock, _ dates: WhenReader
  ) throws -> EventSpan {
    let move = try parseMove(old, dates)?.value
    let start = move?.start ?? old.start
    let end = try parseEnd(of: old, from: start, move, dates)
    let span = try changedSpan(old, to: move, end, in: clock.zone, dates)
    guard let name = move?.zone ?? end?.zone, let told = clock.zone.zone(named: name),
      !span.isAllDay
    else { return span }
    let isOwn = old.storedEvent.series?.followsZone == true && old.event.span.zone == told.name
    if isOwn, case .anchored = span.bounds { return span }
    // If the typed time names a zone, a single event keeps its instants in that zone.
    return try span.anchored(on: told, from: clock.zone)
  }

  /// Parses the new start of an event; nil if none is typed.
  func parseMove(_ old: Occurrence, _ dates: WhenReader) throws -> WhenValue<WhenReader.Move>? {
    try from.map { from in
      if isAllDay { return WhenValue(value: try dates.parseMove(from, toDayFrom: old.start)) }
      let read = try dates.move(from, from: old.start, isAllDay: old.event.span.isAllDay)
      guard read.alternatives.isEmpty else { throw WhenRefusal(.unknown(.dayAndTime), from) }
      return read
    }
  }

  /// Returns the typed date if it has passed and the next such date was assumed; nil if not.
  func passedDate(like old: Occurrence, _ dates: WhenReader) throws -> PassedDate? {
    guard let from, let move = try parseMove(old, dates) else { return nil }
    return PassedDate(
      from, move.guesses, next: move.value.start, isAllDay: !move.value.namesTime)
  }

  /// Returns the options with the day that a passed date means: the past day if it was at most a
  /// day ago. Otherwise the user is asked; without a question, it is the next one. Nil if the user
  /// does not choose.
  func resolvingPassedDate(
    _ passed: PassedDate, at now: LocalTime, in console: inout Console
  ) throws -> EventTimeOptions? {
    if passed.isRecent(at: now) { return starting(on: passed.pastDay, at: passed.time) }
    guard console.canAsk else { return starting(on: passed.nextDay, at: passed.time) }
    return try console.chooseDay(passed).map { starting(on: $0, at: passed.time) }
  }

  /// Parses the new end; nil if none is given.
  private func parseEnd(
    of old: Occurrence, from start: LocalTime, _ move: WhenReader.Move?, _ dates: WhenReader
  ) throws -> WhenReader.Ending? {
    guard let to else { return nil }
    if move?.end != nil, let from { throw WhenRefusal(.unknown(.dayAndTime), from) }
    if isAllDay || old.event.span.isAllDay, move?.namesTime != true {
      if let last = try? dates.lastDay(to, from: start.day) {
        return WhenReader.Ending(time: LocalTime(day: last, time: old.end.time), zone: nil)
      }
      if isAllDay { _ = try dates.lastDay(to, from: start.day) }
    }
    let last = from == nil ? old.days.upperBound : nil
    let usual = old.event.span.isAllDay ? nil : old.end.time
    let here = dates.context.zone
    guard let there = move?.zone.flatMap(here.zone) else {
      return try dates.end(to, after: start, on: last, orAt: usual)
    }
    let own = try? dates.end(to, after: start, on: last, orAt: usual)
    if let own, own.zone != nil { return own }
    // A zone named for the start also applies to the end.
    let begins = there.localTime(at: here.instant(of: start))
    let end = try dates.withZone(there).end(to, after: begins, on: nil, orAt: usual)
    return WhenReader.Ending(
      time: here.localTime(at: there.instant(of: end.time)), zone: end.zone ?? move?.zone)
  }

  private func changedSpan(
    _ old: Occurrence, to move: WhenReader.Move?, _ end: WhenReader.Ending?,
    in zone: any ZoneRules, _ dates: WhenReader
  ) throws -> EventSpan {
    let span = old.event.span
    guard span.isAllDay || isAllDay else {
      return try timedSpan(old, to: move, end?.time ?? move?.end, in: zone)
    }
    let endsInDays = try to.map { try dates.moment($0).time == nil } ?? true
    let namesTime = move?.namesTime == true || minutes != nil || !endsInDays
    if isAllDay || !namesTime {
      let first = move?.start.day ?? old.days.lowerBound
      let count = old.days.upperBound - old.days.lowerBound
      let last = (end?.time ?? move?.end)?.day
      return try EventSpan(
        allDayFrom: first, through: try last ?? first.later(byDays: count), zone: span.zone)
    }
    guard let from, let move else { throw UsageError(.missingOption(["--from"]), in: command) }
    guard move.namesTime else { throw WhenRefusal(.unknown(.dayAndTime), from) }
    var plan = PlannedTime(
      from: move.start,
      to: end?.time ?? move.end
        ?? move.start.adding(minutes: minutes ?? defaultMinutes))
    (plan.hasEnd, plan.lengthInMinutes) = (
      true, end == nil && move.end == nil ? minutes ?? defaultMinutes : nil
    )
    return try plan.span(in: zone, isRepeated: false)
  }

  private func timedSpan(
    _ old: Occurrence, to move: WhenReader.Move?, _ end: LocalTime?, in zone: any ZoneRules
  ) throws -> EventSpan {
    var span = old.event.span
    if let move { span = try span.starting(at: move.start, in: zone) }
    if let end {
      let isOfDays = to == nil && move?.namesTime == false
      let last = isOfDays ? LocalTime(day: end.day, time: old.end.time) : end
      return try span.ending(at: last, in: zone)
    }
    guard let minutes else { return span }
    let start = span.start(in: zone)
    let whole =
      try old.storedEvent.series == nil
      ? EventSpan(from: start, lasting: minutes, in: zone)
      : EventSpan(from: start, showing: minutes, in: zone)
    return try span.ending(at: whole.end(in: zone), in: zone)
  }
}

extension WhenReader {
  /// Returns the parser for a new start of an event. It looks for the nearest day if the event is
  /// past, and for a future day if it is upcoming. For a series, it looks for the day nearest to
  /// the displayed occurrence, because the whole series moves by the difference.
  func readerForMoving(_ old: Occurrence) -> WhenReader {
    let isPast = old.start < context.now
    guard old.storedEvent.series == nil else {
      return with { context in
        context.searchDirection = .nearest
        context.origin = old.start.day
      }
    }
    return isPast ? forSearches : self
  }

  /// Parses the new day of an event; its time stays.
  fileprivate func parseMove(
    _ text: String, toDayFrom old: LocalTime
  ) throws(WhenRefusal) -> Move {
    Move(start: LocalTime(day: try day(text), time: old.time), namesTime: false)
  }
}

extension EventSpan {
  /// Converts the times from the zone `here` to fixed instants with another zone.
  func anchored(on zone: any ZoneRules, from here: any ZoneRules) throws -> EventSpan {
    try EventSpan(
      from: here.instant(of: start(in: here)), to: here.instant(of: end(in: here)), in: zone)
  }
}
