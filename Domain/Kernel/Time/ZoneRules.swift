/// Rules of a time zone, and preferences of its region.
public protocol ZoneRules: Sendable {
  /// Name of the zone, such as `Asia/Seoul`.
  var name: String { get }

  /// Returns the offset at the moment in seconds east of UTC, at most a day in either direction.
  /// Every moment has one.
  func offset(at instant: Instant) -> Int

  /// Returns the rules of another zone from the same source; nil if the zone is unknown.
  func zone(named name: String) -> (any ZoneRules)?

  /// Holidays in the region. They may change between two accesses.
  var holidays: HolidayCalendar { get }

  /// Order of day and month in dates such as `5/1`.
  var dateOrder: DateOrder { get }

  /// Order of day and month in dates such as `5.1.`; nil if it is ambiguous.
  var dottedOrder: DateOrder? { get }

  /// First day of the week; nil if the user has chosen none.
  var firstWeekday: Weekday? { get }
}

extension ZoneRules {
  public var holidays: HolidayCalendar { HolidayCalendar([.korea]) }
  public var dateOrder: DateOrder { .monthFirst }
  public var dottedOrder: DateOrder? { dateOrder }
  public var firstWeekday: Weekday? { nil }

  public func zone(named name: String) -> (any ZoneRules)? { name == self.name ? self : nil }
}

/// Moments of a local time in a zone.
public enum LocalTimeResolution: Hashable, Sendable {
  /// The clock shows this time once.
  case once(Instant)
  /// The clock was set back and shows this time twice.
  case twice(first: Instant, second: Instant)
  /// The clock was set forward and skips this time. `instead` is as long after the change as the
  /// skipped time is after the moment at which the clock was set.
  case skipped(instead: Instant)

  /// The moment to use if only one is possible: the first of two; for a skipped time, the
  /// substitute.
  public var instant: Instant {
    switch self {
    case .once(let instant), .twice(let instant, _), .skipped(let instant): instant
    }
  }
}

extension ZoneRules {
  /// Returns the local time at the moment, clamped to the supported days.
  public func localTime(at instant: Instant) -> LocalTime {
    let (seconds, overflow) = instant.seconds.addingReportingOverflow(offset(at: instant))
    return LocalTime(clampingSecondsSinceEpoch: overflow ? instant.seconds : seconds)
  }

  /// Returns the moments at which the wall clock shows the time.
  public func resolution(of local: LocalTime) -> LocalTimeResolution {
    // The offset of a zone changes by a day at most, so the day before and the day after lie on
    // either side of a change.
    let wall = local.secondsSinceEpoch
    let before = offset(at: .atSecond(wall - 86_400))
    let after = offset(at: .atSecond(wall + 86_400))
    let usual = Instant.atSecond(wall - before)
    // Nearly all times take this fast path; lists need thousands.
    if before == after, offset(at: usual) == before { return .once(usual) }
    let candidates = Set([before, after])
      .map { Instant.atSecond(wall - $0) }
      .filter { offset(at: $0) == wall - $0.seconds }
      .sorted()
    switch candidates.count {
    case 0: return .skipped(instead: .atSecond(wall - min(before, after)))
    case 1: return .once(candidates[0])
    default: return .twice(first: candidates[0], second: candidates[1])
    }
  }

  /// Returns the moment of the local time; see ``LocalTimeResolution/instant``.
  public func instant(of local: LocalTime) -> Instant {
    resolution(of: local).instant
  }
}

extension Instant {
  fileprivate static func atSecond(_ second: Int) -> Instant {
    Instant(milliseconds: Int64(second) * 1000)
  }
}

/// A zone with a constant offset from UTC, at most a day.
public struct FixedZone: ZoneRules, Hashable {
  public let name: String
  private let secondsEast: Int

  public static let utc = FixedZone(name: "UTC", secondsEast: 0)

  public init(name: String, secondsEast: Int) {
    self.name = name
    self.secondsEast = min(max(secondsEast, -86_400), 86_400)
  }

  public func offset(at instant: Instant) -> Int { secondsEast }
}
