import HearthDomain
import TerminalKit

extension AppCoordinator {
  /// Delivers what is due now; nobody is told anything while all is covered.
  mutating func showReminders() {
    guard !cover.isOn else { return }
    for trouble in reminders.deliver(in: appearance.language) { tell(.failure(trouble)) }
  }

  /// Goes to the place of the reminder that is shown.
  mutating func openReminder() {
    if let reminder = reminders.takeFirst() { go(to: reminder.route) }
  }

  /// What the terminal is to be sent, which is then forgotten here.
  mutating func takeSequences() -> [String] { reminders.takeSequences() }

  func drawRing(in frame: inout Frame) {
    // What lies over the tabs takes all keys, also the one that would open it.
    guard let reminder = reminders.waiting.first, overlay == nil, page?[AppPage.search] == nil
    else { return }
    let language = view.language
    let others = reminders.waiting.count - 1
    let more = others > 0 ? " (+\(others))" : ""
    let hint = StyledText(language(ko: "! 열기", en: "! opens it") + more, view.theme.faint)
    let line = layout.notice.margins(left: 1, right: 1)
    // The way to it stays, however long the text is.
    let room = max(10, line.width - view.widths.columns(of: hint) - 2)
    let text = view.widths.cut("♪ " + reminder.text(language).visible.onOneLine, to: room)
    StatusLine(StyledText(text, view.theme.accent), trailing: hint).draw(in: &frame, at: line)
  }
}
