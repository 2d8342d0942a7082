extension Recurrence: CustomStringConvertible {
  /// The rule as RFC 5545 defines it, with FREQ first and without default values. Additional rules
  /// follow on separate lines with their prefixes.
  public var description: String {
    let own = RecurrencePart.allCases.compactMap { part in
      valueText(part).map { "\(part.rawValue)=\($0)" }
    }.joined(separator: ";")
    guard hasSeveralRules else { return own }
    let others = additionalRules.map { Self.additionalRulePrefix + $0.description }
    let excluded = exclusionRules.map { Self.exclusionRulePrefix + $0.description }
    return ([own] + others + excluded).joined(separator: "\n")
  }

  private func valueText(_ part: RecurrencePart) -> String? {
    switch part {
    case .frequency: frequency.name
    case .interval: interval == 1 ? nil : "\(interval)"
    case .count: count.map { "\($0)" }
    case .until: until?.description
    case .seconds: commaSeparated(seconds)
    case .minutes: commaSeparated(minutes)
    case .hours: commaSeparated(hours)
    case .weekdays: commaSeparated(weekdays)
    case .monthDays: commaSeparated(monthDays)
    case .yearDays: commaSeparated(yearDays)
    case .weekNumbers: commaSeparated(weekNumbers)
    case .months: commaSeparated(months)
    case .positions: commaSeparated(positions)
    case .weekStart: weekStart?.ruleName
    case .calendarScale: calendarScale == .gregorian && skip == .omit ? nil : calendarScale.rawValue
    case .skip: skip == .omit ? nil : skip.rawValue
    }
  }

  private func commaSeparated(_ values: [some CustomStringConvertible]) -> String? {
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
    case .day(let day): day.basicFormat
    case .local(let time): time.basicFormat
    case .utc(let time): time.basicFormat + "Z"
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
  fileprivate var basicFormat: String {
    "\(year.digits(4))\(month.digits(2))\(dayOfMonth.digits(2))"
  }
}

extension LocalTime {
  fileprivate var basicFormat: String {
    "\(day.basicFormat)T\(time.hour.digits(2))\(time.minute.digits(2))\(time.second.digits(2))"
  }
}
