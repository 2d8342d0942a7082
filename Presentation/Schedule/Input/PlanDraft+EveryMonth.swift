import HearthDomain

/// Weekdays by their place in every month.
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
}
