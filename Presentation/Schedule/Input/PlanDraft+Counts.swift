import HearthDomain

/// How often something takes place, and until when, where a title tells that half.
extension PlanDraft {
  /// `10번만 매일 7시 스쿼트`, `매일 7시 10번만 스쿼트`: ten days, or ten squats on each; `Physio x8 weekly`.
  func checkCountBeside(
    _ place: Range<Int>, _ typed: String, _ rhythm: TypedRepetition.Rhythm, _ reader: WhenReader
  ) throws(DateInputError) {
    try checkCount(before: place, typed, rhythm)
    let before = place.lowerBound > 0 ? words[place.lowerBound - 1] : nil
    let behind = place.upperBound < words.count ? words[place.upperBound] : nil
    if let before, let count = onlyCount(before, reader) {
      throw .unclear("\(before) \(typed)", spellings: ["\(typed) \(count)번"])
    }
    if let behind, let count = onlyCount(behind, reader) {
      throw .unclear("\(typed) \(behind)", spellings: ["\(typed) \(count)번"])
    }
  }

  /// `x8 weekly`, `8 lessons every tue`, `8회 매주 월`; what is done every day has rather so many
  /// times on each: `squats 30 times every day`.
  private func checkCount(
    before place: Range<Int>, _ typed: String, _ rhythm: TypedRepetition.Rhythm
  ) throws(DateInputError) {
    for length in [3, 2, 1] {
      let first = place.lowerBound - length
      guard first > 0 || first == 0 && place.upperBound < words.count else { continue }
      let before = WhenReader.text(words[first..<place.lowerBound])
      if let weeks = PlanDraft.weeks(before), rhythm.isOfWeeksOrLonger {
        throw .unclear("\(before) \(typed)", spellings: ["\(typed) \(weeks)"])
      }
      let name = first > 0 ? words[first - 1] : ""
      let isMarked = ["x", "×"].contains { before.hasPrefix($0) || before.hasSuffix($0) }
      // One may teach the class of year 5.
      if !isMarked, WhenReader.numbered.names(name) || PlanDraft.groups.names(name) { continue }
      let isOfTimes = before.hasSuffix("회") || before.lowercased().hasSuffix("times")
      // A bus and an exit have such a number, too.
      let isOfPlurals = RepetitionWords.plurals.names(words[place.lowerBound])
      let counted = isOfPlurals ? PlanDraft.numberOfDays(before) : nil
      guard !before.hasSuffix("번"), let count = counted ?? PlanDraft.count(before),
        count > 1, !isOfTimes || rhythm.isOfWeeksOrLonger
      else { continue }
      let times = Hangul.isIn(typed) ? "\(count)번" : "\(count) times"
      throw .unclear("\(before) \(typed)", spellings: ["\(typed) \(times)"])
    }
  }

  /// What has numbers, beside the pages and rooms of every title.
  private static let groups = Vocabulary<Void>([
    ("year|group|team|stage|module|period|form|term|week|day|set|lab", ())
  ])

  /// Of `4` and `next three` before such days.
  private static func numberOfDays(_ text: String) -> Int? {
    var scanner = InputScanner(text)
    scanner.takeLead("the")
    scanner.takeLead("next")
    let count = scanner.number(digits: 1...2) ?? scanner.takeWord(DayWords.numbers)
    return scanner.isAtEnd ? count.flatMap { $0 > 1 ? $0 : nil } : nil
  }

  /// `for 6 weeks` of `6 weeks`, `8주 동안` of `8주`.
  private static func weeks(_ text: String) -> String? {
    var scanner = InputScanner(text)
    guard let count = scanner.number(digits: 1...2), count > 1 else { return nil }
    if scanner.take("주") || scanner.take("개월") {
      return scanner.isAtEnd ? "\(text) 동안" : nil
    }
    scanner.skipSpaces()
    return scanner.take("weeks") && scanner.isAtEnd ? "for \(text)" : nil
  }

  /// `수업 매주 화 10주`, of which nothing but the name would tell how long it goes on.
  func checkLastWeeks(of repeated: RepeatedPlan) throws(DateInputError) {
    guard repeated.repetition.until == nil, repeated.repetition.times == nil,
      repeated.repetition.rule.map({ $0.frequency >= .weekly }) == true
    else { return }
    for length in [1, 2] where words.count > length {
      let last = WhenReader.text(words.suffix(length))
      if let weeks = PlanDraft.weeks(last) { throw .unclear(last, spellings: [weeks]) }
    }
  }

  /// How often something takes place: `8x`, `x 8`, `8 sessions`, `8회`.
  static func count(_ text: String) -> Int? {
    var scanner = InputScanner(text)
    let isMarked = scanner.take("x") || scanner.take("×")
    for lead in ["총", "모두"] { scanner.takeLead(lead) }
    scanner.skipSpaces()
    guard let count = scanner.number(digits: 1...4) ?? scanner.takeWord(DayWords.numbers),
      count > 0
    else { return nil }
    if isMarked { return scanner.isAtEnd ? count : nil }
    scanner.skipSpaces()
    let isCounted =
      scanner.take("x") || scanner.take("×") || scanner.take(ClauseWords.sessions) != nil
      || scanner.take(ClauseWords.times) != nil
    return isCounted && scanner.isAtEnd ? count : nil
  }

