/// The moment at which an occurrence is to be called to mind.
public struct EventReminder: Hashable, Sendable {
  public let occurrence: Occurrence
  public let minutesBefore: Int
  public let at: Instant

  init(of occurrence: Occurrence, minutesBefore: Int) {
    self.occurrence = occurrence
    self.minutesBefore = minutesBefore
    at = occurrence.startsAt.adding(milliseconds: -60_000 * Int64(minutesBefore))
  }

  /// By moment, then in the order of lists.
  public static func isEarlier(_ left: EventReminder, _ right: EventReminder) -> Bool {
    if left.at != right.at { return left.at < right.at }
    return Occurrence.isListedBefore(left.occurrence, right.occurrence)
  }
}

extension Occurrence {
  /// All reminders of it, the earliest last.
  public var reminders: [EventReminder] {
    event.details.reminders.minutesBefore.map { EventReminder(of: self, minutesBefore: $0) }
  }
}
