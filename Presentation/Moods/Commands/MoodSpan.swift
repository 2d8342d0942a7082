import HearthDomain

/// A range of days that ends today, or all days.
enum MoodSpan: CaseIterable, Hashable {
  case week
  case month
  case year
  case all

  func days(until today: Day) -> ClosedRange<Day> {
    switch self {
    case .week: today.adding(days: -6)...today
    case .month: today.adding(days: -29)...today
    case .year: today.adding(days: -364)...today
    case .all: .earliest ... .latest
    }
  }

  var label: Words {
    switch self {
    case .week: Words(ko: "7일", en: "7 days")
    case .month: Words(ko: "30일", en: "30 days")
    case .year: Words(ko: "1년", en: "a year")
    case .all: Words(ko: "전체", en: "all")
    }
  }

  func moved(by step: Int) -> MoodSpan {
    let index = (MoodSpan.allCases.firstIndex(of: self) ?? 0) + step
    return MoodSpan.allCases[min(max(0, index), MoodSpan.allCases.count - 1)]
  }
}
