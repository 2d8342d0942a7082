import HearthDomain

/// What a repetition leaves out, where that is no day that it has.
extension PlanDraft {
  /// Throws for days that are left out of what has no such days: `every 2 days except sunday`.
  func checkExceptions(
    of plan: RepeatedPlan, _ reader: WhenReader
  ) throws(DateInputError) {
    let line = FoldedWords(words)
    for place in words.indices {
      var scanner = line.scanner(at: place)
      switch reader.dates.clause(&scanner) {
      case .except, .only, .holidays:
        guard let end = line.wordAfter(&scanner) else { continue }
        throw .unclear(words[place..<end].joined(separator: " "), spellings: [])
      case .until, .times, .from, .between, nil: continue
      }
    }
    for place in words.indices.dropFirst() { try checkMonths(at: place, of: plan, reader) }
  }

  private static let leavingOut = Vocabulary<Void>([("except|excluding|skipping|but", ())])

  /// Throws for months that are left out, `except february and march`, `2월 3월 제외`, with the days
  /// that it has in them next: no words say that it leaves them out every year.
  private func checkMonths(
    at place: Int, of plan: RepeatedPlan, _ reader: WhenReader
  ) throws(DateInputError) {
    let isKorean = Hangul.isIn(words[place])
    let isNot = words[place].lowercased() == "not"
    guard isKorean || isNot || PlanDraft.leavingOut.names(words[place]) else { return }
    let first = isKorean ? place : place + 1
    let list = words[first...].prefix { word in
      PlanDraft.month(word) != nil || PlanDraft.aroundMonths.contains(word.lowercased())
    }
    let months = list.compactMap(PlanDraft.month)
    guard !months.isEmpty else { return }
    var end = list.endIndex
    if isKorean {
      guard end < words.count, PlanDraft.without.names(WhenReader.text([words[end]])) else {
        return
      }
      end += 1
    } else if end < words.count, !PlanDraft.otherClauses.contains(words[end].lowercased()),
      !reader.beginsWithTime(words[end...])
    {
      return
    }
    let days = plan.days(in: months, reader.dates).map { "\($0)" }
    let spelling =
      isKorean
      ? "\(days.joined(separator: ", ")) 빼고" : "except \(days.joined(separator: " and "))"
    throw .unclear(
      WhenReader.text(words[place..<end]), spellings: days.isEmpty ? [] : [spelling])
  }

  /// `february`, `2월만`, `3월과`.
  static func month(_ word: String) -> Int? {
    let name = withoutJoin(WhenReader.text([word]))
    if let month = DayWords.months.meaning(of: name) { return month }
    let end = ["에만", "에는", "만", "은"].first(where: name.hasSuffix)
    return WhenReader.koreanMonth(String(name.dropLast(end?.count ?? 0)))
  }

  private static let aroundMonths: Set<String> = ["and", "&", "in", "during", "그리고"]

  /// Throws for what is left out right behind a repetition and names no day: `except bank
  /// holidays`, `but the last of the month`; of `except christmas week` with its days then.
  func checkLeftOut(
    at place: Int, of plan: RepeatedPlan, _ reader: WhenReader
  ) throws(DateInputError) {
    guard place > 0, place + 1 < words.count else { return }
    try checkMonths(at: place, of: plan, reader)
    try checkWithout(at: place)
    let lead = WhenReader.text(words[place...place + 1])
    guard PlanDraft.leavingOut.names(words[place]) || PlanDraft.leavingOutInTwo.names(lead) else {
      return
    }
    let count = PlanDraft.leavingOutInTwo.names(lead) ? 2 : 1
    let days = words[(place + count)...].prefix {
      !PlanDraft.otherClauses.contains($0.lowercased())
    }
    var rest = words[place..<days.endIndex]
    let time = [3, 2, 1].first { count in
      days.count > count && rest.suffix(count).contains { $0.contains(where: \.isNumber) }
        && reader.timeBesideDay(rest.suffix(count)) != nil
    }
    if let time { rest.removeLast(time) }
    let dates = plan.days(of: rest.dropFirst(count), reader).map { "\($0)" }
    let isOfHolidays = PlanDraft.otherHolidays.names(WhenReader.text(rest.dropFirst(count)))
    throw .unclear(
      WhenReader.text(rest),
      spellings: isOfHolidays
        ? ["not on holidays"]
        : dates.isEmpty ? [] : ["except \(dates.joined(separator: " and "))"])
  }

  /// Holidays by names that are not those of the calendar that is known.
  private static let otherHolidays = Vocabulary<Void>([
    ("bank holidays|the bank holidays|bank holiday|a bank holiday|on bank holidays", ()),
    ("national holidays|federal holidays", ()),
  ])

  /// `방학 빼고`, `2월만 빼고`, `in term time`.
  private func checkWithout(at place: Int) throws(DateInputError) {
    for count in [3, 2] where place + count <= words.count {
      let phrase = WhenReader.text(words[place..<place + count])
      let last = WhenReader.text([words[place + count - 1]])
      let isWithout = PlanDraft.without.names(last) && Hangul.isIn(words[place])
      guard isWithout || PlanDraft.terms.names(phrase) else { continue }
      throw .unclear(phrase, spellings: [])
    }
  }

  private static let without = Vocabulary<Void>([("빼고|빼고는|제외|제외하고|제외하고는", ())])
  private static let terms = Vocabulary<Void>([
    ("in term time|in termtime|during term|during term time|term time only|term time", ()),
    ("school days only|in school holidays|during school holidays|during the holidays", ()),
  ])
  private static let leavingOutInTwo = Vocabulary<Void>([
    ("apart from|aside from|other than", ())
  ])
  private static let otherClauses: Set<String> = [
    "until", "till", "til", "from", "starting", "for", "with",
  ]
}

extension RepeatedPlan {
  /// Its days in the months of these numbers that come next, but not many.
  fileprivate func days(in months: [Int], _ dates: DateInput) -> [Day] {
    guard case .rule(let rule) = repetition.rhythm, let when = start(dates),
      let first = try? dates.dayAndTime(when.from).day,
      let series = try? Repetition(rule, from: .day(first))
    else { return [] }
    let ahead = (0..<12).map { first.calendarMonth.adding(months: $0) }
    let days = ahead.filter { months.contains($0.month) }.flatMap { month in
      let next = month.lastDay.adding(days: 1)
      return series.occurrences(in: month.firstDay.start..<next.start).times.map(\.day)
    }
    return days.count > 10 ? [] : days
  }

  /// Its days in the week of a day: `christmas week`, `in the week of 12/24`.
  fileprivate func days(of words: ArraySlice<String>, _ reader: WhenReader) -> [Day] {
    guard case .rule(let rule) = repetition.rhythm, rule.frequency == .weekly, rule.interval == 1
    else { return [] }
    let name = words.drop { ["in", "during", "the", "on"].contains($0.lowercased()) }
    let isOfWeek = name.prefix(2).map { $0.lowercased() } == ["week", "of"]
    let isWeek = name.last.map { WhenReader.text([$0]).lowercased() } == "week"
    guard isOfWeek || isWeek else { return [] }
    let day = (isOfWeek ? name.dropFirst(2) : name.dropLast()).joined(separator: " ")
    guard let found = try? reader.dates.day(day) else { return [] }
    let first = found.latest(reader.dates.weekStart)
    return (0..<7).map { first.adding(days: $0) }.filter { day in
      rule.weekdays.contains { $0.weekday == day.weekday }
    }
  }
}
