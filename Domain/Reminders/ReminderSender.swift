/// What a channel is given to bring: a reminder in words.
package struct ReminderMessage: Hashable, Sendable {
  /// The reminder's key; the same if it is ever sent again.
  package let id: String
  /// The reminder's kind, or `late` for several that are summed up.
  package let kind: String
  package let title: String
  /// What is to be called to mind, in one sentence.
  package let text: String
  /// The command that answers it, as it is typed in a shell.
  package let command: String

  package init(id: String, kind: String, title: String, text: String, command: String) {
    self.id = id
    self.kind = kind
    self.title = title
    self.text = text
    self.command = command
  }
}

/// Brings reminders to the user by one channel.
package protocol ReminderSender: Sendable {
  /// Returns when the channel has taken the message; throws ``Unavailability/channel(name:_:)``
  /// when it did not.
  func send(_ message: ReminderMessage) throws
}

/// Who delivers, among all who may do so on this machine.
public struct DeliveryProcess: Sendable {
  /// A number that no other process has, nor had an earlier one.
  public let id: Int64
  private let looks: @Sendable (Int64) -> Bool

  public init(id: Int64, isRunning: @escaping @Sendable (Int64) -> Bool) {
    self.id = id
    looks = isRunning
  }

  /// Whether the process with that number still runs.
  func isRunning(_ other: Int64) -> Bool { other == id || looks(other) }
}
