import HearthDomain

extension Weekday {
  /// Returns the days of a week in calendar order, beginning with the user's choice; by default
  /// with Sunday in Korean and Monday in English.
  static func weekOrder(from first: Weekday?, in language: Language) -> [Weekday] {
    let first = first ?? language(ko: .sunday, en: .monday)
    let days = Weekday.allCases
    return Array(days.drop { $0 != first } + days.prefix { $0 != first })
  }
}
