import HearthDomain

/// Weekdays of every week that are told before it.
extension PlanDraft {
  /// Puts the words that make them every week's before them: `weekly tue & thu 7am` of `tue & thu
  /// 7am weekly`, `매주 화 목 7시` of `화 목 7시 매주`.
  mutating func joinWeekdaysAndWeek(_ reader: WhenReader) {
    guard let week = openPeriod(.weekly, FoldedWords(words), reader),
      week.upperBound == words.count || reader.beginsWithTime(words[week.upperBound...]),
      let days = weekdays(before: week.lowerBound, reader)
    else { return }
    let head = Array(words[week])
    words.removeSubrange(week)
    let isLed = days > 0 && words[days - 1].lowercased() == "on"
    words.insert(contentsOf: head, at: isLed ? days - 1 : days)
  }

  /// Where several weekdays begin, right before that place but for a time.
  private func weekdays(before end: Int, _ reader: WhenReader) -> Int? {
    for place in words.indices where place < end {
      let list = words[place..<end].prefix { word in
        isWeekdays(word, reader) || PlanDraft.weekdayJoins.names(word)
      }
      let days = list.filter { isWeekdays($0, reader) }
      guard isWeekdays(words[place], reader),
        days.count > 1 || days.contains(where: { PlanDraft.severalWeekdays($0, reader) }),
        let last = list.lastIndex(where: { isWeekdays($0, reader) })
      else { continue }
      let between = words[(last + 1)..<end]
      return between.isEmpty || reader.timeBesideDay(between) != nil ? place : nil
    }
    return nil
  }

  /// `tue`, `화요일과`, `tue/thu`, `월~금`.
  private func isWeekdays(_ word: String, _ reader: WhenReader) -> Bool {
    DayWords.weekdays.names(PlanDraft.withoutJoin(word)) || PlanDraft.severalWeekdays(word, reader)
  }

  private static func severalWeekdays(_ word: String, _ reader: WhenReader) -> Bool {
    let parts = withoutJoin(word).split { ",/&+·".contains($0) }.map(String.init)
    return parts.count > 1 && parts.allSatisfy(DayWords.weekdays.names)
      || RepetitionForm.weekdaysInOrder(word) != nil || reader.isWeekdaysThrough(word)
  }

  private static let weekdayJoins = Vocabulary<Void>([("and|&|+|to|through|thru|-|–|그리고", ())])

  /// Takes `weekly` behind `every tue & thu 7am`, which says it once more.
  ///
  /// Throws for another rhythm than the one that is known.
  mutating func takeAdverb(at place: Int, of plan: RepeatedPlan) throws(DateInputError) {
    guard place > 0, place == words.count - 1, case .rule(let rule) = plan.repetition.rhythm,
      RepetitionWords.adverbs.names(words[place])
    else { return }
    let dates = DateInput(now: LocalTime(day: .earliest, time: .midnight), leaning: .upcoming)
    guard case .rule(let other)? = try? dates.plainRepetition(words[place]).rhythm,
      (other.frequency, other.interval) == (rule.frequency, rule.interval)
    else { throw .unclear(words[place], spellings: []) }
    words.removeLast()
  }
}
