/// The parts of a rule, prepared for computing instances. Parts that the rule lacks are taken from
/// its start.
struct RuleParts {
  private let rule: Recurrence
  private let start: LocalTime
  private let isAllDay: Bool
  private let interval: Int

  init(_ rule: Recurrence, _ start: RepetitionStart) {
    self.rule = rule
    self.start = start.localTime
    interval = min(max(rule.interval, 1), Int(Int32.max))
    if case .day = start { isAllDay = true } else { isAllDay = false }
  }

  private var weekStart: Int { (rule.weekStart ?? .monday).rawValue - 1 }
  private var hours: [Int] { isAllDay || rule.hours.isEmpty ? [start.time.hour] : rule.hours }
  private var minutes: [Int] {
    isAllDay || rule.minutes.isEmpty ? [start.time.minute] : rule.minutes
  }
  private var seconds: [Int] {
    isAllDay || rule.seconds.isEmpty ? [start.time.second] : rule.seconds
  }

  /// Hours that the rule allows; all if it has none.
  private var allowedHours: [Int] { rule.hours.isEmpty ? Array(0..<24) : rule.hours }
  private var allowedMinutes: [Int] { rule.minutes.isEmpty ? Array(0..<60) : rule.minutes }

  /// Generator for a rule that repeats daily or more often; nil for others.
  var dailySegments: DailySegments? {
    let (unit, allowed, moments): (Int, [UInt64], [Int])
    switch rule.frequency {
    case .daily:
      (unit, allowed, moments) = (86_400, [1], secondsOfDay)
    case .hourly:
      let bits = allowedHours.reduce(0) { $0 | UInt64(1) << UInt64($1) }
      (unit, allowed, moments) = (3600, [bits], Self.sums(minutes.map { $0 * 60 }, seconds))
    case .minutely:
      let hour = allowedMinutes.reduce(0) { $0 | UInt64(1) << UInt64($1) }
      (unit, allowed, moments) = (60, Self.repeated(hour, at: allowedHours, of: 24), seconds)
    case .secondly:
      let all = rule.seconds.isEmpty ? Array(0..<60) : rule.seconds
      let minute = all.reduce(0) { $0 | UInt64(1) << UInt64($1) }
      let places = Self.sums(allowedHours.map { $0 * 60 }, allowedMinutes)
      (unit, allowed, moments) = (1, Self.repeated(minute, at: places, of: 1440), [0])
    case .weekly, .monthly, .yearly: return nil
    }
    var filter = dayLimits
    filter.weekdayBits = weekdayBits(of: rule.weekdays)
    return DailySegments(
      every: interval, unit: unit, from: start.secondsSinceEpoch, allowed: allowed,
      moments: selectedMoments(among: moments), on: filter)
  }

  /// Generator for a rule that repeats weekly or less often; nil for others, and if the calendar
  /// does not include the start.
  var periodSegments: PeriodSegments? {
    let kind: RulePeriods.Kind
    switch rule.frequency {
    case .secondly, .minutely, .hourly, .daily: return nil
    case .weekly: kind = .weeks
    case .monthly: kind = .months
    case .yearly: kind = rule.weekNumbers.isEmpty ? .years : .weekYears
    }
    let periods = RulePeriods(
      kind, every: interval, from: start.day.number, in: rule.calendarScale, weekStart: weekStart)
    guard let periods, let filter else { return nil }
    return PeriodSegments(
      periods, at: secondsOfDay, positions: rule.positions, on: filter, skip: rule.skip)
  }

  /// The days that a rule of any frequency allows.
  private var dayLimits: DayFilter {
    var filter = DayFilter(rule.calendarScale)
    filter.monthBits = rule.months.reduce(0) { $0 | 1 << UInt64($1.number + ($1.isLeap ? 16 : 0)) }
    filter.monthDays = MonthDays(rule.monthDays)
    filter.yearDays = rule.yearDays
    filter.weekNumbers = rule.weekNumbers
    filter.weekStart = weekStart
    return filter
  }

