import HearthDomain

extension DateInput {
  /// The repetition that the text names with its words in their usual order, and its end: `every
  /// tue until 12/31`, `격주 월 10번`, `7 days after done`.
  ///
  /// Throws ``DateInputError/unclear(_:spellings:)`` for what could be two, like `every 2nd tue`.
  func plainRepetition(_ text: String) throws(DateInputError) -> TypedRepetition {
    var scanner = InputScanner(text)
    scanner.skipSpaces()
    let first = scanner.attempt(holidays)
    if first != nil {
      _ = scanner.take(",")
      scanner.skipSpaces()
    }
    // Of what repeats, the last day of the month is that of each.
    if scanner.attempt({ $0.take(RepetitionWords.lastDay) }) != nil {
      let isLed = text.lowercased().hasPrefix("the ")
      scanner = InputScanner("every \(isLed ? text.dropFirst(4) : text[...])")
    }
    guard let found = repetitionForm.take(&scanner) else { throw .unknownForm(text, .repetition) }
    guard case .found(let rhythm) = found.outcome else {
      if case .unclear(let spellings) = found.outcome, scanner.isAtEnd {
        throw .unclear(text, spellings: spellings)
      }
      throw .unknownForm(text, .repetition)
    }
    var repetition = TypedRepetition(rhythm)
    if let first, !repetition.take(first) { throw .unknownForm(text, .repetition) }
    while !scanner.isAtEnd {
      _ = scanner.take(",")
      scanner.skipSpaces()
      guard let clause = clause(&scanner) else { throw .unknownForm(text, .repetition) }
      if case .afterDone(let days) = rhythm, case .until(let last) = clause, scanner.isAtEnd {
        throw .unclear(
          text,
          spellings: spellings(
            afterDone: days, until: last, in: Hangul.isIn(text) ? .korean : .english))
      }
      guard repetition.take(clause) else { throw .unknownForm(text, .repetition) }
    }
    if repetition.until != nil, repetition.times != nil {
      throw .unclear(text, spellings: repetition.withOneEnd.compactMap { $0.words(in: .english) })
    }
    return repetition
  }

  var repetitionForm: RepetitionForm { RepetitionForm(weekStart: weekStart) }

  /// What may follow a repetition.
  enum RepetitionClause {
    case until(Day)
    case times(Int)
    /// Single days, and days of every week.
    case except([Day], weekdays: [Weekday] = [])
    case from(Day)
    /// From that day until the other one.
    case between(Day, Day)
    /// Days of every week, and no others.
    case only([Weekday])
    /// Whether those of Korea are left out.
    case holidays(areLeftOut: Bool)
  }

  /// Takes one of `until 12/31`, `12월 31일까지`, `10 times`, `10번`, `except 12/24`, `12/24만 빼고`.
  func clause(_ scanner: inout InputScanner) -> RepetitionClause? {
    scanner.attempt(times) ?? scanner.attempt(holidays) ?? scanner.attempt(englishClause)
      ?? scanner.attempt(koreanClause)
  }

  /// `10 times`, `ten times`, `10번`, `열 번`, `10회`.
  func times(_ scanner: inout InputScanner) -> RepetitionClause? {
    let count =
      scanner.number(digits: 1...6) ?? scanner.takeWord(DayWords.numbers)
      ?? scanner.take(RepetitionWords.nativeNumbers)
    scanner.skipSpaces()
    guard let count, count > 0, scanner.take(ClauseWords.times) != nil, scanner.isAtWordEnd else {
      return nil
    }
    return .times(count)
  }

  /// `not on holidays`, `except public holidays`, `공휴일 빼고`, `공휴일은 제외하고`, `공휴일에도`.
  private func holidays(_ scanner: inout InputScanner) -> RepetitionClause? {
    if let areLeftOut = scanner.takeWord(ClauseWords.beforeHolidays) {
      guard scanner.skipSpaces(), scanner.takeWord(ClauseWords.holidays) != nil else { return nil }
      return .holidays(areLeftOut: areLeftOut)
    }
    guard scanner.take(ClauseWords.koreanHolidays) != nil else { return nil }
    let kept = scanner.attempt { scanner -> RepetitionClause? in
      scanner.skipSpaces()
      guard scanner.take(ClauseWords.too) != nil, scanner.isAtWordEnd else { return nil }
      return .holidays(areLeftOut: false)
    }
    if let kept { return kept }
    if !scanner.take("에는") { _ = scanner.take("에") }
    return without(&scanner) ? .holidays(areLeftOut: true) : nil
  }

