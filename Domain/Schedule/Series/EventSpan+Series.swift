extension EventSpan {
  /// Start of a series with this span, on the span's own clock. Nil for fixed moments, which have
  /// no clock.
  public var repetitionStart: RepetitionStart? {
    switch bounds {
    case .floating(let start, _): .time(start)
    case .anchored: nil
    case .allDay(let first, _): .day(first)
    }
  }

  /// Length on the span's own clock, in seconds.
  var nominalLength: Int {
    switch bounds {
    case .floating(let start, let end): end.secondsSinceEpoch - start.secondsSinceEpoch
    case .anchored(let start, let end): end.seconds - start.seconds
    case .allDay(let first, let last): (last - first + 1) * 86_400
    }
  }

  /// Returns a span of fixed moments as wall-clock times in `zone`, so that it can repeat on that
  /// clock; other spans unchanged.
  func onWallClock(of zone: any ZoneRules) -> EventSpan {
    guard case .anchored(let start, let end) = bounds else { return self }
    let (first, last) = (zone.localTime(at: start), zone.localTime(at: end))
    return (try? EventSpan(from: first, to: last, zone: zone.name)) ?? self
  }

  func withZone(_ zone: String) -> EventSpan { EventSpan(known: bounds, zone: zone) }

  /// Returns the span of the occurrence with that original start, adjusted to the clock of the
  /// zone; nil after the end of the calendar.
  func occurrenceSpan(at original: LocalTime, in zone: any ZoneRules) -> EventSpan? {
    guard let moved = moved(to: original) else { return nil }
    return moved.adjusted(in: zone).span
  }

  /// Returns the span with another start on the clock of the series; an all-day span moves by whole
  /// days. Nil for fixed moments and after the end of the calendar.
  package func moved(to start: LocalTime) -> EventSpan? {
    switch bounds {
    case .floating:
      let end = start.secondsSinceEpoch + nominalLength
      guard end <= LocalTime.latest.secondsSinceEpoch else { return nil }
      return EventSpan(
        known: .floating(start: start, end: LocalTime(clampingSecondsSinceEpoch: end)), zone: zone)
    case .anchored: return nil
    case .allDay(let first, let last):
      return Day(number: start.day.number + (last - first)).map {
        EventSpan(known: .allDay(first: start.day, last: $0), zone: zone)
      }
    }
  }
}

extension Event {
  /// Returns the details of the occurrence with that original start, as the rule yields them.
  func details(at original: LocalTime) -> EventDetails? {
    guard let span = span.moved(to: original) else { return nil }
    var details = details
    details.span = span
    return details
  }
}
