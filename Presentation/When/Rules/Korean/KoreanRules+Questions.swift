import HearthDomain

/// Phrases that leave the day or time open.
extension KoreanRules {
  static func addQuestions(to grammar: inout GrammarBuilder) {
    let listed = "TIME \(listSeparators) TIME ; HOURS \(listSeparators) TIME"
    grammar.localRule("hours in a list", listed, "HOURS") { a in NumericRules.hours(a) }
    grammar.rule("several hours", "HOURS", .facts, 3)
    grammar.rule("hours in a row", "TIME TIME ; TIME TIME TIME", .facts, -2) { a in
      NumericRules.hours(a)
    }
    grammar.rule("day and several times", "DATE FACTS", .facts, -3) { a in
      guard case .facts(var facts)? = a[1], !facts.listedHours.isEmpty, facts.repetition == nil,
        facts.moment == nil
      else { return nil }
      facts.moment = Moment(a.date(0))
      return .facts(facts)
    }
    grammar.rule("end without a start", "-|~ TIME|WHEN", .open, -4) { a in
      a.moment(0).hasHour ? .open(.missingStart) : nil
    }
  }
}
