/// What a wall clock shows at any moment in one zone.
public protocol ZoneRules: Sendable {
  /// The zone's name, such as `Asia/Seoul`.
  var name: String { get }

  /// Seconds east of UTC at that moment, at most a day either way; defined for every moment.
  func offset(at instant: Instant) -> Int

  /// The zone of another name, from where this one comes; nil where it is not known there.
  func zone(named name: String) -> (any ZoneRules)?

  /// The days that are kept free where that clock hangs; asked anew whenever they matter.
  var holidays: HolidayCalendar { get }

  /// Which of two numbers is the month, as in `5/1`, where that clock hangs.
  var dateOrder: DateOrder { get }

  /// The same of two numbers with dots, as in `5.1.`; nil where nobody can tell.
  var dottedOrder: DateOrder? { get }

  /// With which day the weeks begin that are spoken of there; nil where nobody has chosen one.
  var firstWeekday: Weekday? { get }
}

extension ZoneRules {
  public var holidays: HolidayCalendar { HolidayCalendar(.korea) }
  public var dateOrder: DateOrder { .monthFirst }
  public var dottedOrder: DateOrder? { dateOrder }
  public var firstWeekday: Weekday? { nil }

  public func zone(named name: String) -> (any ZoneRules)? { name == self.name ? self : nil }
}

/// What a local time means in a zone.
public enum LocalTimeMeaning: Hashable, Sendable {
  /// The clock shows this time once.
  case once(Instant)
  /// The clock was set back and shows this time twice.
  case twice(first: Instant, second: Instant)
  /// The clock was set forward over this time; `instead` is as far after the jump
  /// as the time lies after the jump's beginning.
  case skipped(instead: Instant)

  /// The moment to use when one must be chosen: the first of two, the one after a gap.
  public var instant: Instant {
    switch self {
    case .once(let instant), .twice(let instant, _), .skipped(let instant): instant
    }
  }
}

extension ZoneRules {
  /// What the wall clock shows at that moment, kept within the supported days.
  public func localTime(at instant: Instant) -> LocalTime {
    let (seconds, overflow) = instant.seconds.addingReportingOverflow(offset(at: instant))
    return LocalTime(clampingSecondsSinceEpoch: overflow ? instant.seconds : seconds)
  }

  /// The moments at which the wall clock shows that time.
  public func meaning(of local: LocalTime) -> LocalTimeMeaning {
    // No zone's offset has changed by more than a day, so a day before and a day
    // after the wanted time lie on either side of any change near it.
    let wall = local.secondsSinceEpoch
    let before = offset(at: .atSecond(wall - 86_400))
    let after = offset(at: .atSecond(wall + 86_400))
    let usual = Instant.atSecond(wall - before)
    // Nearly every time is of this kind, and lists ask for thousands.
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

  /// The moment of that local time; see ``LocalTimeMeaning/instant``.
  public func instant(of local: LocalTime) -> Instant {
    meaning(of: local).instant
  }
}

extension Instant {
  fileprivate static func atSecond(_ second: Int) -> Instant {
    Instant(milliseconds: Int64(second) * 1000)
  }
}

/// A zone that is always the same distance from UTC, at most a day.
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
