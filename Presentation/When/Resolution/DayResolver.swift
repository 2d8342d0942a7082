import HearthDomain

/// Resolves date patterns to days.
struct DayResolver {
  /// Days that a pattern means.
  struct ResolvedDays: Hashable {
    let days: ClosedRange<Day>
    /// Whether the days are a week, month or other period of which no single day was named.
    var isPeriod = false
    /// Whether next week's day was chosen because the named day of this week is over.
    var wasMovedToNextWeek = false

    init(_ day: Day) { days = day...day }
    init(_ days: ClosedRange<Day>, isPeriod: Bool = false) {
      self.days = days
      self.isPeriod = isPeriod
    }

    var first: Day { days.lowerBound }
    var last: Day { days.upperBound }
    var isOneDay: Bool { first == last }
  }

  let context: WhenContext

  /// Returns the days of a pattern, searched from `base`, by default today. Today counts only if
  /// `minute`, a minute of the day, is still to come.
  func resolve(
    _ pattern: DatePattern, from base: Day? = nil, at minute: Int? = nil
  ) throws(OpenReason) -> ResolvedDays {
    if pattern.excludesToday, base == nil {
      var plain = pattern
      plain.excludesToday = false
      return try resolve(plain, from: context.today.adding(days: 1), at: minute)
    }
    if pattern.isWholeWeek { return try resolveEntireWeek(of: pattern, from: base, at: minute) }
    if let shift = pattern.shift { return try resolve(shift, pattern, from: base) }
    if let distance = pattern.distance { return try resolve(distance, pattern) }
    if pattern.portion != nil { return try resolvePortion(of: pattern, from: base) }
    if let offset = pattern.weekOffset { return try resolve(inWeek: offset, pattern, minute) }
    if let number = pattern.weekNumber { return try resolve(weekNumber: number, pattern, base) }
    if pattern.feast != nil || pattern.lunar != nil {
      return try resolveYearly(pattern, from: base, at: minute)
    }
    if pattern.quarter != nil || pattern.quarterOffset != nil || pattern.season != nil {
      return try resolvePeriod(pattern, from: base)
    }
    if pattern.isWeekend, !pattern.namesDay, pattern.month == nil {
      return resolveWeekend(pattern, from: base)
    }
    guard pattern.namesDay else { return try resolvePeriod(pattern, from: base) }
    return try search(pattern, from: base, at: minute)
  }

  /// Returns the day of a pattern; throws if the pattern means several days.
  func day(
    _ pattern: DatePattern, from base: Day? = nil, at minute: Int? = nil
  ) throws(OpenReason) -> Day {
    let found = try resolve(pattern, from: base, at: minute)
    guard found.isOneDay else { throw found.isPeriod ? .period : .severalDays }
    return found.first
  }

  // MARK: Distances

  func day(_ day: Day, adding length: Length) throws(OpenReason) -> Day {
    guard abs(length.count) < 4_000_000 else { throw .noSuchDay }
    let perUnit = [CalendarUnit.month: 1, .year: 12][length.unit] ?? 0
    let months = day.year * 12 + day.month - 1 + perUnit * length.count
    let moved = try self.moved(day, by: length)
    guard (12..<120_000).contains(months), Day.earliest < moved, moved < .latest else {
      throw .noSuchDay
    }
    return moved
  }

  /// Returns the day moved by a length, within the limits of the calendar.
  private func moved(_ day: Day, by length: Length) throws(OpenReason) -> Day {
    switch length.unit {
    case .minute: day
    case .day, .night: day.adding(days: length.count)
    case .week: day.adding(days: 7 * length.count)
    case .month: day.adding(months: length.count)
    case .year: day.adding(months: 12 * length.count)
    case .workday: try workday(length.count, from: day)
    case .weekend: saturdayOfWeekend(length.count, from: day)
    case .weekday(let weekday): day.weekday(weekday, length.count)
    }
  }