  /// The days that a weekly, monthly or yearly rule yields; nil if the calendar does not include
  /// the start.
  private var filter: DayFilter? {
    var filter = dayLimits
    filter.weekdayBits = weekdayBits(of: rule.weekdays.filter { $0.ordinal == nil })
    filter.ordinalWeekdays = rule.weekdays.compactMap { day in
      day.ordinal.map { ($0, day.weekday.rawValue - 1) }
    }
    filter.countsOrdinalsInMonths = rule.frequency == .monthly || !rule.months.isEmpty
    let namesDay = !rule.monthDays.isEmpty || !rule.weekdays.isEmpty
    switch rule.frequency {
    case .weekly:
      if rule.weekdays.isEmpty { filter.weekdayBits = weekdayBits(of: [.init(start.day.weekday)]) }
    case .monthly:
      guard let date = dateOfStart else { return nil }
      if !namesDay { filter.monthDays = MonthDays([date.day]) }
    case .yearly:
      guard let date = dateOfStart else { return nil }
      guard rule.yearDays.isEmpty else { break }
      if !rule.weekNumbers.isEmpty {
        if !namesDay { filter.weekdayBits = weekdayBits(of: [.init(start.day.weekday)]) }
        break
      }
      if !namesDay { filter.monthDays = MonthDays([date.day]) }
      if rule.months.isEmpty, !filter.monthDays.isEmpty { filter.monthBits = 1 << date.month }
    case .secondly, .minutely, .hourly, .daily: break
    }
    return filter
  }

  /// Month of the start as a bit index, and its day of the month.
  private var dateOfStart: (month: UInt64, day: Int)? {
    switch rule.calendarScale {
    case .gregorian: (UInt64(start.day.month), start.day.dayOfMonth)
    case .dangi:
      KoreanLunarCalendar.lunarDate(of: start.day).map {
        (UInt64($0.month + ($0.isLeap ? 16 : 0)), $0.day)
      }
    }
  }

  private func weekdayBits(of days: [Recurrence.WeekdayInPeriod]) -> UInt64 {
    days.reduce(0) { $0 | 1 << UInt64($1.weekday.rawValue - 1) }
  }

  /// Seconds of a day at which instances are.
  private var secondsOfDay: [Int] {
    // Usually this is only the time of the start.
    if isAllDay || rule.hours.isEmpty && rule.minutes.isEmpty && rule.seconds.isEmpty {
      return [start.time.seconds]
    }
    return Self.sums(Self.sums(hours.map { $0 * 3600 }, minutes.map { $0 * 60 }), seconds)
  }

  /// Returns the moments of a period that the positions (BYSETPOS) select.
  private func selectedMoments(among moments: [Int]) -> [Int] {
    guard !rule.positions.isEmpty else { return moments }
    let places = rule.positions.map { $0 > 0 ? $0 - 1 : moments.count + $0 }
    return places.filter(moments.indices.contains).sorted().withoutConsecutiveDuplicates().map {
      moments[$0]
    }
  }

  /// Returns the sums of all pairs of one number of `large` and one of `small`, in order.
  private static func sums(_ large: [Int], _ small: [Int]) -> [Int] {
    large.flatMap { sum in small.map { sum + $0 } }
  }

  /// Returns bits of a day: the sixty bits of a minute or hour, repeated at each of these indices.
  private static func repeated(_ sixty: UInt64, at places: [Int], of count: Int) -> [UInt64] {
    var words = [UInt64](repeating: 0, count: (count * 60 + 63) / 64 + 1)
    for place in places {
      let (word, shift) = (place * 60).quotientAndRemainder(dividingBy: 64)
      words[word] |= sixty << UInt64(shift)
      if shift > 4 { words[word + 1] |= sixty >> UInt64(64 - shift) }
    }
    return words
  }
}
