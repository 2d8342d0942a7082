import HearthDomain

/// Everything except its words that the meaning of a text depends on.
public struct WhenContext: Sendable {
  /// Direction in which a day without a year is searched.
  public enum SearchDirection: Hashable, Sendable {
    /// Next such day, for plans and lists.
    case future
    /// Last such day, for records.
    case past
    /// Closest such day.
    case nearest
  }

  public var now: LocalTime
  /// Instant of ``now``, which the clock may show twice.
  public var instant: Instant
  public var zone: any ZoneRules
  public var dateOrder: DateOrder
  public var searchDirection: SearchDirection
  public var weekStart: Weekday
  /// Country whose holidays apply, as a lowercase ISO 3166 code.
  public var country: String?
  /// Day from which days are searched; nil for today.
  public var origin: Day?
  /// Whether the text is about the past. A date without a year that comes within weeks is then
  /// rejected: nobody means last year's.
  public var isForRecords = false
  /// Whether hours are on a 24-hour clock, as in settings.
  public var hoursAreLiteral = false

  /// Whether what the text names can last; a to-do cannot, so that lengths stay in its title.
  public var hasLengths = true

  public init(
    now: LocalTime, zone: any ZoneRules, dateOrder: DateOrder? = nil,
    leaning: SearchDirection = .future,
    weekStart: Weekday? = nil, country: String? = nil
  ) {
    self.now = now
    instant = zone.instant(of: now)
    self.zone = zone
    self.dateOrder = dateOrder ?? zone.dateOrder
    self.searchDirection = leaning
    self.weekStart = weekStart ?? zone.firstWeekday ?? .monday
    self.country = country
  }

  public init(at instant: Instant, in zone: any ZoneRules, leaning: SearchDirection = .future) {
    self.init(now: zone.localTime(at: instant), zone: zone, leaning: leaning)
    self.instant = instant
  }

  public func withSearchDirection(_ leaning: SearchDirection) -> WhenContext {
    var copy = self
    copy.searchDirection = leaning
    return copy
  }

  var today: Day { now.day }
  /// Day from which days are searched.
  var searchStart: Day { origin ?? today }
  /// Minutes since midnight.
  var minuteNow: Int { now.time.seconds / 60 }

  /// Returns the first day of the week that contains a day.
  func startOfWeek(_ day: Day) -> Day { day.latest(weekStart) }

  /// Maximum number of minutes by which a past event may lie in the future.
  static let maxMinutesAhead = 15

  /// Returns the local time after a number of minutes, without seconds.
  func time(inMinutes minutes: Int) -> LocalTime {
    zone.localTime(at: instant.adding(milliseconds: Int64(minutes) * 60_000)).withoutSeconds
  }
}
