/// What is delivered at once: a reminder, or one line in place of many that come too late.
public enum ReminderNotice: Hashable, Sendable {
  case reminder(Reminder)
  /// They were due more than a day ago; never empty, the earliest first.
  case late([Reminder])

  public var key: ReminderKey {
    switch self {
    case .reminder(let reminder): reminder.key
    case .late: ReminderKey(known: "late")
    }
  }
}

/// What came of delivering.
public struct DeliveryReport: Sendable {
  /// What a channel took, in the order in which it did.
  public internal(set) var delivered: [(notice: ReminderNotice, channel: DeliveryChannel)] = []
  /// The channels that took nothing more, and why; what they did not take is sent again.
  public internal(set) var failures: [(channel: DeliveryChannel, error: any Error)] = []
  /// When the quiet hours are over in which nothing is delivered.
  public internal(set) var quietUntil: Instant?
}