  /// Returns the last of a number of days, weeks or months; nights end one day later.
  func lastDay(of length: Length, from first: Day) throws(OpenReason) -> Day {
    let perUnit: Int
    switch length.unit {
    case .day: perUnit = 1
    case .night: return first.adding(days: length.count)
    case .week: perUnit = 7
    default: return try day(first, adding: length).adding(days: -1)
    }
    let last = length.count * perUnit - 1
    guard last <= Day.latest - first else { throw .noSuchDay }
    return first.adding(days: last)
  }

  private func workday(_ count: Int, from start: Day) throws(OpenReason) -> Day {
    guard abs(count) <= 9_999 else { throw .noSuchDay }
    var (day, left) = (start, abs(count))
    while left > 0 {
      day = day.adding(days: count.signum())
      if day.isWorkday { left -= 1 }
    }
    return day
  }

  /// Returns the Saturday of the nth weekend after a day, or before it if negative.
  private func saturdayOfWeekend(_ count: Int, from day: Day) -> Day {
    if count < 0 { return day.weekday(.saturday, count - (day.weekday == .sunday ? 1 : 0)) }
    return saturday(of: day).adding(days: 7 * (count - (day.isWeekendDay ? 0 : 1)))
  }

  private func resolve(
    _ shift: Shift, _ pattern: DatePattern, from base: Day?
  ) throws(OpenReason) -> ResolvedDays {
    var outer = pattern
    outer.shift = nil
    guard let inner = shift.base.merged(with: outer) else { throw .contradiction }
    let found = try resolve(inner, from: base)
    let moved = try day(found.first, adding: shift.length)
    if shift.length.unit == .weekend { return ResolvedDays(moved...moved.adding(days: 1)) }
    return ResolvedDays(moved)
  }

  private func resolve(_ distance: Length, _ pattern: DatePattern) throws(OpenReason)
    -> ResolvedDays
  {
    let found = try day(context.today, adding: distance)
    if pattern.nth != nil || pattern.lastOf != nil {
      // A day of the month at that distance: `두 달 뒤 첫째 월요일`.
      guard distance.unit == .month || distance.unit == .year else { throw .contradiction }
      var inMonth = pattern
      (inMonth.distance, inMonth.year, inMonth.month) = (nil, found.year, found.month)
      return try resolve(inMonth)
    }
    var period = DatePattern()
    (period.isWeekend, period.weekOffset) = (pattern.isWeekend, pattern.weekOffset)
    (period.monthOffset, period.yearOffset) = (pattern.monthOffset, pattern.yearOffset)
    period.year = pattern.year
    if !period.isEmpty, !(try resolve(period)).days.contains(found) { throw .contradiction }
    if let month = pattern.month, let day = pattern.day,
      found.month != month || found.dayOfMonth != day
    {
      throw .contradiction
    }
    guard let weekday = pattern.weekday, found.weekday != weekday else {
      return ResolvedDays(found)
    }
    guard distance.unit == .week || distance.unit == .month else { throw .weekdayMismatch(found) }
    // `in 2 weeks on thursday` is the Thursday of the week two weeks away.
    guard distance.unit == .week else { throw .severalDays }
    return ResolvedDays(context.startOfWeek(found).upcoming(weekday))
  }

  // MARK: Weeks

  private func resolve(
    inWeek offset: Int, _ pattern: DatePattern, _ minute: Int?
  ) throws(OpenReason) -> ResolvedDays {
    let start = context.startOfWeek(context.today).adding(days: 7 * offset)
    let week = start...start.adding(days: 6)
    if pattern.isWeekend {
      let saturday = start.upcoming(.saturday)
      return ResolvedDays(saturday...saturday.adding(days: 1))
    }
    if let first = pattern.weekdays.first, let last = pattern.weekdays.last {
      guard last.rawValue - first.rawValue == pattern.weekdays.count - 1 else { throw .severalDays }
      return ResolvedDays(start.upcoming(first)...max(start.upcoming(first), start.upcoming(last)))
    }
    if let weekday = pattern.weekday {
      var found = ResolvedDays(start.upcoming(weekday))
      let isOver = found.first == context.today && (minute ?? 1_440) < context.minuteNow
      if offset == 0, found.first < context.today || isOver, context.searchDirection == .future {
        found = ResolvedDays(found.first.adding(days: 7))
        found.wasMovedToNextWeek = true
      }
      let isOther =
        found.first.dayOfMonth != pattern.day ?? found.first.dayOfMonth
        || found.first.month != pattern.month ?? found.first.month
      if isOther { throw .weekdayMismatch(found.first) }
      return found
    }
    if let day = pattern.day {
      guard
        let found = (0...6).map({ start.adding(days: $0) }).first(where: { $0.dayOfMonth == day })
      else { throw .contradiction }
      return ResolvedDays(found)
    }
    return ResolvedDays(week, isPeriod: true)
  }

