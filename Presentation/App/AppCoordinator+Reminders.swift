import HearthDomain
import TerminalKit

extension AppCoordinator {
  /// Delivers what is due now, and lets go of what has stood in its line for long enough.
  mutating func ring() {
    guard let bell, !cover.isOn else { return }
    rings.removeAll { ring in
      let age = bell.now.milliseconds - ring.at.milliseconds
      return age < 0 || age > ReminderBell.longestShown
    }
    do {
      let new = try bell.ring(in: appearance.language)
      rings += new.shown
      sequences += new.sequences
      for error in new.failures { tellOnce(error) }
    } catch DomainError.unavailable(.store) {
      // A store in trouble tells so itself when it is read or written on the user's behalf.
    } catch {
      tellOnce(error)
    }
  }

  /// A channel that fails does so every minute; it is told once.
  private mutating func tellOnce(_ error: any Error) {
    let words = Words(ofAny: error)
    guard toldTroubles.insert(words).inserted else { return }
    tell(.failure(words))
  }

  /// Goes to the place of the reminder that is shown.
  mutating func openReminder() {
    guard !rings.isEmpty else { return }
    go(to: rings.removeFirst().route)
  }

  /// What the terminal is to be sent, which is then forgotten here.
  mutating func takeSequences() -> [String] {
    defer { sequences = [] }
    return sequences
  }

  func drawRing(in frame: inout Frame) {
    // What lies over the tabs takes all keys, also the one that would open it.
    guard let ring = rings.first, overlay == nil, pages.search == nil else { return }
    let language = view.language
    let more = rings.count > 1 ? " (+\(rings.count - 1))" : ""
    let hint = StyledText(language(ko: "! 열기", en: "! opens it") + more, view.theme.faint)
    let line = layout.notice.margins(left: 1, right: 1)
    // The way to it stays, however long the text is.
    let room = max(10, line.width - view.widths.columns(of: hint) - 2)
    let text = view.widths.cut("♪ " + ring.text(language).visible.onOneLine, to: room)
    StatusLine(StyledText(text, view.theme.accent), trailing: hint).draw(in: &frame, at: line)
  }
}
