import HearthDomain

/// Times of day.
extension EnglishRules {
  static func addClock(to grammar: inout GrammarBuilder) {
    addHalves(to: &grammar)
    addWordsOfClock(to: &grammar)
    addPastAndTo(to: &grammar)
    addSpelledMinutes(to: &grammar)
    addAt(to: &grammar)
    addBareHours(to: &grammar)
    addHoursOfSubjects(to: &grammar)
  }

  static func clock(
    _ hour: Int, _ minute: Int? = nil, _ half: ClockPattern.Half? = nil
  ) -> ClockPattern {
    var clock = ClockPattern(
      hour: hour, minute: minute, is24Hour: half == nil && (hour > 12 || hour == 0))
    clock.half = half
    return clock
  }

  private static func addHalves(to grammar: inout GrammarBuilder) {
    grammar.rule("hour with half", "#1-12 HALF", .time, 5) { a in
      time(clock(a.int(0), nil, half(a, 1)))
    }
    grammar.rule("hour in words with half", "%1-12 HALF", .time, 4, [.adjectival, .counting]) { a in
      isWord(a) ? time(clock(a.int(0), nil, half(a, 1))) : nil
    }
    grammar.rule("half of minutes", "#1-12 +:|. +#00-59 HALF ; #1-12 #00-59 HALF", .time, 6) { a in
      time(clock(a.int(0), a.int(1), half(a, 2)))
    }
    grammar.rule("compact time with half", "#100-1259 HALF ; #100-1259 +$letter", .time, 4) { a in
      clockFromDigits(a).flatMap {
        (1...12).contains($0.hour ?? 0) ? withHalf($0, half(a, 1)) : nil
      }
    }
    grammar.rule("24 hours with pm", "#13-23 +:|. +#00-59 pm ; #13-23 pm", .time, 4) { a in
      time(clock(a.int(0), a.numeral(1)?.value))
    }
    grammar.rule("no such half", "#0-0 HALF ; #13-99 +am", .open, 3) { _ in .open(.noSuchTime) }
    grammar.rule("time and half", "TIME HALF ; TIME +$letter", .time, 4) { a in
      let clock = a.clock(0)
      let isOpen = clock.half == nil && clock.part == nil && clock.hour ?? 13 <= 12
      return isOpen ? withHalf(clock, half(a, 1)) : nil
    }
    grammar.table("letter", ["a": .am, "p": .pm], Value.part)
    grammar.rule("hour and p", "#1-12 +p", .time, -1) { a in time(clock(a.int(0), nil, .pm)) }
    grammar.rule("hour and a", "#4-11 +a", .time, -10) { a in time(clock(a.int(0), nil, .am)) }
    // Not `Vitamin 2a tomorrow`.
    grammar.rule("day, hour and a", "DATE #1-12 +a", .dayAndTime, 1) { a in
      a.moment(0).merged(with: Moment(clock: clock(a.int(1), nil, .am))).map(Value.moment)
    }
  }

  private static func withHalf(_ clock: ClockPattern, _ half: ClockPattern.Half?) -> Value {
    var copy = clock
    (copy.half, copy.is24Hour) = (half, false)
    return time(copy)
  }

  /// Returns the time written as three or four digits: `930`, `1645`; nil if the minutes are
  /// invalid.
  private static func clockFromDigits(_ a: Arguments) -> ClockPattern? {
    let (hour, minute) = (a.int(0) / 100, a.int(0) % 100)
    return minute < 60 ? ClockPattern(hour: hour, minute: minute) : nil
  }

  static func half(_ a: Arguments, _ index: Int) -> ClockPattern.Half? {
    a.part(index) == .am ? .am : a.part(index) == .pm ? .pm : nil
  }

  private static func addWordsOfClock(to grammar: inout GrammarBuilder) {
    grammar.rule("o'clock", "%1-24 o'clock|oclock", .time, 5) { a in time(clock(a.int(0))) }
    grammar.rule(
      "four digits", "#0000-2359 hrs|hours ; #0000-2359 +h ; at #0000-2359", .time, 6
    ) { a in twentyFourHourDigits(a) }
    grammar.rule("hour, minute and hours", "#0-23 +:|. +#00-59 hrs|hours|h", .time, 6) { a in
      time(ClockPattern(hour: a.int(0), minute: a.int(1), is24Hour: true))
    }
  }