  /// Throws for `twice daily`, `3 times weekly`, of which the adverb tells only in what time.
  func checkTimes(before place: Int, _ reader: WhenReader) throws(DateInputError) {
    for length in [1, 2] where length <= place {
      guard let phrase = reader.repeatedTimes(words[(place - length)...]),
        phrase.split(separator: " ").count == length + 1
      else { continue }
      throw .unclear(phrase, spellings: WhenReader.spellings(ofRepeating: phrase))
    }
  }

  /// Of `10번만` and `10회만`.
  private func onlyCount(_ word: String, _ reader: WhenReader) -> Int? {
    var scanner = InputScanner(word)
    guard word.hasSuffix("번만") || word.hasSuffix("회만"),
      case .times(let count)? = reader.dates.times(&scanner), scanner.isAtEnd
    else { return nil }
    return count
  }

  /// `매월 초 정산`, `정산 매달 중순`: a part of each month, of which no day is told.
  func checkPartOfMonths(_ repetition: TypedRepetition) throws(DateInputError) {
    guard let rule = repetition.rule, rule.frequency == .monthly, rule.monthDays.isEmpty,
      rule.weekdays.isEmpty, !words.contains(where: LunarWords.names),
      let rhythm = repetition.words(in: .korean)
    else { return }
    for word in words {
      let name = word.withoutKoreanAt
      guard let day = PlanDraft.partsOfMonth[name] else { continue }
      throw .unclear(word, spellings: ["\(rhythm) \(day)"])
    }
  }

  private static let partsOfMonth = [
    "초": "5일", "초순": "5일", "중순": "15일", "보름": "15일", "하순": "25일", "말": "말일",
  ]

  /// `연말까지 운동`: what people do again and again could be done each day until then, or once.
  func checkHabitUntil(_ reader: WhenReader) throws(DateInputError) {
    guard !words.contains(where: { $0.hasSuffix("부터") }) else { return }
    for place in words.indices where words[place].count > 2 {
      for (range, name) in koreanEndings(at: place) {
        var others = words
        others.removeSubrange(range)
        guard let habit = others.last, PlanDraft.habits.contains(where: habit.hasSuffix),
          let when = reader.moment(named: name), reader.isDayAlone(when),
          reader.unread(in: others) == nil, let day = try? reader.dates.day(when.from)
        else { continue }
        throw .unclear("\(name)까지", spellings: ["매일 \(name)까지", reader.plain(day, true)])
      }
    }
  }

  private static let habits = [
    "운동", "요가", "수영", "헬스", "산책", "연습", "복습", "스트레칭", "명상", "달리기", "조깅", "러닝", "걷기",
    "필라테스", "스쿼트", "필사", "일기",
  ]

  /// Throws for a count right behind a repetition that is spelled otherwise, or none: `x 10`,
  /// `10x`,
  /// `every day 0 times`, `every tue 7am, 10 sessions`, `10 weeks`, `총 10회`.
  func checkCount(
    at place: Int, _ line: FoldedWords, _ reader: WhenReader
  ) throws(DateInputError) {
    let rest = words[place...].prefix(3).map { WhenReader.text([$0]).lowercased() }
    guard let (length, spelling) = otherCount(rest), mayEnd(at: place + length, line, reader)
    else { return }
    throw .unclear(WhenReader.text(words[place..<place + length]), spellings: [spelling])
  }

  /// How many words tell a count, and how else it is written.
  private func otherCount(_ words: [String]) -> (length: Int, spelling: String)? {
    guard let first = words.first else { return nil }
    let second = words.count > 1 ? words[1] : ""
    if let count = Int(first), count > 0, PlanDraft.periods.names(second) {
      return (2, "for \(count) \(second)")
    }
    if ["x", "×"].contains(first), let count = Int(second), count > 0 {
      return (2, "\(count) times")
    }
    if words.count > 2, first == "for", let count = Int(second), count > 0,
      ClauseWords.sessions.names(words[2])
    {
      return (3, "\(count) times")
    }
    if ["총", "모두"].contains(first), ["회", "번"].contains(where: second.hasSuffix),
      let count = Int(second.dropLast()), count > 0
    {
      return (2, "\(count)번")
    }
    let isMarked = ["x", "×"].contains { first.hasPrefix($0) }
    let number = first.dropFirst(isMarked ? 1 : 0)
    let mark = number.drop { "+-".contains($0) }.drop { $0.isASCII && $0.isNumber }
    guard number.contains(where: \.isNumber) else { return nil }
    let unit = mark.isEmpty && !isMarked ? second : String(mark)
    let isCounted = ClauseWords.times.names(unit) || ClauseWords.sessions.names(unit)
    guard isCounted || (isMarked ? mark.isEmpty : ["x", "×"].contains(mark)) else { return nil }
    // Of `10x` the count is known, and only its spelling is none.
    let known = Int(number.dropLast(mark.count)).flatMap { (1...9999).contains($0) ? $0 : nil }
    let isKorean = Hangul.isIn(first + unit)
    return (
      mark.isEmpty && !isMarked ? 2 : 1, "\(known ?? 10)" + (isKorean ? "번" : " times")
    )
  }

  private static let periods = Vocabulary<Void>([("weeks|months|years", ())])
}

extension TypedRepetition.Rhythm {
  fileprivate var isOfWeeksOrLonger: Bool {
    switch self {
    case .rule(let rule): rule.frequency >= .weekly
    case .afterDone: true
    }
  }
}