  private func englishClause(_ scanner: inout InputScanner) -> RepetitionClause? {
    if scanner.takeWord(ClauseWords.until) != nil, scanner.skipSpaces() {
      return (scanner.word(dayForm.endOfYear) ?? dayInClause(&scanner)).map { .until($0) }
    }
    if scanner.takeWord(ClauseWords.from) != nil, scanner.skipSpaces() {
      let first =
        dayInClause(&scanner)
        ?? scanner.attempt { scanner -> Day? in
          scanner.takeLead("in")
          return dayForm.beginning(&scanner) ?? beginningOfYear(&scanner)
        }
      guard let first else { return nil }
      let last =
        scanner.attempt { scanner -> Day? in
          guard scanner.takeBetween(ClauseWords.to) else { return nil }
          return following(first).dayInClause(&scanner)
        } ?? scanner.attempt { throughMonth(from: first, &$0) }
      return last.map { .between(first, $0) } ?? .from(first)
    }
    if scanner.takeWord(ClauseWords.weekdaysOnly) != nil {
      return scanner.isAtWordEnd ? .only(RepetitionWords.workdays) : nil
    }
    guard scanner.takeWord(ClauseWords.except) != nil, scanner.skipSpaces() else { return nil }
    return exceptions(&scanner)
  }

  /// `12/24 and 12/31`, `sat and sun`, `25 dec and sundays`.
  private func exceptions(_ scanner: inout InputScanner) -> RepetitionClause? {
    var (days, weekdays): ([Day], [Weekday]) = ([], [])
    repeat {
      if let found = scanner.attempt(exceptedWeekdays) {
        weekdays += found
      } else if let day = dayInClause(&scanner), !isBeforeWeek(scanner) {
        days.append(day)
      } else {
        return nil
      }
    } while scanner.attempt { scanner -> Void? in
      guard scanner.takeBetween(RepetitionWords.and) else { return nil }
      var rest = scanner
      return exceptedWeekdays(&rest) != nil || dayInClause(&rest) != nil ? () : nil
    } != nil
    return .except(days, weekdays: weekdays)
  }

  /// Whether all days beside the one that was read are meant: `christmas week`.
  private func isBeforeWeek(_ start: InputScanner) -> Bool {
    var scanner = start
    return scanner.skipSpaces() && scanner.takeWord(ClauseWords.daysBeside) != nil
  }

  /// `sundays`, `sunday`, `sat and sun`: those of every week; but `sunday 29 nov` is a date.
  private func exceptedWeekdays(_ scanner: inout InputScanner) -> [Weekday]? {
    var found: [Weekday] = []
    repeat {
      guard
        let days = scanner.takeWord(RepetitionWords.plurals)
          ?? scanner.takeWord(RepetitionWords.kindsOfDay)
          ?? scanner.takeWord(RepetitionWords.weekdays).map({ [$0] }),
        scanner.isAtWordEnd
      else { return nil }
      found += days
    } while scanner.attempt { scanner -> Void? in
      guard scanner.takeBetween(RepetitionWords.and) else { return nil }
      let rest = scanner
      return rest.begins(RepetitionWords.weekdays) ? () : nil
    } != nil
    return isBeforeDate(scanner) ? nil : found
  }

  /// Whether a date without its year comes next, to which a weekday before it belongs.
  private func isBeforeDate(_ start: InputScanner) -> Bool {
    var scanner = start
    _ = scanner.take(",")
    scanner.skipSpaces()
    _ = scanner.takeLead("the")
    guard scanner.number(digits: 1...2) != nil else { return scanner.begins(DayWords.months) }
    if scanner.take(DayWords.ordinalEndings) != nil || scanner.isNext("/") { return true }
    scanner.skipSpaces()
    return scanner.begins(DayWords.months)
  }

  /// `일요일`, `주말`, `토·일`, `토요일과 일요일`, `토, 일`, `토일`.
  private func koreanWeekdays(_ scanner: inout InputScanner) -> [Weekday]? {
    if let days = scanner.take(RepetitionWords.koreanKindsOfDay) { return days }
    let full = scanner.list(
      of: { $0.take(RepetitionWords.fullKoreanWeekdays) },
      joined: { $0.takeBetween(RepetitionWords.koreanAnd) })
    if let full { return full }
    let days = scanner.list(
      of: { $0.take(RepetitionWords.koreanWeekdays) },
      joined: { $0.takeBetween(RepetitionWords.koreanAnd) || true })
    return (days?.count ?? 0) > 1 || isLetterLeftOut(scanner) ? days ?? [] : nil
  }

  /// Whether a single letter before it stands apart, as that of `금 빼고` and `금만 빼고`.
  private func isLetterLeftOut(_ start: InputScanner) -> Bool {
    var scanner = start
    return scanner.take("만") || scanner.take("은") || scanner.isNext(" ")
  }

  /// `수없이`, `일없이`: without number, and without work.
  private func isCountless(_ start: InputScanner) -> Bool {
    var scanner = start
    return scanner.take(RepetitionWords.koreanWeekdays) != nil && scanner.take("없이")
  }

