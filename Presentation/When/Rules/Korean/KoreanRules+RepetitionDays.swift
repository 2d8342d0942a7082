import HearthDomain

/// Days of repetitions.
extension KoreanRules {
  static func addDaysOfRepetition(to grammar: inout GrammarBuilder) {
    addWeeklyDays(to: &grammar)
    addMonthlyDays(to: &grammar)
    grammar.rule("every part of a day", "PART 마다", .repetition, 4) { a in
      a.clock(0).hour == nil ? filled(.init(.daily)) { $0.part = a.clock(0).part } : nil
    }
    grammar.rule("every such time", "WHEN 마다 ; TIME 마다", .facts, 7) { a in
      let moment = a.moment(0)
      let pattern = moment.hasDate ? every(moment.date) : RepetitionPattern(.daily)
      guard let pattern else { return nil }
      return facts { ($0.repetition, $0.moment) = (pattern, moment.timeOnly) }
    }
  }

  /// Returns the repetition on each such day; nil if there is none.
  private static func every(_ date: DatePattern) -> RepetitionPattern? {
    if let weekday = date.onlyWeekday { return .weekly([weekday]) }
    if date.isOnlyWeekend { return .weekly(RepetitionPattern.weekend) }
    let frequency: Recurrence.Frequency =
      date.month != nil || date.lunar != nil || date.feast != nil ? .yearly : .monthly
    let isNamed =
      date.day != nil || date.nth != nil || date.lastOf != nil || frequency == .yearly
    guard isNamed else { return nil }
    return try? RepetitionPattern(frequency).including(date)
  }

  private static func addWeeklyDays(to grammar: inout GrammarBuilder) {
    grammar.rule("every such day", "DATE 마다", .repetition, 4) { a in
      a.date(0).onlyDay == nil ? every(a.date(0)).map(Value.repetition) : nil
    }
    grammar.rule("every such weekday", "매 DATE", .repetition, 4) { a in
      a.date(0).onlyWeekday.map { .repetition(.weekly([$0])) }
    }
    grammar.rule("every one of some weekdays", "WDS|WDR 마다 ; 매 WDS", .repetition, 4) { a in
      .repetition(.weekly(a.weekdays(0)))
    }
    grammar.rule("weekly on", "REP WDS|WDR ; WDS|WDR REP", .repetition, 5) { a in
      let index = a.weekdays(0).isEmpty ? 0 : 1
      let weekdays = Weekday.allCases.filter(a.weekdays(1 - index).contains)
      return filled(a.repetition(index), .weekly) { $0.weekdays = weekdays }
    }
    grammar.rule("weekly on a weekday", "REP DATE", .repetition, 5) { a in
      a.date(1).onlyWeekday.flatMap { weekday in
        filled(a.repetition(0), .weekly) { $0.weekdays = [weekday] }
      }
    }
    for (word, first) in [("홀수", 1), ("짝수", 0)] {
      grammar.rule("odd or even weeks", "\(word) 주|주차 마다? WDS|DATE 마다?", .repetition, 6) { a in
        let weekdays = a.date(0).onlyWeekday.map { [$0] } ?? a.weekdays(0)
        var pattern = RepetitionPattern.weekly(weekdays, every: 2)
        pattern.weekParity = first
        return weekdays.isEmpty ? nil : .repetition(pattern)
      }
    }
  }

  private static func addMonthlyDays(to grammar: inout GrammarBuilder) {
    grammar.rule("monthly on such a day", "DATE 마다", .repetition, -4) { a in
      a.date(0).onlyDay.map { $0 <= 20 } == true ? every(a.date(0)).map(Value.repetition) : nil
    }
    grammar.rule("monthly on such a late day", "DATE 마다", .repetition, 2) { a in
      a.date(0).onlyDay.map { $0 > 20 } == true ? every(a.date(0)).map(Value.repetition) : nil
    }
    addList("MDAYS", of: "DATE", in: "#1-31", .monthly, \.monthDays, to: &grammar) { $0.onlyDay }
    grammar.rule("monthly on some days", "REP MDAYS ; MDAYS REP ; MDAYS 마다", .repetition, 6) { a in
      let (first, second) = (
        a.repetition(0), a.has(1) ? a.repetition(1) : RepetitionPattern(.monthly)
      )
      var pattern = first.monthDays.isEmpty ? first : second
      guard pattern.frequency == .monthly, pattern.isPlain else { return nil }
      pattern.monthDays = first.monthDays.isEmpty ? second.monthDays : first.monthDays
      return .repetition(pattern)
    }
    addYearlyMonths(to: &grammar)
  }

