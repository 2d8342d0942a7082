import HearthDomain

/// Dates of the moon in a title.
extension PlanDraft {
  /// Puts a date of the moon behind the words that make it every year's, where a time stands
  /// between them: `음력 1월 15일 저녁 8시 매년`.
  mutating func joinMoonAndYear() {
    let line = FoldedWords(words)
    let isYear = { (scanner: inout InputScanner) -> Void? in
      scanner.take(PlanDraft.everyYearInKorean) ?? scanner.takeWord(RepetitionWords.everyYear)
    }
    let isDate = { (scanner: inout InputScanner) -> Void? in
      guard LunarWords(&scanner) != nil else { return nil }
      _ = scanner.take("에")
      return ()
    }
    guard words.contains(where: LunarWords.names), let year = place(of: isYear, line),
      let date = place(of: isDate, line), !year.overlaps(date)
    else { return }
    let ends = [year.upperBound, date.upperBound].min() ?? 0
    let between = words[ends..<max(year.lowerBound, date.lowerBound, ends)]
    guard !between.isEmpty, between.map({ $0.lowercased() }) != ["on"] else { return }
    let day = Array(words[date])
    let isKorean = Hangul.isIn(day.joined())
    let (first, last) = year.lowerBound < date.lowerBound ? (year, date) : (date, year)
    words.removeSubrange(last)
    words.replaceSubrange(first, with: (isKorean ? ["매년"] : ["every", "year", "on"]) + day)
  }

  private static let everyYearInKorean = Vocabulary<Void>([("매년|매해|해마다|매년마다", ())])

  private func place(
    of form: (inout InputScanner) -> Void?, _ line: FoldedWords
  ) -> Range<Int>? {
    for first in words.indices {
      var scanner = line.scanner(at: first)
      if form(&scanner) != nil, let end = line.wordAfter(&scanner) { return first..<end }
    }
    return nil
  }

  /// Keeps what a date of the moon is called, which it tells already: `음력 8월 15일 추석`.
  mutating func holdFeastOfMoon() {
    guard words.count > 2, let last = words.last, WhenReader.isFeast(last) else { return }
    let isDate = (1..<words.count).contains { count in
      var scanner = InputScanner(
        words[(words.count - 1 - count)..<(words.count - 1)].joined(separator: " "))
      return LunarWords(&scanner) != nil && scanner.isAtEnd
    }
    if isDate { hold(words.count - 1) }
  }

  /// Keeps the name of a feast before its own date: `추석 매년 음력 8월 15일`.
  mutating func holdFeastBeforeMoon(_ form: RepetitionForm) {
    guard words.count > 2, let feast = DayWords.lunarFeasts.meaning(of: words[0]) else { return }
    var scanner = FoldedWords(words).scanner(at: 1)
    guard case .found(.rule(let rule))? = form.take(&scanner)?.outcome, rule.scale == .dangi,
      rule.monthDays == [feast.day]
    else { return }
    hold(0)
  }

  /// How a feast of the moon is planned for every year: `Chuseok every year on lunar 8/15`.
  static func feastEachYear(_ typed: String) -> [String] {
    let words = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count > 1, let feast = DayWords.lunarFeasts.meaning(of: words[0]) else { return [] }
    let rest = words.dropFirst().joined(separator: " ")
    if everyYearInKorean.names(rest) {
      return ["\(words[0]) 매년 음력 \(feast.month)월 \(feast.day)일"]
    }
    guard RepetitionWords.everyYear.names(rest) else { return [] }
    return ["\(words[0]) every year on lunar \(feast.month)/\(feast.day)"]
  }

  /// Throws where the moon is named among those words and what was read is the sun's: every year
  /// or month, or no date of it at all.
  func checkMoon(
    in whole: [String], _ repetition: TypedRepetition?
  ) throws(DateInputError) {
    if let rule = repetition?.rule, rule.frequency >= .monthly, rule.scale != .dangi,
      let place = whole.firstIndex(where: LunarWords.names)
    {
      throw PlanDraft.unclearMoon(whole[place...].prefix(2).joined(separator: " "))
    }
    for place in words.indices.dropLast()
    where LunarWords.names(words[place]) && LunarWords.mayBeDate(words[place + 1]) {
      throw PlanDraft.unclearMoon(words[place...place + 1].joined(separator: " "))
    }
  }

  private static func unclearMoon(_ phrase: String) -> DateInputError {
    let isKorean = phrase.unicodeScalars.contains { $0.value >= 0xAC00 }
    return .unclear(
      phrase,
      spellings: isKorean
        ? ["매년 음력 12월 20일", "음력 12월 20일", "\"\(phrase)\""]
        : ["every lunar 12/20", "lunar 12/20", "\"\(phrase)\""])
  }
}
