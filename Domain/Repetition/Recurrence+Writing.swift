extension Recurrence: CustomStringConvertible {
  /// The rule in the form of RFC 5545, FREQ first, without default values. Additional rules follow
  /// on lines of their own, with their prefixes.
  public var description: String {
    let own = RecurrencePart.allCases.compactMap { part in
      written(part).map { "\(part.rawValue)=\($0)" }
    }.joined(separator: ";")
    guard isJoined else { return own }
    let others = others.map { Self.otherName + $0.description }
    let excluded = excluded.map { Self.excludedName + $0.description }
    return ([own] + others + excluded).joined(separator: "\n")
  }

  private func written(_ part: RecurrencePart) -> String? {
    switch part {
    case .frequency: frequency.name
    case .interval: interval == 1 ? nil : "\(interval)"
    case .count: count.map { "\($0)" }
    case .until: until?.description
    case .seconds: list(seconds)
    case .minutes: list(minutes)
    case .hours: list(hours)
    case .weekdays: list(weekdays)
    case .monthDays: list(monthDays)
    case .yearDays: list(yearDays)
    case .weekNumbers: list(weekNumbers)
    case .months: list(months)
    case .positions: list(positions)
    case .weekStart: weekStart?.ruleName
    case .scale: scale == .gregorian && skip == .omit ? nil : scale.rawValue
    case .skip: skip == .omit ? nil : skip.rawValue
    }
  }

  private func list(_ values: [some CustomStringConvertible]) -> String? {
    values.isEmpty ? nil : values.map(\.description).joined(separator: ",")
  }
}

extension Recurrence.Frequency {
  /// Value of the FREQ part.
  public var name: String {
    switch self {
    case .secondly: "SECONDLY"
    case .minutely: "MINUTELY"
    case .hourly: "HOURLY"
    case .daily: "DAILY"
    case .weekly: "WEEKLY"
    case .monthly: "MONTHLY"
    case .yearly: "YEARLY"
    }
  }
}

extension Recurrence.WeekdayInPeriod: CustomStringConvertible {
  public var description: String { (ordinal.map { "\($0)" } ?? "") + weekday.ruleName }
}

extension Recurrence.MonthInYear: CustomStringConvertible {
  public var description: String { isLeap ? "\(number)L" : "\(number)" }
}

extension Recurrence.Until: CustomStringConvertible {
  /// Text such as `20261231`, `20261231T090000` or `20261231T000000Z`.
  public var description: String {
    switch self {
    case .day(let day): day.basic
    case .local(let time): time.basic
    case .utc(let time): time.basic + "Z"
    }
  }
}

extension Weekday {
  /// Abbreviation from `MO` to `SU`.
  var ruleName: String {
    switch self {
    case .monday: "MO"
    case .tuesday: "TU"
    case .wednesday: "WE"
    case .thursday: "TH"
    case .friday: "FR"
    case .saturday: "SA"
    case .sunday: "SU"
    }
  }
}

extension Day {
  fileprivate var basic: String { "\(year.digits(4))\(month.digits(2))\(dayOfMonth.digits(2))" }
}

extension LocalTime {
  fileprivate var basic: String {
    "\(day.basic)T\(time.hour.digits(2))\(time.minute.digits(2))\(time.second.digits(2))"
  }
}
