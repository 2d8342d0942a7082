import HearthDomain

/// Values that the constructors of all rule sets build.
extension RuleSet {
  static func number(_ value: Int) -> Value { .number(Numeral(value)) }

  static func pattern(_ fill: (inout DatePattern) -> Void) -> DatePattern {
    var pattern = DatePattern()
    fill(&pattern)
    return pattern
  }

  static func date(_ fill: (inout DatePattern) -> Void) -> Value { .moment(Moment(pattern(fill))) }

  /// Returns a copy of a day with additional properties.
  static func date(_ base: DatePattern, _ fill: (inout DatePattern) -> Void) -> Value {
    var copy = base
    fill(&copy)
    return .moment(Moment(copy))
  }

  static func facts(_ fill: (inout Facts) -> Void) -> Value {
    var facts = Facts()
    fill(&facts)
    return .facts(facts)
  }

  /// Returns a repetition with so many units: `3 weeks in a row`; nil for units that do not repeat.
  static func inARow(_ length: Length) -> Value? {
    guard length.isOfDays, length.count > 1 else { return nil }
    return RepetitionPattern(every: Length(1, length.unit)).map { pattern in
      facts { ($0.repetition, $0.count) = (pattern, length.count) }
    }
  }

  static func time(_ clock: ClockPattern) -> Value { .moment(Moment(clock: clock)) }

  /// Returns the time written as four digits on a 24-hour clock; nil if the minutes are invalid.
  static func twentyFourHourDigits(_ a: Arguments) -> Value? {
    let (hour, minute) = (a.int(0) / 100, a.int(0) % 100)
    return minute < 60 ? time(ClockPattern(hour: hour, minute: minute, is24Hour: true)) : nil
  }

  /// Returns the part of the day that the first element names.
  static func timeOfPart(_ a: Arguments) -> Value? { a.part(0).map { time(ClockPattern($0)) } }

  static func clock(_ fill: (inout ClockPattern) -> Void) -> Value {
    var clock = ClockPattern()
    fill(&clock)
    return time(clock)
  }

  /// Returns a plain repetition with additional properties; nil if the pattern is not plain or has
  /// another frequency.
  static func filled(
    _ pattern: RepetitionPattern, _ frequency: Recurrence.Frequency? = nil,
    _ fill: (inout RepetitionPattern) -> Void
  ) -> Value? {
    guard pattern.isPlain, frequency == nil || pattern.frequency == frequency else { return nil }
    var copy = pattern
    fill(&copy)
    return .repetition(copy)
  }
}
