/// The reminders of an event, in minutes before its start, without duplicates. Negative numbers are
/// after the start, as for most reminders of all-day events.
public struct LeadTimes: Hashable, Sendable {
  public static let maxCount = 5
  /// Accepted values: up to a year before and up to a day after the start.
  public static let acceptedMinutes = -1440...525_600
  public static let none = LeadTimes(known: [])
  /// A single reminder, at the start.
  public static let atStart = LeadTimes(known: [0])

  /// Minutes before the start, in ascending order, without duplicates; negative after the start.
  public let minutesBefore: [Int]

  /// Creates the reminders and removes duplicates. Throws ``DomainError/invalid(_:)`` for more than
  /// five different values, and for a value that is not accepted.
  public init(minutesBefore: [Int]) throws {
    for minutes in minutesBefore where !LeadTimes.acceptedMinutes.contains(minutes) {
      throw DomainError.invalid(.reminder, .outOfRange(LeadTimes.acceptedMinutes, actual: minutes))
    }
    let distinct = Set(minutesBefore).sorted()
    guard distinct.count <= LeadTimes.maxCount else {
      throw DomainError.invalid(
        .reminders, .tooMany(limit: LeadTimes.maxCount, actual: distinct.count))
    }
    self.init(known: distinct)
  }

  fileprivate init(known minutes: [Int]) {
    minutesBefore = minutes
  }
}

extension AllDayTime {
  /// The reminder at this time.
  public var leadTimes: LeadTimes { LeadTimes(known: [minutesBefore]) }
}
