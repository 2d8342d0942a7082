import HearthDomain

/// Intervals and rates of repetitions.
extension KoreanRules {
  static func addRepetition(to grammar: inout GrammarBuilder) {
    grammar.rule("repetition", "$repetition 로|마다|으로?", .repetition, 3)
    grammar.rule("every", "매 $unit ; 매 LEN", .repetition, 4) { a in every(a.length(0)) }
    grammar.rule(
      "every length",
      "LEN 마다 ; LEN 간격|단위 으로|로? ; LEN 에 한|1 번|회 씩|꼴로?",
      .repetition, 4
    ) { a in every(a.length(0)) }
    grammar.rule(
      "every few units", "#1-99 \(dashes) #1-99 $unit 마다|간격 ; #1-99 \(dashes) LEN 마다|간격", .open, 12
    ) { _ in .open(.vague) }
    grammar.rule("every week by number", "$unit 마다", .repetition, 3) { a in
      a.length(0).isOfDays ? every(a.length(0)) : nil
    }
    grammar.rule("skipping", "LEN 걸러|건너|걸러서 ; LEN 걸러|건너|걸러서 한|1 번|회 씩?", .repetition, 4) { a in
      every(Length(a.length(0).count + 1, a.length(0).unit))
    }
    addRates(to: &grammar)
    addWorkdays(to: &grammar)
    addAfterDone(to: &grammar)
  }

  private static func every(_ length: Length) -> Value? {
    RepetitionPattern(every: length).map(Value.repetition)
  }

  /// Adds rates, a number of times per day or week, whose hours or days must be asked for.
  private static func addRates(to grammar: inout GrammarBuilder) {
    let counted = "%2-20 번|회 씩?"
    grammar.rule("times a unit", "$per 에? \(counted) ; LEN 에 \(counted) ; 하루 에? %2-9 차례", .facts, 3)
    {
      a in
      NumericRules.averageInterval(
        of: a.length(0).count > 0 ? a.length(0) : Length(1, .day), times: max(a.int(1), a.int(0)))
    }
    for choice in [0, 1] {
      grammar.rule("rate", "$per 에? \(counted) ; LEN 에 \(counted)", .facts, 3) { a in
        let choices = RateTable.choices(a.int(1), a: a.length(0).unit)
        return choices.count > choice && a.length(0).count == 1 ? .facts(choices[choice]) : nil
      }
    }
    grammar.rule("days a week", "주 %1-6 일", .facts, 3) { a in
      NumericRules.averageInterval(of: Length(1, .week), times: a.int(0))
    }
    grammar.rule("once a day, week or month", "$per 에? 한|1 번|회 씩?", .repetition, 6) { a in
      every(a.length(0))
    }
  }

  private static func addWorkdays(to grammar: inout GrammarBuilder) {
    let workdays = Value.repetition(.weekly(RepetitionPattern.workdays))
    grammar.rule("working days", KoreanWords.workdays, .repetition, 2, .adjectival) { _ in workdays
    }
    grammar.rule("on working days", "\(KoreanWords.workdays) 마다|에|만|엔", .repetition, 2) { _ in
      workdays
    }
    grammar.rule(
      "every working day", "REP \(KoreanWords.workdays) 만? ; \(KoreanWords.workdays) REP",
      .repetition, 5
    ) { a in
      let pattern = a.repetition(0)
      guard pattern.isPlain, pattern.interval == 1, pattern.frequency <= .weekly else { return nil }
      var weekly = RepetitionPattern.weekly(RepetitionPattern.workdays)
      weekly.part = pattern.part
      return .repetition(weekly)
    }
    grammar.rule("repetition in a part", "REP PART", .repetition, 2) { a in
      var pattern = a.repetition(0)
      guard pattern.part == nil, a.clock(1).hour == nil else { return nil }
      pattern.part = a.clock(1).part
      let isOpen = [.am, .pm].contains(a.clock(1).part)
      return isOpen ? nil : .repetition(pattern)
    }
  }

  private static func addAfterDone(to grammar: inout GrammarBuilder) {
    grammar.rule(
      "after it was done",
      "하고 나서 LEN 뒤|후|마다 에? ; 하고 난 뒤|후 LEN 뒤|후|마다? 에? ; "
        + "하고나서 LEN 뒤|후|마다 에? ; 완료 후 LEN 마다|뒤|후 에? ; "
        + "하고|끝나고|끝내고|마치고 나서? LEN 뒤|후? 마다 에?",
      .afterDone, 6
    ) { a in a.length(0).isOfDays ? a[0] : nil }
    grammar.rule("after a verb", "나서 LEN 뒤|후|마다 에?", .afterDone, 2) { a in
      a.length(0).isOfDays ? a[0] : nil
    }
    grammar.rule("repeating after it was done", "완료 후 REP ; REP 완료 후 에?", .afterDone, 6) { a in
      a.repetition(0).plainInterval.map(Value.length)
    }
  }
}
