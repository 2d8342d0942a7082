/// Property that a ``DatePattern`` can have.
enum DateProperty: Int {
  case year, month, day, weekday, weekdays, nth, lastOf, weekNumber, weekend, wholeWeek, quarter
  case quarterOffset, season, portion, distance, weekOffset, monthOffset, yearOffset, feast, lunar
  case shift, order, near, excludesToday, nextDay
}

extension DatePattern {
  /// Properties that the pattern has.
  var properties: Flags<DateProperty> {
    var found: Flags<DateProperty> = []
    found.insert(.year, if: year != nil)
    found.insert(.month, if: month != nil)
    found.insert(.day, if: day != nil)
    found.insert(.weekday, if: weekday != nil)
    found.insert(.weekdays, if: !weekdays.isEmpty)
    found.insert(.nth, if: nth != nil)
    found.insert(.lastOf, if: lastOf != nil)
    found.insert(.weekNumber, if: weekNumber != nil)
    found.insert(.weekend, if: isWeekend)
    found.insert(.wholeWeek, if: isWholeWeek)
    found.insert(.quarter, if: quarter != nil)
    found.insert(.quarterOffset, if: quarterOffset != nil)
    found.insert(.season, if: season != nil)
    found.insert(.portion, if: portion != nil)
    found.insert(.distance, if: distance != nil)
    found.insert(.weekOffset, if: weekOffset != nil)
    found.insert(.monthOffset, if: monthOffset != nil)
    found.insert(.yearOffset, if: yearOffset != nil)
    found.insert(.feast, if: feast != nil)
    found.insert(.lunar, if: lunar != nil)
    found.insert(.shift, if: shift != nil)
    found.insert(.order, if: order != nil || certainOrder != nil)
    found.insert(.near, if: isNear)
    found.insert(.excludesToday, if: excludesToday)
    found.insert(.nextDay, if: isNextDay)
    return found
  }

  /// Whether the pattern has at least one of the properties and no other.
  func hasOnly(_ some: Flags<DateProperty>) -> Bool { !isEmpty && hasAtMost(some) }
  func hasAtMost(_ some: Flags<DateProperty>) -> Bool { some.isSuperset(of: properties) }

  var onlyDay: Int? { hasOnly([.day]) ? day : nil }
  var onlyMonth: Int? { hasOnly([.month]) ? month : nil }
  /// Whether the pattern names only a weekday, listed weekdays or a weekend.
  var isOnlyInWeek: Bool { hasOnly([.weekday, .weekdays, .weekend]) }
  /// Whether the pattern is only a distance in weeks or longer units: `next month`.
  var isOnlyOffset: Bool { hasOnly([.weekOffset, .monthOffset, .quarterOffset, .yearOffset]) }
  /// Whether the pattern names no day, only a week, weekend, month or year; also true if it is
  /// empty.
  var isOnlyPeriod: Bool {
    hasAtMost([
      .year, .yearOffset, .month, .monthOffset, .weekOffset, .quarter, .quarterOffset, .season,
      .portion, .weekNumber, .weekend,
    ])
  }
  /// Whether the pattern is a weekday, or names several weekdays.
  var namesWeekdays: Bool { onlyWeekday != nil || !weekdays.isEmpty }
  /// A copy that excludes today if the pattern is a weekday or a day of the month.
  var afterToday: DatePattern {
    var copy = self
    copy.excludesToday = excludesToday || onlyWeekday != nil || onlyDay != nil
    return copy
  }
  /// Whether the pattern is the beginning, end or last day of a period: `월초`, `분기말`. Its middle
  /// rather describes a noun: `월중 행사표`.
  var isEdgeOfPeriod: Bool { portion.map { $0 != .middle } ?? (lastOf != nil) }
  var isOnlyWeekend: Bool {
    isWeekend && (weekOffset ?? 0) == 0 && hasOnly([.weekend, .weekOffset])
  }

  /// Whether the patterns have a property in common; some properties, such as listed weekdays, do
  /// not count.
  func sharesProperty(with other: DatePattern) -> Bool {
    var mine = properties
    for property in [
      DateProperty.yearOffset, .weekdays, .wholeWeek, .order, .near, .excludesToday, .nextDay,
    ] {
      mine.remove(property)
    }
    return !mine.isDisjoint(with: other.properties)
  }
}
