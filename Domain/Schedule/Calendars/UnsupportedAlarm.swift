/// An alarm in a file for which this program has no reminder.
public struct UnsupportedAlarm: Hashable, Sendable {
  /// Why there is no reminder.
  public enum Reason: CaseIterable, Hashable, Sendable {
    /// Earlier alarms in the file already reach the maximum number.
    case tooMany
    case tooFar
    /// The alarm rings between two full minutes.
    case betweenMinutes
    /// The alarm rings at one absolute time, but the event repeats.
    case absoluteForRepeatingEvent
    case unreadable
  }

  /// The trigger, as written in the file.
  public let trigger: String
  public let reason: Reason

  public init(trigger: String, reason: Reason) {
    (self.trigger, self.reason) = (trigger, reason)
  }
}
