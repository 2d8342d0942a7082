/// Time of a mood: the instant, and the local time where it was recorded.
///
/// The offset from UTC is stored with the instant. A mood at 23:50 in Seoul thus keeps its day,
/// wherever the diary is read.
public struct MoodMoment: Hashable, Sendable {
  /// Maximum distance into the future. Up to a day is accepted, because the date may be later in
  /// other time zones.
  static let maxMillisecondsAhead: Int64 = 86_400_000

  public let instant: Instant
  /// Offset in seconds east of UTC, at most a day in either direction.
  public let secondsEast: Int

  /// Creates a moment, clamped to the range of supported local times.
  public init(_ instant: Instant, secondsEast: Int) {
    let east = min(max(secondsEast, -86_400), 86_400)
    let first = (Int64(LocalTime.earliest.secondsSinceEpoch) - Int64(east)) * 1000
    let last = (Int64(LocalTime.latest.secondsSinceEpoch) - Int64(east)) * 1000 + 999
    self.instant = Instant(milliseconds: min(max(instant.milliseconds, first), last))
    self.secondsEast = east
  }

  /// Creates the moment with the zone's offset at the instant.
  public init(_ instant: Instant, in zone: any ZoneRules) {
    self.init(instant, secondsEast: zone.offset(at: instant))
  }

  /// Creates the moment of a local time in the zone; the earlier one if the time occurs twice.
  public init(_ local: LocalTime, in zone: any ZoneRules) {
    self.init(zone.instant(of: local), in: zone)
  }

  /// Throws ``DomainError/invalid(_:)`` if the moment is more than a day after `now`.
  public func checkIsNotTooFarAhead(now: Instant) throws(DomainError) {
    let last = now.adding(milliseconds: MoodMoment.maxMillisecondsAhead)
    guard instant > last else { return }
    let latest = MoodMoment(last, secondsEast: secondsEast).local.withoutSeconds
    throw DomainError.invalid(.time, .tooFarAhead(local.withoutSeconds, latest: latest))
  }

  public var local: LocalTime {
    LocalTime(clampingSecondsSinceEpoch: instant.seconds + secondsEast)
  }
  /// The exact moment as RFC 3339 text, for programs and files.
  public var timestamp: String { instant.rfc3339(secondsEast: secondsEast, .exact) }

  public var day: Day { local.day }
  public var time: TimeOfDay { local.time }
}
