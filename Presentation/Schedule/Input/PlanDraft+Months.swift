import HearthDomain

/// The months, and weeks, to which something that repeats keeps.
extension PlanDraft {
  /// Throws for the months in which something repeats: `every wed in december`, `every tue in
  /// january and february`, `1월에 매주 화`; of months that are not side by side no spelling is told.
  func checkMonth(
    of repeated: RepeatedPlan, in typed: [String], _ reader: WhenReader
  ) throws(DateInputError) {
    if case .rule(let rule) = repeated.repetition.rhythm, rule.frequency == .yearly { return }
    for place in words.indices {
      if words[place].lowercased() == "of", !isBehindDays(place, in: typed) { continue }
      let isKorean = Hangul.isIn(words[place])
      let found = isKorean ? koreanMonths(at: place, reader) : englishMonths(at: place, reader)
      guard let (months, end) = found, let last = months.last else { continue }
      var others = words
      others.removeSubrange(place..<end)
      let time = repeated.time ?? reader.unread(in: others).flatMap(reader.timeAlone)
      let isSpan = zip(months, months.dropFirst()).allSatisfy { $0.adding(months: 1) == $1 }
      throw .spanned(
        WhenReader.text(words[place..<end]),
        isSpan ? months[0].firstDay...last.lastDay : nil, at: time, reader.dates,
        isCounted: isCounted(repeated, before: place))
    }
  }

  /// Whether a count ends what repeats, beside which no last day can: `3 times in december`.
  private func isCounted(_ repeated: RepeatedPlan, before place: Int) -> Bool {
    repeated.repetition.times != nil
      || [1, 2].contains { count in
        count <= place && PlanDraft.count(WhenReader.text(words[place - count..<place])) != nil
      }
  }

  /// Whether the `of` stood behind the days that repeat: of `the first week of january`, and of the
  /// Council of March, the month tells no more of these.
  private func isBehindDays(_ place: Int, in typed: [String]) -> Bool {
    typed.indices.dropFirst().dropLast().contains { other in
      let before = WhenReader.text([typed[other - 1]])
      return place + 1 < words.count && typed[other...other + 1] == words[place...place + 1]
        && (RepetitionWords.plurals.names(before) || RepetitionWords.kindsOfDay.names(before)
          || DayWords.weekdays.names(before) || before.lowercased() == "day")
    }
  }

  /// `in january, february and march`, `of january`, `between january and march`, `jan-mar`, `in
  /// 2027`, and the word behind them.
  func englishMonths(
    at place: Int, _ reader: WhenReader
  ) -> (months: [Month], end: Int)? {
    let lead = words[place].lowercased()
    let isLed = PlanDraft.leadsOfMonths.contains(lead)
    let isMonth = { (word: String) in DayWords.months.names(WhenReader.text([word])) }
    let named = { (word: String) in try? reader.dates.month(WhenReader.text([word])) }
    let first = isLed ? place + 1 : place
    guard first < words.count else { return nil }
    let parts = words[first].split { "-–".contains($0) }.map(String.init)
    if parts.count == 2, parts.allSatisfy(isMonth), let start = named(parts[0]),
      let last = named(parts[1])
    {
      return (start.months(through: last.month), first + 1)
    }
    if lead == "in", words[first].count == 4, let year = Int(WhenReader.text([words[first]])),
      (reader.dates.now.day.year...reader.dates.now.day.year + 20).contains(year),
      let january = Month(year: year, month: 1)
    {
      return (january.months(through: 12), first + 1)
    }
    let list = words[first...].prefix { isMonth($0) || PlanDraft.monthJoins.names($0) }
    let months = list.filter(isMonth).compactMap(named)
    guard let end = list.lastIndex(where: isMonth), let start = months.first,
      let last = months.last, list.first.map(isMonth) == true
    else { return nil }
    let isThrough =
      months.count == 2
      && (lead == "between" || list[..<end].contains(where: PlanDraft.monthSpans.names))
    guard isThrough || isLed && lead != "between", !isOfDay(place..<end + 1, reader) else {
      return nil
    }
    return (isThrough ? start.months(through: last.month) : months, end + 1)
  }