  private static func addPastAndTo(to grammar: inout GrammarBuilder) {
    grammar.localRule("full hour", "%1-12 ; %1-12 o'clock", "HOUR") { a in time(clock(a.int(0))) }
    grammar.localRule("minutes", "%1-29 minutes|minute|mins|min", "MINUTES", 2)
    grammar.localRule("minutes in words", "%5-25", "MINUTES") { a in
      isWord(a) && a.int(0) % 5 == 0 ? a[0] : nil
    }
    grammar.rule("half past", "half past|after? HOUR", .time, 4) { a in timePast(a.clock(0), 30) }
    grammar.rule("minutes past", "MINUTES past|after HOUR ; #5-25 past HOUR", .time, 3) { a in
      timePast(a.clock(1), a.int(0))
    }
    grammar.rule("minutes to", "MINUTES to HOUR", .time, 1.5, [.adjectival, .counting]) { a in
      timeBefore(a.clock(1), a.int(0))
    }
    grammar.rule(
      "minutes of an unknown hour", "at MINUTES past|to ; at half past ; at #5-25 past|to", .open
    ) { _ in .open(.missingHour) }
    grammar.rule("minutes before", "MINUTES before|of|till|'til HOUR", .time, 2) { a in
      timeBefore(a.clock(1), a.int(0))
    }
  }

  private static func timePast(_ hour: ClockPattern, _ minutes: Int) -> Value {
    var clock = hour
    if clock.hour == 24 { clock.hour = 0 }
    clock.minute = minutes
    return time(clock)
  }

  private static func timeBefore(_ hour: ClockPattern, _ minutes: Int) -> Value {
    guard let full = hour.hour else { return time(hour) }
    var clock = hour
    if clock.half != nil { clock.half = .am }
    clock.hour = full == 24 ? 23 : (full + 10) % 12 + 1
    clock.minute = 60 - minutes
    return time(clock)
  }

  private static func addSpelledMinutes(to grammar: inout GrammarBuilder) {
    grammar.localRule("oh minutes", "oh|o %1-9", "SPELLED", 2)
    grammar.localRule("usual minutes", "%10-55", "SPELLED", 1) { a in
      isWord(a) && a.int(0) % 5 == 0 ? a[0] : nil
    }
    grammar.localRule("minutes of two words", "%20-50 -? %1-9", "SPELLED", 2) { a in
      isWord(a) && isWord(a, 1) && a.int(0) % 10 == 0
        ? number(a.int(0) + a.int(1)) : nil
    }
    grammar.rule("hour and minutes in words", "%1-12 SPELLED", .time, 2, .adjectival) { a in
      isWord(a) ? time(clock(a.int(0), a.int(1))) : nil
    }
  }

  private static func addAt(to grammar: inout GrammarBuilder) {
    grammar.rule("at an hour", "at|@ %1-24 sharp?", .time, 1) { a in time(hour(a, 0)) }
    grammar.rule("after an hour", "after #1-12", .time, -6, .counting) { a in time(hour(a, 0)) }
    grammar.rule("at hour and minutes apart", "at #1-12 #10-59", .time, 2) { a in
      a.int(1) % 5 == 0 ? time(clock(a.int(0), a.int(1))) : nil
    }
    grammar.localRule("three digits", "#100-959", "TIME3") { a in
      a.numeral(0)?.digitCount == 3 ? clockFromDigits(a).map(time) : nil
    }
    grammar.rule("digit span", "#1-12 \(dashes) TIME3 ; TIME3 \(dashes) TIME3", .bareSpan) { a in
      // Not `1-800-Flowers`.
      a.clock(1).minute == 0
        ? nil : span(a.numeral(0) == nil ? a.clock(0) : hour(a, 0), a.clock(1))
    }
    grammar.rule("at three digits", "at TIME3", .time, 2)
    grammar.rule("tonight at three digits", "tonight TIME3", .dayAndTime, 2) { a in
      let tonight = Moment(pattern { $0.distance = Length(0, .day) }, ClockPattern(.night))
      return tonight.merged(with: Moment(clock: a.clock(0).markedBare)).map(Value.moment)
    }
    grammar.rule("hour h", "#8-12 +h", .time, -10) { a in
      time(ClockPattern(hour: a.int(0), is24Hour: true))
    }
    grammar.rule("at hour h", "at|from #0-12 +h", .time, 1) { a in
      time(ClockPattern(hour: a.int(0), is24Hour: true))
    }
    grammar.rule(
      "at a time", "at|@ TIME ; TIME sharp|onwards|onward ; TIME on the dot ; after TIME", .time, 1
    )
    // `catch the 10:40 to Leeds`
    grammar.rule("the time of a journey", "the TIME", .time, -9, .staysInTitle) { a in
      a.clock(0).minute != nil && a.clock(0).half == nil ? a[0] : nil
    }
    let around = "at? around|about|circa|approximately|~"
    grammar.rule("around a time", "\(around) TIME ; \(around) %1-24", .time, 1) { a in
      approximateTime(a)
    }
    let ish = "%1-12 +ish ; %1-12 - ish ; TIME +ish ; TIME - ish ; TIME or so"
    grammar.rule("ish", ish, .time, 3) { a in approximateTime(a) }
    grammar.rule("time on a day", "TIME on the? DATE ; TIME the DATE", .timeFirst, 1) { a in
      a.moment(0).merged(with: a.moment(1)).map(Value.moment)
    }
    grammar.rule("time the next day", "TIME the next|following day", .dayAndTime, 3) { a in
      .moment(Moment(pattern { $0.isNextDay = true }, a.clock(0)))
    }
  }

