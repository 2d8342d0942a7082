// On which clock a series hangs, and the one onto which a change puts it.
extension SeriesChange {
  /// The clock of another zone, where somebody told the time on that: what was a time here, or on
  /// one more clock, becomes moments that were told there.
  func newClock(of wanted: EventSpan, insteadOf own: EventSpan) -> (any ZoneRules)? {
    guard case .anchored = wanted.bounds else { return nil }
    if case .anchored = own.bounds, own.zone == wanted.zone { return nil }
    return clock.zone.zone(named: wanted.zone)
  }

  /// On the clock of the series, where that hangs in another zone: there it repeats.
  func onClock(_ span: EventSpan) -> EventSpan {
    guard event.series?.followsZone == true else {
      // One time of it may be told on a clock of its own.
      guard case .anchored = span.bounds else { return span }
      return span.onFace(of: clock.zone).told(in: event.span.zone)
    }
    let zone = timetable.seriesClock(beside: clock.zone)
    guard zone.name == event.span.zone else { return span }
    switch span.bounds {
    case .allDay: return span
    case .anchored: return span.onFace(of: zone)
    case .floating(let start, let end):
      if span.zone == zone.name { return span }
      let moments = (clock.zone.instant(of: start), clock.zone.instant(of: end))
      let own = try? EventSpan(from: moments.0, to: moments.1, in: zone)
      return own?.onFace(of: zone) ?? span
    }
  }

  /// What a series has by its rule at each of its starts: moments where it keeps to the clock of
  /// another zone, as what was changed of one time alone has them.
  func byRule(_ series: Event) -> (LocalTime) -> EventDetails? {
    guard series.series?.followsZone == true,
      let timetable = SeriesTimetable(of: series, [], in: clock.zone)
    else { return { series.details(at: $0) } }
    return { timetable.detailsByRule(at: $0) }
  }
}
