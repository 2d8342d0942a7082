import HearthDomain
import TerminalKit

/// Delivers while the full-screen view is open: in its own line, by the terminal, and by the
/// channels that leave the program, for which nobody has to wait.
package struct ScreenDelivery: Sendable {
  /// A reminder as the line above the footer shows it.
  struct ShownReminder: Hashable, Sendable {
    let text: Words
    let route: Route
    let at: Instant
    /// Nil for the sum of those that came too late.
    let reminder: Reminder?
  }

  /// What came of looking for reminders.
  struct Delivered {
    var shown: [ShownReminder] = []
    /// What the terminal is to be sent.
    var sequences: [String] = []
    /// Why channels took nothing.
    var failures: [any Error] = []
  }

  /// So long a reminder stands in its line unless it is opened.
  static let longestShown: Int64 = 600_000

  private let deliver: DeliverReminders
  private let channels: ReminderChannels
  private let formatter: ReminderFormatter
  private let isInsideTmux: Bool
  private let background: ReminderBackground

  package init(
    deliver: DeliverReminders, channels: ReminderChannels, formatter: ReminderFormatter,
    isInsideTmux: Bool, background: ReminderBackground
  ) {
    self.deliver = deliver
    self.channels = channels
    self.formatter = formatter
    self.isInsideTmux = isInsideTmux
    self.background = background
  }

  var now: Instant { formatter.clock.now() }

  /// Delivers what is due; throws when the store fails.
  func deliver(in language: Language) throws -> Delivered {
    let methods = try channels.all(onTerminal: true).filter { $0 != .standardOutput }
    var delivered = Delivered()
    delivered.failures = background.takeFailures()
    let terminal = methods.contains(.terminal) ? [DeliveryChannel(.terminal)] : []
    let report = try deliver(by: [.screen] + terminal) { notice, channel in
      if channel == .screen {
        delivered.shown.append(shown(for: notice))
      } else {
        delivered.sequences.append(sequence(for: notice, in: language))
      }
    }
    delivered.failures += report.failures.map(\.error)
    deliverElsewhere(methods.filter { $0 != .terminal }, in: language)
    return delivered
  }

  /// Those that still call something to mind; throws when the store fails.
  func standing(_ delivered: [ShownReminder]) throws -> [ShownReminder] {
    let due = Set(try deliver.standing(delivered.compactMap(\.reminder)))
    return delivered.filter { reminder in reminder.reminder.map(due.contains) ?? true }
  }

  private func shown(for notice: ReminderNotice) -> ShownReminder {
    var reminder: Reminder?
    if case .reminder(let one) = notice { reminder = one }
    return ShownReminder(
      text: Words(
        ko: formatter.words(.korean).text(of: notice),
        en: formatter.words(.english).text(of: notice)),
      route: formatter.route(of: notice), at: formatter.clock.now(), reminder: reminder)
  }

  private func sequence(for notice: ReminderNotice, in language: Language) -> String {
    let message = formatter.message(of: notice, in: language)
    return channels.notifications.notifying(
      title: message.title, text: message.text, id: message.id, isInsideTmux: isInsideTmux)
  }

  private func deliverElsewhere(_ methods: [ReminderChannel], in language: Language) {
    guard !methods.isEmpty else { return }
    let byChannel = Dictionary(methods.map { (DeliveryChannel($0), $0) }) { first, _ in first }
    background.start { [self] in
      let report = try deliver(by: Array(byChannel.keys)) { notice, channel in
        guard let method = byChannel[channel], let sender = channels.sender(method) else { return }
        try sender.send(formatter.message(of: notice, in: language))
      }
      return report.failures.map(\.error)
    }
  }
}
