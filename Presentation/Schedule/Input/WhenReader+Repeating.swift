import HearthDomain

/// What is left of a title where it looks like a repetition that was not understood.
extension WhenReader {
  /// What says that something repeats: `every may`, `매주마다`, `주 3회`.
  func repeating(_ words: [String], at place: Int) -> String? {
    let word = words[place]
    if RepetitionWords.every.names(word) {
      return words[place...].prefix(3).joined(separator: " ")
    }
    if let times = repeatedTimes(words[place...]) { return times }
    if let times = koreanTimes(words[place...]) { return times }
    if let times = timesOfWeek(words, at: place) { return times }
    var scanner = InputScanner(word)
    if scanner.take(WhenReader.koreanHeads) != nil {
      let isWhole =
        scanner.isAtEnd || scanner.take("마다") || scanner.number(digits: 1...2) != nil
        || scanner.take("에") || scanner.take(RepetitionWords.koreanWeekdays) != nil
      return isWhole ? words[place...].prefix(2).joined(separator: " ") : nil
    }
    guard word.hasSuffix("마다"), word.contains(where: \.isNumber) else { return nil }
    return word
  }

  /// `주 3회`, `주 3일`, `주3회`; but `다음 주 3일` and `첫 주 3일` are dates.
  private func timesOfWeek(_ words: [String], at place: Int) -> String? {
    var scanner = InputScanner(words[place...].prefix(2).joined(separator: " "))
    guard scanner.take("주") else { return nil }
    let isApart = scanner.skipSpaces()
    guard scanner.number(digits: 1...2) != nil else { return nil }
    let isOfOneWeek = place > 0 && WhenReader.weekLeads.contains(words[place - 1])
    let isTimes = scanner.take("회") || scanner.take("번")
    guard isTimes || !isOfOneWeek && scanner.take("일"),
      isTimes && isApart || scanner.isAtBoundary
    else { return nil }
    return words[place...].prefix(isApart ? 2 : 1).joined(separator: " ")
  }

  private static let weekLeads: Set<String> = [
    "이번", "다음", "다다음", "다음다음", "다다다음", "지난", "저번", "지지난", "저저번", "첫", "첫째", "둘째", "셋째",
    "넷째", "다섯째", "번째", "마지막",
  ]

  /// `twice a day`, `3 times a week`, `twice daily`.
  func repeatedTimes(_ words: ArraySlice<String>) -> String? {
    let folded = words.prefix(4).map { $0.lowercased() }
    let count =
      folded.first.map { ["once", "twice", "thrice"].contains($0) } == true
      ? 1 : folded.count > 1 && folded[1] == "times" ? 2 : 0
    if count > 0, folded.count > count, RepetitionWords.adverbs.names(folded[count]) {
      return words.prefix(count + 1).joined(separator: " ")
    }
    guard count > 0, folded.count > count + 1, ["a", "per", "each"].contains(folded[count]),
      ["day", "week", "fortnight", "month", "year"].contains(folded[count + 1])
    else { return nil }
    return words.prefix(count + 2).joined(separator: " ")
  }

  /// `두 달에 한 번`, `일주일에 세 번`, `하루 세 번`.
  private func koreanTimes(_ words: ArraySlice<String>) -> String? {
    guard let first = words.first, WhenReader.countedPeriods.contains(where: first.hasSuffix)
    else { return nil }
    var scanner = InputScanner(words.dropFirst().prefix(2).joined(separator: " "))
    guard scanner.number(digits: 1...2) ?? scanner.take(RepetitionWords.nativeNumbers) != nil
    else { return nil }
    let isApart = scanner.skipSpaces()
    guard scanner.take("번") || scanner.take("회"), scanner.isAtWordEnd else { return nil }
    return words.prefix(isApart ? 3 : 2).joined(separator: " ")
  }

  private static let countedPeriods = [
    "하루", "하루에", "이틀에", "사흘에", "일주일에", "주에", "달에", "개월에", "년에", "해에",
  ]

  /// What is read in place of `every may`, `twice a day`, `주 3회`.
  static func spellings(ofRepeating phrase: String) -> [String] {
    let words = phrase.lowercased().split(separator: " ").map(String.init)
    if RepetitionWords.every.names(words[0]), words.count == 2, DayWords.months.names(words[1]) {
      return ["\(phrase) 1"]
    }
    let isKorean = Hangul.isIn(phrase)
    // No one digit of `12 times` is the count.
    let isOneDigit = phrase.filter(\.isNumber).count < 2
    let known = counts.first { $0.0.contains(where: { phrase.lowercased().contains($0) }) }
    guard let count = known?.1, isOneDigit else { return [] }
    if ["day", "daily"].contains(words.last) || phrase.hasPrefix("하루") {
      guard count <= timesOfDay.count else { return [] }
      let times = timesOfDay[count - 1]
      return isKorean ? times.korean.map { "매일 \($0)" } : times.english.map { "every day \($0)" }
    }
    let isOfWeek =
      ["week", "weekly"].contains(words.last) || phrase.hasPrefix("주") || phrase.hasPrefix("일주일")
    guard isOfWeek else { return [] }
    let days = daysOfWeek[count - 1]
    return [isKorean ? "매주 \(days.korean)" : "every \(days.english)"]
  }

  /// For once a day and more often, each time of which is a plan of its own.
  private static let timesOfDay: [(english: [String], korean: [String])] = [
    (["9am"], ["오전 9시"]), (["8am", "8pm"], ["아침 8시", "저녁 8시"]),
    (["8am", "1pm", "7pm"], ["아침 8시", "오후 1시", "저녁 7시"]),
    (["8am", "12pm", "4pm", "8pm"], ["아침 8시", "낮 12시", "오후 4시", "저녁 8시"]),
  ]

  private static let daysOfWeek: [(english: String, korean: String)] = [
    ("mon", "월"), ("mon and thu", "월·목"), ("mon, wed and fri", "월·수·금"),
    ("mon, tue, thu and fri", "월·화·목·금"), ("weekday", "월~금"),
  ]

  private static let counts: [([String], Int)] = [
    (["5", "five", "다섯"], 5), (["4", "four", "네"], 4), (["3", "three", "세", "thrice"], 3),
    (["2", "two", "twice", "두"], 2), (["1", "once", "한"], 1),
  ]

  /// `매주`, `매월말`; but `매장` is a shop.
  static func beginsRepetition(_ word: String) -> Bool {
    var scanner = InputScanner(word)
    return scanner.take(koreanHeads) != nil
  }

  private static let koreanHeads = Vocabulary<Void>([
    ("매일|매주|매월|매달|매년|매해|매분기|격주|격월|격일|격년", ())
  ])
}
