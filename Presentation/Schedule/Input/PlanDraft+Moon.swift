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
      // Beside a date, what a feast is called is a name: `추석 전날 매년 음력 8월 14일`.
      var feast = scanner
      guard feast.take(DayWords.lunarFeasts) == nil, LunarWords(&scanner) != nil else {
        return nil
      }
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
      let text = words.dropLast().suffix(count).joined(separator: " ")
      return InputScanner.whole(text, LunarWords.init) != nil
    }
    if isDate { hold(words.count - 1) }
  }

  /// Keeps the name of a feast before a date of the moon of every year, which tells the day: `추석
  /// 매년 음력 8월 15일`, `추석 차례 매년 음력 8월 15일`.
  mutating func holdFeastBeforeMoon(_ form: RepetitionForm) {
    let count = [3, 2, 1].first { count in
      words.count > count + 1
        && DayWords.lunarFeasts.names(words[..<count].joined(separator: " "))
    }
    guard let count else { return }
    let line = FoldedWords(words)
    let isTold = words.indices.dropFirst(count).contains { place in
      var scanner = line.scanner(at: place)
      guard case .found(.rule(let rule))? = form.take(&scanner)?.outcome else { return false }
      return rule.scale == .dangi && !rule.monthDays.isEmpty
    }
    guard isTold else { return }
    words.replaceSubrange(..<count, with: [words[..<count].joined(separator: " ")])
    hold(0)
  }

  /// Puts the date of a feast behind the words that make it every year's, where nothing else is
  /// typed: `Chuseok every year on lunar 8/15` for `Chuseok every year`.
  mutating func tellDayOfFeast() {
    for count in [3, 2, 1] where words.count > count {
      let name = words[..<count].joined(separator: " ")
      let rest = words[count...].joined(separator: " ")
      let isKorean = PlanDraft.everyYearInKorean.names(rest)
      guard isKorean || RepetitionWords.everyYear.names(rest) else { continue }
      let date: String
      if let feast = DayWords.lunarFeasts.meaning(of: name) {
        date =
          isKorean
          ? "매년 음력 \(feast.month)월 \(feast.day)일"
          : "every year on lunar \(feast.month)/\(feast.day)"
      } else if let feast = DayWords.feasts.meaning(of: name),
        let day = Day(year: 2000, month: feast.month, day: feast.day)
      {
        date =
          isKorean
          ? "매년 \(feast.month)월 \(feast.day)일"
          : "every year on \(day.calendarMonth.shortName(in: .english).lowercased()) \(feast.day)"
      } else {
        continue
      }
      words.replaceSubrange(count..., with: date.split(separator: " ").map(String.init))
      return
    }
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
