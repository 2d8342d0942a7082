import HearthDomain

/// Lengths, and days and times at a distance from now or from another day.
extension EnglishRules {
  static func addDistances(to grammar: inout GrammarBuilder) {
    addLengths(to: &grammar)
    addFromNow(to: &grammar)
    addFromDays(to: &grammar)
    addWeekdaysFromDays(to: &grammar)
  }

  private static func addLengths(to grammar: inout GrammarBuilder) {
    grammar.rule("length", "%0-9999999 -? $unit", .length, 1) { a in
      // `800 m` and `500m` are distances.
      guard a.length(1) != Length(1, .minute) || a.int(0) <= 300 else { return nil }
      return a.length(1).multiplied(by: a.int(0)).map(Value.length)
    }
    grammar.rule("long hours", "#13-23 +h", .length, 12) { a in minutes(60 * a.int(0)) }
    grammar.rule("one unit", "a|an|one $unit", .length, 1) { a in .length(a.length(0)) }
    grammar.rule("couple of", "a couple of|more? $unit ; couple of $unit", .length, 2) { a in
      a.length(0).multiplied(by: 2).map(Value.length)
    }
    grammar.rule("a few units", "a few $unit ; several $unit", .length, 2) { a in
      a.length(0).multiplied(by: 3).map(Value.length)
    }
    grammar.rule(
      "hours and a half",
      "%1-99 and a half hours ; %1-99 hours|hour and a half ; #1-99 +½ hours|hour|h ; an hour and a half",
      .length, 4
    ) { a in minutes((a.has(0) ? a.int(0) : 1) * 60 + 30) }
    grammar.rule("decimal hours", "#0-99 +,|. +#0-99 -? $unit", .length, 4) { a in decimalLength(a)
    }
    grammar.rule(
      "hours and minutes",
      "#1-99 +h|hr|hrs +#1-59 +m|min|mins? ; #1-99 h|hr|hrs|hour|hours and? #1-59 m|min|mins|minutes ; "
        + "%1-99 hour|hours and? %1-59 minutes",
      .length, 2.5
    ) { a in minutes(a.int(0) * 60 + a.int(1)) }
    grammar.rule("hours, number", "#1-12 hr|hrs|hour|hours #05-55", .length, 2, .counting) { a in
      a.int(1) % 5 == 0 ? minutes(a.int(0) * 60 + a.int(1)) : nil
    }
    grammar.rule(
      "working days",
      "%1-999 working|business|week days|day ; %1-999 weekdays|weekday|workdays|workday",
      .length, 2
    ) { a in .length(Length(a.int(0), .workday)) }
  }

  private static func minutes(_ count: Int) -> Value { .length(Length(count, .minute)) }

  /// Returns a length such as `1.5 hours`; nil if it is not a whole number of minutes.
  private static func decimalLength(_ a: Arguments) -> Value? {
    guard let fraction = a.numeral(1), a.length(2).unit == .minute, a.length(2).count == 60 else {
      return nil
    }
    let parts = fraction.digitCount == 1 ? fraction.value * 10 : fraction.value
    return parts * 60 % 100 == 0 && fraction.digitCount <= 2
      ? minutes(a.int(0) * 60 + parts * 60 / 100) : nil
  }

  // MARK: From now

  private static func addFromNow(to grammar: inout GrammarBuilder) {
    grammar.rule(
      "in a length",
      "in LEN ; in LEN '? time ; LEN from now|today ; LEN hence|out|later ; in another LEN ; "
        + "in about|around LEN ; in LEN from now",
      .date, 3
    ) { a in distance(a.length(0)) }
    grammar.table("possessive", EnglishWords.possessiveUnits, Value.length)
    grammar.rule("in weeks' time", "in %1-99 $possessive time", .date, 3) { a in
      a.length(1).multiplied(by: a.int(0)).flatMap(distance)
    }
    grammar.rule("in a week's time", "in a|an|one $possessive time", .date, 3) { a in
      distance(a.length(0))
    }
    grammar.rule("ago", "LEN ago ; LEN earlier", .date, 3) { a in distance(a.length(0).negated) }
    grammar.rule("signed length", "+ +#0-9999999 +$unit", .date, 5) { a in
      distance(calendarLength(a))
    }
    grammar.rule("negative length", "- +#0-9999999 +$unit", .date, 3) { a in
      distance(calendarLength(a)?.negated)
    }
    grammar.rule("next few", "in|within the next few $unit", .date, 3) { a in
      a.length(0).multiplied(by: 3).flatMap(distance)
    }
  }

  /// Returns the length of `+1m`: a month, or minutes if the number is larger than 11.
  private static func calendarLength(_ a: Arguments) -> Length? {
    let unit = a.length(1)
    return unit == Length(1, .minute) && a.int(0) <= 11
      ? Length(a.int(0), .month) : unit.multiplied(by: a.int(0))
  }

