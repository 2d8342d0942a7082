import HearthDomain
import TerminalKit

/// The channels that deliver reminders.
package struct ReminderChannels: Sendable {
  /// Returns the channels in the settings; nil for the defaults of the machine.
  let configured: @Sendable () throws -> [ReminderChannel]?
  /// Whether desktop notifications are available.
  let hasDesktop: Bool
  /// Returns the sender of an external channel; nil for the terminal and the standard output.
  let sender: @Sendable (ReminderChannel) -> (any ReminderSender)?
  /// Whether the user has a hook program for due reminders.
  let hasHook: @Sendable () -> Bool
  /// The notification sequence of the terminal.
  let notifications: NotificationSequence

  package init(
    chosen: @escaping @Sendable () throws -> [ReminderChannel]?, hasDesktop: Bool,
    hasHook: @escaping @Sendable () -> Bool = { false },
    notifications: NotificationSequence,
    sender: @escaping @Sendable (ReminderChannel) -> (any ReminderSender)?
  ) {
    self.configured = chosen
    self.hasDesktop = hasDesktop
    self.hasHook = hasHook
    self.notifications = notifications
    self.sender = sender
  }

  /// Returns the channels, standard output first, because what is printed there need not be
  /// repeated.
  func channels(onTerminal isTerminal: Bool) throws -> [ReminderChannel] {
    let usual: [ReminderChannel] =
      [.standardOutput] + (hasDesktop ? [.desktop] : isTerminal ? [.terminal] : [])
    let wanted = try (configured() ?? usual) + (hasHook() ? [.hook] : [])
    return wanted.filter { $0 == .standardOutput } + wanted.filter { $0 != .standardOutput }
  }
}
