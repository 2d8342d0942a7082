import HearthDomain

/// Forms of dates, times and spans that are the same in both languages.
enum NumericRules: RuleSet {
  static let numerals: Token.NumeralLanguage? = nil
  static let dashes = "-|~|–|—|..|..."

  static func add(to grammar: inout GrammarBuilder) {
    addDates(to: &grammar)
    addShortDates(to: &grammar)
    addTimes(to: &grammar)
    addDaysWithTimes(to: &grammar)
    addSpans(to: &grammar)
    addAlone(to: &grammar)
  }

  private static func addShortDates(to grammar: inout GrammarBuilder) {
    for order in [DateOrder.monthFirst, .dayFirst] {
      grammar.rule("slash", "#1-31 +/ +#1-31 ; #1-31 / #1-31", .date, 2) { a in
        // `24/7` means always.
        a.int(0) == 24 && a.int(1) == 7 ? nil : monthAndDay(a, 0, 1, order).map(value)
      }
      grammar.rule("slash to slash", "#1-31 +/ +#1-31 \(dashes) #1-31 +/ +#1-31", .span, 7) { a in
        guard let first = monthAndDay(a, 0, 1, order), let last = monthAndDay(a, 2, 3, order) else {
          return nil
        }
        return span(Moment(first), Moment(last))
      }
      grammar.rule("dots", "#1-31 +. +#1-31 +. ; #1-31 +. #1-31 +.", .date, 2) { a in
        monthAndDay(a, 0, 1, order).map(value)
      }
      grammar.rule("dot", "#1-31 +. +#10-31", .date, 0) { a in
        // If only one order is possible and differs from the user's, the numbers are rather a time.
        guard var date = monthAndDay(a, 0, 1, order) else { return nil }
        date.order = date.order ?? date.certainOrder
        return value(date)
      }
    }
    grammar.rule("dot with a zero", "#01-12 +. +#01-31", .date, -1) { a in
      pattern(month: a.int(0), day: a.int(1)).map(value)
    }
    grammar.rule("dot with one digit", "#1-12 +. +#1-9", .date, -7, .counting) { a in
      a.numeral(1)?.digitCount == 1
        ? pattern(month: a.int(0), day: a.int(1)).map(value) : nil
    }
    grammar.rule("dash", "#10-12 +- +#10-12", .open, -3) { _ in .open(.bareSpan) }
    grammar.rule("hours or a date", "#10-12 +- +#13-24", .span, -4) { a in
      span(Moment(clock: hour(a, 0)), Moment(clock: hour(a, 1)))
    }
    grammar.rule("dash before a day", "#10-12 +- +#13-31", .date, -3) { a in
      pattern(month: a.int(0), day: a.int(1)).map(value)
    }
    grammar.rule("days that are no hours", "#1-31 \(dashes) #25-31", .span, -8) { a in
      guard a.int(0) < a.int(1), a.int(0) > 12 || a.numeral(0)?.digitCount == 2 else { return nil }
      return span(Moment(pattern { $0.day = a.int(0) }), Moment(pattern { $0.day = a.int(1) }))
    }
    grammar.rule("days in a row", "#1-31 #1-31 #1-31", .open, -28) { a in
      a.int(0) + 1 == a.int(1) && a.int(1) + 1 == a.int(2) ? .open(.severalDays) : nil
    }
    grammar.rule("countdown", "d +- +#1-999", .date, 1) { a in
      return date { $0.distance = Length(a.int(0), .day) }
    }
    grammar.rule("number before weekday", "#1-31 +( DATE )", .date, 2) { a in
      guard a.date(1).onlyWeekday != nil else { return nil }
      return date(a.date(1)) { $0.day = a.int(0) }
    }
  }

