/// When something was felt: the moment, and what the wall clock showed there and then.
///
/// The clock's distance from UTC stays with the moment, so that a mood of 23:50 in Seoul is
/// on its day wherever the diary is read.
public struct MoodMoment: Hashable, Sendable {
  /// How far ahead of now a moment may be: the day has begun elsewhere already.
  static let millisecondsAhead: Int64 = 86_400_000

  public let instant: Instant
  /// Seconds east of UTC, at most a day either way.
  public let secondsEast: Int

  /// A moment whose local time is not one of the supported days becomes the nearest that is.
  public init(_ instant: Instant, secondsEast: Int) {
    let east = min(max(secondsEast, -86_400), 86_400)
    let first = (Int64(LocalTime.earliest.secondsSinceEpoch) - Int64(east)) * 1000
    let last = (Int64(LocalTime.latest.secondsSinceEpoch) - Int64(east)) * 1000 + 999
    self.instant = Instant(milliseconds: min(max(instant.milliseconds, first), last))
    self.secondsEast = east
  }

  /// The moment as the zone's clocks show it.
  public init(_ instant: Instant, in zone: any ZoneRules) {
    self.init(instant, secondsEast: zone.offset(at: instant))
  }

  /// The moment of a local time in the zone; of two, the first.
  public init(_ local: LocalTime, in zone: any ZoneRules) {
    self.init(zone.instant(of: local), in: zone)
  }

  /// Throws ``DomainError/invalid(_:)`` more than a day ahead of now.
  public func check(now: Instant) throws(DomainError) {
    let last = now.adding(milliseconds: MoodMoment.millisecondsAhead)
    guard instant > last else { return }
    let latest = MoodMoment(last, secondsEast: secondsEast).local.toTheMinute
    throw DomainError.invalid(.time, .tooFarAhead(local.toTheMinute, latest: latest))
  }

  public var local: LocalTime {
    LocalTime(clampingSecondsSinceEpoch: instant.seconds + secondsEast)
  }
  /// The moment as programs see it and as files keep it: nothing is lost by it.
  public var timestamp: String { instant.rfc3339(secondsEast: secondsEast, .exact) }

  public var day: Day { local.day }
  public var time: TimeOfDay { local.time }
}
