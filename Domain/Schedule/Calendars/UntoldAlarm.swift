/// An alarm of a file of which nobody is told here.
public struct UntoldAlarm: Hashable, Sendable {
  /// Why nobody is.
  public enum Reason: CaseIterable, Hashable, Sendable {
    /// As many as are told come before it.
    case tooMany
    case tooFar
    /// It rings between two minutes.
    case betweenMinutes
    /// It rings at one moment, and the event takes place again and again.
    case once
    case unreadable
  }

  /// When it is to ring, as its line says it.
  public let trigger: String
  public let reason: Reason

  public init(trigger: String, reason: Reason) {
    (self.trigger, self.reason) = (trigger, reason)
  }
}
