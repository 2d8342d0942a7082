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

  /// `주말께`, `월말쯤`, `금요일경`; but 월경 is no Monday.
  func roughDay(_ name: String) -> [String]? {
    guard let last = name.last, "께쯤경".contains(last), name.count > 2 else { return nil }
    let day = String(name.dropLast())
    let isDay = (try? dates.day(day)) != nil || dates.weekend(day) != nil
    return isDay && !WhenReader.isFeast(day) ? [day] : vagueDay(day)
  }

  /// What is read in place of a quarter or a half of a year, `Q1`, `q2 2027`, `내년 상반기`, where that
  /// tells when: the first of its days and the last one; of `end of quarter`, `1분기 말` the last one.
  /// Nil for other words, and for what is over.
  func partOfYear(_ name: String, isWhen: Bool) -> [String]? {
    var scanner = InputScanner(name.lowercased() == "eoq" ? "end of quarter" : name)
    let today = dates.now.day
    if !scanner.takeLead("in") { scanner.takeLead("the") }
    var isEnd = scanner.takeLead("end of")
    scanner.takeLead("the")
    var year = scanner.attempt { scanner -> Int? in
      if let distance = scanner.take(DayWords.namedYears) {
        return scanner.skipSpaces() ? today.year + distance : nil
      }
      let year = scanner.number(digits: 4...4)
      _ = scanner.take("년")
      return scanner.skipSpaces() ? year : nil
    }
    let away = scanner.take(DayWords.wholeQuarters)
    let part = away == nil ? scanner.take(WhenReader.partsOfYear) : nil
    year = year ?? scanner.attempt { $0.skipSpaces() ? $0.number(digits: 4...4) : nil }
    scanner.skipSpaces()
    if !isEnd { isEnd = scanner.take("end") || scanner.take("말") }
    let isQuarter = part == nil && ["quarter", "the quarter", "분기"].contains(name.lowercased())
    guard scanner.isAtEnd, isEnd || isWhen && !isQuarter else { return nil }
    let current = today.calendarMonth
    let quarter = away.map { current.adding(months: 3 * $0 - (current.month - 1) % 3) }
    let years = year.map { [$0] } ?? [today.year, today.year + 1]
    let named = part.map { part in years.compactMap { Month(year: $0, month: part.first) } }
    let days = (quarter.map { [$0] } ?? named ?? []).map { first in
      first.firstDay...first.adding(months: (part?.count ?? 3) - 1).lastDay
    }
    return days.first { $0.upperBound >= today }.map { days in
      (isEnd ? [days.upperBound] : [days.lowerBound, days.upperBound]).map { "\($0)" }
    }
  }

  /// With the first of its months, and how many they are.
  private static let partsOfYear = Vocabulary<(first: Int, count: Int)>([
    ("q1|1분기|1사분기", (1, 3)), ("q2|2분기|2사분기", (4, 3)), ("q3|3분기|3사분기", (7, 3)),
    ("q4|4분기|4사분기", (10, 3)), ("상반기", (1, 6)), ("하반기", (7, 6)),
  ])

  /// A day amidst what words tell of a month: `다음 달 중순`, `12월 초`, `mid next month`, `mid-december`;
  /// nil for other words.
  static func partOfMonth(_ name: String) -> String? {
    if name.hasSuffix("까지"), let day = partOfMonth(String(name.dropLast(2))) { return day + "까지" }
    let words = name.replacing("-", with: " ").split(separator: " ").map(String.init)
    guard let first = words.first?.lowercased(), var last = words.last else { return nil }
    if words.count > 1, let (day, count) = partOfPeriod(first, words[1]), words.count > count {
      let month = words.dropFirst(count).joined(separator: " ")
      if let week = weekdays[day], DayWords.weeksBehind.names(month) {
        return "\(week) \(month)"
      }
      if first == "end" { return nil }
      if DayWords.months.names(month) { return "\(day) \(month)" }
      let ending = day == 1 ? "st" : "th"
      return DayWords.wholeMonths.names(month) ? "the \(day)\(ending) of \(month)" : nil
    }
    for end in ["에", "쯤", "경", "께"] where last.hasSuffix(end) { last.removeLast() }
    var rest = words.dropLast()
    // `12월초`.
    let end = ["초순", "중순", "하순", "초반", "중반", "후반", "초"].first(where: last.hasSuffix)
    if let end, last != end {
      rest.append(String(last.dropLast(end.count)))
      last = end
    }
    let month = rest.joined(separator: " ")
    if let weekday = ["초": "월요일", "초반": "월요일", "중반": "수요일", "후반": "금요일"][last],
      DayWords.wholeWeeks.names(month)
    {
      return "\(month) \(weekday)"
    }
    guard let day = ["초": 5, "초순": 5, "중순": 15, "하순": 25][last] else { return nil }
    guard DayWords.wholeMonths.names(month) || koreanMonth(month) != nil else { return nil }
    return "\(month) \(day)일"
  }

  /// The day of a month that is meant by such words, and how many they are: `early`, `start of`.
  private static func partOfPeriod(_ first: String, _ second: String) -> (day: Int, count: Int)? {
    if let day = ["early": 5, "mid": 15, "late": 25][first] { return (day, 1) }
    guard second.lowercased() == "of" else { return nil }
    return ["start": 1, "beginning": 1, "middle": 15, "end": 25][first].map { ($0, 2) }
  }

  /// The weekday that is as far in its week.
  private static let weekdays = [1: "monday", 5: "monday", 15: "wednesday", 25: "friday"]
}
