/// A reminder in words, for delivery by a channel.
package struct ReminderMessage: Hashable, Sendable {
  /// Key of the reminder; the same if the message is sent again.
  package let id: String
  /// Kind of the reminder, or `late` for a summary.
  package let kind: String
  package let title: String
  /// The reminder in one sentence.
  package let text: String
  /// Shell command with which the user can act on the reminder.
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
  /// Sends the message and waits until the channel has accepted it; throws
  /// ``Unavailability/channel(name:_:)`` otherwise.
  func send(_ message: ReminderMessage) throws
}

/// A process that delivers reminders on this machine.
public struct DeliveryProcess: Sendable {
  /// Number that no other process has or had.
  public let id: Int64
  private let checkIsRunning: @Sendable (Int64) -> Bool

  public init(id: Int64, isRunning: @escaping @Sendable (Int64) -> Bool) {
    self.id = id
    checkIsRunning = isRunning
  }

  /// Whether the process with the number is running.
  func isRunning(_ other: Int64) -> Bool { other == id || checkIsRunning(other) }
}
