import HearthDomain

/// English rules, and helpers that their files share.
enum EnglishRules: RuleSet {
  static let numerals: Token.NumeralLanguage? = .english

  static let every = "every|each|ev|q"
  static let to = "to|until|till|til|through|thru"
  static let dashes = NumericRules.dashes

  static func add(to grammar: inout GrammarBuilder) {
    addTables(to: &grammar)
    grammar.add(EnglishPhrases.all)
    addDays(to: &grammar)
    addDates(to: &grammar)
    addPeriods(to: &grammar)
    addDistances(to: &grammar)
    addClock(to: &grammar)
    addPartsOfDay(to: &grammar)
    addSpans(to: &grammar)
    addEnds(to: &grammar)
    addRepetition(to: &grammar)
    addRepeatedWeekdays(to: &grammar)
    addRepeatedMonthDays(to: &grammar)
    addExceptions(to: &grammar)
    addReminders(to: &grammar)
    addZones(to: &grammar)
    addFeasts(to: &grammar)
    NumericRules.addLabels("when|date|time", to: &grammar)
    grammar.rule("two days", "DATE and DATE", .facts, -2) { a in NumericRules.twoDays(a) }
    grammar.rule("unit alone", "every? $unit", .standalone) { a in
      a.length(0).isOfDays ? NumericRules.averageInterval(of: a.length(0), times: 1) : nil
    }
    grammar.rule("rate alone", "once RATE", .standalone) { a in
      NumericRules.averageInterval(of: a.length(0), times: 1)
    }
    grammar.rule("rates alone", "TIMES RATE ; RATE TIMES", .standalone) { a in
      let unit = a.numeral(0) == nil ? a.length(0) : a.length(1)
      return NumericRules.averageInterval(
        of: unit, times: (a.numeral(0) ?? a.numeral(1))?.value ?? 1)
    }
    grammar.addSpellings(EnglishWords.spellings)
  }

  private static func addTables(to grammar: inout GrammarBuilder) {
    grammar.table("month", EnglishWords.months, number)
    grammar.table("weekday", EnglishWords.weekdays) { .weekdays([$0]) }
    let letters: [(String, Weekday)] = [
      ("m", .monday), ("t", .tuesday), ("tu", .tuesday), ("w", .wednesday), ("th", .thursday),
      ("r", .thursday), ("f", .friday),
    ]
    grammar.table("dayLetter", EnglishWords.weekdays) { .weekdays([$0]) }
    for (letter, day) in letters { grammar.table("dayLetter", [letter: .weekdays([day])]) }
    grammar.table(
      "nameday", EnglishWords.weekdays.filter { EnglishWords.weekdaysAlsoNames.contains($0.key) }
    ) { .weekdays([$0]) }
    let plurals = EnglishWords.weekdays.filter { EnglishWords.weekdays[$0.key + "s"] == nil }
    grammar.table(
      "weekdays", Dictionary(uniqueKeysWithValues: plurals.map { ($0.key + "s", $0.value) })
    ) {
      .weekdays([$0])
    }
    grammar.table("ordinal", EnglishWords.ordinals, number)
    grammar.table("unit", EnglishWords.units, Value.length)
    grammar.table("part", EnglishWords.parts, Value.part)
    grammar.table("parts", EnglishWords.repeatedParts, Value.part)
    grammar.table("offset", EnglishWords.offsets, number)
    grammar.table("period", EnglishWords.periods) { .moment(Moment($0)) }
    grammar.table("adverb", EnglishWords.adverbs, Value.repetition)
    grammar.addUnits(EnglishWords.joinedUnits)
    grammar.addWords(EnglishWords.notMisspelled)
    grammar.addCorrectable(
      EnglishWords.weekdayNames + EnglishWords.monthNames.filter { $0.utf8.count > 5 }
        + ["tomorrow", "tonight"])
  }
}

// MARK: Values

extension EnglishRules {
  static func isWord(_ a: Arguments, _ index: Int = 0) -> Bool { a.numeral(index)?.isWord == true }

  static func span(_ start: ClockPattern, _ end: ClockPattern) -> Value {
    .span(Span(start: Moment(clock: start), end: Moment(clock: end)))
  }

  static func repetition(
    _ frequency: Recurrence.Frequency, every interval: Int = 1,
    _ fill: (inout RepetitionPattern) -> Void
  ) -> Value {
    var pattern = RepetitionPattern(frequency, every: interval)
    fill(&pattern)
    return .repetition(pattern)
  }

  /// Returns a repetition with additional facts.
  static func facts(_ repetition: RepetitionPattern, _ fill: (inout Facts) -> Void) -> Value {
    var facts = Facts(repetition)
    fill(&facts)
    return .facts(facts)
  }

  /// Returns the combined day; nil if the days contradict each other.
  static func merged(_ left: DatePattern, _ right: DatePattern) -> Value? {
    left.merged(with: right).map { .moment(Moment($0)) }
  }

  static func shifted(_ length: Length, from base: DatePattern) -> Value {
    date { $0.shift = Shift(length, from: base) }
  }

  static func weekly(_ weekdays: [Weekday], every interval: Int = 1) -> Value {
    .repetition(.weekly(weekdays, every: interval))
  }
}