  private static func addTimes(to grammar: inout GrammarBuilder) {
    grammar.rule("colon", "#0-24 +: +#0-59 ; #0-24 +: +#0-59 +: +#0-59", .time, 4) { a in
      clock(a, 0, 1).map(value)
    }
    grammar.rule(
      "no such time",
      "#25-29 +: +#00-99 ; #24-24 +: +#01-59 ; #0-24 +: +#60-99 ; #0-24 +: +#00-59 +: +#60-99",
      .open
    ) { _ in .open(.noSuchTime) }
    grammar.localRule("hour and minutes with a point", "#1-23 +. +#0-59", "POINT") { a in
      clock(a, 0, 1).map(value)
    }
    grammar.rule("point", "POINT", .time, -1)
    // `7.30 every mon` is no date; `7.10 every mon` may be one.
    grammar.rule("repetition and quarter", "REP ,? POINT ; POINT ,? REP", .facts, 5) { a in
      let index = a.moment(0).hasHour ? 0 : 1
      let pattern = a.repetition(1 - index)
      var time = Facts()
      time.moment = a.moment(index)
      guard !pattern.weekdays.isEmpty, a.clock(index).minute.map({ $0 % 15 == 0 }) == true else {
        return nil
      }
      return Facts(pattern).merged(with: time).map(Value.facts)
    }
    grammar.rule("point and weekdays", "POINT ,? SPAN", .facts, 9) { a in
      let days = a.span(1)
      let areWeekdays = days.start.date.onlyWeekday != nil && days.end.date.onlyWeekday != nil
      return areWeekdays ? combined(a.moment(0), days) : nil
    }
    grammar.rule("hour and h", "#13-23 +h", .time, 1) { a in
      value(ClockPattern(hour: a.int(0), is24Hour: true))
    }
    grammar.rule("hour h minute", "#5-23 +h +#00-59", .time, 1) { a in
      value(ClockPattern(hour: a.int(0), minute: a.int(1), is24Hour: true))
    }
    grammar.rule("iso moment", "DATE +t +#0-24 +: +#0-59", .dayAndTime, 4) { a in
      guard let clock = clock(a, 1, 2) else { return nil }
      return a.moment(0).merged(with: Moment(clock: clock)).map(Value.moment)
    }
    // `09:00` and `13:00` are on a 24-hour clock without a date too.
    grammar.rule(
      "iso date and hours", "#1900-9999 +- +#01-12 +- +#01-31 #10-12 +: +#00-59", .dayAndTime, 10
    ) { a in
      guard var day = pattern(month: a.int(1), day: a.int(2)), var clock = clock(a, 3, 4) else {
        return nil
      }
      (day.year, clock.is24Hour) = (a.int(0), true)
      return .moment(Moment(day, clock))
    }
    grammar.localRule("four digits", "#0000-2359", "TIME4") { a in twentyFourHourDigits(a) }
    grammar.rule("four digits alone", "TIME4", .time, -6, [.counting, .unremarkable]) { a in
      // 2024 to 2059 are rather years.
      let isYear = a.clock(0).hour == 20 && (a.clock(0).minute ?? 0) > 23
      return (a.clock(0).minute ?? 1) % 5 == 0 && !isYear ? value(a.clock(0).markedBare) : nil
    }
    grammar.rule("four digits with a zero", "#0000-0959", .time, 2) { a in
      twentyFourHourDigits(a)
    }
    grammar.rule("four digits to four", "TIME4 +-|~|– +TIME4", .span) { a in
      .span(Span(start: a.moment(0), end: a.moment(1)))
    }
    grammar.rule("day and four digits", "DATE TIME4 ; TIME4 DATE", .dayAndTime, 3) { a in
      guard let merged = a.moment(0).merged(with: a.moment(1)), merged.hasDate, merged.hasHour,
        (merged.clock.minute ?? 1) % 5 == 0,
        merged.date.month == nil || merged.date.year != nil || (merged.clock.hour ?? 0) > 20
      else { return nil }
      return .moment(Moment(merged.date, merged.clock.markedBare))
    }
  }

