/// A read-only calendar that is downloaded as a whole.
public struct Subscription: Hashable, Sendable {
  public enum Source: Hashable, Sendable {
    /// An address on the web. It is as secret as a password, since anybody who knows it can read
    /// the calendar.
    case address(HTTPAddress)
    case file(FilePath)
  }

  public let source: Source
  /// Whether alarms in the calendar become reminders.
  public let reminds: Bool

  public init(_ source: Source, reminds: Bool) {
    self.source = source
    self.reminds = reminds
  }

  private static let storedWord = "subscribed"
  private static let storedWordWithReminders = "subscribed-reminding"

  /// Text form for the store; nil if the path is not valid text.
  package var textForm: String? {
    let text: String? =
      switch source {
      case .address(let address): address.text
      case .file(let path): path.text
      }
    return text.map {
      (reminds ? Subscription.storedWordWithReminders : Subscription.storedWord) + " " + $0
    }
  }

  package init?(textForm spelling: String) {
    let words = spelling.split(separator: " " as Character, maxSplits: 1).map(String.init)
    guard words.count == 2,
      [Subscription.storedWord, Subscription.storedWordWithReminders].contains(words[0])
    else {
      return nil
    }
    let source = HTTPAddress(words[1]).map { Source.address($0) } ?? .file(FilePath(words[1]))
    self.init(source, reminds: words[0] == Subscription.storedWordWithReminders)
  }
}

/// The state of a subscription's source at the last refresh.
package struct SubscriptionState: Hashable, Sendable {
  /// Moment before which the source asks not to be requested again; nil if it does not say.
  package let nextRefreshAt: Instant?
  /// Version tag of the source's content at the last refresh, such as an ETag.
  package let versionTag: String?

  package init(due: Instant?, tag: String?) {
    self.nextRefreshAt = due
    self.versionTag = tag
  }

  package var textForm: String { "\(nextRefreshAt?.milliseconds ?? 0) \(versionTag ?? "")" }

  package init(textForm spelling: String) {
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
    try links.linksAndSubscriptions().filter(\.link.location.isSubscription)
  }

  /// Adds a subscription. Throws ``CalendarRefusal``, for example if the calendar has events of its
  /// own.
  @discardableResult
  package func add(
    _ name: CalendarName, _ subscription: Subscription, _ color: CalendarColor?
  ) throws -> ListedLink {
    try links.add(
      name, at: .subscription(subscription), isReadOnly: true, pushing: nil, color)
  }

  /// Whether the source may be requested again.
  package func isDue(_ listed: ListedLink) -> Bool {
    guard let due = listed.link.syncToken.flatMap({ SubscriptionState(textForm: $0).nextRefreshAt })
    else {
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
      // Nothing is sent, so no rejections by version are known, and all removals are accepted.
      LinkRequest(by: "", acceptingRemovals: true))
  }

  /// Removes the subscription with its calendar and all its events; returns the number of removed
  /// events. Throws ``CalendarRefusal/isNotSubscribed(_:)``.
  @discardableResult
  package func remove(_ name: CalendarName) throws -> Int {
    try store.write { repositories in
      guard let calendar = try repositories.calendar(named: name), let id = calendar.link,
        let link = try repositories.links.links().first(where: { $0.id == id }),
        link.location.isSubscription
      else { throw CalendarRefusal.isNotSubscribed(name).error }
      try repositories.links.remove(id)
      let count = try repositories.removeWithEvents(name).events
      try repositories.journal.setVerb(.link, subject: name.value)
      return count
    }
  }
}
