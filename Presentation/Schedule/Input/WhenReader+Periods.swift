import HearthDomain

/// Weeks, months and years of which no day is told.
extension WhenReader {
  /// `다음 달` before what was taken, which has a week or a day of it been left out.
  static func openPeriod(_ words: ArraySlice<String>) -> String? {
    let isCounted = { (word: String) in word.hasSuffix("째") || word == "주" || word == "주의" }
    var words = words
    while words.count > 1, let last = words.last, isCounted(last),
      !openPeriods.names(words.suffix(2).joined(separator: " "))
    {
      words.removeLast()
    }
    return [3, 2, 1].lazy.filter { words.count > $0 }
      .map { words.suffix($0).joined(separator: " ") }.first { openPeriods.names(withoutEnd($0)) }
  }

  /// `다음 주` of `다음 주에` and `다음 주 내내`.
  private static func withoutEnd(_ phrase: String) -> String {
    phrase.hasSuffix(" 내내") ? String(phrase.dropLast(3)) : phrase.withoutKoreanAt
  }

  /// `다음 주 회의`, `next week dentist`, `다음 주부터 다이어트`: a week with which the title of what takes
  /// place on one day of it begins.
  func checkOpenBeginning(_ words: [String]) throws(DateInputError) {
    for count in [3, 2, 1] where words.count > count {
      let typed = words[..<count].joined(separator: " ")
      let isFrom = typed.hasSuffix("부터")
      let phrase = isFrom ? String(typed.dropLast(2)) : WhenReader.withoutEnd(typed)
      let spellings = spellings(ofPeriod: phrase)
      guard !spellings.isEmpty,
        isFrom || isMeantAsWhen(phrase, beside: words[count...])
      else { continue }
      throw .unclear(typed, spellings: spellings)
    }
  }

  /// What is read in place of a week, a month or a year: today where the day that it rather is
  /// has passed.
  func spellings(ofPeriod phrase: String) -> [String] {
    let known = WhenReader.openPeriods.meaning(of: WhenReader.withoutEnd(phrase)) ?? []
    let ahead = known.filter(isToCome)
    return ahead.isEmpty && !known.isEmpty ? [Hangul.isIn(phrase) ? "오늘" : "today"] : ahead
  }

  /// Whether what follows takes place then: a meeting of this week, and anything of the next one
  /// but what is prepared for it.
  private func isMeantAsWhen(_ phrase: String, beside words: ArraySlice<String>) -> Bool {
    if WhenReader.periodsAhead.names(phrase), let last = words.last {
      return !words.contains(where: PlanDraft.preparations.names)
        && (words.count == 1 || PlanDraft.lastingInEnglish.names(last)
          || PlanDraft.lasting.contains(where: last.hasSuffix)
          || PlanDraft.appointments.names(last))
    }
    return words.count == 1 && words.first.map(PlanDraft.appointments.names) == true
  }

  private static let periodsAhead = Vocabulary<Void>([
    ("next week|next month|다음주|다음 주|담주|차주|내주|다다음주|다다음 주|다다담주|담담주", ()),
    ("다음달|다음 달|담달", ()),
  ])

  static let openPeriods = Vocabulary<[String]>([
    ("this week", ["this fri"]), ("이번주|이번 주|금주", ["이번 주 금요일"]),
    ("next week", ["next mon", "next mon - next sun"]), ("last week|last month", []),
    ("this month", ["end of the month"]),
    ("next month", ["the 1st of next month", "end of next month"]),
    ("다음주|다음 주|담주|차주|내주", ["다음 주 월요일", "다음 주 월~일"]),
    ("다다음주|다다음 주|다담주|담담주", ["다다음 주 월요일"]), ("지난주|지난 주|지난달|지난 달", []),
    ("이번달|이번 달", ["이번 달 말일"]), ("다음달|다음 달|담달", ["다음 달 1일", "다음 달 말일"]),
    ("this year", ["31 December"]), ("next year", ["1 January next year"]), ("last year", []),
    ("내년", ["내년 1월 1일"]), ("내후년", ["내후년 1월 1일"]), ("작년|지난해|재작년", []),
    ("둘째 주|첫째 주|셋째 주|넷째 주|마지막 주", []),
  ])

  /// `until june`, `until june 2027`, `내년 6월까지` could end with it or before it.
  func openEnd(_ words: [String], at place: Int) -> DateInputError? {
    let word = WhenReader.text([words[place]])
    if word.hasSuffix("까지"), let month = WhenReader.koreanMonth(String(word.dropLast(2))) {
      let year = place > 0 ? DayWords.namedYears.meaning(of: words[place - 1]) : nil
      guard let year, let named = Month(year: dates.now.day.year + year, month: month) else {
        return .unclear(word, spellings: ["\(month)월 말일까지", "\(month)월 1일까지"])
      }
      return .unclear(
        "\(words[place - 1]) \(word)",
        spellings: ["\(named.lastDay)까지", "\(named.firstDay)까지"])
    }
    guard ["until", "till", "til", "through"].contains(words[place].lowercased()),
      place + 1 < words.count, DayWords.months.names(WhenReader.text([words[place + 1]]))
    else { return nil }
    let (lead, month) = (words[place], WhenReader.text([words[place + 1]]))
    let year = place + 2 < words.count ? Int(WhenReader.text([words[place + 2]])) : nil
    guard let year, (dates.now.day.year...dates.now.day.year + 50).contains(year),
      let number = DayWords.months.meaning(of: month),
      let named = Month(year: year, month: number)
    else {
      return .unclear(
        "\(lead) \(month)", spellings: ["\(lead) end of \(month)", "\(lead) \(month) 1"])
    }
    return .unclear(
      "\(lead) \(month) \(year)",
      spellings: ["\(lead) \(named.lastDay)", "\(lead) \(named.firstDay)"])
  }
}
