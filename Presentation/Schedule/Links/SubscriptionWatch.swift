import HearthDomain

/// Reads subscribed calendars anew while the watcher runs, where that is wanted: each when it wants
/// to be asked again.
package struct SubscriptionWatch {
  /// What does not say when, or could not be read, is asked again so much later.
  private static let pause: Int64 = 3_600_000

  private let tools: LinkTools
  private let isWanted: () -> Bool
  private var asked: [ID<Link>: Instant] = [:]

  package init(_ tools: LinkTools, isWanted: @escaping () -> Bool) {
    self.tools = tools
    self.isWanted = isWanted
  }

  /// What could not be read keeps nothing else waiting, and is handed over.
  mutating func refresh(failing: (any Error) -> Void) throws {
    guard isWanted() else { return }
    let subscriptions = tools.schedule.subscriptions
    for one in try subscriptions.all() where subscriptions.isDue(one) {
      let now = tools.clock.now()
      // Who sets the clock back waits no longer than that.
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
