import HearthDomain
import TerminalKit

extension AppCoordinator {
  /// Delivers what is due now; nobody is told anything while all is covered.
  mutating func showReminders() {
    guard !cover.isOn else { return }
    for trouble in reminders.deliver(in: appearance.language) { tell(.failure(trouble)) }
  }

  /// Shows what passed today, each with what answers it.
  mutating func openReminders() {
    guard page?[AppPage.reminders] == nil else { return }
    attempt { app in
      let rows = try app.reminders.rows()
      guard !rows.isEmpty else {
        return app.tell(
          .refusal(Words(ko: "오늘은 지나간 알림이 없어요.", en: "No reminder has passed today.")))
      }
      app.screens.push(.reminders(RemindersScreen.State(rows)))
    }
  }

  /// Goes back to what passed, if there is any.
  mutating func reopenReminders() {
    attempt { app in
      let rows = try app.reminders.rows()
      if !rows.isEmpty { app.screens.push(.reminders(RemindersScreen.State(rows))) }
    }
  }

  /// Goes to what the reminder is about, or does with it what the key does there.
  mutating func answer(_ reminder: Reminder, at route: Route, by key: Character?) -> AppEffect? {
    screens.pop()
    if key == nil && !route.isForm || !reminder.subject.endsWhenDone {
      attempt { try $0.reminders.dismiss(reminder) }
    }
    if key != nil || route.isForm {
      return act(on: route, by: key.map { .character($0) }, isAnswer: true)
    }
    go(to: route)
    return nil
  }

  mutating func askSnooze(_ reminder: Reminder) {
    guard let now = reminders.localTime else { return }
    overlay = .choice(.snoozing(reminder, at: now))
  }

  mutating func snooze(_ reminder: Reminder, until snooze: Snooze) {
    overlay = nil
    attempt { app in
      if let words = try app.reminders.snooze(reminder, until: snooze) { app.tell(.done(words)) }
    }
    leaveIfNoneWait()
  }

  /// Lets go of the reminder, or of all.
  mutating func dismiss(_ reminder: Reminder?) {
    attempt { try $0.reminders.dismiss(reminder) }
    leaveIfNoneWait()
  }

  /// Reads the page of reminders anew; with none there is nothing to be seen on it.
  private mutating func leaveIfNoneWait() {
    refreshPages()
    if screens[AppPage.reminders]?.rows.count == 0 { screens.pop() }
  }

  /// What the terminal is to be sent, which is then forgotten here.
  mutating func takeSequences() -> [String] { reminders.takeSequences() }

  func drawRing(in frame: inout Frame) {
    // What lies over the tabs takes all keys, also the one that would open it.
    let shown = reminders.shown
    guard let reminder = shown.last, overlay == nil, page?[AppPage.search] == nil,
      page?[AppPage.reminders] == nil
    else { return }
    let language = view.language
    let others = shown.count - 1
    let more = others > 0 ? " (+\(others))" : ""
    let hint = StyledText(
      language(ko: "! 열기 · Esc 닫기", en: "! opens it · Esc closes") + more, view.theme.faint)
    let line = layout.notice.margins(left: 1, right: 1)
    // The way to it stays, however long the text is.
    let room = max(10, line.width - view.widths.columns(of: hint) - 2)
    let text = view.widths.cut("♪ " + reminder.text(language).visible.onOneLine, to: room)
    StatusLine(StyledText(text, view.theme.accent), trailing: hint).draw(in: &frame, at: line)
  }
}
