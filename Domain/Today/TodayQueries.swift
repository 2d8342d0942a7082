/// What Today begins with, before the areas add their parts.
public struct TodayOverview: Hashable, Sendable {
  /// To the minute.
  public let moment: LocalTime
  public let displayName: DisplayName

  public init(moment: LocalTime, displayName: DisplayName) {
    self.moment = moment.toTheMinute
    self.displayName = displayName
  }

  public var partOfDay: PartOfDay { PartOfDay(at: moment.time) }
}

/// Reads for Today.
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
