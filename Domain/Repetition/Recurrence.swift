/// When something repeats: a rule as RFC 5545 and RFC 7529 have it, without its start.
///
/// Lists are sorted, numbers from the front before those from the end, and hold nothing twice; an
/// empty list is a part that the rule has not.
public struct Recurrence: Hashable, Sendable {
  /// How long a period is, from the shortest to the longest.
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

  /// The last moment at which an instance may be.
  public enum Until: Hashable, Sendable {
    case day(Day)
    case local(LocalTime)
    /// Told in UTC; read as the wall clock by who knows no zone.
    case utc(LocalTime)
  }

  /// A weekday, or the one of that number in its month or year, counted from the end if negative.
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

  /// The calendar whose months and years are meant.
  public enum Scale: String, CaseIterable, Hashable, Sendable {
    case gregorian = "GREGORIAN"
    case dangi = "DANGI"
  }

  /// What becomes of days and months that a year has not.
  public enum Skip: String, CaseIterable, Hashable, Sendable {
    case omit = "OMIT"
    case backward = "BACKWARD"
    case forward = "FORWARD"
  }

  static let mostMembers = 1_000_000
  public static let mostRules = 16

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
  /// Nil is Monday.
  public package(set) var weekStart: Weekday?
  public package(set) var scale = Scale.gregorian
  public package(set) var skip = Skip.omit
  /// Further rules from the same start, whose instances count too, and rules whose instances do
  /// not: what others may say of one event. Neither has such rules of its own.
  public package(set) var others: [Recurrence] = []
  public package(set) var excluded: [Recurrence] = []

  package init(_ frequency: Frequency) {
    self.frequency = frequency
  }

  /// Whether there are more rules than one.
  public var isJoined: Bool { !others.isEmpty || !excluded.isEmpty }

  /// Whether the rule names no end.
  public var isEndless: Bool { count == nil && until == nil }
}
