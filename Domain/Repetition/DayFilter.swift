/// Finds the days that satisfy all parts of a rule, year by year.
struct DayFilter {
  let calendarScale: Recurrence.CalendarScale
  /// Allowed months, as bits with the indices ``RuleYear/MonthSpan/bitIndex``; 0 stands for every
  /// month.
  var monthBits: UInt64 = 0
  var monthDays = MonthDays()
  var yearDays: [Int] = []
  var weekNumbers: [Int] = []
  /// First day of the week; 0 is Monday.
  var weekStart = 0
  /// Allowed weekdays as bits; the lowest bit is Monday.
  var weekdayBits: UInt64 = 0
  var ordinalWeekdays: [(ordinal: Int, weekday: Int)] = []
  /// Whether ordinals of weekdays, as in the second Tuesday, count within months rather than years.
  var countsOrdinalsInMonths = false

  /// Cache: the year last used, with its matching days.
  private var lastYear: RuleYear?
  private var currentBits = YearBits.none
  private var cachedBits: [YearBits] = []
  private var isCached: [Bool] = []

  init(_ scale: Recurrence.CalendarScale) {
    self.calendarScale = scale
  }

  var limitsWeekdays: Bool { weekdayBits != 0 || !ordinalWeekdays.isEmpty }

  /// Whether every day matches; each part of the rule is considered by itself.
  var matchesEveryDay: Bool {
    let allMonths: UInt64 = 0x1FFE
    return (monthBits == 0 || calendarScale == .gregorian && monthBits & allMonths == allMonths)
      && (28...31).allSatisfy { monthDays.bits(length: $0) == .lowestBits($0) }
      && yearDays.isEmpty && weekNumbers.isEmpty && ordinalWeekdays.isEmpty
      && (weekdayBits == 0 || weekdayBits == 0x7F)
  }

  /// Calls the body with each matching day, in order, until the body returns false. Returns true if
  /// it never did.
  @discardableResult
  mutating func forEach(in days: Range<Int>, _ body: (Int) -> Bool) -> Bool {
    let days = days.clamped(to: calendarScale.days)
    var day = days.lowerBound
    while day < days.upperBound, let year = load(day) {
      let range = day - year.firstDay..<min(days.upperBound, year.end) - year.firstDay
      guard currentBits.forEach(in: range, { body(year.firstDay + $0) }) else { return false }
      day = year.end
    }
    return true
  }

  mutating func count(in days: Range<Int>) -> Int {
    let days = days.clamped(to: calendarScale.days)
    var (day, count) = (days.lowerBound, 0)
    while day < days.upperBound, let year = load(day) {
      count += currentBits.count(
        in: day - year.firstDay..<min(days.upperBound, year.end) - year.firstDay)
      day = year.end
    }
    return count
  }

  mutating func contains(_ day: Int) -> Bool {
    guard calendarScale.days.contains(day), let year = load(day) else { return false }
    return currentBits.contains(day - year.firstDay)
  }

  /// Whether no day of any year matches. Examining 400 years suffices, since the Gregorian calendar
  /// then repeats.
  mutating func neverMatches() -> Bool {
    for number in calendarScale.years.prefix(400) {
      if let year = calendarScale.year(number), let found = bits(around: year.firstDay),
        !found.bits.isEmpty
      {
        return false
      }
    }
    return true
  }

  /// Returns the year that contains the day, and its matching days, counted from its first day.
  mutating func bits(around day: Int) -> (year: RuleYear, bits: YearBits)? {
    guard calendarScale.days.contains(day), let year = load(day) else { return nil }
    return (year, currentBits)
  }

  /// Computes the matching days of the year that contains the day, and caches them.
  private mutating func load(_ day: Int) -> RuleYear? {
    if let lastYear, lastYear.firstDay <= day, day < lastYear.end { return lastYear }
    guard let year = calendarScale.year(containing: day) else { return nil }
    // Most ranges lie within one year, so cache nothing before the second one.
    let isFirst = lastYear == nil
    lastYear = year
    if isFirst {
      currentBits = matchingDays(in: year)
      return year
    }
    if cachedBits.isEmpty {
      let slots = calendarScale == .gregorian ? 28 : calendarScale.years.count
      cachedBits = Array(repeating: .none, count: slots)
      isCached = Array(repeating: false, count: slots)
    }
    let slot = cacheIndex(of: year)
    if !isCached[slot] {
      cachedBits[slot] = matchingDays(in: year)
      isCached[slot] = true
    }
    currentBits = cachedBits[slot]
    return year
  }

  /// Returns the cache index of the year. Two Gregorian years share an entry if they begin with the
  /// same weekday, and if the leap day is in the same place: the previous year, the year itself,
  /// the next year, or none of these.
  private func cacheIndex(of year: RuleYear) -> Int {
    guard calendarScale == .gregorian else { return year.number - calendarScale.years.lowerBound }
    let kind = (0...2).first { Month.isLeap(year.number - 1 + $0) } ?? 3
    return kind * 7 + Recurrence.CalendarScale.weekday(of: year.firstDay)
  }

