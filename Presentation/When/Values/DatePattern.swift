import HearthDomain

/// Properties of a day as described by words; a matching day has all of them.
struct DatePattern: Hashable, Sendable {
  var year: Int?
  var month: Int?
  var day: Int?
  var weekday: Weekday?
  /// Weekdays of a list.
  var weekdays: [Weekday] = []
  var nth: NthInPeriod?
  /// Period whose last day is meant, a month or year.
  var lastOf: CalendarUnit?
  /// ISO week number.
  var weekNumber: Int?
  var isWeekend = false
  /// Whether the whole week around the day is meant: `the week of 7 dec`.
  var isWholeWeek = false
  /// Quarter from 1 to 4.
  var quarter: Int?
  var quarterOffset: Int?
  var season: Season?
  /// Part of a longer period: `early march`, `rest of the week`.
  var portion: Portion?
  /// Distance from today.
  var distance: Length?
  var weekOffset: Int?
  var monthOffset: Int?
  var yearOffset: Int?
  var feast: Feast?
  var lunar: LunarMonthDay?
  var shift: Shift?
  /// Order in which two numbers were read as month and day; nil if only one order is possible.
  var order: DateOrder?
  /// Order of two numbers of which only one can be the month.
  var certainOrder: DateOrder?
  /// Whether the day must be within 31 days of today: `wed 17`, where the 17th is a Wednesday.
  var isNear = false
  /// Whether today is excluded: `the coming friday`.
  var excludesToday = false
  /// Whether the day is the one after the start of the span that this pattern ends.
  var isNextDay = false

  var isEmpty: Bool { properties.isEmpty }

  init() {}

  init(_ weekday: Weekday, _ weekOffset: Int? = nil) {
    (self.weekday, self.weekOffset) = (weekday, weekOffset)
  }
}

/// Date at a distance from the date of another pattern; a negative length leads back.
struct Shift: Hashable, Sendable {
  let length: Length
  private let box: Box

  var base: DatePattern { box.pattern }

  init(_ length: Length, from base: DatePattern) {
    self.length = length
    box = Box(base)
  }

  // A struct cannot contain itself.
  private final class Box: Hashable, Sendable {
    let pattern: DatePattern
    init(_ pattern: DatePattern) { self.pattern = pattern }
    static func == (left: Box, right: Box) -> Bool { left.pattern == right.pattern }
    func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
  }
}

/// Nth unit of a month or year; negative ordinals count from the end.
struct NthInPeriod: Hashable, Sendable {
  enum Unit: Hashable, Sendable {
    case weekday(Weekday)
    case workday
    case day
    case week
    case weekend
  }

  var ordinals: [Int]
  var unit: Unit

  init(_ ordinals: [Int], _ unit: Unit) {
    self.ordinals = ordinals
    self.unit = unit
  }
}

/// Season of three months; winter begins in December.
enum Season: Hashable, Sendable, CaseIterable {
  case spring, summer, autumn, winter
}

/// Part of a week, month, quarter, season or year.
enum Portion: Hashable, Sendable {
  case beginning, early, middle, late, end, remainder
}

/// Unit of lengths and distances.
enum CalendarUnit: Hashable, Sendable {
  case minute, day, night, workday, week, weekend, month, year
  /// Distance between consecutive weekdays of this kind; a count of 0 means the closest one.
  case weekday(Weekday)
}

/// Duration or distance as a number of units.
struct Length: Hashable, Sendable {
  var unit: CalendarUnit
  var count: Int

  init(_ count: Int, _ unit: CalendarUnit) {
    self.unit = unit
    self.count = count
  }

  var negated: Length { Length(-count, unit) }

  /// Whether the unit is a day or longer.
  var isOfDays: Bool { unit != .minute }

  /// Length in minutes; nil unless the unit is minutes, days, nights or weeks.
  var inMinutes: Int? {
    let each = [CalendarUnit.minute: 1, .day: 1_440, .night: 1_440, .week: 10_080][unit]
    return each.map { $0 * count }
  }

  /// Whether this length has a longer unit and can precede the other: `1 day 2 hours`, but not `2
  /// hours 1 day`.
  func isLonger(than other: Length) -> Bool {
    guard let own = inMinutes, let minutes = other.inMinutes else { return false }
    return own % max(minutes, 1_440) == 0 && own > minutes || own % 60 == 0 && minutes < 60
  }

  /// Returns the product with a factor; nil if it is too large.
  func multiplied(by factor: Int) -> Length? {
    let (product, overflow) = count.multipliedReportingOverflow(by: factor)
    return overflow || abs(product) > 9_999_999 ? nil : Length(product, unit)
  }
}
