import HearthDomain

/// Repetitions as they are said in Korean.
extension RepetitionForm {
  func korean(_ scanner: inout InputScanner) -> Taken? {
    scanner.attempt(moonFirst) ?? scanner.attempt(everyKindOfDay)
      ?? scanner.attempt(everyWeekdayInKorean) ?? scanner.attempt(
        everyCountInKorean)
      ?? scanner.attempt(headed) ?? scanner.attempt(counted) ?? scanner.attempt(eachPlace)
      ?? scanner.attempt(workdays) ?? scanner.attempt(sinceDoneInKorean)
  }

  /// `매주 화·목`, `격주 월`, `매월 둘째 화요일`, `매년 음력 8월 15일`.
  private func headed(_ scanner: inout InputScanner) -> Taken? {
    guard let (unit, count) = scanner.take(RepetitionWords.koreanHeads) else { return nil }
    if let asked = scanner.attempt({
      sinceEachDoneInKorean(count, unit, isCounted: false, &$0)
    }) {
      return asked
    }
    return qualifiedInKorean(Pattern(unit, every: count), &scanner)
  }

  /// `매 월요일`, `매주말`.
  private func everyWeekdayInKorean(_ scanner: inout InputScanner) -> Taken? {
    guard scanner.take("매") else { return nil }
    scanner.skipSpaces()
    let days =
      scanner.take(RepetitionWords.koreanKindsOfDay)
      ?? scanner.take(RepetitionWords.fullKoreanWeekdays).map { [$0] }
    guard let days else { return nil }
    return ended(&scanner) ? weekly(days) : nil
  }

  /// `평일 매일`, `매일 평일`.
  private func everyKindOfDay(_ scanner: inout InputScanner) -> Taken? {
    let isLed = scanner.take("매일") && scanner.skipSpaces()
    guard let days = scanner.take(RepetitionWords.koreanKindsOfDay) else { return nil }
    if !isLed {
      _ = scanner.take("에")
      guard scanner.skipSpaces(), scanner.take("매일") else { return nil }
    }
    // `매일 주말 빼고`: those are the days on which it does not take place.
    var ahead = scanner
    _ = ahead.skipSpaces()
    guard ahead.take(ClauseWords.without) == nil else { return nil }
    return ended(&scanner) ? weekly(days) : nil
  }

  /// `매 2주 월요일`, `매 3개월`.
  private func everyCountInKorean(_ scanner: inout InputScanner) -> Taken? {
    guard scanner.take("매"), scanner.skipSpaces(), let (unit, count) = length(&scanner) else {
      return nil
    }
    _ = scanner.take(RepetitionWords.each)
    return qualifiedInKorean(Pattern(unit, every: count), &scanner)
  }

  /// `3일마다`, `2주에 한 번 월요일`, `이틀마다`, `보름마다`.
  private func counted(_ scanner: inout InputScanner) -> Taken? {
    guard let (unit, count) = length(&scanner) else { return nil }
    scanner.skipSpaces()
    guard scanner.take(RepetitionWords.each) != nil else { return nil }
    if let done = scanner.attempt({ sinceEachDoneInKorean(count, unit, isCounted: true, &$0) }) {
      return done
    }
    return qualifiedInKorean(Pattern(unit, every: count), &scanner)
  }

  /// `월요일마다`, `화·목마다`, `주말마다`, `둘째 화요일마다`.
  private func eachPlace(_ scanner: inout InputScanner) -> Taken? {
    if let days = scanner.take(RepetitionWords.koreanKindsOfDay) {
      return scanner.take("마다") && ended(&scanner) ? weekly(days) : nil
    }
    if let days = scanner.attempt(koreanWeekdayWord) {
      return scanner.take("마다") && ended(&scanner) ? weekly(days) : nil
    }
    guard let pattern = koreanPlaces(&scanner), pattern.monthDays.allSatisfy({ $0 == -1 }),
      scanner.take("마다"), scanner.isAtBoundary
    else { return nil }
    return rhythm(pattern)
  }

