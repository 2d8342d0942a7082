import HearthDomain

extension Weekday {
  /// The days of a week as calendars show them: Korean ones begin with Sunday, most English
  /// ones with Monday.
  static func order(in language: Language) -> [Weekday] {
    let fromMonday = Weekday.allCases
    return language(ko: [.sunday] + fromMonday.filter { $0 != .sunday }, en: fromMonday)
  }
}
