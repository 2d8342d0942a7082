/// An alarm in a file that this program does not remind of.
public struct UnsupportedAlarm: Hashable, Sendable {
  /// Why there is no reminder.
  public enum Reason: CaseIterable, Hashable, Sendable {
    /// The maximum number of alarms come before it.
    case tooMany
    case tooFar
    /// It rings between two full minutes.
    case betweenMinutes
    /// It rings at one absolute time, but the event repeats.
    case once
    case unreadable
  }

  /// The trigger, as its line has it.
  public let trigger: String
  public let reason: Reason

  public init(trigger: String, reason: Reason) {
    (self.trigger, self.reason) = (trigger, reason)
  }
}
