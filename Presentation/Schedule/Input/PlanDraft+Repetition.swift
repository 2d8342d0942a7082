import HearthDomain

extension PlanDraft {
  /// Takes the words that tell when it takes place again, with the time beside them and what
  /// ends it: `every tue 7pm-9pm until 12/31`, `매주 화·목 19시 10번`.
  ///
  /// Throws ``DateInputError/unclear(_:spellings:)`` for what could be two, like `every 2nd tue`.
  mutating func takeRepetition(_ reader: WhenReader) throws(DateInputError) -> RepeatedPlan? {
    let form = reader.dates.repetitionForm
    let line = FoldedWords(words)
    for place in words.indices where line.mayRepeat(at: place) {
      var scanner = line.scanner(at: place)
      guard let taken = form.take(&scanner), var end = line.wordAfter(&scanner) else { continue }
      guard case .found(let rhythm) = taken.outcome else {
        if case .unclear(let spellings) = taken.outcome,
          !taken.isLoose || place > 0 && mayEndRepetition(at: end, reader),
          place == 0 || !PlanDraft.leadsOfDays.contains(words[place - 1].lowercased())
        {
          throw .unclear(words[place..<end].joined(separator: " "), spellings: spellings)
        }
        continue
      }
      var plan = RepeatedPlan(repetition: TypedRepetition(rhythm))
      let bare = end
      takeClauses(&plan, from: &end, line, reader)
      try checkLastDay(of: plan, place..<end, line, reader)
      try checkCount(at: end, line, reader)
      // A daily something is its name; and a title has to be left.
      if taken.isLoose, end == bare, end < words.count || place == 0,
        !isLedToTime(end, reader), !isLedFurther(place..<end, reader)
      {
        try checkPlural(place..<end, rhythm, reader)
        continue
      }
      if taken.isLoose, isBehindArticle(place), isBesideOneDay(place..<bare, reader) { continue }
      try checkJoined(before: place, end)
      if taken.isLoose {
        try checkArticle(before: place, bare, plan.repetition.rhythm)
        try checkTimes(before: place, reader)
      }
      if plan.time == nil {
        let isOfMonths = plan.repetition.rule.map { $0.frequency == .monthly && $0.isOpen } == true
        try checkBareHour(at: end, isOfMonths: isOfMonths, line, reader)
      }
      guard place > 0 || end < words.count else { throw .missingTitle(title) }
      var begin = place
      if plan.time != nil { try checkParts(at: end) }
      try checkOf(before: begin, end)
      takeLead(to: &begin, before: end)
      takeTimeBefore(&plan, to: &begin, reader)
      takeLead(to: &begin, before: end)
      let typed = words[begin..<end].joined(separator: " ")
      try checkCountBeside(begin..<end, typed, rhythm, reader)
      words.removeSubrange(begin..<end)
      if begin > 0, begin == words.count, words[begin - 1].count > 1,
        words[begin - 1].hasSuffix(",")
      {
        words[begin - 1].removeLast()
      }
      try takeAdverb(at: begin, of: plan, reader)
      try checkLeftOut(at: begin, of: plan, reader)
      takeClausesApart(&plan, reader)
      if plan.repetition.until != nil, plan.repetition.times != nil {
        throw .unclear(
          typed, spellings: plan.withOneEnd(in: Hangul.isIn(typed) ? .korean : .english))
      }
      return plan
    }
    return nil
  }

  /// Behind these the last day of the month is one day.
  private static let leadsOfDays: Set<String> = [
    "until", "till", "til", "by", "before", "from", "to", "through", "thru", "-",
  ]

  /// Takes the `on` of `on the 1st of every month`, `on 25th every month`, `on last friday of the
  /// month`; in `Turn heating on every monday` it belongs to the verb.
  private func takeLead(to begin: inout Int, before end: Int) {
    guard begin > 1 || begin == 1 && end < words.count else { return }
    let (lead, first) = (words[begin - 1].lowercased(), words[begin].lowercased())
    let isOn = lead == "on" && (["the", "alternate"].contains(first) || PlanDraft.isOrdinal(first))
    // `once every 2 weeks`.
    if isOn || lead == "once" && RepetitionWords.every.names(first) { begin -= 1 }
  }

  /// `Read The Daily 8pm`: behind an article such a word is rather a name.
  private func checkArticle(
    before place: Int, _ end: Int, _ rhythm: TypedRepetition.Rhythm
  ) throws(DateInputError) {
    guard isBehindArticle(place) else { return }
    throw .unclear(
      WhenReader.text(words[place - 1..<end]),
      spellings: [TypedRepetition(rhythm).words(in: .english)].compactMap(\.self))
  }

  /// `the umpteenth of every month`: what stands before it is one of its days, which was not read.
  private func checkOf(before begin: Int, _ end: Int) throws(DateInputError) {
    guard begin > 0, words[begin - 1].lowercased() == "of",
      RepetitionWords.every.names(words[begin])
    else { return }
    let first = begin > 2 ? begin - 2 : begin - 1
    throw .unclear(words[first..<end].joined(separator: " "), spellings: [])
  }