  static func hour(_ a: Arguments, _ index: Int) -> ClockPattern { NumericRules.hour(a, index) }

  private static func approximateTime(_ a: Arguments) -> Value {
    var clock = a.numeral(0) == nil ? a.clock(0) : hour(a, 0)
    clock.isApproximate = true
    return time(clock)
  }

  private static func addBareHours(to grammar: inout GrammarBuilder) {
    let inPart = "#1-12 in the? BARE ; #1-12 at night"
    for (pattern, traits) in [(inPart, RuleTraits()), ("#1-12 BARE", .counting)] {
      grammar.rule("hour of a part", pattern, .time, -1, traits) { a in
        let part = a.has(1) ? a.clock(1) : ClockPattern(.night)
        return part.part == .lunch ? nil : clock(a.int(0)).merged(with: part).map(time)
      }
    }
    grammar.rule("part and hour", "WHEN at? #1-12 ; BARE at #1-12", .dayAndTime, 2) { a in
      hour(a.int(1), in: a.moment(0))
    }
    grammar.rule("hour and part of today", "#1-12 WHEN", .dayAndTime, 2, .bareNumber) { a in
      a.date(1).distance == Length(0, .day) ? hour(a.int(0), in: a.moment(1)) : nil
    }
    grammar.rule("day and bare hour", "DATE #1-12", .dayAndTime, -5, .counting) { a in
      let day = a.date(0)
      guard !a.moment(0).hasHour, !day.isOnlyPeriod || day.isWeekend else { return nil }
      return .moment(Moment(day, clock(a.int(1)).markedBare))
    }
    grammar.rule(
      "day and bare start",
      "DATE from #1-12 onwards|onward|on? ; DATE #1-12 onwards|onward ; "
        + "#1-12 onwards|onward on? DATE",
      .dayAndTime, -1, .counting
    ) { a in
      let (day, hour) = a.numeral(0) == nil ? (a.date(0), a.int(1)) : (a.date(1), a.int(0))
      guard day.namesDay || day.distance?.isOfDays == true else { return nil }
      return .moment(Moment(day, clock(hour).markedBare))
    }
    grammar.rule("weekday, comma and bare hour", "DATE , #1-12", .dayAndTime, -5, .counting) { a in
      a.date(0).weekday == nil ? nil : .moment(Moment(a.date(0), clock(a.int(1)).markedBare))
    }
    grammar.rule("bare hour and day", "#1-12 DATE", .dayAndTime, -8, [.counting, .bareNumber]) {
      a in
      let day = a.date(1)
      guard day.distance != nil || day.weekday != nil, day.day == nil else { return nil }
      return .moment(Moment(day, clock(a.int(0)).markedBare))
    }
  }

  /// Adds numbers that only the words next to them make hours.
  private static func addHoursOfSubjects(to grammar: inout GrammarBuilder) {
    grammar.rule("hour of a subject", "#1-12", .facts, 3, .hourOfSubject) { a in
      facts { $0.moment = Moment(clock: clock(a.int(0)).markedBare) }
    }
    grammar.rule(
      "hour and minutes apart beside a day", "DATE #1-12 #10-59 ; #1-12 #10-59 DATE", .dayAndTime,
      -4,
      .counting
    ) { a in
      let isDayFirst = a.numeral(0) == nil
      let (day, hour) = (a.date(isDayFirst ? 0 : 2), isDayFirst ? 1 : 0)
      guard a.int(hour + 1) % 5 == 0, !day.isOnlyPeriod, day.distance?.unit != .minute else {
        return nil
      }
      return .moment(Moment(day, clock(a.int(hour), a.int(hour + 1)).markedBare))
    }
    grammar.rule("bare hour and part of a day", "#1-12 WHEN", .dayAndTime, 2, .hourOfSubject) { a in
      a.date(1).distance == Length(0, .day) || a.date(1).month != nil
        ? nil : hour(a.int(0), in: a.moment(1))
    }
  }

  /// Returns an hour in the moment's part of the day; nil if the moment has no part or already an
  /// hour.
  private static func hour(_ hour: Int, in moment: Moment) -> Value? {
    guard moment.clock.part != nil, !moment.hasHour else { return nil }
    return moment.merged(with: Moment(clock: clock(hour))).map(Value.moment)
  }
}
