import HearthDomain

/// Says what was read in a month or a year.
struct PageCalendarWords {
  let pages: [Day: Int]
  let language: Language
  let today: Day

  private var days: Int { pages.values.count { $0 > 0 } }
  private var sum: Int { pages.values.reduce(0, +) }
  private var words: BookWords { BookWords(language, today: today) }

  /// `120 pages on 4 days`; nil without any.
  var summary: String? {
    guard days > 0 else { return nil }
    return language(
      ko: "\(days)일 동안 \(words.pages(sum))", en: "\(words.pages(sum)) on \(Plural("day")(days))")
  }

  /// What was read on the day.
  func story(of day: Day) -> String {
    guard let read = pages[day], read > 0 else {
      return language(ko: "읽은 기록이 없어요", en: "nothing read")
    }
    return words.pages(read)
  }
}