  private static func isOrdinal(_ word: String) -> Bool {
    RepetitionWords.ordinals.names(word) || RepetitionWords.laterOrdinals.names(word)
      || InputScanner.whole(word) { $0.ordinal() } != nil
  }

  /// Takes a time, `10번`, `until 12/31`, `12/24만 빼고` and their like, one after another.
  private func takeClauses(
    _ plan: inout RepeatedPlan, from end: inout Int, _ line: FoldedWords, _ reader: WhenReader
  ) {
    while end < words.count {
      if let (clause, next) = bracketedClause(at: end, reader), plan.take(clause) {
        end = next
        continue
      }
      if plan.time == nil, let (time, count) = timeBeginning(at: end, reader) {
        plan.time = time
        end += count
        continue
      }
      // `every 6 hours from 8am`.
      if plan.time == nil, plan.repetition.rule.map({ $0.frequency < .daily }) == true,
        ["from", "starting"].contains(words[end].lowercased()), end + 1 < words.count,
        let (time, count) = timeBeginning(at: end + 1, reader), time.to == nil
      {
        plan.time = time
        end += count + 1
        continue
      }
      var scanner = line.scanner(at: end)
      guard let clause = clause(&scanner, at: end, of: plan, line, reader),
        let next = line.wordAfter(&scanner),
        isEnd(of: clause, at: next, line, reader), plan.take(clause)
      else { return }
      end = next
    }
  }

  /// The clause there; a last day follows the first one: `1월부터 매주 화 12월까지`.
  private func clause(
    _ scanner: inout InputScanner, at place: Int, of plan: RepeatedPlan, _ line: FoldedWords,
    _ reader: WhenReader
  ) -> DateInput.RepetitionClause? {
    let start = scanner
    let clause = reader.dates.clause(&scanner)
    guard case .until? = clause, let first = plan.from ?? firstDay(before: place, line, reader)
    else { return clause }
    scanner = start
    return reader.dates.following(first).clause(&scanner)
  }

  private func firstDay(before place: Int, _ line: FoldedWords, _ reader: WhenReader) -> Day? {
    (0..<place).lazy.compactMap { start -> Day? in
      var scanner = line.scanner(at: start)
      guard case .from(let day)? = reader.dates.clause(&scanner) else { return nil }
      return day
    }.first
  }

  /// A count ends with the title, or before what ends the repetition too: `매일 3번 약` counts pills.
  private func isEnd(
    of clause: DateInput.RepetitionClause, at next: Int, _ line: FoldedWords, _ reader: WhenReader
  ) -> Bool {
    if case .times = clause { return mayEnd(at: next, line, reader) }
    return true
  }

  /// Whether the words end there, or go on with a time or with what ends a repetition: what else
  /// stands behind a count is counted by it, as `10x squats`.
  func mayEnd(at place: Int, _ line: FoldedWords, _ reader: WhenReader) -> Bool {
    if place >= words.count || timeBeginning(at: place, reader) != nil { return true }
    var scanner = line.scanner(at: place)
    return reader.dates.clause(&scanner) != nil
  }

  /// The longest time of day that begins there, and how many words tell it.
  private func timeBeginning(at place: Int, _ reader: WhenReader) -> (WhenReader.When, Int)? {
    // `every night 10pm`.
    if RepetitionWords.partsOfDay.names(words[place]), place + 1 < words.count,
      let (time, count) = timeBeginning(at: place + 1, reader)
    {
      // `every evening at 7`: the part of the day tells the half.
      let hour = words[place + count]
      let isBare = time.to == nil && Int(hour) != nil
      let whole = isBare ? reader.timeBesideDay([words[place], hour]) : nil
      return (whole ?? time, count + 1)
    }
    for count in stride(from: min(6, words.count - place), to: 0, by: -1) {
      let part = words[place..<place + count]
      // Of `until 24 dec` the number is no hour.
      if isOfMonth(place..<place + count) { continue }
      // Supper and tomorrow's supper are meals.
      if ["저녁", "점심"].contains(part.last), place + count < words.count { continue }
      if let time = reader.timeBesideDay(part) { return (time, count) }
    }
    return nil
  }

  /// Throws for what is counted behind a month, which could be the day too: `may 5 minutes`.
  func checkCountBehindMonth() throws(DateInputError) {
    for place in words.indices.dropLast(2)
    where DayWords.months.names(words[place]) && (1...2).contains(words[place + 1].count)
      && words[place + 1].allSatisfy(\.isNumber)
      && RepetitionWords.counted.names(words[place + 2])
    {
      // Behind `12 may` it counts, and what repeats says so itself.
      let before = place > 0 ? words[place - 1].lowercased() : ""
      if before.first?.isNumber == true || RepetitionWords.every.names(before) { continue }
      // `until june 90 days after done`.
      let behind = words[(place + 3)...].prefix(2).map { $0.lowercased() }
      if behind == ["after", "done"] { continue }
      throw .unclear(words[place...place + 2].joined(separator: " "), spellings: [])
    }
  }

