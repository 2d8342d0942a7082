import HearthDomain

/// Repetitions as they are said in English.
extension RepetitionForm {
  func english(_ scanner: inout InputScanner) -> Taken? {
    scanner.attempt(moonFirstInEnglish) ?? scanner.attempt(every) ?? scanner.attempt(placeOfMonth)
      ?? scanner.attempt(plural)
      ?? scanner.attempt(adverb) ?? scanner.attempt(sinceDone)
      ?? scanner.attempt(sinceDoneFirst)
  }

  /// `lunar 1/15 every year`.
  private func moonFirstInEnglish(_ scanner: inout InputScanner) -> Taken? {
    guard let date = LunarWords(&scanner), scanner.skipSpaces(),
      scanner.takeWord(RepetitionWords.everyYear) != nil
    else { return nil }
    return rhythm(Pattern(date))
  }

  /// `every tue and thu`, `every 2 weeks on mon`, `every other day`, `each 15th`, `every may 5`,
  /// `alternate fridays`, `alternate weeks on thu`.
  private func every(_ scanner: inout InputScanner) -> Taken? {
    if let alternate = scanner.attempt({ scanner -> Taken? in
      guard scanner.takeLead("alternate") else { return nil }
      if let days = scanner.attempt(weekdayList) ?? scanner.attempt(weekend) {
        return everyTwoWeeks(on: days)
      }
      guard let unit = scanner.takeWord(RepetitionWords.alternates) else { return nil }
      return qualified(Pattern(unit, every: 2), &scanner)
    }) {
      return alternate
    }
    guard scanner.takeWord(RepetitionWords.every) != nil, scanner.skipSpaces() else { return nil }
    scanner.takeLead("single")
    return scanner.attempt(sinceDone) ?? scanner.attempt(eachSinceDone)
      ?? scanner.attempt(everyOther) ?? scanner.attempt(everyDate)
      ?? scanner.attempt(everyPlace) ?? scanner.attempt(everyCount) ?? scanner.attempt(everyWeekday)
  }

  /// `other day`, `second week on mon`, `other tue`: every two of them.
  private func everyOther(_ scanner: inout InputScanner) -> Taken? {
    let isOther = scanner.takeLead("other") || scanner.takeLead("alternate")
    if isOther, let days = scanner.attempt(weekdayList) ?? scanner.attempt(weekend) {
      return everyTwoWeeks(on: days)
    }
    let count = isOther ? 2 : scanner.attempt(ordinalBeforeUnit)
    guard let count, count > 0, let (unit, size) = scanner.takeWord(RepetitionWords.units) else {
      return nil
    }
    if let asked = scanner.attempt({ sinceEachDone(count * size, unit, &$0) }) { return asked }
    return qualified(Pattern(unit, every: count * size), &scanner)
  }

  private func everyTwoWeeks(on weekdays: [Weekday]) -> Taken? {
    var pattern = Pattern(.weekly, every: 2)
    pattern.weekdays = weekdays.map { (nil, $0) }
    return rhythm(pattern)
  }

  private func ordinalBeforeUnit(_ scanner: inout InputScanner) -> Int? {
    ordinal(&scanner).flatMap { scanner.skipSpaces() ? $0 : nil }
  }

  /// `may 5`, `25 december`, `5th of may`, `lunar 8/15`.
  private func everyDate(_ scanner: inout InputScanner) -> Taken? {
    date(&scanner).flatMap(rhythm)
  }

  /// `15th`, `1st and 15th of the month`, `last fri`, `first mon of may`; every second Tuesday
  /// could be one of two.
  private func everyPlace(_ scanner: inout InputScanner) -> Taken? {
    if let asked = scanner.attempt(everyNumberedWeekend) { return asked }
    guard var pattern = places(&scanner) else { return nil }
    if let month = scanner.attempt(ofMonth) {
      (pattern.unit, pattern.month) = (.yearly, month)
      return rhythm(pattern)
    }
    let isOfMonth = scanner.attempt(ofTheMonth) != nil
    if !isOfMonth, pattern.weekdays.count == 1,
      case (let ordinal?, let weekday)? = pattern.weekdays.first, ordinal > 1
    {
      let name = weekday.shortName(in: .english).lowercased()
      return Taken(
        outcome: .unclear([
          "every \(ordinal) weeks on \(name)",
          "\(RepetitionForm.spelled(ordinal)) \(name) of the month",
        ]))
    }
    return rhythm(pattern)
  }

