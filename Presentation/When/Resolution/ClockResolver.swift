import HearthDomain

/// Resolves clock patterns to minutes since midnight.
///
/// A result of 1,440 or more is a time of the next day: the midnight that ends a day, or the small
/// hours of a night.
struct ClockResolver {
  let context: WhenContext
  let subject: Subject
  /// Context that decides an hour without a half of the day.
  struct HourContext {
    /// Whether a day other than today is given.
    var hasDay = false
    /// Whether the plan repeats on all five working days.
    var isOnWorkdays = false
    var isToday = false
  }

  /// Guess made for a resolved time; nil if the words were sufficient.
  private(set) var guess: Guess?
  /// Whether a part of the day or the subject decided the half of the day.
  private(set) var isHalfDecided = false

  init(_ context: WhenContext, _ subject: Subject) {
    self.context = context
    self.subject = subject
  }

  /// Returns the minute of a pattern; nil if the pattern names no time.
  mutating func minute(
    _ clock: ClockPattern, _ around: HourContext
  ) throws(OpenReason) -> Int? {
    guard let hour = clock.hour else {
      guard let part = clock.part else { return nil }
      guard let start = part.usualStart(of: clock.portion) else { throw .part }
      guess = guess ?? .usualStart(start)
      return start
    }
    let minute = clock.minute ?? 0
    if clock.isImplied { guess = guess ?? .usualStart(hour * 60 + minute) }
    guard hour <= 24, hour < 24 || minute == 0 else { throw .noSuchTime }
    let (am, pm) = (hour % 12 * 60 + minute, (hour % 12 + 12) * 60 + minute)
    // `tonight at 2am` is in the night that begins tonight.
    if clock.half == .am, hour > 12 { throw .noSuchTime }
    if clock.half == .am { return clock.part == .night && am < 6 * 60 ? am + 1_440 : am }
    if clock.half == .pm { return pm }
    if clock.is24Hour || hour > 12 || hour == 0 { return hour * 60 + minute }
    if let part = clock.part { return Self.minute(hour, minute, in: part) }
    if clock.minute != nil, subject.isTravel {
      if am < 12 * 60 { guess = .half(am) }
      return hour * 60 + minute
    }
    if context.hoursAreLiteral { return hour * 60 + minute }
    if let hours = subject.usualHours {
      if hour == 12, hours.upperBound >= 24 * 60 {
        isHalfDecided = true
        return 24 * 60 + minute
      }
      if let fitting = [am, pm, am + 1_440].first(where: hours.contains) {
        isHalfDecided = true
        let isUnsure = subject.isFirstHourUnsure && fitting < hours.lowerBound + 60
        if fitting > 1_440 || isUnsure { guess = .half(fitting % 1_440) }
        return fitting
      }
    }
    return closestMinute(hour, am, pm, around)
  }

  /// Returns the minute of an hour without other hints: the closest time if the day is open or
  /// today, otherwise the usual half of the day.
  private mutating func closestMinute(
    _ hour: Int, _ am: Int, _ pm: Int, _ around: HourContext
  ) -> Int {
    if !around.hasDay || around.isToday {
      let closest =
        context.searchDirection == .past ? lastMinute(am, pm) : nextMinute(am, pm, around)
      if let closest {
        guess = .half(closest)
        return closest
      }
    }
    let result: Int
    switch hour {
    case 12: result = pm
    case 1...6: result = pm
    case 9...11: result = am
    default: result = around.isOnWorkdays ? am : pm
    }
    if !(hour == 12 && result == 12 * 60), !(1...4).contains(hour) { guess = .half(result) }
    return result
  }

  /// Returns the next time of both halves from 6am on, today or, if no day is given, tomorrow; nil
  /// if there is none.
  private func nextMinute(_ am: Int, _ pm: Int, _ around: HourContext) -> Int? {
    for days in around.isToday ? [0] : [0, 1] {
      for minute in [am, pm] where minute >= 6 * 60 {
        if minute + days * 1_440 > context.minuteNow { return minute }
      }
    }
    return nil
  }

  /// Returns the later of both times that has come today; nil if none has. A time that comes within
  /// minutes counts as well: people round to the full hour.
  private func lastMinute(_ am: Int, _ pm: Int) -> Int? {
    [pm, am].first { $0 <= context.minuteNow + WhenContext.maxMinutesAhead }
  }

