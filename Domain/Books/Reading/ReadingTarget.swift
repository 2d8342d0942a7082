/// The day by which a book is to be finished.
public enum ReadingTarget {
  /// Accepted number of days from today to a new target.
  public static let acceptedDaysAhead = 0...365 * 3

  public static func acceptedDays(today: Day) -> ClosedRange<Day> {
    today.adding(
      days: acceptedDaysAhead.lowerBound)...today.adding(days: acceptedDaysAhead.upperBound)
  }

  /// Throws ``DomainError/invalid(_:)`` if the day is not accepted as a new target; does nothing
  /// for nil.
  static func checkTarget(_ day: Day?, today: Day) throws {
    guard let day else { return }
    let accepted = acceptedDays(today: today)
    guard accepted.contains(day) else {
      throw DomainError.invalid(.target, .dayOutOfRange(accepted, actual: day))
    }
  }
}