  /// Several weekdays in one word and in their order, `월수금` or `화·목`; nil for all else, such as
  /// 일월 or 금일.
  static func weekdaysInOrder(_ word: String) -> String? {
    let bare = word.hasSuffix("에") ? String(word.dropLast()) : word
    let letters = bare.filter { !"·,/ㆍ・".contains($0) }
    let days = letters.compactMap { letter in
      Weekday.allCases.first { $0.shortName(in: .korean) == String(letter) }
    }
    guard days.count > 1, days.count == letters.count, letters != "금일",
      zip(days, days.dropFirst()).allSatisfy({ $0.rawValue < $1.rawValue })
    else { return nil }
    return bare
  }

  /// `평일 9시`, `주중 9시`; at the end it may be one of them.
  private func workdays(_ scanner: inout InputScanner) -> Taken? {
    guard scanner.take("평일") || scanner.take("주중") else { return nil }
    _ = scanner.take("에")
    guard scanner.isAtBoundary else { return nil }
    if scanner.isAtEnd { return Taken(outcome: .unclear(["평일마다"]), isLoose: true) }
    return weekly(RepetitionWords.workdays).map {
      Taken(outcome: $0.outcome, isLoose: true)
    }
  }

  /// Whether a word ends here, or with what says nothing more.
  private func ended(_ scanner: inout InputScanner) -> Bool {
    _ = scanner.take(RepetitionWords.koreanParticles)
    return scanner.isAtWordEnd
  }
}

// MARK: - Parts

extension RepetitionForm {
  /// `3일`, `두 달`, `이틀`, `보름`.
  func length(_ scanner: inout InputScanner) -> (Recurrence.Frequency, Int)? {
    if let (count, unit) = scanner.take(DayWords.counts) { return (unit.frequency, count) }
    let count = scanner.number(digits: 1...4) ?? scanner.take(RepetitionWords.nativeNumbers)
    scanner.skipSpaces()
    guard let count, let (unit, size) = scanner.take(RepetitionWords.koreanUnits) else {
      return nil
    }
    return (unit, count * size)
  }

  /// The pattern with the days of its weeks, months or years behind it.
  private func qualifiedInKorean(_ pattern: Pattern, _ scanner: inout InputScanner) -> Taken? {
    let whole = scanner.attempt { scanner -> Pattern? in
      scanner.skipSpaces()
      var pattern = pattern
      switch pattern.unit {
      case .weekly:
        guard let days = koreanWeekdays(&scanner) else { return nil }
        pattern.weekdays = days.map { (nil, $0) }
      case .monthly:
        guard let found = koreanPlaces(&scanner) else { return nil }
        (pattern.weekdays, pattern.monthDays) = (found.weekdays, found.monthDays)
        pattern.position = found.position
      case .yearly:
        guard var found = koreanDate(&scanner) else { return nil }
        found.interval = pattern.interval
        pattern = found
      case .secondly, .minutely, .hourly, .daily: return nil
      }
      return ended(&scanner) ? pattern : nil
    }
    if let whole { return rhythm(whole) }
    return ended(&scanner) ? rhythm(pattern) : nil
  }

  /// `화·목`, `월수금`, `월, 수`, `월요일과 수요일`, `월~금`, `월 수 금`, `주말`.
  private func koreanWeekdays(_ scanner: inout InputScanner) -> [Weekday]? {
    if let days = scanner.take(RepetitionWords.koreanKindsOfDay) { return days }
    guard var all = scanner.attempt(koreanWeekdayWord) else { return nil }
    while let more = scanner.attempt({ scanner -> [Weekday]? in
      guard scanner.skipSpaces(), let more = koreanWeekdayWord(&scanner) else { return nil }
      var rest = scanner
      return ended(&rest) ? more : nil
    }) {
      all += more
    }
    return all
  }

  /// Weekdays of one word, or of several that a list's mark joins.
  private func koreanWeekdayWord(_ scanner: inout InputScanner) -> [Weekday]? {
    scanner.weekdays(
      of: { $0.take(RepetitionWords.koreanWeekdays) }, through: koreanEnd,
      joined: { $0.takeBetween(RepetitionWords.koreanAnd) || true })
  }

  private func koreanEnd(_ scanner: inout InputScanner) -> Weekday? {
    guard scanner.takeBetween(RepetitionWords.koreanThrough) else { return nil }
    let end = scanner.take(RepetitionWords.koreanWeekdays)
    _ = scanner.take("까지")
    return end
  }