  /// Adds days with their weekday, their hour or a part of the day.
  private static func addDaysWithTimes(to grammar: inout GrammarBuilder) {
    grammar.rule("two properties of a day", "DATE ,? DATE", .date, 1) { a in
      // A day of the month never precedes the month or year; a month and a weekday are not a day.
      let later = [a.date(1).year, a.date(1).yearOffset, a.date(1).month, a.date(1).monthOffset]
      let isDayFirst = a.date(0).onlyDay != nil && later.contains { $0 != nil }
      let isMonthAndWeekday =
        a.date(0).isOnlyPeriod && a.date(0).month != nil && a.date(1).onlyWeekday != nil
      // Whether a date and a word such as `tomorrow` name the same day is not known before the end.
      let isNamedTwice =
        a.date(0).distance != nil && a.date(1).month != nil
        || a.date(0).month != nil && a.date(1).distance != nil
      return isDayFirst || isMonthAndWeekday || isNamedTwice ? nil : mergedIfDisjoint(a, 0, 1)
    }
    grammar.rule("weekday in brackets", "DATE ( DATE )", .date, 22) { a in
      a.date(1).onlyWeekday == nil ? nil : mergedIfDisjoint(a, 0, 1)
    }
    grammar.rule("day and time", "DATE ,? TIME", .dayAndTime, 1) { a in merged(a) }
    grammar.rule("time and day", "TIME ,? DATE|WHEN", .timeFirst, 1) { a in
      a.moment(1).hasHour ? nil : merged(a)
    }
    grammar.rule("day and part", "DATE PART", .dayAndTime, 1) { a in merged(a) }
    grammar.rule("part and day", "PART DATE", .dayAndTime, -2) { a in
      a.clock(0).half == nil ? merged(a) : nil
    }
    grammar.rule("moment and time", "WHEN ,? TIME", .dayAndTime, 1) { a in
      a.moment(0).hasHour ? nil : merged(a)
    }
    grammar.rule("part and time", "PART ,? TIME", .time, 2) { a in
      a.clock(1).part == nil ? merged(a) : nil
    }
    // In `12시 점심`, the meal is the title.
    grammar.rule("time and part", "TIME PART", .time, 1) { a in
      let (own, part) = (a.clock(0).part, a.clock(1).part)
      return part == .lunch || own != nil && part != nil ? nil : merged(a)
    }
    grammar.rule("two days", "DATE &|,|·|ㆍ DATE", .facts, -2) { a in twoDays(a) }
    grammar.rule("two days in a row", "DATE DATE", .facts, -2) { a in
      a.date(0).month != nil || a.date(1).month == nil ? twoDays(a) : nil
    }
  }

  static func twoDays(_ a: Arguments) -> Value? {
    let (first, second) = (a.moment(0), a.moment(1))
    guard !first.hasTime, !second.hasTime, first.date.onlyWeekday == nil, first.date.canBeListed,
      second.date.canBeListed,
      first.date.sharesProperty(with: second.date), first.date.order == nil
    else { return nil }
    return facts { $0.listedDays = [first, second] }
  }

