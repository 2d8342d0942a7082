/// Message for a channel: a reminder in words.
package struct ReminderMessage: Hashable, Sendable {
  /// Key of the reminder, equal if it is sent again.
  package let id: String
  /// Kind of the reminder, or `late` for a summary.
  package let kind: String
  package let title: String
  /// The reminder in one sentence.
  package let text: String
  /// Shell command that acts on the reminder.
  package let command: String

  package init(id: String, kind: String, title: String, text: String, command: String) {
    self.id = id
    self.kind = kind
    self.title = title
    self.text = text
    self.command = command
  }
}

/// Delivers messages by one channel.
package protocol ReminderSender: Sendable {
  /// Returns once the channel has accepted the message; throws ``Unavailability/channel(name:_:)``
  /// otherwise.
  func send(_ message: ReminderMessage) throws
}

/// A delivering process on this machine.
public struct DeliveryProcess: Sendable {
  /// Number unique among present and past processes.
  public let id: Int64
  private let checkIsRunning: @Sendable (Int64) -> Bool

  public init(id: Int64, isRunning: @escaping @Sendable (Int64) -> Bool) {
    self.id = id
    checkIsRunning = isRunning
  }

  /// Whether the process with the number is running.
  func isRunning(_ other: Int64) -> Bool { other == id || checkIsRunning(other) }
}
