import HearthDomain

/// The times of an event while they are edited. Other than for a stored event, the start may be
/// after the end.
struct EventTimes: Hashable {
  private(set) var start: LocalTime
  /// The end. If the event is all-day, only its day is used.
  private(set) var end: LocalTime
  /// Number of seconds by which the end lies beyond the last day of the calendar. Such an end is
  /// rejected, not clamped, until the user enters another.
  private var secondsBeyondCalendar = 0
  private(set) var isAllDay: Bool
  /// Length of a timed event unless the user enters one.
  private let defaultMinutes: Int
  /// The times before the event became all-day.
  private var timesBeforeAllDay: SavedTimes?

  private struct SavedTimes: Hashable {
    let start: LocalTime
    let end: LocalTime
    let secondsBeyondCalendar: Int
  }

  /// The distance by which a key moves a time.
  enum Step: Hashable {
    case fiveMinutes(Int)
    case hours(Int)
    case days(Int)
  }

  init(
    of span: EventSpan, in zone: any ZoneRules, lasting minutes: Int = EventSpan.defaultMinutes
  ) {
    defaultMinutes = minutes
    switch span.bounds {
    case .allDay(let first, let last):
      // These times are used if the event becomes timed.
      start = LocalTime(day: first, time: .noon)
      end = LocalTime(day: last, time: .noon).adding(minutes: minutes)
    case .floating, .anchored: (start, end) = (span.start(in: zone), span.end(in: zone))
    }
    isAllDay = span.isAllDay
  }

  /// The time of day of the start; nil for whole days.
  var startTime: TimeOfDay? { isAllDay ? nil : start.time }

  /// The days from the earlier to the later of start and end.
  var days: ClosedRange<Day> { min(start.day, end.day)...max(start.day, end.day) }

  /// Moves the start and keeps the duration.
  mutating func moveStart(to new: LocalTime) {
    let last = end.secondsSinceEpoch + secondsBeyondCalendar
    if isAllDay {
      setEnd(at: last + (new.day - start.day) * 86_400)
    } else if start.secondsSinceEpoch < last {
      setEnd(at: last + new.secondsSinceEpoch - start.secondsSinceEpoch)
    }
    start = new
  }

  mutating func moveEnd(to new: LocalTime) {
    setEnd(at: new.secondsSinceEpoch)
  }

  /// Sets the duration.
  mutating func setDuration(minutes: Int) {
    // The limit is longer than the calendar, and avoids an overflow.
    setEnd(at: start.secondsSinceEpoch + 60 * min(minutes, 10_000_000_000))
  }

  private mutating func setEnd(at seconds: Int) {
    end = LocalTime(clampingSecondsSinceEpoch: seconds)
    secondsBeyondCalendar = max(0, seconds - end.secondsSinceEpoch)
  }

  mutating func moveTime(_ edge: ClockNotice.Edge, by step: Step) {
    switch edge {
    case .start: moveStart(to: moved(start, by: step))
    case .end: moveEnd(to: moved(end, by: step))
    }
  }

  /// Makes the event all-day, or timed. It gets its previous times back if the days did not change
  /// in between.
  mutating func setAllDay(_ isAllDay: Bool) {
    guard isAllDay != self.isAllDay else { return }
    self.isAllDay = isAllDay
    if isAllDay {
      timesBeforeAllDay = SavedTimes(
        start: start, end: end, secondsBeyondCalendar: secondsBeyondCalendar)
      secondsBeyondCalendar = 0
      // An end at midnight means that the day before is the last one.
      if end.time == .midnight, end.day > start.day {
        end = LocalTime(day: end.day.adding(days: -1), time: start.time)
      }
    } else if let timesBeforeAllDay, timesBeforeAllDay.start.day == start.day,
      timesBeforeAllDay.end.day - end.day <= 1
    {
      (start, end, secondsBeyondCalendar) = (
        timesBeforeAllDay.start, timesBeforeAllDay.end, timesBeforeAllDay.secondsBeyondCalendar
      )
    } else if end <= start {
      setDuration(minutes: defaultMinutes)
    }
  }

  /// Makes the event cover the whole day of its start.
  mutating func makeAllDay() {
    setAllDay(true)
    moveEnd(to: LocalTime(day: start.day, time: end.time))
  }

  /// Makes an all-day event timed; if it covered several days, with the default duration.
  mutating func makeTimed() {
    let days = days
    setAllDay(false)
    if days.lowerBound < days.upperBound { setDuration(minutes: defaultMinutes) }
  }

  /// Whether the event has the default duration.
  var hasDefaultDuration: Bool {
    end.secondsSinceEpoch + secondsBeyondCalendar - start.secondsSinceEpoch == 60 * defaultMinutes
  }

  private func moved(_ time: LocalTime, by step: Step) -> LocalTime {
    switch step {
    case .days(let days): LocalTime(day: time.day.adding(days: days), time: time.time)
    // The times of all-day events move by whole days instead.
    case .fiveMinutes(let count) where isAllDay, .hours(let count) where isAllDay:
      LocalTime(day: time.day.adding(days: count), time: time.time)
    case .fiveMinutes(let count): time.steppedByFiveMinutes(count)
    case .hours(let hours): time.adding(minutes: 60 * hours)
    }
  }

  /// Returns the span with these times, in the zone and kind of the previous span. Throws
  /// ``DomainError/invalid(_:)`` if the end is not after the start or lies beyond the calendar.
  func span(inPlaceOf before: EventSpan, in zone: any ZoneRules) throws -> EventSpan {
    guard secondsBeyondCalendar == 0 else { throw DomainError.invalid(.eventEnd, .afterLastYear) }
    if isAllDay {
      return try EventSpan(allDayFrom: start.day, through: end.day, zone: before.zone)
    }
    guard case .anchored = before.bounds else {
      return try EventSpan(from: start, to: end, zone: before.zone)
    }
    // Keeps the same instants if the times did not change, because a local time may occur twice.
    if start == before.start(in: zone), end == before.end(in: zone) { return before }
    return try before.starting(at: start, in: zone).ending(at: end, in: zone)
  }
}
