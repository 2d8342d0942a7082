import HearthDomain

extension Weekday {
  /// `Friday`, `금요일`.
  package func name(in language: Language) -> String {
    language(ko: shortName(in: .korean) + "요일", en: WeekdayNames.english[rawValue - 1])
  }

  /// `Fri`, `금`.
  func shortName(in language: Language) -> String {
    language(
      ko: WeekdayNames.korean[rawValue - 1],
      en: String(WeekdayNames.english[rawValue - 1].prefix(3)))
  }
}

private enum WeekdayNames {
  static let english = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  static let korean = ["월", "화", "수", "목", "금", "토", "일"]
}
