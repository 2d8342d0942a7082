/// A read-only calendar that is fetched as a whole from elsewhere.
public struct Subscription: Hashable, Sendable {
  public enum Source: Hashable, Sendable {
    /// Whoever knows the address may read the calendar, so the address is as secret as a password.
    case address(HTTPAddress)
    case file(FilePath)
  }

  public let source: Source
  /// Whether the calendar's alarms are used as reminders.
  public let reminds: Bool

  public init(_ source: Source, reminds: Bool) {
    self.source = source
    self.reminds = reminds
  }

  private static let word = "subscribed"
  private static let reminding = "subscribed-reminding"

  /// The stored form; nil for a path that is not text.
  package var spelling: String? {
    let text: String? =
      switch source {
      case .address(let address): address.text
      case .file(let path): path.text
      }
    return text.map { (reminds ? Subscription.reminding : Subscription.word) + " " + $0 }
  }

  package init?(spelling: String) {
    let words = spelling.split(separator: " " as Character, maxSplits: 1).map(String.init)
    guard words.count == 2, [Subscription.word, Subscription.reminding].contains(words[0]) else {
      return nil
    }
    let source = HTTPAddress(words[1]).map { Source.address($0) } ?? .file(FilePath(words[1]))
    self.init(source, reminds: words[0] == Subscription.reminding)
  }
}

/// The state of a source at the last refresh.
package struct SubscriptionMark: Hashable, Sendable {
  /// Moment before which the source does not want to be asked again.
  package let due: Instant?
  /// The tag with which the source tells whether it has changed.
  package let tag: String?

  package init(due: Instant?, tag: String?) {
    self.due = due
    self.tag = tag
  }

  package var spelling: String { "\(due?.milliseconds ?? 0) \(tag ?? "")" }

  package init(spelling: String) {
    let words = spelling.split(
      separator: " " as Character, maxSplits: 1, omittingEmptySubsequences: false
    ).map(String.init)
    let due = words.first.flatMap { Int64($0) } ?? 0
    let tag = words.count > 1 ? words[1] : ""
    self.init(
      due: due > 0 ? Instant(milliseconds: due) : nil, tag: tag.isEmpty ? nil : tag)
  }
}

/// Operations on subscriptions.
package struct SubscriptionUseCases: UseCase, Sendable {
  let context: UseCaseContext

  private var links: LinkUseCases { LinkUseCases(context: context) }

  /// Returns all subscriptions, ordered by calendar.
  package func all() throws -> [ListedLink] {
    try links.everything().filter(\.link.place.isSubscription)
  }

  /// Adds a subscription; throws ``CalendarRefusal``, also if the calendar has events of its own.
  @discardableResult
  package func add(
    _ name: CalendarName, _ subscription: Subscription, _ color: CalendarColor?
  ) throws -> ListedLink {
    try links.add(
      name, at: .subscription(subscription), isReadOnly: true, pushing: nil, color)
  }

  /// Whether the source may be asked again.
  package func isDue(_ listed: ListedLink) -> Bool {
    guard let due = listed.link.mark.flatMap({ SubscriptionMark(spelling: $0).due }) else {
      return true
    }
    return clock.now() >= due
  }

  /// Replaces the local events by those of the source.
  @discardableResult
  package func refresh(
    _ listed: ListedLink, from source: some LinkedFolder, as format: some EventLinkFormat
  ) throws -> LinkReport {
    try links.run(
      listed.link, of: listed.name, with: source, as: format,
      // Nothing is sent to a subscription, so there is no version to compare.
      LinkRequest(by: "", acceptingRemovals: true))
  }

  /// Removes the subscription with its calendar and all its events; returns the number of removed
  /// events. Throws ``CalendarRefusal/isNotSubscribed(_:)``.
  @discardableResult
  package func remove(_ name: CalendarName) throws -> Int {
    try store.write { repositories in
      guard let calendar = try repositories.calendar(named: name), let id = calendar.link,
        let link = try repositories.links.links().first(where: { $0.id == id }),
        link.place.isSubscription
      else { throw CalendarRefusal.isNotSubscribed(name).error }
      try repositories.links.remove(id)
      let count = try repositories.removeWithEvents(name)
      try repositories.journal.describe(.link, subject: name.value)
      return count
    }
  }
}
