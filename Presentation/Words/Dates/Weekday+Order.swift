import HearthDomain

extension Weekday {
  /// The days of a week as calendars show them, from the one that the user has chosen; else
  /// Korean ones begin with Sunday, most English ones with Monday.
  static func order(from first: Weekday?, in language: Language) -> [Weekday] {
    let first = first ?? language(ko: .sunday, en: .monday)
    let days = Weekday.allCases
    return Array(days.drop { $0 != first } + days.prefix { $0 != first })
  }
}
