import HearthDomain

/// Reason why a text is rejected, with the words that caused it.
public struct WhenRefusal: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    case noTitle, noSuchDay, noSuchTime
    /// The weekday does not match the date, which is this day.
    case weekdayMismatch(Day)
    case passed(Day)
    /// The next occurrence of a past event's date is soon, and the last one was nearly a year ago.
    case notYetCome(next: Day, last: Day, at: TimeOfDay?)
    case endBeforeStart, count, exception, contradiction
    /// Times of one repetition with different minutes.
    case unequalMinutes
    /// A number without a unit instead of a length or distance.
    case missingUnit(ExpectedValue)
    /// Words with several meanings or no certain meaning.
    case unclear
    /// Words that are not what was wanted.
    case unknown(ExpectedValue)
  }

  /// Kind of value that a text should contain.
  public enum ExpectedValue: Hashable, Sendable, CaseIterable {
    case day
    /// Day that is not in the future.
    case pastDay
    case time, dayAndTime, pastDayAndTime
    /// Day, or all days of a week, month or year.
    case days
    case month, year, monthOrYear, monthOrDay
    /// Duration.
    case length
    /// Deadline, or the distance to it.
    case deadline
    case reminder, birthday
    /// Moment in ISO 8601.
    case moment
    case repetition

    /// Whether the value is a number with a unit.
    var isNumberWithUnit: Bool { self == .length || self == .deadline }
  }

  public let reason: Reason
  public let words: String

  public init(_ reason: Reason, _ words: String) {
    (self.reason, self.words) = (reason, words)
  }

  init(_ reason: OpenReason, _ words: String, wanted: ExpectedValue? = nil) {
    self.init(reason.refusal ?? wanted.map(Reason.unknown) ?? .unclear, words)
  }
}

extension OpenReason {
  /// Reason for a refusal; nil if the words may only be of another kind than wanted.
  var refusal: WhenRefusal.Reason? {
    switch self {
    case .noSuchDay: .noSuchDay
    case .noSuchTime: .noSuchTime
    case .weekdayMismatch(let day): .weekdayMismatch(day)
    case .passed(let day): .passed(day)
    case .notYetCome(let next, let last, let time): .notYetCome(next: next, last: last, at: time)
    case .endBeforeStart: .endBeforeStart
    case .count: .count
    case .exception: .exception
    case .contradiction: .contradiction
    case .unequalMinutes: .unequalMinutes
    default: nil
    }
  }
}