  private func matchingDays(in year: RuleYear) -> YearBits {
    var bits = YearBits()
    if monthBits == 0, monthDays.isEmpty {
      bits.insert(0..<year.length)
    } else {
      for month in calendarScale.months(of: year) where allowsMonth(month) {
        bits.insert(monthDays.bits(length: month.length), at: month.daysBefore)
      }
    }
    if !yearDays.isEmpty { bits.formIntersection(daysOfYear(year)) }
    if !weekNumbers.isEmpty { bits.formIntersection(daysOfWeeks(in: year)) }
    if limitsWeekdays { bits.formIntersection(weekdays(in: year)) }
    return bits
  }

  func allowsMonth(_ month: RuleYear.MonthSpan) -> Bool {
    monthBits == 0 || monthBits >> UInt64(month.bitIndex) & 1 == 1
  }

  private func daysOfYear(_ year: RuleYear) -> YearBits {
    var bits = YearBits()
    for number in yearDays where abs(number) <= year.length {
      bits.insert(number > 0 ? number - 1 : year.length + number)
    }
    return bits
  }

  /// Returns the days of the allowed weeks. Weeks with numbers of three years may overlap this
  /// year, since a week belongs to the year with most of its days.
  private func daysOfWeeks(in year: RuleYear) -> YearBits {
    var bits = YearBits()
    for number in year.number - 1...year.number + 1 {
      guard let start = calendarScale.firstWeek(ofYear: number, from: weekStart),
        let end = calendarScale.firstWeek(ofYear: number + 1, from: weekStart)
      else { continue }
      let count = (end - start) / 7
      for week in weekNumbers {
        let week = week > 0 ? week - 1 : count + week
        guard (0..<count).contains(week) else { continue }
        let first = start + week * 7 - year.firstDay
        bits.insert(max(first, 0)..<max(min(first + 7, year.length), max(first, 0)))
      }
    }
    return bits
  }

  private func weekdays(in year: RuleYear) -> YearBits {
    let first = Recurrence.CalendarScale.weekday(of: year.firstDay)
    var bits = weekdayBits == 0 ? YearBits.none : .weekdays(weekdayBits, from: first)
    guard !ordinalWeekdays.isEmpty else { return bits }
    guard countsOrdinalsInMonths else {
      insertOrdinalWeekdays(in: 0..<year.length, from: first, into: &bits)
      return bits
    }
    for month in calendarScale.months(of: year) where allowsMonth(month) {
      insertOrdinalWeekdays(
        in: month.daysBefore..<month.daysBefore + month.length, from: first, into: &bits)
    }
    return bits
  }

  /// Adds the weekdays with ordinals, such as the second Tuesday, that lie in the span. `first` is
  /// the weekday of day 0.
  func insertOrdinalWeekdays(in span: Range<Int>, from first: Int, into bits: inout YearBits) {
    for (ordinal, weekday) in ordinalWeekdays {
      let day: Int
      if ordinal > 0 {
        let ahead = modulo(weekday - first - span.lowerBound, 7)
        day = span.lowerBound + ahead + (ordinal - 1) * 7
      } else {
        let last = span.upperBound - 1
        day = last - modulo(first + last - weekday, 7) + (ordinal + 1) * 7
      }
      if span.contains(day) { bits.insert(day) }
    }
  }
}

/// Days of a month, counted from its beginning or its end.
struct MonthDays {
  /// Days from the beginning; the lowest bit is the first day.
  private(set) var fromFirst: UInt64 = 0
  /// Days from the end; the lowest bit is the last day.
  private(set) var fromLast: UInt64 = 0

  var isEmpty: Bool { fromFirst | fromLast == 0 }

  init() {}

  init(_ days: [Int]) {
    for day in days {
      if day > 0 { fromFirst |= 1 << UInt64(day - 1) } else { fromLast |= 1 << UInt64(-day - 1) }
    }
  }

  /// Returns the days that exist in a month of this length. If no days are given, returns all.
  func bits(length: Int) -> UInt64 {
    let all = UInt64.lowestBits(length)
    if isEmpty { return all }
    return (fromFirst | fromLast.reversed >> UInt64(64 - length)) & all
  }

  /// Returns whether some of the days do not exist in a month of this length, because they are
  /// after its end (`behind`) or, counted from the end, before its beginning (`before`).
  func hasMissingDays(length: Int) -> (behind: Bool, before: Bool) {
    (fromFirst >> UInt64(length) != 0, fromLast >> UInt64(length) != 0)
  }
}

extension UInt64 {
  /// The bits in reverse order.
  fileprivate var reversed: UInt64 {
    var (rest, reversed) = (self, UInt64(0))
    while rest != 0 {
      reversed |= 1 << UInt64(63 - rest.trailingZeroBitCount)
      rest &= rest - 1
    }
    return reversed
  }
}
