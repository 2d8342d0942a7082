import HearthDomain

extension DateOrder {
  /// The parts of a date in order.
  var partNames: Words {
    switch self {
    case .dayFirst: Words(ko: "일/월/연", en: "day/month/year")
    case .monthFirst: Words(ko: "월/일/연", en: "month/day/year")
    case .yearFirst: Words(ko: "연/월/일", en: "year/month/day")
    }
  }
}
