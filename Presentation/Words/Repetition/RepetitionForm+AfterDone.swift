import HearthDomain

/// What is counted from when something was done, in days and weeks alone.
extension RepetitionForm {
  /// `7 days after done`, `a week after it is done`, also behind `every`; `3 months after done` is
  /// asked about.
  func sinceDone(_ scanner: inout InputScanner) -> Taken? {
    let count = scanner.takeWord(DayWords.numbers) ?? scanner.number(digits: 1...5)
    scanner.skipSpaces()
    guard let count, let (unit, size) = scanner.takeWord(RepetitionWords.units),
      scanner.skipSpaces(), scanner.takeWord(RepetitionWords.afterDone) != nil
    else { return nil }
    return sinceDone(count * size, unit, in: .english)
  }

  /// `month after done` of `every month after done`: so long after it, or every month.
  func eachSinceDone(_ scanner: inout InputScanner) -> Taken? {
    guard let (unit, size) = scanner.takeWord(RepetitionWords.units) else { return nil }
    return sinceEachDone(size, unit, &scanner)
  }

  /// `after done` of `monthly after done`, behind the unit and how many of it.
  func sinceEachDone(
    _ count: Int, _ unit: Recurrence.Frequency, _ scanner: inout InputScanner
  ) -> Taken? {
    guard scanner.skipSpaces() else { return nil }
    let isPlain = scanner.attempt { $0.take("after done") && $0.isAtWordEnd ? () : nil } != nil
    // One may walk daily after finishing work.
    guard isPlain || scanner.takeWord(RepetitionWords.afterDone) != nil && scanner.isAtEnd else {
      return nil
    }
    return sinceDone(count, unit, in: .english, orEachTime: true)
  }

  /// `after done every 3 months`, `after done weekly`: what is counted behind it.
  func sinceDoneFirst(_ scanner: inout InputScanner) -> Taken? {
    guard scanner.takeWord(RepetitionWords.afterDone) != nil else { return nil }
    _ = scanner.take(",")
    guard scanner.skipSpaces() else { return nil }
    if let (unit, size) = scanner.takeWord(RepetitionWords.adverbs) {
      return sinceDone(size, unit, in: .english, orEachTime: true)
    }
    guard scanner.takeWord(RepetitionWords.every) != nil, scanner.skipSpaces() else { return nil }
    let count = scanner.attempt { scanner -> Int? in
      let count = scanner.takeWord(DayWords.numbers) ?? scanner.number(digits: 1...5)
      scanner.skipSpaces()
      return count
    }
    let isOther = count == nil && scanner.takeLead("other")
    guard let (unit, size) = scanner.takeWord(RepetitionWords.units) else { return nil }
    return sinceDone(
      size * (count ?? (isOther ? 2 : 1)), unit, in: .english, orEachTime: count == nil)
  }

  /// `하고 나서 7일 뒤`, `완료 후 매달`; an hour after something there is time for something else.
  func sinceDoneInKorean(_ scanner: inout InputScanner) -> Taken? {
    guard scanner.take(RepetitionWords.koreanAfterDone) != nil else { return nil }
    scanner.skipSpaces()
    if let (unit, count) = scanner.take(RepetitionWords.koreanHeads), unit != .hourly {
      return scanner.isAtWordEnd
        ? sinceDone(count, unit, in: .korean, orEachTime: true) : nil
    }
    guard let (unit, count) = length(&scanner), unit != .hourly, unit != .minutely else {
      return nil
    }
    scanner.skipSpaces()
    guard
      scanner.take(RepetitionWords.later) != nil || scanner.take(RepetitionWords.each) != nil,
      scanner.isAtBoundary
    else { return nil }
    return sinceDone(count, unit, in: .korean)
  }

  /// `완료 후` at the end, behind `3개월마다` or, where no number is told, `매달`.
  func sinceEachDoneInKorean(
    _ count: Int, _ unit: Recurrence.Frequency, isCounted: Bool, _ scanner: inout InputScanner
  ) -> Taken? {
    guard scanner.skipSpaces(), scanner.take(RepetitionWords.koreanAfterDone) != nil,
      scanner.isAtEnd
    else { return nil }
    return sinceDone(count, unit, in: .korean, orEachTime: !isCounted)
  }

  /// So long after it was done, if that is told in days or weeks, and does not say so of each time
  /// on the calendar. Else it is asked about in days, of which a month has 30; with none where it
  /// is less than a day, or too long.
  private func sinceDone(
    _ count: Int, _ unit: Recurrence.Frequency, in language: Language, orEachTime: Bool = false
  ) -> Taken? {
    let (days, isExact) =
      switch unit {
      case .secondly, .minutely, .hourly: (0, false)
      case .daily: (count, true)
      case .weekly: (count * 7, true)
      case .monthly: (count * 30, false)
      case .yearly: (count * 365, false)
      }
    let known = afterDone(days)
    guard orEachTime || !isExact else { return known }
    let words = known.flatMap { _ in TypedRepetition(.afterDone(days: days)).words(in: language) }
    return Taken(outcome: .unclear([words].compactMap(\.self)))
  }
}

extension DateInput {
  /// What may be meant by a last day of what follows from being done: as many times as fit until
  /// then, or a series until then.
  func spellings(afterDone days: Int, until last: Day, in language: Language) -> [String] {
    var counted = TypedRepetition(.afterDone(days: days))
    counted.times = max(1, (last.number - now.day.number) / days + 1)
    var rule = Recurrence(.daily)
    rule.interval = days
    var series = TypedRepetition(.rule(rule))
    series.until = last
    return [counted, series].compactMap { $0.words(in: language) }
  }
}