  private func resolve(
    weekNumber: Int, _ pattern: DatePattern, _ base: Day?
  ) throws(OpenReason) -> ResolvedDays {
    var year = pattern.year ?? context.today.year + (pattern.yearOffset ?? 0)
    func monday(_ year: Int) -> Day? {
      Day(year: year, month: 1, day: 4)?.latest(.monday).adding(days: 7 * (weekNumber - 1))
    }
    guard var start = monday(year), start.adding(days: 3).year == year else { throw .noSuchDay }
    let isOver = start.adding(days: 6) < (base ?? context.searchStart)
    if isOver, context.searchDirection == .future, pattern.year == nil, let next = monday(year + 1)
    {
      (start, year) = (next, year + 1)
    }
    guard let weekday = pattern.weekday else {
      return ResolvedDays(start...start.adding(days: 6), isPeriod: true)
    }
    let day = start.upcoming(weekday)
    if day < context.today, context.searchDirection == .future, pattern.year == nil {
      throw .passed(day)
    }
    return ResolvedDays(day)
  }

  /// Returns the week that contains the day of a pattern.
  private func resolveEntireWeek(
    of pattern: DatePattern, from base: Day?, at minute: Int?
  ) throws(OpenReason) -> ResolvedDays {
    var day = pattern
    day.isWholeWeek = false
    let start = context.startOfWeek(try resolve(day, from: base, at: minute).first)
    return ResolvedDays(start...start.adding(days: 6), isPeriod: true)
  }

  func weekend(around day: Day) -> ResolvedDays {
    let saturday = saturday(of: day)
    return ResolvedDays(saturday...saturday.adding(days: 1))
  }

  private func saturday(of day: Day) -> Day { day.latest(.monday).adding(days: 5) }

  private func resolveWeekend(_ pattern: DatePattern, from base: Day?) -> ResolvedDays {
    let base = base ?? context.searchStart
    let saturday = saturday(of: base)
    return ResolvedDays(
      max(saturday, base.weekday == .sunday ? base : saturday)...saturday.adding(days: 1))
  }
}

extension Day {
  var isWeekendDay: Bool { !isWorkday }

  /// Returns the nth such weekday after this day, before it if negative, or the closest one for 0.
  func weekday(_ weekday: Weekday, _ count: Int) -> Day {
    if count > 0 { return adding(days: 1).upcoming(weekday).adding(days: 7 * (count - 1)) }
    if count < 0 { return adding(days: -1).latest(weekday).adding(days: 7 * (count + 1)) }
    return adding(days: -3).upcoming(weekday)
  }
}

extension DatePattern {
  /// Whether the pattern names a day, not only a period.
  var namesDay: Bool {
    day != nil || weekday != nil || nth != nil || lastOf != nil || !weekdays.isEmpty
  }

  /// Returns the pattern without one of its properties.
  func without<Value>(_ property: WritableKeyPath<DatePattern, Value?>) -> DatePattern {
    var copy = self
    copy[keyPath: property] = nil
    return copy
  }

  /// Whether a day with its weekday is so far away that the weekday is probably wrong: nobody means
  /// a Friday the 21st that is months away.
  func isFarAway(_ found: Day, from today: Day) -> Bool {
    weekday != nil && day != nil && month == nil && found - today > 62
  }

  /// Whether the pattern names a solar month and day without a year.
  var namesDateOfAnyYear: Bool {
    month != nil && day != nil && (year ?? yearOffset ?? monthOffset) == nil && lunar == nil
  }
}
