import HearthDomain

/// Parts of the day.
extension EnglishRules {
  static func addPartsOfDay(to grammar: inout GrammarBuilder) {
    grammar.localRule("bare part", "$part", "BARE") { a in timeOfPart(a) }
    grammar.rule("part alone", "BARE", .facts, -17, [.adjectival, .unremarkable]) { a in
      facts { $0.moment = a.moment(0) }
    }
    grammar.rule("half of the day", "HALF", .partOfDay, 0, .adjectival) { a in timeOfPart(a) }
    grammar.rule("in the part", "in|during the BARE ; at night", .partOfDay, 2) { a in
      a.has(0) ? a[0] : time(ClockPattern(.night))
    }
    grammar.rule("day and part", "DATE ,? BARE", .dayAndTime, 1) { a in
      a.moment(0).merged(with: a.moment(1)).map(Value.moment)
    }
    grammar.rule("eve of a day", "DATE eve", .dayAndTime, 1) { a in
      a.date(0).feast == nil ? .moment(Moment(a.date(0), ClockPattern(.evening))) : nil
    }
    addPortions(to: &grammar)
    addTonight(to: &grammar)
    grammar.rule(
      "part of a day", "in|on? the? BARE of the? DATE ; in|on the BARE of|on? the? DATE",
      .dayAndTime, 3
    ) { a in a.moment(1).merged(with: a.moment(0)).map(Value.moment) }
    grammar.rule(
      "part of a day of the month", "in|on? the? BARE of the? ORD ; in|on the BARE of|on the? ORD",
      .dayAndTime, 3
    ) { a in a.int(1) <= 31 ? .moment(Moment(pattern { $0.day = a.int(1) }, a.clock(0))) : nil }
    grammar.rule("day in a part", "DATE in|at the? BARE", .dayAndTime, 2) { a in
      a.moment(0).merged(with: a.moment(1)).map(Value.moment)
    }
  }

  private static func addPortions(to grammar: inout GrammarBuilder) {
    grammar.rule(
      "portion of a part", "in? the? $portion -? BARE ; $portion in the BARE", .partOfDay, 3
    ) { a in
      guard let portion = a.date(0).portion, portion != .remainder,
        a.moment(1).clock.portion == nil,
        a.moment(1).clock.part?.isOfHours == true
      else { return nil }
      var clock = a.moment(1).clock
      clock.portion = portion
      return time(clock)
    }
  }

  private static func addTonight(to grammar: inout GrammarBuilder) {
    grammar.rule("this part", "this BARE", .dayAndTime, 2) { a in .moment(Moment(today, a.clock(0)))
    }
    grammar.rule("first thing", "first thing on? DATE ; DATE first thing|early", .dayAndTime, 4) {
      a in
      var clock = ClockPattern(.morning)
      clock.portion = .beginning
      return a.moment(0).merged(with: Moment(clock: clock)).map(Value.moment)
    }
    for entry in EnglishWords.hourPhrases {
      let name = entry.words.split(separator: ";")[0]
      grammar.rule("named hour", entry.words, .facts, entry.weight, [.adjectival, .unremarkable]) {
        _ in
        facts { $0.moment = Moment(clock: hour(at: entry.minute)) }
      }
      grammar.rule("named hour of a day", "\(name) on DATE ; DATE at? \(name)", .dayAndTime, 1) {
        a in
        Moment(a.date(0)).merged(with: Moment(clock: hour(at: entry.minute))).map(Value.moment)
      }
      grammar.rule("by a named hour", "by \(name)", .due, 0) { _ in time(hour(at: entry.minute)) }
    }
  }

  private static func hour(at minute: Int) -> ClockPattern {
    var clock = ClockPattern(hour: minute / 60, minute: minute % 60, is24Hour: true)
    (clock.isApproximate, clock.isImplied) = (true, true)
    return clock
  }
}

extension PartOfDay {
  /// Whether the part is long enough for an early and a late portion.
  fileprivate var isOfHours: Bool {
    switch self {
    case .morning, .afternoon, .evening, .night: true
    default: false
    }
  }
}