  /// Throws for a number with which it ends, and which may be the hour: `yoga every mon 7`.
  private func checkBareHour(
    at place: Int, isOfMonths: Bool, _ line: FoldedWords, _ reader: WhenReader
  ) throws(DateInputError) {
    guard place > 0, place < words.count, let hour = Int(words[place]), (1...31).contains(hour)
    else { return }
    if place + 1 < words.count {
      var scanner = line.scanner(at: place + 1)
      guard reader.dates.clause(&scanner) != nil else { return }
    }
    // `every month 25`, `매달 25`.
    if isOfMonths {
      throw .unclear(
        words[place],
        spellings: [
          Hangul.isIn(words[place - 1]) ? "\(hour)일" : "on the \(RepetitionForm.spelled(hour))"
        ])
    }
    guard hour < 24 else { return }
    throw .bareHour(hour, typed: words[place], after: words[place - 1])
  }

  private func isLedToTime(_ place: Int, _ reader: WhenReader) -> Bool {
    place < words.count && timeBeginning(at: place, reader) != nil
  }

  private func takeTimeBefore(
    _ plan: inout RepeatedPlan, to begin: inout Int, _ reader: WhenReader
  ) {
    guard plan.time == nil else { return }
    for count in stride(from: min(5, begin), to: 0, by: -1) {
      let part = words[begin - count..<begin]
      // Pages 11-20 are no hours.
      if begin > count, let first = part.first,
        WhenReader.isNumber(first, of: words[begin - count - 1], beside: part.dropFirst().first)
      {
        continue
      }
      guard part.contains(where: { $0.contains(where: \.isNumber) }),
        let time = reader.timeBesideDay(part)
      else { continue }
      plan.time = time
      begin -= count
      return
    }
  }

  /// Takes what ends the repetition from elsewhere in the title.
  private mutating func takeClausesApart(_ plan: inout RepeatedPlan, _ reader: WhenReader) {
    var place = 0
    while place < words.count {
      let line = FoldedWords(words)
      var scanner = line.scanner(at: place)
      if let clause = clause(&scanner, at: place, of: plan, line, reader),
        let next = line.wordAfter(&scanner),
        next - place < words.count, plan.takeApart(clause)
      {
        words.removeSubrange(place..<next)
      } else {
        place += 1
      }
    }
  }
}

extension RepeatedPlan {
  fileprivate mutating func take(_ clause: DateInput.RepetitionClause) -> Bool {
    switch clause {
    case .from(let day):
      guard from == nil else { return false }
      from = day
      return true
    case .between(let first, let last):
      guard from == nil, repetition.take(.until(last)) else { return false }
      from = first
      return true
    case .until, .times, .except, .only, .holidays: return repetition.take(clause)
    }
  }

  /// The words for it with its last day alone, and with its count alone.
  fileprivate func withOneEnd(in language: Language) -> [String] {
    let start = from.map { language(ko: "\($0)부터", en: "from \($0)") }
    return repetition.withOneEnd.compactMap { repetition in
      repetition.words(in: language).map { words in
        ([words, time?.text, start] as [String?]).compactMap(\.self).joined(separator: " ")
      }
    }
  }

  /// A count apart from the repetition counts something else.
  fileprivate mutating func takeApart(_ clause: DateInput.RepetitionClause) -> Bool {
    if case .times = clause { return false }
    return take(clause)
  }
}

/// Words folded as one text, so that what was read of it is known in words.
struct FoldedWords {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ words: [String]) {
    var (bytes, starts) = ([UInt8](), [Int]())
    for word in words {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
      starts.append(bytes.count)
      bytes += Array(SearchFolding.folded(word).utf8)
    }
    (self.bytes, self.starts) = (bytes, starts)
  }

  func scanner(at word: Int) -> InputScanner { InputScanner(folded: bytes, from: starts[word]) }

  /// The word that follows what was read; nil where that ends within one.
  func wordAfter(_ scanner: inout InputScanner) -> Int? {
    // `every` before `morning`, which is the time.
    if scanner.offset > 0, let next = starts.firstIndex(of: scanner.offset) { return next }
    _ = scanner.take(",")
    guard scanner.isAtBoundary else { return nil }
    return starts.firstIndex { $0 > scanner.offset } ?? starts.count
  }

  /// Whether a repetition may begin with that word: most begin otherwise.
  func mayRepeat(at word: Int) -> Bool { bytes.count > starts[word] }
}

extension Recurrence {
  /// Whether no days of its weeks or months are told.
  var isOpen: Bool { weekdays.isEmpty && monthDays.isEmpty }
}
