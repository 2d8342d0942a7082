/// Months, weekdays and days of the month, outside which nothing of a series starts on its clock,
/// as sets of bits from 1 on: so that most series of a store need not be looked at.
package struct SeriesDays: Hashable, Sendable {
  package private(set) var months = 0
  package private(set) var weekdays = 0
  package private(set) var monthDays = 0

  /// All there are: nothing is certain.
  package static let any = SeriesDays(
    months: 0b1_1111_1111_1110, weekdays: 0b1111_1110, monthDays: 0xFFFF_FFFE)

  private init(months: Int, weekdays: Int, monthDays: Int) {
    (self.months, self.weekdays, self.monthDays) = (months, weekdays, monthDays)
  }

  /// Of a rule from that day on; what lasts longer than a day may go on wherever it likes.
  package init(of rule: Recurrence, from start: Day, lasting seconds: Int) {
    self = .any
    guard rule.scale == .gregorian, rule.skip == .omit, seconds <= 86_400 else { return }
    if !rule.months.isEmpty {
      months = rule.months.reduce(0) { $0 | 1 << $1.number }
    } else if rule.frequency == .yearly, rule.yearDays.isEmpty, rule.weekNumbers.isEmpty,
      rule.isPlainYear || !rule.monthDays.isEmpty
    {
      months = 1 << start.month
    }
    if !rule.weekdays.isEmpty {
      weekdays = rule.weekdays.reduce(0) { $0 | 1 << $1.weekday.rawValue }
    } else if rule.frequency == .weekly {
      weekdays = 1 << start.weekday.rawValue
    }
    if !rule.monthDays.isEmpty {
      monthDays = rule.monthDays.reduce(0) { $0 | SeriesDays.days($1) }
    } else if rule.frequency == .monthly && rule.weekdays.isEmpty && rule.yearDays.isEmpty
      || rule.frequency == .yearly && rule.isPlainYear && rule.weekdays.isEmpty
    {
      monthDays = 1 << start.dayOfMonth
    } else if rule.frequency == .monthly || !rule.months.isEmpty && rule.frequency == .yearly,
      rule.yearDays.isEmpty, rule.weekNumbers.isEmpty, rule.positions.isEmpty
    {
      monthDays = rule.weekdays.reduce(0) { $0 | SeriesDays.days(ofOrdinal: $1.ordinal) }
    }
    // An event that does not fit its rule takes place all the same.
    add(start)
  }

  /// All days of that stretch.
  package init(in days: ClosedRange<Day>) {
    self = .any
    guard days.upperBound - days.lowerBound < 31 else { return }
    (months, weekdays, monthDays) = (0, 0, 0)
    for number in days.lowerBound.number...days.upperBound.number {
      if let day = Day(number: number) { add(day) }
    }
  }

  fileprivate mutating func formUnion(_ other: SeriesDays) {
    months |= other.months
    weekdays |= other.weekdays
    monthDays |= other.monthDays
  }

  private mutating func add(_ day: Day) {
    months |= 1 << day.month
    weekdays |= 1 << day.weekday.rawValue
    monthDays |= 1 << day.dayOfMonth
  }

  /// Where that day may be, which is counted from the end of a month where it is negative.
  private static func days(_ day: Int) -> Int {
    if day > 0 { return 1 << day }
    return (28...31).reduce(0) { $0 | ($1 + day + 1 > 0 ? 1 << ($1 + day + 1) : 0) }
  }

  /// Where the so-many-th of a weekday may be in a month.
  private static func days(ofOrdinal ordinal: Int?) -> Int {
    guard let ordinal, ordinal != 0, (-5...5).contains(ordinal) else { return any.monthDays }
    let places = ordinal > 0 ? 7 * ordinal - 6...7 * ordinal : 7 * ordinal...7 * ordinal + 6
    return places.reduce(0) { $0 | (abs($1) <= 31 ? days($1) : 0) }
  }
}

extension [SeriesDays] {
  /// All of them together.
  package func joined() -> SeriesDays {
    guard var all = first else { return .any }
    for days in dropFirst() { all.formUnion(days) }
    return all
  }
}

extension Recurrence {
  /// Whether a yearly rule takes its day from the start.
  fileprivate var isPlainYear: Bool {
    weekdays.isEmpty && monthDays.isEmpty && yearDays.isEmpty && weekNumbers.isEmpty
  }
}

extension Event {
  /// The days of which its series has some; all where nothing is certain.
  package var seriesDays: SeriesDays {
    guard let series, let start = span.repetitionStart else { return .any }
    return ([series.rule] + series.rule.others).map {
      SeriesDays(of: $0, from: start.moment.day, lasting: span.nominalLength)
    }.joined()
  }

  /// When the last time of its series ends on the series' clock; nil where it goes on, or where
  /// days may be named holidays later, which do not count.
  package var seriesEnd: Int? {
    if series?.skipsHolidays == true, series?.rule.count != nil { return nil }
    return series?.last.map { $0.secondsSinceEpoch + span.nominalLength }
  }
}
