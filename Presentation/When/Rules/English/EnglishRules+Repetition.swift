import HearthDomain

/// Repetitions by units and adverbs.
extension EnglishRules {
  static func addRepetition(to grammar: inout GrammarBuilder) {
    addEveryUnit(to: &grammar)
    addAdverbs(to: &grammar)
    addParts(to: &grammar)
    addYearly(to: &grammar)
    addOpenRepetition(to: &grammar)
    addAfterDone(to: &grammar)
  }

  /// Returns a repetition at an interval; nil for units that do not repeat.
  static func repetitionEvery(_ count: Int, _ unit: Length) -> Value? {
    guard count > 0, let length = unit.multiplied(by: count) else { return nil }
    switch length.unit {
    case .weekend: return weekly(RepetitionPattern.weekend, every: length.count)
    case .night: return repetition(.daily, every: length.count) { $0.part = .night }
    default: return RepetitionPattern(every: length).map(Value.repetition)
    }
  }

  private static func addEveryUnit(to grammar: inout GrammarBuilder) {
    grammar.rule(
      "every unit", "once? \(every) single? $unit ; once a|an|per $unit", .repetition, 5
    ) { a in repetitionEvery(1, a.length(0)) }
    grammar.rule(
      "every so many units", "once? \(every) %0-999999999999 $unit", .repetition, 5
    ) { a in
      if !(1...999).contains(a.int(0)) { return .open(.vague) }
      return a.length(1).unit == .weekend ? nil : repetitionEvery(a.int(0), a.length(1))
    }
    grammar.rule(
      "every negative number of units", "\(every) -|– +#0-999999999999 $unit", .open, 5
    ) { _ in .open(.vague) }
    grammar.rule(
      "every other unit",
      "once? \(every) other|alternate|second $unit ; on? alternate|alternating $unit",
      .repetition, 6
    ) { a in repetitionEvery(2, a.length(0)) }
    grammar.rule("every nth unit", "once? \(every) ORD $unit", .repetition, 5) { a in
      a.length(1).unit == .weekend ? nil : repetitionEvery(a.int(0), a.length(1))
    }
    grammar.rule("every couple", "\(every) couple of|more? $unit", .repetition, 6) { a in
      repetitionEvery(2, a.length(0))
    }
    grammar.rule("every season", "\(every) $season", .open, 4) { _ in .open(.vague) }
    grammar.rule(
      "every few", "\(every) few $unit ; \(every) #1-99 \(dashes)|to|or #1-99 $unit", .open, 4
    ) { _ in .open(.vague) }
    grammar.rule("every length", "\(every) LEN", .repetition, 3) { a in
      a.length(0).unit == .minute ? repetitionEvery(1, a.length(0)) : nil
    }
  }

  private static func addAdverbs(to grammar: inout GrammarBuilder) {
    grammar.rule("adverb", "once? $adverb", .repetition, 1, .adjectival)
    grammar.rule("adverb of so many", "#2-12 -? $adverb", .facts, -1.5) { a in
      // `7:30 and 6 daily` names hours.
      a.repetition(1).frequency == .daily
        ? nil
        : a.repetition(1).plainInterval?.multiplied(by: a.int(0)).flatMap(
          RepetitionPattern.init(every:)
        )
        .map { .facts(Facts($0)) }
    }
    grammar.rule("weekly twice said", "REP weekly ; weekly REP", .repetition, 3) { a in
      a.repetition(0).frequency == .weekly ? a[0] : nil
    }
  }

  private static func addParts(to grammar: inout GrammarBuilder) {
    for (words, days) in [("single?", 1), ("other|second", 2)] {
      grammar.rule("every part", "\(every) \(words) $part", .repetition, 4) { a in
        repetition(.daily, every: days) { $0.part = a.part(0) }
      }
    }
    grammar.rule("parts", "in? the? $parts", .repetition, -3, [.adjectival, .unremarkable]) { a in
      daily(a.part(0))
    }
    grammar.rule(
      "repetition and part", "REP $part ; REP in the $part ; REP at $part", .repetition, 2
    ) { a in
      var pattern = a.repetition(0)
      guard let part = a.part(1), part != .am, part != .pm, pattern.part == nil else { return nil }
      pattern.part = part
      return .repetition(pattern)
    }
  }

  private static func daily(_ part: PartOfDay?) -> Value { repetition(.daily) { $0.part = part } }

  // MARK: Years

