import HearthDomain

extension DayResolver {
  /// Returns the year and month of the pattern, resolved from today if they are relative.
  func yearAndMonth(of pattern: DatePattern) -> (year: Int?, month: Int?) {
    if let offset = pattern.monthOffset {
      let month = context.today.calendarMonth.adding(months: offset)
      return (month.year, month.month)
    }
    return (pattern.year ?? pattern.yearOffset.map { context.today.year + $0 }, pattern.month)
  }

  // MARK: Days of the month

  /// Returns the first day from the base on that has all properties, or the last day up to the base
  /// for past events.
  func search(
    _ pattern: DatePattern, from base: Day?, at minute: Int?
  ) throws(OpenReason) -> ResolvedDays {
    let (year, month) = yearAndMonth(of: pattern)
    try check(pattern, year, month)
    let isOpenYear = year == nil
    let start = isOpenYear ? base ?? context.searchStart : base
    var found: Day?
    for candidate in months(
      year: year, month: month, from: base ?? context.searchStart, isNth: pattern.nth != nil)
    {
      let days = matches(pattern, in: candidate)
      let fitting = days.filter { day in
        guard isOpenYear, let start else { return true }
        return context.searchDirection == .past ? day <= start : day >= start
      }.filter { day in
        // A date with its month can be today even if its hour has passed.
        guard day == context.today, base == nil, isOpenYear, pattern.month == nil, let minute
        else { return true }
        return context.searchDirection != .future || minute >= context.minuteNow
      }
      found = context.searchDirection == .past && isOpenYear ? fitting.last : fitting.first
      if found != nil { break }
    }
    guard let day = found else { throw .noSuchDay }
    switch pattern.nth?.unit {
    case .week?:
      return ResolvedDays(day...min(day.adding(days: 6), day.calendarMonth.lastDay), isPeriod: true)
    case .weekend?: return ResolvedDays(day...day.adding(days: 1))
    default: break
    }
    if pattern.isWeekend { return weekend(around: day) }
    if context.searchDirection == .nearest, isOpenYear, base == nil,
      pattern.month != nil || context.origin != nil
    {
      return ResolvedDays(nearest(to: day, pattern, year, month))
    }
    return try checkWeekday(of: day, pattern, month: month)
  }

  /// Returns the day or the previous match of the pattern, whichever is closer to the reference
  /// day. If the origin is not in the past, no past day is returned.
  private func nearest(to day: Day, _ pattern: DatePattern, _ year: Int?, _ month: Int?) -> Day {
    let past = DayResolver(context: context.withSearchDirection(.past))
    guard let before = try? past.search(pattern, from: nil, at: nil).first else { return day }
    let reference = context.searchStart
    if before < context.today, reference >= context.today, context.origin != nil { return day }
    return reference - before < day - reference ? before : day
  }

  private func check(_ pattern: DatePattern, _ year: Int?, _ month: Int?) throws(OpenReason) {
    if pattern.nth != nil, month == nil, year == nil { throw .everyNth }
    if let nth = pattern.nth, nth.ordinals.count > 1 { throw .severalDays }
    if month != nil, pattern.weekday != nil, pattern.day == nil, pattern.nth == nil,
      pattern.lastOf == nil
    {
      throw .severalDays
    }
    if let day = pattern.day, let month, day > (Month(year: 2028, month: month)?.length ?? 31) {
      throw .noSuchDay
    }
  }

  /// Returns the months to search from the base on; if a year is named, only its months.
  private func months(year: Int?, month: Int?, from base: Day, isNth: Bool) -> [Month] {
    if let year {
      return (month.map { [$0] } ?? Array(1...12)).compactMap { Month(year: year, month: $0) }
    }
    let step = context.searchDirection == .past ? -1 : 1
    let start = base.calendarMonth
    // 29 February can be eight years away, a weekday on a day of the month six. An nth weekday that
    // a month does not have is not searched in later years.
    return (0...(isNth ? 12 : 100)).map { start.adding(months: step * $0) }
      .filter { month == nil || $0.month == month }
  }

  /// Returns the matching days of a month; the weekday of a full date is not checked.
  private func matches(_ pattern: DatePattern, in month: Month) -> [Day] {
    if let nth = pattern.nth { return nth.days(in: month) }
    if let unit = pattern.lastOf {
      return unit == .year && month.month != 12 ? [] : [month.lastDay]
    }
    if let day = pattern.day {
      guard let found = month.day(day) else { return [] }
      let isOther = pattern.weekday.map { $0 != found.weekday } ?? false
      return isOther && pattern.month == nil && pattern.monthOffset == nil ? [] : [found]
    }
    let weekdays = pattern.weekday.map { [$0] } ?? Array(pattern.weekdays.prefix(1))
    return (1...month.length).compactMap { month.day($0) }.filter { weekdays.contains($0.weekday) }
  }

  /// Checks the weekday of a date and throws if it differs; listed weekdays are a span of days.
  private func checkWeekday(
    of day: Day, _ pattern: DatePattern, month: Int?
  ) throws(OpenReason) -> ResolvedDays {
    if let last = pattern.weekdays.last, pattern.day == nil {
      return ResolvedDays(day...day.upcoming(last))
    }
    guard let weekday = pattern.weekday, pattern.nth == nil else { return ResolvedDays(day) }
    guard day.weekday == weekday, !pattern.isNear || abs(day - context.today) <= 31 else {
      throw .weekdayMismatch(day)
    }
    if month == nil, pattern.day != nil, context.searchDirection == .future {
      // `Tuesday the 8th`, typed on the 9th or 10th.
      for back in 1...3 {
        let past = context.today.adding(days: -back)
        if past.dayOfMonth == pattern.day, past.weekday == weekday { throw .passed(past) }
      }
    }
    return ResolvedDays(day)
  }