  /// `3 days`, `two weeks on mon`, `month on the 15th`, `year on may 5`.
  private func everyCount(_ scanner: inout InputScanner) -> Taken? {
    let count = scanner.attempt { scanner -> Int? in
      let count = scanner.takeWord(RepetitionWords.numbers) ?? scanner.number(digits: 1...4)
      scanner.skipSpaces()
      return count
    }
    guard count != 0, let (unit, size) = scanner.takeWord(RepetitionWords.units) else { return nil }
    return qualified(Pattern(unit, every: (count ?? 1) * size), &scanner)
  }

  /// `weekday`, `tue and thu`, `mon-fri`, `morning`, whose hour is read as a time.
  private func everyWeekday(_ scanner: inout InputScanner) -> Taken? {
    if let days = scanner.takeWord(RepetitionWords.kindsOfDay) { return weekly(days) }
    if let days = scanner.attempt(weekdayList) { return weekly(days) }
    if let nights = scanner.takeWord(RepetitionWords.weeknights) {
      return Taken(outcome: .unclear(nights))
    }
    var rest = scanner
    return rest.takeWord(RepetitionWords.partsOfDay) == nil ? nil : rhythm(Pattern(.daily))
  }

  func weekly(_ days: [Weekday]) -> Taken? {
    var pattern = Pattern(.weekly)
    pattern.weekdays = days.map { (nil, $0) }
    return rhythm(pattern)
  }

  /// `second tue of every month`, `last fri of the month`, `4th thu of november every year`.
  private func placeOfMonth(_ scanner: inout InputScanner) -> Taken? {
    if scanner.attempt({ $0.takeWord(RepetitionWords.endOfEachMonth) }) != nil {
      var pattern = Pattern(.monthly)
      pattern.monthDays = [-1]
      return rhythm(pattern)
    }
    scanner.takeLead("the")
    guard var pattern = places(&scanner) else { return nil }
    if let month = scanner.attempt(ofMonth) {
      guard scanner.skipSpaces(), scanner.takeWord(RepetitionWords.everyYear) != nil else {
        return nil
      }
      (pattern.unit, pattern.month) = (.yearly, month)
      return rhythm(pattern)
    }
    // It may be this month's, as the end of the month is.
    if pattern.monthDays == [-1],
      scanner.attempt({ $0.skipSpaces() ? $0.takeWord(RepetitionForm.ofOpenMonth) : nil }) != nil
    {
      return Taken(outcome: .unclear(["end of the month", "last day of every month"]))
    }
    guard scanner.attempt(ofTheMonth) != nil else { return nil }
    return rhythm(pattern)
  }

  /// `tuesdays and thursdays`, `on weekends`, `at the weekends`.
  private func plural(_ scanner: inout InputScanner) -> Taken? {
    let isOn = scanner.takeLead("on")
    let isAt = !isOn && scanner.takeLead("at")
    if isOn || isAt { scanner.takeLead("the") }
    let days = scanner.list(of: { $0.takeWord(RepetitionWords.plurals) }, joined: and)
    // One has lunch at Fridays, which is an inn.
    guard let days, !isAt || days.first == RepetitionWords.weekend else { return nil }
    return weekly(days.flatMap(\.self)).map { Taken(outcome: $0.outcome, isLoose: true) }
  }

  /// `daily`, `weekly on mon`, `monthly on the 15th`; `bimonthly` could be two.
  private func adverb(_ scanner: inout InputScanner) -> Taken? {
    if let spellings = scanner.takeWord(RepetitionWords.unclearAdverbs)
      ?? scanner.takeWord(RepetitionWords.weeknights)
    {
      return Taken(outcome: .unclear(spellings), isLoose: true)
    }
    guard let (unit, size) = scanner.takeWord(RepetitionWords.adverbs) else { return nil }
    if let asked = scanner.attempt({ sinceEachDone(size, unit, &$0) }) { return asked }
    return qualified(Pattern(unit, every: size), &scanner).map {
      Taken(outcome: $0.outcome, isLoose: true)
    }
  }
}

// MARK: - Parts

