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

enum WeekdayNames {
  fileprivate static let english = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  fileprivate static let korean = ["월", "화", "수", "목", "금", "토", "일"]

  /// As they are typed, whole or short.
  static let inEnglish: [(String, Weekday)] = [
    ("monday|mon|mon.", .monday), ("tuesday|tues|tues.|tue|tue.", .tuesday),
    ("wednesday|weds|weds.|wed|wed.", .wednesday),
    ("thursday|thurs|thurs.|thur|thur.|thu|thu.", .thursday), ("friday|fri|fri.", .friday),
    ("saturday|sat|sat.", .saturday), ("sunday|sun|sun.", .sunday),
  ]

  /// Each with those endings.
  static func inKorean(_ endings: String...) -> [(String, Weekday)] {
    Weekday.allCases.map { day in
      (endings.map { day.shortName(in: .korean) + $0 }.joined(separator: "|"), day)
    }
  }
}