  private func koreanClause(_ scanner: inout InputScanner) -> RepetitionClause? {
    if let weekdays = scanner.attempt({ scanner -> [Weekday]? in
      let days = koreanWeekdays(&scanner)
      return without(&scanner) ? days : nil
    }) {
      return .except([], weekdays: weekdays)
    }
    if let days = scanner.word({ $0.take(ClauseWords.koreanKindsOfDayOnly) }) { return .only(days) }
    if isCountless(scanner) { return nil }
    let endOfYear = scanner.word { scanner in
      dayForm.endOfYear(&scanner).flatMap { scanner.take(ClauseWords.through) == nil ? nil : $0 }
    }
    if let last = endOfYear ?? scanner.attempt(endOfMonth) { return .until(last) }
    let first = scanner.word { scanner in
      dayForm.koreanBeginning(&scanner).flatMap { scanner.take("부터") ? $0 : nil }
    }
    if let first {
      return scanner.attempt { throughMonth(from: first, &$0) }.map {
        RepetitionClause.between(first, $0)
      }
        ?? .from(first)
    }
    var days: [Day] = []
    repeat {
      guard let (day, rest) = firstReading(from: scanner, rest: endOfKoreanDay), let day else {
        return nil
      }
      scanner = rest
      days.append(day)
      if scanner.attempt({ end -> Void? in
        end.skipSpaces()
        return end.take(ClauseWords.through) == nil ? nil : ()
      }) != nil {
        return days.count == 1 && scanner.isAtWordEnd ? .until(day) : nil
      }
      if scanner.attempt({ $0.take("부터") && $0.isAtWordEnd ? () : nil }) != nil {
        guard days.count == 1 else { return nil }
        return scanner.attempt { throughMonth(from: day, &$0) }.map {
          RepetitionClause.between(day, $0)
        }
          ?? .from(day)
      }
      if without(&scanner) { return .except(days) }
    } while scanner.takeBetween(RepetitionWords.koreanAnd) && days.count < 100
    return nil
  }

  private func without(_ scanner: inout InputScanner) -> Bool {
    scanner.attempt { scanner -> Void? in
      _ = scanner.take("만") || scanner.take("은") || scanner.take("는")
      scanner.skipSpaces()
      return scanner.take(ClauseWords.without) != nil && scanner.isAtWordEnd ? () : nil
    } != nil
  }

  /// Where a day ends in Korean: before what says how it is meant, or before another one.
  private func endOfKoreanDay(_ scanner: InputScanner) -> InputScanner? {
    var rest = scanner
    rest.skipSpaces()
    if rest.take(ClauseWords.afterDay) != nil { return scanner }
    rest = scanner
    return rest.takeBetween(RepetitionWords.koreanAnd) ? scanner : nil
  }

  /// Takes a day that whole words name, the longest first.
  private func dayInClause(_ scanner: inout InputScanner) -> Day? {
    let isWeekday = scanner.begins(DayWords.weekdays)
    let found = firstReading(from: scanner) { rest -> InputScanner? in
      rest.isAtWordEnd && !(isWeekday && isBeforeDate(rest)) ? rest : nil
    }
    guard let found, let day = found.day else { return nil }
    scanner = found.rest
    return day
  }
}

extension TypedRepetition {
  /// Puts what follows a repetition into it; tells whether it fits.
  mutating func take(_ clause: DateInput.RepetitionClause) -> Bool {
    switch clause {
    case .until(let day):
      guard until == nil, case .rule = rhythm else { return false }
      until = day
    case .times(let count):
      guard times == nil else { return false }
      times = count
    case .except(let days, let weekdays):
      guard case .rule = rhythm, weekdays.isEmpty || leaveOut(weekdays) else { return false }
      exceptions = Set(exceptions + days).sorted()
    case .only(let weekdays):
      guard case .rule(let rule) = rhythm, rule == Recurrence(.daily) else { return false }
      var weekly = Recurrence(.weekly)
      weekly.weekdays = weekdays.map { Recurrence.WeekdayInPeriod($0) }
      rhythm = .rule(weekly)
    case .from, .between: return false
    case .holidays(let areLeftOut):
      guard case .rule = rhythm, skipsHolidays == nil else { return false }
      skipsHolidays = areLeftOut
    }
    return true
  }

  /// Every day but Sundays is each of the other weekdays.
  private mutating func leaveOut(_ weekdays: [Weekday]) -> Bool {
    guard case .rule(var rule) = rhythm, rule.interval == 1,
      rule == Recurrence(.daily) || rule.isOfWeekdays
    else { return false }
    let all =
      rule.frequency == .daily
      ? Weekday.allCases.map { Recurrence.WeekdayInPeriod($0) } : rule.weekdays
    let left = all.filter { !weekdays.contains($0.weekday) }
    guard !left.isEmpty, left.count < all.count else { return false }
    rule = Recurrence(.weekly)
    rule.weekdays = left
    rhythm = .rule(rule)
    return true
  }

  /// The same with its last day alone, and with its count alone.
  var withOneEnd: [TypedRepetition] {
    var (untilDay, counted) = (self, self)
    (untilDay.times, counted.until) = (nil, nil)
    return [untilDay, counted]
  }
}

extension Recurrence {
  /// Whether it takes place on weekdays of every week, and nothing else is said.
  fileprivate var isOfWeekdays: Bool {
    var plain = Recurrence(.weekly)
    plain.weekdays = weekdays
    return self == plain && !weekdays.isEmpty
  }
}