  private static func distance(_ length: Length?) -> Value? {
    guard let length, length.unit != .night else { return nil }
    return date { $0.distance = length }
  }

  // MARK: From another day

  private static func addFromDays(to grammar: inout GrammarBuilder) {
    grammar.rule("length and day", "LEN DATE ; LEN on DATE", .date, 2) { a in
      a.length(0).unit == .week ? weeks(a.length(0), from: a.date(1)) : nil
    }
    grammar.rule("fortnight and day", "fortnight on? DATE ; DATE fortnight", .date, 2) { a in
      weeks(Length(2, .week), from: a.date(0))
    }
    grammar.rule("day week", "DATE week", .date, 2) { a in
      weeks(Length(1, .week), from: a.date(0))
    }
    grammar.rule("week and day", "week DATE", .date, 3) { a in
      a.date(0).isOnlyDistance ? shifted(Length(1, .week), from: a.date(0)) : nil
    }
    grammar.rule("length after a day", "LEN after|from|past|following DATE", .date, 2.5) { a in
      canShift(a.length(0), a.date(1)) ? shifted(a.length(0), from: a.date(1)) : nil
    }
    grammar.rule("length and day", "LEN before|prior DATE ; LEN prior to DATE", .date, 3) { a in
      canShift(a.length(0), a.date(1)) ? shifted(a.length(0).negated, from: a.date(1)) : nil
    }
    grammar.rule(
      "day after", "on? the? day after|following DATE ; the morning after DATE", .date, 4
    ) { a in
      canShift(Length(1, .day), a.date(0)) ? shifted(Length(1, .day), from: a.date(0)) : nil
    }
    grammar.rule("day before", "on? the? day before DATE", .date, 4) { a in
      canShift(Length(1, .day), a.date(0)) ? shifted(Length(-1, .day), from: a.date(0)) : nil
    }
    grammar.rule("night before", "on? the? night|evening before DATE", .dayAndTime, 4) { a in
      guard canShift(Length(1, .day), a.date(0)) else { return nil }
      let day = pattern { $0.shift = Shift(Length(-1, .day), from: a.date(0)) }
      return .moment(Moment(day, ClockPattern(.evening)))
    }
  }

  /// Returns the day some weeks after a weekday or a distance; nil for other days.
  private static func weeks(_ length: Length, from day: DatePattern) -> Value? {
    day.onlyWeekday != nil || day.isOnlyDistance ? shifted(length, from: day.afterToday) : nil
  }

  private static func canShift(_ length: Length, _ base: DatePattern) -> Bool {
    length.isOfDays && length.unit != .night && base.shift == nil && !base.isOnlyPeriod
      && base.distance?.unit != .minute
  }

  private static func addWeekdaysFromDays(to grammar: inout GrammarBuilder) {
    let signs = [("after|following", 1), ("before|preceding", -1)]
    for (words, sign) in signs {
      grammar.rule("weekday beside a day", "on? the? DATE \(words) DATE", .date, 4) { a in
        weekday(of: a.date(0), sign, from: a.date(1))
      }
      grammar.rule("nth weekday by a day", "on? the? COUNTED DATE \(words) DATE", .date, 5) { a in
        a.int(0) > 0 ? weekday(of: a.date(1), sign * a.int(0), from: a.date(2)) : nil
      }
    }
    grammar.rule(
      "weekday closest to a day", "on? the? DATE closest|nearest to? DATE", .date, 5
    ) { a in weekday(of: a.date(0), 0, from: a.date(1)) }
    grammar.rule("weekdays from now", "%1-52 $weekdays from now|today", .date, 4) { a in
      shifted(Length(a.int(0), .weekday(a.weekday(1))), from: today)
    }
    grammar.rule("weekdays from a day", "%1-52 $weekdays after DATE", .date, 4) { a in
      canShift(Length(1, .day), a.date(2))
        ? shifted(Length(a.int(0), .weekday(a.weekday(1))), from: a.date(2)) : nil
    }
  }

  private static func weekday(of day: DatePattern, _ count: Int, from base: DatePattern) -> Value? {
    guard canShift(Length(1, .day), base), base.onlyWeekday == nil else { return nil }
    if let weekday = day.onlyWeekday {
      return shifted(Length(count, .weekday(weekday)), from: base)
    }
    return day.isOnlyInWeek && day.isWeekend ? shifted(Length(count, .weekend), from: base) : nil
  }
}

extension DatePattern {
  /// Whether the pattern is only a distance in days: `today`, `tomorrow`.
  fileprivate var isOnlyDistance: Bool {
    distance?.unit == .day && hasOnly([.distance])
  }
}
