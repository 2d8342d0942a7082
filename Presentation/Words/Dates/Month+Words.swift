import HearthDomain

extension Month {
  /// Whether there is such a date in some year.
  static func hasDate(month: Int, day: Int) -> Bool {
    // A leap year has every date that there is.
    Month(year: 2024, month: month)?.day(day) != nil
  }

  /// The month with its year: `November 2026`, `2026년 11월`.
  package func words(in language: Language) -> String {
    language(ko: "\(year)년 \(month)월", en: "\(name(in: .english)) \(year)")
  }

  /// The month alone: `November`, `11월`.
  package func name(in language: Language) -> String {
    language(ko: "\(month)월", en: Month.englishNames[month - 1])
  }

  /// `Nov`, `11월`.
  func shortName(in language: Language) -> String {
    language(ko: "\(month)월", en: String(Month.englishNames[month - 1].prefix(3)))
  }

  private static let englishNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
