import HearthDomain
import TerminalKit

extension AppCoordinator {
  /// Delivers the reminders that are due; none while the view is locked.
  mutating func deliverDueReminders() {
    guard !lockCover.isOn else { return }
    for trouble in reminders.deliver(in: appearance.language) { showNotice(.failure(trouble)) }
  }

  /// Opens the list of today's past reminders, with the keys that answer them.
  mutating func openReminders() {
    guard page?[AppPage.reminders] == nil else { return }
    attempt { app in
      let rows = try app.reminders.rows()
      guard !rows.isEmpty else {
        return app.showNotice(
          .refusal(Words(ko: "오늘은 지나간 알림이 없어요.", en: "There are no past reminders today.")))
      }
      app.screens.push(.reminders(RemindersScreen.State(rows)))
    }
  }

  /// Opens the list of past reminders again, if there are any.
  mutating func reopenReminders() {
    attempt { app in
      let rows = try app.reminders.rows()
      if !rows.isEmpty { app.screens.push(.reminders(RemindersScreen.State(rows))) }
    }
  }

  /// Displays what the reminder is about, or performs the key's action on it.
  mutating func answerReminder(_ reminder: Reminder, at route: Route, by key: Character?)
    -> AppEffect?
  {
    screens.pop()
    if key == nil && !route.isForm || !reminder.subject.disappearsWhenDone {
      attempt { try $0.reminders.dismiss(reminder) }
    }
    if key != nil || route.isForm {
      return performAction(on: route, by: key.map { .character($0) }, isAnswer: true)
    }
    go(to: route)
    return nil
  }

  mutating func askSnooze(_ reminder: Reminder) {
    guard let now = reminders.localTime else { return }
    overlay = .choice(.choosingSnooze(reminder, at: now))
  }

  mutating func snooze(_ reminder: Reminder, until snooze: Snooze) {
    overlay = nil
    attempt { app in
      if let words = try app.reminders.snooze(reminder, until: snooze) {
        app.showNotice(.success(words))
      }
    }
    closeRemindersIfEmpty()
  }

  /// Dismisses the reminder, or all of them if nil.
  mutating func dismiss(_ reminder: Reminder?) {
    attempt { try $0.reminders.dismiss(reminder) }
    closeRemindersIfEmpty()
  }

  /// Refreshes the page of reminders and closes it if it is empty.
  private mutating func closeRemindersIfEmpty() {
    refreshPages()
    if screens[AppPage.reminders]?.rows.count == 0 { screens.pop() }
  }

  /// Returns the sequences to send to the terminal and removes them from the queue.
  mutating func drainTerminalSequences() -> [String] { reminders.drainTerminalSequences() }

  func drawReminder(in frame: inout Frame) {
    // An open overlay receives all keys, also the one for the reminder.
    let shown = reminders.displayed
    guard let reminder = shown.last, overlay == nil, page?[AppPage.search] == nil,
      page?[AppPage.reminders] == nil
    else { return }
    let line = layout.notice.insetBy(left: 1, right: 1)
    let text = "♪ " + reminder.text(view.language).terminalSafe.onOneLine
    // The text comes first: only a long one is cut for the keys, and never in a narrow window.
    let least = min(view.widths.columns(of: text), 40)
    let hints = reminderHints(others: shown.count - 1)
    let hint = hints.first { line.width - 2 - view.widths.columns(of: $0) >= least } ?? ""
    let room = line.width - (hint.isEmpty ? 0 : view.widths.columns(of: hint) + 2)
    StatusLine(
      StyledText(view.widths.truncate(text, to: room), view.theme.accent),
      trailing: StyledText(hint, view.theme.faint)
    )
    .draw(in: &frame, at: line)
  }

  /// Returns the hints beside a reminder, the longest first: the keys that work on the screen in
  /// front, and the number of other reminders.
  private func reminderHints(others: Int) -> [String] {
    let more = others > 0 ? "(+\(others))" : ""
    let actions = takesTextInFront ? [] : globalKeys.bindings.map(\.action)
    let keys = [
      actions.contains(.openReminders) ? view.language(ko: "! 열기", en: "! opens it") : nil,
      actions.contains(.hideReminders) ? view.language(ko: "Esc 닫기", en: "Esc closes") : nil,
    ].compactMap(\.self)
    return [keys, Array(keys.prefix(1)), []].map { shown in
      [shown.joined(separator: " · "), more].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}
