// Clock of a series, and changes to another one.
extension SeriesChange {
  /// Returns the time zone in which the new time was entered, if it differs from the previous one;
  /// otherwise nil.
  func newClock(of wanted: EventSpan, insteadOf own: EventSpan) -> (any ZoneRules)? {
    guard case .anchored = wanted.bounds else { return nil }
    if case .anchored = own.bounds, own.zone == wanted.zone { return nil }
    return clock.zone.zone(named: wanted.zone)
  }

  /// Returns the span on the clock of the series.
  func onSeriesClock(_ span: EventSpan) -> EventSpan {
    guard event.series?.followsZone == true else {
      // A single occurrence may have a time zone of its own.
      guard case .anchored = span.bounds else { return span }
      return span.onWallClock(of: clock.zone).withZone(event.span.zone)
    }
    let zone = timetable.seriesClock(beside: clock.zone)
    guard zone.name == event.span.zone else { return span }
    switch span.bounds {
    case .allDay: return span
    case .anchored: return span.onWallClock(of: zone)
    case .floating(let start, let end):
      if span.zone == zone.name { return span }
      let moments = (clock.zone.instant(of: start), clock.zone.instant(of: end))
      let own = try? EventSpan(from: moments.0, to: moments.1, in: zone)
      return own?.onWallClock(of: zone) ?? span
    }
  }

  /// Returns a function that computes the details that the rule yields at an original start. If the
  /// series follows its own time zone, the spans are fixed moments, as in its overrides.
  func detailsByRule(_ series: Event) -> (LocalTime) -> EventDetails? {
    guard series.series?.followsZone == true,
      let timetable = SeriesTimetable(of: series, [], in: clock.zone)
    else { return { series.details(at: $0) } }
    return { timetable.ruleDetails(at: $0) }
  }
}
