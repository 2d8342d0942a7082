/// A message to deliver: a reminder, or a summary of many late ones.
public enum ReminderNotice: Hashable, Sendable {
  case reminder(Reminder)
  /// Reminders due more than a day ago, the earliest first; never empty.
  case late([Reminder])

  public var key: ReminderKey {
    switch self {
    case .reminder(let reminder): reminder.key
    case .late: ReminderKey(known: "late")
    }
  }
}

/// Result of a delivery.
public struct DeliveryReport: Sendable {
  /// Accepted notices, in the order of delivery.
  public internal(set) var delivered: [(notice: ReminderNotice, channel: DeliveryChannel)] = []
  /// Channels that failed, with the reasons. What they did not accept is sent again later.
  public internal(set) var failures: [(channel: DeliveryChannel, error: any Error)] = []
  /// End of the quiet hours in which no reminder is delivered now; nil outside of them.
  public internal(set) var quietUntil: Instant?
}
