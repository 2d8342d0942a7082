import HearthDomain
import HearthWhen
import TerminalKit

/// Delivers reminders while the full screen is open: in its line, through the terminal, and in the
/// background through external channels.
package struct ScreenDelivery: Sendable {
  /// A reminder as displayed in the line above the footer.
  struct DisplayedReminder: Hashable, Sendable {
    let text: Words
    let route: Route
    let deliveredAt: Instant
    /// One reminder, or several late ones that are summarized.
    var reminders: [Reminder]
    /// Whether the reminder is displayed only in the list, not in the line.
    var isListedOnly = false
  }

  /// The result of a delivery.
  struct DeliveryResult {
    var displayed: [DisplayedReminder] = []
    /// The sequences for the terminal.
    var terminalSequences: [String] = []
    /// The errors of failed channels.
    var failures: [any Error] = []
  }

  /// Maximum time, in milliseconds, that a reminder is displayed in the line.
  static let maxDisplayTime: Int64 = 600_000

  private let deliver: DeliverReminders
  private let snoozeReminder: SnoozeReminder
  private let channels: ReminderChannels
  private let formatter: ReminderFormatter
  private let isInsideTmux: Bool
  private let background: ReminderBackground

  package init(
    deliver: DeliverReminders, snooze: SnoozeReminder, channels: ReminderChannels,
    formatter: ReminderFormatter, isInsideTmux: Bool, background: ReminderBackground
  ) {
    self.deliver = deliver
    snoozeReminder = snooze
    self.channels = channels
    self.formatter = formatter
    self.isInsideTmux = isInsideTmux
    self.background = background
  }

  var now: Instant { formatter.clock.now() }
  var localTime: LocalTime { formatter.clock.localTime }

  /// Whether the reminder's day is over and it asked for nothing.
  func clearsItself(_ reminder: Reminder) -> Bool {
    let day = formatter.clock.zone.localTime(at: reminder.dueAt).day
    return !reminder.subject.disappearsWhenDone && day < localTime.day
  }

  /// Delivers what is due. Throws if the store fails.
  func deliver(in language: Language) throws -> DeliveryResult {
    let methods = try channels.channels(onTerminal: true).filter { $0 != .standardOutput }
    var delivered = DeliveryResult()
    delivered.failures = background.drainFailures()
    let terminal = methods.contains(.terminal) ? [DeliveryChannel(.terminal)] : []
    var (missed, overToday): ([Reminder], [Reminder]) = ([], [])
    let elsewhere = methods.filter { $0 != .terminal }
    let report = try deliver(
      by: [.screen] + terminal, beside: elsewhere.map { DeliveryChannel($0) }
    ) { notice, channel in
      guard let notice = formatter.current(notice) else { return }
      guard channel == .screen else {
        return delivered.terminalSequences.append(terminalSequence(for: notice, in: language))
      }
      switch notice {
      case .late(let several): missed += several
      case .reminder(let one) where one.isOver(at: now): overToday.append(one)
      case .reminder: delivered.displayed.append(displayedReminder(for: notice))
      }
    }
    // Events that ended today before the program was opened are not announced; they are only in the
    // list. If the line summarizes reminders of earlier days, it counts these events too, as the
    // list does.
    if !missed.isEmpty {
      let passed = (missed + overToday).sorted(by: Reminder.isEarlier).lastOfEachTopic
      delivered.displayed.insert(displayedReminder(for: .late(passed)), at: 0)
    }
    delivered.failures += report.failures.map(\.error)
    deliverToExternalChannels(elsewhere, in: language)
    return delivered
  }

  /// Returns the reminders whose subject still exists and is not done. Throws if the store fails.
  func stillDue(_ delivered: [DisplayedReminder]) throws -> [DisplayedReminder] {
    let due = Set(try deliver.stillDue(delivered.flatMap(\.reminders)).map(\.key))
    return delivered.compactMap { shown in
      var shown = shown
      shown.reminders.removeAll { !due.contains($0.key) }
      return shown.reminders.isEmpty ? nil : shown
    }
  }

  /// Returns what became due today and was neither answered nor dismissed. Throws if the store
  /// fails.
  func passedToday() throws -> [Reminder] { try deliver.unhandledToday() }

  /// Marks the reminders as delivered for every channel. Throws if the store fails.
  func dismiss(_ reminders: [Reminder]) throws { try deliver.dismiss(reminders) }

  private func displayedReminder(for notice: ReminderNotice) -> DisplayedReminder {
    let reminders =
      switch notice {
      case .reminder(let one): [one]
      case .late(let several): several
      }
    return DisplayedReminder(
      text: Words { formatter.words($0).text(of: notice) },
      route: formatter.route(of: notice), deliveredAt: formatter.clock.now(), reminders: reminders)
  }

  func row(of reminder: Reminder) -> RemindersScreen.Row {
    let shown = displayedReminder(for: .reminder(reminder))
    return RemindersScreen.Row(
      reminder: reminder,
      // The time is displayed beside it.
      text: Words { formatter.words($0).comingText(of: reminder) },
      dueTime: Words { formatter.words($0).dueTime(reminder) },
      route: shown.route)
  }

  /// Snoozes the reminder. Returns the message about it.
  func snooze(_ reminder: Reminder, until snooze: Snooze) throws -> Words {
    let until = formatter.clock.zone.localTime(at: try snoozeReminder(reminder, until: snooze))
    let when = { (language: Language) in
      let dates = DayFormatter(language, today: formatter.clock.today)
      return "\(dates.relative(until.day)) \(dates.time(until.time))"
    }
    return Words(
      ko: "\(when(.korean))에 다시 알려 드릴게요.", en: "You will be reminded again \(when(.english)).")
  }

  private func terminalSequence(for notice: ReminderNotice, in language: Language) -> String {
    let message = formatter.message(of: notice, in: language)
    return channels.notifications.sequence(
      title: message.title, text: message.text, id: message.id, isInsideTmux: isInsideTmux)
  }

  private func deliverToExternalChannels(_ methods: [ReminderChannel], in language: Language) {
    guard !methods.isEmpty else { return }
    let byChannel = Dictionary(methods.map { (DeliveryChannel($0), $0) }) { first, _ in first }
    background.start { [self] in
      let report = try deliver(by: Array(byChannel.keys)) { notice, channel in
        guard let method = byChannel[channel], let sender = channels.sender(method),
          let notice = formatter.current(notice)
        else { return }
        try sender.send(formatter.message(of: notice, in: language))
      }
      return report.failures.map(\.error)
    }
  }
}
