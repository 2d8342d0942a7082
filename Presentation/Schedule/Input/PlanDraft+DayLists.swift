import HearthDomain

/// Lists of days that are not those of every week: a plan has one day, or goes on from one to
/// another.
extension PlanDraft {
  /// `금, 토 캠핑`, `월 수 금 오전 7시 수영`, `mon, wed meeting 3pm`, `다음 주 월, 화 출장`: with which the
  /// title begins.
  func checkLeadingWeekdays(_ reader: WhenReader) throws(DateInputError) {
    let lead = [2, 1].first { count in
      words.count > count && DayWords.wholeWeeks.names(words[..<count].joined(separator: " "))
    }
    let days = words[(lead ?? 0)...].prefix { DayWords.weekdays.names(WhenReader.text([$0])) }
    let rest = words[days.endIndex...]
    guard days.count > 1, rest.first.map(PlanDraft.joinsDays) != true else { return }
    let list = WhenReader.text(days)
    let week = lead.map { words[..<$0].joined(separator: " ") + " " } ?? ""
    let isKorean = Hangul.isIn(list)
    let isTimed = rest.contains { word in
      Int(word) != nil
        || word.contains(where: \.isNumber) && reader.timeBesideDay([word]) != nil
    }
    let names = days.map { WhenReader.text([$0]) }
    let span = PlanDraft.span(of: names, mark: isKorean ? "~" : " - ").map { week + $0 }
    let mayGoOn = !rest.isEmpty && (!isTimed || lead != nil)
    let spans = mayGoOn ? [span].compactMap(\.self) : []
    // Days of one week that are not side by side are a plan each.
    let apart = lead != nil && spans.isEmpty && !rest.isEmpty ? names.map { week + $0 } : []
    throw .unclear(
      week + list, spellings: spans + apart + (lead == nil ? [PlanDraft.everyWeek(list)] : []))
  }

  /// Whether the word goes on to one more day.
  static func joinsDays(_ word: String) -> Bool {
    ands.contains(word.lowercased()) || alternatives.contains(word.lowercased())
  }

  /// Weekdays that follow one another, from the first to the last.
  private static func span(of names: [String], mark: String) -> String? {
    let days = names.compactMap { DayWords.weekdays.meaning(of: $0) }
    guard let first = names.first, let last = names.last, days.count == names.count,
      zip(days, days.dropFirst()).allSatisfy({ ($1.rawValue - $0.rawValue + 7) % 7 == 1 })
    else { return nil }
    return first + mark + last
  }

  /// `23일 24일 워크숍`, `12월 23일과 24일`: days of a month side by side; each is offered where they
  /// do not follow one another.
  func checkMonthDaysSideBySide() throws(DateInputError) {
    for place in words.indices.dropLast() {
      // `23일,`, `23일과`.
      let named = { (word: String) in
        PlanDraft.dayOfMonth(word) ?? PlanDraft.dayOfMonth(PlanDraft.withoutJoin(word))
      }
      let days = words[place...].prefix { named($0) != nil }
      let numbers = days.compactMap(named)
      guard numbers.count > 1, let first = numbers.first, let last = numbers.last else { continue }
      let isOfMonth = place > 0 && WhenReader.koreanMonth(words[place - 1]) != nil
      let month = isOfMonth ? "\(words[place - 1]) " : ""
      let isSpan = zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 }
      throw .unclear(
        month + WhenReader.text(days),
        spellings: isSpan
          ? ["\(month)\(first)일~\(last)일"] : numbers.map { "\(month)\($0)일" })
    }
  }

  /// Of `23일` and `24일에`.
  static func dayOfMonth(_ word: String) -> Int? {
    let day = InputScanner.whole(word.withoutKoreanAt) { $0.number(before: "일") }
    return day.flatMap { (1...31).contains($0) ? $0 : nil }
  }
}
