import HearthDomain

extension Issue {
  /// Days are said as seen from today, where that is known: else with their year.
  func text(in language: Language, today: Day? = nil) -> String {
    let name = language(ko: KoreanParticle.topic(field.name(.korean)), en: field.name(.english))
    let on = IssueDates(language: language, today: today)
    if field == .interval, let text = problem.textOfInterval(language) { return text }
    return problem.textOfLength(name, language) ?? problem.textOfDay(name, language, on)
      ?? problem.textOfBook(name, language, on)
      ?? problem.textOfForm(name, field, language)
  }
}

/// Says the days and times of an issue.
struct IssueDates {
  let language: Language
  let today: Day?

  func callAsFunction(_ day: Day) -> String { words(for: day).short(day) }
  func callAsFunction(_ local: LocalTime) -> String { words(for: local.day).short(local) }

  /// Where today is not known, as seen from another year, so that the year is said too.
  private func words(for day: Day) -> DateWords {
    DateWords(language, today: today ?? (day.year == 1 ? .latest : .earliest))
  }
}
