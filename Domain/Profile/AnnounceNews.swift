/// Announces the news of a release once in each store that an earlier release has used.
public struct AnnounceNews: Sendable {
  let store: any Store
  let clock: LocalClock

  public init(store: any Store, clock: LocalClock) {
    (self.store, self.clock) = (store, clock)
  }

  /// Marks the news of the release of that day as announced. Returns false if it already was, if
  /// the store is not older than the release, or if the clock is behind that day.
  public func callAsFunction(releasedOn day: Day) throws -> Bool {
    let today = clock.today
    guard today >= day else { return false }
    let last = try store.read { try $0.deliveries.progress(of: .newsMarker)?.beganAt }
    if let last, clock.zone.localTime(at: last).day >= day { return false }
    let wasUsedBefore =
      try last != nil
      || clock.zone.localTime(at: store.read { try $0.profile.createdAt() }).day < day
    try store.relaxedWrite(ifFree: true) {
      try $0.deliveries.save(ChannelProgress(of: .newsMarker, beganAt: clock.now()))
    }
    return wasUsedBefore
  }
}
