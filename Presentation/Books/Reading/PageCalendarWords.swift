import HearthDomain

/// Describes what was read in a month or a year.
struct PageCalendarWords {
  let readDays: ReadDays
  let language: Language
  let today: Day

  private var words: BookWords { BookWords(language, today: today) }

  /// The total as `120 pages on 4 days`, or only the number of days if all progress was in percent.
  /// Nil if nothing was read.
  var summary: String? {
    guard !readDays.isEmpty else { return nil }
    let days = readDays.days.count
    guard readDays.totalPages > 0 else {
      return language(ko: "\(days)일 읽음", en: "read on \(Plural("day")(days))")
    }
    let pages = words.pages(readDays.totalPages)
    return language(ko: "\(days)일 동안 \(pages)", en: "\(pages) on \(Plural("day")(days))")
  }

  func dayDetails(of day: Day) -> String {
    let percent = readDays.percentDays.contains(day)
    guard let pages = readDays.pages[day] else {
      return percent
        ? language(ko: "퍼센트로 읽은 책이 있어요", en: "a book read in percent")
        : language(ko: "읽은 기록이 없어요", en: "nothing read")
    }
    return words.pages(pages)
      + (percent ? language(ko: ", 퍼센트로 읽은 책도 있어요", en: " and a book in percent") : "")
  }
}
