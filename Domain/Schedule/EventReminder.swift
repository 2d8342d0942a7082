/// A reminder of an occurrence, with its moment.
public struct EventReminder: Hashable, Sendable {
  public let occurrence: Occurrence
  public let minutesBefore: Int
  public let dueAt: Instant

  /// Creates a reminder. For an all-day event, the time is on the wall clock, so that nine o'clock
  /// stays nine o'clock.
  init(of occurrence: Occurrence, minutesBefore: Int, in zone: any ZoneRules) {
    self.occurrence = occurrence
    self.minutesBefore = minutesBefore
    dueAt =
      occurrence.event.span.isAllDay
      ? zone.instant(of: occurrence.start.adding(minutes: -minutesBefore))
      : occurrence.startsAt.adding(milliseconds: -60_000 * Int64(minutesBefore))
  }

  /// Whether `left` comes first: sorts by moment, then in list order.
  public static func isEarlier(_ left: EventReminder, _ right: EventReminder) -> Bool {
    if left.dueAt != right.dueAt { return left.dueAt < right.dueAt }
    return Occurrence.isListedBefore(left.occurrence, right.occurrence)
  }
}

extension Occurrence {
  /// Returns all reminders, the earliest last; none if the occurrence is free or cancelled.
  public func reminders(in zone: any ZoneRules) -> [EventReminder] {
    guard isBusy else { return [] }
    return event.details.reminders.minutesBefore.map {
      EventReminder(of: self, minutesBefore: $0, in: zone)
    }
  }
}