  private static func addSpans(to grammar: inout GrammarBuilder) {
    grammar.rule(
      "from to",
      "DATE \(dashes) DATE ; TIME \(dashes) TIME ; WHEN \(dashes) WHEN ; WHEN \(dashes) TIME",
      .span, 3
    ) { a in span(a.moment(0), a.moment(1)) }
    grammar.rule("hour to a day and hour", "TIME \(dashes) WHEN", .span, 3) { a in
      a.date(1).month == nil ? span(a.moment(0), a.moment(1)) : nil
    }
    grammar.rule("from an hour of no day", "TIME \(dashes) WHEN", .open, -1) { a in
      // `9am-14 dec 10am`: the day of the start is unknown.
      a.date(1).month == nil ? nil : .open(.missingStart)
    }
    grammar.rule("hour to time", "#0-24 \(dashes) TIME", .span, 2) { a in
      a.moment(1).hasHour ? span(Moment(clock: hour(a, 0)), a.moment(1)) : nil
    }
    grammar.rule("time to hour", "TIME \(dashes) #0-24", .span, 2) { a in
      a.moment(0).hasHour ? span(a.moment(0), Moment(clock: hour(a, 1))) : nil
    }
    grammar.rule("hour to hour", "#0-24 \(dashes) #1-24", .bareSpan) { a in
      .span(Span(start: Moment(clock: hour(a, 0)), end: Moment(clock: hour(a, 1))))
    }
    grammar.rule(
      "bare span alone", "BARESPAN", .open, -8, [.unremarkable, .adjectival]
    ) { _ in .open(.bareSpan) }
    // `9.30-10.30` is rather a span of hours than of dates.
    for (weight, areHours) in [(7.0, false), (2.0, true)] {
      grammar.rule(
        "dotted date to dotted date",
        "#1-12 +. +#10-31 \(dashes) #1-12 +. +#10-31 ; "
          + "#01-12 +. +#01-31 \(dashes) #01-12 +. +#01-31", .span, weight
      ) { a in
        guard let first = pattern(month: a.int(0), day: a.int(1)),
          let last = pattern(month: a.int(2), day: a.int(3))
        else { return nil }
        let isHalfHour = [a.int(1), a.int(3)].allSatisfy { $0 == 15 || $0 == 30 }
        return isHalfHour && (1...4).contains(a.int(2) - a.int(0)) == areHours
          || !isHalfHour && !areHours ? span(Moment(first), Moment(last)) : nil
      }
    }
    grammar.rule("date to day", "DATE \(dashes) #1-31", .span, 2) { a in
      guard a.date(0).month != nil, let day = a.date(0).day, a.int(1) > day else { return nil }
      return span(a.moment(0), Moment(pattern { $0.day = a.int(1) }))
    }
    grammar.rule("hours of a day or part", "DATE ,? BARESPAN ; PART BARESPAN", .facts) { a in
      combined(a.moment(0), a.span(1))
    }
    grammar.rule(
      "days of a dotted month",
      "#1-31 +. \(dashes) +#1-31 +. +#1-12 +.? ; #1-31 +. \(dashes) +#1-31 +. +#1-12 +. +#2000-2999",
      .span, 3
    ) { a in
      guard var first = pattern(month: a.int(2), day: a.int(0)),
        var last = pattern(month: a.int(2), day: a.int(1))
      else { return nil }
      if a.has(3) { (first.year, last.year) = (a.int(3), a.int(3)) }
      return span(Moment(first), Moment(last))
    }
    grammar.rule("next day mark", "SPAN + +#1-1", .span, 2) { a in
      a.span(0).end.hasHour ? a[0] : nil
    }
  }
}

extension NumericRules {
  static func value(_ date: DatePattern) -> Value { .moment(Moment(date)) }
  static func value(_ clock: ClockPattern) -> Value { time(clock) }

  /// Returns a month and day; nil if a number is out of range.
  static func pattern(month: Int, day: Int) -> DatePattern? {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    var date = DatePattern()
    (date.month, date.day) = (month, day)
    return date
  }

  static func date(year: Int, _ month: Int, _ day: Int) -> Value? {
    let year = year < 100 ? year + 2000 : year
    guard year >= 1900 else { return nil }
    guard var date = pattern(month: month, day: day) else {
      return month < 60 && day < 60 ? .open(.noSuchDay) : nil
    }
    date.year = year
    return value(date)
  }

  static func withYear(_ a: Arguments, day: () -> DatePattern?) -> Value? {
    guard var date = day(), let digits = a.numeral(2)?.digitCount, digits == 2 || digits == 4 else {
      return nil
    }
    date.year = a.int(2) < 100 ? a.int(2) + 2000 : a.int(2)
    return value(date)
  }

  /// Returns two numbers as month and day in an order, which is marked if the other order is
  /// possible too; nil if the given order is not.
  static func monthAndDay(
    _ a: Arguments, _ first: Int, _ second: Int, _ order: DateOrder
  ) -> DatePattern? {
    let (left, right) = (a.int(first), a.int(second))
    let (month, day) = order == .monthFirst ? (left, right) : (right, left)
    guard var date = pattern(month: month, day: day) else { return nil }
    let isEither = left <= 12 && right <= 12 && left != right
    (date.order, date.certainOrder) = isEither ? (order, nil) : (nil, left == right ? nil : order)
    return date
  }

  /// Returns the average number of days between occurrences of a rate.
  static func averageInterval(of length: Length, times: Int) -> Value? {
    guard let days = try? length.days else { return nil }
    return facts { $0.averageIntervalDays = max(1, days / max(1, times)) }
  }

