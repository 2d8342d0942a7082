import HearthDomain

/// What follows a repetition and is no part of one.
extension PlanDraft {
  /// Throws for a last day of what follows from being done, which has none: `7 days after done
  /// until 30 june`.
  func checkLastDay(
    of plan: RepeatedPlan, _ place: Range<Int>, _ line: FoldedWords, _ reader: WhenReader
  ) throws(DateInputError) {
    guard case .afterDone(let days) = plan.repetition.rhythm, place.upperBound < words.count else {
      return
    }
    var scanner = line.scanner(at: place.upperBound)
    guard case .until(let last)? = reader.dates.clause(&scanner),
      let end = line.wordAfter(&scanner)
    else { return }
    let typed = WhenReader.text(words[place.lowerBound..<end])
    throw .unclear(
      typed,
      spellings: reader.dates.spellings(
        afterDone: days, until: last, in: Hangul.isIn(typed) ? .korean : .english))
  }

  /// Throws for what is done in one word with `하고`: `오일 교체하고 나서 90일 뒤`, of which nothing but
  /// the day in 90 days would be read.
  func checkDoneInOneWord(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices.dropLast() {
      guard words[place].hasSuffix("하고"), words[place].count > 2 else { continue }
      let rest = ["하고"] + words[(place + 1)...]
      var scanner = InputScanner(rest.joined(separator: " "))
      guard let taken = reader.dates.repetitionForm.sinceDoneInKorean(&scanner), scanner.isAtEnd
      else { continue }
      let spelling: String? =
        switch taken.outcome {
        case .found(let rhythm): TypedRepetition(rhythm).words(in: .korean)
        case .unclear(let spellings): spellings.first
        }
      throw .unclear(
        WhenReader.text(words[place...]),
        spellings: [spelling.map { "\(words[place].dropLast(2)) \($0)" }].compactMap(\.self))
    }
  }

  /// Throws for the months in which something repeats: `every wed in december`, `every tue in
  /// january and february`, `1월에 매주 화`; of months that are not side by side no spelling is told.
  func checkMonth(of repeated: RepeatedPlan, _ reader: WhenReader) throws(DateInputError) {
    if case .rule(let rule) = repeated.repetition.rhythm, rule.frequency == .yearly { return }
    for place in words.indices {
      let isKorean = Hangul.isIn(words[place])
      let found = isKorean ? koreanMonths(at: place, reader) : englishMonths(at: place, reader)
      guard let (months, end) = found, let last = months.last else { continue }
      let first = max(months[0].firstDay, reader.dates.now.day)
      let isSpan = zip(months, months.dropFirst()).allSatisfy { $0.adding(months: 1) == $1 }
      let span = isKorean ? "\(first)부터 \(last.lastDay)까지" : "from \(first) until \(last.lastDay)"
      throw .unclear(WhenReader.text(words[place..<end]), spellings: isSpan ? [span] : [])
    }
  }

  /// `in january, february and march`, `in january to march`, and the word behind them.
  private func englishMonths(
    at place: Int, _ reader: WhenReader
  ) -> (months: [Month], end: Int)? {
    guard ["in", "during"].contains(words[place].lowercased()) else { return nil }
    let isMonth = { (word: String) in DayWords.months.names(WhenReader.text([word])) }
    let list = words[(place + 1)...].prefix { word in
      isMonth(word) || PlanDraft.monthJoins.names(word)
    }
    let months = list.filter(isMonth).compactMap { try? reader.dates.month(WhenReader.text([$0])) }
    guard let end = list.lastIndex(where: isMonth), let first = months.first,
      let last = months.last, list.first.map(isMonth) == true
    else { return nil }
    let isThrough = months.count == 2 && list[..<end].contains(where: PlanDraft.monthSpans.names)
    return (isThrough ? first.months(through: last.month) : months, end + 1)
  }

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
    guard !months.isEmpty else { return nil }
    let isLong = list.endIndex < words.count && ["동안", "내내"].contains(words[list.endIndex])
    return (months, list.endIndex + (isLong ? 1 : 0))
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

  private static let monthJoins = Vocabulary<Void>([("and|&|to|through|thru|-|–", ())])
  private static let monthSpans = Vocabulary<Void>([("to|through|thru|-|–", ())])

  /// Whether an adverb before that word tells how often something takes place, and no noun follows.
  func mayEndRepetition(at place: Int, _ reader: WhenReader) -> Bool {
    guard place < words.count else { return true }
    return reader.beginsWithTime(words[place...]) || reader.isWeekday(words[place])
      || PlanDraft.clauseLeads.contains(words[place].lowercased())
  }

  /// `every night` for `nightly`, where no noun follows: `Nightly backup`.
  mutating func nameNights(_ dates: DateInput) {
    let reader = WhenReader(dates: dates, isAllDay: isAllDay)
    for place in words.indices.dropFirst().reversed()
    where words[place].lowercased() == "nightly" && mayEndRepetition(at: place + 1, reader) {
      // `Read The Nightly`.
      if PlanDraft.articles.contains(words[place - 1].lowercased()) { continue }
      words.replaceSubrange(place...place, with: ["every", "night"])
    }
  }

  /// Throws for it behind an article, which may be a name as `The Daily` may: `Read The Nightly`.
  func checkNights(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices.dropFirst()
    where words[place].lowercased() == "nightly" && mayEndRepetition(at: place + 1, reader) {
      throw .unclear(WhenReader.text(words[place - 1...place]), spellings: ["every night"])
    }
  }

  static let articles: Set<String> = ["the", "a", "an"]

  private static let clauseLeads: Set<String> = [
    "on", "at", "from", "starting", "until", "till", "til", "except",
  ]

  /// `(10 times)`, `(8x)`, `(until 30 june)`, `(10회)` behind a repetition, and the word that follows.
  func bracketedClause(
    at place: Int, _ reader: WhenReader
  ) -> (clause: DateInput.RepetitionClause, next: Int)? {
    let last = words[place...].prefix(8).firstIndex { WhenReader.text([$0]).hasSuffix(")") }
    guard words[place].hasPrefix("("), let last else { return nil }
    let text = WhenReader.text(words[place...last]).dropFirst().dropLast()
    var scanner = InputScanner(String(text))
    if let clause = reader.dates.clause(&scanner), scanner.isAtEnd { return (clause, last + 1) }
    return PlanDraft.count(String(text)).map { (.times($0), last + 1) }
  }
}

extension Month {
  /// It and those after it until the next one of that number.
  func months(through number: Int) -> [Month] {
    let ahead = (0..<12).map { adding(months: $0) }
    return Array(ahead[...(ahead.firstIndex { $0.month == number } ?? 0)])
  }
}
