import HearthDomain

/// Weeks by their number.
extension PlanDraft {
  /// Writes `mon KW 50`, and `friday week 50` at the end, as that day. Throws for such a week where
  /// nothing else tells when, with days of it; beside a day or a time it may be a name: `lecture
  /// week 3 mon 10:00`, `3주차 과제 금요일`.
  mutating func settleWeeks(_ reader: WhenReader) throws(DateInputError) {
    let today = reader.dates.now.day
    for place in words.indices {
      guard let (days, count) = week(at: place, reader.dates) else { continue }
      let week = place..<place + count
      if let (weekday, all) = weekday(beside: week, isOfCalendar: isOfCalendar(place)) {
        let day = days.lowerBound.upcoming(weekday)
        guard day >= today else {
          throw .unclear(WhenReader.text(words[all]), spellings: ["\(day)"])
        }
        words.replaceSubrange(all, with: ["\(day)"])
        return
      }
      var others = words
      others.removeSubrange(week)
      let told = reader.unread(in: others)
      let isTold = told.map { !isOfCalendar(place) || reader.timeAlone($0) == nil } ?? false
      guard !isTold else { continue }
      let first = max(days.lowerBound, today)
      let friday = days.lowerBound.upcoming(.friday)
      throw .unclear(
        WhenReader.text(words[week]),
        spellings: ["\(first)"] + (friday > first ? ["\(friday)"] : [])
          + ["\(first) - \(days.upperBound)"])
    }
  }

  /// `week 50`, `KW 50`, `kw50`, `2026-W50`, `50주차`; `50주` is as long.
  private func week(at place: Int, _ dates: DateInput) -> (days: ClosedRange<Day>, count: Int)? {
    let first = words[place].lowercased()
    if place + 1 < words.count, ["week", "wk", "kw", "cw"].contains(first),
      // `fashion week 12 feb`.
      !(place + 2 < words.count
        && DayWords.months.names(WhenReader.text(words[place + 2...place + 2]))),
      let days = dates.week(numbered: WhenReader.text(words[place...place + 1]))
    {
      return (days, 2)
    }
    let word = WhenReader.text(words[place...place])
    guard word.count > 2, word.contains(where: \.isNumber),
      word.hasSuffix("주차") || ["week", "wk", "kw", "cw"].contains(where: first.hasPrefix)
        || first.prefix(4).allSatisfy(\.isNumber) && first.contains("w")
    else { return nil }
    return dates.week(numbered: word).map { ($0, 1) }
  }

  /// Whether nothing else is written so: `KW 50`, `2026-W50`.
  private func isOfCalendar(_ place: Int) -> Bool {
    let word = words[place].lowercased()
    return ["kw", "cw"].contains(where: word.hasPrefix)
      || word.first?.isNumber == true
        && word.contains("w")
  }

  /// The weekday that is surely one of it, with both as the place among the words.
  private func weekday(
    beside week: Range<Int>, isOfCalendar: Bool
  ) -> (Weekday, Range<Int>)? {
    let isOf = week.lowerBound > 1 && words[week.lowerBound - 1].lowercased() == "of"
    let before = week.lowerBound - (isOf ? 2 : 1)
    if isOfCalendar || isOf || week.upperBound == words.count, before >= 0,
      let weekday = weekday(at: before)
    {
      return (weekday, before..<week.upperBound)
    }
    guard isOfCalendar, week.upperBound < words.count,
      let weekday = weekday(at: week.upperBound)
    else { return nil }
    return (weekday, week.lowerBound..<week.upperBound + 1)
  }

  private func weekday(at place: Int) -> Weekday? {
    let word = WhenReader.text(words[place...place])
    return word.count > 1 ? DayWords.weekdays.meaning(of: word) : nil
  }
}