  static func clock(_ a: Arguments, _ hour: Int, _ minute: Int) -> ClockPattern? {
    guard let hours = a.numeral(hour), let minutes = a.numeral(minute), minutes.digitCount == 2
    else { return nil }
    var clock = Self.hour(a, hour)
    clock.minute = minutes.value
    return hours.value == 24 && minutes.value > 0 ? nil : clock
  }

  /// Returns an hour; with a leading zero, as 0 or above 12 it is on a 24-hour clock.
  static func hour(_ a: Arguments, _ index: Int) -> ClockPattern {
    guard let numeral = a.numeral(index) else { return ClockPattern() }
    return ClockPattern(
      hour: numeral.value,
      is24Hour: numeral.value > 12 || numeral.value == 0
        || numeral.startsWithZero && numeral.digitCount == 2)
  }

  static func merged(_ a: Arguments) -> Value? {
    let both = a.moment(0).merged(with: a.moment(a.values.count > 2 && a.has(2) ? 2 : 1))
    // A month alone cannot have an hour: `Jun at 9pm`.
    guard let both, !(both.date.month != nil && both.date.isOnlyPeriod && both.hasTime) else {
      return nil
    }
    return .moment(both)
  }

  /// Returns the combined moment; nil if both moments name the same property.
  static func mergedIfDisjoint(_ a: Arguments, _ first: Int, _ second: Int) -> Value? {
    let (left, right) = (a.moment(first), a.moment(second))
    guard (left.date.feast ?? right.date.feast) == nil || (left.date.day ?? right.date.day) == nil,
      !left.date.sharesProperty(with: right.date), !(left.hasHour && right.hasHour)
    else { return nil }
    return left.merged(with: right).map(Value.moment)
  }

  static func span(_ start: Moment, _ end: Moment) -> Value? {
    guard start.hasTime == end.hasTime, start.minutesFromNow == nil else { return nil }
    // `점심 월~금 11시반`: the hour is that of each day.
    if start.clock.hour == nil, let part = start.clock.part, end.hasHour,
      part == .lunch || end.clock.part == nil && end.clock.half == nil,
      start.date.onlyWeekday != nil, end.date.onlyWeekday != nil
    {
      return nil
    }
    let orders = [start.date, end.date].map { $0.order ?? $0.certainOrder }
    if let first = orders[0], let last = orders[1], first != last { return nil }
    var span = Span(start: start, end: end)
    if start.date.certainOrder != nil { span.end.date.order = nil }
    if end.date.certainOrder != nil { span.start.date.order = nil }
    return .span(span)
  }

  /// Returns the hours of a list, whose first items may be a list already; nil if an item is no
  /// hour.
  static func hours(_ a: Arguments) -> Value? {
    var clocks: [ClockPattern] = []
    for index in 0..<3 where a.has(index) {
      if case .facts(let list)? = a[index] {
        clocks += list.listedHours
      } else {
        clocks.append(a.clock(index))
      }
    }
    return hours(of: clocks)
  }

  /// Returns the hours of a repetition, by default of one in another phrase; nil if one is no hour.
  static func hours(of clocks: [ClockPattern], _ repetition: RepetitionPattern? = nil) -> Value? {
    let areHours = clocks.allSatisfy {
      ($0.hour ?? $0.part?.usualStart) != nil && !$0.isApproximate
    }
    return areHours && clocks.count <= 24
      ? facts { ($0.listedHours, $0.repetition) = (clocks, repetition) } : nil
  }

  static func combined(_ moment: Moment, _ span: Span) -> Value? {
    guard !moment.date.isOnlyPeriod || moment.hasTime || moment.date.isWeekend else { return nil }
    return facts { ($0.moment, $0.span) = (moment, span) }
  }
}

extension ClockPattern {
  init(hour: Int, minute: Int? = nil, is24Hour: Bool = false) {
    self.init()
    (self.hour, self.minute, self.is24Hour) = (hour, minute, is24Hour)
  }

  var markedBare: ClockPattern {
    var copy = self
    copy.isBare = true
    return copy
  }
}

extension DatePattern {
  /// Whether the pattern may be one of two listed days.
  fileprivate var canBeListed: Bool {
    hasAtMost([.month, .day, .weekday, .distance, .weekOffset]) && !isOnlyPeriod
  }
}
