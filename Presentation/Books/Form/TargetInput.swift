import HearthDomain

/// Reads the day by which a book is to be finished, and says what it means.
struct TargetInput {
  let now: LocalTime
  let habits: DateHabits

  /// Throws ``DateInputError``, and ``DomainError/invalid(_:)`` for a day that no target may be.
  func day(_ text: String) throws -> Day {
    let day = try DateInput(now: now, by: habits, leaning: .upcoming).deadline(text)
    let accepted = ReadingTarget.accepted(today: now.day)
    guard accepted.contains(day) else {
      throw DomainError.invalid(.target, .dayOutOfRange(accepted, actual: day))
    }
    return day
  }

  /// The day with how far it is, and the pages a day that it takes; those are left out while
  /// nobody knows how many pages there are.
  func meaning(of day: Day?, left: Int?, readToday: Int = 0, inPercent: Bool) -> Words {
    Words { meaning(of: day, left, readToday, inPercent, $0) }
  }

  private func meaning(
    of day: Day?, _ pages: Int?, _ readToday: Int, _ inPercent: Bool, _ language: Language
  ) -> String {
    guard let day else { return language(ko: "목표일 없이 읽어요", en: "read without a target") }
    let dates = DateWords(language, today: now.day)
    let date = "\(dates.shortWithWeekday(day)) · \(dates.relative(day))"
    guard let pages, pages > 0 else { return date }
    let pace = ReadingPlan.pagesPerDay(
      left: pages, readToday: readToday, daysLeft: day - now.day)
    let words = BookWords(language, today: now.day)
    let amount = inPercent ? "\(pace)%" : words.pages(pace)
    if day == now.day { return "\(date) · \(amount)" }
    return date + language(ko: " · 하루 \(amount)", en: " · \(amount) a day")
  }
}
