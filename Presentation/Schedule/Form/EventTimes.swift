import HearthDomain

/// The times of an event while they are being entered; the start may be after the end.
struct EventTimes: Hashable {
  private(set) var start: LocalTime
  /// Of whole days, a time on the last one.
  private(set) var end: LocalTime
  /// How many seconds it lasts beyond the end of the calendar: it is refused, not shortened, until
  /// somebody says another time.
  private var beyond = 0
  private(set) var isAllDay: Bool
  /// What they were before whole days were taken.
  private var timed: Timed?

  private struct Timed: Hashable {
    let start: LocalTime
    let end: LocalTime
    let beyond: Int
  }

  /// How far a key moves a time.
  enum Step: Hashable {
    case fiveMinutes(Int)
    case hours(Int)
    case days(Int)
  }

  init(of span: EventSpan, in zone: any ZoneRules) {
    switch span.bounds {
    case .allDay(let first, let last):
      // Times to begin with when the whole days are given up.
      start = LocalTime(day: first, time: .noon)
      end = LocalTime(day: last, time: .noon).adding(minutes: EventSpan.usualMinutes)
    case .floating, .anchored: (start, end) = (span.start(in: zone), span.end(in: zone))
    }
    isAllDay = span.isAllDay
  }

  /// The days that are touched, in order even where the times are not.
  var days: ClosedRange<Day> { min(start.day, end.day)...max(start.day, end.day) }

  /// Moves the start; the event lasts as long as before.
  mutating func moveStart(to new: LocalTime) {
    let last = end.secondsSinceEpoch + beyond
    if isAllDay {
      putEnd(at: last + (new.day - start.day) * 86_400)
    } else if start.secondsSinceEpoch < last {
      putEnd(at: last + new.secondsSinceEpoch - start.secondsSinceEpoch)
    }
    start = new
  }

  mutating func moveEnd(to new: LocalTime) {
    putEnd(at: new.secondsSinceEpoch)
  }

  /// Makes it last so long.
  mutating func last(minutes: Int) {
    // No calendar has more.
    putEnd(at: start.secondsSinceEpoch + 60 * min(minutes, 10_000_000_000))
  }

  private mutating func putEnd(at seconds: Int) {
    end = LocalTime(clampingSecondsSinceEpoch: seconds)
    beyond = max(0, seconds - end.secondsSinceEpoch)
  }

  mutating func step(_ edge: ClockNotice.Edge, by step: Step) {
    switch edge {
    case .start: moveStart(to: stepped(start, by: step))
    case .end: moveEnd(to: stepped(end, by: step))
    }
  }

  /// Takes whole days, or times again: those of before where the days are the same.
  mutating func setAllDay(_ isAllDay: Bool) {
    guard isAllDay != self.isAllDay else { return }
    self.isAllDay = isAllDay
    if isAllDay {
      timed = Timed(start: start, end: end, beyond: beyond)
      beyond = 0
      // An end at midnight belongs to the day before.
      if end.time == .midnight, end.day > start.day {
        end = LocalTime(day: end.day.adding(days: -1), time: start.time)
      }
    } else if let timed, timed.start.day == start.day, timed.end.day - end.day <= 1 {
      (start, end, beyond) = (timed.start, timed.end, timed.beyond)
    } else if end <= start {
      last(minutes: EventSpan.usualMinutes)
    }
  }

  /// Takes the whole day of the start alone.
  mutating func takeWholeDay() {
    setAllDay(true)
    moveEnd(to: LocalTime(day: start.day, time: end.time))
  }

  /// Takes times in place of several whole days, as long as those of which nobody says how long.
  mutating func takeTimes() {
    let days = days
    setAllDay(false)
    if days.lowerBound < days.upperBound { last(minutes: EventSpan.usualMinutes) }
  }

  /// Whether the event lasts as long as one of which nobody said how long.
  var lastsAsUsual: Bool {
    end.secondsSinceEpoch + beyond - start.secondsSinceEpoch == 60 * EventSpan.usualMinutes
  }

  private func stepped(_ time: LocalTime, by step: Step) -> LocalTime {
    switch step {
    case .days(let days): LocalTime(day: time.day.adding(days: days), time: time.time)
    // Whole days have nothing smaller.
    case .fiveMinutes(let count) where isAllDay, .hours(let count) where isAllDay:
      LocalTime(day: time.day.adding(days: count), time: time.time)
    case .fiveMinutes(let count): time.steppedByFiveMinutes(count)
    case .hours(let hours): time.adding(minutes: 60 * hours)
    }
  }

  /// The span with these times, entered where the one before was; throws
  /// ``DomainError/invalid(_:)`` unless the start comes before the end, and this before the
  /// calendar's.
  func span(inPlaceOf before: EventSpan, in zone: any ZoneRules) throws -> EventSpan {
    guard beyond == 0 else { throw DomainError.invalid(.eventEnd, .calendarEnds) }
    if isAllDay {
      return try EventSpan(allDayFrom: start.day, through: end.day, zone: before.zone)
    }
    guard case .anchored = before.bounds else {
      return try EventSpan(from: start, to: end, zone: before.zone)
    }
    // Moments that were not touched stay, also where the clock shows their times twice.
    if start == before.start(in: zone), end == before.end(in: zone) { return before }
    return try before.starting(at: start, in: zone).ending(at: end, in: zone)
  }
}
