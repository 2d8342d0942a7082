import HearthDomain

/// What a repetition leaves out, where that is no day that it has.
extension PlanDraft {
  /// Throws for days that are left out of what has no such days: `every 2 days except sunday`.
  func checkExceptions(_ reader: WhenReader) throws(DateInputError) {
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
    // `except december`, `except february and march`, of which no day is told.
    for place in words.indices.dropFirst() where PlanDraft.leavingOut.names(words[place]) {
      let months = words[(place + 1)...].prefix { word in
        DayWords.months.names(WhenReader.text([word])) || ["and", "&"].contains(word.lowercased())
      }
      guard let last = months.last, months.endIndex == words.count,
        DayWords.months.names(WhenReader.text([last]))
      else { continue }
      throw .unclear(WhenReader.text(words[place...]), spellings: [])
    }
  }

  private static let leavingOut = Vocabulary<Void>([("except|excluding|skipping|but", ())])

  /// Throws for what is left out right behind a repetition and names no day: `except bank
  /// holidays`, `but the last of the month`; of `except christmas week` with its days then.
  func checkLeftOut(
    at place: Int, of plan: RepeatedPlan, _ reader: WhenReader
  ) throws(DateInputError) {
    guard place > 0, place + 1 < words.count else { return }
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
    throw .unclear(
      WhenReader.text(rest),
      spellings: dates.isEmpty ? [] : ["except \(dates.joined(separator: " and "))"])
  }

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
