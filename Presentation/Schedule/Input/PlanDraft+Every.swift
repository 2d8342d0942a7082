import HearthDomain

/// Weekdays by their place in every month, and those of every week that are told before it.
extension PlanDraft {
  /// Puts the day for its place in the month behind `by`, `until` and their like, where one day is
  /// meant: `by the last day of the month`. Elsewhere, and beside `monthly` where it has another
  /// number each time, it may be that of every month.
  mutating func tellDeadlineOfMonth(_ reader: WhenReader) {
    for lead in words.indices.dropFirst() where lead + 1 < words.count {
      guard PlanDraft.leadsOfDeadlines.contains(words[lead].lowercased()) else { continue }
      let line = FoldedWords(words)
      var scanner = line.scanner(at: lead + 1)
      guard let taken = reader.dates.repetitionForm.take(&scanner),
        let end = line.wordAfter(&scanner)
      else { continue }
      let place = words[lead + 1..<end]
      let isOfOpenMonth = [2, 3].contains {
        RepetitionForm.ofOpenMonth.names(WhenReader.text(place.suffix($0)))
      }
      guard isOfOpenMonth else { continue }
      var others = self
      others.words.removeSubrange(lead..<end)
      let isOfEach = others.openPeriod(.monthly, FoldedWords(others.words), reader) != nil
      if isOfEach, !PlanDraft.isDate(taken.outcome) { continue }
      var day = (try? reader.dates.day(WhenReader.text(place))).map { "\($0)" }
      if day == nil, case .found(let rhythm) = taken.outcome {
        day = RepeatedPlan(repetition: TypedRepetition(rhythm)).start(reader.dates)?.from
      }
      if let day { words.replaceSubrange(lead + 1..<end, with: [day]) }
    }
  }

  /// Whether it has the same number in each month.
  private static func isDate(_ outcome: RepetitionForm.Outcome) -> Bool {
    guard case .found(.rule(let rule)) = outcome else { return false }
    return rule.weekdays.isEmpty && rule.monthDays.allSatisfy { $0 > 0 }
  }

  private static let leadsOfDeadlines: Set<String> = [
    "by", "until", "till", "til", "through", "thru",
  ]

  /// Puts the words that make it every month's before the place: `매달 첫째 주 토요일 10시` of `첫째 주 토요일
  /// 10시 매달`, `monthly 1st thu 8pm` of `1st thu monthly 8pm`.
  mutating func joinPlaceAndMonth(_ reader: WhenReader) {
    let line = FoldedWords(words)
    guard let month = openPeriod(.monthly, line, reader),
      let place = placeOfMonth(beside: month, line, reader)
    else { return }
    let head = Array(words[month])
    let leads = words[..<place.lowerBound].reversed().prefix {
      ["on", "the"].contains($0.lowercased())
    }
    let start = place.lowerBound - leads.count
    if month.lowerBound < start {
      guard month.upperBound < start else { return }
      words.insert(contentsOf: head, at: start)
      words.removeSubrange(month)
    } else {
      words.removeSubrange(month)
      words.insert(contentsOf: head, at: start)
    }
  }

  /// Throws for `monthly tue` at the end, or before a time: a month has several.
  func checkWeekdayBehindMonth(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices.dropFirst().dropLast() where !isBehindArticle(place) {
      let weekday = WhenReader.text(words[place + 1...place + 1])
      guard RepetitionWords.adverbs.names(words[place]), DayWords.weekdays.names(weekday),
        place + 2 == words.count || reader.beginsWithTime(words[(place + 2)...]),
        case .rule(let rule)? = try? reader.dates.plainRepetition(words[place]).rhythm,
        rule.frequency == .monthly, let rhythm = rule.words(in: .english)
      else { continue }
      throw .unclear("\(words[place]) \(weekday)", spellings: ["\(rhythm) on the first \(weekday)"])
    }
  }

  /// `매달`, `every month`, `2개월마다`: months, or weeks, of which no day is told.
  func openPeriod(
    _ frequency: Recurrence.Frequency, _ line: FoldedWords, _ reader: WhenReader
  ) -> Range<Int>? {
    let form = reader.dates.repetitionForm
    for place in words.indices where line.mayRepeat(at: place) {
      var scanner = line.scanner(at: place)
      guard case .found(.rule(let rule))? = form.take(&scanner)?.outcome,
        let end = line.wordAfter(&scanner)
      else { continue }
      let isOpen = rule.weekdays.isEmpty && rule.monthDays.isEmpty
      return rule.frequency == frequency && isOpen ? place..<end : nil
    }
    return nil
  }

  /// `첫째 주 토요일`, `1st thu`, `last fri` of no month; in English right before it, but for a time.
  private func placeOfMonth(
    beside month: Range<Int>, _ line: FoldedWords, _ reader: WhenReader
  ) -> Range<Int>? {
    for place in words.indices where !month.contains(place) {
      let isKorean = Hangul.isIn(words[place])
      guard let end = isKorean ? koreanPlace(place, line) : englishPlace(place, line),
        end <= month.lowerBound || place >= month.upperBound
      else { continue }
      let isOfMonth = (1...3).contains { count in
        place >= count && DateInput.isWhen(words[place - count..<end].joined(separator: " "))
      }
      guard !isOfMonth else { continue }
      if isKorean { return place..<end }
      let between = end <= month.lowerBound ? words[end..<month.lowerBound] : nil
      if let between, between.isEmpty || reader.timeBesideDay(between) != nil { return place..<end }
    }
    return nil
  }

  private func koreanPlace(_ place: Int, _ line: FoldedWords) -> Int? {
    var scanner = line.scanner(at: place)
    return PlanDraft.koreanPlaces(&scanner) == nil ? nil : line.wordAfter(&scanner)
  }

  private func englishPlace(_ place: Int, _ line: FoldedWords) -> Int? {
    if words[place].lowercased() == "last", place + 1 < words.count {
      return RepetitionWords.weekdays.names(words[place + 1]) ? place + 2 : nil
    }
    var scanner = line.scanner(at: place)
    return PlanDraft.englishPlaces(&scanner) == nil ? nil : line.wordAfter(&scanner)
  }

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
        isWeekdays(word, reader) || PlanDraft.ands.contains(word.lowercased())
          || ClauseWords.toMonth.names(word)
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

  /// Takes `weekly` behind `every tue & thu 7am`, or before its time, which says it once more.
  ///
  /// Throws for another rhythm than the one that is known.
  mutating func takeAdverb(
    at place: Int, of plan: RepeatedPlan, _ reader: WhenReader
  ) throws(DateInputError) {
    guard place > 0, place < words.count,
      place == words.count - 1 || reader.beginsWithTime(words[(place + 1)...]),
      case .rule(let rule) = plan.repetition.rhythm,
      let adverb = RepetitionWords.adverbs.meaning(of: words[place])
    else { return }
    guard adverb == (rule.frequency, rule.interval) else {
      throw .unclear(words[place], spellings: [])
    }
    words.remove(at: place)
  }
}