  /// Returns the last occurrence of a date without a year if it is closer than the next one; nil
  /// otherwise.
  func closerPastDay(_ pattern: DatePattern, next: Day) -> Day? {
    guard context.searchDirection == .future, context.origin == nil, pattern.namesDateOfAnyYear
    else {
      return nil
    }
    let past = next.adding(months: -12)
    // 29 February has no last occurrence in a year without that day.
    guard pattern.day.map({ $0 == past.dayOfMonth }) ?? true else { return nil }
    return context.today - past < next - context.today ? past : nil
  }

  // MARK: Feasts and the moon

  func resolveYearly(
    _ pattern: DatePattern, from base: Day?, at minute: Int?
  ) throws(OpenReason) -> ResolvedDays {
    let rule = pattern.feast.map { $0.rule(in: context.country) }
    if case .some(nil) = rule { throw .feast }
    func days(_ year: Int) -> [Day] {
      if case .some(let rule?) = rule { return rule.days(inYear: year) }
      return pattern.lunar?.days(inYear: year) ?? []
    }
    let (year, _) = yearAndMonth(of: pattern)
    let start = base ?? context.searchStart
    let isPast = context.searchDirection == .past
    let years = year.map { [$0] } ?? (0...60).map { start.year + (isPast ? -$0 : $0) }
    for candidate in years {
      let fitting = days(candidate).filter { day in
        if year != nil { return true }
        if isPast { return day <= start }
        let isOver =
          day == context.today && base == nil && minute.map { $0 < context.minuteNow } ?? false
        return day >= start && !isOver
      }
      guard let day = isPast ? fitting.last : fitting.first else { continue }
      if let weekday = pattern.weekday, day.weekday != weekday { throw .weekdayMismatch(day) }
      return pattern.isWeekend ? weekend(around: day) : ResolvedDays(day)
    }
    throw .noSuchDay
  }

  // MARK: Periods

  /// Returns the days of a month, quarter, season or year.
  func resolvePeriod(_ pattern: DatePattern, from base: Day?) throws(OpenReason) -> ResolvedDays {
    let (year, month) = yearAndMonth(of: pattern)
    let today = base ?? context.searchStart
    func next(_ first: Month, _ count: Int) -> ResolvedDays? {
      let last = first.adding(months: count - 1)
      return ResolvedDays(first.firstDay...last.lastDay, isPeriod: true)
    }
    func fitting(startingIn month: Int, _ count: Int) throws(OpenReason) -> ResolvedDays {
      let years = year.map { [$0] } ?? Self.years(around: today.year, context.searchDirection)
      for candidate in years {
        guard let first = Month(year: candidate, month: month), let found = next(first, count)
        else { continue }
        if year != nil { return found }
        let fits = context.searchDirection == .past ? found.first <= today : found.last >= today
        if fits { return found }
      }
      throw .noSuchDay
    }
    if let offset = pattern.quarterOffset {
      let first = context.today.calendarMonth.adding(
        months: 3 * offset - (context.today.month - 1) % 3)
      return ResolvedDays(first.firstDay...first.adding(months: 2).lastDay, isPeriod: true)
    }
    if let quarter = pattern.quarter { return try fitting(startingIn: quarter * 3 - 2, 3) }
    if let season = pattern.season { return try fitting(startingIn: season.firstMonth, 3) }
    if let month { return try fitting(startingIn: month, 1) }
    if year != nil { return try fitting(startingIn: 1, 12) }
    throw .missingDay
  }

  private static func years(around year: Int, _ leaning: WhenContext.SearchDirection) -> [Int] {
    leaning == .past ? [year, year - 1] : [year - 1, year, year + 1]
  }

  /// Returns the days of the beginning, middle, end or rest of a period.
  func resolvePortion(of pattern: DatePattern, from base: Day?) throws(OpenReason) -> ResolvedDays {
    var whole = pattern
    whole.portion = nil
    if whole.isEmpty { whole.monthOffset = 0 }
    let found = try resolve(whole, from: base)
    let length = found.last - found.first + 1
    let part: (Int) -> Day = { found.first.adding(days: $0) }
    // A third of the period, but at most two months.
    let share = min((length + 2) / 3, 61)
    switch pattern.portion {
    case .beginning, .early: return ResolvedDays(part(0)...part(share - 1), isPeriod: true)
    case .middle:
      return ResolvedDays(part(length / 3)...part(length - length / 3 - 1), isPeriod: true)
    case .late, .end: return ResolvedDays(part(length - share)...found.last, isPeriod: true)
    case .remainder, nil:
      return ResolvedDays(
        min(max(context.today, found.first), found.last)...found.last, isPeriod: true)
    }
  }
}

extension Season {
  var firstMonth: Int {
    switch self {
    case .spring: 3
    case .summer: 6
    case .autumn: 9
    case .winter: 12
    }
  }
}

extension NthInPeriod {
  /// Returns the days of a month that the ordinals select, in their order.
  func days(in month: Month) -> [Day] {
    ordinals.compactMap { ordinal in
      switch unit {
      case .weekday(let weekday): month.day(ordinal, weekday)
      case .workday: month.workday(ordinal)
      case .day: ordinal > 0 ? month.day(ordinal) : month.day(month.length + 1 + ordinal)
      case .week:
        ordinal > 0 ? month.day(7 * ordinal - 6) : month.lastDay.adding(days: 7 * ordinal + 1)
      case .weekend: month.day(ordinal, .saturday)
      }
    }.sorted()
  }
}
