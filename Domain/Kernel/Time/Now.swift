/// Source of the current moment.
public struct Now: Sendable {
  private let currentInstant: @Sendable () -> Instant

  public init(_ tell: @escaping @Sendable () -> Instant) {
    self.currentInstant = tell
  }

  public func callAsFunction() -> Instant { currentInstant() }
}

/// The current time on the user's wall clock.
public struct LocalClock: Sendable {
  public let now: Now
  public let zone: any ZoneRules

  public init(now: Now, zone: any ZoneRules) {
    self.now = now
    self.zone = zone
  }

  public var localTime: LocalTime { zone.localTime(at: now()) }
  public var today: Day { localTime.day }
}
