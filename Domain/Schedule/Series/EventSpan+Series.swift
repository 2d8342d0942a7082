extension EventSpan {
  /// Where a series of it begins on its own clock; nil for moments, which have none.
  public var repetitionStart: RepetitionStart? {
    switch bounds {
    case .floating(let start, _): .time(start)
    case .anchored: nil
    case .allDay(let first, _): .day(first)
    }
  }

  /// How long it lasts on its own clock, in seconds.
  var nominalLength: Int {
    switch bounds {
    case .floating(let start, let end): end.secondsSinceEpoch - start.secondsSinceEpoch
    case .anchored(let start, let end): end.seconds - start.seconds
    case .allDay(let first, let last): (last - first + 1) * 86_400
    }
  }

  /// Moments as the times that the clock of that zone shows, on which what repeats goes by them.
  func onFace(of zone: any ZoneRules) -> EventSpan {
    guard case .anchored(let start, let end) = bounds else { return self }
    let (first, last) = (zone.localTime(at: start), zone.localTime(at: end))
    return (try? EventSpan(from: first, to: last, zone: zone.name)) ?? self
  }

  func told(in zone: String) -> EventSpan { EventSpan(known: bounds, zone: zone) }

  /// The span of the time of a series that starts then on the series' clock, as the clock of the
  /// zone shows it; nil where the calendar ends.
  func occurring(at original: LocalTime, in zone: any ZoneRules) -> EventSpan? {
    guard let moved = moved(to: original) else { return nil }
    return moved.settled(in: zone).span
  }

  /// The same on the clock of the series; whole days go by the day.
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
  /// What the time of a series has that starts then by the rule.
  func details(at original: LocalTime) -> EventDetails? {
    guard let span = span.moved(to: original) else { return nil }
    var details = details
    details.span = span
    return details
  }
}