  private static let leadsOfMonths: Set<String> = ["in", "during", "throughout", "of", "between"]

  /// `1월에`, `1월, 2월 동안`, `1~3월`, and the word behind them.
  private func koreanMonths(
    at place: Int, _ reader: WhenReader
  ) -> (months: [Month], end: Int)? {
    let named = { (number: Int) in try? reader.dates.month("\(number)월") }
    if let span = PlanDraft.monthsThrough(words[place]), let first = named(span.first) {
      return (first.months(through: span.last), place + 1)
    }
    let list = words[place...].prefix { Hangul.isIn($0) && PlanDraft.month($0) != nil }
    let months = list.compactMap(PlanDraft.month).compactMap(named)
    // `12월 중순부터`, `3월 셋째 주까지` tell less than all of it.
    let isInPart = words[list.endIndex...].prefix(2).contains { word in
      ["부터", "까지"].contains(where: word.hasSuffix)
    }
    guard !months.isEmpty, !isInPart, !isOfDay(place..<list.endIndex, reader) else { return nil }
    let behind = words[list.endIndex...].prefix { ["동안", "내내"].contains($0) }
    return (months, behind.endIndex)
  }

  /// Whether words beside the month make a day of it: `25th of november`, `12월 3일`.
  private func isOfDay(_ month: Range<Int>, _ reader: WhenReader) -> Bool {
    (1...4).contains { count in
      let before = max(0, month.lowerBound - count)..<month.upperBound
      let behind = month.lowerBound..<min(words.count, month.upperBound + count)
      return [before, behind].contains {
        $0 != month && (try? reader.dates.day(WhenReader.text(words[$0]))) != nil
      }
    }
  }

  /// Of `1~3월`, `1월~3월에`.
  private static func monthsThrough(_ word: String) -> (first: Int, last: Int)? {
    var scanner = InputScanner(word)
    guard let first = scanner.number(digits: 1...2), (1...12).contains(first) else { return nil }
    _ = scanner.take("월")
    guard scanner.take("~") || scanner.take("-"), let last = scanner.number(digits: 1...2),
      (1...12).contains(last), scanner.take("월")
    else { return nil }
    _ = scanner.take("에")
    return scanner.isAtEnd ? (first, last) : nil
  }

  /// Throws for `this week`, `next month` beside what repeats, which would begin then otherwise.
  func checkPeriod(
    of repeated: RepeatedPlan, at time: WhenReader.When?, _ reader: WhenReader
  ) throws(DateInputError) {
    let end = min(gap ?? words.count, words.count)
    guard let phrase = WhenReader.openPeriod(words[..<end]),
      let days = try? reader.dates.days(phrase), days.upperBound >= reader.dates.now.day
    else { return }
    let place = end - phrase.split(separator: " ").count
    throw .spanned(
      phrase, days, at: time, reader.dates, isCounted: isCounted(repeated, before: place))
  }

  private static let monthJoins = Vocabulary<Void>([("and|&|to|through|thru|-|–", ())])
  private static let monthSpans = Vocabulary<Void>([("to|through|thru|-|–", ())])
}

extension DateInputError {
  /// For words that name days in which something repeats, with the first one that is to come and
  /// the last one.
  fileprivate static func spanned(
    _ words: String, _ days: ClosedRange<Day>?, at time: WhenReader.When?, _ dates: DateInput,
    isCounted: Bool
  ) -> DateInputError {
    guard let days else { return .unclear(words, spellings: []) }
    let first = max(days.lowerBound, RepeatedPlan.earliest(at: time, dates))
    let last = days.upperBound
    let isKorean = Hangul.isIn(words)
    let start = isKorean ? "\(first)부터" : "from \(first)"
    let span = isCounted ? start : isKorean ? "\(start) \(last)까지" : "\(start) until \(last)"
    return .unclear(words, spellings: first > last ? [] : [span])
  }
}

extension Month {
  /// It and those after it until the next one of that number.
  func months(through number: Int) -> [Month] {
    let ahead = (0..<12).map { adding(months: $0) }
    return Array(ahead[...(ahead.firstIndex { $0.month == number } ?? 0)])
  }
}
