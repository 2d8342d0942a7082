import HearthDomain

extension PartOfDay {
  /// The part of the day with its hours.
  var hoursOfReading: Words {
    switch self {
    case .morning: Words(ko: "아침 6–12시", en: "morning 6–12")
    case .afternoon: Words(ko: "오후 12–18시", en: "afternoon 12–18")
    case .evening: Words(ko: "저녁 18–24시", en: "evening 18–24")
    case .night: Words(ko: "밤 0–6시", en: "night 0–6")
    }
  }
}

extension ReadingRange {
  var label: Words {
    switch self {
    case .twoWeeks: Words(ko: "2주", en: "2 weeks")
    case .sixMonths: Words(ko: "6개월", en: "6 months")
    case .year: Words(ko: "1년", en: "a year")
    }
  }
}