extension RepetitionForm {
  /// The pattern with what follows it: the days of its weeks, months or years.
  private func qualified(_ pattern: Pattern, _ scanner: inout InputScanner) -> Taken? {
    let whole = scanner.attempt { scanner -> Pattern? in
      guard scanner.skipSpaces() else { return nil }
      scanner.takeLead("on")
      var pattern = pattern
      switch pattern.unit {
      case .weekly:
        // `every fortnight on a wednesday`.
        scanner.takeLead("a")
        guard let days = scanner.attempt(weekdayList) else { return nil }
        pattern.weekdays = days.map { (nil, $0) }
      case .monthly:
        if scanner.takeWord(RepetitionForm.monthEnd) != nil, scanner.isAtWordEnd {
          pattern.monthDays = [-1]
          return pattern
        }
        let isLed = scanner.takeLead("the")
        guard
          let found = scanner.attempt(places) ?? (isLed ? dayInWords(&scanner) : nil)
        else { return nil }
        (pattern.weekdays, pattern.monthDays) = (found.weekdays, found.monthDays)
        pattern.position = found.position
        _ = scanner.attempt(ofTheMonth)
      case .yearly:
        guard var found = scanner.attempt(date) ?? scanner.attempt(placeInYear) else { return nil }
        found.interval = pattern.interval
        pattern = found
      case .secondly, .minutely, .hourly, .daily: return nil
      }
      return pattern
    }
    return rhythm(whole ?? pattern)
  }

  private func placeInYear(_ scanner: inout InputScanner) -> Pattern? {
    scanner.takeLead("the")
    guard var pattern = places(&scanner), let month = ofMonth(&scanner) else { return nil }
    (pattern.unit, pattern.month) = (.yearly, month)
    return pattern
  }

  /// A date of a year: `may 5`, `5 may`, `the 5th of may`, `lunar 8-15`.
  private func date(_ scanner: inout InputScanner) -> Pattern? {
    if let date = scanner.attempt(LunarWords.init) { return Pattern(date) }
    var pattern = Pattern(.yearly)
    scanner.takeLead("the")
    let first = scanner.attempt { scanner -> Int? in
      guard let day = DayForm.ordinal(&scanner) else { return nil }
      scanner.skipSpaces()
      scanner.takeLead("of")
      return day
    }
    guard let month = scanner.takeWord(DayWords.months) else { return nil }
    let day = first ?? scanner.attempt { $0.skipSpaces() ? DayForm.ordinal(&$0) : nil }
    guard let day, !RepetitionForm.countsSomething(scanner) else { return nil }
    pattern.month = Recurrence.MonthInYear(month)
    pattern.monthDays = [day]
    return pattern
  }

  /// Whether what follows is counted by the number before it.
  static func countsSomething(_ scanner: InputScanner) -> Bool {
    var scanner = scanner
    return scanner.skipSpaces() && scanner.takeWord(RepetitionWords.counted) != nil
  }

  /// ` of may`, ` in november`, ` of every may`.
  private func ofMonth(_ scanner: inout InputScanner) -> Recurrence.MonthInYear? {
    guard scanner.skipSpaces(), scanner.takeLead("of") || scanner.takeLead("in") else { return nil }
    if !scanner.takeLead("every") { scanner.takeLead("each") }
    return scanner.takeWord(DayWords.months).map { Recurrence.MonthInYear($0) }
  }

  private func ofTheMonth(_ scanner: inout InputScanner) -> Void? {
    scanner.skipSpaces() ? scanner.takeWord(RepetitionWords.ofTheMonth) : nil
  }

