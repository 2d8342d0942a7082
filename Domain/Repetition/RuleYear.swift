/// A year of a rule's calendar, in numbers of days. Gregorian years are from 0 to 10000; Korean
/// lunar years are those in the table.
struct RuleYear {
  /// A month and its position in the year.
  struct MonthSpan {
    /// Bit index of the month in rules: its number, plus 16 for a leap month.
    let bitIndex: Int
    /// Number of days of the year before the month.
    let daysBefore: Int
    let length: Int
  }

  let number: Int
  /// Number of its first day.
  let firstDay: Int
  let length: Int

  var end: Int { firstDay + length }
}

// Calendar arithmetic for recurrence rules.
extension Recurrence.CalendarScale {
  /// Years of the calendar.
  var years: ClosedRange<Int> {
    switch self {
    case .gregorian: 1...9999
    case .dangi: KoreanLunarCalendar.years
    }
  }

  /// Range of the numbers of all days in the calendar.
  var days: Range<Int> {
    switch self {
    case .gregorian: Day.earliest.number..<Day.latest.number + 1
    case .dangi: Self.lunarStarts[0]..<(Self.lunarStarts.last ?? 0)
    }
  }

  /// Returns the year with the number; nil if it is outside the calendar.
  func year(_ number: Int) -> RuleYear? {
    switch self {
    case .gregorian:
      guard (0...10_000).contains(number) else { return nil }
      let first = Self.firstDay(ofYear: number)
      return RuleYear(number: number, firstDay: first, length: Month.isLeap(number) ? 366 : 365)
    case .dangi:
      guard years.contains(number) else { return nil }
      let place = number - years.lowerBound
      let first = Self.lunarStarts[place]
      return RuleYear(number: number, firstDay: first, length: Self.lunarStarts[place + 1] - first)
    }
  }

  /// Returns the year of a day in the calendar.
  func year(containing day: Int) -> RuleYear? {
    switch self {
    case .gregorian: return year(Self.gregorianYear(of: day))
    case .dangi:
      guard days.contains(day) else { return nil }
      // A lunar year begins within 50 days after the Gregorian year with the same number.
      let guess = min(Self.gregorianYear(of: day), years.upperBound)
      return year(guess).flatMap { $0.firstDay <= day ? $0 : year(guess - 1) }
    }
  }

  func months(of year: RuleYear) -> [RuleYear.MonthSpan] {
    switch self {
    case .gregorian: year.length == 366 ? Self.leapMonths : Self.commonMonths
    case .dangi: Self.lunarMonths(ofYear: year.number)
    }
  }

  /// Returns the number of the month that contains the day, counted across years; nil outside the
  /// calendar.
  func monthIndex(of day: Int) -> Int? {
    guard let year = year(containing: day) else { return nil }
    let place = months(of: year).lastIndex { $0.daysBefore <= day - year.firstDay } ?? 0
    switch self {
    case .gregorian: return year.number * 12 + place
    case .dangi: return Self.lunarMonthsBefore[year.number - years.lowerBound] + place
    }
  }

  /// Returns the month with this number, counted across years, and its year.
  func month(_ index: Int) -> (year: RuleYear, month: RuleYear.MonthSpan)? {
    var (number, place) = (index / 12, index % 12)
    if self == .dangi {
      let before = Self.lunarMonthsBefore
      guard index >= 0, index < before.last ?? 0 else { return nil }
      var slot = min(index * 2 / 25, before.count - 2)
      while before[slot + 1] <= index { slot += 1 }
      while before[slot] > index { slot -= 1 }
      (number, place) = (slot + years.lowerBound, index - before[slot])
    }
    guard let year = year(number) else { return nil }
    return (year, months(of: year)[place])
  }

  /// Number of the last month, counted across years.
  var lastMonthIndex: Int {
    switch self {
    case .gregorian: 9999 * 12 + 11
    case .dangi: (Self.lunarMonthsBefore.last ?? 0) - 1
    }
  }

  /// Returns the day on which the first week of the year begins, that is, the first week with at
  /// least four days in the year; nil outside the calendar.
  func firstWeek(ofYear number: Int, from weekStart: Int) -> Int? {
    let start: Int
    if self == .dangi, number == years.upperBound + 1 {
      start = days.upperBound
    } else {
      guard let year = year(number) else { return nil }
      start = year.firstDay
    }
    let before = modulo(Self.weekday(of: start) - weekStart, 7)
    return before <= 3 ? start - before : start + 7 - before
  }

  /// Returns the weekday; 0 is Monday.
  static func weekday(of day: Int) -> Int { modulo(day + 3, 7) }

  private static func firstDay(ofYear year: Int) -> Int {
    let past = year - 1
    return 365 * past + quotient(past, 4) - quotient(past, 100) + quotient(past, 400) - 719_162
  }

  private static func gregorianYear(of day: Int) -> Int {
    let since = day + 719_162
    let era = quotient(since, 146_097)
    let rest = since - era * 146_097
    let century = min(rest / 36_524, 3)
    let ofCentury = rest - century * 36_524
    let leap = ofCentury / 1_461
    let year = min((ofCentury - leap * 1_461) / 365, 3)
    return era * 400 + century * 100 + leap * 4 + year + 1
  }

  private static let commonMonths = spans(february: 28)
  private static let leapMonths = spans(february: 29)

  private static func spans(february: Int) -> [RuleYear.MonthSpan] {
    var start = 0
    return [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated().map { month in
      defer { start += month.element }
      return RuleYear.MonthSpan(
        bitIndex: month.offset + 1, daysBefore: start, length: month.element)
    }
  }

  private static func lunarMonths(ofYear number: Int) -> [RuleYear.MonthSpan] {
    guard let year = LunarYear(number) else { return [] }
    var start = 0
    return (0..<year.monthCount).map { place in
      let (month, isLeap) = year.month(at: place)
      let length = year.length(at: place)
      defer { start += length }
      return RuleYear.MonthSpan(
        bitIndex: isLeap ? month + 16 : month, daysBefore: start, length: length)
    }
  }

  /// First day of each year in the table, followed by the day after the last year.
  private static let lunarStarts: [Int] = {
    let years = KoreanLunarCalendar.years.compactMap(LunarYear.init)
    let last = years.last.map { year in
      (0..<year.monthCount).reduce(year.newYear.number) { $0 + year.length(at: $1) }
    }
    return years.map(\.newYear.number) + [last ?? 0]
  }()

  /// Number of months before each year in the table, followed by the total number.
  private static let lunarMonthsBefore: [Int] = {
    KoreanLunarCalendar.years.compactMap(LunarYear.init)
      .reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.monthCount) }
  }()
}

/// Returns the quotient rounded down; the divisor must be positive.
func quotient(_ number: Int, _ divisor: Int) -> Int {
  let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
  return rest < 0 ? quotient - 1 : quotient
}

/// Returns the non-negative remainder; the divisor must be positive.
func modulo(_ number: Int, _ divisor: Int) -> Int {
  let rest = number % divisor
  return rest < 0 ? rest + divisor : rest
}

/// Returns the greatest common divisor of two positive numbers.
func greatestCommonDivisor(_ number: Int, _ other: Int) -> Int {
  var (divisor, rest) = (number, other)
  while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
  return divisor
}
