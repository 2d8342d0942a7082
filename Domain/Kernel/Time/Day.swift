/// A date of the proleptic Gregorian calendar.
///
/// Values lie between 0001-01-01 and 9999-12-31; arithmetic that would leave the range is clamped
/// instead of trapping.
public struct Day: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01; negative before it.
  public let number: Int

  public static let earliest = Day(uncheckedNumber: -719_162)
  public static let latest = Day(uncheckedNumber: 2_932_896)

  /// Creates the day with this number; returns nil outside the years 1 to 9999.
  public init?(number: Int) {
    guard (Day.earliest.number...Day.latest.number).contains(number) else { return nil }
    self.number = number
  }

  /// Creates the day of a date; returns nil if it does not exist.
  public init?(year: Int, month: Int, day: Int) {
    guard let month = Month(year: year, month: month), (1...month.length).contains(day) else {
      return nil
    }
    self.number = Day.number(year: year, month: month.month, day: day)
  }

  private init(uncheckedNumber: Int) {
    number = uncheckedNumber
  }

  /// Creates the supported day nearest to this number.
  public init(clampingNumber number: Int) {
    self.number = min(max(number, Day.earliest.number), Day.latest.number)
  }

  public var year: Int { dateComponents.year }
  public var month: Int { dateComponents.month }
  public var dayOfMonth: Int { dateComponents.day }
  public var calendarMonth: Month { Month(containing: self) }

  public var weekday: Weekday {
    let sinceThursday = (number % 7 + 7) % 7
    return Weekday.allCases[(sinceThursday + 3) % 7]
  }

  /// Returns the day after this many days, clamped to the supported range.
  public func adding(days: Int) -> Day {
    let (sum, overflow) = number.addingReportingOverflow(days)
    if overflow { return days > 0 ? .latest : .earliest }
    return Day(clampingNumber: sum)
  }

  /// Returns the same date this many months later. If the month is too short, returns its last day.
  public func adding(months: Int) -> Day {
    let target = calendarMonth.adding(months: months)
    return target.day(min(dayOfMonth, target.length)) ?? self
  }

  public static func - (later: Day, earlier: Day) -> Int {
    later.number - earlier.number
  }

  public static func < (left: Day, right: Day) -> Bool {
    left.number < right.number
  }
}

extension Day: CustomStringConvertible {
  /// The date as `YYYY-MM-DD`.
  public var description: String {
    DigitWriter.text(capacity: 10) { $0.write(self) }
  }
}

extension Day {
  // Howard Hinnant's civil-from-days algorithm: years begin in March, so that the leap day is the
  // last day of the year.
  private static func number(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  fileprivate var dateComponents: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}

extension DigitWriter {
  /// Writes `YYYY-MM-DD`.
  mutating func write(_ day: Day) {
    let date = day.dateComponents
    write(date.year, digits: 4)
    write("-")
    write(date.month, digits: 2)
    write("-")
    write(date.day, digits: 2)
  }
}
