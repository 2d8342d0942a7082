import HearthDomain

/// Months until which something goes on.
extension WhenReader {
  /// `until june`, `until june 2027`, `내년 6월까지` could end with it or before it.
  func openEnd(_ words: [String], at place: Int) -> DateInputError? {
    let word = WhenReader.text([words[place]])
    if word.hasSuffix("까지"), let month = WhenReader.koreanMonth(String(word.dropLast(2))) {
      let year = place > 0 ? DayWords.namedYears.meaning(of: words[place - 1]) : nil
      guard let year, let named = Month(year: dates.now.day.year + year, month: month) else {
        return .unclear(word, spellings: ["\(month)월 말일까지", "\(month)월 1일까지"])
      }
      return .unclear(
        "\(words[place - 1]) \(word)",
        spellings: ["\(named.lastDay)까지", "\(named.firstDay)까지"])
    }
    guard ["until", "till", "til", "through"].contains(words[place].lowercased()),
      place + 1 < words.count, DayWords.months.names(WhenReader.text([words[place + 1]]))
    else { return nil }
    let (lead, month) = (words[place], WhenReader.text([words[place + 1]]))
    let year = place + 2 < words.count ? Int(WhenReader.text([words[place + 2]])) : nil
    guard let year, (dates.now.day.year...dates.now.day.year + 50).contains(year),
      let number = DayWords.months.meaning(of: month),
      let named = Month(year: year, month: number)
    else {
      return .unclear(
        "\(lead) \(month)", spellings: ["\(lead) end of \(month)", "\(lead) \(month) 1"])
    }
    return .unclear(
      "\(lead) \(month) \(year)",
      spellings: ["\(lead) \(named.lastDay)", "\(lead) \(named.firstDay)"])
  }
}
