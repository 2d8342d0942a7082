import TerminalKit

extension AppCoordinator {
  /// Returns the event as the keys that were pressed, unless the user is typing text. A Korean
  /// input method combines several keys into one letter: `가` stands for `r` and `k`, which are
  /// separate commands.
  func keystrokes(of event: TerminalEvent) -> [TerminalEvent] {
    guard case .key(let key) = event, case .character(let character) = key.code,
      let jamo = KoreanKeyboard.jamo(of: character), jamo.count > 1, !isTyping, !isConfirmationOpen
    else { return [event] }
    return jamo.map { .key(Key(.character($0), key.modifiers)) }
  }

  /// Number of simultaneous characters from which text counts as pasted, not typed.
  private static var minPasteLength: Int { 16 }
  /// Maximum number of repeats of a key that are handled between two frames.
  private static var maxRepeats: Int { 1_000 }

  /// Removes the next of several simultaneous events and returns it. Pasted text without paste
  /// marks becomes one paste event. Repeats of a key beyond a limit are dropped, because thousands
  /// from a stuck key would block the screen.
  func removeNextEvent(of events: inout ArraySlice<TerminalEvent>) -> TerminalEvent? {
    guard let first = events.first else { return nil }
    if isTyping {
      let text = events.prefix { $0.typedCharacter != nil }
      if text.count >= AppCoordinator.minPasteLength {
        events.removeFirst(text.count)
        return .paste(String(text.compactMap(\.typedCharacter)))
      }
    } else if case .key = first {
      let repeats = events.prefix { $0 == first }.count
      events.removeFirst(max(0, repeats - AppCoordinator.maxRepeats))
    }
    return events.removeFirst()
  }

  /// Whether a question for confirmation is open. It ignores keys pressed before it was displayed.
  var isConfirmationOpen: Bool {
    if case .confirm = overlay { true } else { false }
  }

  /// Whether a text field has the focus.
  private var isTyping: Bool {
    if let page = lockCover.page { return LockScreen.isTyping(page) }
    return screens.front?.isTyping ?? tabs.front.status.isTyping
  }
}

extension TerminalEvent {
  /// The character of a key without modifiers; nil for any other event.
  fileprivate var typedCharacter: Character? {
    guard case .key(let key) = self, key.modifiers.isEmpty,
      case .character(let character) = key.code
    else { return nil }
    return character
  }
}