  /// Adds lists of days or months, of which only the last item needs its unit.
  private static func addList(
    _ list: String, of item: String, in numbers: String, _ frequency: Recurrence.Frequency,
    _ numbersOf: WritableKeyPath<RepetitionPattern, [Int]> & Sendable,
    to grammar: inout GrammarBuilder,
    _ number: @escaping @Sendable (DatePattern) -> Int?
  ) {
    grammar.localRule(
      "listed days or months",
      "\(item) \(listSeparators)? \(item) ; \(numbers) \(listSeparators) \(item) ; "
        + "\(list) \(listSeparators)? \(item)",
      list, 1
    ) { a in
      guard let last = number(a.date(1)) else { return nil }
      var pattern = RepetitionPattern(frequency)
      pattern[keyPath: numbersOf] = a.repetition(0)[keyPath: numbersOf]
      if let first = number(a.date(0)) ?? a.numeral(0)?.value {
        pattern[keyPath: numbersOf] = [first]
      }
      let known = pattern[keyPath: numbersOf]
      guard !known.isEmpty, !known.contains(last) else { return nil }
      pattern[keyPath: numbersOf].append(last)
      return .repetition(pattern)
    }
  }

  private static func addYearlyMonths(to grammar: inout GrammarBuilder) {
    addList("MONTHS", of: "MONTH", in: "#1-12", .yearly, \.months, to: &grammar) { $0.onlyMonth }
    grammar.localRule(
      "three months", "#1-12 \(listSeparators) #1-12 \(listSeparators) MONTH", "MONTHS", 1
    ) { a in
      a.date(2).onlyMonth.flatMap { last in
        filled(.init(.yearly)) { $0.months = [a.int(0), a.int(1), last] }
      }
    }
    grammar.rule("yearly in some months", "REP MONTHS DATE", .repetition, 6) { a in
      let (given, months) = (a.repetition(0), a.repetition(1).months)
      guard given.frequency == .yearly, given.isPlain,
        var pattern = try? RepetitionPattern(.monthly).including(a.date(2))
      else { return nil }
      (pattern.frequency, pattern.interval, pattern.months) = (.yearly, given.interval, months)
      return .repetition(pattern)
    }
    addOtherMonthlyDays(to: &grammar)
  }

  private static func addOtherMonthlyDays(to grammar: inout GrammarBuilder) {
    grammar.rule("day of each", "REP #1-31", .repetition, -3, [.counting, .bareNumber]) { a in
      return filled(a.repetition(0), .monthly) { $0.monthDays = [a.int(1)] }
    }
    grammar.rule("first day of each month", "REP 첫날 ; REP 첫 날", .repetition, 5) { a in
      return filled(a.repetition(0), .monthly) { $0.monthDays = [1] }
    }
    grammar.rule("end of each month", "REP 말", .repetition, 5) { a in
      return filled(a.repetition(0), .monthly) { $0.monthDays = [-1] }
    }
    grammar.rule("some day of each month", "REP $portion 에?", .repetition, 5) { a in
      return filled(a.repetition(0), .monthly) {
        $0.monthDays = [a.date(1).portion == .early ? 5 : a.date(1).portion == .middle ? 15 : 25]
        $0.hasUsualDay = true
      }
    }
    grammar.rule("day before each", "REP DATE 전날", .repetition, 6) { a in
      let pattern = a.repetition(0)
      guard pattern.isPlain, let named = try? pattern.including(a.date(1)) else { return nil }
      return named.oneDayEarlier.map(Value.repetition)
    }
  }
}

extension RepetitionPattern {
  /// The repetition one day earlier; nil if no rule expresses it.
  fileprivate var oneDayEarlier: RepetitionPattern? {
    var copy = self
    if case .lunar(let month, let day)? = feast?.rules[""] {
      (copy.feast, copy.lunar) = (nil, LunarMonthDay(month: month, day: day))
      return copy.oneDayEarlier
    }
    if case .date(let month, let day)? = feast?.rules[""] {
      (copy.feast, copy.months, copy.monthDays) = (nil, [month], [day])
      return copy.oneDayEarlier
    }
    guard let day = monthDays.first ?? lunar?.day, monthDays.count <= 1, day != 1 || months.isEmpty
    else { return nil }
    if let moon = lunar {
      guard day > 1 else { return nil }
      copy.lunar = LunarMonthDay(month: moon.month, day: day - 1, isLeap: moon.isLeap)
    } else {
      copy.monthDays = [day == 1 ? -1 : day - 1]
    }
    return copy
  }
}
