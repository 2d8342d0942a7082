import HearthDomain

/// Likely repetitions for a rate: a number of times per day, week or month.
enum RateTable {
  /// Returns the choices for a rate, likeliest first; empty if there is no good guess.
  static func choices(_ times: Int, a unit: CalendarUnit) -> [Facts] {
    switch unit {
    case .day: hours[times, default: []].map(daily)
    case .week: weekdays[times, default: []].map { weekly($0) }
    case .month where times == 2: [monthly([1, 15]), Facts(RepetitionPattern(.weekly, every: 2))]
    default: []
    }
  }

  private static let hours = [
    2: [[8, 20], [9, 21]], 3: [[8, 13, 19], [8, 14, 20]], 4: [[8, 12, 16, 20], [9, 13, 17, 21]],
  ]

  private static let weekdays: [Int: [[Weekday]]] = [
    2: [[.monday, .thursday], [.tuesday, .friday]],
    3: [[.monday, .wednesday, .friday], [.tuesday, .thursday, .saturday]],
    4: [[.monday, .tuesday, .thursday, .friday], [.monday, .wednesday, .friday, .sunday]],
    5: [RepetitionPattern.workdays, [.monday, .tuesday, .thursday, .friday, .saturday]],
  ]

  private static func daily(_ hours: [Int]) -> Facts {
    var facts = Facts(RepetitionPattern(.daily))
    facts.listedHours = hours.map { ClockPattern(hour: $0, is24Hour: true) }
    return facts
  }

  private static func weekly(_ weekdays: [Weekday]) -> Facts { Facts(.weekly(weekdays)) }

  private static func monthly(_ days: [Int]) -> Facts { Facts(.monthly(on: days)) }
}
