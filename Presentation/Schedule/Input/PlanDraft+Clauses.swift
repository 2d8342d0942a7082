import HearthDomain

/// What follows a repetition and is no part of one, and what follows words that tell one only
/// where no noun does: `daily`, `tuesdays`.
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

  /// Throws where it goes on from another day: `bins tue and alternate fridays`.
  func checkJoined(before place: Int, _ end: Int) throws(DateInputError) {
    guard place > 1, PlanDraft.ands.contains(words[place - 1].lowercased()),
      DayWords.weekdays.names(WhenReader.text([words[place - 2]]))
    else { return }
    throw .unclear(WhenReader.text(words[place - 2..<end]), spellings: [])
  }

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
      if isBehindArticle(place) { continue }
      words.replaceSubrange(place...place, with: ["every", "night"])
    }
  }

  /// Throws for it behind an article, which may be a name as `The Daily` may: `Read The Nightly`.
  func checkNights(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices.dropFirst()
    where words[place].lowercased() == "nightly" && mayEndRepetition(at: place + 1, reader)
      && !isBesideOneDay(place..<place + 1, reader)
    {
      throw .unclear(WhenReader.text(words[place - 1...place]), spellings: ["every night"])
    }
  }

  /// Whether a word is rather a name, as in `Read The Daily`.
  func isBehindArticle(_ place: Int) -> Bool {
    place > 0 && ["the", "a", "an"].contains(words[place - 1].lowercased())
  }

  private static let clauseLeads: Set<String> = [
    "on", "at", "from", "starting", "until", "till", "til", "except",
  ]

  /// `(10 times)`, `(8x)`, `(until 30 june)`, `(10회)` behind a repetition, and the word that
  /// follows.
  func bracketedClause(
    at place: Int, _ reader: WhenReader
  ) -> (clause: DateInput.RepetitionClause, next: Int)? {
    let last = words[place...].prefix(8).firstIndex { WhenReader.text([$0]).hasSuffix(")") }
    guard words[place].hasPrefix("("), let last else { return nil }
    let text = WhenReader.text(words[place...last]).dropFirst().dropLast()
    var scanner = InputScanner(String(text))
    if let clause = reader.dates.clause(&scanner), scanner.isAtEnd { return (clause, last + 1) }
    // `(2 classes)` may be so many on each day.
    let mark = text.lowercased().filter { !$0.isNumber && $0 != " " }
    return ["x", "×"].contains(mark)
      ? PlanDraft.count(String(text)).map { (.times($0), last + 1) } : nil
  }

  func isLedFurther(_ place: Range<Int>, _ reader: WhenReader) -> Bool {
    let end = place.upperBound
    guard end < words.count else { return false }
    return isLedToMonth(end, reader) || isLedToDay(place, reader)
      || words[end] == PlanDraft.placeholder && isPluralAlone(place)
      || ["on", "at"].contains(words[place.lowerBound].lowercased()) && place.lowerBound > 0
  }

  /// Throws for days before which nothing leads and behind which more is told: a class is tuesdays
  /// with Jo, and Tuesdays with Morrie are a book.
  func checkPlural(
    _ place: Range<Int>, _ rhythm: TypedRepetition.Rhythm, _ reader: WhenReader
  ) throws(DateInputError) {
    guard place.upperBound < words.count, isPluralAlone(place),
      PlanDraft.details.contains(words[place.upperBound].lowercased()),
      !isBesideOneDay(place, reader)
    else { return }
    throw .unclear(
      WhenReader.text(words[place]),
      spellings: [TypedRepetition(rhythm).words(in: .english)].compactMap(\.self))
  }

  /// Whether one day is told elsewhere, and they are part of the title: `Read Tuesdays with Morrie
  /// tomorrow`; a first and a last day are those of something that repeats.
  func isBesideOneDay(_ place: Range<Int>, _ reader: WhenReader) -> Bool {
    !PlanDraft.tellsSpan(words) && tellsDay(without: place, reader)
  }

  /// Whether a first or a last day is told: `12/1부터`.
  static func tellsSpan(_ words: [String]) -> Bool {
    words.contains { word in
      ClauseWords.from.names(word) || ClauseWords.until.names(word)
        || word.count > 2 && ["부터", "까지"].contains(where: word.hasSuffix)
    }
  }

  /// Whether these are `tuesdays` behind a title, and no part of a name: `lunch at Fridays`. What
  /// is quoted behind them is of the title, as it is behind `every tuesday`.
  private func isPluralAlone(_ place: Range<Int>) -> Bool {
    place.lowerBound > 0
      && !PlanDraft.binding.union(["at"]).contains(words[place.lowerBound - 1].lowercased())
      && RepetitionWords.plurals.names(words[place.upperBound - 1])
  }

  private static let details: Set<String> = ["with", "at", "in", "for", "after", "before"]

  /// Whether nothing but its first day follows: `monthly 1 dec`.
  private func isLedToDay(_ place: Range<Int>, _ reader: WhenReader) -> Bool {
    let rest = words[place.upperBound...]
    return place.lowerBound > 0 && RepetitionWords.adverbs.names(words[place.upperBound - 1])
      && rest.contains { $0.contains(where: \.isNumber) } && reader.tellsDay(WhenReader.text(rest))
  }

  /// Whether it takes place in a month, or until one, of which more is asked: `tuesdays in
  /// january`.
  private func isLedToMonth(_ place: Int, _ reader: WhenReader) -> Bool {
    if englishMonths(at: place, reader) != nil { return true }
    return place + 1 < words.count
      && ["until", "till", "til", "through"].contains(words[place].lowercased())
      && DayWords.months.names(WhenReader.text([words[place + 1]]))
  }
}
