/// Day, time of day or both, as described by words.
struct Moment: Hashable, Sendable {
  var date = DatePattern()
  var clock = ClockPattern()

  var hasDate: Bool { !date.isEmpty }
  /// Whether an hour or a part of the day is named.
  var hasTime: Bool { clock.hour != nil || clock.part != nil }
  var hasHour: Bool { clock.hour != nil }

  /// Distance from now in minutes: `in 20 minutes`, `now`; nil if no such distance is named.
  var minutesFromNow: Int? {
    guard let distance = date.distance, distance.unit == .minute else { return nil }
    return distance.count
  }

  init(_ date: DatePattern = DatePattern(), _ clock: ClockPattern = ClockPattern()) {
    self.date = date
    self.clock = clock
  }

  var dateOnly: Moment { Moment(date) }
  var timeOnly: Moment { Moment(DatePattern(), clock) }
}

/// Span between two moments as described by words.
struct Span: Hashable, Sendable {
  var start: Moment
  var end: Moment
}