  private static func addYearly(to grammar: inout GrammarBuilder) {
    grammar.rule("every date", "\(every) DATE", .repetition, 6) { a in
      let date = a.date(0)
      var pattern = RepetitionPattern(.yearly)
      guard date.year == nil else { return nil }
      if let month = date.month, let day = date.day, date.weekday == nil {
        (pattern.months, pattern.monthDays) = ([month], [day])
      } else if let moon = date.lunar {
        pattern.lunar = moon
      } else if let feast = date.feast, date.shift == nil, !date.isWeekend {
        pattern.feast = feast
      } else {
        return nil
      }
      return .repetition(pattern)
    }
    grammar.rule(
      "every two dates of a month",
      "\(every) MON #1-31 and|&|, #1-31 ; \(every) MON ORD and|&|, ORD", .repetition, 8
    ) { a in
      max(a.int(1), a.int(2)) > 31
        ? nil
        : repetition(.yearly) { ($0.months, $0.monthDays) = ([a.int(0)], [a.int(1), a.int(2)]) }
    }
    let week =
      "\(every) WEEKNUMBER ; \(every) DATE of|in WEEKNUMBER ; "
      + "DATE of|in WEEKNUMBER \(every) year"
    grammar.rule("every week of a number", week, .repetition, 7) { a in
      let dates = [a.date(0), a.date(1)]
      let weekday = dates[0].onlyWeekday
      guard let number = dates.compactMap(\.weekNumber).first, a.has(1) == (weekday != nil) else {
        return nil
      }
      return repetition(.yearly) {
        ($0.weekNumbers, $0.weekdays) = ([number], weekday.map { [$0] } ?? [])
      }
    }
  }

  // MARK: Open repetitions

  private static func addOpenRepetition(to grammar: inout GrammarBuilder) {
    addRates(to: &grammar)
    grammar.rule(
      "every so many weekends", "\(every) %2-12 weekends ; \(every) ORD weekend", .repetition, 8
    ) { a in a.int(0) > 1 ? weekly(RepetitionPattern.weekend, every: a.int(0)) : nil }
    for choice in [0, 1] {
      grammar.rule(
        "one of two times", "TIME or TIME ; DATE or DATE ; WHEN or WHEN", .facts, 6, .choice
      ) { a in
        a.moment(0).hasTime != a.moment(1).hasTime ? nil : facts { $0.moment = a.moment(choice) }
      }
      grammar.rule(
        "one of two hours", "at %1-12 or %1-12 ; at? %1-12 or TIME", .facts, 6, .choice
      ) { a in
        var clocks = [hour(a, 0), a.numeral(1) == nil ? a.clock(1) : hour(a, 1)]
        if clocks[0].needsHalf { clocks[0].half = clocks[1].half }
        return facts { $0.moment = Moment(clock: clocks[choice]) }
      }
      grammar.rule(
        "every one of two weekdays", "\(every) $weekday or $weekday", .repetition, 7, .choice
      ) { a in weekly([a.weekday(choice)]) }
    }
    grammar.rule("several parts", "$parts and|&|, $parts", .facts, 2) { a in
      NumericRules.hours(of: [a.part(0), a.part(1)].map { ClockPattern($0 ?? .am) }, .init(.daily))
    }
    grammar.rule("every several parts", "\(every) BARE and|& BARE", .facts, 5) { a in
      NumericRules.hours(of: [a.clock(0), a.clock(1)], .init(.daily))
    }
    grammar.localRule("times in a list", "TIME , TIME ; HOURS , TIME", "HOURS") { a in
      NumericRules.hours(a)
    }
    grammar.rule("several times", "TIME and|,|& TIME ; at? HOURS ,? and|& TIME", .facts, 3) { a in
      NumericRules.hours(a)
    }
    grammar.rule("bare times", "at %1-24 and|& %1-24 ; at #1-12 and|& TIME", .facts, 3) { a in
      let second = a.numeral(1) == nil ? a.clock(1) : hour(a, 1)
      var first = hour(a, 0)
      if first.needsHalf { first.half = second.half }
      return NumericRules.hours(of: [first, second])
    }
  }

  /// Adds rates such as `twice a week`, whose days must be asked for.
  private static func addRates(to grammar: inout GrammarBuilder) {
    grammar.localRule("times of a rate", "%2-99 times|x", "TIMES")
    grammar.localRule("unit of a rate", "a|per|/ $unit", "RATE") { a in .length(a.length(0)) }
    grammar.localRule("adverb of a rate", "$adverb", "RATE") { a in
      a.repetition(0).plainInterval.map(Value.length)
    }
    for choice in [0, 1] {
      grammar.rule("rate", "TIMES RATE ; RATE TIMES ; TIMES $unit", .facts, 5) { a in
        rateFacts(a).flatMap { $0.count > choice ? .facts($0[choice]) : nil }
      }
    }
    grammar.rule("unusual rate", "TIMES RATE ; RATE TIMES ; TIMES $unit", .open, 5) { a in
      rateFacts(a)?.isEmpty == true ? .open(.rate) : nil
    }
  }

  private static func rateFacts(_ a: Arguments) -> [Facts]? {
    let unit = a.numeral(0) == nil ? a.length(0) : a.length(1)
    guard let times = a.numeral(0) ?? a.numeral(1) else { return nil }
    return unit.count == 1 ? RateTable.choices(times.value, a: unit.unit) : []
  }

  private static func addAfterDone(to grammar: inout GrammarBuilder) {
    grammar.rule("after done", "LEN DONE", .afterDone, 5) { a in
      a.length(0).isOfDays ? .length(a.length(0)) : nil
    }
    grammar.rule("after done every", "REP DONE ; DONE REP", .afterDone, 6) { a in
      a.repetition(a[0] == Value.none ? 1 : 0).plainInterval.map(Value.length)
    }
  }
}
