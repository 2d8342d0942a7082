import HearthDomain

/// The line of reminders above the footer. Delivers reminders, and holds those that wait for an
/// answer and those that passed today.
package struct ReminderLine {
  /// Delivers the reminders; nil if nothing is delivered.
  private let delivery: ScreenDelivery?
  /// Delivered reminders that were neither answered nor dismissed, oldest first.
  private var unanswered: [ScreenDelivery.DisplayedReminder] = []
  private var terminalSequences: [String] = []
  private var reportedFailures: Set<Words> = []

  /// Creates the line. Without a delivery it stays empty.
  package init(_ delivery: ScreenDelivery?) {
    self.delivery = delivery
  }

  /// Delivers what is due, and hides reminders that were displayed for long enough. Returns
  /// failures of channels that were not reported before.
  mutating func deliver(in language: Language) -> [Words] {
    guard let delivery else { return [] }
    let wasDisplayed = { (reminder: ScreenDelivery.DisplayedReminder) in
      let age = delivery.now - reminder.deliveredAt
      return age < 0 || age > ScreenDelivery.maxDisplayTime
    }
    hide(where: wasDisplayed)
    for place in unanswered.indices where wasDisplayed(unanswered[place]) {
      unanswered[place].reminders.removeAll(where: delivery.clearsItself)
    }
    unanswered.removeAll(where: \.reminders.isEmpty)
    do {
      let new = try delivery.deliver(in: language)
      unanswered += new.displayed
      terminalSequences += new.terminalSequences
      return unreportedMessages(new.failures)
    } catch DomainError.unavailable(.store) {
      // Errors of the store are reported when the user reads or writes it.
      return []
    } catch {
      return unreportedMessages([error])
    }
  }

  /// The displayed reminders, oldest first.
  var displayed: [ScreenDelivery.DisplayedReminder] { unanswered.filter { !$0.isListedOnly } }

  /// Whether reminders are delivered here.
  var isDelivering: Bool { delivery != nil }

  /// Hides matching reminders; they stay in the list of past ones.
  mutating func hide(
    where isWanted: (ScreenDelivery.DisplayedReminder) -> Bool = { _ in true }
  ) {
    for place in unanswered.indices where isWanted(unanswered[place]) {
      unanswered[place].isListedOnly = true
    }
  }

  /// Removes reminders whose subject was completed or removed in the meantime. Keeps all of them if
  /// the store cannot be read; that error is reported when the user next reads the store.
  mutating func removeOutdated() {
    guard !unanswered.isEmpty, let standing = try? delivery?.stillDue(unanswered) else { return }
    unanswered = standing
  }

  /// Returns failures that were not reported before, because a failing channel fails every minute.
  private mutating func unreportedMessages(_ errors: [any Error]) -> [Words] {
    errors.map { Words(ofAny: $0) }.filter { reportedFailures.insert($0).inserted }
  }

  /// Returns all reminders that passed today or still wait, oldest first. Throws if the store
  /// fails.
  private func passedReminders() throws -> [Reminder] {
    let brought = unanswered.flatMap(\.reminders)
    let keys = Set(brought.map(\.key))
    let others = try delivery?.passedToday().filter { !keys.contains($0.key) } ?? []
    return (brought + others).sorted(by: Reminder.isEarlier)
  }

  /// Returns the rows of the list, newest first, only the last reminder for each subject. Throws if
  /// the store fails.
  func rows() throws -> [RemindersScreen.Row] {
    guard let delivery else { return [] }
    return try passedReminders().lastOfEachTopic.reversed().map(delivery.row)
  }

  /// Dismisses the reminder for all channels, with others about the same subject; nil dismisses
  /// all. Throws if the store fails.
  mutating func dismiss(_ reminder: Reminder? = nil) throws {
    let topic = reminder.map { ReminderTopic(of: $0.subject) }
    let isMeant = { (other: Reminder) in
      topic == nil || other.key == reminder?.key || ReminderTopic(of: other.subject) == topic
    }
    try delivery?.dismiss(passedReminders().filter(isMeant))
    for place in unanswered.indices { unanswered[place].reminders.removeAll(where: isMeant) }
    unanswered.removeAll(where: \.reminders.isEmpty)
  }

  /// Snoozes the reminder. Returns the message about it; nil if nothing is delivered.
  mutating func snooze(_ reminder: Reminder, until snooze: Snooze) throws -> Words? {
    let words = try delivery?.snooze(reminder, until: snooze)
    try dismiss(reminder)
    return words
  }

  /// The current local time; nil if nothing is delivered.
  var localTime: LocalTime? { delivery?.localTime }

  /// Returns the waiting sequences for the terminal and removes them.
  mutating func drainTerminalSequences() -> [String] {
    defer { terminalSequences = [] }
    return terminalSequences
  }
}
