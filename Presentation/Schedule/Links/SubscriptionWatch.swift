import HearthDomain

/// Refreshes subscribed calendars when they are due, while the watcher runs and if the setting
/// allows it.
package struct SubscriptionWatch {
  /// Minimum time between two attempts, in milliseconds.
  private static let minInterval: Int64 = 3_600_000

  private let tools: LinkTools
  private let isEnabled: () -> Bool
  private var lastAttempts: [ID<Link>: Instant] = [:]

  package init(_ tools: LinkTools, isWanted: @escaping () -> Bool) {
    self.tools = tools
    self.isEnabled = isWanted
  }

  /// Refreshes all subscriptions that are due. If one fails, passes the error to `failing` and
  /// continues.
  mutating func refresh(failing: (any Error) -> Void) throws {
    guard isEnabled() else { return }
    let subscriptions = tools.schedule.subscriptions
    for one in try subscriptions.all() where subscriptions.isDue(one) {
      let now = tools.clock.now()
      // If the clock was set back, the last attempt seems to be in the future; then it does not
      // wait.
      if let last = lastAttempts[one.link.id], last <= now, now - last < Self.minInterval {
        continue
      }
      lastAttempts[one.link.id] = now
      do {
        let source = try tools.locations.folder(one.link.location, of: .calendar, nil)
        try subscriptions.refresh(one, from: source, as: tools.formats.events)
      } catch {
        failing(error)
      }
    }
  }
}
