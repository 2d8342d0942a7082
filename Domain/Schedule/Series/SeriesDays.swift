/// The months, weekdays and days of the month on which occurrences of a series may start, on its
/// clock. They are bit sets that begin at bit 1. With them, a store can skip most series.
package struct SeriesDays: Hashable, Sendable {
  package private(set) var months = 0
  package private(set) var weekdays = 0
  package private(set) var monthDays = 0

  /// All days. Used if none can be excluded.
  package static let allDays = SeriesDays(
    months: 0b1_1111_1111_1110, weekdays: 0b1111_1110, monthDays: 0xFFFF_FFFE)

  private init(months: Int, weekdays: Int, monthDays: Int) {
    (self.months, self.weekdays, self.monthDays) = (months, weekdays, monthDays)
  }

  /// Creates the days of a rule from `start` on; all days if an occurrence lasts longer than a day.
  package init(of rule: Recurrence, from start: Day, lasting seconds: Int) {
    self = .allDays
    guard rule.calendarScale == .gregorian, rule.skip == .omit, seconds <= 86_400 else { return }
    if !rule.months.isEmpty {
      months = rule.months.reduce(0) { $0 | 1 << $1.number }
    } else if rule.frequency == .yearly, rule.yearDays.isEmpty, rule.weekNumbers.isEmpty,
      rule.isYearlyWithoutDay || !rule.monthDays.isEmpty
    {
      months = 1 << start.month
    }
    if !rule.weekdays.isEmpty {
      weekdays = rule.weekdays.reduce(0) { $0 | 1 << $1.weekday.rawValue }
    } else if rule.frequency == .weekly {
      weekdays = 1 << start.weekday.rawValue
    }
    if !rule.monthDays.isEmpty {
      monthDays = rule.monthDays.reduce(0) { $0 | SeriesDays.monthDayMask($1) }
    } else if rule.frequency == .monthly && rule.weekdays.isEmpty && rule.yearDays.isEmpty
      || rule.frequency == .yearly && rule.isYearlyWithoutDay && rule.weekdays.isEmpty
    {
      monthDays = 1 << start.dayOfMonth
    } else if rule.frequency == .monthly || !rule.months.isEmpty && rule.frequency == .yearly,
      rule.yearDays.isEmpty, rule.weekNumbers.isEmpty, rule.positions.isEmpty
    {
      monthDays = rule.weekdays.reduce(0) { $0 | SeriesDays.monthDayMask(ofOrdinal: $1.ordinal) }
    }
    // The start is an occurrence even if the rule does not yield it.
    insert(start)
  }

  /// Creates the days in this range.
  package init(in days: ClosedRange<Day>) {
    self = .allDays
    guard days.upperBound - days.lowerBound < 31 else { return }
    (months, weekdays, monthDays) = (0, 0, 0)
    for number in days.lowerBound.number...days.upperBound.number {
      if let day = Day(number: number) { insert(day) }
    }
  }

  fileprivate mutating func formUnion(_ other: SeriesDays) {
    months |= other.months
    weekdays |= other.weekdays
    monthDays |= other.monthDays
  }

  private mutating func insert(_ day: Day) {
    months |= 1 << day.month
    weekdays |= 1 << day.weekday.rawValue
    monthDays |= 1 << day.dayOfMonth
  }

  /// Returns the days of the month that `day` may be, as a bit set. A negative `day` counts from
  /// the end of the month, which has 28 to 31 days.
  private static func monthDayMask(_ day: Int) -> Int {
    if day > 0 { return 1 << day }
    return (28...31).reduce(0) { $0 | ($1 + day + 1 > 0 ? 1 << ($1 + day + 1) : 0) }
  }

  /// Returns the days of the month on which the n-th of a weekday may be (`ordinal`); for nil, all.
  private static func monthDayMask(ofOrdinal ordinal: Int?) -> Int {
    guard let ordinal, ordinal != 0, (-5...5).contains(ordinal) else { return allDays.monthDays }
    let places = ordinal > 0 ? 7 * ordinal - 6...7 * ordinal : 7 * ordinal...7 * ordinal + 6
    return places.reduce(0) { $0 | (abs($1) <= 31 ? monthDayMask($1) : 0) }
  }
}

extension [SeriesDays] {
  /// Returns the union of all elements; all days if there are none.
  package func union() -> SeriesDays {
    guard var all = first else { return .allDays }
    for days in dropFirst() { all.formUnion(days) }
    return all
  }
}

extension Recurrence {
  /// Whether the rule is yearly and does not state its day, which is then that of the start.
  fileprivate var isYearlyWithoutDay: Bool {
    weekdays.isEmpty && monthDays.isEmpty && yearDays.isEmpty && weekNumbers.isEmpty
  }
}

extension Event {
  /// The days on which occurrences of the series may start; all if none can be excluded.
  package var seriesDays: SeriesDays {
    guard let series, let start = span.repetitionStart else { return .allDays }
    return ([series.rule] + series.rule.additionalRules).map {
      SeriesDays(of: $0, from: start.localTime.day, lasting: span.nominalLength)
    }.union()
  }

  /// End of the last occurrence on the clock of the series, in seconds. Nil if there is no end, or
  /// if the end may move because the user adds holidays that are skipped.
  package var seriesEnd: Int? {
    if series?.skipsHolidays == true, series?.rule.count != nil { return nil }
    return series?.lastStart.map { $0.secondsSinceEpoch + span.nominalLength }
  }
}
