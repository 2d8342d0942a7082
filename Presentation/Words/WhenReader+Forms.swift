import HearthDomain
import HearthWhen

/// Checks the form of texts before the current day is known.
extension WhenReader {
  /// A reader for values that do not depend on the current day: durations, intervals and birthdays.
  static let withoutCurrentDay = WhenReader(
    WhenContext(
      now: LocalTime(clampingSecondsSinceEpoch: 0), zone: FixedZone.utc, leaning: .past))

  /// A reader for settings, in which hours are taken literally.
  static let settingsReader = withoutCurrentDay.with { $0.hoursAreLiteral = true }

  static func isDateOrTime(_ text: String) -> Bool {
    Int(text) == nil && hasForm { reader throws(WhenRefusal) in try reader.moment(text) }
  }

  static func isDay(_ text: String) -> Bool {
    hasForm { reader throws(WhenRefusal) in try reader.day(text) }
  }

  /// Whether the text is a month or a year.
  static func isMonth(_ text: String) -> Bool {
    hasForm { reader throws(WhenRefusal) in try ShadedPeriod(text, by: reader) }
  }

  /// Returns the number of days in a plain number or a count with a unit; nil for other text.
  static func countOfDays(_ text: String) -> Int? {
    Int(text.filter { !$0.isWhitespace }) ?? (try? withoutCurrentDay.dayCount(text))
  }
}

extension WhenReader {
  /// Returns the first day of the week that the text names, or with `isWanted` of the week that
  /// contains the named days or today. Nil if the text names something else.
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
