import HearthDomain

extension Language {
  /// Returns the text in this language.
  package func choose<Text>(ko: @autoclosure () -> Text, en: @autoclosure () -> Text) -> Text {
    self == .korean ? ko() : en()
  }
}

extension Month {
  /// Month and year: `November 2026`, `2026년 11월`.
  package func words(in language: Language) -> String {
    language.choose(ko: "\(year)년 \(month)월", en: "\(name(in: .english)) \(year)")
  }

  /// Month without the year: `November`, `11월`.
  package func name(in language: Language) -> String {
    language.choose(ko: "\(month)월", en: CalendarNames.months[month - 1])
  }

  /// `Nov`, `11월`.
  package func shortName(in language: Language) -> String {
    language.choose(ko: "\(month)월", en: String(CalendarNames.months[month - 1].prefix(3)))
  }
}

extension Weekday {
  /// `Friday`, `금요일`.
  package func name(in language: Language) -> String {
    language.choose(
      ko: shortName(in: .korean) + "요일", en: CalendarNames.weekdays[rawValue - 1])
  }

  /// `Fri`, `금`.
  package func shortName(in language: Language) -> String {
    language.choose(
      ko: CalendarNames.koreanWeekdays[rawValue - 1],
      en: String(CalendarNames.weekdays[rawValue - 1].prefix(3)))
  }
}

/// Names of months and weekdays, for parsing and formatting.
enum CalendarNames {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  static let koreanWeekdays = ["월", "화", "수", "목", "금", "토", "일"]
}
