// Which start is meant for a series by the one that somebody gave a time of it.
extension SeriesChange {
  /// The start by the rule that this time has with what was typed of it.
  func meant(_ typed: LocalTime, seenAs seen: LocalTime, isNewClock: Bool) -> LocalTime {
    // Who gives another day to one that was moved by hand names a day of the series: as far from
    // its own as from where that one went would be a day that nobody named.
    if typed.day != seen.day, !isUnchanged, timetable.unchanged(occurrence) != nil { return typed }
    // Where the clock is set forward it starts otherwise than the series says, too.
    if !isNewClock { return original.moved(as: typed, from: seen) }
    return LocalTime(
      day: original.day.adding(days: typed.day - seen.day), time: typed.time)
  }

  /// Whether nobody changed how long it lasts: then the series lasts as before, however long this
  /// one time does in a night in which the clock is set forward.
  func isAsLong(_ wanted: EventSpan, as seen: EventSpan, _ series: EventSpan) -> Bool {
    !occurrence.isMoved && wanted.nominalLength == seen.nominalLength
      && wanted.isAllDay == series.isAllDay && wanted.zone == series.zone
  }

  /// The start of the time that is told of the changed series: that one, unless it is at a time of
  /// its own or is to stay as it was; then the next one that is as the rule has it. Of another rule
  /// it is what goes on now or comes next and has nothing of its own: no time of that is any that
  /// was seen.
  func shown(
    _ changed: SeriesTimetable, at start: LocalTime, _ edit: RepetitionEdit
  ) -> LocalTime {
    if edit != .keep {
      let now = clock.zone.localTime(at: clock.now())
      return changed.shown(at: now) { !$0.isMoved }?.original ?? start
    }
    guard let own = changed.occurrence(at: start), let byRule = changed.unchanged(own),
      isUnchanged || byRule.event.details.span != own.event.details.span
    else { return start }
    return changed.shown(at: start) { !$0.isMoved }?.original ?? start
  }

  /// Tells which times were over and are there again, and which were to come and are over now,
  /// where all from that start on went so far.
  func tellPassing(
    _ changed: SeriesTimetable?, from cut: LocalTime = .earliest, by seconds: Int,
    in outcome: inout EventOutcome
  ) {
    guard let changed, seconds != 0 else { return }
    let (moment, now) = (clock.now(), clock.zone.localTime(at: clock.now()))
    let stretch = now..<now.adding(seconds: abs(seconds))
    if seconds > 0 {
      outcome.again = changed.occurrences(in: stretch).filter { time in
        let before = time.original.flatMap {
          timetable.occurrence(at: $0.adding(seconds: -seconds))
        }
        return before.map { $0.endsAt <= moment } ?? false
      }
    } else {
      outcome.over = timetable.occurrences(in: stretch).compactMap { time in
        guard let original = time.original, original >= cut,
          let after = changed.occurrence(at: original.adding(seconds: seconds)),
          after.endsAt <= moment
        else { return nil }
        return after
      }
    }
  }
}
