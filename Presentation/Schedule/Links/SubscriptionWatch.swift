import HearthDomain

/// Refreshes subscribed calendars while the watcher runs, each when it is due, if the setting
/// allows it.
package struct SubscriptionWatch {
  /// Minimum time between two attempts, in milliseconds.
  private static let pause: Int64 = 3_600_000

  private let tools: LinkTools
  private let isWanted: () -> Bool
  private var asked: [ID<Link>: Instant] = [:]

  package init(_ tools: LinkTools, isWanted: @escaping () -> Bool) {
    self.tools = tools
    self.isWanted = isWanted
  }

  /// Refreshes all subscriptions that are due. A failure is passed to `failing` and does not stop
  /// the others.
  mutating func refresh(failing: (any Error) -> Void) throws {
    guard isWanted() else { return }
    let subscriptions = tools.schedule.subscriptions
    for one in try subscriptions.all() where subscriptions.isDue(one) {
      let now = tools.clock.now()
      // If the clock was set back (`last` is in the future), does not wait.
      if let last = asked[one.link.id], last <= now, now - last < Self.pause { continue }
      asked[one.link.id] = now
      do {
        let source = try tools.places.folder(one.link.place, of: .calendar, nil)
        try subscriptions.refresh(one, from: source, as: tools.formats.events)
      } catch {
        failing(error)
      }
    }
  }
}
