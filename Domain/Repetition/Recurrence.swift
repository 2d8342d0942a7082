/// A recurrence rule of RFC 5545 and RFC 7529, without its start.
///
/// Lists are sorted, with negative numbers last, and have no duplicates; an empty list stands for a
/// missing part.
public struct Recurrence: Hashable, Sendable {
  /// Length of a period, from the shortest to the longest.
  public enum Frequency: Int, CaseIterable, Comparable, Hashable, Sendable {
    case secondly
    case minutely
    case hourly
    case daily
    case weekly
    case monthly
    case yearly

    public static func < (left: Frequency, right: Frequency) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// Moment after which there are no more instances.
  public enum Until: Hashable, Sendable {
    case day(Day)
    case local(LocalTime)
    /// A time in UTC. If no time zone is known, it is compared with the wall clock.
    case utc(LocalTime)
  }

  /// A weekday, optionally with its ordinal in the month or year: 2 is the second, -1 the last.
  public struct WeekdayInPeriod: Hashable, Sendable {
    public let ordinal: Int?
    public let weekday: Weekday

    public init(_ weekday: Weekday, ordinal: Int? = nil) {
      self.weekday = weekday
      self.ordinal = ordinal
    }
  }

  /// A month of the rule's calendar; a leap month has the number of the month before it.
  public struct MonthInYear: Hashable, Sendable {
    public let number: Int
    public let isLeap: Bool

    public init(_ number: Int, isLeap: Bool = false) {
      self.number = number
      self.isLeap = isLeap
    }
  }

  /// Calendar of the rule's months and years.
  public enum CalendarScale: String, CaseIterable, Hashable, Sendable {
    case gregorian = "GREGORIAN"
    case dangi = "DANGI"
  }

  /// What happens to days and months that do not exist, such as 30 February.
  public enum Skip: String, CaseIterable, Hashable, Sendable {
    case omit = "OMIT"
    case backward = "BACKWARD"
    case forward = "FORWARD"
  }

  static let instanceLimitPerPeriod = 1_000_000
  public static let maxRules = 16

  public package(set) var frequency: Frequency
  public package(set) var interval = 1
  public package(set) var count: Int?
  public package(set) var until: Until?
  public package(set) var seconds: [Int] = []
  public package(set) var minutes: [Int] = []
  public package(set) var hours: [Int] = []
  public package(set) var weekdays: [WeekdayInPeriod] = []
  public package(set) var monthDays: [Int] = []
  public package(set) var yearDays: [Int] = []
  public package(set) var weekNumbers: [Int] = []
  public package(set) var months: [MonthInYear] = []
  public package(set) var positions: [Int] = []
  /// First day of the week; nil stands for Monday.
  public package(set) var weekStart: Weekday?
  public package(set) var calendarScale = CalendarScale.gregorian
  public package(set) var skip = Skip.omit
  /// Additional rules with the same start, and rules whose instances are excluded. A file may
  /// contain several rules for one event. They are not nested.
  public package(set) var additionalRules: [Recurrence] = []
  public package(set) var exclusionRules: [Recurrence] = []

  package init(_ frequency: Frequency) {
    self.frequency = frequency
  }

  /// Whether the recurrence has more than one rule.
  public var hasSeveralRules: Bool { !additionalRules.isEmpty || !exclusionRules.isEmpty }

  /// Whether the rule has no end.
  public var isEndless: Bool { count == nil && until == nil }
}
