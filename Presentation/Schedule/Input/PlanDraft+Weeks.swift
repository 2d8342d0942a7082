import HearthDomain

/// Weeks by their number.
extension PlanDraft {
  /// Writes `friday week 50`, `50주차 금요일` as that day. Throws for such a week where no day is told,
  /// with days of it.
  mutating func settleWeeks(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices {
      guard let (days, count) = week(at: place, reader.dates) else { continue }
      let week = place..<place + count
      if let (weekday, all) = weekday(beside: week) {
        let day = days.lowerBound.upcoming(weekday)
        // Of `lecture week 3 mon` the week may be the name, and the day the next one.
        if all.upperBound > week.upperBound, !isOfCalendar(place) {
          throw .unclear(WhenReader.text(words[all]), spellings: ["\(day)"])
        }
        words.replaceSubrange(all, with: ["\(day)"])
        return
      }
      var others = words
      others.removeSubrange(week)
      // Beside a day it is part of the name: `Lecture week 3 fri 10:00`.
      let isTold = reader.unread(in: others).map { reader.timeAlone($0) == nil } ?? false
      guard !isTold else { continue }
      let (first, friday) = (days.lowerBound, days.lowerBound.upcoming(.friday))
      throw .unclear(
        WhenReader.text(words[week]),
        spellings: ["\(first)", "\(friday)", "\(first) - \(days.upperBound)"])
    }
  }

  /// `week 50`, `KW 50`, `kw50`, `2026-W50`, `50주차`; `50주` is as long.
  private func week(at place: Int, _ dates: DateInput) -> (days: ClosedRange<Day>, count: Int)? {
    let first = words[place].lowercased()
    if place + 1 < words.count, ["week", "wk", "kw", "cw"].contains(first),
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

  /// The weekday beside it, with both as the place among the words.
  private func weekday(beside week: Range<Int>) -> (Weekday, Range<Int>)? {
    let isOf = week.lowerBound > 1 && words[week.lowerBound - 1].lowercased() == "of"
    let before = week.lowerBound - (isOf ? 2 : 1)
    if before >= 0, let weekday = weekday(at: before) {
      return (weekday, before..<week.upperBound)
    }
    guard week.upperBound < words.count, let weekday = weekday(at: week.upperBound) else {
      return nil
    }
    return (weekday, week.lowerBound..<week.upperBound + 1)
  }

  private func weekday(at place: Int) -> Weekday? {
    DayWords.weekdays.meaning(of: WhenReader.text(words[place...place]))
  }
}