  /// Returns the minute of an hour in a part of the day; 12 in the evening or at night is midnight.
  private static func minute(_ hour: Int, _ minute: Int, in part: PartOfDay) -> Int {
    if hour == 12, part == .night || part == .evening { return 24 * 60 + minute }
    let base = hour % 12 * 60 + minute
    if let fitting = [base, base + 720, base + 1_440].first(where: part.hourRange.contains) {
      return fitting
    }
    return part == .am || part == .morning || part == .dawn ? base : base + 720
  }

  // MARK: Spans

  /// Returns the minutes of both ends of a span; the end is after the start.
  mutating func minutes(
    from start: ClockPattern, to end: ClockPattern, _ around: HourContext
  ) throws(OpenReason) -> (start: Int, end: Int) {
    var (start, end) = (start, end)
    if start.hasCertainHalf, end.needsHalf {
      end.is24Hour =
        start.hour.map { $0 < (end.hour ?? 0) || end.hour.map { $0 > 12 } ?? false } ?? false
    } else if end.hasCertainHalf, end.hour != 24, start.needsHalf {
      start.is24Hour = true
    }
    if let half = end.half, start.needsHalf, let hour = start.hour {
      return try spanEnding(at: end, half, from: hour, start.minute ?? 0, around)
    }
    if start.needsHalf, end.needsHalf, let first = start.hour, let second = end.hour {
      let (from, to) = (first * 60 + (start.minute ?? 0), second * 60 + (end.minute ?? 0))
      let length = ((to - from) % 720 + 720) % 720
      let duration = length == 0 ? 720 : length
      let endsAfterNoon = around.hasDay && from < 12 * 60 && from + duration >= 12 * 60
      if from >= 5 * 60, endsAfterNoon || to == 12 * 60, subject.usualHours == nil {
        // `8-12` is a morning, and `8-1` does not end in the small hours.
        guess = .half(from)
        return (from, from + duration)
      }
      if duration >= 7 * 60, subject.usualHours == nil {
        // A working day begins in the morning; 2 never means the small hours.
        let begin = from % 720 + (from % 720 < 5 * 60 ? 720 : 0)
        guess = .half(begin)
        return (begin, begin + duration)
      }
      let begin = try minute(start, around) ?? 0
      return (begin, begin + duration)
    }
    guard let begin = try minute(start, around) else { throw .missingStart }
    guard var finish = try endMinute(end, after: begin, around) else { throw .missingEnd }
    while finish <= begin { finish += end.needsHalf ? 720 : 1_440 }
    return (begin, finish)
  }

  private mutating func endMinute(
    _ end: ClockPattern, after begin: Int, _ around: HourContext
  ) throws(OpenReason) -> Int? {
    guard end.needsHalf, let hour = end.hour else {
      if end.hour == nil, let part = end.part { return part.endMinute }
      return try minute(end, around)
    }
    return hour % 12 * 60 + (end.minute ?? 0)
  }

  /// Returns the minutes of a span such as `7-9pm`, whose start is in the half of the day that
  /// makes the span shorter.
  private mutating func spanEnding(
    at end: ClockPattern, _ half: ClockPattern.Half, from hour: Int, _ minute: Int,
    _ around: HourContext
  ) throws(OpenReason) -> (start: Int, end: Int) {
    guard let finish = try self.minute(end, around) else { throw .missingEnd }
    let starts = [hour % 12 * 60 + minute, (hour % 12 + 12) * 60 + minute]
    let lengths = starts.map { ((finish - $0) % 1_440 + 1_440) % 1_440 }.map {
      $0 == 0 ? 1_440 : $0
    }
    let index = lengths[0] <= lengths[1] ? 0 : 1
    return (starts[index], starts[index] + lengths[index])
  }
}

extension ClockPattern {
  /// Whether the hour is on a 24-hour clock.
  var hasCertainHalf: Bool {
    guard half == nil, let hour else { return false }
    return is24Hour || hour > 12 || hour == 0
  }

  /// Whether an hour is given without its half of the day.
  var needsHalf: Bool { hour != nil && half == nil && part == nil && !hasCertainHalf }
}
