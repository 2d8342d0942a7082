import HearthDomain
import HearthWhen

/// Parses a target day and describes it.
struct TargetInput {
  let datePreferences: LocalTime
  let habits: DatePreferences

  /// Throws ``WhenRefusal``, or ``DomainError/invalid(_:)`` if the day cannot be a target.
  func day(_ text: String) throws -> Day {
    let day = try habits.reader(at: datePreferences, .future).deadline(text).value
    let accepted = ReadingTarget.acceptedDays(today: datePreferences.day)
    guard accepted.contains(day) else {
      throw DomainError.invalid(.target, .dayOutOfRange(accepted, actual: day))
    }
    return day
  }

  /// Returns the day, its distance and the pages per day; the last only if the number of pages left
  /// is known.
  func meaning(of day: Day?, left: Int?, readToday: Int = 0, inPercent: Bool) -> Words {
    Words { meaning(of: day, left, readToday, inPercent, $0) }
  }

  private func meaning(
    of day: Day?, _ pages: Int?, _ readToday: Int, _ inPercent: Bool, _ language: Language
  ) -> String {
    guard let day else { return language(ko: "목표일 없이 읽어요", en: "read without a target") }
    let dates = DayFormatter(language, today: datePreferences.day)
    let date = "\(dates.shortWithWeekday(day)) · \(dates.relative(day))"
    guard let pages, pages > 0 else { return date }
    let pace = ReadingPlan.pagesPerDay(
      left: pages, readToday: readToday, daysLeft: day - datePreferences.day)
    let words = BookWords(language, today: datePreferences.day)
    let amount = inPercent ? "\(pace)%" : words.pages(pace)
    if day == datePreferences.day { return "\(date) · \(amount)" }
    return date + language(ko: " · 하루 \(amount)", en: " · \(amount) a day")
  }
}
