import HearthDomain

/// Words that tell a day or a time half, and stay in a title: `연말 모임`, `퇴근 후 운동`.
extension WhenReader {
  /// Throws for the first of them, of a day where nothing tells one, and of a time where nothing
  /// tells when at all.
  func checkVague(_ words: [String], beside when: When?) throws(DateInputError) {
    guard when == nil || when.flatMap(timeAlone) != nil else { return }
    for place in words.indices {
      if let days = WhenReader.weekdaysSideBySide(words[place]) {
        throw .unclear(words[place], spellings: [days, "매주 \(words[place])"])
      }
      for count in stride(from: min(4, words.count - place), to: 0, by: -1) {
        let phrase = words[place..<place + count].joined(separator: " ")
        let name = phrase.hasSuffix("에") ? String(phrase.dropLast()) : phrase
        let isDay =
          WhenReader.vagueDays.names(name) || WhenReader.namesFeast(name)
          || WhenReader.namesPartOfMonth(name)
        guard isDay || when == nil && WhenReader.vagueTimes.names(name) else { continue }
        let day = isDay ? try? dates.day(name) : nil
        throw .unclear(phrase, spellings: day.map { ["\($0)"] } ?? [])
      }
    }
  }

  /// Throws for a weekday beside months or years, `두 달에 한 번 토요일`: those of a month are several.
  func checkWeekday(
    of when: When?, in repetition: TypedRepetition?
  ) throws(DateInputError) {
    guard let rule = repetition?.rule, rule.weekdays.isEmpty, rule.monthDays.isEmpty,
      rule.frequency == .monthly || rule.frequency == .yearly,
      let weekday = when?.from.split(separator: " ").first.map(String.init), isWeekday(weekday)
    else { return }
    let isKorean = Hangul.isIn(weekday)
    guard rule.frequency == .monthly,
      let rhythm = repetition?.words(in: isKorean ? .korean : .english)
    else { throw .unclear(weekday, spellings: []) }
    throw .unclear(
      weekday,
      spellings: [isKorean ? "\(rhythm) 첫째 \(weekday)" : "\(rhythm) on the first \(weekday)"])
  }

  /// Whether it is a feast by a name that other things of a plan are named by too.
  static func namesFeast(_ name: String) -> Bool {
    DayWords.lunarFeasts.names(name) || wideFeasts.names(name)
  }

  /// `mid December`, `early may`.
  private static func namesPartOfMonth(_ name: String) -> Bool {
    let words = name.split(separator: " ")
    return words.count == 2 && ["mid", "early", "late"].contains(words[0].lowercased())
      && DayWords.months.names(String(words[1]))
  }

  /// `금토일` as the span from the first of the days to the last.
  private static func weekdaysSideBySide(_ word: String) -> String? {
    guard word.count > 2, "월화수목금토일".contains(word), let first = word.first,
      let last = word.last
    else { return nil }
    return "\(first)~\(last)"
  }

  private static let wideFeasts = Vocabulary<Void>([("크리스마스", ())])

  private static let vagueDays = Vocabulary<Void>([
    ("연말|연초|연말연시|내년|내후년|작년|재작년|지난해", ()),
    ("next year|last year|year end|end of year|end of the year", ()),
  ])

  private static let vagueTimes = Vocabulary<Void>([
    ("in the morning|in the afternoon|in the evening|at lunchtime|at teatime|teatime", ()),
    ("퇴근 후|퇴근후|퇴근 뒤|퇴근하고|출근 전|출근전|점심 후|점심 전|저녁 후|after work|before work", ()),
  ])
}
