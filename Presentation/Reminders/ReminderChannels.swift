import HearthDomain
import TerminalKit

/// The ways out of the program by which reminders are delivered.
package struct ReminderChannels: Sendable {
  /// What the user's settings name; nil for what suits the machine.
  let chosen: @Sendable () throws -> [ReminderChannel]?
  /// Whether notifications of the desktop reach somebody.
  let hasDesktop: Bool
  /// The sender of what leaves the program; nil for what is told by the terminal or the output.
  let sender: @Sendable (ReminderChannel) -> (any ReminderSender)?
  /// Whether a program of the user's waits for what is due.
  let hasHook: @Sendable () -> Bool
  /// How the terminal is told.
  let notifications: NotificationSequence

  package init(
    chosen: @escaping @Sendable () throws -> [ReminderChannel]?, hasDesktop: Bool,
    hasHook: @escaping @Sendable () -> Bool = { false },
    notifications: NotificationSequence,
    sender: @escaping @Sendable (ReminderChannel) -> (any ReminderSender)?
  ) {
    self.chosen = chosen
    self.hasDesktop = hasDesktop
    self.hasHook = hasHook
    self.notifications = notifications
    self.sender = sender
  }

  /// The channels, the standard output first: what is printed there need not be told again.
  func all(onTerminal isTerminal: Bool) throws -> [ReminderChannel] {
    let usual: [ReminderChannel] =
      [.standardOutput] + (hasDesktop ? [.desktop] : isTerminal ? [.terminal] : [])
    let wanted = try (chosen() ?? usual) + (hasHook() ? [.hook] : [])
    return wanted.filter { $0 == .standardOutput } + wanted.filter { $0 != .standardOutput }
  }
}
