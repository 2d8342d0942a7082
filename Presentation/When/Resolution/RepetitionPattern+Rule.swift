import HearthDomain

extension DatePattern {
  /// Weekday, if the pattern names nothing else.
  var onlyWeekday: Weekday? { hasOnly([.weekday]) ? weekday : nil }
}

extension RepetitionPattern {
  /// Returns the repetition on a day; nil if the day does not affect the rule. Throws if the day
  /// contradicts the repetition.
  func including(_ date: DatePattern) throws(OpenReason) -> RepetitionPattern? {
    var result = self
    if let weekday = date.onlyWeekday {
      if frequency == .monthly, nth == nil, monthDays.isEmpty {
        result.nth = NthInPeriod([1], .weekday(weekday))
        return result
      }
      guard frequency == .weekly else { throw .contradiction }
      if weekdays.isEmpty { result.weekdays = [weekday] }
      guard result.weekdays.contains(weekday) else { throw .contradiction }
      return result
    }
    if !date.weekdays.isEmpty, date.isOnlyWeekdays {
      guard frequency == .weekly, weekdays.isEmpty else { throw .contradiction }
      result.weekdays = date.weekdays
      return result
    }
    switch frequency {
    case .monthly: return try includingInMonth(date)
    case .yearly: return includingInYear(date)
    case .weekly where date.isWeekend && (date.weekOffset ?? 0) == 0 && weekdays.isEmpty:
      result.weekdays = Self.weekend
      return result
    default:
      if date.nth != nil, date.month == nil, isPlain, interval == 1, frequency == .weekly {
        // `weekly on the first monday` can only be monthly.
        return try RepetitionPattern(.monthly).includingInMonth(date)
      }
      return nil
    }
  }

  private func includingInMonth(_ date: DatePattern) throws(OpenReason) -> RepetitionPattern? {
    var result = self
    guard date.lunar == nil else { throw .missingDay }
    let hasDay = !monthDays.isEmpty || nth != nil
    var dated = DatePattern()
    (dated.day, dated.month, dated.year) = (date.day, date.month, date.year)
    if !hasDay, date == dated, date.month != nil, let day = date.day {
      result.monthDays = [day]
      return result
    }
    var only = DatePattern()
    (only.day, only.nth, only.lastOf) = (date.day, date.nth, date.lastOf)
    guard date == only else { return nil }
    guard !hasDay else { throw .severalDays }
    if let day = date.day { result.monthDays = [day] }
    if date.lastOf != nil { result.monthDays = [-1] }
    if let nth = date.nth { try result.setNth(nth) }
    return result
  }

  private mutating func setNth(_ given: NthInPeriod) throws(OpenReason) {
    switch given.unit {
    case .day: monthDays = given.ordinals
    case .week, .weekend: throw .period
    case .weekday, .workday: nth = given
    }
  }

  private func includingInYear(_ date: DatePattern) -> RepetitionPattern? {
    var result = self
    guard monthDays.isEmpty, nth == nil, lunar == nil, feast == nil, date.year == nil else {
      return nil
    }
    if let month = date.month {
      if let day = date.day, date.weekday == nil {
        (result.months, result.monthDays) = ([month], [day])
      } else if let nth = date.nth {
        (result.months, result.nth) = ([month], nth)
      } else if date.lastOf != nil {
        (result.months, result.monthDays) = ([month], [-1])
      } else {
        return nil
      }
      return result
    }
    if let moon = date.lunar {
      result.lunar = moon
      return result
    }
    guard let feast = date.feast else { return nil }
    result.feast = feast
    return result
  }
}

extension DatePattern {
  fileprivate var isOnlyWeekdays: Bool {
    hasAtMost([.weekdays])
  }
}

extension Planner {
  /// Returns the rule of a pattern, without its end.
  func recurrence(_ pattern: RepetitionPattern) throws(OpenReason) -> Recurrence {
    var rule = Recurrence(pattern.frequency)
    rule.interval = pattern.interval
    rule.weekdays = pattern.weekdays.map { .init($0) }
    rule.monthDays = pattern.monthDays.sorted {
      ($0 < 0 ? $0 + 100 : $0) < ($1 < 0 ? $1 + 100 : $1)
    }
    rule.months = pattern.months.sorted().map { .init($0) }
    rule.weekNumbers = pattern.weekNumbers
    if let nth = pattern.nth {
      let ordinals = nth.ordinals.sorted { ($0 < 0 ? $0 + 100 : $0) < ($1 < 0 ? $1 + 100 : $1) }
      switch nth.unit {
      case .weekday(let weekday):
        rule.weekdays = ordinals.map { .init(weekday, ordinal: $0) }
      case .workday:
        rule.weekdays = RepetitionPattern.workdays.map { .init($0) }
        rule.positions = ordinals
      case .day: rule.monthDays = ordinals
      case .week, .weekend: throw .period
      }
    }
    if let moon = pattern.lunar { rule.setLunarDay(moon) }
    if let feast = pattern.feast { try rule.setFeast(feast.rule(in: context.country)) }
    let isLeapDay =
      pattern.frequency == .yearly && pattern.monthDays == [29] && pattern.months == [2]
    // An interval of four years means 29 February itself.
    if isLeapDay, pattern.interval % 4 != 0 { rule.skip = .backward }
    if pattern.frequency == .weekly, pattern.interval > 1 { rule.weekStart = context.weekStart }
    return rule
  }
}

extension Recurrence {
  fileprivate mutating func setLunarDay(_ moon: LunarMonthDay) {
    calendarScale = .dangi
    months = [.init(moon.month, isLeap: moon.isLeap)]
    monthDays = [moon.day]
    if moon.day == 30 || moon.isLeap { skip = .backward }
  }

  /// Sets the days of a feast; throws if no recurrence rule gives them.
  fileprivate mutating func setFeast(_ feast: Feast.Rule?) throws(OpenReason) {
    switch feast {
    case .date(let month, let day): (months, monthDays) = ([.init(month)], [day])
    case .weekday(let weekday, let ordinal, let month):
      (months, weekdays) = ([.init(month)], [.init(weekday, ordinal: ordinal)])
    case .lunar(let month, let day): setLunarDay(LunarMonthDay(month: month, day: day))
    case .easter, .term, .after, .weekdayBefore, .dateOn, nil: throw .missingDay
    }
  }
}
