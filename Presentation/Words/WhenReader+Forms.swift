import HearthDomain
import HearthWhen

/// Recognizes dates, times and other values by their form, before the current day is known.
extension WhenReader {
  /// A reader for values that do not depend on the current day: durations, intervals and birthdays.
  static let withoutCurrentDay = WhenReader(
    WhenContext(
      now: LocalTime(clampingSecondsSinceEpoch: 0), zone: FixedZone.utc, leaning: .past))

  /// A reader for settings: hours are on a 24-hour clock, so that 8 is never the evening.
  static let settingsReader = withoutCurrentDay.with { $0.hoursAreLiteral = true }

  static func isDateOrTime(_ text: String) -> Bool {
    Int(text) == nil && hasForm { reader throws(WhenRefusal) in try reader.moment(text) }
  }

  static func isDay(_ text: String) -> Bool {
    hasForm { reader throws(WhenRefusal) in try reader.day(text) }
  }

  /// Whether the text is a day or several, such as `next week`.
  static func isDayOrPeriod(_ text: String) -> Bool {
    Int(text) == nil && hasForm { reader throws(WhenRefusal) in try reader.period(text) }
  }

  /// Whether the text is a month or a year.
  static func isMonth(_ text: String) -> Bool {
    hasForm { reader throws(WhenRefusal) in try ShadedPeriod(text, by: reader) }
  }

  /// Returns the number of days that the text means, as a plain number or with a unit, such as `2
  /// weeks`; nil for other text.
  static func countOfDays(_ text: String) -> Int? {
    Int(text.filter { !$0.isWhitespace }) ?? (try? withoutCurrentDay.dayCount(text))
  }
}

extension WhenReader {
  /// Returns the first day of the week that the text names; nil if it names no week. With
  /// `isWanted`, the text may name any days, or be missing for today: returns the first day of
  /// their week.
  func weekStart(named text: String?, isWanted: Bool) throws(WhenRefusal) -> Day? {
    let weekStart = context.weekStart
    if isWanted {
      let first = try text.map { text throws(WhenRefusal) in try days(text).lowerBound }
      return (first ?? context.now.day).latest(weekStart)
    }
    guard let text, case .days(let days)? = try? period(text),
      days.upperBound - days.lowerBound == 6
    else { return nil }
    return days.lowerBound
  }
}