  /// Days of a month by their place: `15th`, `1st and 15th`, `last day`, `first and third mon`,
  /// `second tue and the fourth thu`, `last weekday`.
  private func places(_ scanner: inout InputScanner) -> Pattern? {
    var pattern = Pattern(.monthly)
    repeat {
      guard let ordinals = scanner.attempt(ordinalList) else { return nil }
      let weekday = scanner.attempt {
        $0.skipSpaces() ? $0.takeWord(RepetitionWords.weekdays) : nil
      }
      if let weekday {
        pattern.weekdays += ordinals.map { ($0.number, weekday) }
      } else if ordinals.count == 1, let first = ordinals.first,
        scanner.attempt({ workday(&$0) }) != nil
      {
        pattern.weekdays = RepetitionWords.workdays.map { (nil, $0) }
        pattern.position = first.number
        return pattern
      } else if scanner.attempt({ $0.skipSpaces() ? $0.takeWord(RepetitionForm.day) : nil }) != nil
      {
        pattern.monthDays += ordinals.map(\.number)
      } else {
        // A last one or a second one of nothing is none.
        guard ordinals.allSatisfy(\.isNumeral) || isOfMonths(scanner) else { return nil }
        pattern.monthDays += ordinals.map(\.number)
      }
    } while scanner.attempt({ rest -> Void? in
      var next = rest
      guard and(&next) else { return nil }
      next.takeLead("the")
      var ahead = next
      guard ordinalList(&ahead) != nil else { return nil }
      rest = next
      return ()
    }) != nil
    // Days and weekdays together would both have to fit.
    return pattern.weekdays.isEmpty || pattern.monthDays.isEmpty ? pattern : nil
  }

  /// Whether `of every month` comes next.
  private func isOfMonths(_ start: InputScanner) -> Bool {
    var scanner = start
    return scanner.skipSpaces() && scanner.begins(RepetitionWords.ofMonths)
  }

  /// `first` of `every month on the first`, at the end or before a time: one may live on the first
  /// floor.
  private func dayInWords(_ scanner: inout InputScanner) -> Pattern? {
    guard let day = numbered(&scanner) else { return nil }
    var rest = scanner
    _ = rest.take(",")
    rest.skipSpaces()
    rest.takeLead("at")
    var next = rest
    guard rest.isAtEnd || next.number(digits: 1...4) != nil else { return nil }
    var pattern = Pattern(.monthly)
    pattern.monthDays = [day.number]
    return pattern
  }

  private func workday(_ scanner: inout InputScanner) -> Void? {
    scanner.skipSpaces() ? scanner.takeWord(RepetitionForm.workday) : nil
  }

  private static let monthEnd = Vocabulary<Void>([("end|at the end", ())])
  static let ofOpenMonth = Vocabulary<Void>([("of the month|of month|in the month", ())])
  private static let day = Vocabulary<Void>([("day|days", ())])
  private static let workday = Vocabulary<Void>([("weekday|workday|working day|business day", ())])

  /// `15th`, `1st, 15th`, `first and third`.
  private func ordinalList(_ scanner: inout InputScanner) -> [(number: Int, isNumeral: Bool)]? {
    scanner.list(of: numbered) { scanner in
      guard and(&scanner) else { return false }
      scanner.takeLead("the")
      return true
    }
  }

  private func numbered(_ scanner: inout InputScanner) -> (number: Int, isNumeral: Bool)? {
    if let word = scanner.takeWord(RepetitionWords.ordinals)
      ?? scanner.takeWord(RepetitionWords.laterOrdinals)
    {
      return (word, false)
    }
    return scanner.ordinal().flatMap { (1...31).contains($0) ? ($0, true) : nil }
  }

  /// `second`, `2nd`.
  func ordinal(_ scanner: inout InputScanner) -> Int? { numbered(&scanner)?.number }

  /// `tue`, `tue and thu`, `mon, wed, fri`, `mon wed fri`, `mon-fri`.
  private func weekdayList(_ scanner: inout InputScanner) -> [Weekday]? {
    scanner.weekdays(
      of: { $0.takeWord(RepetitionWords.weekdays) },
      through: { through(&$0) ? $0.takeWord(RepetitionWords.weekdays) : nil },
      joined: { and(&$0) || $0.skipSpaces() })
  }

  /// Takes what stands between two of a list, with the spaces around it.
  private func and(_ scanner: inout InputScanner) -> Bool {
    scanner.takeBetween(RepetitionWords.and)
  }

  private func through(_ scanner: inout InputScanner) -> Bool {
    scanner.takeBetween(RepetitionWords.through)
  }

  /// `2nd`, `last`.
  static func spelled(_ ordinal: Int) -> String {
    guard ordinal > 0 else { return "last" }
    let tens = ordinal / 10 % 10
    switch (tens, ordinal % 10) {
    case (0, 1), (2, 1), (3, 1): return "\(ordinal)st"
    case (0, 2), (2, 2): return "\(ordinal)nd"
    case (0, 3), (2, 3): return "\(ordinal)rd"
    case (_, _): return "\(ordinal)th"
    }
  }
}
