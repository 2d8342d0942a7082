/// Data above the sections on the Today screen.
public struct TodayOverview: Hashable, Sendable {
  /// Present time, to the minute.
  public let moment: LocalTime
  public let displayName: DisplayName

  public init(moment: LocalTime, displayName: DisplayName) {
    self.moment = moment.withoutSeconds
    self.displayName = displayName
  }

  public var partOfDay: PartOfDay { PartOfDay(at: moment.time) }
}

/// Queries for the Today screen.
public struct TodayQueries: Sendable {
  private let store: any Store
  private let clock: LocalClock

  public init(store: any Store, clock: LocalClock) {
    self.store = store
    self.clock = clock
  }

  public func overview() throws -> TodayOverview {
    let profile = try store.read { try $0.profile.load() }
    return TodayOverview(moment: clock.localTime, displayName: profile.displayName)
  }
}
