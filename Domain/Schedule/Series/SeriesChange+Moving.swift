// Computing the start of a series from the start that the user entered for one occurrence.
extension SeriesChange {
  /// Returns the new original start of this occurrence, after the user changed its displayed start
  /// from `seen` to `typed`.
  func newOriginalStart(_ typed: LocalTime, seenAs seen: LocalTime, isNewClock: Bool) -> LocalTime {
    // If the user gives another day to an occurrence that was moved before, use that day. Moving
    // the original day by the same distance would be unexpected.
    if typed.day != seen.day, !ignoresOverride, timetable.withoutOverride(occurrence) != nil {
      return typed
    }
    // If the clock skips the original start, the displayed one differs from it, too.
    if !isNewClock { return originalStart.moved(as: typed, from: seen) }
    return LocalTime(
      day: originalStart.day.adding(days: typed.day - seen.day), time: typed.time)
  }

  /// Whether the user did not change the length, so that the series keeps its own. The displayed
  /// occurrence may be shorter or longer if the clock is set forward during it.
  func keepsLength(_ wanted: EventSpan, as seen: EventSpan, _ series: EventSpan) -> Bool {
    !occurrence.isOverridden && wanted.nominalLength == seen.nominalLength
      && wanted.isAllDay == series.isAllDay && wanted.zone == series.zone
  }

  /// Returns the start of the occurrence to display after the edit: the one at `start`, unless it
  /// is overridden or did not change; otherwise the next one that follows the rule. With another
  /// rule, the current or next one without an override.
  func startToDisplay(
    _ changed: SeriesTimetable, at start: LocalTime, _ edit: RepetitionEdit
  ) -> LocalTime {
    if edit != .keep {
      let now = clock.zone.localTime(at: clock.now())
      return changed.representativeOccurrence(at: now) { !$0.isOverridden }?.originalStart ?? start
    }
    guard let own = changed.occurrence(at: start), let byRule = changed.withoutOverride(own),
      ignoresOverride || byRule.event.details.span != own.event.details.span
    else { return start }
    return changed.representativeOccurrence(at: start) { !$0.isOverridden }?.originalStart ?? start
  }

  /// Reports the occurrences that became future or past because all from `cut` on moved by that
  /// many seconds.
  func reportMovedAcrossNow(
    _ changed: SeriesTimetable?, from cut: LocalTime = .earliest, by seconds: Int,
    in outcome: inout EventOutcome
  ) {
    guard let changed, seconds != 0 else { return }
    let (moment, now) = (clock.now(), clock.zone.localTime(at: clock.now()))
    let stretch = now..<now.adding(seconds: abs(seconds))
    if seconds > 0 {
      outcome.movedToFuture = changed.occurrences(in: stretch).filter { time in
        let before = time.originalStart.flatMap {
          timetable.occurrence(at: $0.adding(seconds: -seconds))
        }
        return before.map { $0.endsAt <= moment } ?? false
      }
    } else {
      outcome.movedToPast = timetable.occurrences(in: stretch).compactMap { time in
        guard let original = time.originalStart, original >= cut,
          let after = changed.occurrence(at: original.adding(seconds: seconds)),
          after.endsAt <= moment
        else { return nil }
        return after
      }
    }
  }
}
