/// Days that satisfy all parts of a rule, computed year by year.
struct DayFilter {
  let scale: Recurrence.Scale
  /// Bits of ``RuleYear/MonthSpan/code``; 0 stands for every month.
  var months: UInt64 = 0
  var monthDays = MonthDays()
  var yearDays: [Int] = []
  var weekNumbers: [Int] = []
  /// First day of the week; 0 is Monday.
  var weekStart = 0
  /// Weekdays as bits, Monday the lowest.
  var week: UInt64 = 0
  var counted: [(ordinal: Int, weekday: Int)] = []
  /// Whether ordinals of weekdays count within months instead of years.
  var countsInMonths = false

  /// Cache: the year last used, with its matching days.
  private var lastYear: RuleYear?
  private var current = YearBits.none
  private var known: [YearBits] = []
  private var isKnown: [Bool] = []

  init(_ scale: Recurrence.Scale) {
    self.scale = scale
  }

  var choosesWeekdays: Bool { week != 0 || !counted.isEmpty }

  /// Whether every day matches, judging each part separately.
  var isUnlimited: Bool {
    let allMonths: UInt64 = 0x1FFE
    return (months == 0 || scale == .gregorian && months & allMonths == allMonths)
      && (28...31).allSatisfy { monthDays.bits(length: $0) == .ones($0) }
      && yearDays.isEmpty && weekNumbers.isEmpty && counted.isEmpty && (week == 0 || week == 0x7F)
  }

  /// Calls the body with each matching day in order until it returns false; returns whether it
  /// never did.
  @discardableResult
  mutating func forEach(in days: Range<Int>, _ body: (Int) -> Bool) -> Bool {
    let days = days.clamped(to: scale.days)
    var day = days.lowerBound
    while day < days.upperBound, let year = load(day) {
      let range = day - year.first..<min(days.upperBound, year.end) - year.first
      guard current.forEach(in: range, { body(year.first + $0) }) else { return false }
      day = year.end
    }
    return true
  }

  mutating func count(in days: Range<Int>) -> Int {
    let days = days.clamped(to: scale.days)
    var (day, count) = (days.lowerBound, 0)
    while day < days.upperBound, let year = load(day) {
      count += current.count(
        in: day - year.first..<min(days.upperBound, year.end) - year.first)
      day = year.end
    }
    return count
  }

  mutating func contains(_ day: Int) -> Bool {
    guard scale.days.contains(day), let year = load(day) else { return false }
    return current.contains(day - year.first)
  }

  /// Whether no year has a matching day; the Gregorian calendar repeats after 400 years.
  mutating func isBarren() -> Bool {
    for number in scale.years.prefix(400) {
      if let year = scale.year(number), let found = bits(around: year.first), !found.bits.isEmpty {
        return false
      }
    }
    return true
  }

  /// Returns the year of the day, and the matching days counted from its first.
  mutating func bits(around day: Int) -> (year: RuleYear, bits: YearBits)? {
    guard scale.days.contains(day), let year = load(day) else { return nil }
    return (year, current)
  }

  /// Loads the matching days of the day's year into the cache.
  private mutating func load(_ day: Int) -> RuleYear? {
    if let lastYear, lastYear.first <= day, day < lastYear.end { return lastYear }
    guard let year = scale.year(containing: day) else { return nil }
    // Most ranges lie within one year: cache nothing before the second one.
    let isFirst = lastYear == nil
    lastYear = year
    if isFirst {
      current = chosen(in: year)
      return year
    }
    if known.isEmpty {
      let slots = scale == .gregorian ? 28 : scale.years.count
      known = Array(repeating: .none, count: slots)
      isKnown = Array(repeating: false, count: slots)
    }
    let slot = slot(of: year)
    if !isKnown[slot] {
      known[slot] = chosen(in: year)
      isKnown[slot] = true
    }
    current = known[slot]
    return year
  }

  /// Gregorian years are equal if they begin with the same weekday and the nearest leap day is in
  /// the same one of three years.
  private func slot(of year: RuleYear) -> Int {
    guard scale == .gregorian else { return year.number - scale.years.lowerBound }
    let kind = (0...2).first { Month.isLeap(year.number - 1 + $0) } ?? 3
    return kind * 7 + Recurrence.Scale.weekday(of: year.first)
  }

  private func chosen(in year: RuleYear) -> YearBits {
    var bits = YearBits()
    if months == 0, monthDays.isEmpty {
      bits.insert(0..<year.length)
    } else {
      for month in scale.months(of: year) where isChosen(month) {
        bits.insert(monthDays.bits(length: month.length), at: month.start)
      }
    }
    if !yearDays.isEmpty { bits.formIntersection(daysOfYear(year)) }
    if !weekNumbers.isEmpty { bits.formIntersection(daysOfWeeks(in: year)) }
    if choosesWeekdays { bits.formIntersection(weekdays(in: year)) }
    return bits
  }

  func isChosen(_ month: RuleYear.MonthSpan) -> Bool {
    months == 0 || months >> UInt64(month.code) & 1 == 1
  }

  private func daysOfYear(_ year: RuleYear) -> YearBits {
    var bits = YearBits()
    for number in yearDays where abs(number) <= year.length {
      bits.insert(number > 0 ? number - 1 : year.length + number)
    }
    return bits
  }

  /// A week belongs to the year with most of its days, so weeks of three years may overlap this
  /// one.
  private func daysOfWeeks(in year: RuleYear) -> YearBits {
    var bits = YearBits()
    for number in year.number - 1...year.number + 1 {
      guard let start = scale.firstWeek(ofYear: number, from: weekStart),
        let end = scale.firstWeek(ofYear: number + 1, from: weekStart)
      else { continue }
      let count = (end - start) / 7
      for week in weekNumbers {
        let week = week > 0 ? week - 1 : count + week
        guard (0..<count).contains(week) else { continue }
        let first = start + week * 7 - year.first
        bits.insert(max(first, 0)..<max(min(first + 7, year.length), max(first, 0)))
      }
    }
    return bits
  }

  private func weekdays(in year: RuleYear) -> YearBits {
    let first = Recurrence.Scale.weekday(of: year.first)
    var bits = week == 0 ? YearBits.none : .weekdays(week, from: first)
    guard !counted.isEmpty else { return bits }
    guard countsInMonths else {
      insertCounted(in: 0..<year.length, from: first, into: &bits)
      return bits
    }
    for month in scale.months(of: year) where isChosen(month) {
      insertCounted(in: month.start..<month.start + month.length, from: first, into: &bits)
    }
    return bits
  }

  /// Adds the weekdays with ordinals in the span, where day 0 has the weekday `first`.
  func insertCounted(in span: Range<Int>, from first: Int, into bits: inout YearBits) {
    for (ordinal, weekday) in counted {
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

  /// Returns the days that exist in a month of this length; all of them if none are given.
  func bits(length: Int) -> UInt64 {
    let all = UInt64.ones(length)
    if isEmpty { return all }
    return (fromFirst | fromLast.reversed >> UInt64(64 - length)) & all
  }

  /// Returns whether any day is missing in a month of this length, after its end or before its
  /// beginning.
  func isLacking(length: Int) -> (behind: Bool, before: Bool) {
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