  /// `15일`, `1일·15일`, `말일`, `둘째 화요일`, `둘째·넷째 주 토요일`, `첫 평일`.
  private func koreanPlaces(_ scanner: inout InputScanner) -> Pattern? {
    var pattern = Pattern(.monthly)
    repeat {
      if let days = scanner.attempt(koreanMonthDays) {
        pattern.monthDays += days
      } else if let ordinals = scanner.attempt(koreanOrdinals) {
        scanner.skipSpaces()
        if scanner.attempt({ $0.take("주") ? () : nil }) != nil { scanner.skipSpaces() }
        if ordinals.count == 1, scanner.take("평일") {
          pattern.weekdays = RepetitionWords.workdays.map { (nil, $0) }
          pattern.position = ordinals.first
          return pattern
        }
        guard let weekday = scanner.take(RepetitionWords.koreanWeekdays) else { return nil }
        pattern.weekdays += ordinals.map { ($0, weekday) }
      } else {
        return nil
      }
    } while scanner.attempt({ rest -> Void? in
      guard rest.takeBetween(RepetitionWords.koreanAnd) || rest.skipSpaces() else { return nil }
      var ahead = rest
      return koreanMonthDays(&ahead) != nil || isPlace(ahead) ? () : nil
    }) != nil
    return pattern.weekdays.isEmpty || pattern.monthDays.isEmpty ? pattern : nil
  }

  /// Whether a weekday by its number comes next.
  private func isPlace(_ scanner: InputScanner) -> Bool {
    var scanner = scanner
    guard koreanOrdinals(&scanner) != nil else { return false }
    scanner.skipSpaces()
    _ = scanner.take("주")
    scanner.skipSpaces()
    return scanner.take(RepetitionWords.koreanWeekdays) != nil
  }

  /// `15일`, `1·15일`, `말일`.
  private func koreanMonthDays(_ scanner: inout InputScanner) -> [Int]? {
    if scanner.take(RepetitionWords.koreanLastDay) != nil { return [-1] }
    guard let first = scanner.number(digits: 1...2) else { return nil }
    var all = [first]
    while !scanner.take("일") {
      guard scanner.takeBetween(RepetitionWords.koreanAnd),
        let next = scanner.number(digits: 1...2)
      else { return nil }
      all.append(next)
    }
    return all
  }

  /// `둘째`, `둘째·넷째`, `2·4` before 주.
  private func koreanOrdinals(_ scanner: inout InputScanner) -> [Int]? {
    let named = scanner.list(
      of: { $0.take(RepetitionWords.koreanOrdinals) },
      joined: { $0.takeBetween(RepetitionWords.koreanAnd) || $0.skipSpaces() })
    if let named { return named }
    let all = scanner.list(
      of: { $0.number(digits: 1...1) },
      joined: { $0.takeBetween(RepetitionWords.koreanAnd) })
    var rest = scanner
    return rest.take("주") && all?.allSatisfy((1...5).contains) == true ? all : nil
  }

  /// `5월 5일`, `음력 8월 15일`, `섣달 그믐`, `5월 둘째 화요일`, `2월 말일`.
  private func koreanDate(_ scanner: inout InputScanner) -> Pattern? {
    if let date = scanner.attempt(LunarWords.init) { return Pattern(date) }
    guard let month = scanner.number(before: "월") else { return nil }
    scanner.skipSpaces()
    guard var pattern = koreanPlaces(&scanner) else { return nil }
    pattern.unit = .yearly
    pattern.month = Recurrence.MonthInYear(month)
    return pattern
  }

  /// `음력 1월 15일 매년`, `음력 섣달 그믐마다`.
  private func moonFirst(_ scanner: inout InputScanner) -> Taken? {
    guard let date = LunarWords(&scanner) else { return nil }
    var pattern = Pattern(date)
    if !scanner.take("마다") {
      _ = scanner.take("에")
      scanner.skipSpaces()
      guard let (unit, count) = scanner.take(RepetitionWords.koreanHeads), unit == .yearly else {
        return nil
      }
      pattern.interval = count
    }
    return ended(&scanner) ? rhythm(pattern) : nil
  }
}
