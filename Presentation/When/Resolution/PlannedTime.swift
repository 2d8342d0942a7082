import HearthDomain

/// Time of a plan, resolved from the facts of a text.
public struct PlannedTime: Hashable, Sendable {
  public enum Bounds: Hashable, Sendable {
    /// First and last day.
    case days(Day, Day)
    case times(LocalTime, LocalTime)
  }

  /// Maximum length of times that end on the next day without naming it: `3pm to 2pm` does not
  /// mean 23 hours.
  static let maxMinutesOverNight = 16 * 60

  public var bounds: Bounds
  /// Whether the text names an end or a length; otherwise the plan lasts an hour.
  public var hasEnd = false
  /// Named length in minutes.
  public var lengthInMinutes: Int?
  public var repetition: EnteredRepetition?
  /// Whether a repetition without a title names its first day.
  public var namesStart = false
  /// Whether a repetition without a title includes holidays.
  public var includesHolidays = false
  /// Whether the text names no start, so that the plan begins within minutes.
  public var beginsSoon = false
  /// Named zone of the times.
  public var zone: String?
  /// Whether the plan is a deadline, which is the end of the bounds.
  public var isDeadline = false
  /// Named reminders, in minutes before the start.
  public var reminders: [Int] = []
  /// Whether the text asks for no reminder.
  public var disablesReminders = false

  public var start: LocalTime {
    switch bounds {
    case .days(let first, _): LocalTime(day: first, time: .midnight)
    case .times(let start, _): start
    }
  }

  /// End of the times, or the midnight that begins the last whole day.
  public var end: LocalTime {
    switch bounds {
    case .days(_, let last): LocalTime(day: last, time: .midnight)
    case .times(_, let end): end
    }
  }

  /// Returns the plan with its times converted from its zone to another zone; unchanged if it has
  /// no zone or whole days.
  public func converted(to here: any ZoneRules) -> PlannedTime {
    guard let there = zone.flatMap({ here.zone(named: $0) }),
      case .times(let start, let end) = bounds
    else { return self }
    var copy = self
    copy.bounds = .times(
      here.localTime(at: there.instant(of: start)), here.localTime(at: there.instant(of: end)))
    return copy
  }

  public var isAllDay: Bool {
    if case .days = bounds { true } else { false }
  }

  /// Whether both plans have the same times, repetition, zone and reminders.
  func hasSameTimes(as other: PlannedTime) -> Bool {
    bounds == other.bounds && repetition == other.repetition && zone == other.zone
      && reminders == other.reminders && disablesReminders == other.disablesReminders
  }

  init(_ bounds: Bounds) { self.bounds = bounds }

  /// Creates a plan of whole days.
  public init(days: ClosedRange<Day>) { self.init(days) }

  /// Creates a plan from one time to another.
  public init(from start: LocalTime, to end: LocalTime) { self.init(.times(start, end)) }

  init(_ days: ClosedRange<Day>) { self.init(.days(days.lowerBound, days.upperBound)) }

  /// Creates a plan between two minutes counted from the midnight that begins a day.
  init(_ day: Day, _ from: Int, _ to: Int) {
    let midnight = LocalTime(day: day, time: .midnight)
    self.init(.times(midnight.adding(minutes: from), midnight.adding(minutes: to)))
  }

  /// Moves a plan without a named end so that it ends at its start time, as a deadline does.
  mutating func endAtStart() {
    guard case .times(let start, _) = bounds, !hasEnd else { return }
    bounds = .times(start.adding(minutes: -Planner.defaultMinutes), start)
  }

  /// Converts the end from the clock of another zone: `8:25am London to 11:30am New York`.
  mutating func setEnd(onClockOf name: String, _ context: WhenContext) {
    guard case .times(let start, let end) = bounds, let there = context.zone.zone(named: name)
    else { return }
    let here = zone.flatMap { context.zone.zone(named: $0) } ?? context.zone
    var finish = here.localTime(at: there.instant(of: end))
    while finish <= start { finish = finish.adding(minutes: 1_440) }
    bounds = .times(start, finish)
  }

  /// Returns the plan moved by a number of days.
  public func moved(days: Int) -> PlannedTime {
    var copy = self
    switch bounds {
    case .days(let first, let last):
      copy.bounds = .days(first.adding(days: days), last.adding(days: days))
    case .times(let start, let end):
      copy.bounds = .times(start.adding(minutes: 1_440 * days), end.adding(minutes: 1_440 * days))
    }
    return copy
  }
}
