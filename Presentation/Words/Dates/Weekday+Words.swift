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

  /// The days of a week as calendars show them, from the one that the user has chosen; else
  /// Korean ones begin with Sunday, most English ones with Monday.
  static func order(from first: Weekday?, in language: Language) -> [Weekday] {
    let first = first ?? language(ko: .sunday, en: .monday)
    let days = Weekday.allCases
    return Array(days.drop { $0 != first } + days.prefix { $0 != first })
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
