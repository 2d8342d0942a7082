import HearthDomain

/// Korean rules. Groups of related words are in ``KoreanWords`` and ``KoreanFeasts``.
enum KoreanRules: RuleSet {
  static let numerals: Token.NumeralLanguage? = .korean
  static let dashes = NumericRules.dashes
  /// Marks and particles between two items of a list.
  static let listSeparators = ",|·|ㆍ|/|&|와|과|이랑|랑|하고|및"
  /// Pattern of a day, a time or both.
  static let anyMoment = "DATE|TIME|WHEN"

  static func add(to grammar: inout GrammarBuilder) {
    addTables(to: &grammar)
    grammar.addSpellings(KoreanWords.misspellings.filter { $0.key != KoreanWords.sand })
    addWeekdays(to: &grammar)
    addDates(to: &grammar)
    addPeriods(to: &grammar)
    addOrdinals(to: &grammar)
    addDistances(to: &grammar)
    addClock(to: &grammar)
    addSpans(to: &grammar)
    addEnds(to: &grammar)
    addRepetition(to: &grammar)
    addDaysOfRepetition(to: &grammar)
    addExceptions(to: &grammar)
    addLunarDates(to: &grammar)
    addFeasts(to: &grammar)
    addReminders(to: &grammar)
    addQuestions(to: &grammar)
    addParticles(to: &grammar)
    NumericRules.addLabels(KoreanWords.labels, sure: KoreanWords.sureLabels, to: &grammar)
    grammar.rule("two days", "DATE 와|과|이랑|랑|하고 DATE", .facts, -2) { a in NumericRules.twoDays(a) }
    grammar.rule("unit alone", "$per ; 달", .standalone) { a in
      NumericRules.averageInterval(of: a.has(0) ? a.length(0) : Length(1, .month), times: 1)
    }
    grammar.rule("feast days alone", "명절 마다", .standalone) { _ in
      NumericRules.averageInterval(of: Length(1, .year), times: 2)
    }
    grammar.rule("quarter alone", "분기", .standalone) { _ in
      NumericRules.averageInterval(of: Length(3, .month), times: 1)
    }
    grammar.add(KoreanPhrases.all)
  }

  private static func addTables(to grammar: inout GrammarBuilder) {
    grammar.table("weekday", KoreanWords.weekdays) { .weekdays([$0]) }
    grammar.table("short", KoreanWords.shortWeekdays) { .weekdays([$0]) }
    grammar.table("any", KoreanWords.weekdays) { .weekdays([$0]) }
    grammar.table("any", KoreanWords.shortWeekdays) { .weekdays([$0]) }
    grammar.table("day", KoreanWords.relativeDays, number)
    grammar.table("year", KoreanWords.years, number)
    grammar.table("offset", KoreanWords.offsets, number)
    grammar.table("week", KoreanWords.weeks, number)
    grammar.table("monthAway", KoreanWords.months, number)
    grammar.table("monthName", KoreanWords.monthNames, number)
    grammar.table("unit", KoreanWords.units) { .length($0) }
    grammar.table("length", KoreanWords.lengths) { .length($0) }
    grammar.table("per", KoreanWords.rateUnits) { .length($0) }
    grammar.table("part", KoreanWords.parts) { .part($0) }
    grammar.table("meal", KoreanWords.meals) { .part($0) }
    grammar.table("ordinal", KoreanWords.ordinals, number)
    grammar.table("repetition", KoreanWords.repetitions) { .repetition($0) }
    grammar.table("lunarMonth", KoreanWords.lunarMonths, number)
    grammar.table("lunarDay", KoreanWords.lunarDays, number)
    grammar.table("zone", KoreanWords.zones) { .text($0) }
    grammar.table("particle", particles) { .text($0) }
    addPeriodTables(to: &grammar)
  }

  private static func addPeriodTables(to grammar: inout GrammarBuilder) {
    for (word, season) in KoreanWords.seasons {
      grammar.table("season", [word: date { $0.season = season }])
    }
    for (word, season) in KoreanWords.seasonsOfThisYear {
      grammar.table("thisSeason", [word: date { ($0.season, $0.yearOffset) = (season, 0) }])
    }
    for (word, portion) in KoreanWords.monthParts {
      grammar.table("monthPart", [word: date { $0.portion = portion }])
    }
    for (word, portion) in KoreanWords.portions {
      grammar.table("portion", [word: date { $0.portion = portion }])
    }
    for (word, (days, part)) in KoreanWords.pastParts {
      var moment = Moment(clock: ClockPattern(part))
      moment.date.distance = Length(days, .day)
      grammar.table("dayPart", [word: .moment(moment)])
    }
    for (word, (weekday, part)) in KoreanWords.dayParts {
      var moment = Moment(clock: ClockPattern(part))
      moment.date.weekday = weekday
      grammar.table("dayPart", [word: .moment(moment)])
    }
  }

  private static let particles = Dictionary(
    uniqueKeysWithValues: [
      "에", "엔", "은", "는", "날", "로", "으로", "만", "도",
    ].map { ($0, $0) })

  /// Adds particles without a meaning, and words such as `쯤` for approximate times.
  private static func addParticles(to grammar: inout GrammarBuilder) {
    for (name, category) in [("DATE", Category.date), ("WHEN", .dayAndTime), ("TIME", .time)] {
      grammar.rule("particle", "\(name) +$particle", category, 1)
    }
    grammar.rule("particle of a part", "PART +에|엔 ; PART +에 +는", .partOfDay, 1)
    grammar.rule("roughly a day", "DATE 쯤|께|경 에?", .date, 1)
    for (name, category) in [("WHEN", Category.dayAndTime), ("TIME", .time), ("PART", .partOfDay)] {
      grammar.rule("roughly", "\(name) 쯤|께|경|정도 에?", category, 1) { a in
        var moment = a.moment(0)
        moment.clock.isApproximate = true
        return .moment(moment)
      }
    }
    for (name, category) in [("WHEN", Category.dayAndTime), ("TIME", .time)] {
      grammar.rule("from then on", "\(name) 이후 에|로?", category, 1)
    }
    grammar.rule("within a part or title", "PART 중", .partOfDay, -16)
    grammar.rule("within a part", "PART 중|내|안 에|으로|로", .partOfDay, 1)
    grammar.rule("within a part of a day", "WHEN 중|내|안 에|으로|로?", .dayAndTime, 1) { a in
      a.moment(0).hasHour ? nil : a[0]
    }
  }

  // MARK: Values

  /// Returns the combined moment of two phrases; nil if they contradict each other.
  static func merged(_ a: Arguments, _ first: Int = 0, _ second: Int = 1) -> Value? {
    a.moment(first).merged(with: a.moment(second)).map(Value.moment)
  }

  /// Returns a day at a distance from another day; nil if the length is in minutes or the other day
  /// is not certain.
  static func shifted(_ base: DatePattern, _ length: Length) -> Value? {
    guard length.isOfDays, base.isCertainDay else { return nil }
    return date { $0.shift = Shift(length, from: base) }
  }
}

extension DatePattern {
  /// Whether the pattern names a day from which other days can be counted.
  fileprivate var isCertainDay: Bool {
    feast != nil || lunar != nil || lastOf != nil || day != nil || shift != nil
  }
}
